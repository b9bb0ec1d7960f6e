import { clientVersion } from './clientVersion.js'
import { sha3 } from './sha3.js'

/** Methods of the namespace `web3`. */
export const web3Methods = [clientVersion, sha3] as const
