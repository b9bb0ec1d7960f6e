import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { BroadcastQueue } from '../../../adapters/cometbft/broadcast-queue.js'
import { EngineRpc } from '../../../adapters/cometbft/rpc.js'
import { bytesOf } from './kv-application.js'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: { readonly tx: string }
}

type Answer = (call: Call) => object | undefined

const servers = new Set<Server>()
const clients = new Set<EngineRpc>()

afterEach(() => {
  for (const client of clients) client.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
  clients.clear()
})

/** A server in the place of the engine's. It keeps the calls of each request; an answer of undefined never arrives. */
async function listen(
  answer: Answer,
  port = 0,
): Promise<{ readonly url: URL; readonly requests: readonly (readonly Call[])[]; readonly server: Server }> {
  const requests: Call[][] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const message: Call | Call[] = JSON.parse(Buffer.concat(chunks).toString())
    const calls = [message].flat()
    requests.push(calls)
    const answers = calls.map((call) => ({ id: call.id, ...answer(call) }))
    if (calls.some((call) => answer(call) === undefined)) return
    response.end(JSON.stringify(Array.isArray(message) ? answers : answers[0]))
  }).listen(port, '127.0.0.1')
  servers.add(server)
  await once(server, 'listening')
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), requests, server }
}

function client(url: URL, timeout = 5_000): EngineRpc {
  const rpc = new EngineRpc(url, timeout)
  clients.add(rpc)
  return rpc
}

const accepted: Answer = () => ({ result: { code: 0, log: '' } })

test('returns a result, and rejects with the reason of an error', async () => {
  const { url } = await listen(({ method }) =>
    method === 'status' ? { result: { height: '5' } } : { error: { code: -32603, message: 'Internal error', data: 'no such height' } },
  )
  const rpc = client(url)
  expect(await rpc.call('status')).toEqual({ height: '5' })
  await expect(rpc.call('block')).rejects.toMatchObject({ name: 'EngineRefusal', message: 'no such height' })
})

test('repeats a call until the engine is back', async () => {
  const first = await listen(accepted)
  const port = Number(first.url.port)
  await new Promise((resolve) => first.server.close(resolve))
  const answer = client(first.url).call('status')
  await listen(() => ({ result: 'back' }), port)
  expect(await answer).toBe('back')
})

test('rejects when the time is over, and when the client is closed', async () => {
  const { url } = await listen(() => undefined)
  await expect(client(url, 200).call('status')).rejects.toMatchObject({ name: 'EngineUnreachable' })
  const rpc = client(url)
  const answer = rpc.call('status')
  await Promise.all([expect(answer).rejects.toMatchObject({ name: 'EngineUnreachable' }), rpc.close()])
})

test('rejects an answer without end', async () => {
  const server = createServer((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }).listen(0, '127.0.0.1')
  servers.add(server)
  await once(server, 'listening')
  const rpc = client(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), 3_000)
  await expect(rpc.call('status')).rejects.toMatchObject({
    name: 'EngineUnreachable',
    cause: { message: 'an answer of more than 4194304 bytes' },
  })
})

const SENDER = `0x${'00'.repeat(20)}`

test('hands over transactions of a sender in their order, ten in a request, and returns the answer of each', async () => {
  const { url, requests } = await listen(({ params }) =>
    Buffer.from(params.tx, 'base64').toString() === 't3' ? { result: { code: 7, log: 'bad' } } : { result: { code: 0, log: '' } },
  )
  const queue = new BroadcastQueue(client(url))
  const results = await Promise.all(Array.from({ length: 25 }, (_, index) => queue.add(bytesOf(`t${index}`), SENDER)))
  expect(requests.map((calls) => calls.length)).toEqual([10, 10, 5])
  const sent = requests.flat().map(({ params }) => Buffer.from(params.tx, 'base64').toString())
  expect(sent).toEqual(Array.from({ length: 25 }, (_, index) => `t${index}`))
  expect(results.filter(({ code }) => code !== 0)).toEqual([{ code: 7, log: 'bad' }])
})

test('does not let a request without an answer hold up the transactions of other senders', async () => {
  const { url } = await listen(({ params }) => (params.tx === 'YQ==' ? undefined : { result: { code: 0, log: '' } }))
  const queue = new BroadcastQueue(client(url))
  const unanswered = queue.add(bytesOf('a'), SENDER)
  unanswered.catch(() => {})
  expect(await queue.add(bytesOf('b'), `0x${'00'.repeat(19)}01`)).toEqual({ code: 0, log: '' })
})

test('counts a transaction that the mempool has as accepted, and reports a full mempool', async () => {
  const { url } = await listen(({ params }) => ({
    error: { code: -32603, message: 'Internal error', data: params.tx === 'YQ==' ? 'tx already exists in cache' : 'mempool is full' },
  }))
  const queue = new BroadcastQueue(client(url))
  expect(await queue.add(bytesOf('a'), SENDER)).toEqual({ code: 0, log: 'tx already exists in cache' })
  expect(await queue.add(bytesOf('b'), SENDER)).toEqual({ code: 1, log: 'mempool is full' })
})

test('keeps requests of long transactions below the limit of the engine', async () => {
  const { url, requests } = await listen(accepted)
  const queue = new BroadcastQueue(client(url))
  await Promise.all(Array.from({ length: 10 }, () => queue.add(new Uint8Array(128 * 1024), SENDER)))
  for (const calls of requests) expect(JSON.stringify(calls).length).toBeLessThan(1_000_000)
  expect(requests.flat()).toHaveLength(10)
})

test('refuses transactions while too many wait, and all of them when the engine is gone', async () => {
  const { url } = await listen(() => undefined)
  const queue = new BroadcastQueue(client(url, 300))
  const added = Array.from({ length: 10_020 }, () => queue.add(new Uint8Array(10), SENDER))
  const results = await Promise.allSettled(added)
  const reasons = results.map((result) => (result.status === 'rejected' ? result.reason : undefined))
  expect(reasons.every((reason) => reason?.name === 'EngineUnreachable')).toBe(true)
  expect(reasons.filter(({ message }) => message.startsWith('the engine does not keep up')).length).toBeGreaterThan(0)
})
