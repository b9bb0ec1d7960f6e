import { expect, test } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import { deriveAccounts } from '../../src/accounts/mnemonic.js'
import { createNode } from '../../src/index.js'

test('lists the default accounts that derivation gives', async () => {
  expect(await devAccounts(DEV_MNEMONIC, 10, DEV_DERIVATION_PATH)).toEqual(deriveAccounts(DEV_MNEMONIC, 10, DEV_DERIVATION_PATH))
})

test('derives an eleventh account', async () => {
  const accounts = await devAccounts(DEV_MNEMONIC, 11, DEV_DERIVATION_PATH)
  expect(accounts?.at(-1)?.address).toBe('0xbcd4042de499d14e55001ccbb24a551f3b954096')
})

test.each(['test test test test test test test test test test test test', 'one', 'zoo zoo'])(
  'refuses words that are no mnemonic: %s',
  async (words) => {
    await expect(createNode({ mnemonic: words })).rejects.toMatchObject({ name: 'InvalidOption', option: 'mnemonic' })
  },
)
