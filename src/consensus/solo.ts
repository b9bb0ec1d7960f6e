import type { Application, BlockPlan, Proposal } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { Transaction } from '../evm/transaction.js'
import type { Pool, PoolContents } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import { type Address, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { BlockTime, type BlockTimeSettings } from './block-time.js'
import type { Consensus } from './consensus.js'
import { Producer, type ProducerSettings } from './producer.js'

export interface SoloOptions {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly clock: Clock
  readonly feeRecipient: Address
  /** Wei per gas. */
  readonly minimumTip: bigint
  /** Make a block as soon as there is a transaction for one. */
  readonly automine: boolean
  /** Milliseconds between blocks that are made without being asked for; 0 for none. */
  readonly interval: number
  /** A test chain went back: these blocks, newest first, no longer stand. */
  readonly onRewind: (removed: readonly Block[]) => void
  /** What goes wrong while nobody waits for an answer. */
  readonly onFault: (fault: unknown) => void
}

/** Everything that making blocks depends on besides the chain and the pool. */
export interface SoloSettings {
  readonly time: BlockTimeSettings
  readonly automine: boolean
  readonly interval: number
  readonly isPaused: boolean
  readonly producer: ProducerSettings
}

/** A moment to which a test chain can go back. */
export interface Moment {
  readonly height: bigint
  readonly pool: PoolContents
  readonly settings: SoloSettings
}

/** Blocks that are made before timers and sockets get their turn: some hundredths of a second of work. */
const BLOCKS_AT_A_STRETCH = 20

/** Not a timer: tests often hold those still. */
function othersHaveHadTheirTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
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
  #interval: number
  #isPaused = false
  #cancelTimer: (() => void) | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #running = false

  constructor(options: SoloOptions) {
    this.#options = options
    this.#automine = options.automine
    this.#interval = options.interval
    this.time = new BlockTime(options.clock)
    this.producer = new Producer(options)
  }

  async start(): Promise<void> {
    this.#running = true
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

  /** Milliseconds between blocks; 0 for none. */
  get interval(): number {
    return this.#interval
  }

  set interval(milliseconds: number) {
    this.#interval = milliseconds
    this.#schedule()
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
   * Makes blocks, with or without transactions. Returns them.
   *
   * @param count how many
   * @param spacing seconds between their timestamps; as time goes, unless given
   */
  mine(count = 1, spacing?: bigint): Promise<Block[]> {
    return this.exclusively(async () => {
      const blocks: Block[] = []
      for (let made = 0; made < count; made++) {
        const { timestamp } = this.#options.chain.head.header
        if (spacing !== undefined && made > 0) this.time.setNext(timestamp + spacing, timestamp)
        blocks.push(await this.#produce())
        if (blocks.length % BLOCKS_AT_A_STRETCH === 0) await othersHaveHadTheirTurn()
      }
      return blocks
    })
  }

  plan(): BlockPlan {
    const { head } = this.#options.chain
    const { feeRecipient, gasLimit, extraData } = this.producer
    return {
      timestamp: this.time.peek(head.header.timestamp),
      feeRecipient,
      gasLimit,
      extraData,
      // Unknown before the parent, and the same for everyone after it.
      prevRandao: keccakHash(hexToBytes(head.hash)),
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

  moment(): Moment {
    return {
      height: this.height,
      pool: this.#options.pool.contents(),
      settings: {
        time: this.time.settings(),
        automine: this.#automine,
        interval: this.#interval,
        isPaused: this.#isPaused,
        producer: this.producer.settings(),
      },
    }
  }

  /** Goes back to a moment. */
  rewind({ height, pool, settings }: Moment): Promise<void> {
    return this.exclusively(async () => {
      const removed = this.#options.chain.rewind(height)
      this.#options.pool.restore(pool)
      this.time.restore(settings.time)
      this.#automine = settings.automine
      this.producer.restore(settings.producer)
      const isRescheduled = this.#interval !== settings.interval || this.#isPaused !== settings.isPaused
      this.#interval = settings.interval
      this.#isPaused = settings.isPaused
      if (isRescheduled) this.#schedule()
      this.#options.onRewind(removed)
    })
  }

  /** Goes back to a block. What waits in the pool goes on waiting, as far as the older state lets it. */
  rewindTo(height: bigint): Promise<void> {
    return this.exclusively(async () => {
      const removed = this.#options.chain.rewind(height)
      this.#options.pool.update()
      this.#options.onRewind(removed)
    })
  }

  /** Runs something that must not overlap with the making of a block. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work, work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #produce(): Promise<Block> {
    const { application, chain, pool } = this.#options
    const { leftOut } = await application.finalizeBlock(this.nextProposal())
    this.time.take(chain.head.header.timestamp)
    for (const { transaction, reason } of leftOut) {
      if (reason !== undefined) pool.drop(transaction.hash)
    }
    return application.commit()
  }

  #executable(plan: BlockPlan): Transaction[] {
    const { application, pool } = this.#options
    return pool.executable(application.headerOf(plan).baseFeePerGas)
  }

  #schedule(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    if (!this.#running || this.#isPaused || this.#interval === 0) return
    this.#cancelTimer = this.#options.clock.after(this.#interval, () => {
      this.mine()
        .catch(this.#options.onFault)
        .finally(() => this.#schedule())
    })
  }
}
