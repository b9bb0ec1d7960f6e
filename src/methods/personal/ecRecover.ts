import { messageDigest, recoverSigner } from '../../accounts/signature.js'
import { param } from '../../rpc/record.js'
import { address, data } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const ecRecover = defineMethod({
  name: 'personal_ecRecover',
  summary: 'Recovers the address that signed a message with personal_sign or eth_sign.',
  requiresAuth: true,
  params: [param('message', data), param('signature', data)],
  result: address,
  handler: (_context, [message, signature]) => recoverSigner(messageDigest(message), signature),
})
