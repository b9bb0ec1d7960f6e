import { stub } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const listening = defineMethod({
  name: 'net_listening',
  summary: 'Whether the node can be reached: true, since you just did.',
  visibility: 'public',
  documented: stub(true),
  params: [],
  result: boolean,
  handler: () => true,
})
