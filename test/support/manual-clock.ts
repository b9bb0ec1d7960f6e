import { prepareWasm } from '../../src/evm/engines.js'
import type { Clock } from '../../src/index.js'

// The engine is loaded with its first run. The clock waits for turns of the event loop, and not for modules.
await prepareWasm()

/** A clock that only the test moves. */
export class ManualClock implements Clock {
  #now: number
  #jumped = 0
  #waiting: { readonly at: number; readonly callback: () => void }[] = []

  constructor(now = 1_700_000_000_000) {
    this.#now = now
  }

  now(): number {
    return this.#now + this.#jumped
  }

  /** Sets the wall clock forward or back, as an administrator or a time server does. No time passes. */
  jump(milliseconds: number): void {
    this.#jumped += milliseconds
  }

  monotonic(): number {
    return this.#now
  }

  /** Number of timers that have not fired. */
  get waiting(): number {
    return this.#waiting.length
  }

  after(milliseconds: number, callback: () => void): () => void {
    const entry = { at: this.#now + milliseconds, callback }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }

  /** Moves the time forward, and fires the timers that are due meanwhile. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#waiting = this.#waiting.filter((other) => other !== due)
      this.#now = due.at
      due.callback()
      await settled()
    }
    this.#now = end
  }
}

/** Resolves when the promises at work have come to rest. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
