import { nullable, quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const blobBaseFee = defineMethod({
  name: 'eth_blobBaseFee',
  summary: 'Returns the blob base fee of the latest block in wei per blob gas (EIP-4844). Null before Cancun.',
  requiresAuth: false,
  params: [],
  result: nullable(quantity),
  handler: ({ chain }: Needs<'chain'>) => chain.head.header.blobBaseFee ?? null,
})
