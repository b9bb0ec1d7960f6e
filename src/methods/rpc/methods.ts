import { discover } from './discover.js'
import { modules } from './modules.js'

/** Methods of the namespace `rpc`. */
export const rpcMethods = [modules, discover] as const
