import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveHttp } from '../../../adapters/http/index.js'
import { type MetricsOptions, serveMetrics } from '../../../adapters/metrics/index.js'
import { attachWebSocket } from '../../../adapters/websocket/index.js'
import { createNode, MemoryKeyStore, type Node, type NodeOptions } from '../../../src/index.js'
import { exchange } from '../cli/in-process.js'
import { Wire } from '../http/exchange.js'

const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
})

async function watched(options: NodeOptions = {}, serving: Partial<MetricsOptions> = {}) {
  const node = await createNode({ onFault: () => {}, ...options })
  nodes.push(node)
  const metrics = await serveMetrics(node, { port: 0, ...serving })
  /** A number by the name that the text gives it. */
  const scrape = async () => {
    const { body } = await exchange(metrics.url.replace('/prometheus', ''))
    const samples = JSON.parse(body) as Record<string, number>
    return (name: string) => samples[name]
  }
  return { node, metrics, scrape }
}

const TO = `0x${'ab'.repeat(20)}` as const
/** PUSH0 PUSH0 REVERT */
const REVERTING = { [TO]: { code: '0x5f5ffd' } } as const

describe('calls', () => {
  test('counts calls by method and outcome, and durations by method', async () => {
    const { node, scrape } = await watched()
    await node.request('eth_chainId')
    await node.request('eth_chainId')
    await node.request('eth_call', [{ to: TO }, 'latest', REVERTING]).catch(() => {})
    await node.call('eth_getBalance', ['0x12']).catch(() => {})
    const sample = await scrape()
    expect(sample('evmbed_rpc_requests_total{method="eth_chainId",outcome="success"}')).toBe(2)
    expect(sample('evmbed_rpc_requests_total{method="eth_call",outcome="reverted"}')).toBe(1)
    expect(sample('evmbed_rpc_requests_total{method="eth_getBalance",outcome="refused"}')).toBe(1)
    expect(sample('evmbed_rpc_request_duration_seconds_count{method="eth_chainId"}')).toBe(2)
    expect(sample('evmbed_rpc_request_duration_seconds_bucket{method="eth_chainId",le="+Inf"}')).toBe(2)
    expect(sample('evmbed_rpc_request_duration_seconds_sum{method="eth_chainId"}')).toBeGreaterThan(0)
  })

  test('counts calls of unknown methods as one', async () => {
    const { node, scrape } = await watched()
    for (const name of ['eth_nonsense', 'x'.repeat(3000), 'a"}\nb']) await node.call(name).catch(() => {})
    const sample = await scrape()
    expect(sample('evmbed_rpc_requests_total{method="unknown",outcome="refused"}')).toBe(3)
  })

  test('counts internal errors and refusals separately', async () => {
    const broken = Object.assign(new MemoryKeyStore(), { write: () => Promise.reject(new Error('the disk is full')) })
    const { node, scrape } = await watched({ keyStore: broken })
    await node.request('personal_newAccount', ['secret']).catch(() => {})
    const sample = await scrape()
    expect(sample('evmbed_rpc_requests_total{method="personal_newAccount",outcome="fault"}')).toBe(1)
    expect(sample('evmbed_faults_total')).toBe(1)
  })
})

test('counts blocks with their gas and the status of their transactions', async () => {
  const { node, scrape } = await watched()
  const { address: from } = node.accounts[0]!
  await node.request('eth_sendTransaction', [{ from, to: TO, value: '0x1' }])
  await node.request('eth_sendTransaction', [{ from, data: '0x5f5ffd', gas: '0x186a0' }])
  const head = await node.request('eth_getBlockByNumber', ['latest', false])
  const sample = await scrape()
  expect(sample('evmbed_chain_height')).toBe(2)
  expect(sample('evmbed_chain_blocks_total')).toBe(2)
  expect(sample('evmbed_chain_gas_used_total')).toBe(21_000 + Number(head?.gasUsed))
  expect(sample('evmbed_chain_transactions_total{status="success"}')).toBe(1)
  expect(sample('evmbed_chain_transactions_total{status="failed"}')).toBe(1)
})

test('reports the sizes of pool, filters and subscriptions', async () => {
  const { node, scrape } = await watched({ mining: { automine: false } })
  const payment = { from: node.accounts[0]!.address, to: TO, gas: '0x5208' } as const
  await node.request('eth_sendTransaction', [payment])
  await node.request('eth_sendTransaction', [payment])
  await node.request('eth_sendTransaction', [{ ...payment, nonce: '0x9' }])
  const [filter] = [await node.request('eth_newBlockFilter'), await node.request('eth_newBlockFilter')]
  const connection = node.connect({ namespaces: 'all', authenticated: true, notify: () => {} })
  await connection.call('eth_subscribe', ['newHeads'])
  await connection.call('eth_subscribe', ['logs', {}])
  const before = await scrape()
  expect(before('evmbed_pool_pending')).toBe(2)
  expect(before('evmbed_pool_queued')).toBe(1)
  expect(before('evmbed_rpc_filters')).toBe(2)
  expect(before('evmbed_rpc_subscriptions')).toBe(2)
  await node.mine()
  await node.request('eth_uninstallFilter', [filter])
  connection.close()
  const after = await scrape()
  expect(after('evmbed_pool_pending')).toBe(0)
  expect(after('evmbed_pool_queued')).toBe(1)
  expect(after('evmbed_rpc_filters')).toBe(1)
  expect(after('evmbed_rpc_subscriptions')).toBe(0)
  expect(after('evmbed_rpc_connections')).toBe(before('evmbed_rpc_connections')! - 1)
})

test('counts connections by server', async () => {
  const node = await createNode()
  nodes.push(node)
  const http = await serveHttp(node, { port: 0 })
  attachWebSocket(node, http)
  const other = await serveHttp(node, { port: 0 })
  const servers = { http: () => http.server, ws: () => http.server, auth: () => other.server, none: () => undefined }
  const { url } = await serveMetrics(node, { port: 0, servers })
  const socket = new WebSocket(http.url.replace('http', 'ws'))
  const resting = connect(http.port, '127.0.0.1')
  await Promise.all([once(socket, 'open'), once(resting, 'connect')])
  // The server sees a connection a moment after the peer.
  await expect
    .poll(async () => (await exchange(url)).body.match(/^evmbed_listener_connections.*$/gm))
    .toEqual(['evmbed_listener_connections{listener="http"} 2', 'evmbed_listener_connections{listener="auth"} 0'])
  socket.terminate()
  resting.destroy()
})

test('reports the height of the account index when there is one', async () => {
  const { node, scrape } = await watched({ indexAccounts: true })
  expect((await scrape())('evmbed_index_height')).toBe(0)
  await node.mine(3)
  await expect.poll(async () => (await scrape())('evmbed_index_height')).toBe(3)
  expect((await (await watched()).scrape())('evmbed_index_height')).toBeUndefined()
})

describe('the server', () => {
  test('listens on loopback and answers in the Prometheus format', async () => {
    const { metrics } = await watched()
    expect(metrics.url).toBe(`http://127.0.0.1:${metrics.port}/debug/metrics/prometheus`)
    const { status, headers, body } = await exchange(metrics.url)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    // Every line is a comment or a sample.
    for (const line of body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# HELP [a-z_]+ .+|# TYPE [a-z_]+ (counter|gauge|histogram)|[a-z_]+(\{([a-z]+="[^"\n]*",?)+\})? [\d.e+-]+)$/)
    }
    const json = await exchange(metrics.url.replace('/prometheus', ''))
    expect(json.headers['content-type']).toBe('application/json')
    expect(Object.keys(JSON.parse(json.body))).toContain('evmbed_chain_height')
  })

  test('refuses foreign host names, other paths and other methods', async () => {
    const refusals: string[] = []
    const { metrics } = await watched({}, { onRefusal: ({ status, text }) => refusals.push(`${status} ${text}`) })
    const { origin } = new URL(metrics.url)
    expect((await exchange(metrics.url, { host: 'evil.example' })).status).toBe(403)
    expect((await exchange(metrics.url, { host: 'localhost' })).status).toBe(200)
    expect((await exchange(`${origin}/`)).status).toBe(404)
    expect((await exchange(metrics.url, {}, '{}')).status).toBe(405)
    expect(refusals).toEqual(['403 invalid host specified', '404 not found', '405 method not allowed'])
  })

  test('refuses pages of other sites, with and without an origin', async () => {
    const { metrics } = await watched()
    const statusFor = async (headers: Readonly<Record<string, string>>) => (await exchange(metrics.url, headers)).status
    expect(await statusFor({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusFor({ origin: 'null' })).toBe(403)
    expect(await statusFor({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusFor({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await statusFor({ 'sec-fetch-site': 'none' })).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['half a request', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ])('closes a connection that sends %s within its time', async (_what, text) => {
    const { metrics } = await watched({}, { timeoutMs: 100 })
    const wire = await Wire.open(metrics.port)
    wire.write(text)
    await wire.closed()
  })

  test('stops with the node or before it, and counts nothing afterwards', async () => {
    const { node, metrics } = await watched()
    expect(['call', 'block', 'fault'].map((event) => node.events.listenerCount(event as 'call'))).toEqual([1, 1, 1])
    await metrics.close()
    expect(['call', 'block', 'fault'].map((event) => node.events.listenerCount(event as 'call'))).toEqual([0, 0, 0])
    await expect(exchange(metrics.url)).rejects.toThrow()
    const { metrics: other, node: closing } = await watched()
    await closing.close()
    await expect(exchange(other.url)).rejects.toThrow()
  })

  test('counts nothing when it cannot listen', async () => {
    const { node, metrics } = await watched()
    await expect(serveMetrics(node, { port: metrics.port })).rejects.toThrow(`127.0.0.1:${metrics.port} is already in use`)
    expect(node.events.listenerCount('call')).toBe(1)
  })
})

test('does not measure calls without a listener', async () => {
  const node = await createNode()
  nodes.push(node)
  let seen: number | undefined = 0
  // A call that begins before anybody listens.
  const call = node.request('eth_chainId')
  node.events.on('call', ({ milliseconds }) => {
    seen = milliseconds
  })
  await call
  expect(seen).toBeUndefined()
})
