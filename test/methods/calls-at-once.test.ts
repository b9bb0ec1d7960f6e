import { createNode, type Json, type Node } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'

let node: Node
afterEach(() => node.close())

const TO = `0x${'c0'.repeat(20)}`
/** The arguments of a call that runs some code. */
const callOf = (code: string): Json[] => [{ to: TO }, 'latest', { [TO]: { code } }]
/** Counts down from 1,024 and reads a slot each time: less than a millisecond. */
const WORK = callOf('0x6104005b5f54506001900380600357')
/** The same from 16,384: milliseconds, of which a block waits for few. */
const LONG_WORK = callOf('0x6140005b5f54506001900380600357')
/** The same from 262,144: long beside the turns of other processes of the machine. */
const LONGER_WORK = callOf('0x620400005b5f54506001900380600457')
/** Calls itself a hundred times, each of which does the same: there is no end to wait for. */
const ENDLESS = `0x${'5f5f5f5f5f305af150'.repeat(100)}`

/** Milliseconds that something takes. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

describe('many calls at once', () => {
  test('answers all of many simultaneous calls, releases their memory, and mines meanwhile', async () => {
    node = await createNode()
    const calls = (count: number) => Promise.all(Array.from({ length: count }, () => node.call('eth_call', [{ to: TO }])))
    await calls(100)
    const before = process.memoryUsage().heapUsed
    expect(new Set(await calls(3000))).toEqual(new Set(['0x']))
    // Without a bound on engines this is 200 MB, which even close() does not give back.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60e6)
    await node.request('evm_mine')
    expect(await node.request('eth_blockNumber')).toBe('0x1')
  })

  test('gives each of many simultaneous calls its own time limit', async () => {
    node = await createNode()
    await node.call('eth_call', LONGER_WORK)
    const alone = Math.max(...(await Promise.all([1, 2, 3].map(() => timeOf(() => node.call('eth_call', LONGER_WORK))))))
    await node.close()
    node = await createNode({ limits: { callTimeoutMs: Math.ceil(6 * alone) } })
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => node.call('eth_call', LONGER_WORK)))
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  })
})

describe('many calls of one peer', () => {
  test('delays the call of another peer by a few runs', async () => {
    node = await createNode()
    const [flood, other] = [1, 2].map(() => node.connect({ namespaces: 'all', authenticated: false }))
    // The first call of a process loads the engine.
    await other!.call('eth_call', [{ to: TO }])
    // Answers are on their way while further runs go on, so the ends of calls are counted.
    const ended: string[] = []
    node.events.on('call', ({ method }) => ended.push(method))
    // Calls that take microseconds are over before they could wait for each other.
    const calls = Array.from({ length: 500 }, () => flood!.call('eth_call', LONG_WORK))
    await other!.call('eth_estimateGas', [{ to: TO }])
    expect(ended.indexOf('eth_estimateGas')).toBeLessThan(20)
    flood!.close()
    await Promise.allSettled(calls)
  })

  test('does not delay blocks', async () => {
    node = await createNode()
    const flood = node.connect({ namespaces: 'all', authenticated: false })
    let done = 0
    let doneBefore: number | undefined
    node.events.on('call', ({ method }) => {
      if (method === 'eth_call') done++
    })
    node.events.on('newHeads', () => {
      doneBefore ??= done
    })
    const calls = Array.from({ length: 500 }, () => flood.call('eth_call', LONG_WORK))
    const [from, to] = node.accounts.map(({ address }) => address)
    await node.request('eth_sendTransaction', [{ from: from!, to: to! }])
    expect(await node.request('eth_blockNumber')).toBe('0x1')
    expect(doneBefore).toBeLessThan(100)
    flood.close()
    await Promise.allSettled(calls)
  })
})

describe('an abandoned call', () => {
  const start = async () => {
    node = await createNode({ limits: { callGasLimit: 0n, callTimeoutMs: 0 }, mining: { gasLimit: 2n ** 60n } })
    const ended = new Promise<unknown>((resolve) => node.events.on('call', ({ method, error }) => method === 'eth_call' && resolve(error)))
    return { ended, text: JSON.stringify({ id: 1, method: 'eth_call', params: callOf(ENDLESS) }) }
  }

  test('ends a call when its peer is gone', async () => {
    const { ended, text } = await start()
    const connection = node.connect({ namespaces: 'all', authenticated: false })
    void connection.answer(text)
    setTimeout(() => connection.close(), 20)
    expect(await ended).toMatchObject({ message: 'the node is closed' })
  })

  test('ends a call after the time limit of its message', async () => {
    const { ended, text } = await start()
    const answer = await node.connect({ namespaces: 'all', authenticated: false }, { timeoutMs: 30 }).answer(text)
    expect(answer).toBe('{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"request timed out"}}')
    expect(await ended).toMatchObject({ message: 'request timed out' })
  })

  test('does not start a call whose peer is gone', async () => {
    node = await createNode()
    let answered = 0
    node.events.on('call', ({ error }) => error === undefined && answered++)
    const connection = node.connect({ namespaces: 'all', authenticated: false })
    const text = JSON.stringify({ id: 1, method: 'eth_call', params: WORK })
    const answers = Array.from({ length: 100 }, () => connection.answer(text))
    connection.close()
    await Promise.all(answers)
    expect(answered).toBeLessThan(5)
  })
})
