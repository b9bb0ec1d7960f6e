import { type Block, withState } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
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
import type { Settlement } from '../rpc/dispatcher.js'
import type { StateLine } from '../state/state-history.js'
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

/**
 * Keeps a chain in a store, one batch at a time. A batch contains a block with everything that changed since the last one: state, code, block, indexes,
 * head, pool, settings and snapshots.
 *
 * A failed batch changes nothing: settings, snapshots and impersonation become what they are in the store, and transactions that were dropped return to the
 * pool. Writes that were asked for before the failure fail too, because their changes were undone with it. Whoever changed the head or added to the pool
 * undoes that.
 */
export class ChainPersistence implements ChainKeeper, SnapshotKeeper, Settlement {
  readonly pool = new PoolRecords()
  /** A reset to another remote chain replaces it. */
  #stored: StoredChain
  readonly #originOf: (isFork: boolean) => ChainOrigin
  readonly #given: ChangeableOptions
  #begun: PersistentParts | undefined
  #testChain: TestChainRecords | undefined
  /** The head in the store: the same object as in the chain while nothing has changed it. */
  #head: Block | undefined
  #evidence: readonly BlockEvidence[] | undefined
  /** The end of the chain in the store. */
  #line: StateLine | undefined
  /** The last write that failed. */
  #failure: StoreWriteFailed | undefined
  #isClosing = false
  #isPruning = false
  /** The greatest id of a node before those of the state that is being restored. */
  #restoredAfter = 0
  /** Versions from which the states of snapshots for other nodes are computed. */
  readonly #held = new Set<{ readonly version: number }>()
  /** Ends when all writes are done that began before. */
  #turn: Promise<unknown> = Promise.resolve()
  #seen: Marks = []
  #version = 0
  /** Number of writes in progress that contain changes of calls. */
  #writing = 0

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

  append(blocks: readonly Block[], append: (written: Block) => void): Promise<void> {
    return this.#changeInTurn(async () => {
      const mined = new Set(blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)))
      const collecting = readingState(() => {
        const waits = this.#isChanged(mined)
        const { batch, noted, line } = this.#collect(mined)
        let end = line
        const written = blocks.map((block) => {
          end = this.#stored.history.append(batch, end, block.state)
          return this.#writeBlock(batch, withState(block, end.state))
        })
        return { waits, batch, noted, written, end }
      })
      const { waits, batch, noted, written, end } = collecting instanceof Promise ? await collecting : collecting
      await this.#write(batch, waits)
      for (const block of written) append(block)
      noted()
      this.#line = end
      this.#prune()
    })
  }

  async keep(state: WorldState, isFirst: boolean): Promise<WorldState> {
    let kept = state
    await this.#changeInTurn(async () => {
      const { history, records } = this.#stored
      if (isFirst) this.#restoredAfter = history.lastNode
      const { batch, stored } = await loadingState(() => {
        const nodes = records.batch()
        return { batch: nodes, stored: history.store(nodes, state) }
      })
      await this.#write(batch, false)
      kept = stored
    })
    return kept
  }

  async hold(height: number): Promise<(() => void) | undefined> {
    let release: (() => void) | undefined
    await this.#inTurn(async () => {
      const held = { version: await loadingState(() => this.#stored.history.versionAt(height)) }
      if (!this.#stored.pruning.has(held.version)) return
      this.#held.add(held)
      release = () => void this.#held.delete(held)
    })
    return release
  }

  adopt({ ancestors, block }: RestoredChain): Promise<void> {
    return this.#changeInTurn(async () => {
      const { chain } = this.#parts
      const { batch, noted, restored, written, end } = await loadingState(() => {
        const collected = this.#collect()
        const { history } = this.#stored
        for (const ancestor of ancestors) this.#blocks.append(collected.batch, ancestor)
        const line = history.begin(collected.batch, block.state, Number(block.number), block.state.root, collected.line.version)
        const lowest = Number(ancestors[0]?.number ?? block.number)
        const abandoned = [collected.line.version.lastNode + 1, this.#restoredAfter] as const
        const restored = this.#stored.pruning.restore(collected.batch, Number(block.number), { lowest, abandoned })
        return { ...collected, restored, written: this.#writeBlock(collected.batch, withState(block, line.state)), end: line }
      })
      await this.#write(batch, true)
      noted()
      restored()
      chain.beginAt(this.#blocks, written)
      this.#head = chain.head
      this.#line = end
    })
  }

  settle(): Promise<void> | undefined {
    if (this.#writing === 0 && !this.#isChanged()) return undefined
    return this.#changeInTurn(async () => {
      if (!this.#isChanged()) return
      if (this.#parts.chain.remote !== this.#stored.remote) return this.#beginAnew()
      const collecting = readingState(() => this.#collect())
      const { batch, noted } = collecting instanceof Promise ? await collecting : collecting
      await this.#write(batch, true)
      noted()
      this.#prune()
    })
  }

  /** Returns a number that changes with the state of the node. */
  mark(): number {
    if (!this.#begun) return 0
    const { chain, pool } = this.#begun
    // After a failure, what counts up goes back, and comes to the same values again.
    const seen = [this.#failure, chain.head, pool.version, ...this.#testChainRecords.marks]
    if (!isSame(seen, this.#seen)) {
      this.#seen = seen
      this.#version++
    }
    return this.#version
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

  /** Returns whether anything beside transactions of a new block is not in the store. */
  #isChanged(mined: ReadonlySet<Hash> = new Set()): boolean {
    if (!this.#begun) return false
    const { chain } = this.#begun
    return (
      chain.head !== this.#head ||
      this.#evidence !== evidenceOf(this.#begun) ||
      this.pool.isChangedBeside(mined) ||
      this.#testChainRecords.isChanged
    )
  }

  /** Returns a batch with all changes, what is to be called when it is written, and the end of the chain then. */
  #collect(mined: ReadonlySet<Hash> = new Set()): {
    readonly batch: RecordBatch
    readonly noted: () => void
    readonly line: StateLine
  } {
    const batch = this.#stored.records.batch()
    const { line, note } = this.#collectHead(batch)
    const steps = [
      note,
      this.pool.write(batch, mined),
      this.#testChainRecords.write(batch, line, this.#stored.history),
      this.#collectEvidence(batch),
    ]
    return {
      batch,
      line,
      noted() {
        for (const step of steps) step()
      },
    }
  }

  /** Removes blocks above the head, and writes the state of the head if a test method changed it. */
  #collectHead(batch: RecordBatch): { readonly line: StateLine; readonly note: () => void } {
    const { chain } = this.#parts
    const { head } = chain
    const last = this.#end
    if (head === this.#head) return { line: last, note: () => {} }
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
    const line = removal?.line ?? last
    const next = isAmended ? history.amend(batch, line, head.state, stateRoot) : line
    return {
      line: next,
      note: () => {
        removal?.note()
        history.forget(height)
        for (let number = last.height; number >= height; number--) this.#blocks.forget(number)
        if (chain.head === head) chain.setHeadState(next.state)
        this.#head = chain.head
        this.#line = next
      },
    }
  }

  #removeAbove(batch: RecordBatch, head: Block): { readonly line: StateLine; readonly note: () => void } {
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
    return { line, note: pruning.abandon(batch, line.version, height) }
  }

  /** Makes everything that is not in the store what it is there, except the head, and transactions that have come to the pool for free nonces. */
  async #undo(): Promise<void> {
    const { chain, pool } = this.#parts
    this.#testChainRecords.undo()
    const contents = pool.contents()
    const undone = this.pool.withRemoved(contents)
    if (chain.head !== this.#head || undone === contents) return
    await loadingState(() => {
      pool.restore(undone)
      pool.update()
    })
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

  async #write(batch: RecordBatch, waits: boolean): Promise<void> {
    if (waits) this.#writing++
    try {
      await this.#stored.records.write(batch)
    } finally {
      if (waits) this.#writing--
    }
  }

  async #beginNew(parts: PersistentParts): Promise<void> {
    const { batch, noted } = await loadingState(() => {
      const first = this.#stored.records.batch()
      return { batch: first, noted: this.#collectFirst(first, this.#stored, parts).note }
    })
    await this.#stored.records.write(batch)
    noted()
    this.#evidence = evidenceOf(parts)
  }

  /** Adds the first block of a chain to a batch. */
  #collectFirst(
    batch: RecordBatch,
    stored: StoredChain,
    { chain }: PersistentParts,
  ): { readonly line: StateLine; readonly note: () => void } {
    const { head, rules } = chain
    const blocks = stored.blocks(rules)
    stored.begin(batch, this.#originOf(stored.remote !== undefined), rules)
    const line = stored.history.begin(batch, head.state, Number(head.number), head.header.stateRoot)
    const first = withState(head, line.state)
    blocks.append(batch, first)
    stored.writeHead(batch, first)
    const note = () => {
      chain.moveTo(blocks, first)
      this.#stored = stored
      this.#head = chain.head
      this.#line = line
    }
    return { line, note }
  }

  /** Replaces the chain in the store by one that begins after a block of another remote chain. Its nodes are removed in the background. */
  async #beginAnew(): Promise<void> {
    const parts = this.#parts
    const { chain } = parts
    if (!chain.remote) throw new Error('a chain that begins anew is a fork')
    const stored = this.#stored.renewed(chain.remote)
    await loadingState(() => chain.releaseForks(-1))
    const replaced: (readonly [RecordKind, Uint8Array])[] = []
    for (const kind of REPLACED) for await (const { key } of stored.records.scan(kind)) replaced.push([kind, key.slice(1)])
    const { batch, steps } = await loadingState(() => {
      const begun = stored.records.batch()
      for (const [kind, id] of replaced) begun.delete(kind, id)
      const { line, note } = this.#collectFirst(begun, stored, parts)
      const others = [this.pool.write(begun, new Set()), this.#testChainRecords.write(begun, line, stored.history)]
      return { batch: begun, steps: [note, ...others] }
    })
    await this.#write(batch, true)
    for (const step of steps) step()
    this.#prune()
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

  /** Removes the transactions of impersonated accounts from the store, reports them, and returns the others. */
  #withoutImpersonated(transactions: readonly Transaction[], onFault: (fault: unknown) => void): readonly Transaction[] {
    const impersonated = transactions.filter(({ body }) => impersonatedSender(body) !== undefined)
    if (impersonated.length === 0) return transactions
    for (const transaction of impersonated) this.pool.removed(transaction)
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

  /** Writes changes of calls when it is their turn. If that fails, or a write before it, they are undone. */
  #changeInTurn(write: () => Promise<void>): Promise<void> {
    const before = this.#failure
    return this.#inTurn(async () => {
      if (this.#failure !== before) throw this.#failure
      try {
        await write()
      } catch (error) {
        if (error instanceof StoreWriteFailed) {
          this.#failure = error
          await this.#undo()
        }
        throw error
      }
    })
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}

function evidenceOf({ consensus }: PersistentParts): readonly BlockEvidence[] | undefined {
  return consensus.network?.evidence.all
}
