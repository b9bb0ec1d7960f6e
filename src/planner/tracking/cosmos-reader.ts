import type { Fetch } from '../../primitives/remote-json.js'
import type { Place } from '../../primitives/remote-place.js'
import { BRIDGES } from '../bridges/bridges.js'
import { type ChainEvent, type ChainTransaction, type CosmosQueries, type CosmosTracking, coinIn } from '../bridges/tracking.js'
import type { Acknowledgement, ChainReader, HeldBalance, OutboundMessage, Outcome } from './chain-reader.js'
import { type CosmosNode, cometNode, restNode } from './cosmos-node.js'

const HASH = /^[0-9A-F]{64}$/i

/** Creates a reader of a Cosmos chain that uses the REST interface of a node. */
export function restChain(place: Place, fetch: Fetch): ChainReader {
  return new CosmosReader(restNode(place, fetch))
}

/** Creates a reader of a Cosmos chain that uses the RPC of CometBFT. */
export function cometChain(place: Place, fetch: Fetch): ChainReader {
  return new CosmosReader(cometNode(place, fetch))
}

class CosmosReader implements ChainReader {
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

  async arrival(message: OutboundMessage, signal: AbortSignal): Promise<Outcome | undefined> {
    return trackingOf(message)?.received(message, this.#queries(signal))
  }

  async settlement(message: OutboundMessage, signal: AbortSignal): Promise<Acknowledgement | undefined> {
    return trackingOf(message)?.acknowledged?.(message, this.#queries(signal))
  }

  #queries(signal: AbortSignal): CosmosQueries {
    return { search: (query) => this.node.search(query, signal), outcomeOf }
  }
}

function trackingOf({ bridge }: OutboundMessage): CosmosTracking | undefined {
  return BRIDGES.find(({ id }) => id === bridge)?.tracking?.cosmos
}

const TRACKINGS: readonly CosmosTracking[] = BRIDGES.flatMap(({ tracking }) => tracking?.cosmos ?? [])

function outcomeOf({ hash, code, log, at }: ChainTransaction, events: readonly ChainEvent[]): Outcome {
  if (code !== 0) return { hash, at, error: { code, message: log }, departures: [], holding: undefined }
  const departures = events.flatMap((event) => TRACKINGS.flatMap((tracking) => tracking.sentIn(event)))
  return { hash, at, error: undefined, departures, holding: balanceIn(events) }
}

/** Returns the balance of the account that received the last coins. */
function balanceIn(events: readonly ChainEvent[]): HeldBalance | undefined {
  return coinIn(events.findLast(({ type }) => type === 'coin_received')?.attributes.get('amount'))
}
