import { ServerError } from '../../primitives/errors.js'

/** Maximum characters of a trace. A response is one string, and JavaScript has no strings of twice this length. */
const CHARACTERS = 2 ** 28

/** A trace is too large for a response. */
export class TraceTooLarge extends ServerError {
  constructor() {
    super('trace too large')
  }
}

/**
 * Counts the size of a trace while it is collected. Code can copy a megabyte into each of a thousand calls for little gas, so without a limit a trace
 * could use up the memory of the process.
 */
export class TraceSize {
  #characters = 0

  /** Adds to the size. Throws `TraceTooLarge` when the sum exceeds the limit. */
  add(characters: number): void {
    this.#characters += characters
    if (this.#characters > CHARACTERS) throw new TraceTooLarge()
  }
}
