import type { ChainRules } from '../evm/chain-rules.js'
import type { Hash } from '../primitives/hex.js'
import type { WorldState } from '../state/world-state.js'
import type { Block, Log, Receipt } from './block.js'
import type { BlockReference } from './block-reference.js'
import { LogIndex, logsAt } from './log-index.js'
import type { LogCriteria } from './log-query.js'
import { compact, type View } from './segments.js'

/** Number of ancestors that BLOCKHASH returns. */
const ANCESTOR_WINDOW = 256n

/**
 * The decided blocks, from genesis to the head, and the ways to find things in them.
 *
 * It only ever grows at the head; a test chain may also go back. Blocks that were there when it was forked are shared with the fork.
 */
export class Chain {
  readonly rules: ChainRules
  #head: Block
  #sealed: readonly View<Segment>[] = []
  #open = new Segment(0)
  #logs = new LogIndex()

  constructor(rules: ChainRules, genesis: Block) {
    this.rules = rules
    this.#head = genesis
    this.#open.append(genesis)
  }

  get genesis(): Block {
    return this.#required(0)
  }

  get head(): Block {
    return this.#head
  }

  blockByNumber(number: bigint): Block | undefined {
    return this.#at(Number(number))
  }

  blockByHash(hash: Hash): Block | undefined {
    const block = this.#open.block(hash)
    if (block) return block
    for (const view of this.#sealed.toReversed()) {
      const found = view.segment.block(hash, view.size)
      if (found) return found
    }
    return undefined
  }

  /** The decided block a reference names; `pending` names the head, on which the pending block stands. */
  resolve(reference: BlockReference): Block | undefined {
    if (reference === 'earliest') return this.genesis
    if (typeof reference === 'string') return this.head
    return 'hash' in reference ? this.blockByHash(reference.hash) : this.blockByNumber(reference.number)
  }

  /** The newest, where a transaction stands in several blocks. */
  receipt(transaction: Hash): Receipt | undefined {
    const receipt = this.#open.receipt(transaction)
    if (receipt) return receipt
    for (const view of this.#sealed.toReversed()) {
      const found = view.segment.receipt(transaction, view.size)
      if (found) return found
    }
    return undefined
  }

  /** The matching logs of the blocks `from` to `to`, both included, in chain order. */
  logs(criteria: LogCriteria, from: bigint, to: bigint, limit?: number): Log[] {
    return [...logsAt(this.#logs.query(criteria, from, to, limit), (number) => this.blockByNumber(number))]
  }

  /** Returns the hash that BLOCKHASH returns in a block with this parent. */
  ancestorHash(parent: Block, number: bigint): Hash | undefined {
    if (number > parent.number || number < 0n || number + ANCESTOR_WINDOW <= parent.number) return undefined
    return number === parent.number ? parent.hash : this.blockByNumber(number)?.hash
  }

  append(block: Block): void {
    if (block.number !== this.head.number + 1n) throw new RangeError(`block ${block.number} does not follow ${this.head.number}`)
    this.#open.append(block)
    this.#logs.append(block)
    this.#head = block
  }

  /** Replaces the state of the head. The header of the head does not change, and the next block builds on the new state. */
  setHeadState(state: WorldState): void {
    if (state === this.#head.state) return
    this.#head = { ...this.#head, state }
    this.#trim(Number(this.#head.number))
    this.#open.append(this.#head)
  }

  /** Goes back to a height. Returns the blocks that no longer stand, newest first. */
  rewind(toNumber: bigint): Block[] {
    const removed: Block[] = []
    for (let number = this.head.number; number > toNumber; number--) removed.push(this.#required(Number(number)))
    this.#goBack(toNumber)
    return removed
  }

  /**
   * A chain that begins with the blocks of this one up to a height, the head's unless given, and goes its own way from there on. What becomes of one
   * of the two does not show in the other. It takes microseconds, or as long as it takes to copy the ways to find blocks, where less than half of a long
   * segment is kept.
   */
  fork(height: bigint = this.head.number): Chain {
    if (this.#open.size > 0) {
      this.#sealed = compact([...this.#sealed, { segment: this.#open, size: this.#open.size }], joined)
      this.#open = new Segment(this.#open.end)
    }
    const child = new Chain(this.rules, this.genesis)
    child.#head = this.head
    child.#sealed = this.#sealed
    child.#open = new Segment(this.#open.first)
    child.#logs = this.#logs.fork()
    if (height < this.head.number) child.#goBack(height)
    return child
  }

  /** Forgets the blocks from a height on. Sealed segments may be shared, so they stay as they are and are seen less far. */
  #trim(end: number): void {
    if (end >= this.#open.first) {
      this.#open.trim(end)
      return
    }
    const views = this.#sealed.map(({ segment, size }) => ({ segment, size: Math.max(0, Math.min(size, end - segment.first)) }))
    this.#sealed = compact(views, joined)
    this.#open = new Segment(end)
  }

  #goBack(toNumber: bigint): void {
    this.#trim(Number(toNumber) + 1)
    this.#logs.rewind(toNumber)
    this.#head = this.#required(Number(toNumber))
  }

  #at(height: number): Block | undefined {
    if (height >= this.#open.first) return this.#open.at(height)
    return this.#sealed.findLast(({ segment }) => segment.first <= height)?.segment.at(height)
  }

  #required(height: number): Block {
    const block = this.#at(height)
    if (!block) throw new RangeError(`no block at ${height}`)
    return block
  }
}

/** Blocks that follow each other, and the ways to find them and their transactions. */
class Segment {
  /** The height of the first block. */
  readonly first: number
  readonly #blocks: Block[] = []
  readonly #byHash = new Map<Hash, Block>()
  /** Receipts by transaction hash. */
  readonly #receipts = new Map<Hash, Receipt>()
  /** The receipt before: a transaction whose sender's nonce was set back may be in several blocks. */
  readonly #earlier = new Map<Receipt, Receipt>()

  constructor(first: number) {
    this.first = first
  }

  get size(): number {
    return this.#blocks.length
  }

  /** The height of the block after the last one. */
  get end(): number {
    return this.first + this.size
  }

  at(height: number): Block | undefined {
    return this.#blocks[height - this.first]
  }

  /** @param size of how many blocks, counted from the first */
  block(hash: Hash, size = this.size): Block | undefined {
    const block = this.#byHash.get(hash)
    return block && Number(block.number) < this.first + size ? block : undefined
  }

  /** @param size of how many blocks, counted from the first */
  receipt(transaction: Hash, size = this.size): Receipt | undefined {
    let receipt = this.#receipts.get(transaction)
    while (receipt && Number(receipt.blockNumber) >= this.first + size) receipt = this.#earlier.get(receipt)
    return receipt
  }

  append(block: Block): void {
    this.#blocks.push(block)
    this.#byHash.set(block.hash, block)
    for (const receipt of block.receipts) {
      const { hash } = receipt.transaction
      const earlier = this.#receipts.get(hash)
      if (earlier) this.#earlier.set(receipt, earlier)
      this.#receipts.set(hash, receipt)
    }
  }

  appendView({ segment, size }: View<Segment>): void {
    for (let i = 0; i < size; i++) {
      const block = segment.#blocks[i]
      if (block) this.append(block)
    }
  }

  /** Forgets the blocks from a height on. */
  trim(end: number): void {
    // The newest first: each gives way to the one before.
    for (const block of this.#blocks.splice(end - this.first).reverse()) {
      this.#byHash.delete(block.hash)
      for (const receipt of block.receipts) {
        const { hash } = receipt.transaction
        const earlier = this.#earlier.get(receipt)
        this.#earlier.delete(receipt)
        if (earlier) this.#receipts.set(hash, earlier)
        else this.#receipts.delete(hash)
      }
    }
  }
}

function joined(...views: readonly View<Segment>[]): Segment {
  const segment = new Segment(views[0]?.segment.first ?? 0)
  for (const view of views) segment.appendView(view)
  return segment
}
