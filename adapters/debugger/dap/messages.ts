/** Messages of the Debug Adapter Protocol in a stream of bytes: a header with their length, and JSON. */
import { LocalError } from '../../../src/internal.js'

/** A stream has something else than messages of the protocol. The message says what. */
class MalformedStream extends LocalError {}

/** Bytes of a message at most: a client sends breakpoints, and no files. */
const LONGEST = 4 * 1024 * 1024
const LONGEST_HEADER = 256
const END = '\r\n\r\n'

/** Finds messages in the parts of a stream. */
export class MessageReader {
  #bytes: Buffer = Buffer.alloc(0)

  /**
   * Returns the texts of the messages that a part completes. Throws `MalformedStream`; then nothing of the rest can be read. A browser that sends such a
   * message to a port has other headers before it.
   */
  read(part: Uint8Array): string[] {
    this.#bytes = Buffer.concat([this.#bytes, part])
    const texts: string[] = []
    for (;;) {
      const end = this.#bytes.indexOf(END)
      if (end < 0 && this.#bytes.length <= LONGEST_HEADER) return texts
      const header = end < 0 || end > LONGEST_HEADER ? '' : this.#bytes.toString('latin1', 0, end)
      const [, digits] = /^(?:Content-Type: [^\r\n]*\r\n)?Content-Length: ?(\d{1,9})(?:\r\nContent-Type: [^\r\n]*)?$/i.exec(header) ?? []
      if (digits === undefined) throw new MalformedStream('expected the header Content-Length and no others')
      const size = Number(digits)
      if (size > LONGEST) throw new MalformedStream(`a message has ${size} bytes, and ${LONGEST} are allowed`)
      const start = end + END.length
      if (this.#bytes.length < start + size) return texts
      texts.push(this.#bytes.toString('utf8', start, start + size))
      this.#bytes = this.#bytes.subarray(start + size)
    }
  }
}

/** Returns the bytes of a message. */
export function messageBytes(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}${END}`), body])
}
