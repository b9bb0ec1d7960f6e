import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type HttpOptions, type ListenerOptions, listener, serveHttp } from '../../../adapters/http/index.js'
import type { RefusalReport } from '../../../adapters/server/index.js'
import { TestNode } from '../../rpc/test-node.js'
import { requestText, Wire } from './exchange.js'

const JSON_TYPE = { 'content-type': 'application/json' }
const CALL = '{"jsonrpc":"2.0","id":1.0,"method":"eth_echo","params":["ä"]}'
const ANSWER = '{"jsonrpc":"2.0","id":1.0,"result":"ä"}'

let node = new TestNode()
afterEach(async () => {
  await node.close()
  await node.until(() => node.open.size === 0)
  node = new TestNode()
})

const serve = (options: Partial<HttpOptions> = {}) => serveHttp(node, { port: 0, ...options })
const post = (url: string, body: string, headers: Record<string, string> = JSON_TYPE) => fetch(url, { method: 'POST', body, headers })

/** Waits until a server has read some bytes of a connection. */
const untilRead = (sockets: readonly Socket[], { socket }: Wire, bytes: number) =>
  vi.waitFor(() => expect(sockets.find(({ remotePort }) => remotePort === socket.localPort)?.bytesRead).toBe(bytes), { timeout: 10_000 })

async function serveWith(handler: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(handler)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  node.onClose(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

describe('answers', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/json-rpc', 'application/jsonrequest'])(
    'POST with content type %s',
    async (type) => {
      const { url } = await serve()
      const response = await post(url, CALL, { 'content-type': type })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(ANSWER)))
      expect(await response.text()).toBe(ANSWER)
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])('415 for content type %j', async (type) => {
    const { url } = await serve()
    const response = await post(url, CALL, { 'content-type': type })
    expect(response.status).toBe(415)
    expect(await response.text()).toBe('invalid content type, only application/json is supported')
  })

  test('415 without a content type', async () => {
    const { port } = await serve()
    const wire = await Wire.open(port)
    expect((await wire.write(requestText(CALL, [])).answer()).status).toBe(415)
    // The connection goes on, although the body was not looked at.
    expect((await wire.write(requestText(CALL)).answer()).status).toBe(200)
  })

  test.each(['PUT', 'DELETE', 'PATCH'])('405 for %s', async (method) => {
    const { url } = await serve()
    const response = await fetch(url, { method, body: CALL, headers: JSON_TYPE })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS')
    expect(await response.text()).toBe('method not allowed')
  })

  test('GET and HEAD: 200 and nothing, for health probes; 405 with a body', async () => {
    const { url, port } = await serve()
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${url}/?probe=1`, { method })
      expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', ''])
    }
    const wire = await Wire.open(port)
    expect((await wire.write(requestText(CALL).replace('POST', 'GET')).answer()).status).toBe(405)
  })

  test('404 for other paths', async () => {
    const { url } = await serve()
    const response = await post(`${url}/other`, CALL)
    expect([response.status, await response.text()]).toEqual([404, 'not found'])
  })

  test('200 for every JSON-RPC error', async () => {
    const { url } = await serve()
    for (const [body, code] of [
      ['{', -32700],
      ['', -32700],
      ['[]', -32600],
      ['{"id":1,"method":"eth_nothing"}', -32601],
      ['{"id":1,"method":"admin_peers"}', -32601],
      ['{"id":1,"method":"eth_subscribe","params":["newHeads"]}', -32601],
      ['{"id":1,"method":"eth_crash"}', -32603],
    ] as const) {
      const response = await post(url, body)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ error: { code } })
    }
  })

  test('200 and nothing when there are only notifications', async () => {
    const { url } = await serve()
    for (const body of ['{"jsonrpc":"2.0","method":"eth_null"}', '[{"jsonrpc":"2.0","method":"eth_null"}]']) {
      const response = await post(url, body)
      expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', ''])
    }
    expect(node.ran).toEqual(['eth_null', 'eth_null'])
  })

  test('limits of batches and time', async () => {
    const { url } = await serve({ batchRequestLimit: 1, timeoutMs: 50 })
    expect(await (await post(url, '[{"id":1,"method":"eth_null"},{"id":2,"method":"eth_null"}]')).text()).toBe(
      '[{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"batch too large"}}]',
    )
    expect(await (await post(url, '{"id":1,"method":"eth_slow"}')).text()).toBe(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"request timed out"}}',
    )
  })

  test('private methods only where no credential is needed', async () => {
    const call = '{"jsonrpc":"2.0","id":1,"method":"debug_secret"}'
    const closed = await serve({ namespaces: ['debug'] })
    expect(await (await post(closed.url, call)).text()).toContain('"code":4100')
    const open = await serve({ namespaces: 'all', auth: { mode: 'off' } })
    expect(await (await post(open.url, call)).text()).toContain('"result":"told"')
  })

  test('several requests on one connection, also sent at once', async () => {
    const { port } = await serve()
    const wire = await Wire.open(port)
    wire.write(requestText('{"id":1,"method":"eth_null"}') + requestText('{"id":2,"method":"eth_null"}'))
    expect([(await wire.answer()).body, (await wire.answer()).body]).toEqual([
      '{"jsonrpc":"2.0","id":1,"result":null}',
      '{"jsonrpc":"2.0","id":2,"result":null}',
    ])
  })
})

describe('compression', () => {
  const call = (length: number) => `{"id":1,"method":"eth_text","params":[${length}]}`

  test('of answers that are long enough, for those who take it', async () => {
    const { port } = await serve()
    const wire = await Wire.open(port)
    const ask = async (length: number, accepted?: string) => {
      const headers = ['Content-Type: application/json', ...(accepted === undefined ? [] : [`Accept-Encoding: ${accepted}`])]
      return wire.write(requestText(call(length), headers)).answer()
    }
    for (const accepted of ['gzip', 'deflate, GZIP;q=0.5', 'br, gzip']) {
      const { head, body } = await ask(5000, accepted)
      expect(head).toMatch(/content-encoding: gzip/i)
      expect(head).toMatch(/vary: .*accept-encoding/i)
      expect(JSON.parse(gunzipSync(Buffer.from(body, 'latin1')).toString()).result).toBe('x'.repeat(5000))
    }
    for (const [length, accepted] of [
      [500, 'gzip'],
      [5000, 'gzip;q=0'],
      [5000, 'br'],
      [5000, undefined],
    ] as const) {
      const { head, body } = await ask(length, accepted)
      expect(head).not.toMatch(/content-encoding/i)
      expect(JSON.parse(body).result).toHaveLength(length)
    }
  })

  test('to requests that do not wait for each other are made one after the other', async () => {
    const wire = await Wire.open((await serve()).port)
    const count = 600
    for (let id = 0; id < count; id++) wire.write(requestText(`{"id":${id},"method":"eth_slow"}`))
    for (let id = 0; id < count; id++) {
      await node.until(() => node.slow.length > id)
      expect(node.slow.length).toBe(id + 1)
      node.slow[id]!.finish(null)
      expect(JSON.parse((await wire.answer()).body).id).toBe(id)
    }
  })

  test('long bodies wait for each other when there are many, short ones do not', async () => {
    const { url, port, server } = await serve({ bodyLimit: 12_000_000 })
    const sockets: Socket[] = []
    server.on('connection', (socket: Socket) => sockets.push(socket))
    const body = (id: number) => `{"id":${id},"method":"eth_null"}${' '.repeat(9_000_000)}`
    const idle = await Wire.open(port)
    const waiting = await Wire.open(port)
    const unfinished = requestText(body(1)).slice(0, -1)
    idle.write(unfinished)
    // The server reserves memory for a body when it has read its beginning.
    await untilRead(sockets, idle, unfinished.length)
    waiting.write(requestText(body(2)))
    for (let id = 0; id < 20; id++) expect((await post(url, CALL)).status).toBe(200)
    expect(node.ran).not.toContain('eth_null')
    idle.write(' ')
    expect(JSON.parse((await idle.answer()).body).id).toBe(1)
    expect(JSON.parse((await waiting.answer()).body).id).toBe(2)
    // A peer that disconnects before it has sent its whole body releases its memory.
    const gone = await Wire.open(port)
    gone.write(unfinished)
    await untilRead(sockets, gone, unfinished.length)
    const next = post(url, body(4))
    gone.socket.destroy()
    expect(await (await next).json()).toMatchObject({ id: 4 })
  })

  test('a large answer arrives whole', async () => {
    const { url } = await serve()
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'accept-encoding': 'identity' }]) {
      const answer = (await (await post(url, call(20_000_000), headers)).json()) as { result: string }
      expect(answer.result.length).toBe(20_000_000)
    }
  })
})

describe('bodies beyond the limit', () => {
  const long = `{"id":1,"method":"eth_echo","params":["${'x'.repeat(150)}"]}`

  test('declared: 413, and the connection goes on', async () => {
    const { port } = await serve({ bodyLimit: 100 })
    const wire = await Wire.open(port)
    const { status, head, body } = await wire.write(requestText(long)).answer()
    expect([status, body]).toEqual([413, `content length too large (${long.length}>100)`])
    expect(head).toMatch(/connection: keep-alive/i)
    expect((await wire.write(requestText('{"id":2,"method":"eth_null"}')).answer()).status).toBe(200)
  })

  test('declared far too long: 413 before it is sent, and the connection is closed', async () => {
    const { port } = await serve({ bodyLimit: 100 })
    const wire = await Wire.open(port)
    wire.write('POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 9000000000', '', 'x')
    const { status, head, body } = await wire.answer()
    expect([status, body]).toEqual([413, 'content length too large (9000000000>100)'])
    expect(head).toMatch(/connection: close/i)
    wire.write('x'.repeat(1000))
    await wire.closed()
  })

  test('not declared: 413 as soon as it is too long', async () => {
    const { port } = await serve({ bodyLimit: 100 })
    const wire = await Wire.open(port)
    const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
    wire.write(
      'POST / HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      chunk(60) + chunk(60),
    )
    const { status, head, body } = await wire.answer()
    expect([status, body]).toEqual([413, 'content length too large (>100)'])
    expect(head).toMatch(/connection: close/i)
    wire.write(chunk(1000))
    await wire.closed()
    expect(node.ran).toEqual([])
  })

  test('in chunks, but within the limit: answered', async () => {
    const { port } = await serve({ bodyLimit: 100 })
    const wire = await Wire.open(port)
    const body = '{"id":1,"method":"eth_null"}'
    wire.write('POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Transfer-Encoding: chunked', '', '')
    for (const character of body) wire.write(`1\r\n${character}\r\n`)
    expect((await wire.write('0\r\n\r\n').answer()).body).toBe('{"jsonrpc":"2.0","id":1,"result":null}')
  })

  test('a client that sends it all reads the answer', async () => {
    const { url } = await serve({ bodyLimit: 1_000_000 })
    const response = await post(url, 'x'.repeat(8_000_000))
    expect(response.status).toBe(413)
  })
})

describe('who may ask', () => {
  const ask = async (port: number, host: string, ...headers: string[]) =>
    (await Wire.open(port)).write(requestText(CALL, ['Content-Type: application/json', ...headers], host)).answer()

  test.each(['localhost', 'LOCALHOST:8545', '127.0.0.1', '192.168.1.5:80', '[::1]:8545', ''])('host %j', async (host) => {
    const { port } = await serve()
    expect((await ask(port, host)).status).toBe(200)
  })

  test.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', 'a b', '[::1', '127.0.0.1.evil.example'])(
    'not host %j',
    async (host) => {
      const { port } = await serve()
      const { status, body } = await ask(port, host)
      expect([status, body]).toEqual([403, 'invalid host specified'])
    },
  )

  test('listed hosts', async () => {
    const { port } = await serve({ vhosts: ['Node.Example'] })
    expect((await ask(port, 'node.example:8545')).status).toBe(200)
    expect((await ask(port, 'localhost')).status).toBe(403)
    const any = await serve({ vhosts: ['*'] })
    expect((await ask(any.port, 'anything.example')).status).toBe(200)
  })

  test.each([
    'http://localhost:3000',
    'https://localhost',
    'http://127.0.0.1:5173',
    'http://[::1]:9',
    'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
    'moz-extension://8c0c8d4b-0e5e-4a47-b7a4-6a1f8c6a3f11',
  ])('origin %s', async (origin) => {
    const { port } = await serve()
    const { status, head } = await ask(port, 'localhost', `Origin: ${origin}`)
    expect(status).toBe(200)
    expect(head.toLowerCase()).toContain(`access-control-allow-origin: ${origin}`)
    expect(head).toMatch(/vary: origin/i)
  })

  test.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.evil.example', 'null', 'file://', 'nonsense'])(
    'not origin %s',
    async (origin) => {
      const { port } = await serve()
      const { status, head, body } = await ask(port, 'localhost', `Origin: ${origin}`)
      expect([status, body]).toEqual([403, `origin ${origin} is not allowed: name it in corsOrigins`])
      expect(head).not.toMatch(/access-control/i)
      expect(node.ran).toEqual([])
    },
  )

  test.each([
    ['cross-site', 403],
    ['same-site', 200],
    ['same-origin', 200],
    ['none', 200],
  ])('no origin, and Sec-Fetch-Site %s: %i', async (site, status) => {
    const { port } = await serve()
    // As an image of a page does, which browsers send without an origin.
    const wire = await Wire.open(port)
    const answer = await wire.write('GET / HTTP/1.1', 'Host: localhost', `Sec-Fetch-Site: ${site}`, '', '').answer()
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toBe('a request of another site without an Origin is not allowed')
  })

  test('a listed origin is let in from another site, and without an origin only where any page is', async () => {
    const listed = await serve({ corsOrigins: ['https://dapp.example'] })
    expect((await ask(listed.port, 'localhost', 'Origin: https://dapp.example', 'Sec-Fetch-Site: cross-site')).status).toBe(200)
    expect((await ask(listed.port, 'localhost', 'Sec-Fetch-Site: cross-site')).status).toBe(403)
    expect((await ask((await serve({ corsOrigins: ['*'] })).port, 'localhost', 'Sec-Fetch-Site: cross-site')).status).toBe(200)
  })

  test("the node's own origin", async () => {
    const { port } = await serve({ vhosts: ['node.example'] })
    expect((await ask(port, `node.example:${port}`, `Origin: http://node.example:${port}`)).status).toBe(200)
    expect((await ask(port, `node.example:${port}`, `Origin: http://node.example:1`)).status).toBe(403)
    expect((await ask(port, `192.168.1.5:80`, `Origin: http://192.168.1.5`)).status).toBe(200)
    expect((await ask(port, `192.168.1.5`, `Origin: http://192.168.1.6`)).status).toBe(403)
  })

  test('listed origins', async () => {
    const { port } = await serve({ corsOrigins: ['https://dapp.example', 'other.example', 'null'] })
    for (const [origin, status] of [
      ['https://dapp.example', 200],
      ['http://dapp.example', 403],
      ['http://other.example:81', 200],
      ['null', 200],
      ['https://evil.example', 403],
    ] as const) {
      expect((await ask(port, 'localhost', `Origin: ${origin}`)).status).toBe(status)
    }
    const any = await serve({ corsOrigins: ['*'] })
    const { status, head } = await ask(any.port, 'localhost', 'Origin: https://evil.example')
    expect(status).toBe(200)
    expect(head).toMatch(/access-control-allow-origin: \*/i)
  })

  test('no CORS headers where no page asks', async () => {
    const { port } = await serve()
    expect((await ask(port, 'localhost')).head).not.toMatch(/access-control/i)
  })

  test('preflight', async () => {
    const { url } = await serve({ corsOrigins: ['https://dapp.example'] })
    const preflight = (origin: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
      })
    const { status, headers } = await preflight('https://dapp.example')
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://dapp.example')
    expect(headers.get('access-control-allow-methods')).toBe('POST, GET')
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type')
    expect(headers.get('access-control-max-age')).toBe('600')
    expect((await preflight('https://evil.example')).status).toBe(403)
    const plain = await fetch(url, { method: 'OPTIONS' })
    expect([plain.status, plain.headers.get('allow')]).toEqual([200, 'POST, GET, HEAD, OPTIONS'])
  })
})

test('every refusal is reported, and nothing else', async () => {
  const refusals: RefusalReport[] = []
  const { url } = await serve({ auth: { tokens: ['right'] }, bodyLimit: 100, onRefusal: (refusal) => refusals.push(refusal) })
  await post(url, CALL)
  await post(url, 'not JSON')
  await post(url, CALL, { ...JSON_TYPE, authorization: 'Bearer wrong' })
  await post(url, CALL, { ...JSON_TYPE, origin: 'https://evil.example' })
  await post(url, CALL, {})
  await post(url, CALL.padEnd(101), JSON_TYPE)
  await fetch(url, { method: 'PUT' })
  expect(refusals.map(({ status, text }) => `${status} ${text}`)).toEqual([
    '401 invalid token',
    '403 origin https://evil.example is not allowed: name it in corsOrigins',
    '415 invalid content type, only application/json is supported',
    '413 content length too large (102>100)',
    '405 method not allowed',
  ])
  expect(new Set(refusals.map(({ remoteAddress }) => remoteAddress))).toEqual(new Set(['127.0.0.1']))
})

describe('peers that misbehave', () => {
  test('a peer that leaves while it waits ends its session', async () => {
    const { port } = await serve()
    const wire = await Wire.open(port)
    wire.write(requestText('{"id":1,"method":"eth_slow"}'))
    await node.until(() => node.slow.length === 1)
    expect(node.open.size).toBe(1)
    wire.socket.destroy()
    await node.until(() => node.open.size === 0)
  })

  test('a peer that leaves in the middle of its body leaves nothing behind', async () => {
    const { port, server } = await serve()
    const wire = await Wire.open(port)
    const arrived = once(server, 'request')
    wire.write('POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 100', '', '{')
    const [request] = await arrived
    wire.socket.destroy()
    await new Promise((resolve) => request.once('close', resolve))
    expect(node.ran).toEqual([])
  })

  test.each([
    ['head', ['POST / HTTP/1.1', 'Host: localhost', 'Content-']],
    ['body', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 100', '', '{']],
  ])('a %s that does not come to an end is given up', async (_part, lines) => {
    const { port } = await serve({ timeoutMs: 100 })
    const wire = await Wire.open(port)
    expect((await wire.write(...lines).answer()).status).toBe(408)
    await wire.closed()
  })

  test('a peer that does not read its answer is given up', async () => {
    const { port } = await serve({ timeoutMs: 100 })
    const wire = await Wire.open(port)
    wire.socket.pause()
    wire.write(requestText('{"id":1,"method":"eth_text","params":[20000000]}'))
    await node.until(() => node.open.size === 1)
    await node.until(() => node.open.size === 0)
  })

  test('a connection that rests is closed', async () => {
    const { port } = await serve({ idleTimeoutMs: 1 })
    const wire = await Wire.open(port)
    await wire.write(requestText(CALL)).answer()
    await wire.closed()
  })

  test('one connection too many is dropped', async () => {
    const { port } = await serve({ connectionLimit: 1 })
    const first = await Wire.open(port)
    await first.write(requestText(CALL)).answer()
    await (await Wire.open(port)).closed()
    expect((await first.write(requestText(CALL)).answer()).status).toBe(200)
  })
})

describe('life', () => {
  test('port 0 is a free port, and the url can be connected to', async () => {
    const { url, port, host } = await serve({ host: '0.0.0.0' })
    expect(host).toBe('0.0.0.0')
    expect(url).toBe(`http://127.0.0.1:${port}`)
    expect((await fetch(url)).status).toBe(200)
  })

  test('a port that is taken', async () => {
    const { port } = await serve()
    await expect(serve({ port })).rejects.toThrow(
      `127.0.0.1:${port} is already in use: another node may be running there; choose another with port (0 picks a free one)`,
    )
    await expect(serve({ port })).rejects.toMatchObject({ name: 'ListenFailed', code: 'EADDRINUSE' })
  })

  test("an address that is not this machine's", async () => {
    await expect(serve({ host: '192.0.2.1' })).rejects.toThrow(
      '192.0.2.1:0 cannot be listened on: 192.0.2.1 is not an address of this machine; choose another with host',
    )
  })

  test('close lets requests finish and takes no new ones', async () => {
    const { url, close } = await serve()
    const answer = post(url, '{"id":1,"method":"eth_slow"}')
    await node.until(() => node.slow.length === 1)
    const closed = close()
    expect(close()).toBe(closed)
    node.slow[0]!.finish('done')
    expect(await (await answer).text()).toContain('"result":"done"')
    await closed
    await expect(fetch(url)).rejects.toThrow()
    expect(node.closers.size).toBe(0)
  })

  test('close cuts what does not finish', async () => {
    const { url, close } = await serve()
    const answer = post(url, '{"id":1,"method":"eth_slow"}')
    await node.until(() => node.slow.length === 1)
    const failed = expect(answer).rejects.toThrow()
    await close()
    await failed
  })

  test('the server stops with the node', async () => {
    const { url } = await serve()
    await node.close()
    await expect(fetch(url)).rejects.toThrow()
  })
})

describe('options', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ port: 70_000 }, `option 'port': expected an integer from 0 (a free port) to 65535, got 70000`],
    [{ port: '8545' }, `option 'port': expected an integer from 0 (a free port) to 65535, got "8545"`],
    [{ host: '' }, `option 'host': expected an address or a host name, got ""`],
    [{ namespaces: [] }, `option 'namespaces': expected a list of one or more namespaces, or 'all', got []`],
    [{ namespaces: 'eth' }, `option 'namespaces': expected a list of one or more namespaces, or 'all', got "eth"`],
    [{ corsOrigins: '*' }, `option 'corsOrigins': expected a list of origins such as 'https://dapp.example', or ['*'], got "*"`],
    [{ bodyLimit: 0 }, `option 'bodyLimit': expected an integer from 1, got 0`],
    [{ timeoutMs: 2 ** 31 }, `option 'timeoutMs': expected milliseconds from 0 (no limit) to 2147483647, got 2147483648`],
    [{ insecure: 1 as never }, `option 'insecure': expected true or false, got 1`],
    [{ bodylimit: 1 }, `option 'bodylimit': expected a known option, such as 'bodyLimit', got 1`],
  ])('%j', async (options, message) => {
    await expect(serve(options)).rejects.toThrow(message)
  })

  test('undefined is not given', async () => {
    const options: Record<string, unknown> = { namespaces: undefined }
    expect((await post((await serve(options)).url, CALL)).status).toBe(200)
  })
})

describe('listener', () => {
  const mounted = async (before: (request: Parameters<RequestListener>[0]) => Promise<object>, options: Partial<ListenerOptions> = {}) => {
    const answer = listener(node, options)
    return serveWith((request, response) => {
      void before(request).then((left) => answer(Object.assign(request, left), response))
    })
  }

  test('in a plain server, at any path', async () => {
    const { url } = await mounted(async () => ({}))
    expect(await (await post(`${url}/any/path`, CALL)).text()).toBe(ANSWER)
  })

  test('keeps the headers that a middleware has set', async () => {
    const answer = listener(node, {})
    const { url } = await serveWith((request, response) => {
      response.setHeader('vary', 'Accept-Language').setHeader('x-served-by', 'here')
      answer(request, response)
    })
    const { headers } = await post(url, CALL)
    expect([headers.get('vary'), headers.get('x-served-by')]).toEqual(['Accept-Language, Origin', 'here'])
  })

  test('after a middleware that parsed the body', async () => {
    const { url } = await mounted(async (request) => ({ body: JSON.parse(await text(request)) }))
    expect(await (await post(url, CALL)).text()).toBe(ANSWER.replace('1.0', '1'))
    expect(await (await post(url, '[]')).text()).toContain('empty batch')
  })

  test('after a middleware that kept the raw body', async () => {
    const { url } = await mounted(async (request) => ({ rawBody: Buffer.from(await text(request)), body: {} }))
    expect(await (await post(url, CALL)).text()).toBe(ANSWER)
  })

  test('after a middleware that left a body unread', async () => {
    const { url } = await mounted(async () => ({ body: {} }))
    expect(await (await post(url, CALL)).text()).toBe(ANSWER)
  })

  test('after a middleware that read the body and left nothing', async () => {
    const { url } = await mounted(async (request) => ({ read: await text(request) }))
    const response = await post(url, CALL)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(
      'the request body was read before the JSON-RPC listener could: mount the listener before body parsers',
    )
  })

  test('when the node will not have a connection', async () => {
    const answer = listener({
      connect() {
        throw new Error('a secret of the inside')
      },
    })
    const { url } = await serveWith(answer)
    const response = await post(url, CALL)
    expect([response.status, await response.text()]).toEqual([500, 'internal error'])
  })
})
