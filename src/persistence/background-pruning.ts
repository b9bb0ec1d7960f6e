import { nextTask } from '../primitives/event-loop.js'
import { loadingState } from '../primitives/missing-state.js'
import { StoreWriteFailed } from '../store/errors.js'
import type { ChainPruning, PrunedParts } from './chain-pruning.js'

export interface BackgroundPruningOptions {
  /** Returns the pruning of the chain that is in the store now. */
  readonly pruning: () => ChainPruning
  readonly parts: () => Omit<PrunedParts, 'held'>
  /** Does work when all writes are done that began before. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>
  readonly onFault: (fault: unknown) => void
}

/** Removes what the history does not need, one batch after the other, with other writes in between. */
export class BackgroundPruning {
  readonly #options: BackgroundPruningOptions
  /** Versions from which the states of snapshots for other nodes are computed. */
  readonly #held = new Set<{ readonly version: number }>()
  #isRunning = false
  #isClosed = false

  constructor(options: BackgroundPruningOptions) {
    this.#options = options
  }

  /** Begins if there is something to remove. A write that fails is tried again with the next start. */
  start(): void {
    if (this.#isRunning || this.#isClosed || !this.#options.pruning().isDue(this.#parts())) return
    this.#isRunning = true
    this.#run()
      .catch((error: unknown) => {
        if (!(error instanceof StoreWriteFailed)) this.#options.onFault(error)
      })
      .finally(() => {
        this.#isRunning = false
      })
  }

  /** Keeps the nodes of a version until the returned function is called. Returns undefined if some of them were removed. */
  hold(version: number): (() => void) | undefined {
    if (!this.#options.pruning().has(version)) return undefined
    const held = { version }
    this.#held.add(held)
    return () => void this.#held.delete(held)
  }

  close(): void {
    this.#isClosed = true
  }

  async #run(): Promise<void> {
    const { pruning, inTurn } = this.#options
    for (let isDone = false; !isDone && !this.#isClosed; ) {
      await nextTask()
      await inTurn(async () => {
        isDone = this.#isClosed || !(await loadingState(() => pruning().step(this.#parts())))
      })
    }
  }

  #parts(): PrunedParts {
    return { ...this.#options.parts(), held: [...this.#held].map(({ version }) => version) }
  }
}
