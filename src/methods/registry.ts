import { type MethodRecord, signaturesOf } from '../rpc/record.js'
import type { Context } from '../services/context.js'
import { adminMethods } from './admin/methods.js'
import { debugMethods } from './debug/methods.js'
import { erigonMethods } from './erigon/methods.js'
import { ethMethods } from './eth/methods.js'
import { evmbedMethods } from './evmbed/methods.js'
import { minerMethods } from './miner/methods.js'
import { netMethods } from './net/methods.js'
import { otsMethods } from './ots/methods.js'
import { personalMethods } from './personal/methods.js'
import { rpcMethods } from './rpc/methods.js'
import { testChainMethods } from './test-chain/methods.js'
import { testingMethods } from './testing/methods.js'
import { traceMethods } from './trace/methods.js'
import { txpoolMethods } from './txpool/methods.js'
import { web3Methods } from './web3/methods.js'

const all = [
  ...web3Methods,
  ...netMethods,
  ...rpcMethods,
  ...ethMethods,
  ...personalMethods,
  ...testChainMethods,
  ...txpoolMethods,
  ...debugMethods,
  ...testingMethods,
  ...adminMethods,
  ...minerMethods,
  ...traceMethods,
  ...otsMethods,
  ...erigonMethods,
  ...evmbedMethods,
] as const

const signatures = signaturesOf(all)
type Signatures = typeof signatures

/** The methods there are, by name. */
export type MethodName = keyof Signatures
/** The positional parameters of a method, as they stand on the wire. */
export type MethodParams<Name extends MethodName> = Signatures[Name]['params']
/** The result of a method, as it stands on the wire. */
export type MethodResult<Name extends MethodName> = Signatures[Name]['result']
/** Arguments after the name in `request`: the parameters, optional if all of them are. */
export type MethodArguments<Name extends MethodName> =
  readonly [] extends MethodParams<Name> ? [params?: MethodParams<Name>] : [params: MethodParams<Name>]

/** Every method of the node. A method is added to the list of its namespace, `methods.ts` in the folder of the namespace. */
export const methods: readonly MethodRecord<Context>[] = all
