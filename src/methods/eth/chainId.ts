import { quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const chainId = defineMethod({
  name: 'eth_chainId',
  summary: 'Returns the chain id for signatures (EIP-155).',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: ({ chain }: Needs<'chain'>) => chain.rules.chainId,
})
