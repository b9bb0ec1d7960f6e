/** Key files of the Web3 Secret Storage Definition: they open with their passphrase, or are refused in words. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { decryptKey, type Json } from 'evmbed'
import { addressInKeyFile } from '../../../src/accounts/keystore-v3.js'
import { addressOfPrivateKey } from '../../../src/accounts/address-of-private-key.js'
import { bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { filesBelow, readJson, unpackedName } from '../files.js'
import type { ConformanceCase, Suite } from '../suite.js'

interface Vector {
  readonly json: Json
  readonly password: string
  readonly priv: string
}

interface Wallet {
  readonly name: string
  readonly type: string
  readonly address: string
  /** UTF-8 in hex. */
  readonly password: string
  readonly content: string
}

interface EdgeCase {
  readonly id: string
  readonly password: string
  readonly keystore?: Json
  readonly wallet?: Json
}

async function opens({ json, password, priv }: Vector): Promise<void> {
  assert.equal(bytesToHex(await decryptKey(json, password)), `0x${priv.toLowerCase().padStart(64, '0')}`)
}

/** Files of the standard by name: the key is known. */
const keyFiles = (vectors: Readonly<Record<string, Vector>>): ConformanceCase[] =>
  Object.entries(vectors).map(([id, vector]) => ({ id, check: () => opens(vector) }))

async function checkWallet({ type, address, password, content }: Wallet): Promise<void> {
  const file: Json = JSON.parse(content)
  const passphrase = new TextDecoder().decode(hexToBytes(password))
  if (type === 'crowdsale') await assert.rejects(decryptKey(file, passphrase), /not a key file/)
  else assert.equal(addressOfPrivateKey(await decryptKey(file, passphrase)), address.toLowerCase())
}

async function checkLight(file: Json): Promise<void> {
  assert.equal(addressOfPrivateKey(await decryptKey(file, '')), addressInKeyFile(file))
}

const REFUSAL = /not a key file|key file without|could not decrypt|unsupported/

/** The cases of a file by its name. */
const FORMS: Readonly<Record<string, (content: never) => readonly ConformanceCase[]>> = {
  'ethereum-tests-basic_tests.json': keyFiles,
  'geth-v3_test_vector.json': keyFiles,
  'geth-v1_test_vector.json': (vectors: Readonly<Record<string, Vector>>) =>
    Object.entries(vectors).map(([id, { json, password }]) => ({
      id: `${id} is refused`,
      check: () => assert.rejects(decryptKey(json, password), /version not supported: 1/),
    })),
  'ethers-wallets.json': (wallets: readonly Wallet[]) => wallets.map((wallet) => ({ id: wallet.name, check: () => checkWallet(wallet) })),
  'geth-very-light-scrypt.json': (file: Json) => [{ id: 'the lightest scrypt there is', check: () => checkLight(file) }],
  'micro-eth-signer-keystore_vectors.json': ({ edgeCases }: { readonly edgeCases: readonly EdgeCase[] }) =>
    edgeCases.map(({ id, password, keystore, wallet }) => ({
      id: `${id} is refused`,
      check: () => assert.rejects(decryptKey(keystore ?? wallet ?? null, password), REFUSAL),
    })),
}

export const keystore: Suite = {
  name: 'vectors/keystore',
  source: 'KeyStoreTests of ethereum/tests, accounts/keystore/testdata of go-ethereum, testcases of ethers.js, test vectors of micro-eth-signer',
  places: ['vectors/keystore'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => unpackedName(file) in FORMS),
  open: (folder, part) => ({ cases: FORMS[unpackedName(part)]?.(readJson<never>(join(folder, part))) ?? [] }),
}
