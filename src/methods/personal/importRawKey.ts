import { parsePrivateKey } from '../../accounts/private-key.js'
import { param } from '../../rpc/record.js'
import { address, string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const importRawKey = defineMethod({
  name: 'personal_importRawKey',
  summary:
    'Imports a private key of 64 hex digits, stores it encrypted with a passphrase, and returns its address. A known key is left unchanged.',
  requiresAuth: true,
  params: [param('privateKey', string), param('passphrase', string)],
  result: address,
  handler: (context: Needs<'keyring' | 'options'>, [digits, passphrase]) =>
    openKeyring(context).importKey(parsePrivateKey(digits), passphrase),
})
