import { address, array } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const listAccounts = defineMethod({
  name: 'personal_listAccounts',
  summary: 'Returns the addresses of all accounts whose keys the node manages, locked or unlocked.',
  requiresAuth: true,
  params: [],
  result: array(address),
  async handler(context: Needs<'keyring' | 'options'>) {
    const keyring = openKeyring(context)
    // Others may have put keys into the store.
    await keyring.load()
    return keyring.addresses()
  },
})
