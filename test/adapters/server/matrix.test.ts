import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type AuthOptions, serveHttp } from '../../../adapters/http/index.js'
import { serveWebSocket } from '../../../adapters/websocket/index.js'
import { createNode, type Node, NodeProvider } from '../../../src/index.js'
import { jwt, now, SECRET, TOKEN } from './credentials.js'

const CREDENTIALS = {
  none: () => undefined,
  bad: () => jwt({ iat: now() }, `0x${'00'.repeat(32)}`),
  stale: () => jwt({ iat: now(-120) }),
  good: () => jwt(),
  'good static': () => TOKEN,
} as const
type Credential = keyof typeof CREDENTIALS

const PUBLIC = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
const PRIVATE = { jsonrpc: '2.0', id: 2, method: 'evm_setAutomine', params: [true] }
const ANSWERED = '{"jsonrpc":"2.0","id":1,"result":"0x0"}'
const OPENED = '{"jsonrpc":"2.0","id":2,"result":null}'
const DENIED = '{"jsonrpc":"2.0","id":2,"error":{"code":4100,"message":"unauthorized: method evm_setAutomine requires authentication"}}'
const MISSING = '401 missing token'
const INVALID = '401 invalid token: signature is invalid'
const STALE = '401 stale token'

/** The answers to a public and a private call, or the one refusal of everything. */
const open = [ANSWERED, OPENED]
const half = [ANSWERED, DENIED]
const refused = (reason: string) => [reason, reason]

const MATRIX: Record<'off' | 'private' | 'all', Record<Credential, readonly string[]>> = {
  off: { none: open, bad: open, stale: open, good: open, 'good static': open },
  private: { none: half, bad: refused(INVALID), stale: refused(STALE), good: open, 'good static': open },
  all: { none: refused(MISSING), bad: refused(INVALID), stale: refused(STALE), good: open, 'good static': open },
}

let node: Node
beforeAll(async () => {
  node = await createNode()
})
afterAll(() => node.close())

const optionsOf = (mode: 'off' | 'private' | 'all') =>
  ({ port: 0, namespaces: 'all', auth: { mode, jwtSecret: SECRET, tokens: [TOKEN] } satisfies AuthOptions }) as const

async function post(url: string, token: string | undefined, body: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (response.status === 200) return text
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  return `${response.status} ${text}`
}

/** A socket, or the answer that refused it. */
async function upgrade(url: string, protocols: string[], headers: Record<string, string>): Promise<WebSocket | string> {
  const socket = new WebSocket(url, protocols, { headers })
  const refusal = once(socket, 'unexpected-response')
  const opening = once(socket, 'open').then(() => socket)
  const outcome = await Promise.race([opening, refusal])
  if (outcome instanceof WebSocket) return outcome
  const [, response] = outcome
  expect(response.headers['www-authenticate']).toBe('Bearer')
  let body = ''
  for await (const chunk of response) body += chunk
  socket.on('error', () => {}).terminate()
  return `${response.statusCode} ${body}`
}

async function ask(socket: WebSocket, call: unknown): Promise<string> {
  socket.send(JSON.stringify(call))
  return String((await once(socket, 'message'))[0])
}

const TRANSPORTS = {
  async HTTP(mode: 'off' | 'private' | 'all', token: string | undefined) {
    const server = await serveHttp(node, optionsOf(mode))
    const answers = [await post(server.url, token, PUBLIC), await post(server.url, token, PRIVATE)]
    await server.close()
    return answers
  },
  async 'HTTP batch'(mode: 'off' | 'private' | 'all', token: string | undefined) {
    const server = await serveHttp(node, optionsOf(mode))
    const answer = await post(server.url, token, [PUBLIC, PRIVATE])
    await server.close()
    if (!answer.startsWith('[')) return [answer, answer]
    return (JSON.parse(answer) as unknown[]).map((one) => JSON.stringify(one))
  },
  async WebSocket(mode: 'off' | 'private' | 'all', token: string | undefined) {
    const server = await serveWebSocket(node, optionsOf(mode))
    const socket = await upgrade(server.url, [], token === undefined ? {} : { authorization: `Bearer ${token}` })
    const answers = typeof socket === 'string' ? [socket, socket] : [await ask(socket, PUBLIC), await ask(socket, PRIVATE)]
    await server.close()
    return answers
  },
  async 'WebSocket, credential in a subprotocol'(mode: 'off' | 'private' | 'all', token: string | undefined) {
    const server = await serveWebSocket(node, optionsOf(mode))
    const protocols = token === undefined ? [] : [`bearer.${token}`]
    const socket = await upgrade(server.url, protocols, {})
    if (typeof socket !== 'string') expect(socket.protocol).toBe(protocols[0] ?? '')
    const answers = typeof socket === 'string' ? [socket, socket] : [await ask(socket, PUBLIC), await ask(socket, PRIVATE)]
    await server.close()
    return answers
  },
  // Trust in the process is the owner's to give: neither what listeners ask for nor a credential changes it.
  async 'in process, as the owner'(mode: 'off' | 'private' | 'all') {
    const server = await serveHttp(node, optionsOf(mode))
    const answers = await inProcess(new NodeProvider(node))
    await server.close()
    return answers
  },
  async 'in process, for another peer'(mode: 'off' | 'private' | 'all') {
    const server = await serveHttp(node, optionsOf(mode))
    const answers = await inProcess(new NodeProvider(node, { authenticated: false }))
    await server.close()
    return answers
  },
} as const

/** Returns the answer of a provider as JSON-RPC. */
function inProcess(provider: NodeProvider): Promise<string[]> {
  const answer = async ({ id, method, params }: typeof PUBLIC | typeof PRIVATE) => {
    const outcome = await provider.request({ method, params }).then(
      (result) => ({ result }),
      ({ code, message }) => ({ error: { code, message } }),
    )
    return JSON.stringify({ jsonrpc: '2.0', id, ...outcome })
  }
  return Promise.all([answer(PUBLIC), answer(PRIVATE)])
}

/** The expected outcome of every mode with every credential. */
const ALWAYS: Readonly<Partial<Record<keyof typeof TRANSPORTS, readonly string[]>>> = {
  'in process, as the owner': open,
  'in process, for another peer': half,
}

const modes = Object.keys(MATRIX) as (keyof typeof MATRIX)[]
const credentials = Object.keys(CREDENTIALS) as Credential[]

describe.each(Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[])('%s', (transport) => {
  test.each(modes.flatMap((mode) => credentials.map((credential) => [mode, credential] as const)))(
    'mode %s, credential %s',
    async (mode, credential) => {
      expect(await TRANSPORTS[transport](mode, CREDENTIALS[credential]())).toEqual(ALWAYS[transport] ?? MATRIX[mode][credential])
    },
  )
})

describe('sockets', () => {
  test('keeps an open socket when its credential expires', async () => {
    const server = await serveWebSocket(node, optionsOf('all'))
    const token = jwt({ iat: now(), exp: Date.now() / 1000 + 0.2 })
    const socket = await upgrade(server.url, [`bearer.${token}`], {})
    if (typeof socket === 'string') throw new Error(socket)
    let other: WebSocket | string
    do other = await upgrade(server.url, [`bearer.${token}`], {})
    while (typeof other !== 'string')
    expect(other).toBe('401 token is expired')
    expect(await ask(socket, PRIVATE)).toBe(OPENED)
    await server.close()
  })

  test('selects a subprotocol that is not the credential', async () => {
    const server = await serveWebSocket(node, optionsOf('all'))
    const socket = await upgrade(server.url, [`bearer.${TOKEN}`, 'jsonrpc'], {})
    expect(typeof socket !== 'string' && socket.protocol).toBe('jsonrpc')
    await server.close()
  })
})

describe('web pages', () => {
  test('answers the preflight of a page that wants to send a credential', async () => {
    const server = await serveHttp(node, optionsOf('all'))
    const page = { origin: 'http://localhost:3000' }
    const preflight = await fetch(server.url, {
      method: 'OPTIONS',
      headers: { ...page, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization,content-type'])
    const refusal = await fetch(server.url, { method: 'POST', headers: { ...page, 'content-type': 'application/json' }, body: '{}' })
    // The page may read why.
    expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([401, 'http://localhost:3000'])
    await server.close()
  })
})

describe('an Authorization header without a valid token', () => {
  const answerTo = async (mode: 'off' | 'private' | 'all', authorization: string) => {
    const server = await serveHttp(node, optionsOf(mode))
    const headers = { 'content-type': 'application/json', authorization }
    const response = await fetch(server.url, { method: 'POST', headers, body: JSON.stringify(PUBLIC) })
    await server.close()
    return response.status === 200 ? response.status : `${response.status} ${await response.text()}`
  }

  test.each(['Basic dXNlcjpwYXNz', 'Digest username="me", realm="here"', 'a-key'])('ignores another scheme: %s', async (header) => {
    expect(await answerTo('private', header)).toBe(200)
    expect(await answerTo('all', header)).toBe('401 missing token')
  })

  test.each([`bearer ${TOKEN}`, `BEARER ${TOKEN}`, 'Bearer', 'Bearer ', 'bearer', `Bearer: ${TOKEN}`, `Bearer=${TOKEN}/`, `"${TOKEN}"`])(
    'refuses a malformed header even where no credential is needed: %s',
    async (header) => {
      for (const mode of ['private', 'all'] as const) {
        expect(await answerTo(mode, header)).toBe('401 malformed Authorization header, want Bearer and a token')
      }
      expect(await answerTo('off', header)).toBe(200)
    },
  )

  test('refuses a malformed token as a subprotocol', async () => {
    const server = await serveWebSocket(node, optionsOf('private'))
    expect(await upgrade(server.url, ['bearer.'], {})).toBe('401 malformed Authorization header, want Bearer and a token')
    await server.close()
  })
})
