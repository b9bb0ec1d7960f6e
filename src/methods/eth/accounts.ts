import { address, array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const accounts = defineMethod({
  name: 'eth_accounts',
  summary:
    'Returns the addresses of accounts whose keys the node manages, if the operator allows callers to use them. With the dialect anvil, also impersonated accounts.',
  requiresAuth: false,
  params: [],
  result: array(address),
  handler({ keyring, impersonation, options }: Needs<'impersonation' | 'keyring' | 'options'>) {
    const managed = options.allowInsecureUnlock ? keyring.addresses() : []
    // ethers makes signers of these accounts alone.
    const impersonated = options.dialect === 'anvil' ? impersonation.accounts : []
    return [...new Set([...managed, ...impersonated])]
  },
})
