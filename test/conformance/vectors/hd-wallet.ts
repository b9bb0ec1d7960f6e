/** Mnemonics and the accounts that come from them (BIP-39, BIP-32). */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { addressOfPrivateKey } from '../../../src/accounts/address-of-private-key.js'
import { devAccounts } from '../../../src/accounts/dev-accounts.js'
import { type Hex, hexToBytes } from '../../../src/primitives/hex.js'
import { filesBelow, readJson } from '../files.js'
import { NotApplicable, type Suite } from '../suite.js'

interface Vector {
  readonly name: string
  readonly locale: string
  /** UTF-8 in hex, as is the password. */
  readonly phrase: Hex
  readonly password: Hex
  readonly nodes: readonly { readonly path: string; readonly privateKey: Hex }[]
}

async function checkMnemonic({ locale, phrase, password, nodes }: Vector): Promise<void> {
  if (locale !== 'en') throw new NotApplicable('a mnemonic in another language than English')
  if (password !== '0x') throw new NotApplicable('a mnemonic with a password')
  const mnemonic = new TextDecoder().decode(hexToBytes(phrase))
  for (const { path, privateKey } of nodes) {
    // Accounts have a parent, and are not hardened.
    const [, parent, index] = /^(m.*)\/(\d+)$/.exec(path) ?? []
    if (parent === undefined) continue
    const accounts = await devAccounts(mnemonic, Number(index) + 1, parent)
    assert.deepEqual(accounts?.at(-1), { address: addressOfPrivateKey(hexToBytes(privateKey)), privateKey }, path)
  }
}

export const hdWallet: Suite = {
  name: 'vectors/hd-wallet',
  source: 'https://github.com/ethers-io/ethers.js, testcases/mnemonics',
  places: ['vectors/hd-wallet'],
  parts: (folder) => filesBelow(folder, 'mnemonics.json'),
  open: (folder, part) => ({
    cases: readJson<Vector[]>(join(folder, part)).map((vector) => ({ id: vector.name, check: () => checkMnemonic(vector) })),
  }),
}
