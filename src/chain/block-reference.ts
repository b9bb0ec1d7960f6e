import type { Hash } from '../primitives/hex.js'
import type { BlockTag } from '../wire/block.js'

export type BlockNumberReference = BlockTag | { readonly number: bigint }

/** A block as a caller names it (EIP-1898). */
export type BlockReference = BlockNumberReference | { readonly hash: Hash; readonly requireCanonical: boolean }
