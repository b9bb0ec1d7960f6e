import { type ChangeMethods, type LaterMethods, MethodTable } from '../rpc/method-table.js'
import { signaturesOf } from '../rpc/record.js'
import type { Context } from '../services/context.js'
import { ethMethods } from './eth/methods.js'
import { netMethods } from './net/methods.js'
import { web3Methods } from './web3/methods.js'

/** Methods that most programs call. */
const AT_ONCE = [...web3Methods, ...netMethods, ...ethMethods] as const

/** Lists that are loaded with the first call of one of their namespaces; those of `eth` with the first call that the list above does not answer. */
const LATER = [
  { namespaces: ['eth'], load: async () => (await import('./eth/later-methods.js')).laterEthMethods },
  { namespaces: ['rpc'], load: async () => (await import('./rpc/methods.js')).rpcMethods },
  { namespaces: ['personal'], load: async () => (await import('./personal/methods.js')).personalMethods },
  {
    namespaces: ['evm', 'anvil', 'hardhat', 'ganache', 'tenderly', 'debug'],
    load: async () => (await import('./test-chain/methods.js')).testChainMethods,
  },
  { namespaces: ['txpool'], load: async () => (await import('./txpool/methods.js')).txpoolMethods },
  { namespaces: ['debug'], load: async () => (await import('./debug/methods.js')).debugMethods },
  { namespaces: ['testing'], load: async () => (await import('./testing/methods.js')).testingMethods },
  { namespaces: ['admin'], load: async () => (await import('./admin/methods.js')).adminMethods },
  { namespaces: ['miner'], load: async () => (await import('./miner/methods.js')).minerMethods },
  { namespaces: ['trace'], load: async () => (await import('./trace/methods.js')).traceMethods },
  { namespaces: ['ots'], load: async () => (await import('./ots/methods.js')).otsMethods },
  { namespaces: ['erigon'], load: async () => (await import('./erigon/methods.js')).erigonMethods },
  { namespaces: ['evmbed'], load: async () => (await import('./evmbed/methods.js')).evmbedMethods },
] as const satisfies readonly LaterMethods<Context>[]

type LaterMethod = Awaited<ReturnType<(typeof LATER)[number]['load']>>[number]

const signatures = signaturesOf<(typeof AT_ONCE)[number] | LaterMethod>()
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

/**
 * Returns every method of the node. A method is added to the list of its namespace, `methods.ts` in the folder of the namespace.
 *
 * @param change makes other methods of them, as a mode of the node wants them
 */
export function methodTable(change?: ChangeMethods<Context>): MethodTable<Context> {
  return new MethodTable<Context>(AT_ONCE, LATER, change)
}
