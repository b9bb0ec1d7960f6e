import { uint64 } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const peerCount = defineMethod({
  name: 'net_peerCount',
  summary: 'How many peers the consensus engine has: none when the node decides alone.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: () => 0n,
})
