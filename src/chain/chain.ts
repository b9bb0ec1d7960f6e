import type { ChainRules } from '../evm/chain-rules.js'
import { BoundedMap } from '../primitives/bounded-map.js'
import { NodeError } from '../primitives/errors.js'
import type { Address, Hash } from '../primitives/hex.js'
import { asReading, MissingState, type Reading } from '../primitives/missing-state.js'
import type { WorldState } from '../state/world-state.js'
import { StoreDamaged } from '../store/errors.js'
import { type Block, type Log, type Receipt, withState } from './block.js'
import { BlockPage, RebuiltStates } from './block-page.js'
import type { BlockReference } from './block-reference.js'
import type { ChainBase } from './chain-base.js'
import type { ForkedChain } from './forked-chain.js'
import { LogIndex, logsAt } from './log-index.js'
import { type LogCriteria, logsOf, matches } from './log-query.js'
import { joinSegments, PackedSegment } from './packed-segment.js'
import { RecentBlocks } from './recent-blocks.js'
import { compact, type View } from './segments.js'

/** A block was asked for that the chain has dropped. The code and the text are geth's. */
export class HistoryPruned extends NodeError {
  readonly code = 4444

  constructor() {
    super('pruned history unavailable')
  }
}

/** Number of ancestors that BLOCKHASH returns. */
export const ANCESTOR_WINDOW = 256n

const ALL_LOGS: LogCriteria = { addresses: [], topics: [] }

/** Blocks of a chain in memory: the form in which it keeps them. */
export interface ChainMemory {
  /**
   * Number of newest blocks that are kept as they were executed. Twice as many may be, until half of them are packed; in a fork, at first half as many more.
   */
  readonly recentBlocks: number
  /** Number of transactions in these blocks, beyond which all but the newest block are packed. */
  readonly recentTransactions: number
  /** Bytes of differences between two whole states. The time to compute a state, and the memory for whole states, depend on it. */
  readonly diffBytes: number
  /** Number of newest blocks that can be asked for, beside the first one. */
  readonly history: number
}

/**
 * A block of one transfer takes some 10 kB as it was executed, and less than 1 kB when packed. With fewer recent blocks, V8 collects them while they
 * are young. 2 MiB of differences take some 20 ms.
 */
const MEMORY: ChainMemory = { recentBlocks: 16, recentTransactions: 512, diffBytes: 2 << 20, history: Number.POSITIVE_INFINITY }

/** Bytes of differences for each block of a limited history, at least, between two whole states: whole states of dropped blocks are soon dropped too. */
const DIFF_BYTES_PER_BLOCK = 256

/** Number of blocks that are dropped in one step, at least. */
const MIN_PRUNED = 64

/** Number of packed blocks that stay decoded after they were read. */
const DECODED_BLOCKS = 16

/** The page of the last packed block, and the number of its blocks up to that one. */
interface LastPacked {
  readonly page: BlockPage
  readonly count: number
  /** The state after the last packed block. Undefined after blocks were removed. */
  readonly state: WorldState | undefined
}

/**
 * The decided blocks, from genesis to the head, and the ways to find things in them.
 *
 * It only ever grows at the head; a test chain may also go back. Blocks that were there when it was forked are shared with the fork.
 *
 * The newest blocks are values as they were executed. Older ones are packed into bytes, and decoded when they are asked for. With a base, which is a
 * store, only the head is in memory.
 */
export class Chain {
  #rules: ChainRules
  #remote: ForkedChain | undefined
  readonly #memory: ChainMemory
  #genesis: Block
  #sealed: readonly View<PackedSegment>[] = []
  #open: PackedSegment
  #recent: RecentBlocks
  #lastPacked: LastPacked | undefined
  #rebuilt = new RebuiltStates()
  /** Packed blocks that were read lately, by height. */
  readonly #decoded = new BoundedMap<number, Block>(DECODED_BLOCKS)
  /** Logs of the blocks in memory. */
  #logs = new LogIndex()
  /** The lowest number of a block that can be asked for, beside the first one. */
  #firstKept = 0n
  /** Height below which no block is needed any more. */
  #floor = 0
  /** Blocks below those in memory. */
  #base: ChainBase | undefined
  #baseEnd = 0
  /** The chains that read from the base: forks, and forks of forks. */
  #readers = new Set<WeakRef<Chain>>()
  /** State that was missing when blocks were to be packed. */
  #toPack: MissingState[] = []

  /** @param remote the chain with the blocks before the first one */
  constructor(rules: ChainRules, genesis: Block, memory: Partial<ChainMemory> = {}, remote?: ForkedChain) {
    this.#rules = rules
    this.#remote = remote
    this.#memory = { ...MEMORY, ...memory }
    this.#genesis = genesis
    this.#open = new PackedSegment(Number(genesis.number))
    this.#recent = new RecentBlocks([genesis])
  }

  /** Returns a chain whose blocks below the head are in a base. */
  static over(base: ChainBase, rules: ChainRules, head: Block, memory: Partial<ChainMemory> = {}, remote?: ForkedChain): Chain {
    const chain = new Chain(rules, base.at(Number(remote?.height ?? 0)) ?? head, memory, remote)
    chain.moveTo(base, head)
    chain.hideBelow(chain.#historyStart)
    return chain
  }

  get rules(): ChainRules {
    return this.#rules
  }

  /** The remote chain that this one goes on from. */
  get remote(): ForkedChain | undefined {
    return this.#remote
  }

  /** The first block. On a fork of a remote chain: the last block that both share. */
  get genesis(): Block {
    return this.#genesis
  }

  get head(): Block {
    return this.#recent.head
  }

  /** Whether reads of blocks and of their states may throw `MissingState`, because they are in an asynchronous store. */
  get mayMiss(): boolean {
    return this.#base?.mayMiss ?? false
  }

  /** Number of newest blocks that the chain keeps. */
  get history(): number {
    return this.#memory.history
  }

  /** Whether the chain had a block of this number and has dropped it. */
  isPruned(number: bigint): boolean {
    return number > this.#genesis.number && number < this.#firstKept
  }

  /** Throws `StoreDamaged` for a block that the base should contain. */
  blockByNumber(this: Reading<Chain>, number: bigint): Block | undefined {
    return this.isPruned(number) ? undefined : this.#kept(Number(number))
  }

  blockByHash(this: Reading<Chain>, hash: Hash): Block | undefined {
    const recent = this.#recent.byHash(hash)
    if (recent) return recent
    const height = this.#findPacked((segment, size) => segment.heightOf(hash, size)) ?? this.#base?.heightOf(hash, this.#baseEnd)
    const block = height === undefined ? undefined : this.blockByNumber(BigInt(height))
    if (block && block.hash !== hash) throw new StoreDamaged(`block ${height}`, `is not ${hash}, under whose hash it is found`)
    return block
  }

  /**
   * The decided block a reference names; `pending` names the head, on which the pending block stands. Throws `HistoryPruned` for the number of a block
   * that was dropped.
   */
  resolve(this: Reading<Chain>, reference: BlockReference): Block | undefined {
    if (reference === 'earliest') return this.genesis
    if (typeof reference === 'string') return this.head
    if ('number' in reference && this.isPruned(reference.number)) throw new HistoryPruned()
    return 'hash' in reference ? this.blockByHash(reference.hash) : this.blockByNumber(reference.number)
  }

  /** The newest, where a transaction stands in several blocks. */
  receipt(this: Reading<Chain>, transaction: Hash): Receipt | undefined {
    const recent = this.#recent.receipt(transaction)
    if (recent) return recent
    const place = this.#findPacked((segment, size) => segment.placeOf(transaction, size)) ?? this.#base?.placeOf(transaction, this.#baseEnd)
    const block = place && this.blockByNumber(BigInt(place.height))
    if (!block) return undefined
    if (block.transactions[place.index]?.hash !== transaction) {
      throw new StoreDamaged(`block ${place.height}`, `does not contain the transaction ${transaction}, under whose hash it is found`)
    }
    return block.receipts[place.index]
  }

  /** Throws `MissingState` unless the blocks `from` to `to` are in memory, which loads them together. */
  prepare(this: Reading<Chain>, from: bigint, to: bigint): void {
    const end = Math.min(Number(to) + 1, this.#baseEnd)
    const first = Number(from)
    if (this.mayMiss && first < end) this.#base?.prepare(() => Array.from({ length: end - first }, (_, i) => first + i))
  }

  /** The matching logs of the blocks `from` to `to`, both included, in chain order. */
  logs(this: Reading<Chain>, criteria: LogCriteria, from: bigint, to: bigint): Log[] {
    return [...this.readLogs(criteria, from, to)].filter((log) => log !== undefined)
  }

  /**
   * Finds the logs that `logs` returns as they are asked for. Undefined stands for a block without any: work that goes through many can let others have a
   * turn there. Blocks may be added meanwhile. Throws `MissingState` when the chain has gone back, or dropped `from`: the work begins again.
   */
  *readLogs(
    this: Reading<Chain>,
    criteria: LogCriteria,
    from: bigint,
    to: bigint,
    limit = Number.POSITIVE_INFINITY,
  ): Generator<Log | undefined, void> {
    const checkUnchanged = this.#untilChanged(from)
    const blockByNumber = (number: bigint) => {
      checkUnchanged()
      return this.blockByNumber(number)
    }
    // The index is asked before others have a turn: it forgets blocks that go to the base.
    const positions = this.#logs.query(criteria, from, to, limit)
    let found = 0
    for (const log of this.#baseLogs(criteria, from, to, limit, checkUnchanged)) {
      if (log !== undefined) found++
      yield log
      if (found >= limit) return
    }
    for (const log of logsAt(positions, blockByNumber)) {
      yield log
      if (++found >= limit) return
    }
  }

  /** Returns a function that throws `MissingState` once this chain does not contain its present blocks from a height on any more. */
  #untilChanged(this: Reading<Chain>, from: bigint): () => void {
    let { head } = this
    return () => {
      if (this.head === head) return
      const isThere = this.blockByNumber(head.number)?.hash === head.hash
      if (!isThere || this.isPruned(from)) throw new MissingState('a block that was removed', async () => {})
      head = this.head
    }
  }

  /** Returns the `blockHash` of an environment with this parent. It may throw `MissingState`; executors load what is missing. */
  ancestorHashes(parent: Pick<Block, 'number' | 'hash'>): (number: bigint) => Hash | undefined {
    return (number) => asReading<Chain>(this).ancestorHash(parent, number)
  }

  /** Returns the hash that BLOCKHASH returns in a block with this parent. */
  ancestorHash(this: Reading<Chain>, parent: Pick<Block, 'number' | 'hash'>, number: bigint): Hash | undefined {
    if (number > parent.number || number < 0n || number + ANCESTOR_WINDOW <= parent.number) return undefined
    if (number === parent.number) return parent.hash
    if (number < this.#genesis.number) return this.remote?.hash(number)
    return (this.isPruned(number) ? this.#at(Number(number)) : this.#kept(Number(number)))?.hash
  }

  /** Returns a block that may be hidden: its header, and its state if the chain has it. */
  ancestor(this: Reading<Chain>, number: bigint): Block | undefined {
    return this.#at(Number(number))
  }

  /**
   * Goes on after a block that was restored from a snapshot. The base contains it; of the blocks before it only the first one can be asked for.
   */
  beginAt(base: ChainBase, block: Block): void {
    this.moveTo(base, block)
    this.hideBelow(block.number)
  }

  append(block: Block): void {
    this.#checkFollows(block)
    this.#add(block)
  }

  /** Makes a block the head that the base contains already, with all blocks before it. */
  appendToBase(block: Block): void {
    if (!this.#base) throw new Error('a chain without a base')
    this.#checkFollows(block)
    this.moveTo(this.#base, block)
    this.hideBelow(this.#historyStart)
  }

  /** The lowest number of a block that can be asked for, beside the first one. */
  get firstKept(): bigint {
    return this.#firstKept
  }

  /** Drops the blocks below a number, except the first one. The base may contain them. */
  hideBelow(number: bigint): void {
    if (number > this.#firstKept) this.#firstKept = number
  }

  /** Number of the first block of the history below the head. */
  get #historyStart(): bigint {
    const { history } = this.#memory
    const { number } = this.head
    return history > number ? 0n : number + 1n - BigInt(history)
  }

  /** Whether forks of this chain read from its base. */
  get hasReaders(): boolean {
    for (const reference of this.#readers) if (reference.deref() === undefined) this.#readers.delete(reference)
    return this.#readers.size > 0
  }

  /** Reads no more from the base: the chain is closed. */
  release(): void {
    for (const reference of this.#readers) if (reference.deref() === this) this.#readers.delete(reference)
  }

  /**
   * Returns a function that makes the chain again what it is now, for changes that its base did not take. The base contains all blocks.
   */
  checkpoint(): () => void {
    const base = this.#base
    const [rules, remote, genesis, head, firstKept] = [this.#rules, this.#remote, this.#genesis, this.head, this.#firstKept]
    return () => {
      if (!base) throw new Error('a chain without a base')
      this.#rules = rules
      this.#remote = remote
      this.#genesis = genesis
      this.#firstKept = firstKept
      this.moveTo(base, head)
    }
  }

  /** Becomes a fork of a remote chain, and forgets its own blocks. Other forks of this chain keep them. */
  restart(rules: ChainRules, first: Block, remote: ForkedChain | undefined): void {
    this.#rules = rules
    this.#remote = remote
    this.#genesis = first
    this.#sealed = []
    this.#open = new PackedSegment(Number(first.number))
    this.#recent = new RecentBlocks([first])
    this.#lastPacked = undefined
    this.#rebuilt = new RebuiltStates()
    this.#decoded.clear()
    this.#logs = new LogIndex()
    this.#firstKept = 0n
    this.#floor = 0
    this.#base = undefined
    this.#baseEnd = 0
  }

  /**
   * Replaces all blocks, up to the head, by others. Forks of this chain keep theirs.
   *
   * @param first the first block. That of a fork of a remote chain stays
   */
  replaceBlocks(base: ChainBase, first: Block, head: Block): void {
    this.#genesis = this.#remote ? this.#genesis : first
    this.#rebuilt = new RebuiltStates()
    this.#firstKept = 0n
    this.#floor = 0
    this.#readers = new Set()
    this.moveTo(base, head)
  }

  /** Keeps only the head in memory. The base contains it, with all blocks before it. */
  moveTo(base: ChainBase, head: Block): void {
    if (head.number === this.#genesis.number) this.#genesis = head
    this.#base = base
    this.#clearMemory(head)
  }

  /** Has all forks of this chain take the blocks from a height on into memory, because the base is about to change them. All blocks: -1. */
  releaseForks(this: Reading<Chain>, height: number): void {
    for (const reference of this.#readers) {
      const fork = reference.deref()
      if (!fork) this.#readers.delete(reference)
      else if (fork !== this) fork.#takeFromBase(height)
    }
  }

  #checkFollows(block: Block): void {
    if (block.number !== this.head.number + 1n) throw new RangeError(`block ${block.number} does not follow ${this.head.number}`)
  }

  #add(block: Block): void {
    this.#recent.append(block)
    this.#logs.append(block)
    this.#prune()
    const { recentBlocks, recentTransactions } = this.#memory
    if (this.#recent.size >= 2 * recentBlocks) this.#pack(this.#recent.size - recentBlocks)
    else if (this.#recent.transactions > recentTransactions && this.#recent.size > 1) this.#pack(this.#recent.size - 1)
  }

  /** Replaces the state of the head. The header of the head does not change, and the next block builds on the new state. */
  setHeadState(state: WorldState): void {
    const { head } = this
    if (state === head.state) return
    const changed = withState(head, state)
    this.#recent.replaceHead(changed)
    if (head.number === this.#genesis.number) this.#genesis = changed
  }

  /** Goes back to a height. Returns the logs of the removed blocks, newest first. */
  rewind(this: Reading<Chain>, toNumber: bigint): Log[] {
    const removed = this.logs(ALL_LOGS, toNumber + 1n, this.head.number)
    this.#goBack(toNumber)
    return removed.reverse()
  }

  /** Returns a fork that begins with the blocks of this chain up to a height (see `fork`). */
  forkAt(this: Reading<Chain>, height: bigint): Chain {
    const child = this.#copy()
    if (height < this.head.number) child.#goBack(height)
    return this.#joinReaders(child)
  }

  /**
   * A chain that begins with the blocks of this one, and goes its own way from there on. What becomes of one of the two does not show in the other. It takes
   * microseconds, or as long as it takes to copy the ways to find blocks, where less than half of a long segment is kept.
   */
  fork(): Chain {
    return this.#joinReaders(this.#copy())
  }

  #copy(): Chain {
    const { recentBlocks } = this.#memory
    // Each fork would soon pack the same blocks again.
    if (this.#recent.size > 1.5 * recentBlocks) this.#pack(this.#recent.size - recentBlocks)
    if (this.#open.size > 0) {
      this.#sealed = compact([...this.#sealed, { segment: this.#open, size: this.#open.size }], this.#join)
      this.#open = new PackedSegment(this.#open.end)
    }
    const child = new Chain(this.rules, this.genesis, this.#memory, this.remote)
    child.#sealed = this.#sealed
    child.#open = new PackedSegment(this.#open.first)
    child.#recent = this.#recent.copy()
    child.#lastPacked = this.#lastPacked
    child.#rebuilt = this.#rebuilt
    child.#logs = this.#logs.fork()
    child.#firstKept = this.#firstKept
    child.#floor = this.#floor
    child.#base = this.#base
    child.#baseEnd = this.#baseEnd
    child.#readers = this.#readers
    return child
  }

  #joinReaders(child: Chain): Chain {
    if (this.#base) this.#readers.add(new WeakRef(child))
    return child
  }

  /** Drops blocks beyond the history. Their memory follows in large steps. */
  #prune(): void {
    const { history } = this.#memory
    const { number } = this.head
    if (history > number) return
    this.hideBelow(this.#historyStart)
    // Blocks can read the hashes of their ancestors, however short the history is.
    const floor = Number(number) - Math.max(history, Number(ANCESTOR_WINDOW))
    if (floor < this.#floor + Math.max(MIN_PRUNED, history / 4)) return
    this.#sealed = [...this.#sealed, { segment: this.#open, size: this.#open.size }].filter(
      ({ segment, size }) => segment.first + size > floor,
    )
    this.#open = new PackedSegment(this.#open.end)
    this.#floor = floor
    this.#logs.forgetBelow(Number(this.#firstKept))
  }

  /** Joins segments without the blocks that were dropped. */
  readonly #join = (first: View<PackedSegment>, ...others: readonly View<PackedSegment>[]): PackedSegment =>
    joinSegments(this.#floor, first, ...others)

  #takeFromBase(height: number): void {
    if (this.#baseEnd <= Math.max(height, 0)) return
    const blocks: Block[] = []
    for (let number = Math.max(height, Number(this.#genesis.number), Number(this.#firstKept)); number <= Number(this.head.number); number++)
      blocks.push(loadedBlock(this.#required(number)))
    const [first, ...others] = blocks
    if (!first) return
    this.#clearMemory(first)
    for (const block of others) this.#add(block)
    if (height < 0) this.#baseEnd = 0
  }

  /** Keeps one block in memory. The base contains those below. */
  #clearMemory(only: Block): void {
    this.#baseEnd = Number(only.number)
    this.#sealed = []
    this.#open = new PackedSegment(this.#baseEnd)
    this.#recent = new RecentBlocks([only])
    this.#lastPacked = undefined
    this.#decoded.clear()
    this.#logs = new LogIndex()
    this.#logs.append(only)
  }

  *#baseLogs(criteria: LogCriteria, from: bigint, to: bigint, limit: number, checkUnchanged: () => void): Generator<Log | undefined, void> {
    const first = Math.max(Number(from), Number(this.#firstKept))
    const last = Math.min(Number(to), this.#baseEnd - 1)
    if (!this.#base || first > last) return
    const heights = this.#base.heightsWith(criteria, first, last)
    for (const height of this.#base.mayMiss ? this.#prepared(heights, limit) : heights) {
      const logs = logsOf(this.#required(height)).filter((log) => matches(criteria, log))
      if (logs.length === 0) yield undefined
      else yield* logs
      checkUnchanged()
    }
  }

  /** Returns heights after loading their blocks together, not more than a limit. Each has a log, though perhaps none that matches. */
  #prepared(heights: Iterable<number>, limit: number): readonly number[] {
    const found = [...heights]
    this.#base?.prepare(() => found.slice(0, limit))
    return found
  }

  /** Packs the oldest recent blocks, fewer than all. They stay as they are while state for it has to be loaded. */
  #pack(count: number): void {
    try {
      this.#packAtOnce(count)
    } catch (error) {
      if (!(error instanceof MissingState)) throw error
      // The next block tries again.
      this.#toPack.push(error)
      error.load().catch(() => undefined)
      return
    }
    for (const loaded of this.#toPack.splice(0)) loaded.release()
  }

  #packAtOnce(count: number): void {
    const last = this.#lastPacked
    const blocks = this.#recent.oldest(count)
    const { diffBytes, history } = this.#memory
    const follows = last !== undefined && last.page.diffBytes < Math.min(diffBytes, DIFF_BYTES_PER_BLOCK * Math.max(MIN_PRUNED, history))
    const previous = follows ? { ...last, state: last.state ?? last.page.state(last.count - 1) } : undefined
    const page = new BlockPage(this.rules, this.#rebuilt, { blocks, previous })
    this.#recent.shift(count)
    this.#open.append(page)
    this.#lastPacked = { page, count: page.count, state: blocks.at(-1)?.state }
  }

  /** Removes packed blocks from a height on. Sealed segments may be shared, so they stay as they are and are seen less far. */
  #trimPacked(end: number): void {
    this.#decoded.clear()
    if (end >= this.#open.first) {
      this.#open.trim(end)
    } else {
      const views = this.#sealed.map(({ segment, size }) => ({ segment, size: Math.max(0, Math.min(size, end - segment.first)) }))
      this.#sealed = compact(views, this.#join)
      this.#open = new PackedSegment(end)
    }
    const page = this.#pageAt(end - 1)
    this.#lastPacked = page && { page, count: end - page.first, state: undefined }
  }

  #goBack(toNumber: bigint): void {
    const height = Number(toNumber)
    if (this.#base && height < this.#baseEnd) {
      this.moveTo(this.#base, loadedBlock(this.#required(height)))
    } else if (height >= this.#recent.first) {
      this.#recent.trim(height + 1)
    } else {
      // The head is never packed.
      const head = this.#required(height)
      this.#trimPacked(height)
      this.#recent = new RecentBlocks([head])
    }
    this.#logs.rewind(toNumber)
    if (toNumber !== this.#genesis.number) return
    // The blocks that were dropped are no blocks of the chain any more.
    this.#firstKept = 0n
    this.#floor = 0
  }

  #at(height: number): Block | undefined {
    if (height >= this.#recent.first) return this.#recent.at(height)
    // A header of the remote chain may have a form that its rules do not allow, as those of second layers have.
    if (height === Number(this.#genesis.number)) return this.#genesis
    if (height < this.#baseEnd) return this.#base?.at(height)
    const known = this.#decoded.get(height)
    if (known) return known
    const page = this.#pageAt(height)
    const block = page?.block(height - page.first)
    if (!block) return undefined
    this.#decoded.set(height, block)
    return block
  }

  #pageAt(height: number): BlockPage | undefined {
    if (height >= this.#open.first) return this.#open.pageAt(height)
    return this.#sealed.findLast(({ segment }) => segment.first <= height)?.segment.pageAt(height)
  }

  /** Returns the first result of a search in the segments, from the newest to the oldest. */
  #findPacked<Found>(search: (segment: PackedSegment, size: number) => Found | undefined): Found | undefined {
    const found = search(this.#open, this.#open.size)
    if (found !== undefined) return found
    for (const { segment, size } of this.#sealed.toReversed()) {
      const result = search(segment, size)
      if (result !== undefined) return result
    }
    return undefined
  }

  #required(height: number): Block {
    const block = this.#kept(height)
    if (!block) throw new RangeError(`no block at ${height}`)
    return block
  }

  /** Returns a block that is not pruned, or undefined outside of the chain. Throws `StoreDamaged` for one that the base should contain. */
  #kept(height: number): Block | undefined {
    const block = this.#at(height)
    if (!block && height >= Number(this.#genesis.number) && height < this.#baseEnd)
      throw new StoreDamaged(`the block record ${height}`, 'is missing')
    return block
  }
}

/** Throws `MissingState` unless some accounts of a state are in memory. Does nothing for a chain that is in memory: then the addresses are not asked for. */
export function requireAccounts(chain: Chain, state: WorldState, addresses: () => Iterable<Address>): void {
  if (!chain.mayMiss && !state.hasOrigin) return
  for (const address of addresses()) state.account(address)
}

/** Returns a block of a base whose state is that of now, whatever becomes of the base. */
function loadedBlock(block: Block): Block {
  return withState(block, block.state)
}
