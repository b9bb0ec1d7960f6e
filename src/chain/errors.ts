import { ServerError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'

/** A foreign block breaks the rules, or does not follow the head. Earlier blocks stay imported. */
export class BlockRefused extends ServerError {
  constructor(
    /** The block that would have come next. */
    readonly number: bigint,
    /** Undefined when the bytes do not even hold a header. */
    readonly hash: Hash | undefined,
    readonly reason: string,
    /** Blocks of the same import that were added before it. */
    readonly imported = 0,
  ) {
    const before = imported === 0 ? '' : `; ${imported} ${imported === 1 ? 'block' : 'blocks'} before it imported`
    super(`block ${number}${hash === undefined ? '' : ` (${hash})`} refused: ${reason}${before}`)
  }
}
