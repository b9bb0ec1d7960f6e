import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** The id by which nodes of a network tell it from others. */
export function networkIdOf({ chain, options }: Needs<'chain' | 'options'>): bigint {
  return options.networkId === undefined ? chain.rules.chainId : BigInt(options.networkId)
}

export const version = defineMethod({
  name: 'net_version',
  summary: 'The network id as a decimal string: the chain id, unless the node was given another.',
  requiresAuth: false,
  params: [],
  result: string,
  handler: (context: Needs<'chain' | 'options'>) => networkIdOf(context).toString(),
})
