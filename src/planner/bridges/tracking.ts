/** Data of messages between chains, and how a bridge recognises its messages in the logs and events of both. */
import type { Transfer } from '../snapshot/snapshot.js'
import type { Log, LogTopics } from './evm-logs.js'

/** A message that has left a chain. */
export interface OutboundMessage {
  /** Id of the bridge. */
  readonly bridge: string
  /** Destination: the channel or client on the sending chain, the id of the bridge's contracts, or the bridge's number for the other chain. */
  readonly to: string
  /** Origin as the other chain sees it: its channel or client, or the bridge's number for the sending chain. Empty if the id is enough. */
  readonly from: string
  /** Identifies the message on both chains: a sequence, a nonce or a hash. */
  readonly id: string
}

/** Balance that an account has at the end of a transaction. */
export interface HeldBalance {
  readonly denom: string
  /** In the smallest unit; undefined if the chain does not say. */
  readonly amount: bigint | undefined
}

/** Result of a transaction, or of one message in it. */
export interface Outcome {
  readonly hash: string
  /** RFC 3339; undefined if the chain does not say. */
  readonly at: string | undefined
  /** Reason of the failure. */
  readonly error: { readonly code: number; readonly message: string } | undefined
  readonly departures: readonly OutboundMessage[]
  /** Undefined if it is unknown. */
  readonly holding: HeldBalance | undefined
}

/** The answer to a packet on the chain that sent it. */
export interface Acknowledgement {
  readonly kind: 'acknowledged' | 'refused' | 'timed-out'
  readonly outcome: Outcome
  /** Error of the other chain, if it refused. */
  readonly reason: string | undefined
}

/**
 * Acknowledgement of an application of IBC v2 that refuses a packet: the hash of a constant, whatever the reason
 * (https://github.com/cosmos/ibc, ICS-04 v2).
 */
export const ERROR_ACKNOWLEDGEMENT = '4774d4a575993f963b1c06573736617a457abef8589178db8d10c94b4ab511ab'
/** Text of such a refusal. */
export const REFUSED_PACKET = 'the packet was refused'

export interface BridgeTracking {
  /** Member of a status that holds a transfer, such as `ibc_transfer`. */
  readonly member: string
  /** State in the status by progress. A bridge whose states include no failure says that it is unknown. */
  readonly states: Readonly<Record<'sent' | 'received' | 'settled' | 'failed', string>>
  /** True if messages are packets: the other chain answers, and the answer comes back. */
  readonly isPacket?: boolean
  /** True if the refund of a failed transfer must be claimed: the sender has not got the asset back. */
  readonly refundIsClaimed?: boolean
  /** Returns the destination of a transfer's messages, as in `OutboundMessage.to`; undefined if it is unknown. */
  destinationOf(transfer: Transfer): string | undefined
  readonly evm?: EvmTracking
  readonly cosmos?: CosmosTracking
}

/** Recognises messages in the logs of EVM chains. */
export interface EvmTracking {
  /** Finds the messages that logs send, each with the index of its log. */
  sentIn(logs: readonly Log[]): readonly { readonly at: number; readonly message: OutboundMessage }[]
  /** Describes the log of a message's arrival. */
  received(message: OutboundMessage): {
    readonly topics: LogTopics
    /** Default: every log with these topics. */
    matches?(log: Log): boolean
    /** Returns the error if the log refuses the message. */
    refusal?(log: Log): string | undefined
  }
  /** Describes the logs of a packet's acknowledgement and timeout. */
  acknowledged?(message: OutboundMessage): {
    readonly topics: LogTopics
    read(log: Log): Pick<Acknowledgement, 'kind' | 'reason'>
  }
}

/** An event of a transaction on a Cosmos chain. */
export interface ChainEvent {
  readonly type: string
  readonly attributes: ReadonlyMap<string, string>
}

export interface ChainTransaction {
  readonly hash: string
  readonly code: number
  readonly log: string
  readonly at: string | undefined
  readonly events: readonly ChainEvent[]
}

/** Access to a Cosmos chain. */
export interface CosmosQueries {
  /** Finds the first transaction with events like these. */
  search(query: string): Promise<ChainTransaction | undefined>
  /** Returns the result of one message of a transaction, from the message's events. */
  outcomeOf(transaction: ChainTransaction, events: readonly ChainEvent[]): Outcome
}

/** Recognises messages in the events of Cosmos chains. */
export interface CosmosTracking {
  /** Finds the messages that an event sends. */
  sentIn(event: ChainEvent): readonly OutboundMessage[]
  /** Finds the result of a message on the chain that receives it; undefined if it has not arrived. */
  received(message: OutboundMessage, chain: CosmosQueries): Promise<Outcome | undefined>
  /** Finds the acknowledgement or the timeout of a packet; undefined if there is none yet. */
  acknowledged?(message: OutboundMessage, chain: CosmosQueries): Promise<Acknowledgement | undefined>
}

/** Reads a coin of the bank module, such as `10uatom`; undefined for several coins and for anything else. */
export function coinIn(text: string | undefined): HeldBalance | undefined {
  const coin = /^(\d{1,78})([^,]+)$/.exec(text ?? '')
  return coin?.[1] && coin[2] ? { denom: coin[2], amount: BigInt(coin[1]) } : undefined
}
