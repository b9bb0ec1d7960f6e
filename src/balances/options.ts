import { isEvmAddress } from '../planner/chain-access/addresses.js'
import type { Request } from '../planner/chain-access/node-calls.js'
import type { Address } from '../primitives/hex.js'
import { flaw, isRecord, kindOf, type OptionFlaw } from '../primitives/option-flaw.js'
import { callable, integer, mapOf, type OptionRule, optional, optionsOf, secret } from '../primitives/option-rules.js'
import type { Fetch } from '../primitives/remote-json.js'
import { placeOf } from '../primitives/remote-place.js'
import type { BalanceReader } from './reader.js'
import type { StaticBalances } from './static-readers.js'

/**
 * A node of an Ethereum chain: the URL of its JSON-RPC, or a function that calls it; as `node` of an object it may have `multicall` beside it, which
 * says where Multicall3 is there, or false to do without.
 */
export type EvmSource = string | Request | { readonly node: string | Request; readonly multicall: Address | false }

/** Options of the balance service. It uses no network beside the servers named here. */
export interface BalanceOptions {
  /** Balances as plain data: chain id, address, denom, amount in the smallest unit as a decimal string. They come before other sources. */
  readonly static?: StaticBalances | undefined
  /** Readers for further chains by chain id, or instead of the built-in one. The message of a rejection is sent to the caller. */
  readonly readers?: Readonly<Record<string, BalanceReader>> | undefined
  /**
   * Nodes of Ethereum chains by chain id: the URL of the JSON-RPC; a function `(method, params, signal) => Promise`; or an object with one of them as
   * `node`, and as `multicall` where Multicall3 is, or false to do without. Default of that: its address on most chains, where there is code.
   */
  readonly rpc?: Readonly<Record<string, EvmSource>> | undefined
  /** REST servers of Cosmos chains by chain id. */
  readonly rest?: Readonly<Record<string, string>> | undefined
  /** Nodes of Solana and its like by chain id: the URL of the JSON-RPC, or a function that calls it. */
  readonly svm?: Readonly<Record<string, string | Request>> | undefined
  /** Sends the requests to the URLs above. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
  /** Milliseconds that the source of a chain has to answer. Chains are asked at the same time, so all of them take no longer. Default 3000. */
  readonly timeoutMs?: number | undefined
}

type Test = (value: unknown) => boolean

const isCallable: Test = (value) => typeof value === 'function'
const isUrl: Test = (value) => placeOf(value) !== undefined
const isNode: Test = (value) => isUrl(value) || isCallable(value)
const isAmount: Test = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value)

const CHAIN_IDS = 'chain ids'
const URL_OR_FUNCTION = 'an http or https URL, or a function'
const MAX_TIMEOUT = 2 ** 31 - 1

/** Rule of the option `balances`. */
export const BALANCE_OPTIONS: OptionRule<BalanceOptions> = optionsOf<BalanceOptions>(
  {
    static: { ...mapOf(CHAIN_IDS, 'an object with addresses', isRecord), flaw: staticFlaw },
    readers: mapOf(CHAIN_IDS, 'a reader with read()', (value) => isRecord(value) && isCallable(value.read)),
    rpc: mapOf(CHAIN_IDS, `${URL_OR_FUNCTION}, or an object with that as node and an address, or false, as multicall`, isEvmSource),
    rest: mapOf(CHAIN_IDS, 'an http or https URL', isUrl),
    svm: mapOf(CHAIN_IDS, URL_OR_FUNCTION, isNode),
    fetch: secret(callable<Fetch | undefined>(undefined, 'a function like fetch')),
    timeoutMs: secret(optional(integer(0, 1, `milliseconds from 1 to ${MAX_TIMEOUT}`, MAX_TIMEOUT))),
  },
  kindOf,
)

function staticFlaw(chains: StaticBalances): OptionFlaw | undefined {
  for (const [chain, addresses] of Object.entries<unknown>(chains)) {
    if (!isRecord(addresses)) return flaw(chain, 'an object with addresses', addresses)
    for (const [address, amounts] of Object.entries(addresses)) {
      if (!isRecord(amounts)) return flaw(`${chain}.${address}`, 'an object with denoms', amounts)
      const invalid = Object.entries(amounts).find(([, amount]) => !isAmount(amount))
      if (invalid) return flaw(`${chain}.${address}.${invalid[0]}`, 'an amount, a decimal string', invalid[1])
    }
  }
  return undefined
}

function isEvmSource(value: unknown): boolean {
  if (!isRecord(value)) return isNode(value)
  const { node, multicall } = value
  return isNode(node) && (multicall === false || (typeof multicall === 'string' && isEvmAddress(multicall)))
}
