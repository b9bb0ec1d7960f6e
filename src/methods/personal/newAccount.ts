import { param } from '../../rpc/record.js'
import { address, string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newAccount = defineMethod({
  name: 'personal_newAccount',
  summary: 'Creates an account, stores its key encrypted with a passphrase, and returns its address. The account is locked.',
  requiresAuth: true,
  params: [param('passphrase', string)],
  result: address,
  handler: (context: Needs<'keyring' | 'options'>, [passphrase]) => openKeyring(context).newAccount(passphrase),
})
