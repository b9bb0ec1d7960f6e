import { expect, test } from 'vitest'
import { createNode } from '../../../src/index.js'

test('rewinds the chain to a block and continues from there', async () => {
  const node = await createNode()
  const [from, to] = node.accounts.map(({ address }) => address)
  const pay = () => node.request('eth_sendTransaction', [{ from: from!, to: to!, value: '0x1' }])
  const first = await pay()
  const second = await pay()
  const state = (await node.request('eth_getBlockByNumber', ['0x1', false]))?.stateRoot
  await node.request('evm_setAutomine', [false])
  const waiting = await pay()
  const heads: (string | null)[] = []
  node.events.on('newHeads', ({ number }) => heads.push(number))

  expect(await node.request('debug_setHead', ['0x1'])).toBeNull()
  expect(heads).toEqual(['0x1'])
  expect((await node.request('eth_getBlockByNumber', ['latest', false]))?.stateRoot).toBe(state)
  expect(await node.request('eth_getTransactionReceipt', [first])).not.toBeNull()
  expect(await node.request('eth_getTransactionReceipt', [second])).toBeNull()
  // Its nonce follows that of a transaction which is gone.
  expect(await node.request('txpool_status', [])).toEqual({ pending: '0x0', queued: '0x1' })

  await pay()
  await node.request('evm_mine', [])
  expect(await node.request('eth_blockNumber', [])).toBe('0x2')
  expect(await node.request('eth_getTransactionReceipt', [waiting])).toMatchObject({ blockNumber: '0x2' })
})
