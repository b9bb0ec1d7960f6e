import type { Hash } from '../primitives/hex.js'
import type { Block, Receipt } from './block.js'

/** The newest blocks of a chain, as they were executed. There is always one, the head. */
export class RecentBlocks {
  readonly #blocks: Block[]
  #transactions = 0
  /** The newest receipts by transaction hash. Undefined until it is needed. */
  #receipts: Map<Hash, Receipt> | undefined

  /** @param blocks at least one, which follow each other */
  constructor(blocks: readonly Block[]) {
    if (blocks.length === 0) throw new RangeError('no blocks')
    this.#blocks = [...blocks]
    for (const { transactions } of blocks) this.#transactions += transactions.length
  }

  get head(): Block {
    // There is always one.
    return this.#blocks[this.#blocks.length - 1] as Block
  }

  get size(): number {
    return this.#blocks.length
  }

  /** Number of transactions in all blocks. */
  get transactions(): number {
    return this.#transactions
  }

  /** Height of the first block. */
  get first(): number {
    return Number(this.head.number) + 1 - this.#blocks.length
  }

  at(height: number): Block | undefined {
    return this.#blocks[height - this.first]
  }

  byHash(hash: Hash): Block | undefined {
    return this.#blocks.findLast((block) => block.hash === hash)
  }

  receipt(transaction: Hash): Receipt | undefined {
    this.#receipts ??= new Map(this.#blocks.flatMap(({ receipts }) => receipts.map((receipt) => [receipt.transaction.hash, receipt])))
    return this.#receipts.get(transaction)
  }

  append(block: Block): void {
    this.#blocks.push(block)
    this.#transactions += block.transactions.length
    if (this.#receipts) for (const receipt of block.receipts) this.#receipts.set(receipt.transaction.hash, receipt)
  }

  /** Replaces the head by a block of the same height. */
  replaceHead(block: Block): void {
    this.#blocks[this.#blocks.length - 1] = block
  }

  oldest(count: number): Block[] {
    return this.#blocks.slice(0, count)
  }

  /** Takes out the oldest blocks, fewer than there are. */
  shift(count: number): void {
    for (const block of this.#blocks.splice(0, count)) this.#forget(block)
  }

  /** Takes out the blocks from a height on, which is above the first. */
  trim(end: number): void {
    const removed = this.#blocks.splice(end - this.first)
    for (const { transactions } of removed) this.#transactions -= transactions.length
    // A removed receipt may have hidden an older one.
    if (removed.some(({ receipts }) => receipts.length > 0)) this.#receipts = undefined
  }

  copy(): RecentBlocks {
    return new RecentBlocks(this.#blocks)
  }

  #forget({ transactions, receipts }: Block): void {
    this.#transactions -= transactions.length
    for (const receipt of receipts) {
      const { hash } = receipt.transaction
      if (this.#receipts?.get(hash) === receipt) this.#receipts.delete(hash)
    }
  }
}
