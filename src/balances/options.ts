import { isEvmAddress } from '../planner/chain-access/addresses.js'
import type { Request } from '../planner/chain-access/node-calls.js'
import type { Address } from '../primitives/hex.js'
import { flaw, isRecord, type OptionFlaw } from '../primitives/option-flaw.js'
import { type Fetch, placeOf } from '../primitives/remote-json.js'
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
  readonly static?: StaticBalances
  /** Readers for further chains by chain id, or instead of the built-in one. The message of a rejection is sent to the caller. */
  readonly readers?: Readonly<Record<string, BalanceReader>>
  /**
   * Nodes of Ethereum chains by chain id: the URL of the JSON-RPC; a function `(method, params, signal) => Promise`; or an object with one of them as
   * `node`, and as `multicall` where Multicall3 is, or false to do without. Default of that: its address on most chains, where there is code.
   */
  readonly rpc?: Readonly<Record<string, EvmSource>>
  /** REST servers of Cosmos chains by chain id. */
  readonly rest?: Readonly<Record<string, string>>
  /** Nodes of Solana and its like by chain id: the URL of the JSON-RPC, or a function that calls it. */
  readonly svm?: Readonly<Record<string, string | Request>>
  /** Sends the requests to the URLs above. Default: the global `fetch`. */
  readonly fetch?: Fetch
  /** Milliseconds that the source of a chain has to answer. Chains are asked at the same time, so all of them take no longer. Default 3000. */
  readonly timeout?: number
}

type Test = (value: unknown) => boolean

const isCallable: Test = (value) => typeof value === 'function'
const isUrl: Test = (value) => placeOf(value) !== undefined
const isNode: Test = (value) => isUrl(value) || isCallable(value)
const isAmount: Test = (value) => typeof value === 'string' && /^\d{1,78}$/.test(value)

const URL_OR_FUNCTION = 'an http or https URL, or a function'

/** The options that have an entry for each chain. */
const BY_CHAIN: Readonly<Record<string, { readonly expected: string; readonly holds: Test }>> = {
  static: { expected: 'an object with addresses', holds: isRecord },
  readers: { expected: 'a reader with read()', holds: (value) => isRecord(value) && isCallable(value.read) },
  rpc: { expected: `${URL_OR_FUNCTION}, or an object with that as node and an address, or false, as multicall`, holds: isEvmSource },
  rest: { expected: 'an http or https URL', holds: isUrl },
  svm: { expected: URL_OR_FUNCTION, holds: isNode },
}

const LONGEST_TIMEOUT = 2 ** 31 - 1
const PLAIN: Readonly<Record<string, { readonly expected: string; readonly holds: Test }>> = {
  fetch: { expected: 'a function like fetch', holds: isCallable },
  timeout: {
    expected: `milliseconds from 1 to ${LONGEST_TIMEOUT}`,
    holds: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LONGEST_TIMEOUT,
  },
}

/** Returns the first problem of the option `balances`; undefined if there is none. */
export function balanceFlaw(options: unknown): OptionFlaw | undefined {
  if (!isRecord(options)) return flaw('', 'an object', options)
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const byChain = Object.hasOwn(BY_CHAIN, name) ? BY_CHAIN[name] : undefined
    const check = byChain ? { expected: 'an object with chain ids', holds: isRecord } : Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined
    if (!check) return flaw('', `an object with some of ${[...Object.keys(BY_CHAIN), ...Object.keys(PLAIN)].join(', ')}`, name)
    if (!check.holds(value)) return flaw(name, check.expected, value)
    if (!byChain || !isRecord(value)) continue
    const wrong = Object.entries(value).find(([, entry]) => !byChain.holds(entry))
    if (wrong) return flaw(`${name}.${wrong[0]}`, byChain.expected, wrong[1])
  }
  return options.static === undefined ? undefined : staticFlaw('static', options.static, 2)
}

/** Chains hold addresses hold amounts. */
function staticFlaw(path: string, value: unknown, depth: number): OptionFlaw | undefined {
  if (!isRecord(value)) return flaw(path, 'an object with denoms', value)
  for (const [name, inner] of Object.entries(value)) {
    const place = `${path}.${name}`
    if (depth === 0 && !isAmount(inner)) return flaw(place, 'an amount, a decimal string', inner)
    const below = depth === 0 ? undefined : staticFlaw(place, inner, depth - 1)
    if (below) return below
  }
  return undefined
}

function isEvmSource(value: unknown): boolean {
  if (!isRecord(value)) return isNode(value)
  const { node, multicall } = value
  return isNode(node) && (multicall === false || (typeof multicall === 'string' && isEvmAddress(multicall)))
}
