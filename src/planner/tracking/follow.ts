/** Follows the assets of a transaction from chain to chain, as far as there are readers. */
import type { Bridge } from '../bridges/bridge.js'
import { BRIDGES, bridgeOf } from '../bridges/bridges.js'
import type { BridgeTracking } from '../bridges/tracking.js'
import type { Transfer } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import type { ChainReader, OutboundMessage, Outcome } from './chain-reader.js'
import type { Failure, Hop, Release, Status } from './status.js'

export interface Trail {
  readonly index: SnapshotIndex
  readonly readers: ReadonlyMap<string, ChainReader>
  readonly signal: AbortSignal
}

/** Messages that are followed at most: what one transaction of a route can cause, with room to spare. */
const MAX_HOPS = 16

/** Follows the messages of a transaction that is in a block. Rejects if a reader does. */
export async function follow(trail: Trail, chainId: string, outcome: Outcome): Promise<Status> {
  if (outcome.error) {
    const { code, message } = outcome.error
    const failure: Failure = { type: 'STATUS_ERROR_TRANSACTION_EXECUTION', message, details: { code, message } }
    return { state: 'STATE_COMPLETED_ERROR', hops: [], release: releaseOf(trail.index, chainId, outcome), failure }
  }
  const hops: Hop[] = []
  let end = { chainId, outcome }
  const waiting = outcome.departures.map((departure) => ({ chainId, outcome, departure }))
  for (let next = waiting.shift(); next && hops.length < MAX_HOPS; next = waiting.shift()) {
    const bridge = bridgeOfMessage(next.departure)
    if (!bridge) continue
    const hop = await hopOf(trail, next.chainId, next.outcome, next.departure, bridge)
    hops.push(hop)
    if (!hop.received || hop.received.error) continue
    const received = hop.received
    end = { chainId: hop.to, outcome: received }
    waiting.push(...received.departures.slice(0, MAX_HOPS).map((departure) => ({ chainId: hop.to, outcome: received, departure })))
  }
  return summary(trail.index, hops, { chainId, outcome }, end)
}

interface Place {
  readonly chainId: string
  readonly outcome: Outcome
}

function summary(index: SnapshotIndex, hops: readonly Hop[], start: Place, end: Place): Status {
  const failed = hops.find(({ progress }) => progress === 'failed')
  if (failed) {
    // A failure returns the assets hop by hop; the first hop releases them to the sender. A refund that must be claimed is not released.
    const isBack = hops[0]?.progress === 'failed' && !hops[0].tracking.refundIsClaimed
    const failure: Failure = { type: 'STATUS_ERROR_TRANSFER', message: failed.reason ?? 'the transfer failed', details: undefined }
    const release = releaseOf(index, start.chainId, hops[0]?.timedOut ?? hops[0]?.acknowledged ?? start.outcome)
    return {
      state: isBack ? 'STATE_COMPLETED_ERROR' : 'STATE_PENDING_ERROR',
      hops,
      release: release && { ...release, released: isBack },
      failure,
    }
  }
  const isDone = hops.every(
    ({ progress, received }) => progress === 'settled' || (progress === 'received' && received?.departures.length === 0),
  )
  if (!isDone) return { state: 'STATE_PENDING', hops, release: undefined, failure: undefined }
  return {
    state: 'STATE_COMPLETED_SUCCESS',
    hops: hops.map(finished),
    release: releaseOf(index, end.chainId, end.outcome),
    failure: undefined,
  }
}

/** Marks a received hop that sends nothing on as settled, whether its acknowledgement was relayed or not. */
function finished(hop: Hop): Hop {
  return hop.progress === 'received' ? { ...hop, progress: 'settled' } : hop
}

/** Returns the released balance, with the denom that routes use. */
function releaseOf(index: SnapshotIndex, chainId: string, { holding }: Outcome): Release | undefined {
  if (!holding) return undefined
  const chain = index.chain(chainId)
  const denom = (chain && index.asset(chain, holding.denom)?.denom) ?? holding.denom
  return { chainId, denom, amount: holding.amount, released: true }
}

async function hopOf(
  { index, readers, signal }: Trail,
  from: string,
  sent: Outcome,
  given: OutboundMessage,
  bridge: Bridge & { readonly tracking: BridgeTracking },
): Promise<Hop> {
  const { tracking } = bridge
  const transfer = transferOf(index, from, tracking, given)
  const departure = given.from === '' ? { ...given, from: originOf(index, from, bridge) } : given
  const to = transfer?.to.chain.id ?? ''
  const [received, settlement] = await Promise.all([
    readers.get(to)?.arrival(departure, signal),
    readers.get(from)?.settlement(departure, signal),
  ])
  const common = { tracking, from, to, sent, received, seconds: transfer?.durationSeconds ?? 0 }
  if (settlement && settlement.kind !== 'acknowledged') {
    const isTimeout = settlement.kind === 'timed-out'
    const reason = isTimeout ? 'the packet timed out' : settlement.reason
    const { outcome } = settlement
    return {
      ...common,
      progress: 'failed',
      acknowledged: isTimeout ? undefined : outcome,
      timedOut: isTimeout ? outcome : undefined,
      reason,
    }
  }
  const acknowledged = settlement?.outcome
  if (received?.error) return { ...common, progress: 'failed', acknowledged, timedOut: undefined, reason: received.error.message }
  const isSettled = acknowledged !== undefined || (received !== undefined && !tracking.isPacket)
  return {
    ...common,
    progress: isSettled ? 'settled' : received ? 'received' : 'sent',
    acknowledged,
    timedOut: undefined,
    reason: undefined,
  }
}

/** Returns the bridge of a message; undefined for one that the planner cannot follow. */
function bridgeOfMessage({ bridge }: OutboundMessage): (Bridge & { readonly tracking: BridgeTracking }) | undefined {
  const found = BRIDGES.find(({ id }) => id === bridge)
  return found?.tracking && { ...found, tracking: found.tracking }
}

/** Finds a transfer of the snapshot that leads to the destination of a message. */
function transferOf({ snapshot }: SnapshotIndex, from: string, tracking: BridgeTracking, { to }: OutboundMessage): Transfer | undefined {
  return snapshot.transfers.find(
    (transfer) => transfer.from.chain.id === from && bridgeOf(transfer).tracking === tracking && tracking.destinationOf(transfer) === to,
  )
}

/** Returns the bridge's number for a chain, as transfers to that chain name it. Nonces are counted per chain of origin. Empty if it is unknown. */
function originOf({ snapshot }: SnapshotIndex, chainId: string, { id, tracking }: Bridge): string {
  const into = snapshot.transfers.find((transfer) => transfer.bridge === id && transfer.to.chain.id === chainId)
  return (into && tracking?.destinationOf(into)) ?? ''
}
