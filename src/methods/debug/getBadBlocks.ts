import { array, json } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const getBadBlocks = defineMethod({
  name: 'debug_getBadBlocks',
  summary: 'No blocks: what is not valid is not decided.',
  requiresAuth: true,
  params: [],
  result: array(json),
  handler: () => [],
})
