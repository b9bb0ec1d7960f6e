import { createNode, type Hex, type Node, type NodeOptions } from 'evmbed'
import { afterEach, describe, expect, it } from 'vitest'

let node: Node
afterEach(() => node.close())

const start = async (options: NodeOptions = {}) => {
  node = await createNode(options)
}
const accounts = () => {
  const [from, to] = node.accounts
  return { from: from!.address, to: to!.address }
}
const baseFeeOf = async (block: 'latest' | 'pending') =>
  BigInt((await node.request('eth_getBlockByNumber', [block, false]))?.baseFeePerGas ?? '0x0')

describe('eth_gasPrice', () => {
  it.each(['latest', 'pending'] as const)(
    'suggests a price that calls, estimates and traces accept at %s, from the first block on',
    async (block) => {
      await start()
      for (let height = 0; height < 3; height++) {
        const args = { ...accounts(), value: '0x1', gasPrice: await node.request('eth_gasPrice') } as const
        expect(await node.request('eth_estimateGas', [args, block])).toBe('0x5208')
        expect(await node.request('eth_call', [args, block])).toBe('0x')
        expect(await node.request('eth_createAccessList', [args, block])).toMatchObject({ gasUsed: '0x5208' })
        expect(await node.request('debug_traceCall', [args, block])).toMatchObject({ failed: false })
        await node.mine()
      }
    },
  )

  it('is the suggested tip plus the larger of the base fees of the head and of the next block', async () => {
    await start()
    await node.request('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca00'])
    await node.mine()
    for (const next of ['0x1', '0x12a05f200'] as const) {
      await node.request('anvil_setNextBlockBaseFeePerGas', [next])
      const [head, pending] = [await baseFeeOf('latest'), await baseFeeOf('pending')]
      expect([head, pending]).toEqual([1_000_000_000n, BigInt(next)])
      const tip = BigInt(await node.request('eth_maxPriorityFeePerGas'))
      expect(BigInt(await node.request('eth_gasPrice'))).toBe(tip + (head > pending ? head : pending))
    }
  })

  describe.each(['istanbul', 'berlin'] as const)('before London, under %s', (hardfork) => {
    it('suggests one gwei by default', async () => {
      await start({ hardfork })
      expect(await node.request('eth_gasPrice')).toBe('0x3b9aca00')
      expect(await node.request('eth_maxPriorityFeePerGas')).toBe('0x3b9aca00')
    })

    it('suggests the minimum of the producer or of the pool when that is higher', async () => {
      await start({ hardfork, mining: { minimumTip: 2_000_000_000n } })
      expect(await node.request('eth_gasPrice')).toBe('0x77359400')
      await node.request('hardhat_setMinGasPrice', ['0xb2d05e00'])
      expect(await node.request('eth_gasPrice')).toBe('0xb2d05e00')
      await node.close()
      await start({ hardfork, pool: { priceLimit: 4_000_000_000n } })
      expect(await node.request('eth_gasPrice')).toBe('0xee6b2800')
    })

    it('is the default price of transactions', async () => {
      await start({ hardfork })
      const hash = await node.request('eth_sendTransaction', [{ ...accounts(), value: '0x1' }])
      const [sent, price] = [await node.request('eth_getTransactionByHash', [hash]), await node.request('eth_gasPrice')]
      expect(sent).toMatchObject({ type: '0x0', gasPrice: price, blockNumber: '0x1' })
      const { tx } = await node.request('eth_fillTransaction', [{ ...accounts(), value: '0x1' as Hex }])
      expect(tx.gasPrice).toBe(price)
    })
  })
})

describe('eth_feeHistory up to the pending block', () => {
  const history = (count: Hex, percentiles?: readonly number[]) =>
    node.request('eth_feeHistory', percentiles ? [count, 'pending', percentiles] : [count, 'pending'])

  it('ends with the pending block, after the head', async () => {
    await start()
    await node.mine()
    const pending = (await node.request('eth_getBlockByNumber', ['pending', false]))!
    expect(await history('0x1', [])).toMatchObject({ oldestBlock: '0x2', baseFeePerGas: [pending.baseFeePerGas, expect.anything()] })
    expect(await history('0x9')).toMatchObject({ oldestBlock: '0x0', gasUsedRatio: [0, 0, 0] })
  })

  it('counts gas and tips of pending transactions', async () => {
    await start({ mining: { automine: false, gasLimit: 6_000_000n } })
    const fees = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x7' } as const
    for (const value of ['0x1', '0x2'] as const) {
      await node.request('eth_sendTransaction', [{ ...accounts(), value, gas: '0x5208', ...fees }])
    }
    expect(await history('0x2', [50])).toMatchObject({ oldestBlock: '0x0', gasUsedRatio: [0, 0.007], reward: [['0x0'], ['0x7']] })
  })

  it('predicts the base fee after the pending block', async () => {
    await start({ mining: { automine: false } })
    await node.request('hardhat_setNextBlockBaseFeePerGas', ['0x77359400'])
    await node.request('eth_sendTransaction', [{ ...accounts(), value: '0x1' }])
    const { baseFeePerGas, baseFeePerBlobGas } = await history('0x1')
    await node.mine()
    const { baseFeePerGas: mined, baseFeePerBlobGas: minedForBlobs } = await node.request('eth_feeHistory', ['0x1', 'latest'])
    expect([baseFeePerGas, baseFeePerBlobGas]).toEqual([mined, minedForBlobs])
    expect(baseFeePerGas?.[0]).toBe('0x77359400')
  })
})
