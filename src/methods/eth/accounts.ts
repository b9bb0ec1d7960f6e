import { functional } from '../../rpc/record.js'
import { address, array } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const accounts = defineMethod({
  name: 'eth_accounts',
  summary: 'The addresses whose keys this node manages; none when the operator does not let callers use them.',
  visibility: 'public',
  documented: functional,
  params: [],
  result: array(address),
  handler: ({ keyring, options }) => (options.allowInsecureUnlock ? keyring.addresses() : []),
})
