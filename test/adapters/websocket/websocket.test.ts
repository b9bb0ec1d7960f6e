import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { serveHttp } from '../../../adapters/http/index.js'
import { attachWebSocket, serveWebSocket, type WebSocketOptions } from '../../../adapters/websocket/index.js'
import { TestNode } from '../../rpc/test-node.js'
import { Wire } from '../http/exchange.js'

let node = new TestNode()
afterEach(async () => {
  await node.close()
  await node.until(() => node.open.size === 0)
  node = new TestNode()
})

const serve = (options: Partial<WebSocketOptions> = {}) => serveWebSocket(node, { port: 0, ...options })

/** Client that records what it receives. */
class Client {
  readonly received: string[] = []
  readonly closed: Promise<{ code: number; reason: string }>

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (message) => this.received.push(message.toString()))
    this.closed = new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })))
  }

  static async open(url: string, options: ClientOptions = {}): Promise<Client> {
    const client = new Client(new WebSocket(url, options))
    await once(client.socket, 'open')
    return client
  }

  /** Everything received, once there are `count` messages. */
  async messages(count: number): Promise<string[]> {
    while (this.received.length < count) await once(this.socket, 'message')
    return this.received
  }

  async ask(text: string): Promise<string> {
    const next = this.received.length
    this.socket.send(text)
    return (await this.messages(next + 1))[next] ?? ''
  }
}

/** The HTTP answer to an upgrade that is refused. */
async function refused(url: string, options: ClientOptions = {}): Promise<{ status: number | undefined; body: string }> {
  const socket = new WebSocket(url, options)
  const [, response] = await once(socket, 'unexpected-response')
  let body = ''
  for await (const chunk of response) body += chunk
  socket.on('error', () => {}).terminate()
  return { status: response.statusCode, body }
}

describe('messages', () => {
  test('answers messages with or without a version', async () => {
    const client = await Client.open((await serve()).url)
    expect(await client.ask('{"jsonrpc":"2.0","id":1.0,"method":"eth_echo","params":["ä"]}')).toBe(
      '{"jsonrpc":"2.0","id":1.0,"result":"ä"}',
    )
    expect(await client.ask('{"id":2,"method":"eth_null"}')).toBe('{"jsonrpc":"2.0","id":2,"result":null}')
    expect(await client.ask('[{"id":3,"method":"eth_null"},{"method":"eth_null"}]')).toBe('[{"jsonrpc":"2.0","id":3,"result":null}]')
  })

  test('reads binary frames as text', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send(Buffer.from('{"id":1,"method":"eth_null"}'), { binary: true })
    expect(await client.messages(1)).toEqual(['{"jsonrpc":"2.0","id":1,"result":null}'])
  })

  test('does not answer notifications', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send('{"method":"eth_null"}')
    expect(await client.ask('{"id":2,"method":"eth_null"}')).toBe('{"jsonrpc":"2.0","id":2,"result":null}')
    expect(node.ran).toEqual(['eth_null', 'eth_null'])
  })

  test('keeps the socket after messages that are not JSON', async () => {
    const client = await Client.open((await serve()).url)
    expect(await client.ask('{')).toBe('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}')
    expect(await client.ask('{"id":2,"method":"eth_null"}')).toBe('{"jsonrpc":"2.0","id":2,"result":null}')
  })

  test('answers messages in the order of completion', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send('{"id":1,"method":"eth_slow"}')
    expect(await client.ask('{"id":2,"method":"eth_null"}')).toContain('"id":2')
    node.slow[0]!.finish('late')
    expect((await client.messages(2))[1]).toBe('{"jsonrpc":"2.0","id":1,"result":"late"}')
  })

  test('answers a thousand simultaneous messages', async () => {
    const client = await Client.open((await serve()).url)
    for (let id = 0; id < 1000; id++) client.socket.send(`{"id":${id},"method":"eth_echo","params":[${id}]}`)
    const answers = (await client.messages(1000)).map((text) => JSON.parse(text))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1000)
    expect(answers.every(({ id, result }) => id === result)).toBe(true)
  })

  test('answers sixty-four messages of a peer at a time', async () => {
    const client = await Client.open((await serve()).url)
    for (let id = 0; id < 1000; id++) client.socket.send(`{"id":${id},"method":"eth_slow"}`)
    await node.until(() => node.slow.length === 64)
    const other = await Client.open((await serve()).url)
    for (let id = 0; id < 20; id++) await other.ask(`{"id":${id},"method":"eth_null"}`)
    expect(node.slow.length).toBe(64)
    for (let answered = 0; answered < 1000; answered++) {
      await node.until(() => node.slow.length > answered)
      node.slow[answered]!.finish(answered)
    }
    expect(new Set((await client.messages(1000)).map((text) => JSON.parse(text).id)).size).toBe(1000)
  })

  test('answers one message at a time with inFlightLimit 1', async () => {
    const client = await Client.open((await serve({ inFlightLimit: 1 })).url)
    client.socket.send('{"id":1,"method":"eth_slow"}')
    client.socket.send('{"id":2,"method":"eth_null"}')
    await node.until(() => node.slow.length === 1)
    node.slow[0]!.finish(null)
    expect((await client.messages(2)).map((text) => JSON.parse(text).id)).toEqual([1, 2])
  })

  test('closes the socket with 1009 on a message beyond the limit', async () => {
    const { url } = await serve({ messageLimit: 100 })
    const client = await Client.open(url)
    client.socket.send('x'.repeat(101))
    expect((await client.closed).code).toBe(1009)
    await node.until(() => node.open.size === 0)
    const other = await Client.open(url)
    expect(await other.ask(`{"id":1,"method":"eth_null"}${' '.repeat(72)}`)).toContain('"result":null')
  })

  test('bounds the memory of incomplete messages of all peers', async () => {
    const { url } = await serve({ messageLimit: 2 ** 24 })
    const clients = await Promise.all(Array.from({ length: 3 }, () => Client.open(url)))
    const begin = `{"id":1,"method":"eth_null"}${' '.repeat(15_000_000)}`
    for (const { socket } of clients) socket.send(begin, { fin: false })
    const unread = () => clients.filter(({ socket }) => socket.bufferedAmount > 0)
    // Short messages are answered meanwhile.
    const other = await Client.open(url)
    while (clients.every(({ socket }) => socket.bufferedAmount > 0)) await other.ask('{"id":0,"method":"eth_null"}')
    for (let id = 0; id < 50; id++) await other.ask(`{"id":${id},"method":"eth_null"}`)
    expect(unread().length).toBe(2)
    for (const { socket } of clients) socket.send(' ', { fin: true })
    for (const client of clients) expect((await client.messages(1))[0]).toContain('"result":null')
  })

  test('closes the socket with 1008 on a long message that is never completed', async () => {
    const client = await Client.open((await serve({ timeoutMs: 50 })).url)
    client.socket.send(' '.repeat(100_000), { fin: false })
    expect(await client.closed).toEqual({ code: 1008, reason: 'message timed out' })
  })

  test('closes the socket with 1009 on a message in too many frames', async () => {
    const client = await Client.open((await serve({ messageLimit: 100_000 })).url)
    for (let i = 0; i < 15_000; i++) client.socket.send(' '.repeat(10), { fin: false })
    expect((await client.closed).code).toBe(1009)
  })

  test('answers messages of much memory a few at a time', async () => {
    const client = await Client.open((await serve()).url)
    for (let id = 0; id < 20; id++) client.socket.send(`{"id":${id},"method":"eth_slow"}${' '.repeat(60_000)}`)
    await node.until(() => node.slow.length === 2)
    const other = await Client.open((await serve()).url)
    for (let id = 0; id < 20; id++) await other.ask(`{"id":${id},"method":"eth_null"}`)
    expect(node.slow.length).toBe(2)
    for (let answered = 0; answered < 20; answered++) {
      await node.until(() => node.slow.length > answered)
      node.slow[answered]!.finish(answered)
    }
    await client.messages(20)
  })

  test('closes the socket with 1007 on text that is not UTF-8', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect((await client.closed).code).toBe(1007)
  })

  test('applies the limits and permissions of the options', async () => {
    const { url } = await serve({ namespaces: ['debug'], batchRequestLimit: 1, timeoutMs: 5 })
    const client = await Client.open(url)
    expect(await client.ask('{"id":1,"method":"eth_null"}')).toContain('"code":-32601')
    expect(await client.ask('{"id":1,"method":"debug_secret"}')).toContain('"code":4100')
    expect(await client.ask('[{"id":1},{"id":2}]')).toContain('batch too large')
    const open = await Client.open((await serve({ auth: { mode: 'off' }, namespaces: 'all', timeoutMs: 5 })).url)
    expect(await open.ask('{"id":1,"method":"debug_secret"}')).toContain('"result":"told"')
    expect(await open.ask('{"id":1,"method":"eth_slow"}')).toContain('request timed out')
  })
})

describe('subscriptions', () => {
  const FIRST = '0x00000000000000000000000000000001'
  const SECOND = '0x00000000000000000000000000000002'
  const notification = (id: string, result: string) =>
    `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"${id}","result":${result}}}`

  test('sends the answer with the id before the first notification', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send('{"id":1,"method":"eth_subscribe","params":[{"at":"once"}]}')
    await client.messages(2)
    node.emit({ later: true })
    expect(await client.messages(3)).toEqual([
      `{"jsonrpc":"2.0","id":1,"result":"${FIRST}"}`,
      notification(FIRST, '{"at":"once"}'),
      notification(FIRST, '{"later":true}'),
    ])
  })

  test('starts the subscriptions of a batch after its answer', async () => {
    const client = await Client.open((await serve()).url)
    client.socket.send('[{"id":1,"method":"eth_subscribe","params":["a"]},{"id":2,"method":"eth_subscribe","params":["b"]}]')
    expect(await client.messages(3)).toEqual([
      `[{"jsonrpc":"2.0","id":1,"result":"${FIRST}"},{"jsonrpc":"2.0","id":2,"result":"${SECOND}"}]`,
      notification(FIRST, '"a"'),
      notification(SECOND, '"b"'),
    ])
  })

  test('closes a peer that does not read its notifications', async () => {
    const { url } = await serve({ sendBufferLimit: 100_000 })
    const client = await Client.open(url)
    await client.ask('{"id":1,"method":"eth_subscribe"}')
    client.socket.pause()
    let sent = 0
    while (node.open.size > 0) node.emit(`${sent++} ${'x'.repeat(10_000)}`)
    client.socket.resume()
    expect(await client.closed).toEqual({ code: 1008, reason: 'subscription queue overflow' })
    // All events before the end have arrived, in order.
    const values = client.received.slice(1).map((text) => Number.parseInt(JSON.parse(text).params.result, 10))
    expect(values).toEqual(Array.from({ length: sent - 1 }, (_, position) => position))
  })

  test('counts notifications that are held back behind a batch', async () => {
    const client = await Client.open((await serve({ sendBufferLimit: 100_000 })).url)
    client.socket.send('[{"id":1,"method":"eth_subscribe"},{"id":2,"method":"eth_subscribe"},{"id":3,"method":"eth_slow"}]')
    await node.until(() => node.slow.length === 1)
    let emitted = 0
    while (node.open.size > 0 && emitted < 1000) node.emit(`${emitted++} ${'x'.repeat(10_000)}`)
    expect(emitted).toBe(5)
    expect(await client.closed).toEqual({ code: 1008, reason: 'subscription queue overflow' })
    node.slow[0]!.finish(null)
  })

  test('runs few calls of a peer that does not read its answers', async () => {
    const client = await Client.open((await serve({ sendBufferLimit: 100_000 })).url)
    client.socket.pause()
    for (let id = 0; id < 20; id++) client.socket.send(`{"id":${id},"method":"eth_text","params":[5000000]}`)
    await node.until(() => node.ran.length > 0)
    const other = await Client.open((await serve()).url)
    for (let id = 0; id < 20; id++) await other.ask(`{"id":${id},"method":"eth_null"}`)
    expect(node.ran.filter((method) => method === 'eth_text').length).toBeLessThan(6)
    client.socket.resume()
    await client.messages(20)
  })

  test('holds large answers for a slow peer', async () => {
    const { url } = await serve({ sendBufferLimit: 100_000 })
    const client = await Client.open(url)
    await client.ask('{"id":0,"method":"eth_subscribe"}')
    for (let id = 1; id <= 20; id++) client.socket.send(`{"id":${id},"method":"eth_text","params":[1000000]}`)
    const answers = (await client.messages(21)).map((text) => JSON.parse(text))
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, id) => id))
    node.emit('still here')
    expect((await client.messages(22))[21]).toBe(notification(FIRST, '"still here"'))
  })

  test('reads nothing of a peer that does not read its answers', async () => {
    const { url } = await serve({ sendBufferLimit: 100_000 })
    const client = await Client.open(url)
    client.socket.pause()
    client.socket.send('{"id":1,"method":"eth_text","params":[20000000]}')
    await node.until(() => node.ran.length === 1)
    client.socket.send('{"id":2,"method":"eth_null"}')
    const other = await Client.open(url)
    for (let id = 0; id < 10; id++) await other.ask(`{"id":${id},"method":"eth_echo"}`)
    expect(node.ran).not.toContain('eth_null')
    client.socket.resume()
    expect((await client.messages(2))[1]).toBe('{"jsonrpc":"2.0","id":2,"result":null}')
  })

  test('ends subscriptions with the socket', async () => {
    const client = await Client.open((await serve()).url)
    await client.ask('{"id":1,"method":"eth_subscribe"}')
    client.socket.close()
    await node.until(() => node.open.size === 0)
    node.emit('nobody hears')
  })
})

describe('silence', () => {
  test('pings a silent peer, and keeps it while it answers', async () => {
    const client = await Client.open((await serve({ pingIntervalMs: 5, pongTimeoutMs: 5000 })).url)
    for (let count = 0; count < 3; count++) await once(client.socket, 'ping')
    expect(await client.ask('{"id":1,"method":"eth_null"}')).toContain('"result":null')
  })

  test('keeps a peer whose messages are not read at the moment', async () => {
    const client = await Client.open((await serve({ pingIntervalMs: 5, pongTimeoutMs: 5, inFlightLimit: 1 })).url, { autoPong: false })
    client.socket.send('{"id":1,"method":"eth_slow"}')
    for (let count = 0; count < 3; count++) await once(client.socket, 'ping')
    node.slow[0]!.finish('in the end')
    expect((await client.messages(1))[0]).toContain('in the end')
    await client.closed
  })

  test('closes a peer that does not answer pings', async () => {
    const client = await Client.open((await serve({ pingIntervalMs: 5, pongTimeoutMs: 5 })).url, { autoPong: false })
    expect((await client.closed).code).toBe(1006)
    await node.until(() => node.open.size === 0)
  })
})

describe('a port of its own', () => {
  test.each([
    ['nothing', ''],
    ['half an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'],
  ])('closes a peer that sends %s within the time of a request', async (_what, text) => {
    const { port } = await serve({ timeoutMs: 100 })
    const wire = await Wire.open(port)
    wire.write(text)
    await wire.closed()
  })

  test('keeps an idle socket for longer than that', async () => {
    const { url, port } = await serve({ timeoutMs: 100 })
    const client = await Client.open(url)
    // Cut after the same time, and some.
    const wire = await Wire.open(port)
    await wire.closed()
    expect(await client.ask('{"id":1,"method":"eth_null"}')).toContain('"result":null')
  })
})

describe('who may connect', () => {
  test('applies the access rules of HTTP', async () => {
    const { url } = await serve({ corsOrigins: ['https://dapp.example'] })
    for (const origin of ['https://dapp.example', 'http://localhost:3000']) (await Client.open(url, { origin })).socket.close()
    expect(await refused(url, { origin: 'https://evil.example' })).toEqual({
      status: 403,
      body: 'origin https://evil.example is not allowed: name it in corsOrigins',
    })
    expect(await refused(url, { headers: { host: 'evil.example' } })).toEqual({ status: 403, body: 'invalid host specified' })
    expect(node.ran).toEqual([])
  })

  test('accepts one path only', async () => {
    const { url } = await serve({ path: '/ws' })
    expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/ws$/)
    await Client.open(`${url}?key=1`)
    expect(await refused(`${url}/other`)).toMatchObject({ status: 404 })
  })

  test('refuses requests that are not WebSocket upgrades', async () => {
    const { url, port } = await serve()
    const response = await fetch(url.replace('ws:', 'http:'))
    expect([response.status, await response.text()]).toEqual([426, 'this is a WebSocket address'])
    const wire = await Wire.open(port)
    wire.write('GET / HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', '', '')
    expect((await wire.answer()).status).toBe(400)
  })
})

describe('life', () => {
  test('closes sockets with 1001 and ends their sessions on close', async () => {
    const { url, close } = await serve()
    const client = await Client.open(url)
    await client.ask('{"id":1,"method":"eth_subscribe"}')
    client.socket.send('{"id":2,"method":"eth_slow"}')
    await node.until(() => node.slow.length === 1)
    await close()
    expect(await client.closed).toEqual({ code: 1001, reason: 'the node is closing' })
    expect(node.open.size).toBe(0)
    expect(node.closers.size).toBe(0)
    // Its answer has nowhere to go.
    node.slow[0]!.finish(null)
  })

  test('cuts a peer that does not answer the close frame', async () => {
    const { url, close } = await serve()
    const client = await Client.open(url)
    client.socket.pause()
    await close()
    expect(node.open.size).toBe(0)
    client.socket.resume()
  })

  test('stops the server with the node', async () => {
    const { url } = await serve()
    const client = await Client.open(url)
    await node.close()
    expect((await client.closed).code).toBe(1001)
    await expect(Client.open(url)).rejects.toThrow()
  })

  test('rejects a port that is taken', async () => {
    const { port } = await serve()
    await expect(serve({ port })).rejects.toThrow(`127.0.0.1:${port} is already in use`)
  })

  test('refuses invalid options', async () => {
    await expect(serve({ path: 'ws' })).rejects.toThrow(`option 'path': expected a path such as '/', got "ws"`)
    await expect(serve({ sendBufferLimit: -1 })).rejects.toThrow(`option 'sendBufferLimit': expected an integer from 1, got -1`)
  })
})

describe('attached to an HTTP server', () => {
  test('serves both on one port and stops them together', async () => {
    const http = await serveHttp(node, { port: 0 })
    attachWebSocket(node, http)
    const client = await Client.open(http.url.replace('http:', 'ws:'))
    expect(await client.ask('{"id":1,"method":"eth_null"}')).toContain('"result":null')
    expect((await fetch(http.url)).status).toBe(200)
    expect((await refused(`${http.url.replace('http:', 'ws:')}/other`)).status).toBe(404)
    await http.close()
    expect((await client.closed).code).toBe(1001)
    expect(node.closers.size).toBe(0)
  })

  test('detaches from an HTTP server', async () => {
    const http = await serveHttp(node, { port: 0 })
    const sockets = attachWebSocket(node, http)
    const client = await Client.open(http.url.replace('http:', 'ws:'))
    await sockets.close()
    expect((await client.closed).code).toBe(1001)
    expect((await fetch(http.url)).status).toBe(200)
    expect((await refused(http.url.replace('http:', 'ws:'))).status).toBe(200)
  })

  test('attaches to a plain server next to other upgrades', async () => {
    const server = createServer()
    server.on('upgrade', (request, socket) => {
      if (request.url === '/mine') socket.end('HTTP/1.1 418 Mine\r\nContent-Length: 0\r\n\r\n')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const sockets = attachWebSocket(node, server)
    expect((await refused(`ws://127.0.0.1:${port}/mine`)).status).toBe(418)
    await Client.open(`ws://127.0.0.1:${port}`)
    await sockets.close()
    server.close()
  })
})
