/**
 * The interface of a bridge. A bridge is one file in this folder that exports one record, and an entry of the list in `bridges.ts`; all other modules of the
 * planner iterate over this list.
 */
import type { JsonObject } from '../../primitives/json.js'
import type { Move, Stage } from '../legs/composition.js'
import type { TransferLeg } from '../legs/leg.js'
import type { CosmosMessage, Packet } from '../messages/cosmos-message.js'
import type { EvmCall } from '../messages/evm-call.js'
import type { SwapOperation, TransferOperation } from '../messages/operation.js'
import type { TransferPlan } from '../messages/transfer-plan.js'
import type { Asset, Channels, Transfer } from '../snapshot/snapshot.js'
import type { BridgeTracking } from './tracking.js'

export interface Bridge {
  /** Id in requests, answers and documents. */
  readonly id: string
  /** Name for people. */
  readonly name: string
  /** URL of a logo, or empty. The planner never requests it. */
  readonly logo: string
  /** Member of an operation that holds a transfer over the bridge, such as `transfer`. */
  readonly operation: string
  /** Name in error messages. Default: the id. */
  readonly errorName?: string
  /** Name of its fee in error messages. Default: `fee`. */
  readonly feeName?: string
  /** Members of a bridge in a document that this bridge reads from `Transfer.details`. */
  readonly details: readonly string[]

  /** Derives transfers that a document does not list, from its assets and channels. */
  derive?(assets: readonly Asset[], channels: Channels): readonly Transfer[]
  /** True if routes use the bridge only when the request sets `go_fast`. */
  readonly isFast?: boolean
  /** True if answers list its fee in `estimated_fees`. False if only its operation has the fee. */
  readonly listsFee?: boolean
  /** True if every transfer needs a relayer, whether it has a relay fee or not. */
  readonly needsRelay?: boolean
  /** True if a transfer whose fee is unknown must not be offered as a complete transaction, although one can be built. */
  readonly requiresKnownFee?: boolean

  /** Returns the move of a transfer: the stage of the transaction after it, and whether it joins that transaction. */
  stageAfter(stage: Stage, transfer: Transfer, smartRelay: boolean): Move

  /** Returns the operation's body in an answer. */
  operationBody(leg: TransferLeg, context: OperationContext): JsonObject
  /** Member of the body that distinguishes several transfers between two assets, and its value. */
  readonly key?: { readonly member: string; valueOf(transfer: Transfer): string }
  /** Member of the body that holds the first leg of a transfer, with `denom_in` as the source chain names it. */
  readonly firstLegMember?: string

  /** True if the end of the transfer is an IBC packet, which can call a contract. */
  readonly endsWithPacket?: boolean
  /** Builds the messages of a transfer from a Cosmos chain. Throws `MissingFact`. */
  cosmosMessages?(context: MessageContext, operation: TransferOperation): readonly CosmosMessage[]
  /** Builds the packet by which an entry point sends on the output of a swap. Throws `MissingFact`. */
  packetAfterSwap?(context: MessageContext, operation: TransferOperation): Packet
  /** Builds the call of a transfer from an EVM chain. Throws `MissingFact`. */
  evmCall?(context: MessageContext, operation: TransferOperation): EvmCall
  /** True if `evmCall` also carries the next operation of the transaction. */
  readonly evmCallCarriesNext?: boolean
  /** Advice for a transfer that cannot carry the next operation. Default: ask for another route. */
  readonly nextOperationRemedy?: string
  /** Finds the contract that swaps and then bridges. Throws `MissingFact`. */
  swapContract?(context: MessageContext, operation: TransferOperation): SwapContract
  /** Returns the least output of a swap in front of the transfer that still delivers `amountOut`. Default: the inverse of the fee. */
  leastInput?(operation: TransferOperation, amountOut: bigint): bigint

  /** Undefined if the planner cannot follow a transfer to the other chain. */
  readonly tracking?: BridgeTracking
}

/** Facts that operations of an answer are written with. */
export interface OperationContext {
  readonly naming: BridgeNaming
  readonly smartRelay: boolean
  /** Time of the quote in milliseconds since 1970. */
  readonly now: number
}

/** The names of bridges in an answer: literal ids, or the placeholders of the interface document. */
export interface BridgeNaming {
  bridge(id: string): string
  /** Member of an operation that holds a transfer over the bridge. */
  operation(id: string): string
}

/** Facts that messages are built from. */
export interface MessageContext {
  readonly plan: TransferPlan
  /** Builds the message of a swap to the entry point of its venue, with all operations after it in the transaction. Throws `MissingFact`. */
  swapMessage(operation: SwapOperation): { readonly contract: string; readonly msg: JsonObject }
}

/** A contract that calls a router to swap, and bridges the output. */
export interface SwapContract {
  /** The transfer in words. */
  readonly way: string
  readonly contract: string
  /** Address of the router that it calls. */
  readonly router: string
  /**
   * @param token the token to swap; the zero address for the native coin
   * @param swap call data of the router without `0x`; the router must pay the contract
   */
  call(token: string, amountIn: bigint, swap: string): string
}

/** Gives a record its type, and keeps its id as a literal. */
export function defineBridge<const Id extends string>(bridge: Bridge & { readonly id: Id }): Bridge & { readonly id: Id } {
  return bridge
}

/** Folders of logos in repositories that publish them for wallets. */
export const LOGOS = {
  skip: 'https://raw.githubusercontent.com/skip-mev/skip-go-registry/main/bridges/',
  cosmos: 'https://raw.githubusercontent.com/cosmos/chain-registry/master/',
  hyperlane: 'https://raw.githubusercontent.com/hyperlane-xyz/hyperlane-registry/main/deployments/warp_routes/',
} as const

/** Members of an operation that nearly all bridges have. */
export function endsOf({ from, to }: Transfer): JsonObject {
  return { from_chain_id: from.chain.id, to_chain_id: to.chain.id, denom_in: from.denom, denom_out: to.denom }
}

/** The move of a transfer that starts a transaction and ends it. */
export const ALONE: Move = { stage: 'ended', joins: false }

/** Returns a detail as a member of an answer: empty if the snapshot lacks it. */
export function textMember(value: string | number | undefined): string {
  return value === undefined ? '' : String(value)
}

export function numberMember(value: string | number | undefined): number {
  return Number(value ?? 0)
}
