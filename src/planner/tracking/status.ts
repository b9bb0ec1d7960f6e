/** The status of a transaction in the form of the interface. */
import type { Json, JsonObject } from '../../primitives/json.js'
import type { BridgeTracking } from '../bridges/tracking.js'
import type { Outcome } from './chain-reader.js'
import type { ExplorerLink } from './explorer.js'

export type State =
  | 'STATE_SUBMITTED'
  | 'STATE_PENDING'
  | 'STATE_COMPLETED_SUCCESS'
  | 'STATE_COMPLETED_ERROR'
  | 'STATE_PENDING_ERROR'
  | 'STATE_ABANDONED'

/** One message on its way over a bridge. */
export interface Hop {
  readonly tracking: BridgeTracking
  readonly from: string
  /** Empty where the snapshot does not know the chain. */
  readonly to: string
  readonly progress: 'sent' | 'received' | 'settled' | 'failed'
  /** Duration in the snapshot; 0 if it has none. */
  readonly seconds: number
  readonly sent: Outcome
  readonly received: Outcome | undefined
  readonly acknowledged: Outcome | undefined
  readonly timedOut: Outcome | undefined
  /** Why it failed. */
  readonly reason: string | undefined
}

/** Balance that is released on a chain, or will be. */
export interface Release {
  readonly chainId: string
  readonly denom: string
  readonly amount: bigint | undefined
  readonly released: boolean
}

export interface Failure {
  readonly type: 'STATUS_ERROR_TRANSACTION_EXECUTION' | 'STATUS_ERROR_INDEXING' | 'STATUS_ERROR_TRANSFER'
  readonly message: string
  readonly details: { readonly code: number; readonly message: string } | undefined
}

export interface Status {
  readonly state: State
  readonly hops: readonly Hop[]
  readonly release: Release | undefined
  readonly failure: Failure | undefined
}

const FINAL: ReadonlySet<State> = new Set(['STATE_COMPLETED_SUCCESS', 'STATE_COMPLETED_ERROR'])

export function isFinal({ state }: Status): boolean {
  return FINAL.has(state) || state === 'STATE_ABANDONED'
}

/** Returns the body of the answer. It has everything twice, because an older form had one transfer per transaction. */
export function statusObject(status: Status, link: ExplorerLink): JsonObject {
  const { state, hops, release, failure } = status
  const blocking = hops.findIndex(({ progress }) => progress === 'sent' || progress === 'received')
  const transfer: JsonObject = {
    state,
    transfer_sequence: hops.map((hop) => hopObject(hop, link)),
    next_blocking_transfer: blocking < 0 || isFinal(status) ? null : { transfer_sequence_index: blocking },
    transfer_asset_release: release ? releaseObject(release) : null,
    error: failure
      ? { type: failure.type, message: failure.message, ...(failure.details ? { details: { ...failure.details } } : {}) }
      : null,
  }
  return { transfers: [transfer], ...transfer, status: FINAL.has(state) ? 'STATE_COMPLETED' : state }
}

function releaseObject({ chainId, denom, amount, released }: Release): JsonObject {
  return { chain_id: chainId, denom, ...(amount === undefined ? {} : { amount: `${amount}` }), released }
}

function hopObject(hop: Hop, link: ExplorerLink): JsonObject {
  const { tracking, from, to, progress } = hop
  const send_tx = transactionObject(from, hop.sent, link)
  const receive_tx = transactionObject(to, hop.received, link)
  const packet = {
    send_tx,
    receive_tx,
    acknowledge_tx: transactionObject(from, hop.acknowledged, link),
    timeout_tx: transactionObject(from, hop.timedOut, link),
    error: packetError(hop),
  }
  const body = {
    from_chain_id: from,
    to_chain_id: to,
    state: tracking.states[progress],
    ...(tracking.isPacket ? { packet_txs: packet } : { txs: { send_tx, receive_tx } }),
    // Deprecated names that clients still read.
    src_chain_id: from,
    dst_chain_id: to,
  }
  return { [tracking.member]: body }
}

function packetError({ progress, timedOut, reason }: Hop): Json {
  if (progress !== 'failed') return null
  if (timedOut) return { type: 'PACKET_ERROR_TIMEOUT', message: 'the packet timed out' }
  const message = reason ?? 'the packet was refused'
  return { type: 'PACKET_ERROR_ACKNOWLEDGEMENT', message, details: { code: 1, message } }
}

function transactionObject(chainId: string, outcome: Outcome | undefined, link: ExplorerLink): Json {
  if (!outcome) return null
  const { hash, at } = outcome
  return { chain_id: chainId, tx_hash: hash, explorer_link: link(chainId, hash), ...(at === undefined ? {} : { on_chain_at: at }) }
}
