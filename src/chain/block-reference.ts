import type { Hash } from '../primitives/hex.js'

/** A moving name for a block. Finality is instant here: `latest`, `safe` and `finalized` are the same block. */
export type BlockTag = 'earliest' | 'latest' | 'safe' | 'finalized' | 'pending'

export type BlockNumberReference = BlockTag | { readonly number: bigint }

/** A block as a caller names it (EIP-1898). */
export type BlockReference = BlockNumberReference | { readonly hash: Hash; readonly requireCanonical: boolean }
