import type { Application, BlockPlan, BuiltBlock, Proposal } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { Transaction } from '../evm/transaction.js'
import { blockPrices } from '../pool/block-prices.js'
import type { Pool, PoolContents } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import { NodeClosed, ServerError } from '../primitives/errors.js'
import { overdueTask } from '../primitives/event-loop.js'
import { type Address, type Hash, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { isEmptyAccount } from '../state/account.js'
import type { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import { BlockTime, type BlockTimeSettings } from './block-time.js'
import type { Consensus } from './consensus.js'
import { Producer, type ProducerSettings } from './producer.js'

export interface SoloOptions {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly clock: Clock
  /** The time at the start in seconds since 1970, or that of a later head; it goes on from there with the clock. Default: the clock's own. */
  readonly startTime: bigint | undefined
  /** Whether a block may have the timestamp of its parent. */
  readonly allowBlocksWithSameTimestamp: boolean
  readonly feeRecipient: Address
  /** Wei per gas. */
  readonly minimumTip: bigint
  /** Make a block as soon as there is a transaction for one. */
  readonly automine: boolean
  /** Milliseconds between blocks that are made without being asked for; 0 for none. */
  readonly interval: number
  /** Where intervals of random length come from. */
  readonly randomBytes: (length: number) => Uint8Array
  /** A test chain went back: these blocks, newest first, no longer stand. */
  readonly onRewind: (removed: readonly Block[]) => void
  /** What goes wrong while nobody waits for an answer. */
  readonly onFault: (fault: unknown) => void
}

/** Milliseconds between blocks: always as many, from one number to another at random, or 0 for none. */
export type Interval = number | readonly [least: number, most: number]

/** When blocks are that are made at once; as time goes, where nothing is said. */
export interface Timing {
  /** The timestamp of the first one. */
  readonly first?: bigint | undefined
  /** Seconds by which time jumps before each of them. */
  readonly before?: bigint | undefined
  /** Seconds between their timestamps. */
  readonly between?: bigint | undefined
}

/** A transaction was to be in a block that cannot hold it. */
export class TransactionDoesNotFit extends ServerError {
  constructor(hash: Hash, reason: string) {
    super(`transaction ${hash} does not fit: ${reason}`)
  }
}

/** Everything that making blocks depends on besides the chain and the pool. */
export interface SoloSettings {
  readonly time: BlockTimeSettings
  readonly automine: boolean
  readonly interval: Interval
  readonly isPaused: boolean
  readonly producer: ProducerSettings
}

/** A moment to which a test chain can go back. */
export interface Moment {
  readonly height: bigint
  /** The head's, with the amendments made until then. */
  readonly state: WorldState
  readonly pool: PoolContents
  readonly settings: SoloSettings
}

/**
 * Consensus of one: this node decides alone, in its own process.
 *
 * Blocks are made one at a time; whatever changes the chain (mining, going back) waits for its turn. Modes combine: `automine` makes a block when a
 * transaction arrives, `interval` makes one every so often, and `mine` makes them when asked.
 */
export class Solo implements Consensus {
  readonly name = 'solo'
  readonly time: BlockTime
  readonly producer: Producer
  readonly #options: SoloOptions
  #automine: boolean
  #interval: Interval
  #isPaused = false
  #cancelTimer: (() => void) | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #running = false
  #origin: Moment | undefined

  constructor(options: SoloOptions) {
    this.#options = options
    this.#automine = options.automine
    this.#interval = options.interval
    this.time = new BlockTime(options.clock, options.allowBlocksWithSameTimestamp)
    this.producer = new Producer(options)
  }

  async start(): Promise<void> {
    this.#running = true
    if (!this.#origin) {
      this.#setStartTime()
      this.#origin = this.moment()
    }
    this.#schedule()
  }

  async stop(): Promise<void> {
    this.#running = false
    this.#cancelTimer?.()
    await this.#turn.catch(() => undefined)
  }

  get automine(): boolean {
    return this.#automine
  }

  set automine(enabled: boolean) {
    this.#automine = enabled
  }

  /**
   * Wei per gas that the tip of a transaction must allow for to enter the pool.
   *
   * Under automine it is always the minimum of the producer, so that a sender is told at once instead of waiting for a block that nothing makes.
   */
  get minimumTip(): bigint {
    const mayWait = this.producer.lowerTipsWait && !this.#automine
    return mayWait ? 0n : this.producer.minimumTip
  }

  /** Gas limit of the next block. */
  get gasLimit(): bigint {
    return this.producer.gasLimit ?? this.#options.chain.head.header.gasLimit
  }

  get interval(): Interval {
    return this.#interval
  }

  set interval(milliseconds: Interval) {
    this.#interval = milliseconds
    this.#schedule()
  }

  get isPaused(): boolean {
    return this.#isPaused
  }

  /** Makes no more blocks of its own accord, whatever the modes are. `mine` still does. */
  pause(): void {
    this.#isPaused = true
    this.#schedule()
  }

  /** Goes on as the modes say, and resolves when what has waited is in a block as far as they say so. */
  async resume(): Promise<void> {
    this.#isPaused = false
    this.#schedule()
    await this.transactionAdded()
  }

  async transactionAdded(): Promise<void> {
    if (!this.#automine || this.#isPaused) return
    await this.exclusively(async () => {
      // One block holds what fits; a transaction that waits for room gets the next one.
      while (this.#executable(this.plan()).length > 0) {
        const height = this.#options.chain.head.number
        const block = await this.#produce()
        if (block.transactions.length === 0 || block.number === height) return
      }
    })
  }

  /**
   * Makes blocks, with or without transactions. Returns them. Timers and sockets get their turn between two of them. Throws `NodeClosed` when the
   * node is closed meanwhile.
   *
   * @param count how many
   * @param timing throws `TimestampTooLate` or `TimestampInThePast` before the first block
   */
  mine(count = 1, { first, before = 0n, between = 0n }: Timing = {}): Promise<Block[]> {
    return this.exclusively(async () => {
      const blocks: Block[] = []
      if (before + between > 0n) this.time.checkDistance(BigInt(count) * (before + between))
      for (let made = 0; made < count; made++) {
        const { timestamp } = this.#options.chain.head.header
        if (before > 0n) this.time.jump(before, timestamp)
        if (between !== 0n && made > 0) this.time.setNext(timestamp + between, timestamp)
        if (first !== undefined && made === 0) this.time.setNext(first, timestamp)
        blocks.push(await this.#produce())
        await overdueTask()
        if (!this.#running && made + 1 < count) throw new NodeClosed()
      }
      return blocks
    })
  }

  /** @param head the block before; that of the chain, unless given */
  plan(head: Block = this.#options.chain.head): BlockPlan {
    const { feeRecipient, gasLimit, extraData, next } = this.producer
    return {
      timestamp: this.time.peek(head.header.timestamp),
      feeRecipient,
      gasLimit,
      extraData,
      // Unknown before the parent, and the same for everyone after it.
      prevRandao: next.prevRandao ?? keccakHash(hexToBytes(head.hash)),
      baseFeePerGas: next.baseFeePerGas,
    }
  }

  nextProposal(): Proposal {
    const plan = this.plan()
    return { ...plan, transactions: this.#executable(plan) }
  }

  /** The number of the head. */
  get height(): bigint {
    return this.#options.chain.head.number
  }

  settings(): SoloSettings {
    return {
      time: this.time.settings(),
      automine: this.#automine,
      interval: this.#interval,
      isPaused: this.#isPaused,
      producer: this.producer.settings(),
    }
  }

  /** Makes blocks from now on as these settings say. */
  restore({ time, automine, interval, isPaused, producer }: SoloSettings): void {
    this.time.restore(time)
    this.#automine = automine
    this.producer.restore(producer)
    const isRescheduled = this.#interval !== interval || this.#isPaused !== isPaused
    this.#interval = interval
    this.#isPaused = isPaused
    if (isRescheduled) this.#schedule()
  }

  /** Goes on as the consensus of the chain from which this one's was forked, with settings that may be others than its own. */
  inherit(other: Solo, settings: SoloSettings): void {
    this.restore(settings)
    this.#origin = other.#origin
    this.#originBelow(this.height)
  }

  moment(): Moment {
    return { height: this.height, state: this.#options.chain.head.state, pool: this.#options.pool.contents(), settings: this.settings() }
  }

  /** Goes back to a moment. */
  rewind(moment: Moment): Promise<void> {
    return this.exclusively(async () => this.#options.onRewind(this.#return(moment)))
  }

  /** Goes back to where it was when it started. A time that was set at the start is set again. */
  rewindToOrigin(): Promise<void> {
    return this.exclusively(async () => {
      if (!this.#origin) return
      const removed = this.#return(this.#origin)
      this.#setStartTime()
      this.#options.onRewind(removed)
    })
  }

  /** Goes back to a block. What waits in the pool goes on waiting, as far as the older state lets it. */
  rewindTo(height: bigint): Promise<void> {
    return this.exclusively(async () => {
      const removed = this.#options.chain.rewind(height)
      this.#originBelow(height)
      this.#options.pool.update()
      this.#options.onRewind(removed)
    })
  }

  /**
   * Takes the last blocks away and makes as many others in their place, which hold exactly the transactions given for them.
   *
   * Throws `TransactionDoesNotFit`; then nothing has changed.
   *
   * @param contents the transactions of each block, the lowest first
   * @param onGone called when the old blocks are gone, with the height that is left, before anybody hears of it
   */
  async reorganise(contents: readonly (readonly Transaction[])[], onGone: (height: bigint) => void): Promise<void> {
    await this.exclusively(async () => {
      const { application, chain, pool } = this.#options
      const height = chain.head.number - BigInt(contents.length)
      const settings = this.settings()
      // Whoever asks meanwhile finds the chain as it is.
      const fork = chain.fork(height)
      const builder = application.apart(fork)
      const blocks: BuiltBlock[] = []
      // As if the blocks that go had never been, nor the jumps of time in them.
      this.time.set(fork.head.header.timestamp)
      try {
        for (const transactions of contents) {
          const { hash } = chain.blockByNumber(fork.head.number + 1n) ?? fork.head
          // The same block again would be no reorganisation.
          const plan = { ...this.plan(fork.head), prevRandao: keccakHash(hexToBytes(hash)) }
          const built = await builder.build({ ...plan, transactions })
          const [unfit] = built.leftOut
          if (unfit) throw new TransactionDoesNotFit(unfit.transaction.hash, unfit.reason ?? 'the block is full')
          this.time.take(fork.head.header.timestamp)
          this.producer.next = {}
          fork.append(built.block)
          blocks.push(built)
        }
      } catch (error) {
        this.restore(settings)
        throw error
      }
      const replaced = chain.rewind(height)
      this.#originBelow(height)
      onGone(height)
      pool.update()
      this.#options.onRewind(replaced)
      for (const { block, consoleOutput } of blocks) application.adopt(block, consoleOutput)
    })
  }

  /**
   * Changes accounts where the head stands, without a block. What waits in the pool is looked at again: some of it may have become possible, and
   * some not. Throws what the change throws; then nothing has changed.
   */
  async amend(change: (draft: StateDraft) => void | Promise<void>): Promise<void> {
    await this.exclusively(async () => {
      const { chain, pool } = this.#options
      const draft = chain.head.state.draft()
      await change(draft)
      for (const address of draft.changedAddresses()) {
        const account = draft.account(address)
        if (account && isEmptyAccount(account) && !draft.hasStorage(address)) draft.deleteAccount(address)
      }
      chain.amend(draft.snapshot())
      pool.update()
    })
    await this.transactionAdded()
  }

  /** Runs something that must not overlap with the making of a block. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work, work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Restores a moment, and returns the blocks that are gone. */
  #return({ height, state, pool, settings }: Moment): readonly Block[] {
    const removed = this.#options.chain.rewind(height)
    this.#options.chain.amend(state)
    this.#options.pool.restore(pool)
    this.restore(settings)
    return removed
  }

  #setStartTime(): void {
    const { startTime, chain } = this.#options
    const { timestamp } = chain.head.header
    if (startTime !== undefined) this.time.set(startTime > timestamp ? startTime : timestamp)
  }

  /** Where blocks are gone with which it started, it starts before them. */
  #originBelow(height: bigint): void {
    if (this.#origin && this.#origin.height > height) this.#origin = { ...this.#origin, height, state: this.#options.chain.head.state }
  }

  async #produce(): Promise<Block> {
    const { application, chain, pool } = this.#options
    const proposal = this.nextProposal()
    // Used up by this block, whatever comes of it: what is settled while it is made is for the one after it.
    this.time.take(chain.head.header.timestamp)
    this.producer.next = {}
    const { leftOut } = await application.finalizeBlock(proposal)
    for (const { transaction, reason } of leftOut) {
      if (reason !== undefined) pool.drop(transaction.hash)
    }
    return application.commit()
  }

  #executable(plan: BlockPlan): Transaction[] {
    const { application, pool } = this.#options
    return pool.executable(blockPrices(application.headerOf(plan), this.producer.minimumTip))
  }

  /** Milliseconds until the next block. */
  #wait(): number {
    if (typeof this.#interval === 'number') return this.#interval
    const [least, most] = this.#interval
    const [drawn = 0] = new Uint32Array(this.#options.randomBytes(4).buffer)
    return least + Math.floor((drawn / 2 ** 32) * (most - least + 1))
  }

  #schedule(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    if (!this.#running || this.#isPaused || this.#interval === 0) return
    this.#cancelTimer = this.#options.clock.after(this.#wait(), () => {
      this.mine()
        .catch(this.#options.onFault)
        .finally(() => this.#schedule())
    })
  }
}
