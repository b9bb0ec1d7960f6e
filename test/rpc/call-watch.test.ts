import { createNode } from 'evmbed'
import { afterEach, describe, expect, it } from 'vitest'
import { CallWatch, excerpt, type WatchedCall } from '../../src/rpc/call-watch.js'
import { namespaceOf } from '../../src/rpc/record.js'
import { methods } from '../support/all-methods.js'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function watched() {
  const node = await createNode()
  closers.push(() => node.close())
  const calls: WatchedCall[] = []
  const watcher = node.connect({
    namespaces: 'all',
    authenticated: true,
    notify: (_id, call) => calls.push(call as unknown as WatchedCall),
  })
  const ask = async (method: string) => {
    const answer = await watcher.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }))
    // The peer has the id of its subscription.
    watcher.announce()
    return JSON.parse(String(answer))
  }
  return { node, calls, watcher, ask }
}

describe('evmbed_subscribeCalls', () => {
  it('reports the calls of others with arguments, results, errors and durations, and none of its own', async () => {
    const { node, calls, ask } = await watched()
    const { result } = await ask('evmbed_subscribeCalls')
    expect(result).toMatch(/^0x/)
    await ask('eth_blockNumber')
    await node.request('eth_getBalance', [`0x${'00'.repeat(20)}`, 'latest'])
    await node.request('eth_getBalance', [`0x${'00'.repeat(20)}`, '0x63']).catch(() => undefined)
    expect(calls).toEqual([
      { method: 'eth_getBalance', params: `["0x${'00'.repeat(20)}","latest"]`, result: '"0x0"', milliseconds: expect.any(Number) },
      {
        method: 'eth_getBalance',
        params: `["0x${'00'.repeat(20)}","0x63"]`,
        error: { code: -32000, message: expect.stringContaining('not found') },
        milliseconds: expect.any(Number),
      },
    ])
  })

  it('hides what may be a secret: the key store, URLs, and methods that nobody knows', async () => {
    const { node, calls, ask } = await watched()
    await ask('evmbed_subscribeCalls')
    await node.request('personal_newAccount', ['a passphrase'])
    const loose = node as { request(method: string, params: unknown[]): Promise<unknown> }
    await loose.request('personal_newAcount', ['a passphrase']).catch(() => undefined)
    await loose.request('personalnewAccount', ['a passphrase']).catch(() => undefined)
    await node.request('anvil_setRpcUrl', ['https://rpc.example/the-key']).catch(() => undefined)
    await loose.request('anvil_reset', [{ forking: { jsonRpcUrl: 'the-key' } }]).catch(() => undefined)
    expect(calls).toHaveLength(5)
    expect(JSON.stringify(calls)).not.toMatch(/passphrase|the-key/)
    expect(calls.flatMap(({ params }) => params ?? [])).toEqual([])
  })

  it('ends with the connection', async () => {
    const { node, calls, ask, watcher } = await watched()
    await ask('evmbed_subscribeCalls')
    watcher.close()
    await node.request('eth_chainId')
    expect(calls).toEqual([])
  })

  it('is refused without a credential and over a connection that cannot push', async () => {
    const { node } = await watched()
    const open = node.connect({ namespaces: 'all', authenticated: false, notify: () => {} })
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evmbed_subscribeCalls', params: [] })
    expect(String(await open.answer(text))).toContain('requires authentication')
    await expect(node.request('evmbed_subscribeCalls')).rejects.toThrow('notifications not supported')
  })
})

it('leaves out every method whose parameters are called like a secret', () => {
  const suspicious = methods.filter(({ params }) => params.some(({ name }) => /pass|private|url|pin$|secret|mnemonic|options$/i.test(name)))
  const hidden = suspicious.filter(({ name, holdsSecrets }) => holdsSecrets || namespaceOf(name) === 'personal').map(({ name }) => name)
  expect(hidden).toContain('personal_unlockAccount')
  expect(suspicious.map(({ name }) => name).filter((name) => !hidden.includes(name))).toMatchInlineSnapshot(`
    [
      "eth_subscribe",
      "evm_mine",
      "anvil_mine_detailed",
      "evm_mine_detailed",
      "evmbed_closeFork",
    ]
  `)
})

describe('CallWatch', () => {
  it('reports 200 calls a second, and counts the others', () => {
    let now = 0
    const watch = new CallWatch(() => now)
    const calls: WatchedCall[] = []
    watch.watch({}, (call) => calls.push(call))
    const report = () =>
      watch.report({ method: 'eth_chainId', record: {}, params: [], result: '0x1', error: undefined, milliseconds: 1, session: {} })
    for (let index = 0; index < 250; index++) report()
    expect(calls).toHaveLength(200)
    now = 1000
    report()
    expect(calls[200]).toEqual({ method: 'eth_chainId', params: '[]', result: '"0x1"', milliseconds: 1, omitted: 50 })
  })

  it('writes no more of a long value than it shows', () => {
    const endless = new Proxy([] as string[], {
      get: (target, name) =>
        name === 'length' ? 1e9 : typeof name === 'string' && /^\d+$/.test(name) ? 'item' : Reflect.get(target, name),
    })
    expect(excerpt(endless, 20)).toBe('["item","item","item…')
    expect(excerpt({ a: [1, null, { b: 'x'.repeat(1e6) }] }, 30)).toBe(`{"a":[1,null,{"b":"${'x'.repeat(11)}…`)
    expect(excerpt({ a: undefined as never, b: true }, 30)).toBe('{"b":true}')
  })
})
