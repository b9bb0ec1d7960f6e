/**
 * Text that is no JSON-RPC, over real sockets: every message gets an answer of the right form or none, and the next one is served as if nothing
 * had happened.
 */
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type HttpServer, serveHttp } from '../../adapters/http/index.js'
import { serveWebSocket, type WebSocketServer } from '../../adapters/websocket/index.js'
import { createNode, type Node } from '../../src/index.js'
import { anyJson } from './arbitraries.js'
import { patience, runs } from './runs.js'

const CODES = [-32700, -32600, -32601, -32602, -32000]
const GOOD = '{"jsonrpc":"2.0","id":"still there","method":"eth_chainId"}'
const GOOD_ANSWER = '{"jsonrpc":"2.0","id":"still there","result":"0x7a69"}'

let node: Node
let http: HttpServer
let webSocket: WebSocketServer
let socket: WebSocket
const faults: unknown[] = []

beforeAll(async () => {
  node = await createNode({ onFault: (fault) => faults.push(fault) })
  http = await serveHttp(node, { port: 0 })
  webSocket = await serveWebSocket(node, { port: 0 })
  socket = new WebSocket(webSocket.url)
  await once(socket, 'open')
})

afterAll(() => node.close())

async function post(body: Buffer, _isAnswered = true): Promise<string> {
  const response = await fetch(http.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: new Uint8Array(body) })
  expect(response.status).toBe(200)
  return response.text()
}

/** Returns the answer, once a valid call that follows is answered too. Text frames hold text: other bytes are replaced. */
async function push(body: Buffer, isAnswered = false): Promise<string> {
  const received: string[] = []
  let isServed = false
  const answered = new Promise<void>((resolve, reject) => {
    const fail = (code: number) => reject(new Error(`closed with ${code}`))
    const listen = (message: Buffer) => {
      const text = message.toString()
      if (text === GOOD_ANSWER) isServed = true
      else received.push(text)
      if (!isServed || (isAnswered && received.length === 0)) return
      socket.off('message', listen).off('close', fail)
      resolve()
    }
    socket.on('message', listen).on('close', fail)
  })
  socket.send(body.toString())
  socket.send(GOOD)
  await answered
  return received.join('')
}

/** An answer is a result or an error with a code that says whose mistake it was. */
function checkAnswer(answer: { jsonrpc: unknown; error?: { code: unknown; message: unknown } }): void {
  expect(answer.jsonrpc).toBe('2.0')
  if (!answer.error) return
  expect(CODES).toContain(answer.error.code)
  expect(answer.error.message).toBeTypeOf('string')
}

function check(text: string): void {
  expect(faults.splice(0)).toEqual([])
  if (text === '') return
  const answer = JSON.parse(text)
  if (Array.isArray(answer)) answer.forEach(checkAnswer)
  else checkAnswer(answer)
}

const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'latest'] }
const callText = JSON.stringify(call)
const json = anyJson({ hashes: ['0x'], transactions: ['0x'] })
const jsonText = json.map((value) => JSON.stringify(value))

const messages: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((octets) => Buffer.from(octets)),
  fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text)),
  fc.nat({ max: callText.length - 1 }).map((length) => Buffer.from(callText.slice(0, length))),
  // One byte of a call is another: now and then that is not even UTF-8.
  fc.tuple(fc.nat({ max: callText.length - 1 }), fc.nat({ max: 255 })).map(([at, octet]) => {
    const text = Buffer.from(callText)
    text[at] = octet
    return text
  }),
  jsonText.map((text) => Buffer.from(text)),
  fc.array(jsonText, { maxLength: 10 }).map((texts) => Buffer.from(`[${texts.join(',')}]`)),
  fc
    .tuple(fc.constantFrom('jsonrpc', 'id', 'method', 'params'), jsonText)
    .map(([name, text]) => Buffer.from(`${callText.slice(0, -1)},"${name}":${text}}`)),
  fc
    .tuple(jsonText, jsonText, jsonText, jsonText)
    .map(([id, method, params, version]) => Buffer.from(`{"id":${id},"method":${method},"params":${params},"jsonrpc":${version}}`)),
)

describe.each([
  ['HTTP', post],
  ['WebSocket', push],
] as const)('%s', (_name, send) => {
  it('answers any message', { timeout: patience(30) }, async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (message) => check(await send(message))),
      runs(300),
    )
    expect(JSON.parse(await send(Buffer.from(callText), true)).result).toBe('0x21e19e0c9bab2400000')
  })

  const deep = 100_000
  it.each([
    ['arrays in arrays', '['.repeat(deep) + ']'.repeat(deep)],
    ['arrays that never end', '['.repeat(deep)],
    ['objects in objects', `${'{"id":'.repeat(deep)}1${'}'.repeat(deep)}`],
    ['parameters', `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[${'['.repeat(deep)}${']'.repeat(deep)}]}`],
    [
      'a subscription',
      `{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",${'{"address":'.repeat(deep)}1${'}'.repeat(deep)}]}`,
    ],
    ['a block', `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x",${'{"blockNumber":'.repeat(deep)}1${'}'.repeat(deep)}]}`],
    ['a count of blocks', `{"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":[${'['.repeat(deep)}${']'.repeat(deep)},"latest"]}`],
  ])('answers deep nesting: %s', { timeout: patience(30) }, async (_what, text) => {
    const answer = await send(Buffer.from(text), true)
    expect(answer).not.toBe('')
    check(answer)
  })

  it('returns an enormous id unchanged', async () => {
    const id = '7'.repeat(1_000_000)
    expect(await send(Buffer.from(`{"jsonrpc":"2.0","id":${id},"method":"eth_chainId"}`), true)).toBe(
      `{"jsonrpc":"2.0","id":${id},"result":"0x7a69"}`,
    )
  })

  it('answers lone surrogates and bytes that are not UTF-8', async () => {
    const answer = await send(Buffer.from('{"jsonrpc":"2.0","id":"\\ud800","method":"eth_\\udfff"}'), true)
    expect(JSON.parse(answer)).toEqual({ jsonrpc: '2.0', id: '\ud800', error: { code: -32601, message: expect.any(String) } })
  })

  it('answers a batch of a thousand log queries', async () => {
    const query = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"eth_getLogs","params":[{"fromBlock":"earliest"}]}`
    const answers = JSON.parse(await send(Buffer.from(`[${Array.from({ length: 1000 }, (_, id) => query(id)).join(',')}]`), true))
    expect(answers).toHaveLength(1000)
    expect(answers.at(-1)).toEqual({ jsonrpc: '2.0', id: 999, result: [] })
  })
})

it('limits thousands of filters and subscriptions', async () => {
  const ask = async (method: string, params: string) =>
    JSON.parse(
      await push(
        Buffer.from(
          `[${Array.from({ length: 1000 }, (_, id) => `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`).join(',')}]`,
        ),
        true,
      ),
    )
  for (const [method, params] of [
    ['eth_newBlockFilter', '[]'],
    ['eth_subscribe', '["newPendingTransactions"]'],
    ['eth_subscribe', '["newPendingTransactions"]'],
  ] as const) {
    for (const answer of await ask(method, params)) checkAnswer(answer)
  }
  expect((await ask('eth_newBlockFilter', '[]')).at(-1).error.code).toBe(-32000)
  expect((await ask('eth_subscribe', '["newHeads"]')).at(-1).error.code).toBe(-32000)
})

it('closes only the connection of a text frame that is not UTF-8, as RFC 6455 demands', async () => {
  const other = new WebSocket(webSocket.url)
  await once(other, 'open')
  other.send(Buffer.from([0xff, 0xfe]), { binary: false })
  const [code] = await once(other, 'close')
  expect(code).toBe(1007)
  expect(await push(Buffer.from('null'), true)).toContain('-32600')
})
