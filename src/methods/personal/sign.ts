import { messageDigest } from '../../accounts/signature.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, data, string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const sign = defineMethod({
  name: 'personal_sign',
  summary: 'Signs a message with the prefix of EIP-191. Without a passphrase the account must be unlocked.',
  requiresAuth: true,
  params: [param('message', data), param('address', address), optionalParam('passphrase', string)],
  result: data,
  handler(context: Needs<'keyring' | 'options'>, [message, account, passphrase]) {
    const keyring = openKeyring(context)
    const digest = messageDigest(message)
    if (passphrase === undefined) return keyring.sign(account, digest)
    return keyring.withPassphrase(account, passphrase, (key) => key.sign(digest))
  },
})
