import { keccak256 } from '../../primitives/keccak.js'
import { param } from '../../rpc/record.js'
import { data, word } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const sha3 = defineMethod({
  name: 'web3_sha3',
  summary: 'Returns the Keccak-256 hash of bytes (not the standardised SHA3-256).',
  requiresAuth: false,
  params: [param('input', data)],
  result: word,
  handler: (_context, [input]) => keccak256(input),
})
