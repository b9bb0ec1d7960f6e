import type { OutgoingHttpHeaders as Headers, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import type { SomeOf } from '../../src/internal.js'
import { type Node, readOptions } from '../../src/internal.js'
import {
  type AccessControl,
  accessControl,
  bodyOf,
  bytesOf,
  codingFor,
  declaredExcess,
  declaredLength,
  discardBody,
  isRefusal,
  type MountedRequest,
  messageMemory,
  nodeZlib,
  originHeaders,
  preflightHeaders,
  type Refusal,
  type RequestListener,
  reportOf,
  waitForTurn,
  withVary,
} from '../server/index.js'
import { LISTENER_OPTIONS, type ListenerOptions } from './options.js'

const CONTENT_TYPES: readonly string[] = ['application/json', 'application/json-rpc', 'application/jsonrequest']
const METHODS = 'POST, GET, HEAD, OPTIONS'
/** Minimum bytes of a response that is compressed. Shorter responses fit into one or two packets. */
const GZIP_FROM = 1024
/** Milliseconds in which a peer must read something while other peers wait for its memory. */
const SLOW_PEER_TIMEOUT = 1000

/**
 * Creates a request handler of `node:http` that answers JSON-RPC.
 *
 * Mount it at the path of the JSON-RPC endpoint; the handler ignores the path. With Express, mount it before `express.json()`: where a
 * middleware has read the body, the parsed `request.body` (or `request.rawBody`) is answered, but ids may lose their exact spelling. With
 * Fastify, keep the body unread with `addContentTypeParser('application/json', (request, payload, done) => done(null))`.
 *
 * Web pages may use the node from this machine, from the node's own address, and from `corsOrigins`; a request of any other page gets 403. Allowed
 * pages get CORS headers, so that they can read the answers.
 *
 * @param options - see `ListenerOptions`. Throws `InvalidOption` for an invalid value
 *
 * @example
 * createServer(listener(node, { namespaces: ['eth', 'net', 'web3', 'debug'], auth: { tokens: [token] } })).listen(8545)
 * express().post('/rpc', listener(node))
 */
export function listener(node: Pick<Node, 'connect'>, options: SomeOf<ListenerOptions> = {}): RequestListener {
  return answering(node, readOptions(LISTENER_OPTIONS, options))
}

/** `listener` with checked options. */
export function answering(node: Pick<Node, 'connect'>, options: ListenerOptions): RequestListener {
  const access = accessControl(options)
  return (request, response) => {
    respond(node, access, request, response, options).catch(() => {
      if (response.destroyed || response.headersSent) response.destroy()
      else end(response, 500, { 'content-type': 'text/plain; charset=utf-8' }, 'internal error')
    })
  }
}

async function respond(
  node: Pick<Node, 'connect'>,
  access: AccessControl,
  request: MountedRequest,
  response: ServerResponse,
  options: ListenerOptions,
): Promise<void> {
  const turn = waitForTurn(request, response)
  if (turn !== undefined) await turn
  if (response.destroyed) return
  const refusedPage = access.refusePage(request)
  if (refusedPage) return refuse(request, response, refusedPage, options, {})
  const headers = originHeaders(request, response, options.corsOrigins)
  // Before credentials: browsers send none with the question whether they may send some.
  if (request.method === 'OPTIONS') return answerOptions(request, response, headers)
  const permissions = access.permissionsOf(request)
  if (isRefusal(permissions)) return refuse(request, response, permissions, options, headers)
  const refusal = refusalOf(request, options)
  if (refusal) return refuse(request, response, refusal, options, headers)
  // An empty GET is how load balancers ask whether the node is up.
  if (request.method !== 'POST') return end(response, 200, headers)

  const { text, leave } = await bodyOf(request, response, options.bodyLimit, messageMemory(permissions))
  if (text === undefined) return refuse(request, response, unreadable(request, options), options, headers)
  // A peer that is gone already would never end its session.
  if (response.destroyed) return
  const { batchRequestLimit, batchResponseLimit, timeoutMs: timeout } = options
  let isTimeoutShortened = false
  const shortenTimeout = () => {
    isTimeoutShortened = true
    // A peer has nothing to read while its answer is compressed. Setting the timeout again would restart it.
    if (response.writableEnded && request.socket.timeout !== SLOW_PEER_TIMEOUT) response.setTimeout(SLOW_PEER_TIMEOUT)
  }
  const { namespaces, authenticated } = permissions
  const backpressure = { limit: Number.POSITIVE_INFINITY, shortenTimeout }
  const connection = node.connect(
    { namespaces, authenticated, peer: request.socket, backpressure },
    { batchRequestLimit, batchResponseLimit, timeoutMs: timeout },
  )
  let received: (() => void) | undefined
  // Comes after the answer, or when the peer gives up waiting for it.
  response.on('close', () => {
    connection.close()
    received?.()
  })
  const answer = await connection.answer(text)
  leave()
  if (response.destroyed) return
  if (answer === undefined) return end(response, 200, headers)
  headers['content-type'] = 'application/json'
  if (answer.length < GZIP_FROM) return endSoon({ response, headers, text: answer, timeout })
  received = connection.sending(answer.length)
  await endLong(request, response, headers, answer)
  limitReading(response, timeout)
  if (isTimeoutShortened) shortenTimeout()
}

/** Gives the peer some time to read an answer that it has not received at once. One that stops reading must not keep it in memory for ever. */
function limitReading(response: ServerResponse, timeout: number): void {
  if (response.writableLength > 0) response.setTimeout(timeout, () => response.destroy())
}

function refusalOf(request: IncomingMessage, { bodyLimit }: ListenerOptions): Refusal | undefined {
  const { method, headers } = request
  if (method !== 'POST' && !((method === 'GET' || method === 'HEAD') && declaredLength(request) === 0))
    return { status: 405, text: 'method not allowed' }
  const excess = declaredExcess(request, bodyLimit)
  if (excess !== undefined) return { status: 413, text: `content length too large (${excess}>${bodyLimit})` }
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (method === 'POST' && (type === undefined || !CONTENT_TYPES.includes(type))) {
    return { status: 415, text: 'invalid content type, only application/json is supported' }
  }
  return undefined
}

/** Returns the refusal of a body that could not be read although its headers were valid. */
function unreadable(request: IncomingMessage, { bodyLimit }: ListenerOptions): Refusal {
  if (!request.readableEnded) return { status: 413, text: `content length too large (>${bodyLimit})` }
  return { status: 500, text: 'the request body was read before the JSON-RPC listener could: mount the listener before body parsers' }
}

/**
 * Answers before the body is read. The rest of the body is discarded, so that the peer reads the answer and can use the connection again; for a body that
 * is too long for that, the answer has `Connection: close`.
 */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  { bodyLimit, onRefusal }: ListenerOptions,
  headers: Headers,
): Promise<void> {
  const { status, text } = refusal
  onRefusal(reportOf(request, refusal))
  const body = Buffer.from(text)
  if (status === 405) headers.allow = METHODS
  if (status === 413 && declaredLength(request) > 2 * bodyLimit) headers.connection = 'close'
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length, ...refusal.headers })
  response.write(body)
  const isDiscarded = await discardBody(request, 2 * bodyLimit)
  response.end(() => {
    if (!isDiscarded) request.destroy()
  })
}

/** Answers OPTIONS: the preflight request of a browser, or a request for the allowed methods. */
function answerOptions(request: IncomingMessage, response: ServerResponse, headers: Headers): void {
  const { headers: asked } = request
  const isPreflight = asked.origin !== undefined && asked['access-control-request-method'] !== undefined
  if (!isPreflight) {
    end(response, 200, { ...headers, allow: METHODS })
    return
  }
  response.writeHead(204, { ...headers, ...preflightHeaders(request, 'POST, GET') }).end()
}

/** An answer of less than a packet. */
interface ShortAnswer {
  readonly response: ServerResponse
  readonly headers: Headers
  readonly text: string
  readonly timeout: number
}

/** Short answers of this turn of the event loop. */
let ready: ShortAnswer[] = []

/**
 * Sends an answer when the messages that have arrived are handled. A client with several connections is then woken once for all their answers; to wake it
 * for each takes longer than to answer.
 */
function endSoon(answer: ShortAnswer): void {
  if (ready.length === 0) setImmediate(endReady)
  ready.push(answer)
}

function endReady(): void {
  const answers = ready
  ready = []
  for (const { response, headers, text, timeout } of answers) {
    if (response.destroyed) continue
    end(response, 200, headers, text)
    limitReading(response, timeout)
  }
}

/** Sends an answer of more than a packet, compressed if the peer can read that. */
async function endLong(request: IncomingMessage, response: ServerResponse, headers: Headers, text: string): Promise<void> {
  const body = await bytesOf(text)
  headers.vary = 'vary' in headers ? `${headers.vary}, Accept-Encoding` : withVary(response, 'Accept-Encoding')
  if (!codingFor(request.headers['accept-encoding'], ['gzip'])) return end(response, 200, headers, body)
  const { constants, gzip } = nodeZlib()
  const compressed = await promisify(gzip)(body, { level: constants.Z_BEST_SPEED })
  headers['content-encoding'] = 'gzip'
  end(response, 200, headers, compressed)
}

function end(response: ServerResponse, status: number, headers: Headers = {}, body: Buffer | string = ''): void {
  const length = Buffer.byteLength(body)
  headers['content-length'] = length
  // The platform writes a text and the headers at once, and ASCII without looking for its length again.
  response.writeHead(status, headers).end(body, length === body.length ? 'latin1' : 'utf8')
}
