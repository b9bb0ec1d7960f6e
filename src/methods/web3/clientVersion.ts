import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const clientVersion = defineMethod({
  name: 'web3_clientVersion',
  summary: 'Name, version, operating system and runtime of this node, separated by slashes.',
  requiresAuth: false,
  params: [],
  result: string,
  handler: ({ software }: Needs<'software'>) => software.clientVersion,
})
