import { createNode, type Hash, type Json, type Node, type NodeOptions } from 'evmbed'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { STORE } from '../contracts/bytecode.js'
import { ManualClock } from '../support/manual-clock.js'
import { GENESIS_TIME } from '../support/test-chain.js'

type Step =
  | { readonly kind: 'pay'; readonly from: number; readonly to: number; readonly gas: '0x5208' | undefined }
  | { readonly kind: 'deploy'; readonly from: number }
  | { readonly kind: 'store'; readonly from: number; readonly value: number }
  | { readonly kind: 'together'; readonly count: number }
  | { readonly kind: 'mine'; readonly blocks: number }
  | { readonly kind: 'undo'; readonly blocks: number }

const account = fc.nat(4)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pay'), from: account, to: account, gas: fc.constantFrom('0x5208', undefined) }),
  fc.record({ kind: fc.constant('deploy'), from: account }),
  fc.record({ kind: fc.constant('store'), from: account, value: fc.nat(3) }),
  fc.record({ kind: fc.constant('together'), count: fc.integer({ min: 2, max: 20 }) }),
  fc.record({ kind: fc.constant('mine'), blocks: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('undo'), blocks: fc.integer({ min: 1, max: 40 }) }),
)

const hex = (value: number) => `0x${value.toString(16)}` as const

/** Applies steps, and returns the hashes of the transactions. */
async function apply(node: Node, steps: readonly Step[]): Promise<Hash[]> {
  const sent: Hash[] = []
  const addressOf = (index: number) => node.accounts[index]!.address
  const send = async (fields: { readonly [name: string]: Json }) => {
    const hash = (await node.call('eth_sendTransaction', [fields])) as Hash
    sent.push(hash)
    return hash
  }
  let store: Json = null
  for (const step of steps) {
    if (step.kind === 'pay') {
      await send({ from: addressOf(step.from), to: addressOf(step.to), value: '0x1', ...(step.gas ? { gas: step.gas } : {}) })
    } else if (step.kind === 'deploy') {
      const hash = await send({ from: addressOf(step.from), data: STORE })
      store = (await node.request('eth_getTransactionReceipt', [hash]))?.contractAddress ?? null
    } else if (step.kind === 'store') {
      if (store === null) continue
      await send({ from: addressOf(step.from), to: store, gas: '0x186a0', data: `0x${step.value.toString(16).padStart(64, '0')}` })
    } else if (step.kind === 'together') {
      await node.request('evm_setAutomine', [false])
      for (let i = 0; i < step.count; i++) await send({ from: addressOf(i % 3), to: addressOf(4), value: '0x1', gas: '0x5208' })
      await node.request('evm_mine')
      await node.request('evm_setAutomine', [true])
    } else if (step.kind === 'mine') {
      await node.mine(step.blocks)
    } else {
      const snapshot = await node.request('evm_snapshot')
      await node.mine(step.blocks)
      await node.request('evm_revert', [snapshot])
    }
  }
  return sent
}

/** Returns all blocks with their transactions, the receipts and the logs. */
async function contentOf(node: Node, sent: readonly Hash[]): Promise<Json> {
  const height = Number(await node.request('eth_blockNumber'))
  const blocks = await Promise.all(Array.from({ length: height + 1 }, (_, i) => node.call('eth_getBlockByNumber', [hex(i), true])))
  const receipts = await Promise.all(sent.map((hash) => node.call('eth_getTransactionReceipt', [hash])))
  return [blocks, receipts, await node.call('eth_getLogs', [{ fromBlock: '0x0' }])]
}

const options = (): NodeOptions => ({ timestamp: BigInt(GENESIS_TIME), clock: new ManualClock(GENESIS_TIME * 1000) })

/** Loads the package once more where WebAssembly is not allowed: hashes, signatures and the EVM are then computed in JavaScript. */
async function withoutWebAssembly(): Promise<typeof createNode> {
  vi.resetModules()
  const refused = () => {
    throw new Error('WebAssembly is not allowed')
  }
  vi.stubGlobal('WebAssembly', { Module: refused, Instance: refused, compile: refused, instantiate: refused, validate: () => false })
  return (await import('evmbed')).createNode
}

describe('a chain after any traffic', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is the same, with its receipts and logs, where hashes, signatures and code run in JavaScript', { timeout: 300_000 }, async () => {
    const traffic = fc.sample(fc.array(step, { minLength: 10, maxLength: 14 }), { numRuns: 6 })
    const expected: Json[] = []
    for (const steps of traffic) {
      const node = await createNode(options())
      expected.push(await contentOf(node, await apply(node, steps)))
      await node.close()
    }
    const createSlowNode = await withoutWebAssembly()
    for (const [i, steps] of traffic.entries()) {
      const node = await createSlowNode({ ...options(), engine: 'ethereumjs' })
      expect(await contentOf(node, await apply(node, steps)), JSON.stringify(steps)).toEqual(expected[i])
      await node.close()
    }
  })

  it('is imported by the reference engine, which computes every root again', { timeout: 300_000 }, async () => {
    // Parts that are loaded later must belong to the same copy of the package.
    const { createNode } = await import('evmbed')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const node = await createNode(options())
        const sent = await apply(node, steps)
        const { blocks, last } = await node.exportChain()
        expect(last).toBe(Number(await node.request('eth_blockNumber')))
        const other = await createNode({ ...options(), engine: 'ethereumjs' })
        expect((await other.importChain(Buffer.concat([...blocks]))).imported).toBe(last)
        expect(await contentOf(other, sent)).toEqual(await contentOf(node, sent))
        await Promise.all([node.close(), other.close()])
      }),
      { numRuns: 6 },
    )
  })
})
