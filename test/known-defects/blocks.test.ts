/** Faults of other nodes in what they say of blocks, and what this one does instead; the numbers are those of the list of faults. */
import { createMPT } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { bytesToHex, hexToBytes } from '@ethereumjs/util'
import { Bloom } from '@ethereumjs/vm'
import type { Hex, Json, MethodResult, Node } from 'evmbed'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { BLOCK_VIEW, quantity, STORE, word } from '../contracts/bytecode.js'
import { TestChain } from '../support/test-chain.js'
import { Peer } from './peer.js'

type Head = NonNullable<MethodResult<'eth_getHeaderByNumber'>>
type Receipt = NonNullable<MethodResult<'eth_getTransactionReceipt'>>

const FEE_RECIPIENT: Hex = `0x${'fe'.repeat(20)}`
const EMPTY_TRIE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

let chain: TestChain
let node: Node
let store: Hex
beforeEach(async () => {
  chain = await TestChain.create({ mining: { automine: false, feeRecipient: FEE_RECIPIENT } })
  ;({ node } = chain)
  store = await chain.deploy(STORE)
})
afterEach(() => node.close())

/** Stores and logs; with zero it fails. */
const call = (index: number, value: number) =>
  node.request('eth_sendTransaction', [{ from: chain.account(index), to: store, data: word(value), gas: '0x186a0' }])
const transfer = (index: number) =>
  node.request('eth_sendTransaction', [{ from: chain.account(index), to: chain.account(9), value: '0x1' }])

const receiptsOf = async (block: Hex | 'latest') => (await node.request('eth_getBlockReceipts', [block])) as Receipt[]

/** A block with a log, a failure, a transfer and another log. */
async function mineMixture(): Promise<Hex[]> {
  const hashes = [await call(1, 5), await call(2, 0), await transfer(3), await call(4, 6)]
  await node.mine()
  return hashes
}

it("returns the receipts of one block for 'latest' while blocks are mined", async () => {
  const sizes = [1, 4, 2, 5, 3]
  const asked: Promise<MethodResult<'eth_getBlockReceipts'>>[] = []
  for (const size of sizes) {
    for (let sender = 1; sender <= size; sender++) await transfer(sender)
    const mining = node.mine()
    for (let i = 0; i < 20; i++) {
      asked.push(node.request('eth_getBlockReceipts', ['latest']))
      await Promise.resolve()
    }
    await mining
    asked.push(node.request('eth_getBlockReceipts', ['latest']))
  }
  const seen = new Set<Hex>()
  for (const answer of await Promise.all(asked)) {
    const receipts = answer as Receipt[]
    const block = await node.request('eth_getBlockByHash', [receipts[0]!.blockHash, false])
    expect(receipts.map(({ transactionHash }) => transactionHash)).toEqual(block!.transactions)
    expect(new Set(receipts.map(({ blockHash }) => blockHash))).toEqual(new Set([block!.hash]))
    expect(new Set(receipts.map(({ blockNumber }) => blockNumber))).toEqual(new Set([block!.number]))
    seen.add(block!.hash!)
  }
  expect(seen.size).toBeGreaterThanOrEqual(sizes.length)
})

it('adds up cumulative gas over the block, failures included', async () => {
  await mineMixture()
  const receipts = await receiptsOf('latest')
  expect(receipts.map(({ status }) => status)).toEqual(['0x1', '0x0', '0x1', '0x1'])
  let sum = 0n
  for (const { gasUsed, cumulativeGasUsed } of receipts) {
    expect(BigInt(gasUsed)).toBeGreaterThanOrEqual(21_000n)
    sum += BigInt(gasUsed)
    expect(cumulativeGasUsed).toBe(quantity(sum))
  }
  expect((await chain.head()).gasUsed).toBe(quantity(sum))
})

it('numbers logs through the block in every method', async () => {
  const filter = await node.request('eth_newFilter', [{}])
  const told: string[] = []
  node.events.on('logs', ({ logIndex }) => told.push(logIndex))
  await mineMixture()
  await call(1, 7)
  await node.mine()
  const expected = ['0x0', '0x1', '0x0']
  const indices = (logs: MethodResult<'eth_getLogs'>) => logs.map(({ logIndex }) => logIndex)
  expect(told).toEqual(expected)
  expect(indices(await node.request('eth_getLogs', [{ fromBlock: '0x2' }]))).toEqual(expected)
  expect(indices((await node.request('eth_getFilterChanges', [filter])) as MethodResult<'eth_getLogs'>)).toEqual(expected)
  const receipts = [...(await receiptsOf('0x2')), ...(await receiptsOf('0x3'))]
  expect(indices(receipts.flatMap(({ logs }) => logs))).toEqual(expected)
})

it('returns one block hash in newHeads, eth_getBlockByHash and eth_getHeaderByHash', async () => {
  const peer = await Peer.open((await serveWebSocket(node, { port: 0 })).url)
  const [heads, logs] = [await peer.call('eth_subscribe', 'newHeads'), await peer.call('eth_subscribe', 'logs', {})]
  const filter = await node.request('eth_newBlockFilter')
  const [first] = await mineMixture()
  await node.mine()

  const [head, next] = (await peer.notified(heads, 2)) as unknown as [Head, Head]
  const hash = head.hash!
  expect((await node.request('eth_getBlockByHash', [hash, false]))?.hash).toBe(hash)
  expect((await node.request('eth_getHeaderByHash', [hash]))?.hash).toBe(hash)
  expect((await node.request('eth_getBlockByNumber', [head.number, false]))?.hash).toBe(hash)
  expect((await node.request('eth_getHeaderByNumber', [head.number]))?.hash).toBe(hash)
  expect(next.parentHash).toBe(hash)
  expect(await node.request('eth_getFilterChanges', [filter])).toEqual([hash, next.hash])
  expect((await node.request('eth_getTransactionByHash', [first!]))?.blockHash).toBe(hash)
  expect(new Set((await receiptsOf(hash)).map(({ blockHash }) => blockHash))).toEqual(new Set([hash]))
  expect((await peer.notified(logs, 2)).map((log) => (log as { blockHash: Json }).blockHash)).toEqual([hash, hash])
})

it('emits whole headers in newHeads, with gas, bloom and roots', async () => {
  const peer = await Peer.open((await serveWebSocket(node, { port: 0 })).url)
  const heads = await peer.call('eth_subscribe', 'newHeads')
  await mineMixture()
  const [head] = (await peer.notified(heads, 1)) as unknown as [Head]
  expect(head).toEqual(await node.request('eth_getHeaderByHash', [head.hash!]))
  const { transactions: _, uncles: __, size: ___, totalDifficulty: ____, withdrawals: _____, ...header } = await chain.head()
  expect(head).toEqual(header)
  // None of them may have been left at the value that says nothing.
  expect(BigInt(head.gasUsed)).toBeGreaterThan(84_000n)
  expect(head.gasLimit).toBe('0x1c9c380')
  expect(BigInt(head.logsBloom)).not.toBe(0n)
  expect([head.transactionsRoot, head.receiptsRoot, head.stateRoot]).not.toContain(EMPTY_TRIE)
  expect(head.miner).toBe(FEE_RECIPIENT)
})

it('serves transactions, receipts and logs of a block when its head is emitted', async () => {
  const found: Promise<unknown>[] = []
  const hashes: Hex[] = []
  node.events.on('newHeads', ({ hash }) => {
    found.push(
      node.request('eth_getBlockByHash', [hash!, false]).then((block) => block?.transactions),
      node.request('eth_getLogs', [{ blockHash: hash! }]).then((logs) => logs.length),
      ...hashes.map((one) => node.request('eth_getTransactionReceipt', [one]).then((receipt) => receipt?.blockHash === hash)),
      ...hashes.map((one) => node.request('eth_getTransactionByHash', [one]).then((transaction) => transaction?.blockHash === hash)),
    )
  })
  hashes.push(await call(1, 5), await transfer(2), await call(3, 6))
  await node.mine()
  expect(await Promise.all(found)).toEqual([hashes, 2, true, true, true, true, true, true])
})

it('serves all queries of a block when its head is emitted', async () => {
  const { url } = await serveWebSocket(node, { port: 0 })
  const [listener, asker] = [await Peer.open(url), await Peer.open(url)]
  const heads = await listener.call('eth_subscribe', 'newHeads')
  for (let told = 1; told <= 20; told++) {
    await call(1, told)
    const mining = node.mine()
    const { number, hash } = (await listener.notified(heads, told)).at(-1) as unknown as Head
    expect(await asker.call('eth_blockNumber')).toBe(number)
    expect(await asker.call('eth_getStorageAt', store, word(chain.account(1)), number)).toBe(word(told))
    expect(await asker.call('eth_call', { from: chain.account(1), to: store, data: word(1) }, { blockHash: hash! })).toBe('0x')
    expect(await asker.call('eth_getLogs', { fromBlock: number, toBlock: number })).toHaveLength(1)
    await mining
  }
})

it('computes roots, bloom and miner of a header from the content of the block', async () => {
  const view = await chain.deploy(BLOCK_VIEW)
  await mineMixture()
  const block = await chain.head()
  const rootOf = async (items: readonly Hex[]) => {
    const trie = await createMPT()
    for (const [position, item] of items.entries()) await trie.put(RLP.encode(position), hexToBytes(item))
    return bytesToHex(trie.root())
  }
  const raw = block.transactions.map((_, position) =>
    node.request('eth_getRawTransactionByBlockHashAndIndex', [block.hash!, quantity(position)]),
  )
  expect(block.transactionsRoot).toBe(await rootOf(await Promise.all(raw)))
  expect(block.receiptsRoot).toBe(await rootOf(await node.request('debug_getRawReceipts', ['latest'])))

  const bloom = new Bloom()
  for (const { address, topics } of await node.request('eth_getLogs', [{ blockHash: block.hash! }])) {
    for (const value of [address, ...topics]) bloom.add(hexToBytes(value))
  }
  expect(block.logsBloom).toBe(bytesToHex(bloom.bitvector))

  const seen = await node.request('eth_call', [{ to: view }, 'latest'])
  expect(seen).toBe(`${word(block.miner!)}${word(block.timestamp).slice(2)}${block.mixHash.slice(2)}`)
  const paid = (await receiptsOf('latest')).map(
    ({ effectiveGasPrice, gasUsed }) => (BigInt(effectiveGasPrice) - BigInt(block.baseFeePerGas!)) * BigInt(gasUsed),
  )
  const [before, after] = await Promise.all(
    [quantity(BigInt(block.number) - 1n), block.number].map((at) => node.request('eth_getBalance', [block.miner!, at])),
  )
  expect(BigInt(after!) - BigInt(before!)).toBe(paid.reduce((sum, tip) => sum + tip, 0n))
})

it('numbers transactions by their position in the block in every method', async () => {
  // Four of six fit: those that do not take no index.
  await node.request('miner_setGasLimit', ['0x14820'])
  await node.mine()
  const hashes: Hex[] = []
  for (let sender = 1; sender <= 6; sender++) {
    hashes.push(
      await node.request('eth_sendTransaction', [{ from: chain.account(sender), to: chain.account(9), value: '0x1', gas: '0x5208' }]),
    )
  }
  await node.mine()
  await node.mine()
  const told: Hex[] = []
  for (const [number, size] of [
    ['0x3', 4],
    ['0x4', 2],
  ] as const) {
    const block = (await node.request('eth_getBlockByNumber', [number, true]))!
    const transactions = block.transactions.map((transaction) => (typeof transaction === 'string' ? expect.fail() : transaction))
    const places = Array.from({ length: size }, (_, position) => quantity(position))
    expect(transactions.map(({ transactionIndex }) => transactionIndex)).toEqual(places)
    expect((await receiptsOf(number)).map(({ transactionIndex }) => transactionIndex)).toEqual(places)
    for (const [position, { hash }] of transactions.entries()) {
      const place = { blockHash: block.hash, transactionIndex: quantity(position) }
      expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject(place)
      expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject(place)
      expect(await node.request('eth_getTransactionByBlockHashAndIndex', [block.hash!, quantity(position)])).toMatchObject({ hash })
      told.push(hash)
    }
  }
  expect(told.toSorted()).toEqual(hashes.toSorted())
})
