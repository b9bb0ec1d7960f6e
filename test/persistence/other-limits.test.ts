import { createNode, type Hex, type Node, type NodeOptions, type Store } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { newAsynchronousStore } from './asynchronous-store.js'
import { newStore } from './faulty-store.js'

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

const CHAIN = { mining: { gasLimit: 100_000_000n }, timestamp: 1_700_000_000n } as const
const WITHOUT_LIMITS = { limits: { transactionGasLimit: 0n }, allowUnlimitedContractSize: true } as const
/** Above the 2^24 of EIP-7825. */
const LARGE_GAS = '0x1c9c380'

async function started(store: Store, options: NodeOptions = {}): Promise<{ node: Node; reports: string[] }> {
  const reports: string[] = []
  const node = await createNode({ ...CHAIN, store, onFault: (fault) => void reports.push(String(fault)), ...options })
  open.add(node)
  return { node, reports }
}

/** Init code that deploys so many zeros: PUSH3 length DUP1 PUSH1 13 PUSH1 0 CODECOPY PUSH1 0 RETURN, and the code. */
const deploying = (length: number): Hex => `0x62${length.toString(16).padStart(6, '0')}80600d6000396000f3${'00'.repeat(length)}`

const send = (node: Node, transaction: object) =>
  node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: LARGE_GAS, ...transaction }]) as Promise<Hex>

/** Makes a chain that only a node without limits makes: with large transactions in blocks, in the pool and in the pool of a snapshot. */
async function madeChain(store: Store): Promise<{ answers: unknown; deployment: Hex; small: Hex; large: readonly Hex[] }> {
  const { node } = await started(store, WITHOUT_LIMITS)
  const to = node.accounts[1]!.address
  await node.mine(2)
  await send(node, { to, value: '0x1' })
  const deployment = await send(node, { data: deploying(60_000) })
  await node.mine(2)
  await node.call('evm_setAutomine', [false])
  const small = await send(node, { to, value: '0x2', gas: '0x5208' })
  const large = [await send(node, { to, value: '0x3' })]
  await node.call('evm_snapshot', [])
  large.push(await send(node, { data: deploying(50_000), gas: '0xf00000' }))
  const answers = await answersOf(node, deployment)
  await node.close()
  return { answers, deployment, small, large }
}

async function answersOf(node: Node, deployment: Hex): Promise<unknown> {
  const blocks: unknown[] = []
  for (let number = 0; number <= Number(await node.request('eth_blockNumber')); number++) {
    const tag: Hex = `0x${number.toString(16)}`
    blocks.push(await node.call('eth_getBlockByNumber', [tag, true]), await node.call('eth_getBlockReceipts', [tag]))
    if (number > 0) blocks.push(await node.call('debug_traceBlockByNumber', [tag, { tracer: 'callTracer' }]))
  }
  return [...blocks, await node.call('eth_getTransactionByHash', [deployment]), await node.call('trace_transaction', [deployment])]
}

describe.each([
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
] as const)('a chain that was made without limits, in a %s that a node with limits opens', (_, create) => {
  test.each(['wasm', 'ethereumjs'] as const)('answers and traces its blocks as before (engine %s)', async (engine) => {
    const store = create()
    const { answers, deployment } = await madeChain(store)
    const { node } = await started(store, { engine })
    expect(await answersOf(node, deployment)).toEqual(answers)
    // The limits of the node hold for what is new.
    await expect(send(node, { to: node.accounts[1]!.address })).rejects.toThrow('transaction gas limit too high')
    const call = { from: node.accounts[0]!.address, data: deploying(60_000), gas: '0xf00000' }
    await expect(node.call('eth_call', [call, 'latest'])).rejects.toThrow()
    await node.mine(1)
    await expect(node.call('eth_call', [call, 'latest'])).rejects.toThrow()
  })

  test('drops what waits and fits no block, with a report, also from the pool of a snapshot', async () => {
    const store = create()
    const { small, large } = await madeChain(store)
    const waiting = async (node: Node) => {
      const { pending } = (await node.call('txpool_content', [])) as { pending: Record<string, Record<string, { hash: Hex }>> }
      return Object.values(pending).flatMap((own) => Object.values(own).map(({ hash }) => hash))
    }
    const first = await started(store)
    expect(await waiting(first.node)).toEqual([small])
    expect(first.reports).toEqual([
      'TransactionsDropped: waiting transactions were dropped, which no block can contain with the options of this node: ' +
        `${large[0]} (Transaction gas limit 30000000 exceeds the maximum allowed by EIP-7825 (16777216)), ` +
        `${large[1]} (max initcode size exceeded: code size 50013, limit 49152)`,
    ])
    await first.node.mine(1)
    await first.node.close()
    const second = await started(store)
    expect(second.reports).toEqual([])
    expect(await second.node.call('evm_revert', ['0x1'])).toBe(true)
    expect(await waiting(second.node)).toEqual([small])
    expect(second.reports).toHaveLength(1)
    await second.node.mine(1)
    expect(await second.node.call('eth_getTransactionReceipt', [small])).toMatchObject({ status: '0x1' })
  })
})

test('a state dump of a chain without limits is answered by a node with limits', async () => {
  const { node } = await started(newStore(), WITHOUT_LIMITS)
  const hash = await send(node, { to: node.accounts[1]!.address, value: '0x1' })
  const expected = await node.call('eth_getTransactionByHash', [hash])
  let dump = ''
  for await (const piece of node.dumpState()) dump += piece
  const loadState = new TextEncoder().encode(dump)
  const other = await createNode({ ...CHAIN, loadState })
  open.add(other)
  // Older blocks are packed.
  await other.mine(50)
  expect(await other.call('eth_getTransactionByHash', [hash])).toEqual(expected)
})
