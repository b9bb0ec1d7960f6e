import type { BlockNumberReference } from '../../chain/block-reference.js'
import { blockNumber } from '../../rpc/block-reference.js'
import { jsonInteger, type Schema, type WireOf } from '../../rpc/schema.js'

const plainNumber = jsonInteger('rpc.BlockNumber')

/** A height, which explorers also write as a plain JSON number, or a tag. */
export const explorerBlockNumber: Schema<BlockNumberReference, WireOf<typeof blockNumber> | number> = {
  names: 'block',
  json: { anyOf: [blockNumber.json, plainNumber.json] },
  decode: (input) => (typeof input === 'number' ? { number: BigInt(plainNumber.decode(input)) } : blockNumber.decode(input)),
  encode: blockNumber.encode,
}
