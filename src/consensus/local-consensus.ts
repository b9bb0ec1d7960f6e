import {
  type Application,
  type ApplicationInfo,
  type BlockPlan,
  InvalidProposal,
  type ParentInfo,
  type Proposal,
} from '../chain/application.js'
import type { Block } from '../chain/block.js'
import type { Transaction } from '../evm/transaction.js'
import { blockPrices } from '../pool/block-prices.js'
import type { Pool } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import { NodeClosed } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { type Address, type Hash, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { loadingState, type Read, readingState } from '../primitives/missing-state.js'
import { isStoreFailure } from '../store/errors.js'
import { BlockTime, type BlockTimeSettings } from './block-time.js'
import type { Consensus } from './consensus.js'
import { MinerSettings, type MinerSettingsSnapshot } from './miner-settings.js'

export interface LocalConsensusOptions {
  readonly application: Application
  readonly pool: Pool
  readonly clock: Clock
  /** Allows a block to have the timestamp of its parent. */
  readonly allowBlocksWithSameTimestamp: boolean
  readonly feeRecipient: Address
  /** Minimum tip of transactions in a block, in wei per gas. */
  readonly minimumTip: bigint
  /** Minimum tip of transactions that enter the pool, in wei per gas. */
  readonly poolMinimumTip: bigint
  /** Mines a block as soon as the pool holds an executable transaction. */
  readonly automine: boolean
  /** Milliseconds between blocks mined by a timer; 0 for none. */
  readonly interval: number
  /** Source of randomness for intervals of random length. */
  readonly randomBytes: (length: number) => Uint8Array
  /** Called when the first start begins, before any block. */
  readonly onStart?: (() => void) | undefined
  /** Writes changes of settings and of the pool to the store. Returns undefined when there are none. */
  readonly settle?: (() => Promise<void> | undefined) | undefined
  /** Receives errors of blocks that no caller waits for. */
  readonly onFault: (fault: unknown) => void
}

/** Milliseconds between blocks: fixed, drawn at random between two bounds, or 0 for none. */
export type Interval = number | readonly [least: number, most: number]

/** Timestamps of blocks mined in one call. Default: the clock. */
export interface Timing {
  /** Timestamp of the first block. */
  readonly first?: bigint | undefined
  /** Seconds to advance the time before each block. */
  readonly before?: bigint | undefined
  /** Seconds between the timestamps. */
  readonly between?: bigint | undefined
}

/** Numbers of the blocks that one call mined, both included. */
export interface MinedBlocks {
  readonly from: bigint
  readonly to: bigint
}

/** When blocks are mined. */
export interface ProductionModes {
  readonly automine: boolean
  readonly interval: Interval
  readonly isPaused: boolean
}

/** Settings of block production, for snapshots and forks. */
export interface ProductionSettings extends ProductionModes {
  readonly time: BlockTimeSettings
  readonly miner: MinerSettingsSnapshot
}

/**
 * Consensus of a single node, in its own process.
 *
 * The node mines one block at a time; every change of the chain waits for its turn. Modes combine: `automine` mines when a transaction arrives,
 * `interval` mines by a timer, and `mine` mines on demand.
 */
export class LocalConsensus implements Consensus {
  readonly name = 'solo'
  readonly network = undefined
  readonly time: BlockTime
  readonly miner: MinerSettings
  readonly #options: LocalConsensusOptions
  /** Another object after each change, also to the same values. */
  #modes: ProductionModes
  #cancelTimer: (() => void) | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #running = false
  #randomness: { readonly parent: Hash; readonly value: Hash } | undefined

  constructor(options: LocalConsensusOptions) {
    this.#options = options
    this.#modes = { automine: options.automine, interval: options.interval, isPaused: false }
    this.time = new BlockTime(options.clock, options.allowBlocksWithSameTimestamp)
    this.miner = new MinerSettings(options)
  }

  async start(): Promise<void> {
    this.#running = true
    this.#options.onStart?.()
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#running = false
    this.#cancelTimer?.()
    await this.#turn.catch(() => undefined)
  }

  get automine(): boolean {
    return this.#modes.automine
  }

  set automine(automine: boolean) {
    this.#modes = { ...this.#modes, automine }
  }

  get interval(): Interval {
    return this.#modes.interval
  }

  set interval(interval: Interval) {
    this.#modes = { ...this.#modes, interval }
    this.#schedule()
  }

  get isPaused(): boolean {
    return this.#modes.isPaused
  }

  /** The modes of now: the same object as long as nothing sets any of them. */
  get modes(): ProductionModes {
    return this.#modes
  }

  /** Whether a transaction is mined as soon as it arrives. */
  get minesOnArrival(): boolean {
    return this.automine && !this.isPaused
  }

  /** Suspends all modes. `mine` still mines. */
  pause(): void {
    this.#modes = { ...this.#modes, isPaused: true }
    this.#schedule()
  }

  /** Resumes the modes. With automine, resolves when the executable transactions of the pool are mined. */
  async resume(): Promise<void> {
    this.#modes = { ...this.#modes, isPaused: false }
    this.#schedule()
    await this.transactionAdded()
  }

  checkTx(transaction: Transaction): void {
    this.#options.application.checkTx(transaction, { plan: this.plan(), minimumTip: this.#admissionTip() })
  }

  async transactionAdded(transaction?: Transaction): Promise<void> {
    if (!this.minesOnArrival) return
    // A transaction that has left the pool meanwhile is mined, or its write has failed.
    if (transaction) return this.#mineWaiting(() => this.#options.pool.get(transaction.hash) !== undefined)
    // The caller has changed a setting.
    const settled = this.#options.settle?.()
    if (settled !== undefined) await settled
    await this.mineExecutable()
  }

  /**
   * With automine, mines what a change has made executable. The change stands, so a block that the store does not take, or cannot be read for, is a fault and no
   * failure of the caller.
   */
  async mineExecutable(): Promise<void> {
    if (!this.minesOnArrival) return
    try {
      await this.#mineWaiting(() => this.minesOnArrival)
    } catch (error) {
      if (!isStoreFailure(error)) throw error
      this.#options.onFault(error)
    }
  }

  /**
   * Mines blocks, with the executable transactions of the pool or empty. The event loop runs every few milliseconds.
   *
   * Throws `NodeClosed` if the node is closed meanwhile. Blocks that were mined before an error stay.
   *
   * @param timing throws `TimestampTooLate` or `TimestampInThePast` before the first block
   * @param checkTime called before each block; it ends the work by throwing
   * @returns the numbers of the blocks
   */
  mine(count = 1, { first, before = 0n, between = 0n }: Timing = {}, checkTime: () => void = () => {}): Promise<MinedBlocks> {
    return this.exclusively(async () => {
      const from = this.#head.height + 1n
      if (before + between > 0n) this.time.checkDistance(BigInt(count) * (before + between))
      for (let mined = 0; mined < count; mined++) {
        checkTime()
        const { timestamp } = this.#head
        const unplanned = this.time.settings()
        if (before > 0n) this.time.jump(before, timestamp)
        if (between !== 0n && mined > 0) this.time.setNext(timestamp + between, timestamp)
        if (first !== undefined && mined === 0) this.time.setNext(first, timestamp)
        const planned = this.time.settings()
        try {
          // Awaiting what is there would take longer than the block.
          const empty = readingState((read) => this.#takeEmptyBlock(read))
          const block = empty instanceof Promise ? await empty : empty
          const mining = block ? this.#options.application.appendExecuted(block) : this.#mineBlock()
          if (mining !== undefined) await mining
        } catch (error) {
          // A block that could not be planned has not used its time.
          if (this.time.settings() === planned) this.time.restore(unplanned)
          throw error
        }
        const task = yieldToEventLoop()
        if (task !== undefined) await task
        if (!this.#running && mined + 1 < count) throw new NodeClosed()
      }
      return { from, to: this.#head.height }
    })
  }

  /** Mines what is executable, if that is still to be done when it is this call's turn. */
  #mineWaiting(isDue: () => boolean): Promise<void> {
    return this.exclusively(async () => {
      if (!isDue()) return
      // A transaction that does not fit into one block is mined in the next.
      while ((await loadingState((read) => this.nextProposal(read))).transactions.length > 0) {
        const block = await this.#mineBlock()
        if (block.transactions.length === 0) return
      }
    })
  }

  plan(parent: ParentInfo = this.#head): BlockPlan {
    const { feeRecipient, gasLimit, extraData, next } = this.miner
    return {
      timestamp: this.time.peek(parent.timestamp),
      feeRecipient,
      gasLimit,
      extraData,
      // Unpredictable before the parent exists, and the same for every node after it.
      prevRandao: next.prevRandao ?? this.#randomnessAfter(parent.hash),
      baseFeePerGas: next.baseFeePerGas,
    }
  }

  nextProposal(read: Read): Proposal {
    const { application, pool } = this.#options
    return application.prepareProposal(this.plan(), (header) => read(pool).executable(blockPrices(header, this.miner.minimumTip)))
  }

  /** Applies and clears the one-time settings of the block after a parent, such as its timestamp. */
  useNextBlockSettings(parent: Pick<ParentInfo, 'timestamp'>): void {
    this.time.take(parent.timestamp)
    this.miner.clearNext()
  }

  settings(): ProductionSettings {
    return { time: this.time.settings(), ...this.#modes, miner: this.miner.settings() }
  }

  restore({ time, automine, interval, isPaused, miner }: ProductionSettings): void {
    this.time.restore(time)
    this.miner.restore(miner)
    const isRescheduled = this.interval !== interval || this.isPaused !== isPaused
    this.#modes = { automine, interval, isPaused }
    if (isRescheduled) this.#schedule()
  }

  /** Runs work that must not overlap with the production of a block. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work, work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Returns the randomness of the block after a parent. It is asked for several times a block. */
  #randomnessAfter(parent: Hash): Hash {
    if (this.#randomness?.parent !== parent) this.#randomness = { parent, value: keccakHash(hexToBytes(parent)) }
    return this.#randomness.value
  }

  get #head(): ApplicationInfo {
    return this.#options.application.info()
  }

  /** Under automine the minimum of the miner always applies: a transaction with a lower tip would wait for a block that nothing mines. */
  #admissionTip(): bigint {
    const { poolMinimumTip } = this.#options
    const mayWait = this.miner.lowerTipsWait && !this.automine
    return mayWait || this.miner.minimumTip < poolMinimumTip ? poolMinimumTip : this.miner.minimumTip
  }

  async #mineBlock(): Promise<Block> {
    const { application, pool } = this.#options
    const proposal = await loadingState((read) => this.#takeProposal(read))
    const verdict = application.processProposal(proposal)
    if (verdict.status === 'reject') throw new InvalidProposal(verdict.reason)
    const { skipped } = await application.finalizeBlock(proposal)
    for (const { transaction, reason } of skipped) {
      if (reason !== undefined) await loadingState((read) => read(pool).drop(transaction.hash))
    }
    return application.commit()
  }

  /**
   * Returns the next block if it has no transactions, and clears the one-time settings. Returns undefined, and changes nothing, if there are executable
   * transactions, or if code has to be run.
   */
  #takeEmptyBlock(read: Read): Block | undefined {
    const { application, pool } = this.#options
    if (pool.size > 0 && this.nextProposal(read).transactions.length > 0) return undefined
    const block = application.buildEmpty(this.plan())
    if (block) this.useNextBlockSettings(this.#head)
    return block
  }

  /** Returns the next proposal, and clears the one-time settings even if the block fails. Settings that arrive later belong to the block after it. */
  #takeProposal(read: Read): Proposal {
    const proposal = this.nextProposal(read)
    this.useNextBlockSettings(this.#head)
    return proposal
  }

  /** Returns the milliseconds until the next block. */
  #untilNextBlock(): number {
    const { interval } = this
    if (typeof interval === 'number') return interval
    const [least, most] = interval
    const [drawn = 0] = new Uint32Array(this.#options.randomBytes(4).buffer)
    return least + Math.floor((drawn / 2 ** 32) * (most - least + 1))
  }

  #schedule(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    if (!this.#running || this.isPaused || this.interval === 0) return
    this.#cancelTimer = this.#options.clock.after(this.#untilNextBlock(), () => {
      this.mine()
        .catch(this.#options.onFault)
        .finally(() => this.#schedule())
    })
  }
}
