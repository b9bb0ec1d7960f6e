import type { Chain } from './chain.js'

/** Reads of a view that depend on the head: once for each head, one at a time, and again with the next update after one that failed. */
export class HeadReads {
  readonly #chain: Chain
  readonly #read: (head: string) => Promise<unknown>
  readonly #failed: (error: unknown) => void
  /** Head of the last read. */
  #head: string | null | undefined
  #isReading = false
  #isStale = false

  constructor(chain: Chain, read: (head: string) => Promise<unknown>, failed: (error: unknown) => void = () => {}) {
    this.#chain = chain
    this.#read = read
    this.#failed = failed
  }

  update(): void {
    const hash = this.#chain.head?.hash
    if (!hash || hash === this.#head || this.#isReading) return
    this.#head = hash
    this.#isReading = true
    this.#read(hash)
      .catch((error: unknown) => {
        this.#head = undefined
        this.#failed(error)
      })
      .finally(() => {
        this.#isReading = false
        const isOver = !this.#isStale && this.#chain.head?.hash === hash
        this.#isStale = false
        if (!isOver) this.update()
      })
  }

  /** Lets the next update read again, though the head is the same. */
  again(): void {
    this.#head = undefined
    this.#isStale = this.#isReading
  }
}
