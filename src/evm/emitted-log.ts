import type { Address, Hash } from '../primitives/hex.js'

/** A log before it has a place in a block. */
export interface EmittedLog {
  readonly address: Address
  readonly topics: readonly Hash[]
  readonly data: Uint8Array
}
