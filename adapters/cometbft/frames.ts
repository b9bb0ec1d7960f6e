/** A peer broke the framing of the protocol. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame'
}

/** Maximum bytes of the length of a frame: 32 bits in groups of 7. */
const MAX_LENGTH_BYTES = 5

/**
 * Splits a stream into frames: the length of a message as an unsigned LEB128 number, and the message.
 *
 * Chunks are joined once a frame is complete, so a long frame that arrives in many chunks is copied once. A declared length takes no memory.
 */
export class FrameReader {
  readonly #limit: number
  #chunks: Uint8Array[] = []
  #size = 0
  /** Bytes of the first frame with its length; undefined while the length is incomplete. */
  #wanted: number | undefined

  /** @param limit maximum bytes of a message */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Adds a chunk and returns the messages that are complete with it.
   *
   * @throws `MalformedFrame` for a length that is too long or exceeds the limit
   */
  *push(chunk: Uint8Array): Generator<Uint8Array> {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    // A long frame is not joined before it is complete.
    if (this.#wanted !== undefined && this.#size < this.#wanted) return
    let rest = join(this.#chunks, this.#size)
    for (;;) {
      const head = readLength(rest)
      if (head === undefined) break
      const { length, start } = head
      if (length > this.#limit) throw new MalformedFrame(`a frame of ${length} bytes exceeds the limit of ${this.#limit}`)
      this.#wanted = start + length
      if (rest.length < this.#wanted) break
      yield rest.subarray(start, this.#wanted)
      rest = rest.subarray(this.#wanted)
      this.#wanted = undefined
    }
    this.#chunks = rest.length === 0 ? [] : [rest]
    this.#size = rest.length
  }
}

/** Returns a message with its length before it. */
export function frameOf(message: Uint8Array): Uint8Array {
  const head: number[] = []
  let rest = message.length
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) head.push((rest % 128) | 0x80)
  head.push(rest)
  const frame = new Uint8Array(head.length + message.length)
  frame.set(head)
  frame.set(message, head.length)
  return frame
}

function readLength(bytes: Uint8Array): { readonly length: number; readonly start: number } | undefined {
  let length = 0
  for (let index = 0; index < MAX_LENGTH_BYTES; index++) {
    const byte = bytes[index]
    if (byte === undefined) return undefined
    length += (byte & 0x7f) * 128 ** index
    if (byte < 0x80) return { length, start: index + 1 }
  }
  throw new MalformedFrame(`a frame with a length of more than ${MAX_LENGTH_BYTES} bytes`)
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = chunks
  if (chunks.length === 1 && only) return only
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
