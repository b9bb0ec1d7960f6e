import { boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const listening = defineMethod({
  name: 'net_listening',
  summary: 'Returns true: the node accepts connections. With a consensus engine, whether the engine accepts peers.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler: async ({ consensus: { network } }: Needs<'consensus'>) => (network ? (await network.status()).isListening : true),
})
