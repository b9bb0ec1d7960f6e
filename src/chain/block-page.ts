import type { ChainRules } from '../evm/chain-rules.js'
import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import type { Hash } from '../primitives/hex.js'
import { type DiffObjects, StatePatch, writeStateDiff } from '../state/state-diff.js'
import type { WorldState } from '../state/world-state.js'
import type { Block } from './block.js'
import { BlockRecord, recordedHash, recordedTransactionCount, recordedTransactionHash, writeRecord } from './block-record.js'
import { LazyBlock } from './lazy-block.js'

/** The blocks of a page that a later page follows. */
interface Predecessor {
  readonly page: BlockPage
  /** Number of its blocks, of which later ones may have been removed since. */
  readonly count: number
}

/** A state at hand, and the index of its block in the page. */
interface KnownState {
  readonly index: number
  readonly state: WorldState
}

/** Blocks to be packed, and what they follow. */
export interface PageContent {
  readonly blocks: readonly Block[]
  /** The last block before them, and where it is packed. Undefined for a page that begins with a whole state. */
  readonly previous: (Predecessor & { readonly state: WorldState }) | undefined
}

/**
 * Blocks that follow each other, as bytes, with the differences between their states. A page never changes, so chains share it.
 *
 * Some pages keep the whole state after their first block. Every other state is computed from the nearest whole state before it.
 */
export class BlockPage {
  /** Height of the first block. */
  readonly first: number
  /** Number of blocks. */
  readonly count: number
  /** Bytes of differences since the last whole state. */
  readonly diffBytes: number
  readonly #rules: ChainRules
  readonly #rebuilt: RebuiltStates
  readonly #bytes: Uint8Array
  /** For each block, the positions of its record and of its difference. */
  readonly #positions: Uint32Array
  readonly #objects: DiffObjects = { codes: [], accounts: [] }
  /** The state after the first block. Undefined if it is a difference, too. */
  readonly #state: WorldState | undefined
  readonly #previous: Predecessor | undefined

  constructor(rules: ChainRules, rebuilt: RebuiltStates, { blocks, previous }: PageContent) {
    const [first] = blocks
    if (!first) throw new RangeError('a page without blocks')
    this.#rules = rules
    this.#rebuilt = rebuilt
    this.first = Number(first.number)
    this.count = blocks.length
    this.#previous = previous && { page: previous.page, count: previous.count }
    this.#state = previous ? undefined : first.state
    const writer = new ByteWriter(256 * blocks.length)
    this.#positions = new Uint32Array(2 * blocks.length)
    let diffBytes = previous?.page.diffBytes ?? 0
    let before = previous?.state ?? first.state
    for (const [index, block] of blocks.entries()) {
      this.#positions[2 * index] = writer.length
      writeRecord(writer, block)
      this.#positions[2 * index + 1] = writer.length
      writeStateDiff(writer, block.state, before, this.#objects)
      diffBytes += writer.length - this.#positionOf(2 * index + 1)
      before = block.state
    }
    this.diffBytes = diffBytes
    this.#bytes = writer.finish()
  }

  /** Returns the block at an index. */
  block(index: number): Block {
    const record = new BlockRecord(this.#bytes, this.#positionOf(2 * index), this.#rules)
    let state: WorldState | undefined
    return new LazyBlock(BigInt(this.first + index), record, () => {
      state ??= this.state(index)
      return state
    })
  }

  hash(index: number): Hash {
    return recordedHash(this.#bytes, this.#positionOf(2 * index))
  }

  /** Returns the number of transactions of the block at an index. */
  transactionCount(index: number): number {
    return recordedTransactionCount(this.#bytes, this.#positionOf(2 * index))
  }

  transactionHash(index: number, transaction: number): Hash {
    return recordedTransactionHash(this.#bytes, this.#positionOf(2 * index), transaction)
  }

  /** Returns the state after the block at an index. */
  state(index: number): WorldState {
    const own = this.#nearest(index)
    const state = own ? this.#apply(own.state, own.index + 1, index + 1) : this.#apply(this.#stateBefore(), 0, index + 1)
    this.#rebuilt.keep(this, index, state)
    return state
  }

  /** Returns the state before the first block. */
  #stateBefore(): WorldState {
    // The newest first.
    const between: Predecessor[] = []
    let found: KnownState | undefined
    for (let before = this.#previous; before && !found; before = before.page.#previous) {
      between.push(before)
      found = before.page.#nearest(before.count - 1)
    }
    if (!found) throw new Error(`no state before block ${this.first}`)
    const patch = new StatePatch(found.state)
    let start = found.index + 1
    for (const { page, count } of between.toReversed()) {
      page.#read(patch, start, count)
      start = 0
    }
    const state = patch.state()
    // Blocks are often visited backwards, and all of this page follow this state.
    if (this.#previous) this.#rebuilt.keep(this.#previous.page, this.#previous.count - 1, state)
    return state
  }

  /** Returns the last state up to an index that is at hand. */
  #nearest(index: number): KnownState | undefined {
    return this.#rebuilt.nearest(this, index) ?? (this.#state && { index: 0, state: this.#state })
  }

  /** Returns a state with the differences of the blocks from `start` to before `end`. */
  #apply(state: WorldState, start: number, end: number): WorldState {
    if (start >= end) return state
    const patch = new StatePatch(state)
    this.#read(patch, start, end)
    return patch.state()
  }

  #read(patch: StatePatch, start: number, end: number): void {
    for (let index = start; index < end; index++) {
      patch.read(new ByteReader(this.#bytes, this.#positionOf(2 * index + 1)), this.#objects)
    }
  }

  #positionOf(entry: number): number {
    return this.#positions[entry] ?? 0
  }
}

/** States that were computed lately. A chain shares them with its forks. */
export class RebuiltStates {
  static readonly #LIMIT = 12
  /** The most recently used last. */
  #entries: (KnownState & { readonly page: BlockPage })[] = []

  keep(page: BlockPage, index: number, state: WorldState): void {
    this.#entries = this.#entries.filter((entry) => entry.page !== page || entry.index !== index).slice(1 - RebuiltStates.#LIMIT)
    this.#entries.push({ page, index, state })
  }

  /** Returns the state of a page with the greatest index up to `index`. */
  nearest(page: BlockPage, index: number): KnownState | undefined {
    let found: KnownState | undefined
    for (const entry of this.#entries) {
      if (entry.page === page && entry.index <= index && entry.index >= (found?.index ?? 0)) found = entry
    }
    return found
  }
}
