/** Faults of other nodes at their network doors, and what this one does instead; the numbers are those of the list of faults. */
import type { Hex, Json, Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveHttp } from '../../adapters/http/index.js'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { LOGGER, quantity, word } from '../contracts/bytecode.js'
import { methods } from '../support/all-methods.js'
import { TestChain } from '../support/test-chain.js'
import { Peer } from './peer.js'

let chain: TestChain
let node: Node
beforeEach(async () => {
  chain = await TestChain.create()
  ;({ node } = chain)
})
afterEach(() => node.close())

it('returns an id as it was written, over WebSocket too', async () => {
  const peer = await Peer.open((await serveWebSocket(node, { port: 0 })).url)
  const { url } = await serveHttp(node, { port: 0 })
  for (const id of ['"1"', '"007"', '1', '1.0', '-5', '1e3', '12345678901234567890', '""', '"\\u00e9"', 'null']) {
    const text = `{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`
    const answer = `{"jsonrpc":"2.0","id":${id},"result":"0x7a69"}`
    expect(await peer.ask(text)).toBe(answer)
    expect(await peer.ask(`[${text}]`)).toBe(`[${answer}]`)
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
    expect(await response.text()).toBe(answer)
    expect(await peer.ask(`{"jsonrpc":"2.0","id":${id},"method":"eth_subscribe","params":["newHeads"]}`)).toMatch(
      new RegExp(`^{"jsonrpc":"2.0","id":${id.replace(/[\\.]/g, '\\$&')},"result":"0x[0-9a-f]{32}"}$`),
    )
  }
})

describe('subscriptions over WebSocket', () => {
  /** Logs of a transaction; about 700 bytes each on the wire. */
  const LOGS = 2000
  let logger: Hex
  const log = () =>
    node.request('eth_sendTransaction', [{ from: chain.account(0), to: logger, data: word(LOGS), gas: quantity(2n ** 24n) }])

  beforeEach(async () => {
    logger = await chain.deploy(LOGGER)
  })

  it('delivers every notification in order until eth_unsubscribe', async () => {
    const { url } = await serveWebSocket(node, { port: 0 })
    const peers = await Promise.all([1, 2, 3].map(() => Peer.open(url)))
    const subscriptions: Json[] = []
    for (const peer of peers) subscriptions.push(await peer.call('eth_subscribe', 'logs', { address: logger }))
    const gone = await Peer.open(url)
    await gone.call('eth_subscribe', 'logs', {})
    gone.socket.terminate()

    for (let block = 0; block < 2; block++) await log()
    for (const [position, peer] of peers.entries()) {
      const told = (await peer.notified(subscriptions[position]!, 2 * LOGS)) as { blockNumber: Hex; logIndex: Hex; topics: Hex[] }[]
      expect(told.map(({ blockNumber, logIndex }) => `${blockNumber} ${logIndex}`)).toEqual(
        ['0x2', '0x3'].flatMap((block) => Array.from({ length: LOGS }, (_, index) => `${block} ${quantity(index)}`)),
      )
      expect(told.slice(0, LOGS).map(({ topics }) => Number(topics[0]))).toEqual(Array.from({ length: LOGS }, (_, i) => LOGS - 1 - i))
    }

    const [first] = peers
    expect(await first!.call('eth_unsubscribe', subscriptions[0]!)).toBe(true)
    await node.mine()
    await first!.call('eth_chainId')
    expect(first!.notifications.length).toBe(2 * LOGS)
  })

  it('ends only the subscriptions of a peer that does not read, with its socket', async () => {
    const { url } = await serveWebSocket(node, { port: 0, sendBufferLimit: 200_000 })
    const patient = await Peer.open((await serveWebSocket(node, { port: 0 })).url)
    const subscription = await patient.call('eth_subscribe', 'logs', { address: logger })
    const slow = await Peer.open(url)
    await slow.call('eth_subscribe', 'logs', { address: logger })
    slow.socket.pause()

    const blocks = 8
    for (let block = 0; block < blocks; block++) await log()
    expect((await patient.notified(subscription, blocks * LOGS)).length).toBe(blocks * LOGS)
    slow.socket.resume()
    expect(await slow.closed).toEqual([1008, 'subscription queue overflow'])
    // The notifications before the end came without a gap.
    const got = slow.notifications.map(({ result }) => Number((result as { logIndex: Hex }).logIndex))
    expect(got.length).toBeLessThan(blocks * LOGS)
    expect(got).toEqual(got.map((_, position) => position % LOGS))
  })
})

describe('private methods over a network', () => {
  const privateMethods = methods.filter(({ requiresAuth }) => requiresAuth).map(({ name }) => name)
  const callOf = (method: string, params: readonly Json[] = [], id = 1) => ({ jsonrpc: '2.0', id, method, params })
  const theft = () => callOf('eth_sendTransaction', [{ from: chain.account(0), to: chain.account(1), value: '0x1' }])

  async function post(url: string, body: unknown): Promise<{ status: number; answer: unknown }> {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return { status: response.status, answer: await response.json() }
  }

  const unauthorized = (method: string, id = 1) => ({
    jsonrpc: '2.0',
    id,
    error: { code: 4100, message: `unauthorized: method ${method} requires authentication` },
  })

  it('classifies methods that use keys, change the node or inspect it as private', () => {
    const isKeyed = /^(personal|debug|admin|miner|evm)_|^eth_(sign|sendTransaction|resend)/
    expect(methods.map(({ name }) => name).filter((name) => isKeyed.test(name) && !privateMethods.includes(name))).toEqual(['eth_resend'])
  })

  it('answers 4100 over HTTP for every private method without a credential, in batches too', async () => {
    const { url } = await serveHttp(node, { port: 0, namespaces: 'all' })
    const batch = privateMethods.map((method, id) => callOf(method, [], id))
    expect(await post(url, batch)).toEqual({ status: 200, answer: privateMethods.map(unauthorized) })
    expect(await post(url, theft())).toEqual({ status: 200, answer: unauthorized('eth_sendTransaction') })
    expect(await node.request('eth_blockNumber')).toBe('0x0')
  })

  it('answers 4100 over WebSocket for private methods without a credential', async () => {
    const peer = await Peer.open((await serveWebSocket(node, { port: 0, namespaces: 'all' })).url)
    for (const method of privateMethods) expect(JSON.parse(await peer.ask(JSON.stringify(callOf(method))))).toEqual(unauthorized(method))
  })

  it('serves few private namespaces by default', async () => {
    const { url } = await serveHttp(node, { port: 0 })
    const { answer } = await post(url, [theft(), callOf('personal_listAccounts', [], 2), callOf('debug_getRawBlock', ['latest'], 3)])
    expect(answer).toMatchObject([{ error: { code: 4100 } }, { error: { code: -32601 } }, { error: { code: -32601 } }])
    expect(await node.request('eth_getTransactionCount', [chain.account(0)])).toBe('0x0')
  })

  it('refuses eth_resend without a credential', async () => {
    await node.request('evm_setAutomine', [false])
    const waiting = { from: chain.account(0), to: chain.account(1), nonce: '0x0', gas: '0x5208', gasPrice: '0x77359400' } as const
    const hash = await node.request('eth_sendTransaction', [waiting])
    const { url } = await serveHttp(node, { port: 0 })
    expect((await post(url, callOf('eth_resend', [waiting, '0xffffffffffffff']))).answer).toEqual(unauthorized('eth_resend'))
    expect((await node.request('eth_pendingTransactions')).map((transaction) => transaction.hash)).toEqual([hash])
    expect(await node.request('eth_resend', [waiting, '0xb2d05e00'])).not.toBe(hash)
  })
})
