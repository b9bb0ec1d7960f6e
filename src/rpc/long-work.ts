import { ResponseTooLarge } from './errors.js'
import type { Request } from './request.js'
import type { Schema } from './schema.js'

/** Milliseconds of work between two turns of others. */
const SLICE = 5

/** Work of a call that takes long, or needs much memory: it is done in slices, and waits while the answers of all peers fill the memory. */
export class LongWork {
  readonly #request: Pick<Request, 'collect' | 'rest'>
  #end = performance.now() + SLICE
  #counted = 0

  constructor(request: Pick<Request, 'collect' | 'rest'>) {
    this.#request = request
  }

  /**
   * Returns a promise to await when others should have a turn; undefined within a slice. It rejects when the time of the message is over, or its peer gone.
   *
   * @param size characters that the work has made so far. They count as a part of the answer until the message is answered, or `forget` is called
   */
  turn(size: number): Promise<void> | undefined {
    return performance.now() < this.#end ? undefined : this.#rest(size)
  }

  forget(): void {
    this.#count(0)
  }

  async #rest(size: number): Promise<void> {
    this.#count(size)
    await this.#request.rest()
    this.#end = performance.now() + SLICE
  }

  #count(size: number): void {
    if (size !== this.#counted) this.#request.collect(size - this.#counted)
    this.#counted = size
  }
}

/** A result as JSON text, in parts that make the text when they are joined. */
export class WrittenResult {
  constructor(readonly parts: readonly string[]) {}
}

/** Characters of a part. A text that grew piece by piece has a node in memory for each, which takes longer to join than the characters. */
const PART = 65_536

/** Writes a result that is long for its schema. */
export async function writeLong<Value>(
  request: Pick<Request, 'collect' | 'rest' | 'resultLimit'>,
  schema: Schema<Value, unknown>,
  value: Value,
): Promise<WrittenResult> {
  const work = new LongWork(request)
  const parts: string[] = []
  let pieces: string[] = []
  let size = 0
  let joined = 0
  try {
    for (const piece of schema.pieces?.(value) ?? []) {
      pieces.push(piece)
      size += piece.length
      if (size > request.resultLimit) throw new ResponseTooLarge()
      if (size - joined > PART) {
        parts.push(pieces.join(''))
        pieces = []
        joined = size
      }
      const turn = work.turn(size)
      if (turn !== undefined) await turn
    }
    parts.push(pieces.join(''))
    return new WrittenResult(parts)
  } finally {
    work.forget()
  }
}
