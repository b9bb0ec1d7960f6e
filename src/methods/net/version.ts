import { functional } from '../../rpc/record.js'
import { string } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const version = defineMethod({
  name: 'net_version',
  summary: 'The network id, which is the chain id, as a decimal string.',
  visibility: 'public',
  documented: functional,
  params: [],
  result: string,
  handler: ({ chain }) => chain.rules.chainId.toString(),
})
