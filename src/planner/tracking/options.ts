import { isRecord, kindOf } from '../../primitives/option-flaw.js'
import { callable, integer, mapOf, type OptionRule, optional, optionsOf, secret } from '../../primitives/option-rules.js'
import type { Fetch } from '../../primitives/remote-json.js'
import { placeOf } from '../../primitives/remote-place.js'
import type { Request } from '../chain-access/node-calls.js'
import type { ChainReader } from './chain-reader.js'

/** Chains on which transactions of routes are submitted and tracked. The service uses no network beside the servers named here. */
export interface TransferOptions {
  /** Nodes of Ethereum chains by chain id: the URL of the JSON-RPC, or a function `(method, params, signal) => Promise`. */
  readonly rpc?: Readonly<Record<string, string | Request>> | undefined
  /** REST servers of Cosmos chains by chain id, of Cosmos SDK 0.50 or later. */
  readonly rest?: Readonly<Record<string, string>> | undefined
  /** CometBFT RPC servers of Cosmos chains by chain id. */
  readonly comet?: Readonly<Record<string, string>> | undefined
  /** Readers for further chains by chain id, or instead of the built-in ones. */
  readonly readers?: Readonly<Record<string, ChainReader>> | undefined
  /**
   * Pages of transactions in explorers, by chain id: `{hash}` in the URL is replaced by the hash, which is appended otherwise
   * (`https://explorer.example/tx/`). An empty text is no page. Default: the snapshot's.
   */
  readonly explorers?: Readonly<Record<string, string>> | undefined
  /** Transactions that are remembered at most. Default 10000. */
  readonly limit?: number | undefined
  /** Milliseconds that the readers of all chains together have for one question. Default 5000. */
  readonly timeoutMs?: number | undefined
  /** Sends the requests to the URLs above. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

const isCallable = (value: unknown) => typeof value === 'function'
const isUrl = (value: unknown) => placeOf(value) !== undefined
const isText = (value: unknown) => typeof value === 'string'
const READER_METHODS = ['isHash', 'submit', 'outcome', 'arrival', 'settlement']
const CHAIN_IDS = 'chain ids'
const URL = 'an http or https URL'
const MAX_INTEGER = 2 ** 31 - 1

/** Rule of the option `transfers`. */
export const TRANSFER_OPTIONS: OptionRule<TransferOptions> = optionsOf<TransferOptions>(
  {
    rpc: mapOf(CHAIN_IDS, 'an http or https URL, or a function', (value) => isUrl(value) || isCallable(value)),
    rest: mapOf(CHAIN_IDS, URL, isUrl),
    comet: mapOf(CHAIN_IDS, URL, isUrl),
    readers: mapOf(
      CHAIN_IDS,
      `a reader with ${READER_METHODS.join(', ')}`,
      (value) => isRecord(value) && READER_METHODS.every((name) => isCallable(value[name])),
    ),
    explorers: mapOf(CHAIN_IDS, 'a text', isText),
    limit: secret(optional(integer(0, 1, 'a positive integer', MAX_INTEGER))),
    timeoutMs: secret(optional(integer(0, 1, 'milliseconds, at least 1', MAX_INTEGER))),
    fetch: secret(callable<Fetch | undefined>(undefined, 'a function like fetch')),
  },
  kindOf,
)
