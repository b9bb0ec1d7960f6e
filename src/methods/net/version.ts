import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Returns the id that distinguishes the network from others. */
export function networkIdOf({ chain, options }: Needs<'chain' | 'options'>): bigint {
  return options.networkId === undefined ? chain.rules.chainId : BigInt(options.networkId)
}

export const version = defineMethod({
  name: 'net_version',
  summary: 'Returns the network id as a decimal string. Default: the chain id.',
  requiresAuth: false,
  params: [],
  result: string,
  handler: (context: Needs<'chain' | 'options'>) => networkIdOf(context).toString(),
})
