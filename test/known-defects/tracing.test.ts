/** Faults of other nodes in tracing, and what this one does instead; the numbers are those of the list of faults. */
import type { Hex, MethodParams, Node } from 'evmbed'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BLOCK_VIEW_RUNTIME, creationCode, quantity, STORE, word } from '../contracts/bytecode.js'
import { TestChain } from '../support/test-chain.js'

type TraceCall = MethodParams<'debug_traceCall'>
interface CallTrace {
  readonly type: string
  readonly from: Hex
  readonly gasUsed: Hex
  readonly output?: Hex
  readonly error?: string
}

const NOBODY: Hex = `0x${'de'.repeat(20)}`
const CALL_TRACER = { tracer: 'callTracer' } as const

let chain: TestChain
let node: Node
let store: Hex
beforeEach(async () => {
  chain = await TestChain.create({ mining: { automine: false } })
  ;({ node } = chain)
  store = await chain.deploy(STORE)
})
afterEach(() => node.close())

/** Stores and logs; with zero it fails. */
const call = (index: number, value: number, gas: Hex = '0x186a0') =>
  node.request('eth_sendTransaction', [{ from: chain.account(index), to: store, data: word(value), gas }])

it('accepts state and block overrides and a transaction index in debug_traceCall', async () => {
  const traced = async (args: TraceCall[0], block: Hex | 'latest', config: NonNullable<TraceCall[2]>) =>
    (await node.request('debug_traceCall', [args, block, { ...config, ...CALL_TRACER }])) as unknown as CallTrace
  const overridden = await traced({ to: NOBODY }, 'latest', {
    stateOverrides: { [NOBODY]: { code: BLOCK_VIEW_RUNTIME } },
    blockOverrides: { time: '0x4d', feeRecipient: chain.account(3) },
  })
  expect(overridden.output?.slice(0, 130)).toBe(`${word(chain.account(3))}${word(77).slice(2)}`)
  const poor = { from: NOBODY, to: chain.account(1), value: '0x5' } as const
  await expect(traced(poor, 'latest', {})).rejects.toMatchObject({ message: expect.stringContaining('insufficient funds') })
  expect(await traced(poor, 'latest', { stateOverrides: { [NOBODY]: { balance: '0x5' } } })).not.toHaveProperty('error')

  // A balance as it was before, between and after the transactions of a block.
  const pay = (index: number) =>
    node.request('eth_sendTransaction', [{ from: chain.account(index), to: NOBODY, value: '0x1', gas: '0x5208' }])
  await pay(1)
  await pay(2)
  await node.mine()
  const balance = creationCode('5f35315f5260205ff3')
  const reader = await chain.deploy(balance)
  const code = await node.request('eth_getCode', [reader])
  const seen = async (txIndex: { txIndex?: Hex }) =>
    (await traced({ to: reader, data: word(NOBODY) }, '0x2', { stateOverrides: { [reader]: { code } }, ...txIndex })).output
  expect([await seen({ txIndex: '0x0' }), await seen({ txIndex: '0x1' }), await seen({})]).toEqual([word(0), word(1), word(2)])
})

it('traces every transaction of a block with failed transactions', async () => {
  // The last one finds no room: it has no place in the block, nor in its trace.
  await node.request('miner_setGasLimit', [quantity(100_000 + 100_000 + 30_000 + 21_000)])
  await node.mine()
  const hashes = [await call(1, 5), await call(2, 0), await call(3, 6, '0x7530')]
  hashes.push(await node.request('eth_sendTransaction', [{ from: chain.account(4), to: chain.account(5), gas: '0x5208' }]))
  const late = await call(6, 7, '0x30d40')
  await node.mine()
  expect(await node.request('eth_getTransactionReceipt', [late])).toBeNull()

  const { hash } = (await node.request('eth_getBlockByNumber', ['latest', false]))!
  const traces = await node.request('debug_traceBlockByNumber', ['latest', CALL_TRACER])
  expect(traces.map(({ txHash }) => txHash)).toEqual((await node.request('eth_getBlockByHash', [hash!, false]))!.transactions)
  expect(new Set(traces.map(({ txHash }) => txHash))).toEqual(new Set(hashes))
  const errorOf = (wanted: Hex) => (traces.find(({ txHash }) => txHash === wanted)!.result as unknown as CallTrace).error
  expect(hashes.map(errorOf)).toEqual([undefined, 'execution reverted', 'out of gas', undefined])
  for (const { txHash, result } of traces) {
    const { gasUsed, status } = await chain.receipt(txHash)
    expect(result).toMatchObject({ gasUsed })
    expect('error' in (result as unknown as CallTrace)).toBe(status === '0x0')
  }
  expect(await node.request('debug_traceBlockByHash', [hash!, CALL_TRACER])).toEqual(traces)
  expect(await node.request('debug_traceBlock', [await node.request('debug_getRawBlock', ['latest']), CALL_TRACER])).toEqual(traces)
})

it('traces a transaction in the state after those before it and the system calls of the block', async () => {
  // The history contract of EIP-2935 knows the parent's hash only through the system call at the start of the block.
  const history = '0000f90827f1c53a10cb7a02335b175320002935'
  // PUSH1 1 NUMBER SUB PUSH0 MSTORE  PUSH1 32 PUSH0 PUSH1 32 PUSH0 PUSH20 history GAS STATICCALL POP  PUSH1 32 PUSH0 RETURN
  const parent = await chain.deploy(creationCode(`600143035f52${'60205f60205f'}73${history}5afa50${'60205ff3'}`))
  const first = await call(1, 5)
  const second = await call(1, 6)
  const third = await call(1, 0)
  const asking = await node.request('eth_sendTransaction', [{ from: chain.account(2), to: parent, gas: '0x186a0' }])
  await node.mine()
  const trace = async (hash: Hex) => (await node.request('debug_traceTransaction', [hash, CALL_TRACER])) as unknown as CallTrace
  for (const hash of [first, second, third, asking]) {
    const { gasUsed, status } = await chain.receipt(hash)
    expect(await trace(hash)).toMatchObject({ gasUsed })
    expect('error' in (await trace(hash))).toBe(status === '0x0')
    const logged = (await node.request('debug_traceTransaction', [hash])) as { gas: number; failed: boolean }
    expect([logged.gas, logged.failed]).toEqual([Number(gasUsed), status === '0x0'])
  }
  // The second one writes to a slot that the first one has filled.
  expect(Number((await trace(second)).gasUsed)).toBe(Number((await trace(first)).gasUsed) - 17_100)
  const block = (await node.request('eth_getBlockByNumber', ['latest', false]))!
  expect((await trace(asking)).output).toBe(block.parentHash)
})

it('returns the state root after each transaction in debug_intermediateRoots', async () => {
  const [first] = [await call(1, 5), await call(2, 0), await call(3, 6)]
  await node.mine()
  const block = (await node.request('eth_getBlockByNumber', ['latest', false]))!
  const roots = await node.request('debug_intermediateRoots', [block.hash!])
  expect(new Set(roots).size).toBe(3)
  expect(roots.at(-1)).toBe(block.stateRoot)
  expect(await node.request('debug_intermediateRoots', [first!])).toEqual(roots)
})
