import { flaw, isRecord, type OptionFlaw } from '../../primitives/option-flaw.js'
import { type Fetch, placeOf } from '../../primitives/remote-json.js'
import type { Request } from '../chain-access/node-calls.js'
import type { ChainReader } from './chain-reader.js'

/** Chains on which transactions of routes are submitted and tracked. The service uses no network beside the servers named here. */
export interface TransferOptions {
  /** Nodes of Ethereum chains by chain id: the URL of the JSON-RPC, or a function `(method, params, signal) => Promise`. */
  readonly rpc?: Readonly<Record<string, string | Request>>
  /** REST servers of Cosmos chains by chain id, of Cosmos SDK 0.50 or later. */
  readonly rest?: Readonly<Record<string, string>>
  /** CometBFT RPC servers of Cosmos chains by chain id. */
  readonly comet?: Readonly<Record<string, string>>
  /** Readers for further chains by chain id, or instead of the built-in ones. */
  readonly readers?: Readonly<Record<string, ChainReader>>
  /**
   * Pages of transactions in explorers, by chain id: `{hash}` in the URL is replaced by the hash, which is appended otherwise
   * (`https://explorer.example/tx/`). An empty text is no page. Default: the snapshot's.
   */
  readonly explorers?: Readonly<Record<string, string>>
  /** Transactions that are remembered at most. Default 10000. */
  readonly limit?: number
  /** Milliseconds that the readers of all chains together have for one question. Default 5000. */
  readonly timeout?: number
  /** Sends the requests to the URLs above. Default: the global `fetch`. */
  readonly fetch?: Fetch
}

interface Rule {
  readonly expected: string
  holds(value: unknown): boolean
}

const isCallable = (value: unknown) => typeof value === 'function'
const isUrl = (value: unknown) => placeOf(value) !== undefined
const isPositive = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 2 ** 31
const URL: Rule = { expected: 'an http or https URL', holds: isUrl }
const READER_METHODS = ['isHash', 'submit', 'outcome', 'arrival', 'settlement']

/** The options that have an entry for each chain. */
const BY_CHAIN: Readonly<Record<string, Rule>> = {
  rpc: { expected: 'an http or https URL, or a function', holds: (value) => isUrl(value) || isCallable(value) },
  rest: URL,
  comet: URL,
  readers: {
    expected: `a reader with ${READER_METHODS.join(', ')}`,
    holds: (value) => isRecord(value) && READER_METHODS.every((name) => isCallable(value[name])),
  },
  explorers: { expected: 'a text', holds: (value) => typeof value === 'string' },
}
const PLAIN: Readonly<Record<string, Rule>> = {
  limit: { expected: 'a positive integer', holds: isPositive },
  timeout: { expected: 'milliseconds, at least 1', holds: isPositive },
  fetch: { expected: 'a function like fetch', holds: isCallable },
}

/** Returns the first problem of the option `transfers`; undefined if there is none. */
export function transferFlaw(options: unknown): OptionFlaw | undefined {
  if (!isRecord(options)) return flaw('', 'an object', options)
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined
    if (plain && !plain.holds(value)) return flaw(name, plain.expected, value)
    if (plain) continue
    const rule = Object.hasOwn(BY_CHAIN, name) ? BY_CHAIN[name] : undefined
    if (!rule) return flaw('', `an object with some of ${[...Object.keys(BY_CHAIN), ...Object.keys(PLAIN)].join(', ')}`, options)
    if (!isRecord(value)) return flaw(name, 'an object with chain ids', value)
    const wrong = Object.entries(value).find(([, entry]) => !rule.holds(entry))
    if (wrong) return flaw(`${name}.${wrong[0]}`, rule.expected, wrong[1])
  }
  return undefined
}
