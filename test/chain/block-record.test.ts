import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Receipt } from '../../src/chain/block.js'
import { BlockRecord, encodeRecord, type RecordedBlock } from '../../src/chain/block-record.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { createdAddress } from '../../src/evm/contract-address.js'
import { configAt, type HardforkName } from '../../src/evm/hardforks.js'
import { newHeader } from '../../src/evm/header.js'
import { bloomOf } from '../../src/evm/logs-bloom.js'
import { blobGasOf, effectiveGasPrice, impersonatedTransaction, type Transaction, transactionFrom } from '../../src/evm/transaction.js'
import type { TransactionBody } from '../../src/evm/transaction-body.js'
import { type Address, bytesToHex, type Hash, type Hex, ZERO_HASH } from '../../src/primitives/hex.js'
import { EMPTY_TRIE_ROOT } from '../../src/primitives/keccak.js'
import { WorldState } from '../../src/state/world-state.js'
import { contentOfBlock } from './block-content.js'

const hex = (length: number): fc.Arbitrary<Hex> => fc.uint8Array({ minLength: length, maxLength: length }).map(bytesToHex)
const hash: fc.Arbitrary<Hash> = hex(32)
const address: fc.Arbitrary<Address> = hex(20)
const amount = fc.oneof(fc.constant(0n), fc.bigInt(0n, 2n ** 30n), fc.bigInt(0n, 2n ** 100n))
const bytes = fc.oneof(fc.constant(new Uint8Array(0)), fc.uint8Array({ maxLength: 100 }))
const signature = fc.record({ v: fc.constantFrom(0n, 1n), r: fc.bigInt(1n, 2n ** 250n), s: fc.bigInt(1n, 2n ** 256n - 1n) })
const accessList = fc.array(fc.record({ address, storageKeys: fc.array(hash, { maxLength: 2 }) }), { maxLength: 2 })

// Beyond every limit that an incoming transaction has: a chain may have had others when it accepted a transaction.
const uint64 = fc.oneof(fc.bigInt(0n, 2n ** 40n), fc.bigInt(2n ** 64n - 2n, 2n ** 64n))
const common = { nonce: uint64, gasLimit: uint64, value: amount, data: bytes }
const fees = fc.record({ maxFeePerGas: amount, maxPriorityFeePerGas: amount })
const to = fc.option(address, { nil: undefined })
const typed = { ...common, chainId: fc.constantFrom(7n, 8n), signature, accessList }

const body: fc.Arbitrary<TransactionBody> = fc.oneof(
  fc
    .record({ ...common, type: fc.constant(0 as const), to, gasPrice: amount, chainId: fc.constantFrom(7n, undefined), signature })
    .map((legacy) => {
      const v = legacy.signature.v + (legacy.chainId === undefined ? 27n : 35n + 2n * legacy.chainId)
      return { ...legacy, signature: { ...legacy.signature, v } }
    }),
  fc.record({ ...typed, type: fc.constant(1 as const), to, gasPrice: amount }),
  fc.tuple(fc.record({ ...typed, type: fc.constant(2 as const), to }), fees).map(([fields, prices]) => ({ ...fields, ...prices })),
  fc
    .tuple(
      fc.record({
        ...typed,
        type: fc.constant(3 as const),
        to,
        maxFeePerBlobGas: amount,
        blobVersionedHashes: fc.array(hash, { maxLength: 20 }),
      }),
      fees,
    )
    .map(([fields, prices]) => ({ ...fields, ...prices })),
  fc
    .tuple(
      fc.record({
        ...typed,
        type: fc.constant(4 as const),
        to,
        authorizationList: fc.array(
          fc.record({ chainId: amount, address, nonce: fc.bigInt(0n, 9n), yParity: fc.constantFrom(0n, 1n), r: amount, s: amount }),
          { maxLength: 2 },
        ),
      }),
      fees,
    )
    .map(([fields, prices]) => ({ ...fields, ...prices })),
)

const transaction: fc.Arbitrary<Transaction> = fc
  .tuple(address, body, fc.boolean())
  .map(([from, content, isSigned]) => (isSigned ? transactionFrom(from, content) : impersonatedTransaction(from, content)))

const emitted = fc.record({ address, topics: fc.array(hash, { maxLength: 4 }), data: bytes })
const run = fc.record({
  transaction,
  gasUsed: fc.bigInt(21_000n, 10n ** 6n),
  failed: fc.boolean(),
  logs: fc.oneof({ weight: 4, arbitrary: fc.array(emitted, { maxLength: 3 }) }, fc.array(emitted, { minLength: 30, maxLength: 40 })),
})

const fields = fc.record(
  {
    ...{ parentHash: hash, unclesHash: hash, feeRecipient: address, stateRoot: hash, transactionsRoot: hash, receiptsRoot: hash },
    ...{
      difficulty: amount,
      gasLimit: amount,
      gasUsed: amount,
      extraData: bytes,
      mixHash: hash,
      nonce: fc.uint8Array({ minLength: 8, maxLength: 8 }),
    },
    ...{ baseFeePerGas: amount, withdrawalsRoot: hash, blobGasUsed: amount, excessBlobGas: fc.bigInt(0n, 10n ** 7n) },
    ...{ parentBeaconBlockRoot: hash, requestsHash: hash },
  },
  { requiredKeys: [] },
)
const withdrawal = fc.record({ index: amount, validatorIndex: amount, address, amount })

async function blockOf(
  rules: ChainRules,
  given: { fields: object; number: bigint; timestamp: bigint; runs: (typeof run extends fc.Arbitrary<infer Run> ? Run : never)[] },
  withdrawals: RecordedBlock['withdrawals'],
  roots: readonly (Hash | undefined)[],
): Promise<RecordedBlock & { number: bigint; state: WorldState }> {
  const { number, timestamp, runs } = given
  const logsBloom = await bloomOf(runs.flatMap(({ logs }) => logs))
  const header = newHeader(rules.at(number, timestamp), { ...given.fields, number, timestamp, logsBloom })
  let cumulativeGasUsed = 0n
  let logIndex = 0
  const receipts: Receipt[] = []
  for (const [transactionIndex, { transaction, gasUsed, failed, logs }] of runs.entries()) {
    cumulativeGasUsed += gasUsed
    const { from, body } = transaction
    const blobGas = blobGasOf(body)
    const root = roots[transactionIndex]
    const place = {
      blockNumber: number,
      blockHash: header.hash,
      blockTimestamp: timestamp,
      transactionHash: transaction.hash,
      transactionIndex,
    }
    receipts.push({
      ...{ transaction, transactionIndex, blockHash: header.hash, blockNumber: number, gasUsed, cumulativeGasUsed, root },
      status: root === undefined ? (failed ? 0 : 1) : undefined,
      effectiveGasPrice: effectiveGasPrice(body, header.baseFeePerGas),
      blobGasUsed: blobGas === 0n ? undefined : blobGas,
      blobGasPrice: blobGas === 0n ? undefined : header.blobBaseFee,
      contractAddress: body.to === undefined ? createdAddress(from, body.nonce) : undefined,
      logsBloom: await bloomOf(logs),
      logs: logs.map((log) => ({ ...log, ...place, logIndex: logIndex++, removed: false })),
    })
  }
  const transactions = runs.map(({ transaction }) => transaction)
  const uncles = number % 2n === 0n ? [newHeader(rules.at(number, timestamp), { number: 1n, timestamp })] : []
  return {
    ...{ number, hash: header.hash, header, transactions, uncles, withdrawals, receipts },
    totalDifficulty: number * 7n,
    state: WorldState.empty,
  }
}

function rulesOf(hardfork: HardforkName): ChainRules {
  return new ChainRules(configAt(7, hardfork))
}

it('reads blocks as they were recorded, with transactions of every type and beyond every limit', async () => {
  const rules = rulesOf('osaka')
  const given = fc.record({
    fields,
    number: fc.bigInt(1n, 10n ** 6n),
    timestamp: fc.bigInt(0n, 2n ** 40n),
    runs: fc.array(run, { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(given, fc.array(withdrawal, { maxLength: 3 }), async (given, withdrawals) => {
      const block = await blockOf(rules, given, withdrawals, [])
      const record = new BlockRecord(encodeRecord(block), 0, rules)
      const { header, transactions, uncles, receipts, totalDifficulty } = record
      const read = { number: header.number, hash: record.hash, header, transactions, uncles, withdrawals: record.withdrawals, receipts }
      expect(contentOfBlock({ ...read, totalDifficulty, state: WorldState.empty })).toEqual(contentOfBlock(block))
    }),
    { numRuns: 150 },
  )
})

it('reads the state roots in receipts before Byzantium', async () => {
  const rules = rulesOf('homestead')
  const [legacy] = fc.sample(
    run.filter(({ transaction }) => transaction.body.type === 0 && transaction.body.chainId === undefined),
    { numRuns: 1, seed: 1 },
  )
  const block = await blockOf(rules, { fields: {}, number: 5n, timestamp: 50n, runs: [legacy!, legacy!] }, undefined, [
    ZERO_HASH,
    EMPTY_TRIE_ROOT,
  ])
  const record = new BlockRecord(encodeRecord(block), 0, rules)
  expect(record.receipts.map(({ status, root }) => ({ status, root }))).toEqual([
    { status: undefined, root: ZERO_HASH },
    { status: undefined, root: EMPTY_TRIE_ROOT },
  ])
  expect(record.withdrawals).toBeUndefined()
})

it('takes less than 200 bytes for an empty block', () => {
  const rules = rulesOf('osaka')
  const given = { parentHash: `0x${'11'.repeat(32)}`, stateRoot: `0x${'22'.repeat(32)}`, mixHash: `0x${'33'.repeat(32)}` } as const
  const header = newHeader(rules.at(9n, 99n), {
    ...given,
    number: 9n,
    timestamp: 1_700_000_000n,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
  })
  const block = { hash: header.hash, header, transactions: [], uncles: [], withdrawals: [], receipts: [], totalDifficulty: 0n }
  expect(encodeRecord(block).length).toBeLessThan(200)
})
