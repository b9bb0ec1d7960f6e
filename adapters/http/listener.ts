import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { type Node, readOptions } from '../../src/internal.js'
import {
  type AccessControl,
  accessControl,
  consumedBody,
  declaredLength,
  discardBody,
  isRefusal,
  type MountedRequest,
  nodeZlib,
  type Refusal,
  type RequestListener,
  readLongBody,
  reportOf,
  untilTurn,
} from '../server/index.js'
import { LISTENER_OPTIONS, type ListenerOptions } from './options.js'

const CONTENT_TYPES: readonly string[] = ['application/json', 'application/json-rpc', 'application/jsonrequest']
const METHODS = 'POST, GET, HEAD, OPTIONS'
/** Minimum bytes of a response that is compressed. Shorter responses fit into one or two packets. */
const GZIP_FROM = 1024
/** Milliseconds in which a peer must read something while other peers wait for its memory. */
const HURRY = 1000

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
export function listener(node: Pick<Node, 'connect'>, options: Partial<ListenerOptions> = {}): RequestListener {
  return answering(node, readOptions(LISTENER_OPTIONS, options))
}

/** `listener` with checked options. */
export function answering(node: Pick<Node, 'connect'>, options: ListenerOptions): RequestListener {
  const access = accessControl(options)
  return (request, response) => {
    respond(node, access, request, response, options).catch(() => {
      if (response.destroyed || response.headersSent) response.destroy()
      else end(response, 500, 'text/plain; charset=utf-8', Buffer.from('internal error'))
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
  const turn = untilTurn(request, response)
  if (turn !== undefined) await turn
  if (response.destroyed) return
  const refusedPage = access.refusePage(request)
  if (refusedPage) return refuse(request, response, refusedPage, options)
  allowOrigin(request, response, options)
  // Before credentials: browsers send none with the question whether they may send some.
  if (request.method === 'OPTIONS') return answerOptions(request, response)
  const permissions = access.permissionsOf(request)
  if (isRefusal(permissions)) return refuse(request, response, permissions, options)
  const refusal = refusalOf(request, options)
  if (refusal) return refuse(request, response, refusal, options)
  // An empty GET is how load balancers ask whether the node is up.
  if (request.method !== 'POST') return end(response, 200)

  // A body that middleware has read is in memory already.
  const text = request.readableEnded ? consumedBody(request) : await readLongBody(request, response, options.bodyLimit)
  if (text === undefined) return refuse(request, response, unreadable(request, options), options)
  // A peer that is gone already would never end its session.
  if (response.destroyed) return
  const { batchRequestLimit, batchResponseMaxSize, timeout } = options
  const hurry = () => {
    // Setting the timeout again would restart it.
    if (request.socket.timeout !== HURRY) response.setTimeout(HURRY)
  }
  const session = { ...permissions, peer: request.socket, backpressure: { limit: Number.POSITIVE_INFINITY, hurry } }
  const connection = node.connect(session, { batchRequestLimit, batchResponseMaxSize, timeout })
  let received = () => {}
  // Comes after the answer, or when the peer gives up waiting for it.
  response.once('close', () => {
    connection.close()
    received()
  })
  const answer = await connection.answer(text)
  if (response.destroyed) return
  received = connection.sending(answer?.length ?? 0)
  if (answer === undefined) return end(response, 200)
  await endJson(request, response, answer)
  // A peer that stops reading must not keep a large answer in memory for ever. Short answers leave at once.
  if (response.writableLength > 0) response.setTimeout(timeout, () => response.destroy())
}

function refusalOf(request: IncomingMessage, { bodyLimit }: ListenerOptions): Refusal | undefined {
  const { method, headers } = request
  const length = declaredLength(request)
  if (method !== 'POST' && !((method === 'GET' || method === 'HEAD') && length === 0)) return { status: 405, text: 'method not allowed' }
  if (Number.isFinite(length) && length > bodyLimit) return { status: 413, text: `content length too large (${length}>${bodyLimit})` }
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
): Promise<void> {
  const { status, text, headers } = refusal
  onRefusal(reportOf(request, refusal))
  const body = Buffer.from(text)
  if (status === 405) response.setHeader('allow', METHODS)
  if (status === 413 && declaredLength(request) > 2 * bodyLimit) response.setHeader('connection', 'close')
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length, ...headers })
  response.write(body)
  const isDiscarded = await discardBody(request, 2 * bodyLimit)
  response.end(() => {
    if (!isDiscarded) request.destroy()
  })
}

/** Sets the CORS headers with which the page may read the answer. */
function allowOrigin(request: IncomingMessage, response: ServerResponse, { corsOrigins }: ListenerOptions): void {
  const { origin } = request.headers
  const isOpen = corsOrigins.includes('*')
  if (!isOpen) response.appendHeader('vary', 'Origin')
  if (origin !== undefined) response.setHeader('access-control-allow-origin', isOpen ? '*' : origin)
}

/** Answers OPTIONS: the preflight request of a browser, or a request for the allowed methods. */
function answerOptions({ headers }: IncomingMessage, response: ServerResponse): void {
  const isPreflight = headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  if (!isPreflight) {
    response.setHeader('allow', METHODS)
    end(response, 200)
    return
  }
  response.setHeader('access-control-allow-methods', 'POST, GET')
  // Spelled out, because browsers do not count Authorization among `*`.
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? 'Content-Type')
  response.setHeader('access-control-max-age', 600)
  response.writeHead(204).end()
}

async function endJson(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  // The platform sends a text with the headers in one write.
  if (text.length < GZIP_FROM) return end(response, 200, 'application/json', text)
  const body = Buffer.from(text)
  response.appendHeader('vary', 'Accept-Encoding')
  if (!acceptsGzip(request.headers['accept-encoding'])) return end(response, 200, 'application/json', body)
  const { constants, gzip } = nodeZlib()
  const compressed = await promisify(gzip)(body, { level: constants.Z_BEST_SPEED })
  response.setHeader('content-encoding', 'gzip')
  end(response, 200, 'application/json', compressed)
}

function acceptsGzip(accepted = ''): boolean {
  return accepted.split(',').some((coding) => {
    const [name, ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    return name === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function end(response: ServerResponse, status: number, type?: string, body: Buffer | string = ''): void {
  if (type !== undefined) response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(body))
  response.writeHead(status).end(body)
}
