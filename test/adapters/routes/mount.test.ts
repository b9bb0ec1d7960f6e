import { createNode, type Node } from 'evmbed'
import { type HttpOptions, serveHttp } from 'evmbed/http'
import { mountRoutes } from 'evmbed/routes'
import { networkListeners } from 'evmbed/websocket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RefusalReport } from '../../../adapters/server/index.js'
import { fiveChains } from '../../planner/network.js'
import { exchange } from '../cli/in-process.js'

const TOKEN = 'a-token-of-the-operator'

let node: Node
beforeAll(async () => {
  node = await createNode({ planner: { snapshot: fiveChains() } })
})
afterAll(() => node.close())

const refusals: RefusalReport[] = []

/** A server with both on its port, and how it answers a question about bridges and one about its chain. */
async function serve(options: Partial<HttpOptions> = {}) {
  refusals.length = 0
  const onRefusal = (report: RefusalReport) => refusals.push(report)
  const { url } = await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node) }, onRefusal, ...options })
  return async (headers: Readonly<Record<string, string>> = {}) => {
    const routes = await exchange(`${url}/v2/info/bridges`, headers)
    const rpc = await exchange(url, headers, '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}')
    return { routes: routes.status, rpc: rpc.status, body: routes.body, cors: routes.headers['access-control-allow-origin'] }
  }
}

describe('routes on the port of JSON-RPC', () => {
  it('serves the routes beside JSON-RPC only on a server that mounts them', async () => {
    const ask = await serve()
    expect(await ask()).toMatchObject({ routes: 200, rpc: 200 })
    const { url } = await serveHttp(node, { port: 0 })
    expect((await exchange(`${url}/v2/info/bridges`)).status).toBe(404)
  })

  it('applies vhosts and corsOrigins of JSON-RPC to the routes', async () => {
    const ask = await serve({ vhosts: ['node.example'], corsOrigins: ['https://dapp.example'] })
    expect(await ask({ host: 'node.example' })).toMatchObject({ routes: 200, rpc: 200 })
    expect(await ask({ host: 'rebound.example' })).toMatchObject({ routes: 403, rpc: 403 })
    expect(await ask({ origin: 'https://dapp.example' })).toMatchObject({ routes: 200, rpc: 200, cors: 'https://dapp.example' })
    expect(await ask({ origin: 'https://other.example' })).toMatchObject({ routes: 403, rpc: 403, cors: undefined })
  })

  it('rejects local pages on the routes if localPages is false', async () => {
    const page = { origin: 'http://localhost:3000' }
    expect(await (await serve())(page)).toMatchObject({ routes: 200, rpc: 200, cors: 'http://localhost:3000' })
    const ask = await serve({ localPages: false, corsOrigins: ['https://dapp.example'] })
    expect(await ask(page)).toMatchObject({ routes: 403, rpc: 403, cors: undefined })
    expect(await ask({ origin: 'https://dapp.example' })).toMatchObject({ routes: 200, rpc: 200 })
  })

  it('requires the token of JSON-RPC on the routes if auth covers all calls', async () => {
    const ask = await serve({ auth: { mode: 'all', tokens: [TOKEN] } })
    expect(await ask()).toMatchObject({ routes: 401, rpc: 401, body: '{"code":16,"message":"missing token","details":[]}' })
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toMatchObject({ routes: 200, rpc: 200 })
    expect(await ask({ authorization: 'Bearer another' })).toMatchObject({ routes: 401, rpc: 401 })
    // The public client sends its key as it is.
    expect(await ask({ authorization: TOKEN })).toMatchObject({ routes: 200 })
    expect(await ask({ authorization: 'another' })).toMatchObject({ routes: 401 })
    expect(refusals.filter(({ text }) => text === 'missing token').length).toBeGreaterThan(0)
  })

  it('serves the routes without a token if only private methods need one, and rejects a wrong token', async () => {
    const ask = await serve({ auth: { tokens: [TOKEN] } })
    expect(await ask()).toMatchObject({ routes: 200, rpc: 200 })
    expect(await ask({ authorization: 'a-key-for-somebody-else' })).toMatchObject({ routes: 200, rpc: 200 })
    expect(await ask({ authorization: 'Bearer another' })).toMatchObject({ routes: 401, rpc: 401 })
    expect(await ask({ authorization: `bearer ${TOKEN}` })).toMatchObject({ routes: 401, rpc: 401 })
    expect(await ask({ authorization: 'Bearer' })).toMatchObject({ routes: 401, rpc: 401 })
  })

  it('answers a CORS preflight before authorization', async () => {
    const { url } = await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node) }, auth: { mode: 'all', tokens: [TOKEN] } })
    const response = await fetch(`${url}/v2/fungible/route`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-headers': 'authorization' },
    })
    expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
  })

  it('mounts the routes on a server that admin_startHTTP starts, with its origins and hosts', async () => {
    const listeners = networkListeners({ http: { port: 0, mounts: { '/v2/': mountRoutes(() => restarted) } } })
    const restarted: Node = await createNode({ planner: { snapshot: fiveChains() }, listeners })
    await restarted.request('admin_startHTTP', ['127.0.0.1', 0, 'https://dapp.example', 'eth', 'node.example'])
    const { url = '' } = listeners.http.running ?? {}
    expect((await exchange(`${url}/v2/info/bridges`, { origin: 'https://dapp.example' })).status).toBe(200)
    expect((await exchange(`${url}/v2/info/bridges`, { host: 'localhost' })).status).toBe(403)
    await restarted.close()
  })

  it('rejects mounts whose name is not a path', async () => {
    await expect(serveHttp(node, { mounts: { v2: mountRoutes(node) } })).rejects.toThrow(
      "option 'mounts': expected an object with paths such as",
    )
  })
})
