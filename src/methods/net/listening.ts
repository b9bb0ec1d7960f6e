import { boolean } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const listening = defineMethod({
  name: 'net_listening',
  summary: 'Whether the node can be reached: true, since you just did.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler: () => true,
})
