import { address, array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { accounts } from './accounts.js'

export const requestAccounts = defineMethod({
  name: 'eth_requestAccounts',
  summary: 'Returns the addresses of eth_accounts. Wallet connectors in a page ask a provider for them before anything else (EIP-1102).',
  requiresAuth: false,
  params: [],
  result: array(address),
  handler: (context: Needs<'impersonation' | 'keyring' | 'options'>) => accounts.handler(context, []),
})
