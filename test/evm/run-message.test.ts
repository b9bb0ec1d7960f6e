import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import type { HardforkName } from '../../src/evm/hardforks.js'
import { signTransaction } from '../../src/evm/transaction.js'
import { bytesToHex, hexToBytes, ZERO_HASH } from '../../src/primitives/hex.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { CONTRACT, ground, message } from './ground.js'

const [account] = (await devAccounts(DEV_MNEMONIC, 1, DEV_DERIVATION_PATH)) ?? []

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

function setUp(hardfork: HardforkName, code: string) {
  const contract = { balance: '100', code: `0x${code}`, storage: { [ZERO_HASH]: '0x05' } } as const
  return ground(hardfork, { [CONTRACT]: contract }, account!.address)
}

describe('a message and a signed transaction with the same content', () => {
  it.each(['byzantium', 'istanbul', 'berlin', 'london', 'shanghai', 'cancun', 'prague', 'osaka'] as const)(
    'gives a message and a signed transaction the same result on %s',
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
            const { executor, parent, environment } = setUp(hardfork, code)
            const content = { type: 0, chainId: 1n, nonce: 0n, gasLimit, gasPrice: 100n, to: CONTRACT, value: 3n, data } as const
            const transaction = signTransaction(account!.address, content, hexToBytes(account!.privateKey))
            const byMessage = new StateDraft(parent.state)
            const byTransaction = new StateDraft(parent.state)
            const called = await executor.runMessage(
              byMessage,
              environment,
              message({ from: account!.address, gasLimit, maxFeePerGas: 100n, maxPriorityFeePerGas: 100n, value: 3n, data }),
            )
            const sent = await executor.runTransaction(byTransaction, environment, transaction)

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
