import { param } from '../../rpc/record.js'
import { address, boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineTestMethod } from './define-test-method.js'
import { done, fixed } from './dialect.js'

/** As whom eth_sendTransaction sends without a key. */

export const impersonateAccount = defineTestMethod({
  method: 'impersonateAccount',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Impersonates an account: eth_sendTransaction sends from it without a key, even if it is a contract.',
  params: [param('address', address)],
  answers: done,
  handler({ impersonation }: Needs<'impersonation'>, [account]) {
    impersonation.add(account)
  },
})

export const stopImpersonatingAccount = defineTestMethod({
  method: 'stopImpersonatingAccount',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: "Stops impersonating an account. With Hardhat's name, returns whether it was impersonated.",
  params: [param('address', address)],
  answers: { anvil: fixed(null), hardhat: boolean, ganache: boolean },
  handler: ({ impersonation }: Needs<'impersonation'>, [account]) => impersonation.remove(account),
})

export const autoImpersonateAccount = defineTestMethod({
  method: 'autoImpersonateAccount',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Enables or disables impersonation of all accounts: eth_sendTransaction sends from any address without a key.',
  params: [param('enabled', boolean)],
  answers: done,
  handler({ impersonation }: Needs<'impersonation'>, [enabled]) {
    impersonation.everyone = enabled
  },
})
