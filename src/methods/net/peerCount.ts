import { uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const peerCount = defineMethod({
  name: 'net_peerCount',
  summary: 'Returns the number of peers of the consensus engine. Zero for a single node.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: async ({ consensus: { network } }: Needs<'consensus'>) => (network ? BigInt((await network.status()).peers) : 0n),
})
