import type { BlockHeader } from '@ethereumjs/block'

/** The parts of a header that code can see, and that a call may pretend to be different. */
export type VisibleFields = Partial<
  Pick<
    BlockHeader,
    | 'common'
    | 'number'
    | 'timestamp'
    | 'gasLimit'
    | 'coinbase'
    | 'mixHash'
    | 'difficulty'
    | 'baseFeePerGas'
    | 'excessBlobGas'
    | 'getBlobGasPrice'
  >
>

/**
 * A header with some fields replaced, for code to look at. Nothing is checked, because such a block need not be possible; its hash means nothing.
 */
export function withFields(header: BlockHeader, fields: VisibleFields): BlockHeader {
  // A plain copy under the same prototype: the library's constructor would refuse combinations that calls may ask for.
  return Object.assign(Object.create(Object.getPrototypeOf(header)), header, { cache: {} }, fields) as BlockHeader
}
