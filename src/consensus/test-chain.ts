import type { Application } from '../chain/application.js'
import { type Block, type Log, withState } from '../chain/block.js'
import { type Chain, HistoryPruned, requireAccounts } from '../chain/chain.js'
import type { ChainBase } from '../chain/chain-base.js'
import type { ExecutedBlock, HeadAnnouncer } from '../chain/head-announcer.js'
import type { Transaction } from '../evm/transaction.js'
import type { Pool, PoolContents } from '../pool/pool.js'
import { ServerError } from '../primitives/errors.js'
import { type Hash, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { loadingState, type Read } from '../primitives/missing-state.js'
import { isEmptyAccount } from '../state/account.js'
import { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import type { BlockTime } from './block-time.js'
import { ChainInstance } from './chain-instance.js'
import type { LocalConsensus, ProductionSettings } from './local-consensus.js'

/** A rewind cannot move the head forward. */
export class NoWayForward extends ServerError {
  constructor() {
    super('not allowed to rewind to a future block')
  }
}

/** A block cannot contain a transaction that was given for it. */
export class TransactionDoesNotFit extends ServerError {
  constructor(hash: Hash, reason: string) {
    super(`transaction ${hash} does not fit: ${reason}`)
  }
}

/** A fork of a remote chain does not contain the blocks before its fork block. */
export class NoWayBack extends ServerError {
  constructor(first: bigint) {
    super(`not allowed to rewind below the fork block ${first}`)
  }
}

export interface TestChainOptions {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly production: LocalConsensus
  readonly head: Pick<HeadAnnouncer, 'change'>
  /** Time at the start in seconds since 1970, or the timestamp of a later head. Default: the clock. */
  readonly startTime: bigint | undefined
  readonly randomBytes: (length: number) => Uint8Array
}

/** State of a test chain to which it can revert. */
export interface ChainSnapshot {
  readonly height: bigint
  /** State of the head, with changes by `setHeadState`. */
  readonly state: WorldState
  readonly pool: PoolContents
  readonly settings: ProductionSettings
}

/**
 * Control of a test chain: time, mining on demand, snapshots, rewinding, changes of state.
 *
 * It works with `LocalConsensus` only: a chain that several validators decide has no test chain, and the methods for test chains answer `NotATestChain` there.
 */
export class TestChain {
  /** Time of coming blocks. */
  readonly time: BlockTime
  /** Modes of block production, and mining on demand. */
  readonly production: LocalConsensus
  /** Identity of the chain since the last reset. */
  readonly instance: ChainInstance
  readonly #options: TestChainOptions
  readonly #snapshots = new Map<bigint, ChainSnapshot>()
  #lastId = 0n
  #origin: ChainSnapshot | undefined

  constructor(options: TestChainOptions) {
    this.#options = options
    this.production = options.production
    this.time = options.production.time
    this.instance = new ChainInstance(options.randomBytes)
  }

  /** Sets the start time, and keeps the start of the chain for `reset`. A second start changes nothing. */
  start(): void {
    if (this.#origin) return
    this.#setStartTime()
    this.#origin = this.#snapshot()
  }

  /** Takes over the start and the snapshots of the chain from which this one was forked, as far as this chain contains them. */
  inherit(other: TestChain): void {
    this.#origin = other.#origin
    this.#moveOriginTo(this.#height)
    for (const [id, snapshot] of other.#snapshots) if (!other.#options.chain.isPruned(snapshot.height)) this.#snapshots.set(id, snapshot)
    this.#lastId = other.#lastId
    this.#forgetSnapshotsAbove(this.#height)
    // The state of a snapshot in a store is read when it is first needed. The store of the other chain may not have it any more by then.
    for (const { state } of [...(this.#origin ? [this.#origin] : []), ...this.#snapshots.values()]) void state
  }

  /** All snapshots by their ids. */
  get snapshots(): ReadonlyMap<bigint, ChainSnapshot> {
    return this.#snapshots
  }

  /** The state to which `reset` reverts. Undefined before the start. */
  get origin(): ChainSnapshot | undefined {
    return this.#origin
  }

  /** Id of the last snapshot that was taken. */
  get lastId(): bigint {
    return this.#lastId
  }

  /** Continues a chain of an earlier process, or from an earlier moment. */
  restore({ origin, snapshots, lastId }: Pick<TestChain, 'origin' | 'snapshots' | 'lastId'>): void {
    this.#origin = origin
    this.#snapshots.clear()
    for (const [id, snapshot] of snapshots) this.#snapshots.set(id, snapshot)
    this.#lastId = lastId
  }

  /** Takes a snapshot and returns its id. Ids count up from 1. */
  snapshot(): bigint {
    this.#forgetPrunedSnapshots()
    this.#lastId++
    this.#snapshots.set(this.#lastId, this.#snapshot())
    return this.#lastId
  }

  /** Reverts to a snapshot, and consumes it together with all later ones. Returns false, and changes nothing, for an unknown or consumed id. */
  async revert(id: bigint): Promise<boolean> {
    return this.production.exclusively(async () => {
      this.#forgetPrunedSnapshots()
      const snapshot = this.#snapshots.get(id)
      if (!snapshot) return false
      await this.#options.head.change((read) => {
        const removed = this.#restore(read, snapshot)
        for (const later of [...this.#snapshots.keys()]) {
          if (later >= id) this.#snapshots.delete(later)
        }
        return removed
      })
      return true
    })
  }

  /**
   * Reverts to a block below the head, and discards the snapshots of later blocks. Transactions stay in the pool as far as the older state allows.
   *
   * Rejects with `NoWayForward` or `NoWayBack`.
   *
   * @param target returns the number of the block, when no other change is in progress
   * @param also changes that belong to the same step
   */
  async rewindTo(target: (head: bigint) => bigint, also: () => void = () => {}): Promise<void> {
    await this.production.exclusively(async () => {
      const { pool, head } = this.#options
      const height = target(this.#height)
      if (height >= this.#height) throw new NoWayForward()
      this.#checkAbove(height)
      await this.#checkState(height)
      await head.change((read) => {
        const removed = this.#rewind(read, height)
        this.#forgetSnapshotsAbove(height)
        this.#moveOriginTo(height)
        read(pool).update()
        also()
        return removed
      })
    })
  }

  /**
   * Reverts to the start of the chain, including the start time, and discards all snapshots. The chain gets another instance id.
   *
   * @param also changes that belong to the same step
   */
  async reset(also: () => void = () => {}): Promise<void> {
    await this.production.exclusively(async () => {
      const origin = this.#origin
      if (!origin) return
      await this.#options.head.change((read) => {
        const removed = this.#restore(read, origin)
        this.#snapshots.clear()
        this.#setStartTime()
        this.instance.renew()
        also()
        return removed
      })
    })
  }

  /**
   * Goes on with another chain. Discards blocks, snapshots and the pool; settings become those of the start. The chain gets another instance id.
   *
   * @param begin replaces the content of the chain, at once
   * @param also changes that belong to the same step
   */
  async restart(begin: () => void, also: () => void): Promise<void> {
    const { chain, pool, head } = this.#options
    await this.production.exclusively(async () => {
      await head.change(() => {
        const settings = this.#origin?.settings ?? this.production.settings()
        begin()
        this.#snapshots.clear()
        pool.clear()
        this.production.restore(settings)
        this.time.set(chain.head.header.timestamp)
        this.#origin = this.#snapshot()
        this.instance.renew()
        also()
        return []
      })
    })
  }

  /**
   * Goes on from blocks that were made elsewhere, in place of the own ones. Discards snapshots. Transactions stay in the pool as far as the new state
   * allows.
   *
   * @param base the blocks
   * @param blocks first and last of them may be the same
   * @param change makes the state after the last block of that of the head
   */
  async replaceBlocks(base: ChainBase, blocks: readonly Block[], change: (draft: StateDraft) => void | Promise<void>): Promise<void> {
    const [first] = blocks
    const last = blocks.at(-1)
    if (!first || !last) throw new RangeError('no blocks')
    await this.production.exclusively(async () => {
      const { chain, pool, head } = this.#options
      const state = await loadingState(() => changed(chain.head.state, change))
      await head.change((read) => {
        this.#requireSenders(state)
        chain.replaceBlocks(base, first, withState(last, state))
        this.#snapshots.clear()
        read(pool).update()
        if (this.#origin) {
          this.#origin = this.#snapshot()
          this.instance.renew()
        }
        return []
      })
    })
    await this.production.mineExecutable()
  }

  /**
   * Replaces the last blocks by as many others, which contain exactly the given transactions. Discards the snapshots of replaced blocks.
   *
   * Throws `TransactionDoesNotFit`; then nothing has changed.
   *
   * @param contents the transactions of each block, the lowest block first
   */
  async reorganise(contents: readonly (readonly Transaction[])[]): Promise<void> {
    await this.production.exclusively(async () => {
      const { pool, head } = this.#options
      const height = this.#height - BigInt(contents.length)
      this.#checkAbove(height)
      await this.#checkState(height)
      const blocks = await this.#executeApart(height, contents)
      await head.change((read) => {
        const removed = this.#rewind(read, height)
        this.#moveOriginTo(height)
        this.#forgetSnapshotsAbove(height)
        read(pool).update()
        return removed
      }, blocks)
    })
  }

  /**
   * Changes accounts at the head without a block, and updates the pool. Throws what the change throws; then nothing has changed.
   *
   * The change may be made several times, each over a fresh draft: again when state was missing.
   *
   * The next block builds on the new state. A snapshot stores the state of the head, so that it contains the change.
   */
  async setHeadState(change: (draft: StateDraft) => void | Promise<void>): Promise<void> {
    await this.production.exclusively(async () => {
      const { chain, pool, head } = this.#options
      const state = await loadingState(() => changed(chain.head.state, change))
      await head.change((read) => {
        this.#requireSenders(state)
        chain.setHeadState(state)
        read(pool).update()
        return undefined
      })
    })
    await this.production.mineExecutable()
  }

  get #height(): bigint {
    return this.#options.chain.head.number
  }

  #snapshot(): ChainSnapshot {
    const { chain, pool } = this.#options
    return { height: this.#height, state: chain.head.state, pool: pool.contents(), settings: this.production.settings() }
  }

  /** Goes back to a block, and returns the logs of the removed blocks, newest first. Throws `MissingState` before anything has changed. */
  #rewind(read: Read, height: bigint): readonly Log[] {
    const chain = read(this.#options.chain)
    if (chain.mayMiss || chain.remote) {
      chain.prepare(height, this.#height)
      const below = chain.blockByNumber(height)
      if (below) this.#requireSenders(below.state)
    }
    return chain.rewind(height)
  }

  /** Throws `MissingState` unless the accounts that the pool will read from a state are in memory. */
  #requireSenders(state: WorldState, transactions?: PoolContents): void {
    const { chain, pool } = this.#options
    requireAccounts(chain, state, () => (transactions ?? pool.contents()).map(({ from }) => from))
  }

  /** Restores a snapshot, and returns the logs of the removed blocks, newest first. */
  #restore(read: Read, { height, state, pool, settings }: ChainSnapshot): readonly Log[] {
    const { chain } = this.#options
    this.#requireSenders(state, pool)
    const removed = read(chain).rewind(height)
    chain.setHeadState(state)
    read(this.#options.pool).restore(pool)
    this.production.restore(settings)
    return removed
  }

  /**
   * Executes blocks on top of an earlier one, over a fork of the chain: callers see the unchanged chain meanwhile.
   *
   * Block time continues from the earlier block, without time jumps of the replaced blocks.
   */
  async #executeApart(height: bigint, contents: readonly (readonly Transaction[])[]): Promise<ExecutedBlock[]> {
    const { application, chain } = this.#options
    const settings = this.production.settings()
    const fork = await loadingState((read) => read(chain).forkAt(height))
    const detached = application.detached(fork)
    this.time.set(fork.head.header.timestamp)
    try {
      const blocks: ExecutedBlock[] = []
      for (const transactions of contents) {
        const parent = detached.info()
        // The hash of the replaced block as randomness: without it the same block could be mined again.
        const { hash } = (await loadingState((read) => read(chain).blockByNumber(parent.height + 1n))) ?? fork.head
        const plan = { ...this.production.plan(parent), prevRandao: keccakHash(hexToBytes(hash)) }
        const { skipped, consoleOutput } = await detached.finalizeBlock({ ...plan, transactions })
        const [unfit] = skipped
        if (unfit) throw new TransactionDoesNotFit(unfit.transaction.hash, unfit.reason ?? 'the block is full')
        this.production.useNextBlockSettings(parent)
        blocks.push({ block: await detached.commit(), consoleOutput })
      }
      return blocks
    } catch (error) {
      this.production.restore(settings)
      throw error
    } finally {
      fork.release()
    }
  }

  #forgetSnapshotsAbove(height: bigint): void {
    for (const [id, snapshot] of [...this.#snapshots]) {
      if (snapshot.height > height) this.#snapshots.delete(id)
    }
  }

  /** Discards snapshots of blocks that the chain has dropped. */
  #forgetPrunedSnapshots(): void {
    for (const [id, { height }] of [...this.#snapshots]) if (this.#options.chain.isPruned(height)) this.#snapshots.delete(id)
  }

  #setStartTime(): void {
    const { startTime, chain } = this.#options
    const { timestamp } = chain.head.header
    if (startTime !== undefined) this.time.set(startTime > timestamp ? startTime : timestamp)
  }

  /** Throws an error if the chain cannot go back to a height. */
  #checkAbove(height: bigint): void {
    const { chain } = this.#options
    if (height < chain.genesis.number) throw new NoWayBack(chain.genesis.number)
    if (chain.isPruned(height)) throw new HistoryPruned()
  }

  /** Rejects if the state after a block is not available. */
  async #checkState(height: bigint): Promise<void> {
    await loadingState((read) => read(this.#options.chain).blockByNumber(height)?.state.check())
  }

  /** Moves the origin down to a height, after blocks below it were removed. */
  #moveOriginTo(height: bigint): void {
    if (this.#origin && this.#origin.height > height) this.#origin = { ...this.#origin, height, state: this.#options.chain.head.state }
  }
}

/** Returns a state with a change made. Accounts that become empty are removed (EIP-161). */
async function changed(state: WorldState, change: (draft: StateDraft) => void | Promise<void>): Promise<WorldState> {
  const draft = new StateDraft(state)
  await change(draft)
  for (const address of draft.changedAddresses()) {
    const account = draft.account(address)
    if (account && isEmptyAccount(account) && !draft.hasStorage(address)) draft.deleteAccount(address)
  }
  return draft.snapshot()
}
