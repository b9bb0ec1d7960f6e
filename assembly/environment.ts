/** Fields of the transaction and the block that code can read: the host writes them before a run, at the offsets of `Environment`. */

import { Environment } from './layout'

export const fields = memory.data(Environment.SIZE)

/** Returns the address of the fields. */
export function environmentAddress(): usize {
  return fields
}

export let blobHashes: usize = 0
export let blobHashCount: u32 = 0

/** Sets the versioned hashes of the transaction's blobs, as words. */
export function setBlobHashes(at: usize, count: u32): void {
  blobHashes = at
  blobHashCount = count
}
