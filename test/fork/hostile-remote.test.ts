import type { ServerResponse } from 'node:http'
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { send } from './misbehaviours.js'
import { type Misbehaviour, RemoteServer } from './remote-server.js'

const RICH: Hex = '0x00000000000000000000000000000000000000aa'
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const LIMITS = { timeoutMs: 300, retries: 2, backoffMs: 1, deadlineMs: 5_000 }

let remote: Node
let other: Node
let current: Node
let server: RemoteServer

beforeAll(async () => {
  remote = await createNode({ chainId: 4242 })
  await remote.request('anvil_setBalance', [RICH, '0x7'])
  await remote.mine(2)
  other = await createNode({ chainId: 4242, mining: { gasLimit: 20_000_000n } })
  await other.mine(2)
  current = remote
  server = await RemoteServer.start(() => current)
})

afterEach(() => {
  server.misbehave = undefined
  current = remote
})

afterAll(() => Promise.all([server.close(), remote.close(), other.close()]))

/** Changes the parsed answer. */
const change =
  (alter: (answer: Record<string, unknown>) => unknown): Misbehaviour =>
  (response, answer) => {
    const parsed = JSON.parse(answer) as Record<string, unknown> | Record<string, unknown>[]
    response.end(JSON.stringify(Array.isArray(parsed) ? parsed.map(alter) : alter(parsed)))
    return true
  }
const withResult = (result: unknown) => change((answer) => ({ ...answer, result }))
const withError = (code: number, message: string) => change(({ id }) => ({ jsonrpc: '2.0', id, error: { code, message } }))
const asArray =
  (alter: (answers: readonly unknown[]) => readonly unknown[]): Misbehaviour =>
  (response, answer) => {
    response.end(JSON.stringify(alter([JSON.parse(answer) as unknown].flat())))
    return true
  }
const slowly: Misbehaviour = (response, answer) => {
  response.write(answer.slice(0, 5))
  return true
}
const closing: Misbehaviour = (response: ServerResponse) => {
  response.destroy()
  return true
}
const truncating: Misbehaviour = (response, answer) => {
  response.writeHead(200, { 'content-length': String(answer.length) }).write(answer.slice(0, -3))
  setTimeout(() => response.destroy(), 5)
  return true
}

/** Misbehaviour, and the reason in the error of a call that needs an answer. */
const TRANSIENT: readonly (readonly [what: string, misbehaviour: Misbehaviour, reason: string | RegExp])[] = [
  ['never answers', () => true, 'no answer within 300 ms'],
  ['stops amid an answer', slowly, 'no answer within 300 ms'],
  ['closes the connection', closing, /cannot be reached/],
  ['breaks off an answer', truncating, /breaks off its answer|no answer/],
  ['answers HTTP 429', send(429, 'slow down'), 'the server answers HTTP 429'],
  ['answers HTTP 429 with Retry-After', send(429, '', { 'retry-after': '0' }), 'the server answers HTTP 429'],
  ['answers HTTP 500', send(500, 'oops'), 'the server answers HTTP 500'],
  ['answers HTTP 502 with a page', send(502, '<html>Bad Gateway</html>'), 'the server answers HTTP 502'],
  ['answers HTTP 503', send(503, ''), 'the server answers HTTP 503'],
  ['redirects', send(302, '', { location: 'http://127.0.0.1:9/' }), /cannot be reached/],
  ['answers nothing', send(200, ''), 'the server does not answer JSON'],
  ['answers a page', send(200, '<html>Welcome</html>'), 'the server does not answer JSON'],
  ['answers truncated JSON', send(200, '[{"jsonrpc":"2.0","id":1,"res'), 'the server does not answer JSON'],
  ['answers another object for each call', change(() => ({ hello: 'world' })), /1 of 3 calls|another call/],
  ['answers null for each call', change(() => null), /1 of 3 calls/],
  ['answers a text', change(() => 'yes'), /1 of 3 calls/],
  ['answers with other ids', change((answer) => ({ ...answer, id: Number(answer.id) + 1000 })), 'does not answer JSON-RPC'],
  ['answers with one id for all', change((answer) => ({ ...answer, id: 1 })), '1 of 3 calls'],
  ['leaves out an answer', asArray((answers) => answers.slice(1)), '2 of 3 calls'],
  ['answers no calls', asArray(() => []), '0 of 3 calls'],
  ['leaves out the results', change(({ id }) => ({ jsonrpc: '2.0', id })), 'does not answer JSON-RPC'],
  ['answers null results', withResult(null), 'expected a quantity, got null'],
  ['answers numbers for hex', withResult(7), 'expected a quantity, got 7'],
  ['answers hex without 0x', withResult('ff'), 'expected a quantity, got "ff"'],
  ['answers too long hex', withResult(`0x${'f'.repeat(65)}`), 'expected a quantity'],
  ['answers objects for hex', withResult({ value: '0x1' }), 'expected a quantity, got {"value":"0x1"}'],
  ['answers an error of a rate limit', withError(-32005, 'daily limit'), 'the remote answers error -32005: daily limit'],
  ['answers an internal error', withError(-32603, 'oops'), 'the remote answers error -32603: oops'],
]

it.each(TRANSIENT)('survives a remote chain that %s, once and for a while', async (_what, misbehaviour, reason) => {
  const fork = await createNode({ fork: { url: server.url, ...LIMITS } })
  // Once: the call succeeds.
  let times = 0
  server.misbehave = (...given) => ++times === 1 && misbehaviour(...given)
  expect(await fork.request('eth_getBalance', [RICH])).toBe('0x7')
  // For a while: the call fails with the request and the reason, and nothing has changed.
  server.misbehave = misbehaviour
  const target: Hex = '0x00000000000000000000000000000000000000bb'
  const failure = await fork.request('eth_getBalance', [target]).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: -32000, name: 'ForkRequestFailed' })
  const { message } = failure as Error
  expect(message).toMatch(/^fork: eth_get(Balance|TransactionCount|Code)\(0x0{38}bb, 0x2\) failed: .* \(3 attempts\)$/)
  expect(message).not.toContain(server.url)
  const transfer = { from: SENDER, to: target, value: '0x1', gas: '0x5208' } as const
  await expect(fork.request('eth_sendTransaction', [transfer])).rejects.toMatchObject({ code: -32000, name: 'ForkRequestFailed' })
  expect(await fork.request('eth_blockNumber')).toBe('0x2')
  expect(await fork.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
  // Afterwards the chain goes on.
  server.misbehave = undefined
  await fork.request('eth_sendTransaction', [transfer])
  expect(await fork.request('eth_getBalance', [target])).toBe('0x1')
  expect(await fork.request('eth_blockNumber')).toBe('0x3')
  await fork.close()
  expect(hasReason(message, reason), message).toBe(true)
})

/** Returns whether a message has a reason, or that of the question which chain it is, which a repetition asks first. */
function hasReason(message: string, reason: string | RegExp): boolean {
  const isReason = typeof reason === 'string' ? message.includes(reason) : reason.test(message)
  return (
    isReason ||
    /does not show its block|expected an object|expected 32 bytes|expected data|does not answer JSON-RPC|answers another call/.test(message)
  )
}

it.each([
  ['refuses the key', send(401, 'who?'), 'the server answers HTTP 401'],
  [
    'does not have the state',
    withError(-32000, 'missing trie node'),
    'the remote answers error -32000: missing trie node. An old block needs an archive node',
  ],
] as const)('fails at once with a remote chain that %s', async (_what, misbehaviour, reason) => {
  const fork = await createNode({ fork: { url: server.url, ...LIMITS } })
  server.misbehave = misbehaviour
  server.forget()
  await expect(fork.request('eth_getBalance', [RICH])).rejects.toThrow(reason)
  expect(server.count('eth_getBalance')).toBe(1)
  server.misbehave = undefined
  expect(await fork.request('eth_getBalance', [RICH])).toBe('0x7')
  await fork.close()
})

it('recognises another chain after a failure, and goes on when the first one is back', async () => {
  const fork = await createNode({ fork: { url: server.url, ...LIMITS } })
  current = other
  let times = 0
  server.misbehave = (response) => ++times === 1 && send(503, '')(response, '', '')
  await expect(fork.request('eth_getBalance', [RICH])).rejects.toThrow(/the remote is another chain: its block 2 is 0x.{64}, and was 0x/)
  await expect(fork.request('eth_getBalance', [RICH])).rejects.toThrow('the remote is another chain')
  current = remote
  expect(await fork.request('eth_getBalance', [RICH])).toBe('0x7')
  await fork.close()
})

it('sends single calls to a server that takes no batches', async () => {
  const noBatches: Misbehaviour = (response, answer) => {
    if (!answer.startsWith('[')) return false
    response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } }))
    return true
  }
  server.misbehave = noBatches
  const fork = await createNode({ fork: { url: server.url, ...LIMITS } })
  expect(await fork.request('eth_getBalance', [RICH])).toBe('0x7')
  await fork.close()
})

it('does not show a key of the URL when the server repeats it', async () => {
  const fork = await createNode({ fork: { url: `${server.url}/v3/0123456789abcdef`, ...LIMITS } })
  server.misbehave = withError(-32000, 'bad key 0123456789abcdef')
  const failure = await fork.request('eth_getBalance', [RICH]).catch((error: Error) => error.message)
  expect(failure).toContain('bad key …')
  await fork.close()
})

it('ends calls of one fork that wait for a silent server while others go on', async () => {
  const fork = await createNode({ fork: { url: server.url, ...LIMITS } })
  await fork.request('eth_getBalance', [RICH])
  server.misbehave = () => true
  const waiting = fork.request('eth_call', [{ to: '0x00000000000000000000000000000000000000cc' }]).catch((error: Error) => error.message)
  expect(await fork.request('eth_call', [{ to: RICH, from: SENDER }])).toBe('0x')
  await fork.mine()
  expect(await waiting).toContain('no answer within 300 ms')
  await fork.close()
})
