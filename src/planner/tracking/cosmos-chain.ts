import { hexToBytes } from '../../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../../primitives/json.js'
import { keccakHash } from '../../primitives/keccak.js'
import { below, type Fetch, type Place, RemoteFailure, readRemoteJson } from '../../primitives/remote-json.js'
import { base64 } from '../messages/accounts.js'
import {
  type ChainReader,
  type Departure,
  type Holding,
  isPacketBridge,
  type Outcome,
  PACKET_BRIDGES,
  type PacketBridge,
  REFUSAL,
  type Settlement,
} from './chain-reader.js'

const HASH = /^[0-9A-F]{64}$/i

/** An event of a transaction: its name, and its attributes in order. */
interface ChainEvent {
  readonly type: string
  readonly attributes: ReadonlyMap<string, string>
}

interface ChainTransaction {
  readonly hash: string
  readonly code: number
  readonly log: string
  readonly at: string | undefined
  readonly events: readonly ChainEvent[]
}

/** A node of a Cosmos chain, by one of its two doors. */
interface CosmosNode {
  /** Resolves with the hash. Rejects with `RefusedByChain`. */
  broadcast(transaction: Uint8Array, signal: AbortSignal): Promise<string>
  transaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
  /** The first transaction with events like these. */
  search(query: string, signal: AbortSignal): Promise<ChainTransaction | undefined>
}

/** The chain says no. The message is its own. */
export class RefusedByChain extends Error {
  override readonly name = 'RefusedByChain'
}

/** Transactions on a Cosmos chain, through the REST interface of a node. */
export function restChain(place: Place, fetch: Fetch): ChainReader {
  return new CosmosChain(restNode(place, fetch))
}

/** Transactions on a Cosmos chain, through the RPC of CometBFT. */
export function cometChain(place: Place, fetch: Fetch): ChainReader {
  return new CosmosChain(cometNode(place, fetch))
}

class CosmosChain implements ChainReader {
  constructor(readonly node: CosmosNode) {}

  isHash(text: string): boolean {
    return HASH.test(text)
  }

  submit(transaction: Uint8Array, signal: AbortSignal): Promise<string> {
    return this.node.broadcast(transaction, signal)
  }

  async outcome(hash: string, signal: AbortSignal): Promise<Outcome | undefined> {
    const transaction = await this.node.transaction(hash.toUpperCase(), signal)
    return transaction && outcomeOf(transaction, transaction.events)
  }

  async arrival(departure: Departure, signal: AbortSignal): Promise<Outcome | undefined> {
    if (departure.bridge === 'OPINIT') return this.#deposited(departure, signal)
    if (departure.bridge === 'HYPERLANE') return this.#processed(departure, signal)
    if (!isPacket(departure)) return undefined
    const found = await this.node.search(queryOf('recv_packet', departure), signal)
    if (!found) return undefined
    const section = sectionOf(found.events, 'recv_packet', departure)
    const refusal = refusalIn(section)
    const outcome = outcomeOf(found, section)
    return refusal === undefined ? outcome : { ...outcome, error: { code: 1, message: refusal } }
  }

  async #processed({ id }: Departure, signal: AbortSignal): Promise<Outcome | undefined> {
    const found = await this.node.search(`${PROCESS}.message_id='"${id}"'`, signal)
    const processed = found?.events.find(({ type, attributes }) => type === PROCESS && jsonOf(attributes.get('message_id')) === id)
    if (!found || !processed) return undefined
    const message = processed.attributes.get('msg_index')
    return outcomeOf(
      found,
      found.events.filter(({ attributes }) => attributes.get('msg_index') === message),
    )
  }

  /** A rollup has one bridge, so that its deposits are known by their number. */
  async #deposited({ id }: Departure, signal: AbortSignal): Promise<Outcome | undefined> {
    const found = await this.node.search(`${DEPOSITED}.l1_sequence='${id}'`, signal)
    const deposit = found?.events.find(({ type, attributes }) => type === DEPOSITED && attributes.get('l1_sequence') === id)?.attributes
    if (!found || !deposit) return undefined
    const { hash, at } = found
    if (deposit.get('success') === 'false') {
      const message = deposit.get('reason') ?? 'the deposit failed'
      return { hash, at, error: { code: 1, message }, departures: [], holding: undefined }
    }
    const holding = coinOf(`${deposit.get('amount')}${deposit.get('denom')}`)
    return { hash, at, error: undefined, departures: [], holding }
  }

  async settlement(departure: Departure, signal: AbortSignal): Promise<Settlement | undefined> {
    if (!isPacket(departure)) return undefined
    const acknowledged = await this.node.search(queryOf('acknowledge_packet', departure), signal)
    if (acknowledged) {
      const section = sectionOf(acknowledged.events, 'acknowledge_packet', departure)
      const reason = section
        .find(({ type, attributes }) => type === 'fungible_token_packet' && attributes.has('error'))
        ?.attributes.get('error')
      return { kind: reason === undefined ? 'acknowledged' : 'refused', outcome: outcomeOf(acknowledged, section), reason }
    }
    const timedOut = await this.node.search(queryOf('timeout_packet', departure), signal)
    return (
      timedOut && {
        kind: 'timed-out',
        outcome: outcomeOf(timedOut, sectionOf(timedOut.events, 'timeout_packet', departure)),
        reason: undefined,
      }
    )
  }
}

type Packet = Departure & { readonly bridge: PacketBridge }

function isPacket(departure: Departure): departure is Packet {
  return isPacketBridge(departure.bridge)
}

/** By what events name the ends of a packet, of the chain that sent it and of the one that gets it: channels, or clients in IBC v2. */
const ENDS: Readonly<Record<PacketBridge, readonly [source: string, destination: string]>> = {
  IBC: ['packet_src_channel', 'packet_dst_channel'],
  EUREKA: ['packet_source_client', 'packet_dest_client'],
}

function queryOf(type: string, { bridge, to, from, id }: Packet): string {
  const [source, destination] = ENDS[bridge]
  return `${type}.${source}='${to}' AND ${type}.${destination}='${from}' AND ${type}.packet_sequence='${id}'`
}

/** What one message did: a relayer puts many into one transaction. */
function sectionOf(events: readonly ChainEvent[], type: string, { bridge, to, from, id }: Packet): readonly ChainEvent[] {
  const [source, destination] = ENDS[bridge]
  const start = events.findIndex(
    (event) =>
      event.type === type &&
      event.attributes.get(source) === to &&
      event.attributes.get(destination) === from &&
      event.attributes.get('packet_sequence') === id,
  )
  if (start < 0) return []
  const message = events[start]?.attributes.get('msg_index')
  const rest = events.slice(start + 1)
  const end = rest.findIndex((event) => event.type === type || event.attributes.get('msg_index') !== message)
  return events.slice(start, end < 0 ? undefined : start + 1 + end)
}

function outcomeOf({ hash, code, log, at }: ChainTransaction, events: readonly ChainEvent[]): Outcome {
  if (code !== 0) return { hash, at, error: { code, message: log }, departures: [], holding: undefined }
  return { hash, at, error: undefined, departures: departuresIn(events), holding: holdingIn(events) }
}

function departuresIn(events: readonly ChainEvent[]): Departure[] {
  return events.flatMap(({ type, attributes }): Departure[] => {
    if (type === DEPOSIT) return depositOf(attributes)
    if (type === DISPATCH) return messageOf(attributes)
    return type === 'send_packet' ? PACKET_BRIDGES.flatMap((bridge) => packetOf(bridge, attributes)) : []
  })
}

function packetOf(bridge: PacketBridge, attributes: ReadonlyMap<string, string>): Departure[] {
  const [to, from, id] = [...ENDS[bridge], 'packet_sequence'].map((name) => attributes.get(name))
  return to && from && id && [to, from, id].every((text) => /^[\w-]{1,64}$/.test(text)) ? [{ bridge, to, from, id }] : []
}

/** Events of OPinit on both sides of a deposit (https://github.com/initia-labs/OPinit, x/ophost/types and x/opchild/types). */
const DEPOSIT = 'initiate_token_deposit'
const DEPOSITED = 'finalize_token_deposit'

function depositOf(attributes: ReadonlyMap<string, string>): Departure[] {
  const [to = '', id = ''] = ['bridge_id', 'l1_sequence'].map((name) => attributes.get(name))
  return /^\d{1,20}$/.test(to) && /^\d{1,20}$/.test(id) ? [{ bridge: 'OPINIT', to, from: '', id }] : []
}

/**
 * Events of Hyperlane's module (https://github.com/bcp-innovations/hyperlane-cosmos, x/core), whose attributes are JSON. What is dispatched has no id
 * there: it is the hash of the message.
 */
const DISPATCH = 'hyperlane.core.v1.EventDispatch'
const PROCESS = 'hyperlane.core.v1.EventProcess'

function messageOf(attributes: ReadonlyMap<string, string>): Departure[] {
  const [to, message] = ['destination', 'message'].map((name) => jsonOf(attributes.get(name)))
  if (typeof to !== 'number' || typeof message !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(message)) return []
  return [{ bridge: 'HYPERLANE', to: `${to}`, from: '', id: keccakHash(hexToBytes(message.toLowerCase())) }]
}

/** What the last transfer of coins has left somebody with. */
function holdingIn(events: readonly ChainEvent[]): Holding | undefined {
  return coinOf(events.findLast(({ type }) => type === 'coin_received')?.attributes.get('amount'))
}

/** `10uatom`; undefined for several coins, and for anything else. */
function coinOf(text: string | undefined): Holding | undefined {
  const coin = /^(\d{1,78})([^,]+)$/.exec(text ?? '')
  return coin?.[1] && coin[2] ? { denom: coin[2], amount: BigInt(coin[1]) } : undefined
}

/** What a packet was answered with, if that is an error. */
function refusalIn(events: readonly ChainEvent[]): string | undefined {
  for (const { type, attributes } of events) {
    if (type !== 'write_acknowledgement') continue
    const answer = jsonOf(attributes.get('packet_ack'))
    const error = isJsonObject(answer) ? member(answer, 'error') : undefined
    if (typeof error === 'string') return error
    if (attributes.get('encoded_ack_hex')?.toLowerCase().includes(REFUSAL)) return 'the packet was refused'
  }
  return undefined
}

function jsonOf(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function restNode(place: Place, fetch: Fetch): CosmosNode {
  const get = async (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const answer = await readRemoteJson(below(place, path, query), { fetch, signal })
    return isJsonObject(answer) ? answer : {}
  }
  return {
    async broadcast(transaction, signal) {
      const body = { tx_bytes: base64(transaction), mode: 'BROADCAST_MODE_SYNC' }
      const answer = await readRemoteJson(below(place, '/cosmos/tx/v1beta1/txs'), { fetch, signal, body })
      const found = isJsonObject(answer) ? read(member(answer, 'tx_response')) : undefined
      if (!found) throw new RemoteFailure('the server does not say what became of the transaction')
      if (found.code !== 0) throw new RefusedByChain(found.log)
      return found.hash
    },
    async transaction(hash, signal) {
      const answer = await get(`/cosmos/tx/v1beta1/txs/${hash}`, {}, signal).catch((error: unknown) => {
        if (error instanceof RemoteFailure && error.status === 404) return {}
        throw error
      })
      return read(member(answer, 'tx_response'))
    },
    async search(query, signal) {
      const page = { 'pagination.limit': '1', limit: '1', order_by: 'ORDER_BY_ASC' }
      const answer = await get('/cosmos/tx/v1beta1/txs', { query, ...page }, signal)
      const found = member(answer, 'tx_responses')
      return Array.isArray(found) ? read(found[0]) : undefined
    },
  }
}

function cometNode(place: Place, fetch: Fetch): CosmosNode {
  const call = async (method: string, params: JsonObject, signal: AbortSignal) => {
    const answer = await readRemoteJson(place, { fetch, signal, body: { jsonrpc: '2.0', id: 1, method, params } })
    const result = isJsonObject(answer) ? member(answer, 'result') : undefined
    return isJsonObject(result) ? result : undefined
  }
  return {
    async broadcast(transaction, signal) {
      const result = await call('broadcast_tx_sync', { tx: base64(transaction) }, signal)
      const hash = result && member(result, 'hash')
      if (!result || typeof hash !== 'string') throw new RemoteFailure('the server does not say what became of the transaction')
      if (Number(member(result, 'code') ?? 0) !== 0) throw new RefusedByChain(String(member(result, 'log') ?? ''))
      return hash
    },
    async transaction(hash, signal) {
      const bytes = Uint8Array.from(hash.match(/../g) ?? [], (octet) => Number.parseInt(octet, 16))
      return read(await call('tx', { hash: base64(bytes), prove: false }, signal))
    },
    async search(query, signal) {
      const result = await call('tx_search', { query, prove: false, page: '1', per_page: '1', order_by: 'asc' }, signal)
      const found = result && member(result, 'txs')
      return Array.isArray(found) ? read(found[0]) : undefined
    },
  }
}

/** A transaction as either door writes it; undefined for anything else. */
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
