import type { Header } from '../evm/header.js'
import type { Transaction } from '../evm/transaction.js'
import type { Hash } from '../primitives/hex.js'
import type { WorldState } from '../state/world-state.js'
import type { Block, Receipt, Withdrawal } from './block.js'
import type { BlockRecord } from './block-record.js'

/** A block whose parts are decoded when they are first read. */
export class LazyBlock implements Block {
  readonly number: bigint
  readonly #record: BlockRecord
  readonly #stateOf: () => WorldState

  /** @param stateOf returns the state after the block; called at each read */
  constructor(number: bigint, record: BlockRecord, stateOf: () => WorldState) {
    this.number = number
    this.#record = record
    this.#stateOf = stateOf
  }

  get hash(): Hash {
    return this.#record.hash
  }

  get header(): Header {
    return this.#record.header
  }

  get transactions(): readonly Transaction[] {
    return this.#record.transactions
  }

  get uncles(): readonly Header[] {
    return this.#record.uncles
  }

  get withdrawals(): readonly Withdrawal[] | undefined {
    return this.#record.withdrawals
  }

  get receipts(): readonly Receipt[] {
    return this.#record.receipts
  }

  get totalDifficulty(): bigint {
    return this.#record.totalDifficulty
  }

  get state(): WorldState {
    return this.#stateOf()
  }
}
