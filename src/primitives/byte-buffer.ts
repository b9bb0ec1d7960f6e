import { bigIntToBytes, bytesToBigInt, bytesToHex, EMPTY_BYTES, type Hex, writeHex } from './hex.js'

const CONTINUED = 0x80
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/** Bytes up to which a buffer is kept for the next writer. */
const LARGEST_SPARE = 256 * 1024
let spare: Uint8Array | undefined

/** Writes values one after the other into bytes. `ByteReader` reads them in the same order. */
export class ByteWriter {
  #bytes: Uint8Array
  #length = 0

  /** @param capacity bytes of the first buffer, which grows as needed */
  constructor(capacity = 1024) {
    if (spare !== undefined && spare.length >= capacity) {
      this.#bytes = spare
      spare = undefined
    } else this.#bytes = new Uint8Array(capacity)
  }

  /** Number of bytes that were written. */
  get length(): number {
    return this.#length
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
  }

  /** Writes an integer from 0 to 2^53 - 1: seven bits a byte, the lowest first. */
  count(value: number): void {
    this.#reserve(8)
    let rest = value
    while (rest >= CONTINUED) {
      this.#bytes[this.#length++] = (rest % CONTINUED) | CONTINUED
      rest = Math.floor(rest / CONTINUED)
    }
    this.#bytes[this.#length++] = rest
  }

  /** Writes an integer that is not negative. */
  integer(value: bigint): void {
    if (value > MAX_SAFE) {
      this.byte(1)
      this.string(bigIntToBytes(value))
    } else {
      this.byte(0)
      this.count(Number(value))
    }
  }

  /** Writes bytes whose number the reader knows. */
  bytes(value: Uint8Array): void {
    this.#reserve(value.length)
    this.#bytes.set(value, this.#length)
    this.#length += value.length
  }

  /** Writes bytes after their number. */
  string(value: Uint8Array): void {
    this.count(value.length)
    this.bytes(value)
  }

  /** Writes the bytes of a hex string whose length the reader knows. */
  hex(value: Hex): void {
    this.#reserve(value.length / 2)
    this.#length += writeHex(this.#bytes, this.#length, value)
  }

  /** Returns a copy of the bytes. */
  toBytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  /** Returns a copy of the bytes, and leaves the buffer to the next writer. Nothing can be written after it. */
  finish(): Uint8Array {
    const bytes = this.toBytes()
    if (this.#bytes.length <= LARGEST_SPARE && this.#bytes.length > (spare?.length ?? 0)) spare = this.#bytes
    this.#bytes = EMPTY_BYTES
    this.#length = 0
    return bytes
  }

  #reserve(count: number): void {
    const needed = this.#length + count
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, 2 * this.#bytes.length))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}

const WORD_LENGTH = 32

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  /** Position of the next byte. */
  position: number
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, position = 0) {
    this.#bytes = bytes
    this.position = position
  }

  byte(): number {
    const value = this.#bytes[this.position++]
    if (value === undefined) throw new RangeError('read beyond the end of the bytes')
    return value
  }

  count(): number {
    let value = 0
    for (let unit = 1; ; unit *= CONTINUED) {
      const octet = this.byte()
      value += (octet % CONTINUED) * unit
      if (octet >= CONTINUED) continue
      if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('a count that is too large')
      return value
    }
  }

  integer(): bigint {
    return this.byte() === 0 ? BigInt(this.count()) : bytesToBigInt(this.string())
  }

  /** Returns a copy of the next bytes. */
  bytes(length: number): Uint8Array {
    const end = this.position + length
    if (end > this.#bytes.length) throw new RangeError('read beyond the end of the bytes')
    const value = this.#bytes.slice(this.position, end)
    this.position = end
    return value
  }

  string(): Uint8Array {
    return this.bytes(this.count())
  }

  /** Returns a string that has the bytes of a word at most. Throws a `RangeError` for a longer one. */
  word(): Uint8Array {
    const value = this.string()
    if (value.length > WORD_LENGTH) throw new RangeError(`expected a word, got ${value.length} bytes`)
    return value
  }

  hex(length: number): Hex {
    return bytesToHex(this.bytes(length))
  }

  /** Passes over bytes. */
  skip(length: number): void {
    const end = this.position + length
    if (end > this.#bytes.length) throw new RangeError('read beyond the end of the bytes')
    this.position = end
  }
}
