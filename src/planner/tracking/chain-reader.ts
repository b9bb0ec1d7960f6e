/** How transactions are sent to a chain and looked up there: a port, filled by this node, by the nodes of other chains, or by whatever a host brings. */

/** The bridges whose messages are followed from one chain to the other. */
export type FollowedBridge = 'IBC' | 'CCTP' | 'HYPERLANE' | 'OPINIT' | 'LAYER_ZERO' | 'EUREKA'

/** Those whose messages are packets: the other end answers, and the answer comes back. */
export const PACKET_BRIDGES = ['IBC', 'EUREKA'] as const satisfies readonly FollowedBridge[]
export type PacketBridge = (typeof PACKET_BRIDGES)[number]

export function isPacketBridge(bridge: FollowedBridge): bridge is PacketBridge {
  return (PACKET_BRIDGES as readonly FollowedBridge[]).includes(bridge)
}

/** What an application of IBC v2 answers that refuses: the hash of a text, for every reason (https://github.com/cosmos/ibc, ICS-04 v2). */
export const REFUSAL = '4774d4a575993f963b1c06573736617a457abef8589178db8d10c94b4ab511ab'

/** A message that has left a chain. */
export interface Departure {
  readonly bridge: FollowedBridge
  /** Where it goes: the channel or the client here (IBC, Eureka), the bridge (OPinit), or the number that the bridge gives the other chain. */
  readonly to: string
  /** Where it comes from, as the other end sees it: the channel or client there, or the number of this chain; empty where the id says all. */
  readonly from: string
  /** What it is known by at both ends: a sequence, a nonce, an id. */
  readonly id: string
}

/** What somebody has at the end of a transaction. */
export interface Holding {
  readonly denom: string
  /** In the smallest unit; undefined where the chain does not say. */
  readonly amount: bigint | undefined
}

/** What became of a transaction, or of one message in it. */
export interface Outcome {
  readonly hash: string
  /** RFC 3339; undefined where the chain does not say. */
  readonly at: string | undefined
  /** Why it failed. */
  readonly error: { readonly code: number; readonly message: string } | undefined
  readonly departures: readonly Departure[]
  /** Undefined where it cannot be told. */
  readonly holding: Holding | undefined
}

/** How a message came back to where it left. */
export interface Settlement {
  readonly kind: 'acknowledged' | 'refused' | 'timed-out'
  readonly outcome: Outcome
  /** What the other end said, when it refused. */
  readonly reason: string | undefined
}

/** What is asked may fail: then the reader rejects, and asking again later may succeed. */
export interface ChainReader {
  /** Whether a text can be the hash of a transaction on the chain. */
  isHash(text: string): boolean
  /** Sends a signed transaction. Resolves with its hash; rejects when the chain does not take it. */
  submit(transaction: Uint8Array, signal: AbortSignal): Promise<string>
  /** Undefined while no block has the transaction. */
  outcome(hash: string, signal: AbortSignal): Promise<Outcome | undefined>
  /** What became of a message that was sent here; undefined while it has not arrived. */
  arrival(departure: Departure, signal: AbortSignal): Promise<Outcome | undefined>
  /** How a message that left here was settled; undefined while it is not, or where the bridge does not say. */
  settlement(departure: Departure, signal: AbortSignal): Promise<Settlement | undefined>
}
