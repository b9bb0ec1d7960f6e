/** Calls that are made in one tick, also those whose methods, or the engine, must be loaded first. Every node loads them anew. */
import { createNode, type Node } from 'evmbed'
import { afterEach, beforeEach, expect, test } from 'vitest'

const TO = `0x${'c0'.repeat(20)}` as const
let node: Node
beforeEach(async () => {
  node = await createNode()
})
afterEach(() => node.close())

test('a setting that was changed is read by the call after it', async () => {
  const [before, , between, , after] = await Promise.all([
    node.request('anvil_getAutomine'),
    node.request('evm_setAutomine', [false]),
    node.request('anvil_getAutomine'),
    node.request('evm_setAutomine', [true]),
    node.request('anvil_getAutomine'),
  ])
  expect([before, between, after]).toEqual([true, false, true])
})

test('a filter that is made in the tick of a transaction sees its block', async () => {
  const { address: from } = node.accounts[0]!
  const [, filter] = await Promise.all([
    node.request('evm_setAutomine', [true]),
    node.request('eth_newBlockFilter'),
    node.request('eth_sendTransaction', [{ from, to: TO, value: '0x1' }]),
  ])
  expect(await node.request('eth_getFilterChanges', [filter])).toHaveLength(1)
})

test('calls of several namespaces begin in the order in which they were made', async () => {
  const began: string[] = []
  const note = (name: string) => () => began.push(name)
  await Promise.all([
    node.request('web3_clientVersion').then(note('web3')),
    node.request('evm_setAutomine', [false]).then(note('evm')),
    node.request('net_version').then(note('net')),
    node.request('txpool_status').then(note('txpool')),
    node.request('eth_mining').then(note('eth')),
    node.request('eth_chainId').then(note('chain')),
  ])
  expect(began).toEqual(['web3', 'evm', 'net', 'txpool', 'eth', 'chain'])
})

test('transactions that are sent in one tick keep their order, and their nonces', async () => {
  const { address: from } = node.accounts[0]!
  const hashes = await Promise.all(
    (['0x1', '0x2', '0x3'] as const).map((value) => node.request('eth_sendTransaction', [{ from, to: TO, value }])),
  )
  const sent = await Promise.all(hashes.map((hash) => node.request('eth_getTransactionByHash', [hash])))
  expect(sent.map((each) => [each?.nonce, each?.value])).toEqual([
    ['0x0', '0x1'],
    ['0x1', '0x2'],
    ['0x2', '0x3'],
  ])
})

test('a height that is asked for in the tick of a transaction is the one before or the one after it, as with a loaded engine', async () => {
  const { address: from } = node.accounts[0]!
  const both = () => Promise.all([node.request('eth_sendTransaction', [{ from, to: TO, value: '0x1' }]), node.request('eth_blockNumber')])
  const [, cold] = await both()
  const [, warm] = await both()
  expect([cold, warm]).toEqual(['0x0', '0x1'])
})
