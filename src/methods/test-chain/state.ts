import { accounts, listOf } from '../../objects/accounts.js'
import { looseAmount, looseInteger } from '../../objects/loose.js'
import { ServerError } from '../../primitives/errors.js'
import { bigIntToWord, bytesToHex, hexToBytes } from '../../primitives/hex.js'
import { param, raises } from '../../rpc/record.js'
import { address, data, hash } from '../../rpc/schema.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { done, everywhere, fixed } from './dialect.js'

/** Changes of accounts at the head, without a block. The next block builds on them. */

/** Hardhat lets nonces only rise. */
export class NonceBelowCurrent extends ServerError {
  constructor(given: bigint, current: bigint) {
    super(`New nonce (${given}) must not be smaller than the existing nonce (${current})`)
  }
}

export const setBalance = defineTestMethod({
  method: 'setBalance',
  aliases: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountBalance'],
  summary: 'Sets the balance of one or more accounts in wei.',
  params: [param('account', accounts), param('balance', looseAmount)],
  answers: done,
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [given, balance]) =>
    testChain.setHeadState((draft) => {
      for (const account of listOf(given)) draft.setBalance(account, balance)
    }),
})

export const addBalance = defineTestMethod({
  method: 'addBalance',
  aliases: ['anvil', 'hardhat', 'tenderly', 'ganache'],
  summary: 'Adds wei to the balance of one or more accounts, up to the maximum balance.',
  params: [param('account', accounts), param('amount', looseAmount)],
  answers: done,
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [given, amount]) =>
    testChain.setHeadState((draft) => {
      for (const account of listOf(given)) {
        draft.setBalance(account, (draft.account(account)?.balance ?? 0n) + amount)
      }
    }),
})

export const setCode = defineTestMethod({
  method: 'setCode',
  aliases: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountCode'],
  summary: 'Sets the code of an account without running it. Empty bytes remove the code.',
  params: [param('address', address), param('code', data)],
  answers: done,
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [account, code]) => testChain.setHeadState((draft) => draft.setCode(account, code)),
})

export const setNonce = defineTestMethod({
  method: 'setNonce',
  aliases: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountNonce'],
  summary:
    'Sets the nonce of an account. Drops transactions with a lower nonce from the pool; queued transactions whose gap closes become pending.',
  params: [param('address', address), param('nonce', looseInteger)],
  answers: done,
  errors: [raises('the nonce is lower than it was, in the dialect of Hardhat', new NonceBelowCurrent(1n, 5n))],
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [account, nonce], { dialect }) =>
    testChain.setHeadState((draft) => {
      const current = draft.account(account)?.nonce ?? 0n
      if (dialect === 'hardhat' && nonce < current) throw new NonceBelowCurrent(nonce, current)
      draft.setNonce(account, nonce)
    }),
})

export const setStorageAt = defineTestMethod({
  method: 'setStorageAt',
  aliases: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountStorageAt'],
  summary: 'Sets a storage slot of an account to 32 bytes.',
  params: [param('address', address), param('slot', looseAmount), param('value', hash)],
  answers: everywhere(fixed(true)),
  handler: ({ testChain }: TestChainNeeds<'testChain'>, [account, slot, value]) =>
    testChain.setHeadState((draft) => draft.setStorage(account, bytesToHex(bigIntToWord(slot)), hexToBytes(value))),
})
