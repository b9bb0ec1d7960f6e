/** Nodes of Cosmos chains: the REST interface of the SDK, and the RPC of CometBFT. */
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../../primitives/json.js'
import { type Fetch, RemoteFailure, readRemoteJson } from '../../primitives/remote-json.js'
import { below, type Place } from '../../primitives/remote-place.js'
import type { ChainEvent, ChainTransaction } from '../bridges/tracking.js'
import { base64 } from '../messages/accounts.js'

/** A node of a Cosmos chain. */
export interface CosmosNode {
  /** Broadcasts a transaction. Resolves with the hash; rejects with `RejectedByChain`. */
  broadcast(transaction: Uint8Array, signal: AbortSignal): Promise<string>
  transaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
  /** Finds the first transaction with events like these. */
  search(query: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
}

/** Thrown when a chain rejects a transaction, with the chain's message. */
export class RejectedByChain extends Error {
  override readonly name = 'RejectedByChain'
}

export function restNode(place: Place, fetch: Fetch): CosmosNode {
  const get = (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) =>
    readRemoteJson(below(place, path, query), { fetch, signal })
  return {
    async broadcast(transaction, signal) {
      const body = { tx_bytes: base64(transaction), mode: 'BROADCAST_MODE_SYNC' }
      const answer = await readRemoteJson(below(place, '/cosmos/tx/v1beta1/txs'), { fetch, signal, body })
      const found = read(memberAt(answer, 'tx_response'))
      if (!found) throw new RemoteFailure('the server does not say what became of the transaction')
      if (found.code !== 0) throw new RejectedByChain(found.log)
      return found.hash
    },
    async transaction(hash, signal) {
      const answer = await get(`/cosmos/tx/v1beta1/txs/${hash}`, {}, signal).catch((error: unknown) => {
        if (error instanceof RemoteFailure && error.status === 404) return {}
        throw error
      })
      return read(memberAt(answer, 'tx_response'))
    },
    async search(query, signal) {
      const page = { 'pagination.limit': '1', limit: '1', order_by: 'ORDER_BY_ASC' }
      const answer = await get('/cosmos/tx/v1beta1/txs', { query, ...page }, signal)
      const found = memberAt(answer, 'tx_responses')
      return Array.isArray(found) ? read(found[0]) : undefined
    },
  }
}

export function cometNode(place: Place, fetch: Fetch): CosmosNode {
  const call = async (method: string, params: JsonObject, signal: AbortSignal) => {
    return memberAt(await readRemoteJson(place, { fetch, signal, body: { jsonrpc: '2.0', id: 1, method, params } }), 'result')
  }
  return {
    async broadcast(transaction, signal) {
      const result = await call('broadcast_tx_sync', { tx: base64(transaction) }, signal)
      const hash = memberAt(result, 'hash')
      if (typeof hash !== 'string') throw new RemoteFailure('the server does not say what became of the transaction')
      if (Number(memberAt(result, 'code') ?? 0) !== 0) throw new RejectedByChain(String(memberAt(result, 'log') ?? ''))
      return hash
    },
    async transaction(hash, signal) {
      const bytes = Uint8Array.from(hash.match(/../g) ?? [], (octet) => Number.parseInt(octet, 16))
      return read(await call('tx', { hash: base64(bytes), prove: false }, signal))
    },
    async search(query, signal) {
      const result = await call('tx_search', { query, prove: false, page: '1', per_page: '1', order_by: 'asc' }, signal)
      const found = memberAt(result, 'txs')
      return Array.isArray(found) ? read(found[0]) : undefined
    },
  }
}

/** Reads a transaction of either interface; undefined for anything else. */
function read(given: Json | undefined): ChainTransaction | undefined {
  if (!isJsonObject(given)) return undefined
  const hash = member(given, 'txhash') ?? member(given, 'hash')
  const nested = member(given, 'tx_result')
  const result = isJsonObject(nested) ? nested : given
  const at = member(given, 'timestamp')
  const events = member(result, 'events')
  if (typeof hash !== 'string') return undefined
  return {
    hash,
    code: Number(member(result, 'code') ?? 0),
    log: String(member(result, 'raw_log') ?? member(result, 'log') ?? ''),
    at: typeof at === 'string' && at !== '' ? at : undefined,
    events: Array.isArray(events) ? events.filter(isJsonObject).map(readEvent) : [],
  }
}

function readEvent(event: JsonObject): ChainEvent {
  const attributes = member(event, 'attributes')
  const pairs = (Array.isArray(attributes) ? attributes : []).filter(isJsonObject).flatMap((attribute) => {
    const [key, value] = [member(attribute, 'key'), member(attribute, 'value')]
    return typeof key === 'string' && typeof value === 'string' ? [[key, value] as const] : []
  })
  return { type: String(member(event, 'type') ?? ''), attributes: new Map(pairs) }
}
