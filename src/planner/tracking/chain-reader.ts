/** The port through which transactions are sent to a chain and looked up there. This node, nodes of other chains and readers of a host implement it. */
import type { Acknowledgement, OutboundMessage, Outcome } from '../bridges/tracking.js'

export type { Acknowledgement, HeldBalance, OutboundMessage, Outcome } from '../bridges/tracking.js'

/** Every method may reject: a later call may then succeed. */
export interface ChainReader {
  /** Returns whether a text can be the hash of a transaction on the chain. */
  isHash(text: string): boolean
  /** Sends a signed transaction. Resolves with its hash; rejects when the chain does not take it. */
  submit(transaction: Uint8Array, signal: AbortSignal): Promise<string>
  /** Returns the result of a transaction; undefined while no block has it. */
  outcome(hash: string, signal: AbortSignal): Promise<Outcome | undefined>
  /** Returns the result of a message that was sent to this chain; undefined while it has not arrived. */
  arrival(message: OutboundMessage, signal: AbortSignal): Promise<Outcome | undefined>
  /** Returns the acknowledgement of a message that left this chain; undefined while there is none, or if the bridge has none. */
  settlement(message: OutboundMessage, signal: AbortSignal): Promise<Acknowledgement | undefined>
}
