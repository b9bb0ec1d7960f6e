import { param } from '../../rpc/record.js'
import { address, boolean } from '../../rpc/schema.js'
import { defineVerb } from './define-verb.js'
import { done, fixed } from './dialect.js'

/** As whom eth_sendTransaction sends without a key. */

export const impersonateAccount = defineVerb({
  verb: 'impersonateAccount',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Lets eth_sendTransaction send as an account, contract or not, without a key.',
  params: [param('address', address)],
  answers: done,
  handler({ impersonation }, [account]) {
    impersonation.add(account)
  },
})

export const stopImpersonatingAccount = defineVerb({
  verb: 'stopImpersonatingAccount',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Ends that. Hardhat says whether the account was impersonated.',
  params: [param('address', address)],
  answers: { anvil: fixed(null), hardhat: boolean, ganache: boolean },
  handler: ({ impersonation }, [account]) => impersonation.remove(account),
})

export const autoImpersonateAccount = defineVerb({
  verb: 'autoImpersonateAccount',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Lets eth_sendTransaction send as any account without a key, or no longer.',
  params: [param('enabled', boolean)],
  answers: done,
  handler({ impersonation }, [enabled]) {
    impersonation.everyone = enabled
  },
})
