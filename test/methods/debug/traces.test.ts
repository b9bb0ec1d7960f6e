import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Json, type MethodResult, type Node } from '../../../src/index.js'
import { ManualClock } from '../../support/manual-clock.js'

/** Stores the first word of the input in slot 0 and sends 1 wei to the second: SSTORE(0, input[0]), CALL(gas, input[32], 1, …), LOG0 of nothing. */
const RUNTIME = '5f355f555f5f5f5f60016020355af1505f5fa000'
const DEPLOY: Hex = `0x60${(RUNTIME.length / 2).toString(16).padStart(2, '0')}8060095f395ff3${RUNTIME}`

/** The steps of the code of a creation. */
const FRAGMENTS = [
  '6001600055', // SSTORE(0, 1)
  '5f600055', // SSTORE(0, 0)
  '6001545f5260205f20600255', // SSTORE(2, keccak(SLOAD(1)))
  '60ff3150', // BALANCE(0xff)
  '5f5f5f5f600160bb5af150', // CALL(0xbb, 1 wei)
  '5f5f5f5f680fffffffffffffffff60bb5af150', // CALL(0xbb, more than there is)
  '5f5f5f5f60025afa50', // STATICCALL(sha256)
  '60016020525f6020a0', // a log without topics
  '5f5f5ff050', // CREATE of nothing
  '60ff5f5360015f5ff050', // CREATE whose code destroys itself
  '60075f5f5ff550', // CREATE2 of nothing
  '6360205ff35f526004601c5ff050', // CREATE that deploys 32 bytes
  '33ff', // SELFDESTRUCT to the caller
  '5f5ffd', // REVERT
  'fe', // INVALID
] as const

type Block = NonNullable<MethodResult<'eth_getBlockByNumber'>>
type Receipt = NonNullable<MethodResult<'eth_getTransactionReceipt'>>
interface CallFrame {
  readonly logs?: readonly { readonly index: Hex }[]
  readonly calls?: readonly CallFrame[]
}
interface ModelAccount {
  balance: bigint
  nonce: number
  code: string
  storage: Map<string, string>
}
type Model = Map<string, ModelAccount>
interface Difference {
  readonly balance?: Hex
  readonly nonce?: number
  readonly code?: string
  readonly storage?: Readonly<Record<string, Hex>>
}

describe('traces of random blocks', () => {
  let node: Node
  let contract: Hex

  beforeAll(async () => {
    node = await createNode({ mining: { automine: false }, clock: new ManualClock() })
    const deployed = await node.request('eth_sendTransaction', [
      { from: node.accounts[0]!.address, data: DEPLOY, value: '0x0', gas: '0x30d40' },
    ])
    await node.mine()
    contract = (await node.request('eth_getTransactionReceipt', [deployed]))!.contractAddress!
  })
  afterAll(() => node.close())

  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const action = fc.record({
    sender: fc.integer({ min: 0, max: 9 }),
    value: fc.bigInt({ min: 0n, max: 3n }),
    stored: fc.bigInt({ min: 0n, max: 2n }),
    fragments: fc.option(fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 6 })),
    gas: fc.constantFrom(60_000n, 100_000n, 500_000n),
  })

  async function send({ sender, value, stored, fragments, gas }: typeof action extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
    const common = {
      from: node.accounts[sender]!.address,
      value: `0x${value.toString(16)}`,
      gas: `0x${(gas + 60_000n).toString(16)}`,
    } as const
    const call = { to: contract, data: `0x${word(stored)}${word(0xcc00n + stored)}` } as const
    await node.request('eth_sendTransaction', [fragments ? { ...common, data: `0x${fragments.join('')}` } : { ...common, ...call }])
  }

  it('traces random blocks consistently with receipts, other tracers and the state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        // A failed run may have left transactions behind.
        await node.mine()
        for (const one of actions) await send(one)
        await node.mine()
        const block = (await node.request('eth_getBlockByNumber', ['latest', false]))!
        expect(block.transactions).toHaveLength(actions.length)
        await check(block)
      }),
      { numRuns: 15 },
    )
  })

  const trace = async (block: Block, config: object) =>
    (await node.call('debug_traceBlockByHash', [block.hash, config as Json])) as { txHash: Hex; result: never }[]

  async function check(block: Block): Promise<void> {
    const receipts = (await node.request('eth_getBlockReceipts', [block.number])) as Receipt[]
    const steps: { txHash: Hex; result: { gas: number; failed: boolean; structLogs: { depth: number; gas: number }[] } }[] = await trace(
      block,
      {},
    )
    const calls: { txHash: Hex; result: CallFrame & { gasUsed: Hex } }[] = await trace(block, {
      tracer: 'callTracer',
      tracerConfig: { withLog: true },
    })
    const changes: { result: { pre: Record<string, Difference>; post: Record<string, Difference> } }[] = await trace(block, {
      tracer: 'prestateTracer',
      tracerConfig: { diffMode: true },
    })

    expect(calls.map(({ txHash }) => txHash)).toEqual(block.transactions)
    expect(steps.map(({ result }) => result.gas)).toEqual(receipts.map(({ gasUsed }) => Number(gasUsed)))
    expect(calls.map(({ result }) => result.gasUsed)).toEqual(receipts.map(({ gasUsed }) => gasUsed))
    expect(steps.map(({ result }) => result.failed)).toEqual(receipts.map(({ status }) => status === '0x0'))
    expect(calls.flatMap(({ result }) => logIndices(result))).toEqual(receipts.flatMap(({ logs }) => logs.map(({ logIndex }) => logIndex)))
    // Gas never grows within the outermost code.
    for (const { result } of steps) {
      const gas = result.structLogs.filter(({ depth }) => depth === 1).map((step) => step.gas)
      expect(gas).toEqual([...gas].sort((a, b) => b - a))
    }

    // Traces of the transaction alone, and of the block from its bytes, are the same.
    for (const [i, hash] of block.transactions.entries()) {
      expect(await node.call('debug_traceTransaction', [hash as Hex])).toEqual(steps[i]!.result)
      expect(await node.call('debug_traceTransaction', [hash as Hex, { tracer: 'callTracer', tracerConfig: { withLog: true } }])).toEqual(
        calls[i]!.result,
      )
    }
    const bytes = await node.request('debug_getRawBlock', [block.number])
    expect(await node.call('debug_traceBlock', [bytes])).toEqual(steps)

    // The changes of the transactions, applied to the state before, give the state after; and so do the roots.
    const model = await stateAt(`0x${(BigInt(block.number) - 1n).toString(16)}`)
    for (const { result } of changes) apply(model, result)
    expect(withoutSystemContracts(model)).toEqual(withoutSystemContracts(await stateAt(block.number)))
    const roots = await node.request('debug_intermediateRoots', [block.hash!])
    expect(roots).toHaveLength(receipts.length)
    expect(roots.at(-1)).toBe(block.stateRoot)
  }

  async function stateAt(block: Hex): Promise<Model> {
    const { accounts } = await node.request('debug_dumpBlock', [block])
    return new Map(
      Object.entries(accounts).map(([address, { balance, nonce, code = '0x', storage = {} }]) => [
        address.toLowerCase(),
        {
          balance: BigInt(balance),
          nonce,
          code,
          storage: new Map(Object.entries(storage).map(([slot, value]) => [slot, `0x${value.padStart(64, '0')}`])),
        },
      ]),
    )
  }
})

function logIndices(frame: CallFrame): Hex[] {
  return [...(frame.logs ?? []).map(({ index }) => index), ...(frame.calls ?? []).flatMap(logIndices)].sort((a, b) => Number(a) - Number(b))
}

function apply(model: Model, { pre, post }: { pre: Record<string, Difference>; post: Record<string, Difference> }): void {
  for (const address of Object.keys(pre)) if (!(address in post)) model.delete(address)
  for (const [address, { balance, nonce, code, storage = {} }] of Object.entries(post)) {
    const account = model.get(address) ?? { balance: 0n, nonce: 0, code: '0x', storage: new Map<string, string>() }
    if (balance !== undefined) account.balance = BigInt(balance)
    if (nonce !== undefined) account.nonce = nonce
    if (code !== undefined) account.code = code
    for (const slot of Object.keys(pre[address]?.storage ?? {})) account.storage.delete(slot)
    for (const [slot, value] of Object.entries(storage)) account.storage.set(slot, value)
    model.set(address, account)
  }
}

/** EIP-4788 and EIP-2935 write into these before the first transaction. */
function withoutSystemContracts(model: Model): Model {
  const system = ['0x000f3df6d732807ef1319fb7b8bb8522d0beac02', '0x0000f90827f1c53a10cb7a02335b175320002935']
  return new Map([...model].filter(([address]) => !system.includes(address)))
}
