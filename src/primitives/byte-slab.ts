/** Bytes of a buffer. One that lives for a single view wastes the rest of it. */
const BUFFER_SIZE = 1024

/**
 * Makes arrays of few bytes that live long, as views of shared buffers. In V8, an array of 32 bytes takes 250 bytes if it has a buffer of its own, and 140 as
 * a view, most of them outside of the heap that is copied to collect garbage. A buffer lives as long as one of its views: those of one slab should have
 * about the same life.
 */
export class ByteSlab {
  #buffer = new ArrayBuffer(0)
  #used = 0

  /** Returns an array of zeros. */
  room(length: number): Uint8Array {
    if (length > BUFFER_SIZE) return new Uint8Array(length)
    if (this.#used + length > this.#buffer.byteLength) {
      this.#buffer = new ArrayBuffer(BUFFER_SIZE)
      this.#used = 0
    }
    const view = new Uint8Array(this.#buffer, this.#used, length)
    this.#used += length
    return view
  }

  /** Returns a copy of bytes. */
  copy(bytes: Uint8Array): Uint8Array {
    const view = this.room(bytes.length)
    view.set(bytes)
    return view
  }
}
