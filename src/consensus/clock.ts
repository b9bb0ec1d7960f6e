/** Where time comes from. Tests bring their own; everything that waits or expires asks this port. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after some milliseconds. Returns a function that calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

/** Timers of every platform count to here; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    let timer: ReturnType<typeof setTimeout>
    const wait = (left: number) => {
      timer = left > LONGEST_TIMER ? setTimeout(() => wait(left - LONGEST_TIMER), LONGEST_TIMER) : setTimeout(callback, left)
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  },
}
