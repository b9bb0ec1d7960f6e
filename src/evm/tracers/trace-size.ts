import { ServerError } from '../../primitives/errors.js'

/** JavaScript has no texts of twice this length, and an answer is one. */
const CHARACTERS = 2 ** 28

/** A run did more than an answer can tell. */
export class TraceTooLarge extends ServerError {
  constructor() {
    super('trace too large')
  }
}

/**
 * Counts how long a trace becomes that a tracer collects. Code copies a megabyte into each of a thousand calls for little gas: without an end, it
 * would take the memory of the process.
 */
export class TraceSize {
  #characters = 0

  /** Throws `TraceTooLarge` when it is too much with what there is. */
  add(characters: number): void {
    this.#characters += characters
    if (this.#characters > CHARACTERS) throw new TraceTooLarge()
  }
}
