import { createTx } from '@ethereumjs/tx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import { devGenesis, genesisBlock } from '../../src/chain/genesis.js'
import { openHeader } from '../../src/chain/sealing.js'
import { EthereumjsExecutor } from '../../src/evm/ethereumjs-executor.js'
import type { Message } from '../../src/evm/executor.js'
import { ChainRules, configAt, type HardforkName } from '../../src/evm/hardforks.js'
import { Kzg } from '../../src/evm/kzg.js'
import { signedTransaction } from '../../src/evm/transaction.js'
import { type Address, bytesToHex, hexToBytes, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'

const [account] = (await devAccounts(DEV_MNEMONIC, 1, DEV_DERIVATION_PATH)) ?? []
const CONTRACT: Address = '0x00000000000000000000000000000000000c0de0'

/**
 * Instructions that exercise gas: storage set, cleared and re-set (refunds), cold and warm accounts, memory, logs, hashing, transfers,
 * creation, precompiles.
 */
const FRAGMENTS = [
  '6001600055', // SSTORE(0, 1)
  '5f600055', // SSTORE(0, 0)
  '6002600155', // SSTORE(1, 2)
  '6001545f5260205f20600255', // SSTORE(2, keccak(SLOAD(1)))
  '60ff3150', // BALANCE(0xff)
  '60aa3b50', // EXTCODESIZE(0xaa)
  '5f5f5f5f600160bb5af150', // CALL(0xbb, value 1)
  '5f5f5f5f60025afa50', // STATICCALL(sha256)
  '60016020525f6020a0', // a log without topics
  '5f5f5ff050', // CREATE
  '6001610400525a50', // memory, GAS
] as const

async function setUp(hardfork: HardforkName, code: string) {
  const rules = new ChainRules(configAt(1, hardfork), new Kzg())
  const genesis = devGenesis({
    chainId: 1,
    hardfork,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    timestamp: 0n,
    balances: new Map([[account!.address, 10n ** 20n]]),
    predeploys: [],
  })
  const storage = { [ZERO_HASH]: '0x05' }
  const parent = genesisBlock(
    { ...genesis, alloc: { ...genesis.alloc, [CONTRACT]: { balance: '100', code: `0x${code}`, storage } } },
    rules,
  )
  const header = openHeader({
    parent,
    common: rules.at(1n, 1n),
    timestamp: 1n,
    feeRecipient: ZERO_ADDRESS,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    prevRandao: ZERO_HASH,
    extraData: new Uint8Array(0),
    parentBeaconBlockRoot: ZERO_HASH,
  })
  return { executor: new EthereumjsExecutor(rules), parent, environment: { header, blockHash: () => undefined } }
}

describe('a message and a signed transaction with the same content', () => {
  it.each(['byzantium', 'istanbul', 'berlin', 'london', 'shanghai', 'cancun', 'prague', 'osaka'] as const)(
    'do the same on %s',
    async (hardfork) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 8 }),
          fc.bigInt({ min: 60_000n, max: 400_000n }),
          fc.uint8Array({ maxLength: 80 }),
          async (fragments, gasLimit, data) => {
            // PUSH0 exists since Shanghai only.
            const code = ['shanghai', 'cancun', 'prague', 'osaka'].includes(hardfork)
              ? fragments.join('')
              : fragments.join('').replaceAll('5f', '6000')
            const { executor, parent, environment } = await setUp(hardfork, code)
            const body = createTx(
              { type: 0, nonce: 0n, gasLimit, gasPrice: 100n, to: CONTRACT, value: 3n, data },
              { common: environment.header.common },
            ).sign(hexToBytes(account!.privateKey))
            const message: Message = {
              from: account!.address,
              to: CONTRACT,
              gasLimit,
              maxFeePerGas: 100n,
              maxPriorityFeePerGas: 100n,
              value: 3n,
              data,
              accessList: [],
              authorizationList: [],
              blobVersionedHashes: [],
              maxFeePerBlobGas: 0n,
            }
            const byMessage = parent.state.draft()
            const byTransaction = parent.state.draft()
            const called = await executor.runMessage(byMessage, environment, message)
            const sent = await executor.runTransaction(byTransaction, environment, signedTransaction(body))

            expect(called.ending).toEqual(sent.ending)
            expect(called.gasUsed).toBe(sent.gasUsed)
            expect(bytesToHex(called.output)).toBe(bytesToHex(sent.output))
            expect(called.logs).toEqual(sent.logs)
            expect(byMessage.snapshot().root).toBe(byTransaction.snapshot().root)
          },
        ),
        { numRuns: 25 },
      )
    },
  )
})
