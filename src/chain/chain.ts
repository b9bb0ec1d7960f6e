import type { ChainRules } from '../evm/hardforks.js'
import type { Hash } from '../primitives/hex.js'
import type { Block, Log, Receipt } from './block.js'
import type { BlockReference } from './block-reference.js'
import { LogIndex, logsAt } from './log-index.js'
import type { LogCriteria } from './log-query.js'

/** How far BLOCKHASH sees. */
const ANCESTOR_WINDOW = 256n

/**
 * The decided blocks, from genesis to the head, and the ways to find things in them.
 *
 * It only ever grows at the head; a test chain may also go back.
 */
export class Chain {
  readonly rules: ChainRules
  readonly #blocks: Block[]
  readonly #numbers = new Map<Hash, bigint>()
  /** Where each transaction is: its receipt's place. */
  readonly #receipts = new Map<Hash, Receipt>()
  readonly #logs = new LogIndex()

  constructor(rules: ChainRules, genesis: Block) {
    this.rules = rules
    this.#blocks = [genesis]
    this.#numbers.set(genesis.hash, genesis.number)
  }

  get genesis(): Block {
    return this.#at(0)
  }

  get head(): Block {
    return this.#at(this.#blocks.length - 1)
  }

  blockByNumber(number: bigint): Block | undefined {
    return this.#blocks[Number(number)]
  }

  blockByHash(hash: Hash): Block | undefined {
    const number = this.#numbers.get(hash)
    return number === undefined ? undefined : this.blockByNumber(number)
  }

  /** The decided block a reference names; `pending` names the head, on which the pending block stands. */
  resolve(reference: BlockReference): Block | undefined {
    if (reference === 'earliest') return this.genesis
    if (typeof reference === 'string') return this.head
    return 'hash' in reference ? this.blockByHash(reference.hash) : this.blockByNumber(reference.number)
  }

  receipt(transaction: Hash): Receipt | undefined {
    return this.#receipts.get(transaction)
  }

  /** The matching logs of the blocks `from` to `to`, both included, in chain order. */
  logs(criteria: LogCriteria, from: bigint, to: bigint, limit?: number): Log[] {
    return [...logsAt(this.#logs.query(criteria, from, to, limit), (number) => this.blockByNumber(number))]
  }

  /** What BLOCKHASH finds from a block with this parent. */
  ancestorHash(parent: Block, number: bigint): Hash | undefined {
    if (number > parent.number || number < 0n || number + ANCESTOR_WINDOW <= parent.number) return undefined
    return number === parent.number ? parent.hash : this.blockByNumber(number)?.hash
  }

  append(block: Block): void {
    if (block.number !== this.head.number + 1n) throw new RangeError(`block ${block.number} does not follow ${this.head.number}`)
    this.#blocks.push(block)
    this.#numbers.set(block.hash, block.number)
    for (const receipt of block.receipts) this.#receipts.set(receipt.transaction.hash, receipt)
    this.#logs.append(block)
  }

  /** Goes back to a height. Returns the blocks that no longer stand, newest first. */
  rewind(toNumber: bigint): Block[] {
    const removed = this.#blocks.splice(Number(toNumber) + 1).reverse()
    for (const block of removed) {
      this.#numbers.delete(block.hash)
      for (const receipt of block.receipts) this.#receipts.delete(receipt.transaction.hash)
    }
    this.#logs.rewind(toNumber)
    return removed
  }

  #at(position: number): Block {
    const block = this.#blocks[position]
    if (!block) throw new RangeError(`no block at ${position}`)
    return block
  }
}
