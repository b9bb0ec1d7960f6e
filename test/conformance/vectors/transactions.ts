/** Signed transactions: their hash and sender, or that no block can have them. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { addressOfPrivateKey } from '../../../src/accounts/address-of-private-key.js'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import { type GenesisConfig, configAt } from '../../../src/evm/hardforks.js'
import { newHeader } from '../../../src/evm/header.js'
import { intrinsicGasOf } from '../../../src/evm/intrinsic-gas.js'
import { decodeTransaction, encodeTransaction, type Transaction } from '../../../src/evm/transaction.js'
import { admit } from '../../../src/pool/admission.js'
import { NodeError } from '../../../src/primitives/errors.js'
import { bytesToHex, type Hex, hexToBytes } from '../../../src/primitives/hex.js'
import { filesBelow, readJson } from '../files.js'
import { networkConfig } from '../fixtures.js'
import { type ConformanceCase, NotApplicable, type Suite } from '../suite.js'

const rulesOf = new Map<string, ChainRules>()

function activeRules(config: GenesisConfig) {
  const key = JSON.stringify(config)
  const rules = rulesOf.get(key) ?? new ChainRules(config)
  rulesOf.set(key, rules)
  return rules.at(1n, 1n)
}

interface TransactionTest {
  readonly txbytes: Hex
  readonly result: Readonly<
    Record<string, { readonly hash?: Hex; readonly sender?: Hex; readonly intrinsicGas?: Hex; readonly exception?: string }>
  >
}

/** Decodes a transaction and puts it to the pool's rules, under a header in which price and gas limit are no hindrance. */
async function admitted(bytes: Uint8Array, fork: string): Promise<Transaction> {
  const active = activeRules(networkConfig(fork))
  const next = newHeader(active, { number: 1n, gasLimit: 2n ** 64n - 1n, baseFeePerGas: 0n })
  const transaction = await decodeTransaction(bytes, active)
  admit(transaction, undefined, { next, minimumTip: 0n, allowUnprotected: true })
  return transaction
}

async function checkTransaction({ txbytes, result }: TransactionTest, fork: string): Promise<void> {
  const { exception, hash, sender, intrinsicGas } = result[fork] ?? {}
  const admitting = admitted(hexToBytes(txbytes), fork)
  if (exception !== undefined) {
    await assert.rejects(admitting, NodeError, exception)
    return
  }
  const transaction = await admitting
  const { intrinsic } = intrinsicGasOf(transaction.body, activeRules(networkConfig(fork)))
  const own = { hash: transaction.hash, sender: transaction.from, intrinsicGas: intrinsic }
  assert.deepEqual(own, { hash, sender, intrinsicGas: BigInt(intrinsicGas ?? 0) })
}

/** Of ethereum/tests: bytes and what each fork says of them. */
export const transactionTests: Suite = {
  name: 'vectors/transactions/ethereum-tests',
  source: 'https://github.com/ethereum/tests, TransactionTests',
  places: ['vectors/transactions/ethereum-tests', 'TransactionTests'],
  parts: (folder) => filesBelow(folder, '.json'),
  open(folder, part) {
    const tests = Object.entries(readJson<Record<string, TransactionTest>>(join(folder, part)))
    return {
      cases: tests.flatMap(([name, test]) =>
        Object.keys(test.result).map((fork): ConformanceCase => ({ id: `${name} ${fork}`, check: () => checkTransaction(test, fork) })),
      ),
    }
  },
}

/** One transaction in its forms: `signedLegacy`, `signedEip155`, `signedBerlin`, … */
interface Forms {
  readonly name: string
  readonly privateKey: Hex
  readonly transaction: { readonly chainId?: string | number; readonly blobVersionedHashes?: readonly Hex[] }
  readonly [form: string]: unknown
}

async function checkForm({ privateKey, transaction: { chainId, blobVersionedHashes }, ...forms }: Forms, form: string): Promise<void> {
  const encoded = forms[form] as Hex
  // One of the vectors writes the number 0 as `0x`.
  const chain = Number(chainId) || 0
  const isUnprotected = form === 'signedLegacy'
  if (!encoded.startsWith('0x')) throw new NotApplicable('the form is not recorded')
  if (!isUnprotected && chain === 0) throw new NotApplicable('a chain with the id 0')
  if (form === 'signedCancun' && !blobVersionedHashes?.length) throw new NotApplicable('a blob transaction without blobs')
  // Chains before Osaka know no limit for the gas of a transaction.
  const active = activeRules(configAt(chain || 1, 'prague'))
  const decoded = await decodeTransaction(hexToBytes(encoded), active)
  assert.equal(decoded.from, addressOfPrivateKey(hexToBytes(privateKey)))
  assert.equal(bytesToHex(encodeTransaction(decoded)), encoded)
}

/** Of ethers.js: what a key has signed. */
export const signedTransactions: Suite = {
  name: 'vectors/transactions',
  source: 'https://github.com/ethers-io/ethers.js, testcases/transactions',
  places: ['vectors/transactions'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => /^ethers-transactions?\./.test(file)),
  open: (folder, part) => ({
    cases: readJson<Forms[]>(join(folder, part)).flatMap((forms) =>
      Object.keys(forms)
        .filter((form) => form.startsWith('signed'))
        .map((form): ConformanceCase => ({ id: `${forms.name} ${form}`, check: () => checkForm(forms, form) })),
    ),
  }),
}
