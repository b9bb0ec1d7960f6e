/** The changes of calls that one batch contains. */
class Changes {
  isOpen = true
  /** Resolves when they are in the store. */
  readonly written: Promise<void>
  #resolve = () => {}
  #reject: (error: unknown) => void = () => {}

  constructor() {
    this.written = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    // Not every change has a call that waits for it.
    this.written.catch(() => undefined)
  }

  end(): void {
    this.isOpen = false
    this.#resolve()
  }

  fail(error: unknown): void {
    this.isOpen = false
    this.#reject(error)
  }
}

/** The changes of calls beside the chain, from the call until the batch that contains them is written or has failed. */
export class CallChanges {
  /** Those that are in no batch. */
  #open = new Changes()
  /** Those of the batch that is being written. */
  #collected: Changes | undefined

  /**
   * Notes a change that was made just now. Returns a function whose promise resolves when the change is written, and rejects if it was undone.
   *
   * @param settle writes the open changes, if no other batch is about to
   */
  noted(settle: () => void): () => Promise<void> {
    const changes = this.#open
    return () => {
      if (changes.isOpen) settle()
      return changes.written
    }
  }

  /** Makes the open changes those of the batch that is being written. */
  collect(): void {
    this.#collected = this.#open
    this.#open = new Changes()
  }

  /** Ends the waits for the changes of the batch. */
  written(): void {
    this.#collected?.end()
    this.#collected = undefined
  }

  /**
   * Fails the changes of the batch, and those that came since.
   *
   * @param error why they were undone
   */
  fail(error: unknown): void {
    const lost = [this.#collected, this.#open]
    this.#collected = undefined
    this.#open = new Changes()
    for (const changes of lost) changes?.fail(error)
  }
}
