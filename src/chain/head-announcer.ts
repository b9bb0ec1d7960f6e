import type { ConsoleOutput } from '../evm/console-calls.js'
import { type Read, readingState } from '../primitives/missing-state.js'
import type { Block, Log } from './block.js'
import type { Chain } from './chain.js'
import { removedLog } from './recorded-log.js'

/** Keeps a chain beyond the end of the process. */
export interface ChainKeeper {
  /**
   * Makes a change of the chain, and writes it with all other changes that the store does not contain: all of it or nothing. If the store does not take it, everything
   * is again what it is in the store. Only one change of the chain may be in progress.
   *
   * @param change changes everything at once. It throws `MissingState` before it changes anything, and is called again then
   * @param blocks executed blocks that follow the head after the change, and each other
   * @param append is called with each written block in turn as soon as all are safe, before any other write
   */
  change<T>(change: (read: Read) => T, blocks: readonly Block[], append: (written: Block) => void): Promise<T>
  /**
   * Notes a change beside the chain that was made just now, without waiting since. Returns a function whose promise resolves when the change is in the store, and
   * rejects if the store did not take it; then it was undone.
   */
  noted(): () => Promise<void>
  /** Writes all changes beside those of the chain. Returns undefined when there are none. */
  settle(): Promise<void> | undefined
}

/** A block, and the console output of its transactions. */
export interface ExecutedBlock {
  readonly block: Block
  readonly consoleOutput: readonly ConsoleOutput[]
}

/** A change of the chain that was made. */
interface MadeChange {
  /** Logs of removed blocks, newest first. Undefined if the chain did not go back. */
  readonly removed: readonly Log[] | undefined
  /** The head after it, below blocks that are appended with the change. */
  readonly head: Block
}

/** Receivers of announcements. */
export interface HeadListeners {
  /** Updates the pool after a change of the head. */
  readonly updatePool: (read: Read) => void
  readonly onConsoleOutput: (output: ConsoleOutput) => void
  /** Emits a new head, its logs and its receipts, in this order. */
  readonly onBlock: (block: Block) => void
  /** Emits logs of removed blocks, newest first, with `removed: true`. */
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
    if (this.#keeper) return this.#write(this.#keeper, () => {}, [block]).then(() => this.#announce(block, consoleOutput))
    this.#chain.append(block)
    return this.#announce(block, consoleOutput)
  }

  /**
   * Makes a change of the chain, appends executed blocks to it, and announces both, at once if there is no store and nothing has to be loaded. A store takes all of
   * it or nothing, before the first announcement.
   *
   * @param change changes chain, pool and settings, and returns the logs of removed blocks, newest first; undefined if there is no other head. It throws `MissingState`
   *   before it changes anything, and is called again then
   */
  change(change: (read: Read) => readonly Log[] | undefined, blocks: readonly ExecutedBlock[] = []): Promise<void> | undefined {
    const make = (read: Read) => ({ removed: change(read), head: this.#chain.head })
    if (this.#keeper) return this.#changeDurably(this.#keeper, make, blocks)
    const making = readingState(make)
    return making instanceof Promise ? making.then((made) => this.#appendAll(made, blocks)) : this.#appendAll(making, blocks)
  }

  /** Writes all changes to the store that no head is announced for. Returns undefined when there are none. */
  settle(): Promise<void> | undefined {
    return this.#keeper?.settle()
  }

  async #changeDurably(keeper: ChainKeeper, make: (read: Read) => MadeChange, blocks: readonly ExecutedBlock[]): Promise<void> {
    const executed = blocks.map(({ block }) => block)
    this.#announceRewound(await this.#write(keeper, make, executed))
    for (const { block, consoleOutput } of blocks) await this.#announce(block, consoleOutput)
  }

  #write<T>(keeper: ChainKeeper, change: (read: Read) => T, blocks: readonly Block[]): Promise<T> {
    return keeper.change(change, blocks, (written) => this.#chain.appendToBase(written))
  }

  #appendAll(made: MadeChange, blocks: readonly ExecutedBlock[]): Promise<void> | undefined {
    this.#announceRewound(made)
    let announced: Promise<void> | undefined
    for (const { block, consoleOutput } of blocks) {
      this.#chain.append(block)
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

  #announceRewound({ removed, head }: MadeChange): void {
    if (!removed) return
    if (removed.length > 0) this.#listeners.onRemovedLogs(removed.map(removedLog))
    this.#listeners.onRewound(head)
  }
}
