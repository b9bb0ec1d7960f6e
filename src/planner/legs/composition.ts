/**
 * Rules for the operations that share a transaction.
 *
 * The operations that may follow without another signature depend on the previous ones. A packet can be forwarded, or handed to a contract. A contract that
 * has swapped can send on. A relayed message can be forwarded once. This file has the stages of a transaction and the move of a swap; each bridge has its
 * own move (`Bridge.stageAfter`).
 *
 * A CW20 is held by a contract and leaves a Cosmos chain through a converter. No packet and no contract can pass the next operation on to a converter, so
 * every operation on a CW20 starts a transaction.
 */
import type { Asset } from '../snapshot/snapshot.js'

/**
 * Stage of a transaction:
 *
 * - `start`: it has no operation yet.
 * - `arrived`: a packet, or a message that can call a contract, has arrived on a Cosmos chain.
 * - `swapped`: a contract on a Cosmos chain has swapped.
 * - `evm-swapped`: a contract on an EVM chain has swapped.
 * - `relayed`: a relayer has delivered a message to a Cosmos chain, and can forward the asset once.
 * - `ended`: no other operation can join it.
 */
export type Stage = 'start' | 'arrived' | 'swapped' | 'evm-swapped' | 'relayed' | 'ended'
export const STAGES: readonly Stage[] = ['start', 'arrived', 'swapped', 'evm-swapped', 'relayed', 'ended']

/** Effect of an operation on its transaction. */
export interface Move {
  /** Stage after the operation. */
  readonly stage: Stage
  /** True if the operation joins the transaction of the previous one; false if it starts another. */
  readonly joins: boolean
}

/** Returns the move of a swap of an asset. */
export function afterSwap(stage: Stage, { chain, isCw20 }: Asset): Move {
  if (chain.type !== 'cosmos') return { stage: 'evm-swapped', joins: false }
  return { stage: 'swapped', joins: stage === 'arrived' && chain.ibcHooks && !isCw20 }
}
