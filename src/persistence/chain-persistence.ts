import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { ChainKeeper } from '../chain/head-announcer.js'
import type { SnapshotKeeper } from '../consensus/bft.js'
import type { Consensus } from '../consensus/consensus.js'
import type { BlockEvidence } from '../consensus/evidence.js'
import type { RestoredChain } from '../consensus/state-sync.js'
import { impersonatedSender, type Transaction } from '../evm/transaction.js'
import type { Pool } from '../pool/pool.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState, type Read, readingState } from '../primitives/missing-state.js'
import type { Settlement, Written } from '../rpc/dispatcher.js'
import type { WorldState } from '../state/world-state.js'
import type { RecordBatch } from '../store/records.js'
import { BackgroundPruning } from './background-pruning.js'
import { CallChanges } from './call-changes.js'
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
import { type CollectedChain, WrittenChain } from './written-chain.js'

/** Parts of a node whose state is kept. */
export interface PersistentParts extends TestChainParts {
  readonly chain: Chain
  readonly pool: Pool
  readonly consensus: Pick<Consensus, 'network'>
  /** Receives errors of pruning, and `ImpersonatedDropped`. */
  readonly onFault: (fault: unknown) => void
}

/** Adds the chain to a batch. */
type Collect = (read: Read, batch: RecordBatch) => CollectedChain

/** Parts that exist once the node has its own. */
interface Begun {
  readonly parts: PersistentParts
  readonly written: WrittenChain
  readonly testChain: TestChainRecords
  readonly pruning: BackgroundPruning
}

/**
 * Keeps a chain in a store, one batch at a time. A batch contains everything that changed since the last one: state, code, blocks, indexes, head, pool, settings
 * and snapshots.
 *
 * The order of a durable block, or of any other change of the chain (`change`):
 *
 * 1. The change waits for its turn: all batches that began before are written.
 * 2. The chain changes, except for its new blocks.
 * 3. The batch is collected at one moment (`WrittenChain`, `PoolRecords`, `TestChainRecords`). From then on nothing is read but what was collected: when the
 *    batch is written, that is in the store, whatever the node is by then.
 * 4. The batch is written.
 * 5. The new blocks become part of the chain, every part notes what the store contains, and the calls whose changes were in the batch end (`CallChanges`). The
 *    caller announces the blocks.
 * 6. Pruning goes on in the background, a batch at a time (`BackgroundPruning`).
 *
 * If step 4 fails, everything becomes what it is in the store, and all calls fail whose changes were undone with it: those of the batch, and those that came since.
 *
 * A call that changes something else (settings, pool, snapshots) says so at once (`noted`), without waiting between the change and that. The next batch contains
 * the change, and ends the wait of the call. Nothing is written while a block is being made: its batch contains what calls have changed meanwhile.
 */
export class ChainPersistence implements ChainKeeper, SnapshotKeeper, Settlement {
  readonly pool = new PoolRecords()
  readonly #opened: StoredChain
  readonly #originOf: (isFork: boolean) => ChainOrigin
  readonly #given: ChangeableOptions
  readonly #changes = new CallChanges()
  #begun: Begun | undefined
  #evidence: readonly BlockEvidence[] | undefined
  /** Ends when the changes of calls were written that were noted before. */
  #settling: Promise<void> | undefined
  /** The greatest id of a node before those of the state that is being restored. */
  #restoredAfter = 0
  /** Ends when all writes are done that began before. */
  #turn: Promise<unknown> = Promise.resolve()

  /** @param originOf returns what decides the first block of a chain */
  constructor(stored: StoredChain, originOf: (isFork: boolean) => ChainOrigin, given: ChangeableOptions) {
    this.#opened = stored
    this.#originOf = originOf
    this.#given = given
  }

  /** Writes the first block of a new chain, or restores what an earlier process left beside the blocks. */
  async begin(parts: PersistentParts): Promise<void> {
    const written = new WrittenChain(this.#opened, parts.chain, this.#originOf)
    const testChain = new TestChainRecords(parts, this.#given)
    const pruning = new BackgroundPruning({
      pruning: () => written.stored.pruning,
      parts: () => prunedParts(parts.chain, written, testChain),
      inTurn: (work) => this.#inTurn(work),
      onFault: parts.onFault,
    })
    const begun = { parts, written, testChain, pruning }
    if (this.#opened.isEmpty) await this.#beginNew(begun)
    else await this.#restore(begun)
    this.#opened.facts.release()
    this.#begun = begun
    pruning.start()
  }

  change<T>(change: (read: Read) => T, blocks: readonly Block[], append: (written: Block) => void): Promise<T> {
    return this.#inTurn(async () => {
      const { parts, written } = this.#node
      const back = parts.chain.checkpoint()
      const making = readingState(change)
      const made = making instanceof Promise ? await making : making
      await this.#durably(back, async () => {
        const { newRemote } = written
        if (newRemote) return this.#write(await written.replacedBy(newRemote))
        const mined = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)))
        return this.#write((read, batch) => written.collect(read, batch, blocks, append), mined)
      })
      return made
    })
  }

  noted(): () => Promise<void> {
    return this.#changes.noted(() => this.#settle())
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
      const { history, records } = this.#node.written.stored
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
      const { pruning, written } = this.#node
      return pruning.hold(await loadingState(() => written.stored.history.versionAt(height)))
    })
  }

  adopt(restored: RestoredChain): Promise<void> {
    return this.#inTurn(() => {
      const { parts, written } = this.#node
      const back = parts.chain.checkpoint()
      return this.#durably(back, () => this.#write((read, batch) => written.collectRestored(read, batch, restored, this.#restoredAfter)))
    })
  }

  /** Writes all changes and closes the store. */
  async close(): Promise<void> {
    try {
      this.#begun?.pruning.close()
      await this.settle()
      await this.#turn
    } finally {
      await (this.#begun?.written.stored ?? this.#opened).close()
    }
  }

  get #node(): Begun {
    if (!this.#begun) throw new Error('persistence has not begun')
    return this.#begun
  }

  /** Values that change with everything that a call can change beside the chain. */
  get #marks(): Marks {
    return this.#begun ? [this.#begun.parts.pool.version, ...this.#begun.testChain.marks] : []
  }

  /** Whether anything is not in the store. */
  get #isChanged(): boolean {
    if (!this.#begun) return false
    return this.pool.isChanged || this.#begun.testChain.isChanged || this.#evidence !== evidenceOf(this.#begun.parts)
  }

  /** Writes what calls have changed, when no block is being made and no other change of the chain is in progress. The calls receive the failure. */
  #settle(): void {
    const write = () => {
      this.#settling = undefined
      const { parts, written } = this.#node
      return this.#durably(parts.chain.checkpoint(), () => this.#write((read, batch) => written.collect(read, batch)))
    }
    this.#settling ??= this.#exclusively(() => this.#inTurn(write)).catch(() => undefined)
  }

  #exclusively(work: () => Promise<void>): Promise<void> {
    const { testChain } = this.#node.parts
    return testChain ? testChain.production.exclusively(work) : work()
  }

  /**
   * Does work that writes all changes. If it fails, everything becomes what it is in the store, and all calls fail whose changes were undone.
   *
   * @param back makes the chain what it is in the store
   */
  async #durably(back: () => void, write: () => Promise<void>): Promise<void> {
    const { parts, pruning } = this.#node
    try {
      await write()
    } catch (error) {
      back()
      const undoing = readingState((read) => this.#undo(read, error))
      if (undoing instanceof Promise) await undoing.catch(parts.onFault)
      throw error
    }
    pruning.start()
  }

  /** Makes everything beside the chain what it is in the store. Throws `MissingState` before anything has changed in the pool. */
  #undo(read: Read, error: unknown): void {
    const { parts, testChain } = this.#node
    testChain.undo()
    if (this.pool.isChanged) {
      read(parts.pool).restore(this.pool.contents)
      read(parts.pool).update()
      this.pool.restored()
    }
    this.#changes.fail(error)
  }

  /**
   * Writes all changes in one batch.
   *
   * @param collect called again when state was missing
   * @param mined transactions of blocks of the batch
   */
  async #write(collect: Collect, mined: ReadonlySet<Hash> = new Set()): Promise<void> {
    const { stored } = this.#node.written
    const collecting = readingState((read) => this.#collect(read, stored.records.batch(), collect, mined))
    const { batch, written } = collecting instanceof Promise ? await collecting : collecting
    await stored.records.write(batch)
    written()
    this.#changes.written()
  }

  /** Adds all changes to a batch. Returns it with what is to be called when it is written. */
  #collect(
    read: Read,
    batch: RecordBatch,
    collect: Collect,
    mined: ReadonlySet<Hash>,
  ): { readonly batch: RecordBatch; readonly written: () => void } {
    const { history, line, written } = collect(read, batch)
    const steps = [written, this.pool.write(batch, mined), this.#node.testChain.write(batch, line, history), this.#collectEvidence(batch)]
    this.#changes.collect()
    return {
      batch,
      written() {
        for (const step of steps) step()
      },
    }
  }

  #collectEvidence(batch: RecordBatch): () => void {
    const evidence = evidenceOf(this.#node.parts)
    if (evidence === this.#evidence || evidence === undefined) return () => {}
    batch.put('meta', nameKey('evidence'), encodeValue(evidence))
    return () => {
      this.#evidence = evidence
    }
  }

  async #beginNew({ parts, written }: Begun): Promise<void> {
    const { records } = this.#opened
    const { batch, first } = await loadingState(() => {
      const begun = records.batch()
      return { batch: begun, first: written.collectFirst(begun) }
    })
    await records.write(batch)
    first.written()
    this.#evidence = evidenceOf(parts)
  }

  async #restore({ parts, written, testChain }: Begun): Promise<void> {
    const { chain, pool, consensus } = parts
    const { records, history } = this.#opened
    const rules = chain.rules.at(chain.head.number + 1n, chain.head.header.timestamp)
    await testChain.read(records, history, rules)
    const evidence = await loadingState(() => records.read('meta', nameKey('evidence'), decodeEvidence))
    if (evidence !== undefined) consensus.network?.evidence.restore(evidence)
    const waiting = await this.pool.load(records, rules)
    const kept = parts.testChain ? waiting : this.#withoutImpersonated(waiting, parts.onFault)
    await loadingState((read) => {
      read(pool).restore(kept)
      // The last block may contain some of them.
      read(pool).update()
    })
    await written.open()
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

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}

function prunedParts(chain: Chain, written: WrittenChain, { origin, snapshots }: TestChainRecords): Omit<PrunedParts, 'held'> {
  const place = ({ snapshot, version }: WrittenSnapshot) => ({ height: Number(snapshot.height), version })
  return { chain, blocks: written.blocks, origin: origin && place(origin), snapshots: snapshots.map(place) }
}

function evidenceOf({ consensus }: PersistentParts): readonly BlockEvidence[] | undefined {
  return consensus.network?.evidence.all
}
