import { accounts, listOf } from '../../objects/accounts.js'
import { looseAmount, looseInteger } from '../../objects/loose.js'
import { ServerError } from '../../primitives/errors.js'
import { bigIntToWord, bytesToHex, hexToBytes } from '../../primitives/hex.js'
import { param, raises } from '../../rpc/record.js'
import { address, data, hash } from '../../rpc/schema.js'
import { defineVerb } from './define-verb.js'
import { done, everywhere, fixed } from './dialect.js'

/** What accounts are is changed where the head stands: no block is made, and the next one builds on it. */

/** Hardhat lets nonces only rise. */
export class NonceBelowCurrent extends ServerError {
  constructor(given: bigint, current: bigint) {
    super(`New nonce (${given}) must not be smaller than the existing nonce (${current})`)
  }
}

export const setBalance = defineVerb({
  verb: 'setBalance',
  spellings: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountBalance'],
  summary: 'Gives an account, or each of a list, a balance in wei.',
  params: [param('account', accounts), param('balance', looseAmount)],
  answers: done,
  handler: ({ consensus }, [given, balance]) =>
    consensus.amend((draft) => {
      for (const account of listOf(given)) draft.setBalance(account, balance)
    }),
})

export const addBalance = defineVerb({
  verb: 'addBalance',
  spellings: ['anvil', 'hardhat', 'tenderly', 'ganache'],
  summary: 'Adds wei to the balance of an account, or of each of a list, up to the most there can be.',
  params: [param('account', accounts), param('amount', looseAmount)],
  answers: done,
  handler: ({ consensus }, [given, amount]) =>
    consensus.amend((draft) => {
      for (const account of listOf(given)) {
        draft.setBalance(account, (draft.account(account)?.balance ?? 0n) + amount)
      }
    }),
})

export const setCode = defineVerb({
  verb: 'setCode',
  spellings: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountCode'],
  summary: 'Puts code at an address, or takes it away with no bytes. Nothing of it is run.',
  params: [param('address', address), param('code', data)],
  answers: done,
  handler: ({ consensus }, [account, code]) => consensus.amend((draft) => draft.setCode(account, code)),
})

export const setNonce = defineVerb({
  verb: 'setNonce',
  spellings: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountNonce'],
  summary: "Sets an account's nonce. Waiting transactions that it leaves behind are dropped, and what it closes the gap for is pending.",
  params: [param('address', address), param('nonce', looseInteger)],
  answers: done,
  errors: [raises('the nonce is lower than it was, in the dialect of Hardhat', new NonceBelowCurrent(1n, 5n))],
  handler: ({ consensus }, [account, nonce], { dialect }) =>
    consensus.amend((draft) => {
      const current = draft.account(account)?.nonce ?? 0n
      if (dialect === 'hardhat' && nonce < current) throw new NonceBelowCurrent(nonce, current)
      draft.setNonce(account, nonce)
    }),
})

export const setStorageAt = defineVerb({
  verb: 'setStorageAt',
  spellings: ['anvil', 'hardhat', 'tenderly', 'ganache', 'evm_setAccountStorageAt'],
  summary: 'Puts 32 bytes into a slot of an account.',
  params: [param('address', address), param('slot', looseAmount), param('value', hash)],
  answers: everywhere(fixed(true)),
  handler: ({ consensus }, [account, slot, value]) =>
    consensus.amend((draft) => draft.setStorage(account, bytesToHex(bigIntToWord(slot)), hexToBytes(value))),
})
