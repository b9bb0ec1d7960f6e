/** Keys and signed transactions of the first tests of Ethereum, of 2014. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { addressOfPrivateKey } from '../../../src/accounts/address-of-private-key.js'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import { decodeTransaction } from '../../../src/evm/transaction.js'
import { hexToBytes } from '../../../src/primitives/hex.js'
import { keccak256 } from '../../../src/primitives/keccak.js'
import { filesBelow, readJson, unpackedName } from '../files.js'
import type { ConformanceCase, Suite } from '../suite.js'

/** Members are hex without 0x. */
interface KeyAddress {
  readonly seed: string
  readonly key: string
  readonly addr: string
}

interface SignedTransaction {
  readonly key: string
  readonly signed: string
}

/** Signatures of 2014 may have an s in the upper half, which Homestead forbids. */
const frontier = new ChainRules({ chainId: 1 }).at(1n, 1n)

async function checkKey({ seed, key, addr }: KeyAddress): Promise<void> {
  assert.deepEqual(keccak256(new TextEncoder().encode(seed)), hexToBytes(`0x${key}`))
  assert.equal(addressOfPrivateKey(hexToBytes(`0x${key}`)), `0x${addr}`)
}

async function checkSender({ key, signed }: SignedTransaction): Promise<void> {
  const { from } = await decodeTransaction(hexToBytes(`0x${signed}`), frontier)
  assert.equal(from, addressOfPrivateKey(hexToBytes(`0x${key}`)))
}

const FORMS: Readonly<Record<string, (content: never) => readonly ConformanceCase[]>> = {
  'ethereum-tests-keyaddrtest.json': (vectors: readonly KeyAddress[]) =>
    vectors.map((vector) => ({ id: `the key of ${vector.seed}`, check: () => checkKey(vector) })),
  'ethereum-tests-txtest.json': (vectors: readonly SignedTransaction[]) =>
    vectors.map((vector, index) => ({ id: `transaction ${index}`, check: () => checkSender(vector) })),
}

export const keys: Suite = {
  name: 'vectors/keys',
  source: 'https://github.com/ethereum/tests, BasicTests',
  places: ['vectors/keys'],
  // The other files are about the network of that time, or about the inside of a trie.
  parts: (folder) => filesBelow(folder, '.json').filter((file) => unpackedName(file) in FORMS),
  open: (folder, part) => ({ cases: FORMS[unpackedName(part)]?.(readJson<never>(join(folder, part))) ?? [] }),
}
