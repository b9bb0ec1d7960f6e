/** Faults of other nodes with transactions that wait and with keys, and what this one does instead; the numbers are those of the list of faults. */
import type { Hex, Node } from 'evmbed'
import { hashMessage, keccak256, recoverAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveHttp } from '../../adapters/http/index.js'
import { quantity } from '../contracts/bytecode.js'
import type { ManualClock } from '../support/manual-clock.js'
import { TestChain } from '../support/test-chain.js'

let chain: TestChain
let node: Node
let clock: ManualClock
beforeEach(async () => {
  chain = await TestChain.create({ mining: { automine: false } })
  ;({ node, clock } = chain)
})
afterEach(() => node.close())

function signed(nonce: number, fields: { readonly maxFeePerGas?: bigint; readonly maxPriorityFeePerGas?: bigint } = {}): Promise<Hex> {
  return privateKeyToAccount(node.accounts[1]!.privateKey).signTransaction({
    chainId: node.chainId,
    type: 'eip1559',
    nonce,
    to: chain.account(2),
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    ...fields,
  })
}

it('finds pending and queued transactions in every method', async () => {
  const { url } = await serveHttp(node, { port: 0, namespaces: 'all' })
  const ask = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await response.json()) as { result: unknown }).result
  }
  const filter = await ask('eth_newPendingTransactionFilter')
  const [pending, queued] = [await signed(0), await signed(5)]
  const [first, sixth] = [await ask('eth_sendRawTransaction', pending), await ask('eth_sendRawTransaction', queued)]
  const nowhere = { blockHash: null, blockNumber: null, transactionIndex: null, from: chain.account(1) }

  expect(await ask('eth_getTransactionByHash', first)).toMatchObject({ ...nowhere, hash: first, nonce: '0x0' })
  expect(await ask('eth_getTransactionByHash', sixth)).toMatchObject({ ...nowhere, hash: sixth, nonce: '0x5' })
  expect(await ask('eth_getRawTransactionByHash', first)).toBe(pending)
  expect(await ask('eth_getFilterChanges', filter)).toEqual([first])
  expect(await ask('eth_getBlockByNumber', 'pending', false)).toMatchObject({ transactions: [first] })
  expect(await ask('eth_getBlockByNumber', 'pending', true)).toMatchObject({ transactions: [{ ...nowhere, hash: first }] })
  expect(await ask('eth_getTransactionByBlockNumberAndIndex', 'pending', '0x0')).toMatchObject({ ...nowhere, hash: first })
  expect(await ask('eth_getBlockTransactionCountByNumber', 'pending')).toBe('0x1')
  expect(await ask('eth_getBalance', chain.account(2), 'pending')).toBe('0x21e19e0c9bab2400001')
  expect(await ask('txpool_status')).toEqual({ pending: '0x1', queued: '0x1' })
})

it('queues transactions behind a nonce gap, and assigns different nonces to simultaneous calls', async () => {
  const nextNonce = () => node.request('eth_getTransactionCount', [chain.account(1), 'pending'])
  const status = () => node.request('txpool_status')
  await node.request('eth_sendRawTransaction', [await signed(2)])
  await node.request('eth_sendRawTransaction', [await signed(1)])
  expect([await nextNonce(), await status()]).toEqual(['0x0', { pending: '0x0', queued: '0x2' }])
  await node.mine()
  expect(await node.request('eth_getTransactionCount', [chain.account(1), 'latest'])).toBe('0x0')
  await node.request('eth_sendRawTransaction', [await signed(0)])
  expect([await nextNonce(), await status()]).toEqual(['0x3', { pending: '0x3', queued: '0x0' }])

  const sending = Array.from({ length: 50 }, () => node.request('eth_sendTransaction', [{ from: chain.account(1), to: chain.account(2) }]))
  const hashes = await Promise.all(sending)
  expect(await nextNonce()).toBe(quantity(53))
  await node.mine()
  const nonces = hashes.map(async (hash) => Number((await node.request('eth_getTransactionByHash', [hash]))?.nonce))
  expect((await Promise.all(nonces)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 3))
  expect(await node.request('eth_getTransactionCount', [chain.account(1), 'latest'])).toBe(quantity(53))
})

it('unlocks an account by its password for the given duration', async () => {
  const own = await node.request('personal_newAccount', ['secret'])
  await node.request('eth_sendTransaction', [{ from: chain.account(0), to: own, value: '0xde0b6b3a7640000' }])
  await node.mine()
  const send = { from: own, to: chain.account(1), value: '0x1' } as const
  const isLocked = { code: -32000, message: 'authentication needed: password or unlock' }

  await expect(node.request('eth_sendTransaction', [send])).rejects.toMatchObject(isLocked)
  await expect(node.request('eth_sign', [own, '0x00'])).rejects.toMatchObject(isLocked)
  await expect(node.request('personal_unlockAccount', [own, 'guess', 300])).rejects.toMatchObject({
    code: -32000,
    message: 'could not decrypt key with given password',
  })
  await expect(node.request('eth_sendTransaction', [send])).rejects.toMatchObject(isLocked)

  expect(await node.request('personal_unlockAccount', [own, 'secret', 60])).toBe(true)
  const hash = await node.request('eth_sendTransaction', [send])
  await clock.advance(59_000)
  await node.request('eth_sign', [own, '0x00'])
  await clock.advance(1_000)
  await expect(node.request('eth_sign', [own, '0x00'])).rejects.toMatchObject(isLocked)

  // A password that comes with the transaction is good for that transaction.
  await node.request('personal_sendTransaction', [send, 'secret'])
  await expect(node.request('eth_sendTransaction', [send])).rejects.toMatchObject(isLocked)
  await node.mine()
  expect((await node.request('eth_getTransactionReceipt', [hash]))?.from).toBe(own)
  expect(await node.request('eth_getTransactionCount', [own])).toBe('0x2')
})

it('keeps a transaction below the base fee as pending, and refuses one below the minimum of the pool', async () => {
  const hand = async (...args: Parameters<typeof signed>) => node.request('eth_sendRawTransaction', [await signed(...args)])
  const cheap = await hand(0, { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n })
  await node.mine()
  expect(await node.request('eth_getTransactionByHash', [cheap])).toMatchObject({ blockNumber: null, gasPrice: '0x1' })
  expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x0' })
  expect(await node.request('eth_getTransactionCount', [chain.account(1), 'pending'])).toBe('0x1')
  await hand(0)
  expect(await node.request('eth_getTransactionByHash', [cheap])).toBeNull()
  const scarcely = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_100_000_000n }
  await expect(hand(0, scarcely)).rejects.toMatchObject({ code: -32000, message: 'replacement transaction underpriced' })
  await hand(0, { ...scarcely, maxFeePerGas: 3_000_000_001n })
  await node.request('miner_setGasPrice', ['0x3b9aca00'])
  await expect(hand(1, { maxPriorityFeePerGas: 999_999_999n })).rejects.toMatchObject({
    code: -32000,
    message: 'transaction gas price below minimum: gas tip cap 999999999, minimum needed 1000000000',
  })
  await node.mine()
  expect(await node.request('eth_getTransactionCount', [chain.account(1)])).toBe('0x1')
})

it('signs messages with a prefix in eth_sign, so that no transaction can be signed with it', async () => {
  const digest = keccak256(await signed(0))
  const signature = await node.request('eth_sign', [chain.account(1), digest])
  expect(await recoverAddress({ hash: digest, signature })).not.toBe(privateKeyToAccount(node.accounts[1]!.privateKey).address)
  expect((await recoverAddress({ hash: hashMessage({ raw: digest }), signature })).toLowerCase()).toBe(chain.account(1))
  expect(await node.request('personal_ecRecover', [digest, signature])).toBe(chain.account(1))
})
