/**
 * A JSON-RPC server at some distance, in a process of its own: it passes messages on to another one and answers after a delay. `GET /calls` answers how
 * many calls have arrived since the last time, and how many of them had arrived before.
 *
 *     node slow-proxy.mjs <url> <milliseconds>
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const [, , target = '', latency = '50'] = process.argv
const calls: string[] = []

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ calls: calls.length, repeated: calls.length - new Set(calls).size }))
    calls.length = 0
    return
  }
  const body = await bodyOf(request)
  for (const { method, params } of [JSON.parse(body)].flat() as Call[]) calls.push(`${method} ${JSON.stringify(params ?? [])}`)
  const asked = fetch(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) => answer.text())
  const [answer] = await Promise.all([asked, setTimeout(Number(latency))])
  response.setHeader('content-type', 'application/json').end(answer)
}

const server = createServer((request, response) => void passOn(request, response))
server.listen(0, '127.0.0.1', () => console.log(`Listening on 127.0.0.1:${(server.address() as AddressInfo).port}`))
