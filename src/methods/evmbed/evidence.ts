import { address, array, hash, objectOf, string, uint64, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/node.js'
import { defineMethod } from '../define.js'

const evidenceSchema = objectOf<wire.Evidence>()('Evidence', {
  blockNumber: uint64,
  blockHash: hash,
  kind: string,
  validator: address,
  height: uint64,
})

export const evidence = defineMethod({
  name: 'evmbed_evidence',
  summary:
    'Returns the evidence against validators that blocks of the consensus engine contain: the block, the kind of misbehavior, the validator and its height. Empty for a single node.',
  requiresAuth: false,
  params: [],
  result: array(evidenceSchema),
  handler: ({ consensus: { network } }: Needs<'consensus'>): readonly ValueOf<typeof evidenceSchema>[] =>
    (network?.evidence.all ?? []).map(({ block, height, ...others }) => ({
      ...others,
      blockNumber: BigInt(block),
      height: BigInt(height),
    })),
})
