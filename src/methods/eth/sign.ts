import { messageDigest } from '../../accounts/signature.js'
import { param } from '../../rpc/record.js'
import { address, data } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const sign = defineMethod({
  name: 'eth_sign',
  summary: 'Signs a message with the key of an unlocked account, with the prefix of EIP-191.',
  requiresAuth: true,
  params: [param('address', address), param('message', data)],
  result: data,
  handler: ({ keyring }: Needs<'keyring'>, [account, message]) => keyring.sign(account, messageDigest(message)),
})
