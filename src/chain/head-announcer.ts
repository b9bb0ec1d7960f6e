import type { ConsoleOutput } from '../evm/console-calls.js'
import { readingState } from '../primitives/missing-state.js'
import type { Block, Log } from './block.js'
import type { Chain } from './chain.js'

/** Keeps a chain beyond the end of the process. */
export interface ChainKeeper {
  /**
   * Writes blocks that follow the head and each other, with all other changes: all of it or nothing.
   *
   * @param append is called with each written block in turn as soon as all are safe, before any other write
   */
  append(blocks: readonly Block[], append: (written: Block) => void): Promise<void>
  /** Writes all changes beside new blocks. Returns undefined when there are none. */
  settle(): Promise<void> | undefined
}

/** A block, and the console output of its transactions. */
export interface ExecutedBlock {
  readonly block: Block
  readonly consoleOutput: readonly ConsoleOutput[]
}

/** Receivers of announcements. */
export interface HeadListeners {
  /** Updates the pool after a change of the head. */
  readonly updatePool: () => void
  readonly onConsoleOutput: (output: ConsoleOutput) => void
  /** Emits a new head, its logs and its receipts, in this order. */
  readonly onBlock: (block: Block) => void
  /** Emits logs of removed blocks, newest first. */
  readonly onRemovedLogs: (logs: readonly Log[]) => void
  /** Emits the head again after a test chain went back. */
  readonly onRewound: (head: Block) => void
}

/**
 * Moves the head of a chain and announces it.
 *
 * A head is announced only after it can be queried, and is in the store if there is one. Clients rely on this order:
 *
 * 1. The chain contains the block: every query about the block, its transactions and its logs succeeds.
 * 2. The pool is up to date: it no longer contains the transactions of the block.
 * 3. The console output of its transactions is emitted.
 * 4. The block is emitted; subscribers receive the head, then its logs, then its receipts.
 */
export class HeadAnnouncer {
  readonly #chain: Chain
  readonly #listeners: HeadListeners
  readonly #keeper: ChainKeeper | undefined

  constructor(chain: Chain, listeners: HeadListeners, keeper?: ChainKeeper) {
    this.#chain = chain
    this.#listeners = listeners
    this.#keeper = keeper
  }

  /** Appends an executed block and announces it, at once if there is no store. Rejects if the store does not take it; then nothing has changed. */
  append(block: Block, consoleOutput: readonly ConsoleOutput[]): Promise<void> | undefined {
    if (this.#keeper) {
      return this.#keeper.append([block], (written) => this.#chain.appendToBase(written)).then(() => this.#announce(block, consoleOutput))
    }
    this.#chain.append(block)
    return this.#announce(block, consoleOutput)
  }

  /**
   * Announces that a test chain went back, and appends and announces executed blocks. A store takes all of it or nothing, before the first announcement.
   *
   * @param removedLogs logs of the removed blocks, newest first
   */
  replace(removedLogs: readonly Log[], blocks: readonly ExecutedBlock[]): Promise<void> | undefined {
    const chain = this.#chain
    const below = chain.head
    if (this.#keeper) {
      const executed = blocks.map(({ block }) => block)
      return this.#keeper
        .append(executed, (written) => chain.appendToBase(written))
        .then(async () => {
          this.#announceRewound(removedLogs, below)
          for (const { block, consoleOutput } of blocks) await this.#announce(block, consoleOutput)
        })
    }
    this.#announceRewound(removedLogs, below)
    let announced: Promise<void> | undefined
    for (const { block, consoleOutput } of blocks) {
      chain.append(block)
      // If one announcement waits for the state that the pool reads, the others follow it.
      announced = announced ? announced.then(() => this.#announce(block, consoleOutput)) : this.#announce(block, consoleOutput)
    }
    return announced
  }

  /** Returns a promise if the state that the pool reads has to be loaded. */
  #announce(block: Block, consoleOutput: readonly ConsoleOutput[]): Promise<void> | undefined {
    const { updatePool, onConsoleOutput, onBlock } = this.#listeners
    const emit = () => {
      for (const output of consoleOutput) onConsoleOutput(output)
      onBlock(block)
    }
    const updating = readingState(updatePool)
    if (updating instanceof Promise) return updating.then(emit)
    emit()
    return undefined
  }

  /** Writes all changes to the store, if there is one. Returns undefined when there are none. */
  settle(): Promise<void> | undefined {
    return this.#keeper?.settle()
  }

  /**
   * Announces that a test chain went back. Chain, pool and time must be those of the earlier head already.
   *
   * @param removedLogs logs of the removed blocks, newest first
   */
  rewound(removedLogs: readonly Log[]): Promise<void> | undefined {
    const settled = this.settle()
    if (settled !== undefined) return settled.then(() => this.#announceRewound(removedLogs))
    this.#announceRewound(removedLogs)
    return undefined
  }

  #announceRewound(removedLogs: readonly Log[], head = this.#chain.head): void {
    if (removedLogs.length > 0) this.#listeners.onRemovedLogs(removedLogs)
    this.#listeners.onRewound(head)
  }
}
