import { createNode, type Node, NodeProvider } from 'evmbed'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let node: Node
let provider: NodeProvider
beforeEach(async () => {
  node = await createNode()
  provider = new NodeProvider(node)
})
afterEach(() => node.close())

/** Uses up time (ms) without leaving the present task. */
function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Long enough (ms) for the next call to wait for a task. */
const LONG = 12

describe.each([
  ['the node', () => node.request('eth_blockNumber')],
  ['a provider', () => provider.request({ method: 'eth_blockNumber' })],
])('a loop of calls to %s', (_whom, call) => {
  test('yields to timers', async () => {
    let hasFired = false
    setTimeout(() => {
      hasFired = true
    }, 1)
    const end = performance.now() + 5000
    while (!hasFired && performance.now() < end) await call()
    expect(hasFired).toBe(true)
  })

  test('continues while timers are faked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate', 'Date'] })
    try {
      const end = performance.now() + 5 * LONG
      while (performance.now() < end) expect(await call()).toBe('0x0')
    } finally {
      vi.useRealTimers()
    }
  })
})

test('yields while timers have been faked since before the node was loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate', 'Date'] })
  try {
    vi.resetModules()
    const { nextTask } = await import('../../src/primitives/event-loop.js')
    await nextTask()
  } finally {
    vi.useRealTimers()
  }
})

describe('calls that have to wait for a task', () => {
  test('keeps the order of calls that wait for a task', async () => {
    const answered: string[] = []
    node.events.on('call', ({ method }) => answered.push(method))
    const methods = ['eth_chainId', 'eth_blockNumber', 'net_version', 'eth_gasPrice', 'eth_accounts', 'web3_clientVersion'] as const
    await Promise.all(
      methods.map((method) => {
        spend(LONG)
        return node.request(method)
      }),
    )
    expect(answered).toEqual(methods)
  })

  test('refuses calls that wait for a task when the node is closed', async () => {
    const calls = [1, 2, 3].map(() => {
      spend(LONG)
      return node.request('eth_chainId').catch((error: Error) => error.message)
    })
    await node.close()
    expect((await Promise.all(calls)).at(-1)).toBe('the node is closed')
  })
})
