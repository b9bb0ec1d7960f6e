import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const clientVersion = defineMethod({
  name: 'web3_clientVersion',
  summary: 'Returns the client version: name, version, operating system and runtime, separated by slashes.',
  requiresAuth: false,
  params: [],
  result: string,
  handler: ({ software }: Needs<'software'>) => software.clientVersion,
})
