import type { Address, Hash } from '../primitives/hex.js'
import type { Block, Log } from './block.js'

/**
 * Which logs are wanted. Positions of `topics` are and-ed, the hashes at a position or-ed; an empty position matches any topic.
 *
 * As in geth, a log must have a topic at every position named, so that two empty positions leave out logs with fewer than two topics.
 */
export interface LogCriteria {
  /** Any of these emitters; empty for all. */
  readonly addresses: readonly Address[]
  readonly topics: readonly (readonly Hash[])[]
}

/** Heights, both included. `head` is the newest block at the time of asking. */
export interface LogRange {
  readonly from: bigint | 'head'
  readonly to: bigint | 'head'
}

/** Blocks of a log query: one block by hash, or a range by number. */
export type LogScope = { readonly blockHash: Hash } | LogRange

export interface LogQuery {
  readonly criteria: LogCriteria
  readonly scope: LogScope
}

/** The reference for what criteria mean; the index answers the same without looking at logs. */
export function matches(criteria: LogCriteria, log: Log): boolean {
  if (criteria.addresses.length > 0 && !criteria.addresses.includes(log.address)) return false
  if (criteria.topics.length > log.topics.length) return false
  return log.topics.every((topic, position) => {
    const wanted = criteria.topics[position] ?? []
    return wanted.length === 0 || wanted.includes(topic)
  })
}

/** Whether a log that has just been made, or just been taken back, lies where logs are wanted from. */
export function covers(scope: LogScope, log: Log): boolean {
  if ('blockHash' in scope) return log.blockHash === scope.blockHash
  return (scope.from === 'head' || scope.from <= log.blockNumber) && (scope.to === 'head' || log.blockNumber <= scope.to)
}

/** All logs of a block, in order. */
export function logsOf(block: Block): Log[] {
  return block.receipts.flatMap((receipt) => receipt.logs)
}
