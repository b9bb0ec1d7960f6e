import { type Block, withState } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { ForkedChain } from '../chain/forked-chain.js'
import type { ChainKeeper } from '../chain/head-announcer.js'
import type { StoredBlocks } from '../chain/stored-blocks.js'
import type { SnapshotKeeper } from '../consensus/bft.js'
import type { Consensus } from '../consensus/consensus.js'
import type { BlockEvidence } from '../consensus/evidence.js'
import type { RestoredChain } from '../consensus/state-sync.js'
import { impersonatedSender, type Transaction } from '../evm/transaction.js'
import type { Pool } from '../pool/pool.js'
import { nextTask } from '../primitives/event-loop.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState, readingState } from '../primitives/missing-state.js'
import type { Settlement, Written } from '../rpc/dispatcher.js'
import type { StateHistory, StateLine } from '../state/state-history.js'
import type { WorldState } from '../state/world-state.js'
import { StoreWriteFailed } from '../store/errors.js'
import type { RecordBatch, RecordKind } from '../store/records.js'
import type { PrunedParts } from './chain-pruning.js'
import { ImpersonatedDropped, PoolRecords } from './pool-records.js'
import { type ChainOrigin, decodeEvidence, type StoredChain } from './stored-chain.js'
import { encodeValue, nameKey } from './stored-values.js'
import {
  type ChangeableOptions,
  isSame,
  type Marks,
  type TestChainParts,
  TestChainRecords,
  type WrittenSnapshot,
} from './test-chain-records.js'

/** Parts of a node whose state is kept. */
export interface PersistentParts extends TestChainParts {
  readonly chain: Chain
  readonly pool: Pool
  readonly consensus: Pick<Consensus, 'network'>
  /** Receives errors of pruning, and `ImpersonatedDropped`. */
  readonly onFault: (fault: unknown) => void
}

/** Kinds of records that a chain does not share with the one in its place. */
const REPLACED: readonly RecordKind[] = ['block', 'number', 'transaction', 'log', 'state', 'version', 'dead', 'copy']

/** The changes of calls that one batch contains. */
class OpenChanges {
  isOpen = true
  /** Resolves when they are in the store. */
  readonly written: Promise<void>
  #resolve = () => {}
  #reject: (error: unknown) => void = () => {}

  constructor() {
    this.written = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Not every change has a call that waits for it.
    this.written.catch(() => undefined)
  }

  end(): void {
    this.isOpen = false
    this.#resolve()
  }

  /** @param error why they were undone */
  fail(error: unknown): void {
    this.isOpen = false
    this.#reject(error)
  }
}

/** A chain as a batch leaves it in the store. */
interface CollectedChain {
  readonly history: StateHistory
  /** Its end below new blocks, on which snapshots are based. */
  readonly line: StateLine
  /** Is to be called when the batch is written. Reads nothing that may have changed since it was collected. */
  readonly written: () => void
}

/**
 * Keeps a chain in a store, one batch at a time. A batch contains everything that changed since the last one: state, code, blocks, indexes, head, pool, settings
 * and snapshots. These rules hold for all changes:
 *
 * - The chain itself changes only in `change`, and its batch is written before the next change begins. Nothing else is written while a block is being made: the batch
 *   of the block contains what calls have changed meanwhile.
 * - A call that changes something else (settings, pool, snapshots) says so at once (`noted`), without waiting between the change and that. The next batch contains the
 *   change, and ends the wait of the call.
 * - A batch is collected at one moment. From then on nothing is read but what was collected: when the batch is written, that is in the store, whatever the node
 *   is by then.
 * - If a batch fails, everything becomes what it is in the store, and all calls fail whose changes were undone with it: those of the batch, and those that came since.
 */
export class ChainPersistence implements ChainKeeper, SnapshotKeeper, Settlement {
  readonly pool = new PoolRecords()
  /** A reset to another remote chain replaces it. */
  #stored: StoredChain
  readonly #originOf: (isFork: boolean) => ChainOrigin
  readonly #given: ChangeableOptions
  #begun: PersistentParts | undefined
  #testChain: TestChainRecords | undefined
  /** The head in the store: the same object as in the chain, except amid `change`. */
  #head: Block | undefined
  #evidence: readonly BlockEvidence[] | undefined
  /** The end of the chain in the store. */
  #line: StateLine | undefined
  /** Changes of calls that are in no batch yet. */
  #changes = new OpenChanges()
  /** Those of the batch that is being written. */
  #collected: OpenChanges | undefined
  /** Ends when the changes of calls were written that were noted before. */
  #settling: Promise<void> | undefined
  #isClosing = false
  #isPruning = false
  /** The greatest id of a node before those of the state that is being restored. */
  #restoredAfter = 0
  /** Versions from which the states of snapshots for other nodes are computed. */
  readonly #held = new Set<{ readonly version: number }>()
  /** Ends when all writes are done that began before. */
  #turn: Promise<unknown> = Promise.resolve()

  /** @param originOf returns what decides the first block of a chain */
  constructor(stored: StoredChain, originOf: (isFork: boolean) => ChainOrigin, given: ChangeableOptions) {
    this.#stored = stored
    this.#originOf = originOf
    this.#given = given
  }

  /** Writes the first block of a new chain, or restores what an earlier process left beside the blocks. */
  async begin(parts: PersistentParts): Promise<void> {
    this.#testChain = new TestChainRecords(parts, this.#given)
    if (this.#stored.isEmpty) await this.#beginNew(parts)
    else await this.#restore(parts, this.#testChain)
    this.#stored.facts.release()
    this.#begun = parts
    this.#prune()
  }

  change<T>(change: () => T, blocks: readonly Block[], append: (written: Block) => void): Promise<T> {
    return this.#inTurn(async () => {
      const { chain } = this.#parts
      const back = chain.checkpoint()
      const making = readingState(change)
      const made = making instanceof Promise ? await making : making
      await this.#durably(back, async () => {
        if (chain.remote && chain.remote !== this.#stored.remote) return this.#beginAnew(chain.remote)
        const mined = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)))
        return this.#write((batch) => this.#collectChain(batch, blocks, append), mined)
      })
      return made
    })
  }

  noted(): () => Promise<void> {
    const changes = this.#changes
    return () => {
      if (changes.isOpen) this.#settle()
      return changes.written
    }
  }

  watch(): () => Written | undefined {
    const before = this.#marks
    return () => (isSame(before, this.#marks) ? undefined : this.noted())
  }

  settle(): Promise<void> | undefined {
    return this.#isChanged ? this.noted()() : undefined
  }

  async keep(state: WorldState, isFirst: boolean): Promise<WorldState> {
    return this.#inTurn(async () => {
      const { history, records } = this.#stored
      if (isFirst) this.#restoredAfter = history.lastNode
      const { batch, stored } = await loadingState(() => {
        const nodes = records.batch()
        return { batch: nodes, stored: history.store(nodes, state) }
      })
      await records.write(batch)
      return stored
    })
  }

  async hold(height: number): Promise<(() => void) | undefined> {
    return this.#inTurn(async () => {
      const held = { version: await loadingState(() => this.#stored.history.versionAt(height)) }
      if (!this.#stored.pruning.has(held.version)) return undefined
      this.#held.add(held)
      return () => void this.#held.delete(held)
    })
  }

  adopt(restored: RestoredChain): Promise<void> {
    return this.#inTurn(() => {
      const back = this.#parts.chain.checkpoint()
      return this.#durably(back, () => this.#write((batch) => this.#collectRestored(batch, restored)))
    })
  }

  /** Writes all changes and closes the store. */
  async close(): Promise<void> {
    try {
      this.#isClosing = true
      if (this.#begun) await this.settle()
      await this.#turn
    } finally {
      await this.#stored.close()
    }
  }

  get #parts(): PersistentParts {
    if (!this.#begun) throw new Error('persistence has not begun')
    return this.#begun
  }

  get #testChainRecords(): TestChainRecords {
    if (!this.#testChain) throw new Error('persistence has not begun')
    return this.#testChain
  }

  get #end(): StateLine {
    if (!this.#line) throw new Error('persistence has not begun')
    return this.#line
  }

  get #blocks(): StoredBlocks {
    return this.#stored.blocks(this.#parts.chain.rules)
  }

  /** Values that change with everything that a call can change beside the chain. */
  get #marks(): Marks {
    return this.#begun ? [this.#begun.pool.version, ...this.#testChainRecords.marks] : []
  }

  /** Whether anything is not in the store. */
  get #isChanged(): boolean {
    if (!this.#begun) return false
    return this.pool.isChanged || this.#testChainRecords.isChanged || this.#evidence !== evidenceOf(this.#begun)
  }

  /** Writes what calls have changed, when no block is being made and no other change of the chain is in progress. The calls receive the failure. */
  #settle(): void {
    const write = () => {
      this.#settling = undefined
      return this.#durably(this.#parts.chain.checkpoint(), () => this.#write((batch) => this.#collectChain(batch)))
    }
    this.#settling ??= this.#exclusively(() => this.#inTurn(write)).catch(() => undefined)
  }

  #exclusively(work: () => Promise<void>): Promise<void> {
    const { testChain } = this.#parts
    return testChain ? testChain.production.exclusively(work) : work()
  }

  /**
   * Does work that writes all changes. If it fails, everything becomes what it is in the store, and all calls fail whose changes were undone.
   *
   * @param back makes the chain what it is in the store
   */
  async #durably(back: () => void, write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } catch (error) {
      back()
      const undoing = readingState(() => this.#undo(error))
      if (undoing instanceof Promise) await undoing.catch(this.#parts.onFault)
      throw error
    }
    this.#prune()
  }

  /** Makes everything beside the chain what it is in the store. Throws `MissingState` before anything has changed in the pool. */
  #undo(error: unknown): void {
    const { pool } = this.#parts
    this.#testChainRecords.undo()
    if (this.pool.isChanged) {
      pool.restore(this.pool.contents)
      pool.update()
      this.pool.restored()
    }
    const lost = [this.#collected, this.#changes]
    this.#collected = undefined
    this.#changes = new OpenChanges()
    for (const changes of lost) changes?.fail(error)
  }

  /**
   * Writes all changes in one batch.
   *
   * @param collect adds the chain to a batch; called again when state was missing
   * @param mined transactions of blocks of the batch
   */
  async #write(collect: (batch: RecordBatch) => CollectedChain, mined: ReadonlySet<Hash> = new Set()): Promise<void> {
    const collecting = readingState(() => this.#collect(collect, mined))
    const { batch, written } = collecting instanceof Promise ? await collecting : collecting
    await this.#stored.records.write(batch)
    written()
    this.#collected?.end()
    this.#collected = undefined
  }

  /** Returns a batch with all changes, and what is to be called when it is written. */
  #collect(
    collect: (batch: RecordBatch) => CollectedChain,
    mined: ReadonlySet<Hash>,
  ): { readonly batch: RecordBatch; readonly written: () => void } {
    const batch = this.#stored.records.batch()
    const { history, line, written } = collect(batch)
    const steps = [written, this.pool.write(batch, mined), this.#testChainRecords.write(batch, line, history), this.#collectEvidence(batch)]
    this.#collected = this.#changes
    this.#changes = new OpenChanges()
    return {
      batch,
      written() {
        for (const step of steps) step()
      },
    }
  }

  /** Adds the chain to a batch, as far as it is not in the store, and blocks that follow its head. */
  #collectChain(batch: RecordBatch, blocks: readonly Block[] = [], append: (written: Block) => void = () => {}): CollectedChain {
    const { history } = this.#stored
    const below = this.#collectHead(batch)
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

  /** Removes blocks above the head, and writes the state of the head if a test method changed it. Returns the head with the state that is in the store then. */
  #collectHead(batch: RecordBatch): { readonly head: Block; readonly line: StateLine; readonly written: () => void } {
    const { chain } = this.#parts
    const { head } = chain
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
    if (isRemoved || isAmended) chain.releaseForks(height)
    const removal = isRemoved ? this.#removeAbove(batch, head) : undefined
    const below = removal?.line ?? last
    const line = isAmended ? history.amend(batch, below, head.state, stateRoot) : below
    const stored = withState(head, line.state)
    const blocks = this.#blocks
    const written = () => {
      removal?.written()
      history.forget(height)
      for (let number = last.height; number >= height; number--) blocks.forget(number)
      chain.moveTo(blocks, stored)
    }
    return { head: stored, line, written }
  }

  #removeAbove(batch: RecordBatch, head: Block): { readonly line: StateLine; readonly written: () => void } {
    const { history, pruning } = this.#stored
    const blocks = this.#blocks
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
    return { line, written: pruning.abandon(batch, line.version, height, Number(this.#parts.chain.firstKept)) }
  }

  /** Adds a chain that was restored from a snapshot to a batch, in place of the chain in the store. */
  #collectRestored(batch: RecordBatch, { ancestors, block }: RestoredChain): CollectedChain {
    const { chain } = this.#parts
    const { history, pruning } = this.#stored
    const below = this.#collectHead(batch)
    const blocks = this.#blocks
    for (const ancestor of ancestors) blocks.append(batch, ancestor)
    const height = Number(block.number)
    const line = history.begin(batch, block.state, height, block.state.root, below.line.version)
    const lowest = Number(ancestors[0]?.number ?? block.number)
    const abandoned = [below.line.version.lastNode + 1, this.#restoredAfter] as const
    const restored = pruning.restore(batch, height, { lowest, abandoned })
    const head = this.#writeBlock(batch, withState(block, line.state))
    const written = () => {
      below.written()
      restored()
      chain.beginAt(blocks, head)
      this.#head = head
      this.#line = line
    }
    return { history, line: below.line, written }
  }

  #collectEvidence(batch: RecordBatch): () => void {
    const evidence = evidenceOf(this.#parts)
    if (evidence === this.#evidence || evidence === undefined) return () => {}
    batch.put('meta', nameKey('evidence'), encodeValue(evidence))
    return () => {
      this.#evidence = evidence
    }
  }

  #writeBlock(batch: RecordBatch, block: Block): Block {
    this.#blocks.append(batch, block)
    this.#stored.writeHead(batch, block)
    return block
  }

  async #beginNew(parts: PersistentParts): Promise<void> {
    const { batch, written } = await loadingState(() => {
      const first = this.#stored.records.batch()
      return { batch: first, written: this.#collectFirst(first, this.#stored, parts).written }
    })
    await this.#stored.records.write(batch)
    written()
    this.#evidence = evidenceOf(parts)
  }

  /** Adds the first block of a chain to a batch. */
  #collectFirst(batch: RecordBatch, stored: StoredChain, { chain }: PersistentParts): CollectedChain {
    const { head, rules } = chain
    const { history } = stored
    const blocks = stored.blocks(rules)
    stored.begin(batch, this.#originOf(stored.remote !== undefined), rules)
    const line = history.begin(batch, head.state, Number(head.number), head.header.stateRoot)
    const first = withState(head, line.state)
    blocks.append(batch, first)
    stored.writeHead(batch, first)
    const written = () => {
      chain.moveTo(blocks, first)
      this.#stored = stored
      this.#head = first
      this.#line = line
    }
    return { history, line, written }
  }

  /** Replaces the chain in the store by one that begins after a block of another remote chain. Its nodes are removed in the background. */
  async #beginAnew(remote: ForkedChain): Promise<void> {
    const parts = this.#parts
    const stored = this.#stored.renewed(remote)
    await loadingState(() => parts.chain.releaseForks(-1))
    const replaced: (readonly [RecordKind, Uint8Array])[] = []
    for (const kind of REPLACED) for await (const { key } of stored.records.scan(kind)) replaced.push([kind, key.slice(1)])
    await this.#write((batch) => {
      for (const [kind, id] of replaced) batch.delete(kind, id)
      return this.#collectFirst(batch, stored, parts)
    })
  }

  async #restore(parts: PersistentParts, testChain: TestChainRecords): Promise<void> {
    const { chain, pool, consensus } = parts
    const { records } = this.#stored
    const rules = chain.rules.at(chain.head.number + 1n, chain.head.header.timestamp)
    await testChain.read(records, this.#stored.history, rules)
    const evidence = await loadingState(() => records.read('meta', nameKey('evidence'), decodeEvidence))
    if (evidence !== undefined) consensus.network?.evidence.restore(evidence)
    const waiting = await this.pool.load(records, rules)
    const kept = parts.testChain ? waiting : this.#withoutImpersonated(waiting, parts.onFault)
    await loadingState(() => {
      pool.restore(kept)
      // The last block may contain some of them.
      pool.update()
    })
    this.#head = chain.head
    const line = await loadingState(() => this.#stored.history.lineAt(Number(chain.head.number)))
    this.#line = { ...line, state: chain.head.state }
    this.#evidence = evidenceOf(parts)
  }

  /** Removes the transactions of impersonated accounts from the store with the next batch, reports them, and returns the others. */
  #withoutImpersonated(transactions: readonly Transaction[], onFault: (fault: unknown) => void): readonly Transaction[] {
    const impersonated = transactions.filter(({ body }) => impersonatedSender(body) !== undefined)
    if (impersonated.length === 0) return transactions
    for (const transaction of impersonated) this.pool.refused(transaction)
    onFault(new ImpersonatedDropped(impersonated.length))
    return transactions.filter((transaction) => !impersonated.includes(transaction))
  }

  /** Removes what the history does not need, one batch after the other, with other writes in between. */
  #prune(): void {
    if (this.#isPruning || this.#isClosing || !this.#stored.pruning.isDue(this.#prunedParts())) return
    this.#isPruning = true
    this.#pruneAll()
      .catch((error: unknown) => {
        // A write that fails is tried again after the next block.
        if (!(error instanceof StoreWriteFailed)) this.#parts.onFault(error)
      })
      .finally(() => {
        this.#isPruning = false
      })
  }

  async #pruneAll(): Promise<void> {
    for (let isDone = false; !isDone && !this.#isClosing; ) {
      await nextTask()
      await this.#inTurn(async () => {
        isDone = this.#isClosing || !(await loadingState(() => this.#stored.pruning.step(this.#prunedParts())))
      })
    }
  }

  #prunedParts(): PrunedParts {
    const { origin, snapshots } = this.#testChainRecords
    const place = ({ snapshot, version }: WrittenSnapshot) => ({ height: Number(snapshot.height), version })
    return {
      chain: this.#parts.chain,
      blocks: this.#blocks,
      origin: origin && place(origin),
      snapshots: snapshots.map(place),
      held: [...this.#held].map(({ version }) => version),
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}

function evidenceOf({ consensus }: PersistentParts): readonly BlockEvidence[] | undefined {
  return consensus.network?.evidence.all
}
