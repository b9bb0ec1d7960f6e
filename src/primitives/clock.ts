/** Source of time. Everything that waits or expires uses this port; tests provide their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Milliseconds since any moment, by which durations are measured: they only rise, and a change of the wall clock does not move them.
   * Default: `performance.now()`.
   */
  monotonic?(): number
  /**
   * Calls back once after some milliseconds. Returns a function that cancels this.
   *
   * @param isChore whether a process that has nothing else to do may end before
   */
  after(milliseconds: number, callback: () => void, isChore?: boolean): () => void
}

/** Timers of every platform count to here; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Returns the milliseconds by which durations are measured. A clock that does not say what they are has no part in them. */
export function monotonicTime(clock: Pick<Clock, 'monotonic'>): number {
  return clock.monotonic?.() ?? performance.now()
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback, isChore = false) {
    let timer: ReturnType<typeof setTimeout>
    const wait = (left: number) => {
      timer = left > LONGEST_TIMER ? setTimeout(() => wait(left - LONGEST_TIMER), LONGEST_TIMER) : setTimeout(callback, left)
      if (isChore) letGo(timer)
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A timer of Node keeps the process running unless it is unreferenced. Timers of other platforms are numbers. */
function letGo(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function') timer.unref()
}
