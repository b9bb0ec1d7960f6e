import { boolean } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const listening = defineMethod({
  name: 'net_listening',
  summary: 'Returns true: the node accepts connections.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler: () => true,
})
