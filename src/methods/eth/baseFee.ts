import { nullable, quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const baseFee = defineMethod({
  name: 'eth_baseFee',
  summary: 'Returns the base fee of the next block in wei per gas. Null before London (EIP-1559).',
  requiresAuth: false,
  params: [],
  result: nullable(quantity),
  handler: (context: Needs<'application' | 'consensus'>) => nextHeader(context).baseFeePerGas ?? null,
})
