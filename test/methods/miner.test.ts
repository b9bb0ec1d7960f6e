import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Node } from '../../src/index.js'
import type { ManualClock } from '../support/manual-clock.js'
import { TestChain } from '../support/test-chain.js'

const TO = `0x${'ab'.repeat(20)}` as const

let chain: TestChain
let clock: ManualClock
let node: Node
beforeEach(async () => {
  chain = await TestChain.create()
  ;({ clock, node } = chain)
})
afterEach(() => node.close())

describe('production', () => {
  test('stops mining, and mines pending transactions when it starts again', async () => {
    await node.request('miner_stop')
    const hashes = [await chain.send(0), await chain.send(0)]
    expect(await node.request('eth_blockNumber')).toBe('0x0')
    await node.request('miner_start')
    expect((await chain.head()).transactions).toEqual(hashes)
    await chain.send(0)
    expect(await node.request('eth_blockNumber')).toBe('0x2')
  })

  test('stops and restarts mining at intervals', async () => {
    await node.request('evm_setIntervalMining', [1])
    await clock.advance(2000)
    expect(await node.request('eth_blockNumber')).toBe('0x2')
    await node.request('miner_stop')
    await clock.advance(5000)
    expect(await node.request('eth_blockNumber')).toBe('0x2')
    await node.request('miner_start')
    await clock.advance(1000)
    expect(await node.request('eth_blockNumber')).toBe('0x3')
  })
})

describe('settings', () => {
  test('applies settings from the next block on, also to the pending one', async () => {
    expect((await node.request('eth_getBlockByNumber', ['pending', false]))?.gasLimit).toBe('0x1c9c380')
    await node.request('miner_setGasLimit', ['0x2faf080'])
    await node.request('miner_setExtra', ['evmbed'])
    await node.request('miner_setEtherbase', [TO])
    expect(await node.request('eth_getBlockByNumber', ['pending', false])).toMatchObject({
      gasLimit: '0x2faf080',
      extraData: '0x65766d626564',
    })
    await chain.send(0)
    expect(await chain.head()).toMatchObject({ gasLimit: '0x2faf080', extraData: '0x65766d626564', miner: TO })
    expect((await node.request('eth_getBlockByNumber', ['0x0', false]))?.gasLimit).toBe('0x1c9c380')
  })

  test('changes nothing when a setting is refused', async () => {
    await node.request('miner_setExtra', ['before'])
    await expect(node.request('miner_setExtra', ['x'.repeat(33)])).rejects.toMatchObject({
      code: -32000,
      message: 'extra exceeds max length. 33 > 32',
    })
    await expect(node.request('miner_setGasLimit', ['0x0'])).rejects.toMatchObject({ code: -32000 })
    await node.mine()
    expect(await chain.head()).toMatchObject({ gasLimit: '0x1c9c380', extraData: '0x6265666f7265' })
  })

  test('applies the minimum tip to new transactions', async () => {
    await node.request('miner_setGasPrice', ['0x77359400'])
    expect(await node.request('eth_maxPriorityFeePerGas')).toBe('0x77359400')
    const offer = { from: node.accounts[0]!.address, to: TO, maxFeePerGas: '0x12a05f200' } as const
    await expect(node.request('eth_sendTransaction', [{ ...offer, maxPriorityFeePerGas: '0x773593ff' }])).rejects.toMatchObject({
      code: -32000,
    })
    await node.request('eth_sendTransaction', [{ ...offer, maxPriorityFeePerGas: '0x77359400' }])
    expect(await node.request('eth_blockNumber')).toBe('0x1')
  })

  test('drops transactions below a higher minimum tip, and queues their successors', async () => {
    await node.request('miner_stop')
    const tip = (gwei: number) => `0x${(gwei * 1e9).toString(16)}` as const
    const offer = (account: number, gwei: number) =>
      node.request('eth_sendTransaction', [
        { from: node.accounts[account]!.address, to: TO, gas: '0x5208', maxFeePerGas: tip(10), maxPriorityFeePerGas: tip(gwei) },
      ])
    const [low, behind, high] = [await offer(0, 1), await offer(0, 5), await offer(1, 3)]
    const legacy = await node.request('eth_sendTransaction', [
      { from: node.accounts[2]!.address, to: TO, gas: '0x5208', gasPrice: tip(2.5) },
    ])
    await node.request('miner_setGasPrice', [tip(2)])
    expect(await node.request('txpool_status')).toEqual({ pending: '0x2', queued: '0x1' })
    expect(await node.request('eth_getTransactionByHash', [low])).toBeNull()
    // A lower one changes nothing for what waits.
    await node.request('miner_setGasPrice', [tip(1)])
    expect(await node.request('txpool_status')).toEqual({ pending: '0x2', queued: '0x1' })
    await node.request('miner_start')
    expect(new Set((await chain.head()).transactions)).toEqual(new Set([high, legacy]))
    expect((await node.request('eth_getTransactionByHash', [behind]))?.blockNumber).toBeNull()
    expect(await node.request('eth_getTransactionCount', [node.accounts[0]!.address, 'pending'])).toBe('0x0')
  })

  test('restores settings with a snapshot', async () => {
    const snapshot = await node.request('evm_snapshot')
    await node.request('miner_setGasPrice', ['0x77359400'])
    await node.request('miner_setExtra', ['after'])
    await node.request('miner_setEtherbase', [TO])
    await node.request('miner_setGasLimit', ['0x2faf080'])
    await node.request('miner_stop')
    await node.request('evm_revert', [snapshot])
    await chain.send(0)
    expect(await node.request('eth_blockNumber')).toBe('0x1')
    expect(await chain.head()).toMatchObject({ gasLimit: '0x1c9c380', extraData: '0x', miner: `0x${'00'.repeat(20)}` })
    expect(await node.request('eth_coinbase')).toBe(`0x${'00'.repeat(20)}`)
  })
})
