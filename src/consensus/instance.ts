import { bytesToHex, type Hash } from '../primitives/hex.js'

/**
 * Tells a chain from what it was before it was taken back to its beginning: tools throw away what they remember of it when the id is another.
 */
export class Instance {
  readonly #randomBytes: (length: number) => Uint8Array
  #id: Hash | undefined

  constructor(randomBytes: (length: number) => Uint8Array) {
    this.#randomBytes = randomBytes
  }

  /** 32 bytes, drawn when they are first asked for. */
  get id(): Hash {
    this.#id ??= bytesToHex(this.#randomBytes(32))
    return this.#id
  }

  renew(): void {
    this.#id = undefined
  }
}
