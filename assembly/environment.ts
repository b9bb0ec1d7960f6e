/** Fields of the transaction and the block that code can read: words that the host writes before a run. */

const words = memory.data(320)

export const ORIGIN: usize = words
export const GAS_PRICE: usize = words + 32
export const COINBASE: usize = words + 64
export const TIMESTAMP: usize = words + 96
export const NUMBER: usize = words + 128
/** PREVRANDAO. Before the merge, the difficulty. */
export const RANDOMNESS: usize = words + 160
export const GAS_LIMIT: usize = words + 192
export const CHAIN_ID: usize = words + 224
export const BASE_FEE: usize = words + 256
export const BLOB_BASE_FEE: usize = words + 288

/** Returns the address of the ten words, in the order of the constants above. */
export function environmentAddress(): usize {
  return words
}

export let blobHashes: usize = 0
export let blobHashCount: u32 = 0

/** Sets the versioned hashes of the transaction's blobs, as words. */
export function setBlobHashes(at: usize, count: u32): void {
  blobHashes = at
  blobHashCount = count
}
