const FIRST_CAPACITY = 131_072
const DECODER = new TextDecoder()
const ENCODER = new TextEncoder()
/** The two ASCII codes of every octet as one number, which is stored at once. */
const OCTET_CODES = new Uint16Array(256)
for (let octet = 0; octet < 256; octet++) {
  const digits = octet.toString(16).padStart(2, '0')
  OCTET_CODES[octet] = 256 * digits.charCodeAt(0) + digits.charCodeAt(1)
}

/** Returns the characters of text that has no others than those of ASCII. */
export function asciiOf(text: string): Uint8Array {
  return ENCODER.encode(text)
}

/** Writes text of ASCII characters, most of it hex digits of bytes: faster than joining a string for each value. */
export class AsciiWriter {
  #bytes = new Uint8Array(FIRST_CAPACITY)
  #view = new DataView(this.#bytes.buffer)
  #length = 0

  /** Number of characters that were not taken. */
  get length(): number {
    return this.#length
  }

  /** Writes text that has no other characters than those of ASCII. */
  text(text: string): void {
    const bytes = this.#reserve(text.length)
    const start = this.#length
    for (let i = 0; i < text.length; i++) bytes[start + i] = text.charCodeAt(i)
    this.#length = start + text.length
  }

  /** Writes the characters of bytes. */
  characters(codes: Uint8Array): void {
    this.#reserve(codes.length).set(codes, this.#length)
    this.#length += codes.length
  }

  /** Writes the hex digits of the bytes from `start` to before `end`. */
  digits(source: Uint8Array, start: number, end: number): void {
    this.#reserve(2 * (end - start))
    const view = this.#view
    let at = this.#length
    for (let i = start; i < end; i++, at += 2) view.setUint16(at, OCTET_CODES[source[i] ?? 0] ?? 0)
    this.#length = at
  }

  /** Returns what was written, and begins anew. */
  take(): string {
    const text = DECODER.decode(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return text
  }

  #reserve(count: number): Uint8Array {
    const needed = this.#length + count
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length))
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
      this.#view = new DataView(larger.buffer)
    }
    return this.#bytes
  }
}
