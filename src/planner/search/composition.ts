/**
 * Which operations share a transaction.
 *
 * What may follow without a new signature depends on how the assets got where they are: a packet can be forwarded or handed to a contract, a
 * contract that has swapped can send on, a relayed message can be forwarded once. The states of a transaction and the moves between them are
 * written out here; the search knows nothing else about transactions.
 *
 * A CW20 lives in a contract: it moves over IBC by a converter, to which no packet or contract can hand on what comes next. So whatever is done
 * with a CW20 begins a transaction.
 */
import type { Asset, Transfer } from '../snapshot/snapshot.js'

/**
 * Where a transaction stands:
 *
 * - `start`: nothing has happened yet.
 * - `arrived`: a packet has arrived on a Cosmos chain (IBC, Go Fast, Axelar from an EVM chain).
 * - `swapped`: a contract on a Cosmos chain has swapped.
 * - `evm-swapped`: a contract on an EVM chain has swapped.
 * - `relayed`: a CCTP message has been delivered to a Cosmos chain by smart relay.
 * - `ended`: nothing more fits into it.
 */
export type Stage = 'start' | 'arrived' | 'swapped' | 'evm-swapped' | 'relayed' | 'ended'
export const STAGES: readonly Stage[] = ['start', 'arrived', 'swapped', 'evm-swapped', 'relayed', 'ended']

/** What an operation does to the transaction: the stage after it, and whether it belongs to the one before or begins a new one. */
export interface Move {
  readonly stage: Stage
  readonly joins: boolean
}

/** @param from what is swapped */
export function afterSwap(stage: Stage, { chain, isCw20 }: Asset): Move {
  if (chain.type !== 'cosmos') return { stage: 'evm-swapped', joins: false }
  return { stage: 'swapped', joins: stage === 'arrived' && chain.ibcHooks && !isCw20 }
}

export function afterTransfer(stage: Stage, { bridge, from, to }: Transfer, smartRelay: boolean): Move {
  switch (bridge) {
    case 'IBC': {
      if (stage === 'relayed' && !from.isCw20) return { stage: 'ended', joins: true }
      return { stage: 'arrived', joins: !from.isCw20 && (stage === 'swapped' || (stage === 'arrived' && from.chain.pfm)) }
    }
    case 'AXELAR':
      return {
        stage: from.chain.type === 'evm' && to.chain.type === 'cosmos' ? 'arrived' : 'ended',
        joins: (stage === 'swapped' && !from.isCw20) || stage === 'evm-swapped',
      }
    case 'GO_FAST':
      return { stage: to.chain.type === 'cosmos' ? 'arrived' : 'ended', joins: stage === 'evm-swapped' }
    case 'CCTP':
      return { stage: smartRelay && to.chain.type === 'cosmos' ? 'relayed' : 'ended', joins: stage === 'evm-swapped' }
    default:
      return { stage: 'ended', joins: false }
  }
}
