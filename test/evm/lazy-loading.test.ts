import { createNode, type Node } from 'evmbed'
import { afterEach, expect, test, vi } from 'vitest'

// Nothing of EthereumJS can be loaded in this file.
vi.mock('../../src/evm/ethereumjs/ethereumjs-executor.js', () => {
  throw new Error('EthereumJS was loaded')
})
vi.mock('../../src/evm/ethereumjs/library-precompiles.js', () => {
  throw new Error('EthereumJS was loaded')
})

type Account = Node['accounts'][number]

/** Init code of a contract that is one STOP. */
const INIT = '0x60015ff3'

let node: Node | undefined
afterEach(() => node?.close())

test.each(['prague', 'osaka'] as const)(
  'blocks, transactions, calls, estimates, traces and access lists on %s do not load EthereumJS',
  async (hardfork) => {
    node = await createNode({ hardfork })
    const request: Node['request'] = (...call) => node!.request(...call)
    const [{ address: from }, { address: to }] = node.accounts as readonly [Account, Account]
    await request('eth_sendTransaction', [{ from, to, value: '0x1' }])
    const hash = await request('eth_sendTransaction', [{ from, data: INIT }])
    const receipt = await request('eth_getTransactionReceipt', [hash])
    expect(receipt?.status).toBe('0x1')
    expect(await request('eth_estimateGas', [{ from, to, value: '0x1' }])).toBe('0x5208')
    expect(await request('eth_getCode', [receipt?.contractAddress ?? to])).not.toBe('0x')
    expect(await request('eth_call', [{ from, data: '0x602a5f5260205ff3' }])).toBe(`0x${'2a'.padStart(64, '0')}`)
    await request('debug_traceTransaction', [hash])
    await request('eth_createAccessList', [{ from, to }])
    await node.mine(2)
    expect(await request('eth_blockNumber')).toBe('0x4')
  },
)

test('the engine ethereumjs is loaded with its first run', async () => {
  node = await createNode({ engine: 'ethereumjs' })
  const [{ address: from }] = node.accounts as readonly [Account]
  expect(await node.request('eth_blockNumber')).toBe('0x0')
  await expect(node.request('eth_call', [{ from, to: from }])).rejects.toThrow()
})
