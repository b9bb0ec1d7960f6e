/** Known defects of other nodes in queries and calls, and the results of this node. The numbers distinguish the defects. */
import { verifyMerkleProof } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { hexToBytes } from '@ethereumjs/util'
import type { Hash, Hex, Node } from 'evmbed'
import fc from 'fast-check'
import { createPublicClient, encodeErrorResult, http, keccak256, parseAbi, type StateOverride } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveHttp } from '../../adapters/http/index.js'
import { BLOCK_VIEW_RUNTIME, creationCode, LOGGER, quantity, STORE, word } from '../contracts/bytecode.js'
import { createTranscriptChain, TestChain } from '../support/test-chain.js'

const NOBODY: Hex = `0x${'de'.repeat(20)}`
/** SLOAD of the slot that the argument names. */
const READER = creationCode('5f3554' + '5f5260205ff3')

let chain: TestChain
let node: Node
beforeEach(async () => {
  chain = await TestChain.create({ mining: { automine: false } })
  ;({ node } = chain)
})
afterEach(() => node.close())

/** Resolves with the answer if it comes within some turns of the event loop, without time passing. */
async function atOnce<T>(answer: Promise<T>): Promise<T | 'nothing yet'> {
  const turns = async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    return 'nothing yet' as const
  }
  return Promise.race([answer, turns()])
}

it('proves accounts in eth_getProof against the state root of every tag', async () => {
  await node.close()
  chain = await createTranscriptChain()
  ;({ node } = chain)
  const contract = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
  const slot = word(chain.account(0))
  const proven = (proof: readonly Hex[], key: Hex) =>
    verifyMerkleProof(hexToBytes(keccak256(key)), proof.map(hexToBytes), { useKeyHashing: false })

  for (const tag of ['latest', 'safe', 'finalized', 'earliest', 'pending', '0x0', '0x1', '0x2'] as const) {
    const { stateRoot } = (await node.request('eth_getBlockByNumber', [tag, false]))!
    for (const who of [contract, chain.account(5), NOBODY] as const) {
      const proof = await node.request('eth_getProof', [who, [slot], tag])
      expect(keccak256(proof.accountProof[0]!), `${tag} of ${who}`).toBe(stateRoot)
      const { nonce, balance, storageHash, codeHash } = proof
      const isAbsent = who === NOBODY || (who === contract && (tag === 'earliest' || tag === '0x0'))
      const leaf = isAbsent ? null : RLP.encode([BigInt(nonce), BigInt(balance), storageHash, codeHash])
      expect(await proven(proof.accountProof, who), `${tag} of ${who}`).toEqual(leaf)
      const value = await node.request('eth_getStorageAt', [who, slot, tag])
      const [{ value: proved, proof: nodes }] = proof.storageProof as [(typeof proof.storageProof)[number]]
      expect(BigInt(proved)).toBe(BigInt(value))
      if (BigInt(value) === 0n) continue
      expect(keccak256(nodes[0]!)).toBe(storageHash)
      expect(await proven(nodes, slot)).toEqual(RLP.encode(BigInt(value)))
    }
  }
  expect((await node.request('eth_getProof', [contract, [slot], 'latest'])).storageProof[0]!.value).toBe('0x2a')
})

it('lists in eth_createAccessList what the code touches, and not what was given', async () => {
  const reader = await chain.deploy(READER)
  const from = chain.account(1)
  const of = async (slot: number, accessList: readonly { address: Hex; storageKeys: Hash[] }[] = []) =>
    node.request('eth_createAccessList', [{ from, to: reader, data: word(slot), accessList: [...accessList] }])
  const seven = [{ address: reader, storageKeys: [word(7)] }]
  expect((await of(7)).accessList).toEqual(seven)
  expect((await of(8)).accessList).toEqual([{ address: reader, storageKeys: [word(8)] }])
  // The gas is that of the call with the list: asking again with it changes nothing.
  expect(await of(7, seven)).toEqual(await of(7))
})

it('answers eth_getTransactionReceipt at once, with null for an unknown transaction', async () => {
  const hash = await node.request('eth_sendTransaction', [{ from: chain.account(0), to: chain.account(1) }])
  expect(await atOnce(node.request('eth_getTransactionReceipt', [hash]))).toBeNull()
  expect(await atOnce(node.request('eth_getTransactionReceipt', [word(1)]))).toBeNull()
  await node.mine()
  expect(await atOnce(node.request('eth_getTransactionReceipt', [hash]))).toMatchObject({ status: '0x1' })
})

it('simulates blocks that build on each other in eth_simulateV1', async () => {
  const store = await chain.deploy(STORE)
  const sends = { from: chain.account(1), to: NOBODY, value: '0x5' } as const
  // The account can pay once: what the first block has spent, the second does not have.
  const twice = {
    blockStateCalls: [{ stateOverrides: { [chain.account(1)]: { balance: '0x5' } }, calls: [sends] }, { calls: [sends] }],
  } as const
  await expect(node.request('eth_simulateV1', [twice])).rejects.toMatchObject({ code: -38014 })

  const spends = { from: NOBODY, to: chain.account(2), value: '0x5' } as const
  const stores = { from: chain.account(2), to: store, data: word(9) } as const
  const chained = { blockStateCalls: [{ calls: [sends] }, { calls: [spends, stores, { to: store }] }] } as const
  const [one, two] = await node.request('eth_simulateV1', [chained])
  expect(two!.parentHash).toBe(one!.hash)
  expect([...one!.calls, ...two!.calls].map(({ status }) => status)).toEqual(['0x1', '0x1', '0x1', '0x0'])
  expect(two!.calls[2]!.error).toMatchObject({ code: 3, message: 'execution reverted', data: '0x' })
  expect(two!.calls[1]!.logs).toMatchObject([{ address: store, topics: [word(chain.account(2)), word(7)], data: word(9) }])
  // Nothing of it stays, and what is then sent uses the gas that was foretold.
  expect(await node.request('eth_getBalance', [NOBODY])).toBe('0x0')
  const hash = await node.request('eth_sendTransaction', [{ ...stores, gas: '0x186a0' }])
  await node.mine()
  expect((await node.request('eth_getTransactionReceipt', [hash]))!.gasUsed).toBe(two!.calls[1]!.gasUsed)
})

describe('a log query over the whole chain', () => {
  const BLOCKS = 400

  /** A chain in which every seventh block has logs: each of them one more than the block before. */
  async function logged(node: Node): Promise<{ logger: Hex; expected: Hex[] }> {
    const logger = await chain.deploy(LOGGER)
    const expected: Hex[] = []
    for (let count = 1; count <= BLOCKS / 7; count++) {
      await node.mine(6)
      await node.request('eth_sendTransaction', [{ from: chain.account(count % 10), to: logger, data: word(count), gas: '0x30d40' }])
      await node.mine()
      for (let topic = count - 1; topic >= 0; topic--) expected.push(word(topic))
    }
    return { logger, expected }
  }

  it('returns exactly the matching logs, in order', async () => {
    const { logger, expected } = await logged(node)
    const all = { fromBlock: 'earliest', toBlock: 'latest' } as const
    const logs = await node.request('eth_getLogs', [{ ...all, address: logger }])
    expect(logs.map(({ topics }) => topics[0])).toEqual(expected)
    expect(logs.map(({ blockNumber }) => (Number(blockNumber) - 1) % 7)).toEqual(logs.map(() => 0))
    expect(await node.request('eth_getLogs', [all])).toEqual(logs)
    // Logs with topic 50 are in the last seven of the blocks only.
    const some = await node.request('eth_getLogs', [{ ...all, topics: [[word(50), word(52)]] }])
    expect(some).toEqual(logs.filter(({ topics }) => topics[0] === word(50) || topics[0] === word(52)))
    expect(some.length).toBe(7 + 5)
    expect(await node.request('eth_getLogs', [{ ...all, address: NOBODY }])).toEqual([])
  })

  it('refuses a query beyond logLimit or blockRangeLimit', async () => {
    await node.close()
    chain = await TestChain.create({ mining: { automine: false }, limits: { logLimit: 100, blockRangeLimit: 350 } })
    ;({ node } = chain)
    const { logger } = await logged(node)
    const ask = (fromBlock: Hex, toBlock: Hex) => node.request('eth_getLogs', [{ fromBlock, toBlock, address: logger }])
    await expect(ask('0x0', '0x18f')).rejects.toMatchObject({ message: 'maximum [from, to] blocks distance: 350' })
    await expect(ask('0x64', '0x18f')).rejects.toMatchObject({ message: 'query returned more than 100 results' })
    expect((await ask('0x0', '0x4f')).length).toBe(66)
  })
})

it('answers fee history for every range without negative tips and gaps, with the fee of the next block at the end', async () => {
  const store = await chain.deploy(STORE)
  const price = fc.integer({ min: 0, max: 3 }).map((gwei) => quantity(BigInt(gwei) * 1_000_000_000n))
  const sent = fc.record({ sender: fc.integer({ min: 0, max: 9 }), tip: price, room: price, isFailure: fc.boolean() })
  for (const block of fc.sample(fc.array(sent, { maxLength: 5 }), { numRuns: 12, seed: 19 })) {
    const baseFee = BigInt((await node.request('eth_getBlockByNumber', ['pending', false]))!.baseFeePerGas!)
    for (const { sender, tip, room, isFailure } of block) {
      // Where there is less room above the base fee than the tip, the tip that is paid is what fits.
      const cap = baseFee + BigInt(room)
      const fees = { maxFeePerGas: quantity(cap), maxPriorityFeePerGas: quantity(BigInt(tip) < cap ? BigInt(tip) : cap) }
      const call = { from: chain.account(sender), to: store, data: word(isFailure ? 0 : 1), gas: '0x186a0', ...fees } as const
      await node.request('eth_sendTransaction', [call]).catch((error: Error) => expect(error.message).toMatch(/underpriced/))
    }
    await node.mine()
  }
  const head = 13
  const percentiles = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }).map((some) => some.toSorted((a, b) => a - b))
  const ranges = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: head }), percentiles)
  const baseFees = new Map<number, bigint>()
  for (let height = 0; height <= head; height++) {
    baseFees.set(height, BigInt((await node.request('eth_getHeaderByNumber', [quantity(height)]))!.baseFeePerGas!))
  }
  baseFees.set(head + 1, BigInt((await node.request('eth_getHeaderByNumber', ['pending']))!.baseFeePerGas!))
  let positive = 0
  await fc.assert(
    fc.asyncProperty(ranges, async ([count, newest, wanted]) => {
      const history = await node.request('eth_feeHistory', [count, quantity(newest), wanted])
      const oldest = Math.max(0, newest - count + 1)
      const size = newest - oldest + 1
      expect(Number(history.oldestBlock)).toBe(oldest)
      expect(history.baseFeePerGas!.map(BigInt)).toEqual(Array.from({ length: size + 1 }, (_, i) => baseFees.get(oldest + i)))
      expect(history.gasUsedRatio.every((ratio) => ratio >= 0 && ratio <= 1)).toBe(true)
      expect([history.gasUsedRatio.length, history.blobGasUsedRatio!.length]).toEqual([size, size])
      expect(history.reward?.length).toBe(wanted.length === 0 ? undefined : size)
      for (const tips of history.reward?.map((row) => row.map(BigInt)) ?? []) {
        expect(tips.length).toBe(wanted.length)
        expect(tips).toEqual(tips.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
        expect(tips.every((tip) => tip >= 0n && tip <= 3_000_000_000n)).toBe(true)
        positive += tips.filter((tip) => tip > 0n).length
      }
    }),
    { numRuns: 60 },
  )
  expect(positive).toBeGreaterThan(0)
})

it('accepts state and block overrides in eth_call, also from a client', async () => {
  const { url } = await serveHttp(node, { port: 0 })
  const client = createPublicClient({ transport: http(url) })
  const { data } = await client.call({
    to: NOBODY,
    stateOverride: [{ address: NOBODY, code: BLOCK_VIEW_RUNTIME }],
    blockOverrides: { time: 77n, feeRecipient: chain.account(3) },
  })
  expect(data?.slice(0, 130)).toBe(`${word(chain.account(3))}${word(77).slice(2)}`)
  const reader = await chain.deploy(READER)
  const read = async (stateOverride: StateOverride) => (await client.call({ to: reader, data: word(3), stateOverride })).data
  expect(await read([{ address: reader, stateDiff: [{ slot: word(3), value: word(33) }] }])).toBe(word(33))
  expect(await read([{ address: reader, state: [{ slot: word(4), value: word(44) }] }])).toBe(word(0))
  // A poor account can spend what it is said to have, and nothing of it stays.
  const gift = { account: NOBODY, to: chain.account(1), value: 5n } as const
  await expect(client.call(gift)).rejects.toThrow('insufficient funds')
  await client.call({ ...gift, stateOverride: [{ address: NOBODY, balance: 5n }] })
  expect([await client.getBalance({ address: NOBODY }), await client.getCode({ address: NOBODY })]).toEqual([0n, undefined])
})

describe('errors with code, text and data of geth', () => {
  const REASON = encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: ['not today'] })
  /** Reverts with what it is given. */
  const MIRROR: Hex = '0x365f5f37365ffd'
  const mirrored = [{ to: NOBODY, data: REASON }, 'latest', { [NOBODY]: { code: MIRROR } }] as const
  const reverted = { code: 3, message: 'execution reverted: not today', data: REASON }
  const ours = () => ({ from: chain.account(0), to: chain.account(1), gas: '0x5208' }) as const

  it.each([
    ['eth_call', () => mirrored, reverted],
    ['eth_estimateGas', () => mirrored, reverted],
    ['eth_call', () => [{ to: NOBODY }, '0x99'], { code: -32000, message: 'header not found' }],
    ['eth_call', () => [{ to: NOBODY }, 'latest', { [NOBODY]: { code: '0xfe' } }], { code: -32000, message: 'invalid opcode: INVALID' }],
    ['eth_call', () => [{ to: NOBODY }, 'latest', { [NOBODY]: { code: '0x5f56' } }], { code: -32000, message: 'invalid jump destination' }],
    ['eth_sendTransaction', () => [{ ...ours(), nonce: '0x0' }], { code: -32000, message: 'nonce too low: next nonce 1, tx nonce 0' }],
    [
      'eth_sendTransaction',
      () => [{ ...ours(), gas: '0x5207' }],
      { code: -32000, message: 'intrinsic gas too low: gas 20999, minimum needed 21000' },
    ],
    ['eth_sendTransaction', () => [{ ...ours(), from: NOBODY }], { code: -32000, message: 'unknown account' }],
    ['eth_sendRawTransaction', () => ['0x'], { code: -32000, message: 'typed transaction too short' }],
    ['eth_getFilterChanges', () => ['0x1'], { code: -32000, message: 'filter not found' }],
    ['eth_nothing', () => [], { code: -32601, message: 'the method eth_nothing does not exist/is not available' }],
    ['eth_getBalance', () => [], { code: -32602, message: 'missing value for required argument 0' }],
  ] as const)('%s %#', async (method, params, error) => {
    await node.request('eth_sendTransaction', [ours()])
    await node.mine()
    const { url } = await serveHttp(node, { port: 0, auth: { mode: 'off' } })
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params() }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 1, error })
  })
})

describe('encodings of results', () => {
  it('answers net_peerCount with a quantity', async () => {
    expect(await node.call('net_peerCount')).toBe('0x0')
  })

  it('hashes bytes in web3_sha3, not text', async () => {
    expect(await node.request('web3_sha3', ['0x00'])).toBe('0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a')
    await expect(node.call('web3_sha3', ['hello'])).rejects.toMatchObject({ code: -32602 })
  })

  it("accepts 'safe' in every method with a block", async () => {
    const who = chain.account(0)
    for (const tag of ['safe', 'finalized', { blockNumber: 'safe' }] as const) {
      expect(await node.request('eth_getBalance', [who, tag])).toBe('0x21e19e0c9bab2400000')
      expect(await node.request('eth_getTransactionCount', [who, tag])).toBe('0x0')
      expect(await node.request('eth_call', [{ to: who }, tag])).toBe('0x')
    }
    expect((await node.request('eth_getBlockByNumber', ['safe', false]))?.number).toBe('0x0')
  })

  it('accepts tags in the methods of uncles by number', async () => {
    expect(await node.request('eth_getUncleCountByBlockNumber', ['latest'])).toBe('0x0')
    expect(await node.request('eth_getUncleByBlockNumberAndIndex', ['latest', '0x0'])).toBeNull()
  })
})
