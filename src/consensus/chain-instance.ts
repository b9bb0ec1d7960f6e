import { bytesToHex, type Hash } from '../primitives/hex.js'

/** Identity of a test chain between two resets. Tools discard their caches of the chain when the id changes. */
export class ChainInstance {
  readonly #randomBytes: (length: number) => Uint8Array
  #id: Hash | undefined

  constructor(randomBytes: (length: number) => Uint8Array) {
    this.#randomBytes = randomBytes
  }

  /** 32 bytes, drawn when they are first read. */
  get id(): Hash {
    this.#id ??= bytesToHex(this.#randomBytes(32))
    return this.#id
  }

  /** Returns the id if it was drawn. */
  get drawn(): Hash | undefined {
    return this.#id
  }

  restore(id: Hash | undefined): void {
    this.#id = id
  }

  renew(): void {
    this.#id = undefined
  }
}
