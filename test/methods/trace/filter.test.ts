import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNode, type Hex, type Json, type Node } from '../../../src/index.js'
import { ManualClock } from '../../support/manual-clock.js'

/** Clock that advances by a second with each reading, once it is started. */
class HastyClock extends ManualClock {
  isHasty = false
  #hurry = 0

  override monotonic(): number {
    if (this.isHasty) this.#hurry += 1000
    return super.monotonic() + this.#hurry
  }
}

let clock: HastyClock
let node: Node
const account = (index: number): Hex => node.accounts[index]!.address
const pay = (from: number, to: number) => node.request('eth_sendTransaction', [{ from: account(from), to: account(to), value: '0x1' }])
const found = async (criteria: Json) =>
  ((await node.call('trace_filter', [criteria])) as unknown as { action: { from: Hex; to: Hex } }[]).map(({ action }) =>
    [action.from, action.to].map((end) => node.accounts.findIndex(({ address }) => address === end)).join('→'),
  )

beforeEach(async () => {
  clock = new HastyClock()
  node = await createNode({ clock })
  for (const [from, to] of [
    [0, 1],
    [0, 2],
    [1, 2],
    [3, 4],
  ] as const) {
    await pay(from, to)
  }
})
afterEach(() => node.close())

describe('trace_filter', () => {
  test('selects frames by sender and recipient, or by one of both in the mode union', async () => {
    const [fromAddress, toAddress] = [[account(0)], [account(2)]]
    expect(await found({ fromAddress, toAddress })).toEqual(['0→2'])
    expect(await found({ fromAddress, toAddress, mode: 'intersection' })).toEqual(['0→2'])
    expect(await found({ fromAddress, toAddress, mode: 'union' })).toEqual(['0→1', '0→2', '1→2'])
    expect(await found({ fromAddress, mode: 'union' })).toEqual(['0→1', '0→2'])
    expect(await found({ mode: 'union' })).toEqual(['0→1', '0→2', '1→2', '3→4'])
    await expect(found({ mode: 'both' })).rejects.toMatchObject({ code: -32602 })
  })

  test('returns the gas of the code without the intrinsic gas', async () => {
    const [frame] = (await node.call('trace_filter', [{ toAddress: [account(4)] }])) as { [member: string]: Json }[]
    expect(frame).toMatchObject({ action: { gas: '0x0' }, result: { gasUsed: '0x0' } })
    const [flat] = (await node.call('debug_traceTransaction', [frame!.transactionHash!, { tracer: 'flatCallTracer' }])) as {
      [member: string]: Json
    }[]
    expect(flat).toMatchObject({ action: { gas: '0x5208' }, result: { gasUsed: '0x5208' } })
  })
})

describe('replays of many blocks', () => {
  test.each([
    ['trace_filter', [{}]],
    ['trace_block', ['0x1']],
    ['trace_replayBlockTransactions', ['0x1', ['trace']]],
    ['ots_searchTransactionsBefore', [`0x${'ab'.repeat(20)}`, 0, 10]],
    ['ots_searchTransactionsAfter', [`0x${'ab'.repeat(20)}`, 0, 10]],
  ] as const)('ends %s after the time limit of calls', async (method, params) => {
    const hasty = await createNode({ clock, limits: { callTimeoutMs: 1 } })
    await hasty.request('eth_sendTransaction', [{ from: hasty.accounts[0]!.address, to: account(1) }])
    clock.isHasty = true
    await expect(hasty.call(method, params as unknown as readonly Json[])).rejects.toMatchObject({
      code: -32000,
      message: 'execution aborted (timeout = 1ms)',
    })
    clock.isHasty = false
    await hasty.close()
  })

  test.each([
    ['trace_call', [{ data: '0x5b5f56' }, ['trace']]],
    ['trace_callMany', [[[{ data: '0x5b5f56' }, ['vmTrace']]]]],
  ] as const)('ends %s within the code of a transaction', async (method, params) => {
    clock.isHasty = true
    await expect(node.call(method, params as unknown as readonly Json[])).rejects.toMatchObject({
      code: -32000,
      message: 'execution aborted (timeout = 5s)',
    })
    clock.isHasty = false
  })

  test.each(['trace_transaction', 'trace_replayTransaction', 'ots_traceTransaction', 'ots_getTransactionError'])(
    'ends %s within a transaction',
    async (method) => {
      const hash = await node.request('eth_sendTransaction', [{ from: account(0), data: '0x5b5f56', gas: '0x1000000' }])
      clock.isHasty = true
      const params = method === 'trace_replayTransaction' ? [hash, ['stateDiff']] : [hash]
      await expect(node.call(method, params)).rejects.toMatchObject({ message: 'execution aborted (timeout = 5s)' })
      clock.isHasty = false
    },
  )

  test('yields to timers', async () => {
    const ticks: number[] = []
    const timer = setInterval(() => ticks.push(1), 1)
    const end = performance.now() + 10_000
    while (ticks.length < 3 && performance.now() < end) await node.call('trace_filter', [{}])
    clearInterval(timer)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
  })
})
