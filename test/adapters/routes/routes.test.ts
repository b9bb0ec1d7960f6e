import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes, mountRoutes, openApi, routes } from 'evmbed/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../src/primitives/clock.js'
import { ends, fiveChains } from '../../planner/network.js'
import { exchange } from '../cli/in-process.js'

let node: Node
let url: string

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot: fiveChains() },
    balances: { static: { 'osmosis-1': { osmo1x: { uosmo: '123' } } } },
    // Answers are compared to the byte, and the quote of a relay fee says when it expires.
    clock: { ...systemClock, now: () => 1_700_000_000_000 },
  })
  const http = await serveHttp(node, { port: 0 })
  attachRoutes(node, http)
  url = http.url
})
afterAll(() => node.close())

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: text === '' ? undefined : JSON.parse(text) }
}

const post = (path: string, body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })

describe('the endpoints over HTTP', () => {
  it('serves the endpoints beside JSON-RPC on one port', async () => {
    const route = await post('/v2/fungible/route', { ...ends('atom', 'osmo'), amount_in: '1000000' })
    expect([route.status, route.headers.get('content-type'), route.json.amount_out]).toEqual([200, 'application/json', '39918008'])
    const rpc = await post('/', { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    expect(rpc.json).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a69' })
  })

  it('answers the same bytes over HTTP as in the process', async () => {
    const request = { ...ends('osmo', 'opUsdc'), amount_in: '100000000', allow_multi_tx: true }
    expect((await post('/v2/fungible/route', request)).text).toBe(JSON.stringify(await node.planner.route(request)))
  })

  it('lists the assets that connect two chains, by POST or GET', async () => {
    const request = { source_chain_id: 'cosmoshub-4', dest_chain_id: 'osmosis-1' }
    const posted = await post('/v2/fungible/assets_between_chains', request)
    expect(posted.json).toMatchObject({
      assets_between_chains: [
        {
          asset_on_source: { denom: 'uatom', chain_id: 'cosmoshub-4', trace: '', symbol: 'ATOM', decimals: 6 },
          asset_on_dest: { chain_id: 'osmosis-1', trace: 'transfer/channel-0', origin_denom: 'uatom' },
          txs_required: 1,
          bridges: ['IBC'],
        },
      ],
    })
    const asked = await ask(`/v2/fungible/assets_between_chains?${new URLSearchParams({ ...request, include_evm_assets: 'false' })}`)
    expect(asked.json).toEqual(posted.json)
  })

  it('lists EVM counterparts if include_evm_assets is set', async () => {
    const request = { source_chain_id: '10', dest_chain_id: 'osmosis-1' }
    expect((await post('/v2/fungible/assets_between_chains', request)).json).toEqual({ assets_between_chains: [] })
    const { json } = await post('/v2/fungible/assets_between_chains', { ...request, include_evm_assets: true })
    expect(
      json.assets_between_chains.map((pair: { asset_on_dest: { symbol: string }; txs_required: number; bridges: string[] }) => [
        pair.asset_on_dest.symbol,
        pair.txs_required,
        pair.bridges,
      ]),
    ).toEqual([
      ['USDC', 1, ['IBC', 'CCTP']],
      ['axlUSDC', 1, ['AXELAR']],
    ])
  })

  it('reads balances, prices and values over HTTP', async () => {
    const { json } = await post('/v2/info/balances', { chains: { 'osmosis-1': { address: 'osmo1x', denoms: ['uosmo', 'unone'] } } })
    expect(json).toEqual({
      chains: {
        'osmosis-1': {
          address: 'osmo1x',
          denoms: {
            uosmo: { amount: '123', decimals: 6, formatted_amount: '0.000123', price: '0.125', value_usd: '0.000015' },
            unone: { amount: '0', decimals: null, formatted_amount: '0', price: null, value_usd: null },
          },
        },
      },
    })
  })

  it('refuses a request with code, message and details', async () => {
    const missing = await post('/v2/fungible/assets_between_chains', { source_chain_id: 'osmosis-1', dest_chain_id: 'x' })
    expect([missing.status, missing.json]).toEqual([404, { code: 5, message: 'dest chain not found', details: [] }])
    const unsafe = await post('/v2/fungible/route', { ...ends('osmo', 'osmoUsdc'), amount_in: '1000000000000' })
    expect([unsafe.status, unsafe.json.code, unsafe.json.details]).toEqual([
      400,
      3,
      [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'BAD_PRICE_ERROR', domain: 'skip.build', metadata: {} }],
    ])
    const unknown = await post('/v2/info/balances', { chains: { 'nowhere-1': { address: 'x' } } })
    expect([unknown.status, unknown.json.message]).toEqual([400, 'Invalid chain_id: nowhere-1'])
  })

  it('rejects an invalid body, path, method or size', async () => {
    const statuses = await Promise.all([
      post('/v2/fungible/route', '{'),
      post('/v2/fungible/route', '[]'),
      post('/v2/fungible/route', 'null'),
      post('/v2/fungible/route', ''),
      post('/v2/nothing', {}),
      ask('/v2/fungible/route'),
      ask('/v2/info/chains', { method: 'DELETE' }),
      post('/v2/fungible/route', `{"x":"${'x'.repeat(1024 * 1024)}"}`),
      post('/v2/fungible/route', '['.repeat(500_000)),
    ])
    expect(statuses.map(({ status, json }) => [status, json.code, json.message])).toEqual([
      [400, 3, 'the body is not JSON'],
      [400, 3, 'the body must be a JSON object'],
      [400, 3, 'the body must be a JSON object'],
      [400, 3, 'the body is not JSON'],
      [404, 5, 'not found'],
      [405, 12, 'Method Not Allowed'],
      [405, 12, 'Method Not Allowed'],
      [413, 3, 'the body is larger than 1048576 bytes'],
      [400, 3, 'the body is not JSON'],
    ])
    expect(statuses[5]?.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('answers HEAD on every endpoint that answers GET', async () => {
    const [head, get] = [await ask('/v2/info/bridges', { method: 'HEAD' }), await ask('/v2/info/bridges')]
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', get.headers.get('content-length')])
    const posted = await post('/v2/openapi.json', {})
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('answers 500 without details after an internal error', async () => {
    const faults: unknown[] = []
    const broken = await createNode({ planner: { snapshot: () => Promise.reject(new Error('the disk is on fire')) } })
    const http = await serveHttp(broken, { port: 0, mounts: { '/v2/': mountRoutes(broken, { onFault: (fault) => faults.push(fault) }) } })
    const response = await fetch(`${http.url}/v2/info/chains`)
    expect([response.status, await response.json()]).toEqual([500, { code: 2, message: 'internal server error', details: [] }])
    expect(faults).toEqual([new Error('the disk is on fire')])
    await broken.close()
  })

  it('reports no fault if a client disconnects in the middle of its body', async () => {
    const faults: unknown[] = []
    const http = await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node, { onFault: (fault) => faults.push(fault) }) } })
    const arrived = once(http.server, 'request')
    const request = httpRequest(`${http.url}/v2/fungible/route`, { method: 'POST', headers: { 'content-length': 100 } })
    request.on('error', () => {}).write('{')
    const [, response] = (await arrived) as [IncomingMessage, ServerResponse]
    request.destroy()
    await once(response, 'close')
    await http.close()
    expect(faults).toEqual([])
  })

  it('accepts JSON with any content type', async () => {
    const { status } = await post('/v2/fungible/route', { ...ends('atom', 'osmo'), amount_in: '1000000' }, { 'content-type': 'text/plain' })
    expect(status).toBe(200)
  })

  it('rejects pages of other origins, and accepts local pages', async () => {
    const foreign = await ask('/v2/info/bridges', { headers: { origin: 'https://dapp.example' } })
    expect([foreign.status, foreign.json.code]).toEqual([403, 7])
    // A page may send this one without asking first, and would learn nothing of the answer.
    const simple = await post('/v2/tx/submit', '{}', { origin: 'https://dapp.example', 'content-type': 'text/plain' })
    expect([simple.status, simple.json.code]).toEqual([403, 7])
    const local = await ask('/v2/info/bridges', { headers: { origin: 'http://localhost:3000' } })
    expect([local.status, local.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000'])
    const question = await ask('/v2/fungible/route', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect([question.status, question.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
  })

  it('rejects cross-site requests without an origin, such as images and links', async () => {
    const statusFor = async (site: string) => (await exchange(`${url}/v2/info/bridges`, { 'sec-fetch-site': site })).status
    expect(await statusFor('cross-site')).toBe(403)
    expect(await statusFor('same-origin')).toBe(200)
    // `none`: the user entered the address in the browser.
    expect(await statusFor('none')).toBe(200)
  })

  it('serves the endpoints below any prefix of a separate server', async () => {
    const server: Server = createServer(routes(node)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/prefix/api/v2/info/bridges`)
    const { bridges } = (await response.json()) as { bridges: { id: string }[] }
    expect(bridges[1]).toEqual({
      id: 'AXELAR',
      name: 'Axelar',
      logo_uri: 'https://raw.githubusercontent.com/cosmos/chain-registry/master/axelar/images/axl.png',
    })
    server.close()
  })

  it('removes the endpoints from the server after close', async () => {
    const http = await serveHttp(node, { port: 0 })
    const attached = attachRoutes(node, http.server)
    attached.close()
    const response = await fetch(`${http.url}/v2/info/bridges`)
    expect(response.status).toBe(404)
    await http.close()
  })

  it('describes all endpoints in an OpenAPI document', async () => {
    const { json } = await ask('/v2/openapi.json')
    expect(json).toEqual(
      JSON.parse(
        JSON.stringify(
          openApi((await Promise.all([node.planner, node.transfers, node.balances].map((service) => service.endpoints()))).flat()),
        ),
      ),
    )
    expect(Object.entries(json.paths).map(([path, item]) => `${Object.keys(item as object).join(' ')} ${path}`)).toEqual([
      'post /v2/fungible/route',
      'post get /v2/fungible/assets_between_chains',
      'post /v2/fungible/assets_from_source',
      'post /v2/fungible/recommend_assets',
      'post /v2/fungible/ibc_origin_assets',
      'get /v2/fungible/assets',
      'get /v2/info/chains',
      'get /v2/info/bridges',
      'get /v2/fungible/venues',
      'post /v2/fungible/msgs',
      'post /v2/fungible/msgs_direct',
      'post /v2/tx/submit',
      'post /v2/tx/track',
      'get /v2/tx/status',
      'post /v2/info/balances',
    ])
  })
})
