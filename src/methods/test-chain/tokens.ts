import { accounts, listOf } from '../../objects/accounts.js'
import { looseAmount } from '../../objects/loose.js'
import { type MethodError, param, raises } from '../../rpc/record.js'
import { address } from '../../rpc/schema.js'
import { NoTokenSlot, setTokenAmount } from '../../services/token-slot.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { done } from './dialect.js'

/** ERC-20 balances and allowances. The total supply of a token does not change. */

const notFound = (what: 'balance' | 'allowance'): MethodError =>
  raises('the token does not store the amount in a slot of its own; nothing is changed', new NoTokenSlot(what))

export const dealERC20 = defineTestMethod({
  method: 'dealERC20',
  aliases: ['anvil', 'hardhat', 'ganache', 'anvil_setERC20Balance'],
  summary: 'Sets the ERC-20 token balance of an account, in the smallest unit. Tries the storage slots that balanceOf reads.',
  params: [param('holder', address), param('token', address), param('balance', looseAmount)],
  answers: done,
  errors: [notFound('balance')],
  handler: (context: TestChainNeeds<'chain' | 'executor' | 'testChain'>, [holder, token, balance]) =>
    context.testChain.setHeadState((draft) => setTokenAmount(context, draft, { what: 'balance', token, of: [holder] }, balance)),
})

export const setErc20Balance = defineTestMethod({
  method: 'setErc20Balance',
  aliases: ['tenderly'],
  summary: 'Sets the ERC-20 token balance of one or more accounts, in the smallest unit. The first parameter is the token.',
  params: [param('token', address), param('holder', accounts), param('balance', looseAmount)],
  answers: done,
  errors: [notFound('balance')],
  handler: (context: TestChainNeeds<'chain' | 'executor' | 'testChain'>, [token, holders, balance]) =>
    context.testChain.setHeadState(async (draft) => {
      for (const holder of listOf(holders)) await setTokenAmount(context, draft, { what: 'balance', token, of: [holder] }, balance)
    }),
})

export const setERC20Allowance = defineTestMethod({
  method: 'setERC20Allowance',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Sets the ERC-20 allowance of a spender over the tokens of an owner. Tries the storage slots that allowance reads.',
  params: [param('owner', address), param('spender', address), param('token', address), param('amount', looseAmount)],
  answers: done,
  errors: [notFound('allowance')],
  handler: (context: TestChainNeeds<'chain' | 'executor' | 'testChain'>, [owner, spender, token, amount]) =>
    context.testChain.setHeadState((draft) => setTokenAmount(context, draft, { what: 'allowance', token, of: [owner, spender] }, amount)),
})
