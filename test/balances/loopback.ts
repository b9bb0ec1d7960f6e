import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Loopback {
  readonly url: string
  /** Requests received: method, path and query, body, headers. */
  readonly asked: { readonly target: string; readonly body: string; readonly headers: IncomingMessage['headers'] }[]
}

/** A server on this machine that answers as a function says, until the tests of the file have run. */
export async function loopback(answer: (request: { target: URL; body: string }, response: ServerResponse) => void): Promise<Loopback> {
  const asked: Loopback['asked'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ target: `${request.method} ${request.url}`, body, headers: request.headers })
    answer({ target: new URL(request.url ?? '', 'http://loopback'), body }, response)
  }).listen(0, '127.0.0.1')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
}
