import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNode, type Hex, type Json, type Node } from '../../../src/index.js'
import { artifact } from '../../contracts/compile.js'
import { ManualClock } from '../../support/manual-clock.js'

interface Frame {
  readonly action: Record<string, string>
  readonly result?: Record<string, string>
  readonly error?: string
  readonly subtraces: number
  readonly traceAddress: readonly number[]
  readonly transactionHash: Hex
  readonly type: string
}
interface FullTrace {
  readonly output: Hex
  readonly stateDiff: Record<string, Record<string, Json>> | null
  readonly trace: readonly Frame[]
  readonly vmTrace: { readonly code: Hex; readonly ops: readonly Record<string, Json>[] } | null
}

const nest = artifact('Nest')
const wei = (value: number): Hex => `0x${value.toString(16)}`

describe('traces of real contracts', () => {
  let node: Node
  let owner: Hex
  let contract: Hex
  let lay: Hex
  let feed: Hex
  let hatch: Hex
  let egg: string

  const data = (functionName: string, ...args: readonly unknown[]): Hex => encodeFunctionData({ abi: nest.abi, functionName, args })
  const send = (input: Hex, value = 0) =>
    node.request('eth_sendTransaction', [{ from: owner, to: contract, data: input, value: wei(value) }])
  const frames = async (hash: Hex) => (await node.call('trace_transaction', [hash])) as unknown as Frame[]

  beforeAll(async () => {
    node = await createNode({ clock: new ManualClock() })
    owner = node.accounts[0]!.address
    const deployment = await node.request('eth_sendTransaction', [{ from: owner, data: nest.bytecode }])
    contract = (await node.request('eth_getTransactionReceipt', [deployment]))!.contractAddress!
    lay = await send(data('lay', 5n), 11)
    feed = await send(data('feed', 2n), 3)
    hatch = await send(data('hatch', '0x00000000000000000000000000000000000000aa'))
    egg = (await frames(lay))[1]!.result!.address!
  })
  afterAll(() => node.close())

  test('returns frames with their position in the tree', async () => {
    const described = (await frames(feed)).map(({ type, traceAddress, subtraces, error, action }) => [
      type,
      traceAddress,
      subtraces,
      error,
      action.callType,
      action.value,
    ])
    expect(described).toEqual([
      ['call', [], 3, undefined, 'call', '0x3'],
      ['call', [0], 0, undefined, 'call', '0x3'],
      ['call', [1], 0, 'Reverted', 'staticcall', '0x0'],
      ['call', [2], 0, undefined, 'staticcall', '0x0'],
    ])
    const [, creation] = await frames(lay)
    expect(creation).toMatchObject({
      type: 'create',
      action: { from: contract, value: '0xb' },
      result: { address: egg },
      transactionHash: lay,
    })
    expect((await frames(hatch)).at(-1)).toMatchObject({
      type: 'suicide',
      action: { address: egg, balance: '0xe', refundAddress: '0x00000000000000000000000000000000000000aa' },
    })
  })

  test('returns a frame by its position', async () => {
    expect(await node.call('trace_get', [feed, ['0x1']])).toMatchObject({ error: 'Reverted', traceAddress: [1] })
    expect(await node.call('trace_get', [feed, ['0x0', '0x0']])).toBeNull()
  })

  test('finds a creation by the created contract, and the calls to it', async () => {
    const found = (await node.call('trace_filter', [{ toAddress: [egg] }])) as unknown as Frame[]
    expect(found.map(({ type, transactionHash }) => [type, transactionHash])).toEqual([
      ['create', lay],
      ['call', feed],
      ['call', feed],
      ['call', feed],
      ['call', hatch],
    ])
    const rest = await node.call('trace_filter', [{ toAddress: [egg], after: 3, count: 1 }])
    expect(rest).toEqual([found[3]])
  })

  test('returns the state diff of a block as its state has it', async () => {
    const [trace] = (await node.call('trace_replayBlockTransactions', ['0x3', ['stateDiff']])) as unknown as (FullTrace & {
      transactionHash: Hex
    })[]
    expect(trace).toMatchObject({ transactionHash: feed, trace: [], vmTrace: null })
    const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
    expect(trace!.stateDiff![egg]).toEqual({
      balance: { '*': { from: '0xb', to: '0xe' } },
      code: '=',
      nonce: '=',
      storage: { [word(0)]: { '*': { from: word(5), to: word(7) } } },
    })
    expect(trace!.stateDiff![owner]).toMatchObject({ nonce: { '*': { from: '0x2', to: '0x3' } }, code: '=', storage: {} })
  })

  test('marks a new account and its storage as born', async () => {
    const { stateDiff } = (await node.call('trace_replayTransaction', [lay, ['stateDiff']])) as unknown as FullTrace
    const code = await node.request('eth_getCode', [egg as Hex, '0x2'])
    expect(stateDiff![egg]).toMatchObject({ balance: { '+': '0xb' }, nonce: { '+': '0x1' }, code: { '+': code } })
    expect(Object.values(stateDiff![egg]!.storage as object)).toEqual([{ '+': `0x${'5'.padStart(64, '0')}` }])
  })

  test('returns vmTrace with code, pushed and stored values, and nested frames', async () => {
    const { vmTrace, output } = (await node.call('trace_replayTransaction', [feed, ['vmTrace']])) as unknown as FullTrace
    expect(output).toBe('0x')
    expect(vmTrace!.code).toBe(await node.request('eth_getCode', [contract]))
    expect(vmTrace!.ops[0]).toMatchObject({ pc: 0, op: 'PUSH1', ex: { push: ['0x80'], store: null, mem: null } })
    const subs = vmTrace!.ops.flatMap(({ sub }) => (sub === null ? [] : [sub as unknown as NonNullable<FullTrace['vmTrace']>]))
    expect(subs).toHaveLength(3)
    const stored = subs[0]!.ops.find(({ op }) => op === 'SSTORE')
    expect(stored).toMatchObject({ ex: { store: { key: '0x0', val: '0x7' } } })
  })

  test('runs calls of trace_callMany on each other without changing the chain', async () => {
    const call = { from: owner, to: contract, data: data('feed', 1n) }
    const before = await node.request('eth_getBalance', [owner])
    const child = { from: owner, to: contract, data: data('lay', 9n), value: '0x1' }
    const traces = (await node.call('trace_callMany', [
      [
        [child, ['trace']],
        [call, ['stateDiff']],
      ],
    ])) as unknown as FullTrace[]
    const created = traces[0]!.trace[1]!.result!.address!
    expect(Object.values(traces[1]!.stateDiff![created]!.storage as object)).toEqual([
      { '*': { from: `0x${'9'.padStart(64, '0')}`, to: `0x${'a'.padStart(64, '0')}` } },
    ])
    expect(await node.request('eth_getBalance', [owner])).toBe(before)
    expect(await node.request('eth_getCode', [created as Hex])).toBe('0x')
  })
})
