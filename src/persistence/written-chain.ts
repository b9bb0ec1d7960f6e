import { type Block, withState } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { ForkedChain } from '../chain/forked-chain.js'
import type { StoredBlocks } from '../chain/stored-blocks.js'
import type { RestoredChain } from '../consensus/state-sync.js'
import { loadingState, type Read } from '../primitives/missing-state.js'
import type { StateHistory, StateLine } from '../state/state-history.js'
import type { RecordBatch, RecordKind } from '../store/records.js'
import type { ChainOrigin, StoredChain } from './stored-chain.js'

/** Kinds of records that a chain does not share with the one in its place. */
const REPLACED: readonly RecordKind[] = ['block', 'number', 'transaction', 'log', 'state', 'version', 'dead', 'copy']

/** A chain as a batch leaves it in the store. */
export interface CollectedChain {
  readonly history: StateHistory
  /** Its end below new blocks, on which snapshots are based. */
  readonly line: StateLine
  /** Is to be called when the batch is written. Reads nothing that may have changed since it was collected. */
  readonly written: () => void
}

/** The chain in the store, and the batches that make it what the chain of the node is. Each `collect…` only reads: `written` notes what the store contains then. */
export class WrittenChain {
  readonly #chain: Chain
  readonly #originOf: (isFork: boolean) => ChainOrigin
  /** A reset to another remote chain replaces it. */
  #stored: StoredChain
  /** The head in the store: the same object as in the chain, except amid a change. */
  #head: Block | undefined
  /** The end of the chain in the store. */
  #line: StateLine | undefined

  /** @param originOf returns what decides the first block of a chain */
  constructor(stored: StoredChain, chain: Chain, originOf: (isFork: boolean) => ChainOrigin) {
    this.#stored = stored
    this.#chain = chain
    this.#originOf = originOf
  }

  get stored(): StoredChain {
    return this.#stored
  }

  get blocks(): StoredBlocks {
    return this.#stored.blocks(this.#chain.rules)
  }

  /** The remote chain of a node that was reset to another one than that in the store. */
  get newRemote(): ForkedChain | undefined {
    const { remote } = this.#chain
    return remote === this.#stored.remote ? undefined : remote
  }

  /** Continues the chain in the store, which the chain of the node is. */
  async open(): Promise<void> {
    const { head } = this.#chain
    const line = await loadingState(() => this.#stored.history.lineAt(Number(head.number)))
    this.#head = head
    this.#line = { ...line, state: head.state }
  }

  /** Adds the first block of a chain to a batch. */
  collectFirst(batch: RecordBatch, stored = this.#stored): CollectedChain {
    const { head, rules } = this.#chain
    const { history } = stored
    const blocks = stored.blocks(rules)
    stored.begin(batch, this.#originOf(stored.remote !== undefined), rules)
    const line = history.begin(batch, head.state, Number(head.number), head.header.stateRoot)
    const first = withState(head, line.state)
    blocks.append(batch, first)
    stored.writeHead(batch, first)
    const written = () => {
      this.#chain.moveTo(blocks, first)
      this.#stored = stored
      this.#head = first
      this.#line = line
    }
    return { history, line, written }
  }

  /**
   * Returns what adds to a batch a chain that begins after a block of another remote chain, in place of the chain in the store, whose nodes pruning removes.
   *
   * @param remote the chain of the node is a fork of it
   */
  async replacedBy(remote: ForkedChain): Promise<(read: Read, batch: RecordBatch) => CollectedChain> {
    const stored = this.#stored.renewed(remote)
    await loadingState((read) => read(this.#chain).releaseForks(-1))
    const replaced: (readonly [RecordKind, Uint8Array])[] = []
    for (const kind of REPLACED) for await (const { key } of stored.records.scan(kind)) replaced.push([kind, key.slice(1)])
    return (_, batch) => {
      for (const [kind, id] of replaced) batch.delete(kind, id)
      return this.collectFirst(batch, stored)
    }
  }

  /** Adds the chain to a batch, as far as it is not in the store, and blocks that follow its head. */
  collect(read: Read, batch: RecordBatch, blocks: readonly Block[] = [], append: (written: Block) => void = () => {}): CollectedChain {
    const { history } = this.#stored
    const below = this.#collectHead(read, batch)
    let end = below.line
    const appended = blocks.map((block) => {
      end = history.append(batch, end, block.state)
      return this.#writeBlock(batch, withState(block, end.state))
    })
    const [head, line] = [appended.at(-1) ?? below.head, end]
    const written = () => {
      below.written()
      for (const block of appended) append(block)
      this.#head = head
      this.#line = line
    }
    return { history, line: below.line, written }
  }

  /**
   * Adds a chain that was restored from a snapshot to a batch, in place of the chain in the store.
   *
   * @param restoredAfter the greatest id of a node before those of the restored state
   */
  collectRestored(read: Read, batch: RecordBatch, { ancestors, block }: RestoredChain, restoredAfter: number): CollectedChain {
    const { history, pruning } = this.#stored
    const below = this.#collectHead(read, batch)
    const { blocks } = this
    for (const ancestor of ancestors) blocks.append(batch, ancestor)
    const height = Number(block.number)
    const line = history.begin(batch, block.state, height, block.state.root, below.line.version)
    const lowest = Number(ancestors[0]?.number ?? block.number)
    const abandoned = [below.line.version.lastNode + 1, restoredAfter] as const
    const restored = pruning.restore(batch, height, { lowest, abandoned })
    const head = this.#writeBlock(batch, withState(block, line.state))
    const written = () => {
      below.written()
      restored()
      this.#chain.beginAt(blocks, head)
      this.#head = head
      this.#line = line
    }
    return { history, line: below.line, written }
  }

  get #end(): StateLine {
    if (!this.#line) throw new Error('the chain in the store is not open')
    return this.#line
  }

  /** Removes blocks above the head, and writes the state of the head if a test method changed it. Returns the head with the state that is in the store then. */
  #collectHead(read: Read, batch: RecordBatch): { readonly head: Block; readonly line: StateLine; readonly written: () => void } {
    const { head } = this.#chain
    const last = this.#end
    if (head === this.#head) return { head, line: last, written: () => {} }
    const { history } = this.#stored
    const { stateRoot } = head.header
    const height = Number(head.number)
    const isRemoved = last.height > height
    // The root of a state over an origin does not contain what was removed.
    const isAmended = head.state.hasOrigin
      ? isRemoved || head.state !== last.state
      : head.state.root !== (isRemoved ? history.rootAt(height, stateRoot) : last.state.root)
    if (isRemoved || isAmended) read(this.#chain).releaseForks(height)
    const removal = isRemoved ? this.#removeAbove(batch, head) : undefined
    const below = removal?.line ?? last
    const line = isAmended ? history.amend(batch, below, head.state, stateRoot) : below
    const stored = withState(head, line.state)
    const { blocks } = this
    const written = () => {
      removal?.written()
      history.forget(height)
      for (let number = last.height; number >= height; number--) blocks.forget(number)
      this.#chain.moveTo(blocks, stored)
    }
    return { head: stored, line, written }
  }

  #removeAbove(batch: RecordBatch, head: Block): { readonly line: StateLine; readonly written: () => void } {
    const { history, pruning } = this.#stored
    const { blocks } = this
    const height = Number(head.number)
    const lowest = Math.max(height + 1, pruning.lowestBlock)
    blocks.prepare(() => Array.from({ length: Math.max(0, this.#end.height - lowest + 1) }, (_, i) => lowest + i))
    for (let number = this.#end.height; number >= lowest; number--) {
      blocks.remove(batch, number)
      history.remove(batch, number)
    }
    this.#stored.writeHead(batch, head)
    const line = history.lineAt(height)
    history.dropAfter(batch, line.version, this.#end.version)
    return { line, written: pruning.abandon(batch, line.version, height, Number(this.#chain.firstKept)) }
  }

  #writeBlock(batch: RecordBatch, block: Block): Block {
    this.blocks.append(batch, block)
    this.#stored.writeHead(batch, block)
    return block
  }
}
