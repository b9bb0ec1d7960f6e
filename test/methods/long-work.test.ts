/** Calls that take long: others have their turn meanwhile, and the work ends with its peer. */

import { setImmediate as nextTask } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { createNode, type Hex, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { turnsDuring } from '../support/turns.js'

const LOOP = '0x5b5f56'
const CODE = `0x${'aa'.repeat(20)}` as const

let node: Node
beforeEach(async () => {
  node = await createNode()
})
afterEach(() => node.close())

const trace = (code: Hex, config: object) =>
  node.request('debug_traceCall', [{ to: CODE }, 'latest', { stateOverrides: { [CODE]: { code } }, ...config }])

test('lets others run between the steps of a script tracer', async () => {
  const tracer = '{step() { for (var i = 0; i < 1e5; i++); }, fault() {}, result() { return 1 }}'
  // Loads the interpreter, during which others have turns as well.
  await trace('0x00', { tracer })
  const turns = await turnsDuring(() => expect(trace(LOOP, { tracer, timeout: '1s' })).rejects.toThrow('execution timeout'))
  expect(turns).toBeGreaterThan(10)
})

test('counts the stack in the size of a step log', async () => {
  // A thousand words of stack, then a loop.
  const deep = `0x${'5f19'.repeat(1000)}5b6107d056` as const
  await expect(trace(deep, { timeout: '60s' })).rejects.toMatchObject({ code: -32000, message: 'trace too large' })
})

test('ends mining when its peer has gone, and keeps the blocks that were mined', async () => {
  const { url } = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'off' } })
  const peer = new AbortController()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params: ['0xf4240'] })
  const mining = fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: peer.signal })
  await expect.poll(() => node.request('eth_blockNumber')).not.toBe('0x0')
  peer.abort()
  await expect(mining).rejects.toThrow('aborted')
  await node.request('evm_mine')
  const height = Number(await node.request('eth_blockNumber'))
  expect(height).toBeLessThan(1_000_000)
  await node.request('evm_mine')
  expect(Number(await node.request('eth_blockNumber'))).toBe(height + 1)
})

describe('a state dump', () => {
  const packed = (text: string) => `0x${gzipSync(text).toString('hex')}` as const
  const load = (text: string) => node.request('anvil_loadState', [packed(text)])
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const dumpOf = (slots: number) => {
    const storage = Object.fromEntries(Array.from({ length: slots }, (_, i) => [word(i), word(i + 1)]))
    return JSON.stringify({ accounts: { [CODE]: { nonce: 0, balance: '0x1', code: '0x', storage } } })
  }

  test('is loaded in slices', async () => {
    await load('{"accounts":{}}')
    const plain = `0x${Buffer.from(dumpOf(60_000)).toString('hex')}` as const
    expect(await turnsDuring(() => node.request('anvil_loadState', [plain]))).toBeGreaterThan(10)
    expect(await node.request('eth_getStorageAt', [CODE, '0xea5f', 'latest'])).toBe(word(60_000))
  })

  test.each([
    ['is nested too deep', '['.repeat(30_000_000), 'it is nested more than 32 levels deep'],
    ['has too many values', `[${'1,'.repeat(600_000)}1]`, 'it has more than 500000 values'],
    ['unpacks to too many bytes', ' '.repeat(40_000_000), 'it unpacks to more than 33554432 bytes'],
    ['has a slot that is none', '{"accounts":{"ADDRESS":{"nonce":0,"balance":"0x1","code":"0x","storage":{"0x1":"no"}}}}', 'hex string'],
  ])('is refused when it %s, and changes nothing', async (_what, text, reason) => {
    await node.request('anvil_setBalance', [CODE, '0x7'])
    const answer = load(text.replace('ADDRESS', CODE))
    await expect(answer).rejects.toMatchObject({ code: -32000, message: expect.stringContaining(reason) })
    expect(await node.request('eth_getBalance', [CODE])).toBe('0x7')
  })

  test('changes nothing when its peer has gone', async () => {
    const connection = node.connect({ namespaces: new Set(['anvil']), authenticated: true })
    const loading = connection.request('anvil_loadState', [packed(dumpOf(60_000))])
    await nextTask()
    connection.close()
    await expect(loading).rejects.toThrow()
    // A load that began later ends later.
    await load(dumpOf(60_000).replace(CODE, node.accounts[0]?.address ?? ''))
    expect(await node.request('eth_getBalance', [CODE])).toBe('0x0')
  })
})
