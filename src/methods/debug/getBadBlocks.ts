import { array, json } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const getBadBlocks = defineMethod({
  name: 'debug_getBadBlocks',
  summary: 'Returns an empty list: consensus does not decide invalid blocks.',
  requiresAuth: true,
  params: [],
  result: array(json),
  handler: () => [],
})
