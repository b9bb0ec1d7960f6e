import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Node } from '../../src/index.js'
import { STORE } from '../contracts/bytecode.js'

const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]*)$/
const DATA = /^0x([0-9a-f]{2})*$/
const HASH = /^0x[0-9a-f]{64}$/
const ADDRESS = /^0x[0-9a-f]{40}$/

/** The members of geth's objects, taken from its documentation and not from this node. */
const HEADER = {
  number: QUANTITY,
  hash: HASH,
  parentHash: HASH,
  sha3Uncles: HASH,
  miner: ADDRESS,
  stateRoot: HASH,
  transactionsRoot: HASH,
  receiptsRoot: HASH,
  logsBloom: /^0x[0-9a-f]{512}$/,
  difficulty: QUANTITY,
  gasLimit: QUANTITY,
  gasUsed: QUANTITY,
  timestamp: QUANTITY,
  extraData: DATA,
  mixHash: HASH,
  nonce: /^0x[0-9a-f]{16}$/,
  baseFeePerGas: QUANTITY,
  withdrawalsRoot: HASH,
  blobGasUsed: QUANTITY,
  excessBlobGas: QUANTITY,
  parentBeaconBlockRoot: HASH,
  requestsHash: HASH,
}
const LOG = {
  address: ADDRESS,
  topics: Array,
  data: DATA,
  blockNumber: QUANTITY,
  transactionHash: HASH,
  transactionIndex: QUANTITY,
  blockHash: HASH,
  blockTimestamp: QUANTITY,
  logIndex: QUANTITY,
  removed: Boolean,
}
const TRANSACTION = {
  blockHash: HASH,
  blockNumber: QUANTITY,
  blockTimestamp: QUANTITY,
  from: ADDRESS,
  gas: QUANTITY,
  gasPrice: QUANTITY,
  maxFeePerGas: QUANTITY,
  maxPriorityFeePerGas: QUANTITY,
  hash: HASH,
  input: DATA,
  nonce: QUANTITY,
  to: ADDRESS,
  transactionIndex: QUANTITY,
  value: QUANTITY,
  type: QUANTITY,
  accessList: Array,
  chainId: QUANTITY,
  v: QUANTITY,
  r: QUANTITY,
  s: QUANTITY,
  yParity: QUANTITY,
}
const RECEIPT = {
  transactionHash: HASH,
  transactionIndex: QUANTITY,
  blockHash: HASH,
  blockNumber: QUANTITY,
  from: ADDRESS,
  to: ADDRESS,
  contractAddress: null,
  cumulativeGasUsed: QUANTITY,
  gasUsed: QUANTITY,
  effectiveGasPrice: QUANTITY,
  logs: Array,
  logsBloom: /^0x[0-9a-f]{512}$/,
  status: QUANTITY,
  type: QUANTITY,
}

type Shape = Readonly<Record<string, RegExp | ArrayConstructor | BooleanConstructor | null>>

/** An object has the members of a shape, no fewer and no more, and each is written as the shape says. */
function expectShape(object: unknown, shape: Shape): void {
  expect(Object.keys(object as object).sort()).toEqual(Object.keys(shape).sort())
  for (const [name, kind] of Object.entries(shape)) {
    const value: unknown = (object as Record<string, unknown>)[name]
    if (kind === null) expect(value, name).toBeNull()
    else if (kind === Array) expect(Array.isArray(value), name).toBe(true)
    else if (kind === Boolean) expect(typeof value, name).toBe('boolean')
    else expect(value, name).toMatch(kind as RegExp)
  }
}

describe('objects and errors of geth', () => {
  let node: Node
  let contract: Hex
  let hash: Hex

  beforeAll(async () => {
    node = await createNode()
    const from = node.accounts[0]!.address
    const created = await node.request('eth_sendTransaction', [{ from, data: STORE }])
    contract = (await node.request('eth_getTransactionReceipt', [created]))!.contractAddress!
    hash = await node.request('eth_sendTransaction', [{ from, to: contract, data: `0x${'2a'.padStart(64, '0')}` }])
  })
  afterAll(() => node.close())

  it('mines only Ethereum transactions, and shows them in every method', async () => {
    const head = await node.request('eth_blockNumber')
    // The protobuf of a bank transfer on another kind of chain, and its Amino JSON.
    const foreign: Hex[] = [
      '0x0a90010a8d010a1c2f636f736d6f732e62616e6b2e763162657461312e4d736753656e64',
      '0x7b2274797065223a22636f736d6f732d73646b2f4d736753656e64227d',
    ]
    for (const bytes of foreign) await expect(node.request('eth_sendRawTransaction', [bytes])).rejects.toMatchObject({ code: -32000 })
    expect(await node.request('eth_blockNumber')).toBe(head)

    const block = (await node.request('eth_getBlockByHash', [(await node.request('eth_getTransactionReceipt', [hash]))!.blockHash, false]))!
    const byHash = await Promise.all(block.transactions.map((one) => node.request('eth_getTransactionByHash', [one as Hex])))
    const receipts = (await node.request('eth_getBlockReceipts', [block.number]))!
    expect(Number(await node.request('eth_getBlockTransactionCountByNumber', [block.number]))).toBe(block.transactions.length)
    expect(byHash.map((one) => one?.hash)).toEqual(block.transactions)
    expect(receipts.map(({ transactionHash }) => transactionHash)).toEqual(block.transactions)
    for (const [index, one] of block.transactions.entries()) {
      const place = [block.number, `0x${index.toString(16)}`] as const
      expect((await node.request('eth_getTransactionByBlockNumberAndIndex', [...place]))?.hash).toBe(one)
    }
  })

  it('encodes headers, blocks, transactions, receipts and logs as geth does', async () => {
    const transaction = (await node.request('eth_getTransactionByHash', [hash]))!
    const receipt = (await node.request('eth_getTransactionReceipt', [hash]))!
    const block = (await node.request('eth_getBlockByHash', [receipt.blockHash, true]))!
    expectShape(transaction, TRANSACTION)
    expectShape(block.transactions[0], TRANSACTION)
    expectShape(receipt, RECEIPT)
    expectShape(receipt.logs[0], LOG)
    expectShape(await node.request('eth_getHeaderByHash', [receipt.blockHash]), HEADER)
    // The interface document adds the total difficulty, which geth has dropped.
    expectShape(block, { ...HEADER, size: QUANTITY, totalDifficulty: QUANTITY, transactions: Array, uncles: Array, withdrawals: Array })
    for (const log of await node.request('eth_getLogs', [{ address: contract, fromBlock: '0x0' }])) expectShape(log, LOG)
  })

  it('answers null for unknown objects, and refuses unknown methods with the text of geth', async () => {
    const unknown: Hex = `0x${'00'.repeat(28)}deadbeef`
    expect(await node.request('eth_getBlockByHash', [unknown, false])).toBeNull()
    expect(await node.request('eth_getBlockByNumber', ['0xffff', false])).toBeNull()
    expect(await node.request('eth_getHeaderByHash', [unknown])).toBeNull()
    expect(await node.request('eth_getTransactionByHash', [unknown])).toBeNull()
    expect(await node.request('eth_getTransactionReceipt', [unknown])).toBeNull()
    expect(await node.request('eth_getBlockReceipts', ['0xffff'])).toBeNull()
    await expect(node.call('eth_noSuchMethod')).rejects.toMatchObject({
      code: -32601,
      message: 'the method eth_noSuchMethod does not exist/is not available',
    })
  })
})
