/** Where time comes from. Tests bring their own; everything that waits or expires asks this port. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after some milliseconds. Returns a function that calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
