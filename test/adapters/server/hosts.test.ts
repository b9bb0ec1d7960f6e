/** Requests that name several hosts, at every server of the package. */
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { serveHttp } from '../../../adapters/http/index.js'
import { serveMetrics } from '../../../adapters/metrics/index.js'
import { mountRoutes } from '../../../adapters/routes/index.js'
import { attachWebSocket } from '../../../adapters/websocket/index.js'
import { createNode, type Node } from '../../../src/index.js'
import { requestText, Wire } from '../http/exchange.js'

let node: Node | undefined
afterEach(() => node?.close())

test('refuses a request with two Host headers with 400, over HTTP, as WebSocket, for routes and for metrics', async () => {
  node = await createNode()
  const http = await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node) } })
  attachWebSocket(node, http)
  const metrics = await serveMetrics(node, { port: 0 })
  const call = requestText('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')
  const upgrade = [
    'GET / HTTP/1.1',
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '',
    '',
  ].join('\r\n')
  const requests: readonly (readonly [port: number, request: string])[] = [
    [http.port, call],
    [http.port, upgrade],
    [http.port, 'GET /v2/info/bridges HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
    [metrics.port, 'GET /debug/metrics/prometheus HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'],
  ]
  const statuses = async (port: number, request: string) => {
    const wire = await Wire.open(port)
    wire.socket.write(request)
    const [head] = (await once(wire.socket, 'data')) as [string]
    wire.socket.destroy()
    return Number(head.split(' ')[1])
  }
  for (const [port, request] of requests) {
    const [first = ''] = request.split('\r\n')
    expect(await statuses(port, request), first).toBeLessThan(400)
    expect(await statuses(port, request.replace('\r\n', '\r\nhost: evil.example\r\n')), `${first} with two hosts`).toBeGreaterThanOrEqual(
      400,
    )
    expect(await statuses(port, request.replace('Host: 127.0.0.1', 'Host: 127.0.0.1\r\nhOST: localhost')), first).toBe(400)
  }
})
