import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNode, type Hex, type Node } from '../../../src/index.js'
import { artifact } from '../../contracts/compile.js'
import { ManualClock } from '../../support/manual-clock.js'

const nest = artifact('Nest')
const HEIR = '0x00000000000000000000000000000000000000aa'

describe('queries of an explorer', () => {
  let node: Node
  let owner: Hex
  let contract: Hex
  let deploy: Hex
  let lay: Hex
  let salted: Hex
  let feed: Hex
  let hatch: Hex
  let egg: Hex

  const data = (functionName: string, ...args: readonly unknown[]): Hex => encodeFunctionData({ abi: nest.abi, functionName, args })
  const send = (input: Hex, value: Hex = '0x0') => node.request('eth_sendTransaction', [{ from: owner, to: contract, data: input, value }])

  beforeAll(async () => {
    node = await createNode({ clock: new ManualClock() })
    owner = node.accounts[0]!.address
    deploy = await node.request('eth_sendTransaction', [{ from: owner, data: nest.bytecode }])
    contract = (await node.request('eth_getTransactionReceipt', [deploy]))!.contractAddress!
    lay = await send(data('lay', 5n), '0xb')
    egg = (await node.request('ots_getInternalOperations', [lay]))[0]!.to
    feed = await send(data('feed', 2n), '0x3')
    salted = await send(data('laySalted', 1n, `0x${'00'.repeat(32)}`))
    hatch = await send(data('hatch', HEIR))
  })
  afterAll(() => node.close())

  test('returns internal operations', async () => {
    expect(await node.request('ots_getInternalOperations', [lay])).toEqual([{ type: 2, from: contract, to: egg, value: '0xb' }])
    expect(await node.request('ots_getInternalOperations', [feed])).toEqual([{ type: 0, from: contract, to: egg, value: '0x3' }])
    const [created] = await node.request('ots_getInternalOperations', [salted])
    expect(created).toMatchObject({ type: 3, from: contract, value: '0x0' })
    expect(await node.request('ots_getInternalOperations', [hatch])).toEqual([{ type: 1, from: created!.to, to: HEIR, value: '0x0' }])
  })

  test('returns frames with their depth', async () => {
    const trace = await node.request('ots_traceTransaction', [feed])
    expect(trace.map(({ type, depth, value }) => [type, depth, value])).toEqual([
      ['CALL', 0, '0x3'],
      ['CALL', 1, '0x3'],
      ['STATICCALL', 1, null],
      ['STATICCALL', 1, null],
    ])
    expect(BigInt(trace[3]!.output)).toBe(7n)
  })

  test('returns the creator of a contract, also within a transaction', async () => {
    expect(await node.request('ots_getContractCreator', [contract])).toEqual({ hash: deploy, creator: owner })
    expect(await node.request('ots_getContractCreator', [egg])).toEqual({ hash: lay, creator: contract })
    expect(await node.request('ots_getContractCreator', [owner])).toBeNull()
  })

  test('returns a transaction by sender and nonce', async () => {
    const hashes = [deploy, lay, feed, salted, hatch]
    for (const [nonce, hash] of hashes.entries()) {
      expect(await node.request('ots_getTransactionBySenderAndNonce', [owner, nonce])).toBe(hash)
    }
    expect(await node.request('ots_getTransactionBySenderAndNonce', [owner, hashes.length])).toBeNull()
  })

  test('returns pages of transactions of an account that only frames name', async () => {
    const all = await node.request('ots_searchTransactionsBefore', [egg, 0, 10])
    expect(all.txs.map(({ hash }) => hash)).toEqual([feed, lay])
    expect([all.firstPage, all.lastPage]).toEqual([true, true])
    expect(all.receipts.map(({ transactionHash, timestamp }) => [transactionHash, BigInt(timestamp) > 0n])).toEqual([
      [feed, true],
      [lay, true],
    ])

    const first = await node.request('ots_searchTransactionsBefore', [egg, 0, 1])
    expect(first).toMatchObject({ txs: [{ hash: feed }], firstPage: true, lastPage: false })
    const second = await node.request('ots_searchTransactionsBefore', [egg, Number(first.txs[0]!.blockNumber), 1])
    expect(second).toMatchObject({ txs: [{ hash: lay }], firstPage: false })
    const back = await node.request('ots_searchTransactionsAfter', [egg, Number(second.txs[0]!.blockNumber), 1])
    expect(back).toMatchObject({ txs: [{ hash: feed }], lastPage: false })
    const oldest = await node.request('ots_searchTransactionsAfter', [egg, 0, 1])
    expect(oldest).toMatchObject({ txs: [{ hash: lay }], firstPage: false, lastPage: true })
  })

  test('returns a block and its fees', async () => {
    const { block, totalFees, issuance } = (await node.request('ots_getBlockDetails', [3]))!
    const receipt = (await node.request('eth_getTransactionReceipt', [feed]))!
    expect(BigInt(totalFees)).toBe(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice))
    expect(block).toMatchObject({ number: '0x3', transactionCount: 1, logsBloom: null })
    expect(block).not.toHaveProperty('transactions')
    expect(issuance).toEqual({ blockReward: '0x0', uncleReward: '0x0', issuance: '0x0' })
    const page = (await node.request('ots_getBlockTransactions', [3, 0, 10]))!
    expect(page.fullblock.transactions).toMatchObject([{ hash: feed, input: data('feed', 2n).slice(0, 10) }])
    expect(page.receipts).toMatchObject([{ transactionHash: feed, logs: null, logsBloom: null }])
  })

  test('returns the error of a failed transaction', async () => {
    const refuse: Hex = '0xb1a1a882'
    const fails = await node.request('eth_sendTransaction', [{ from: owner, to: contract, data: refuse, gas: '0x30d40' }])
    expect(await node.request('ots_getTransactionError', [fails])).toBe('0x')
    expect(await node.request('ots_getTransactionError', [feed])).toBe('0x')
    const reason = encodeFunctionData({ abi: artifact('Egg').abi, functionName: 'refuse' })
    const failed = await node.request('eth_sendTransaction', [{ from: owner, to: egg, data: reason, gas: '0x30d40' }])
    expect(await node.request('ots_getTransactionError', [failed])).toMatch(/^0x08c379a0/)
  })
})
