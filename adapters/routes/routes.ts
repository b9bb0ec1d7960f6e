import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { SomeOf } from '../../src/internal.js'
import {
  type BoundEndpoint,
  callable,
  count,
  type Json,
  loadOnce,
  milliseconds,
  type Node,
  type OptionTable,
  readOptions,
  ServiceError,
  ServiceFault,
} from '../../src/internal.js'
import type { HttpOptions, HttpServer } from '../http/index.js'
import {
  AUTH_RULE,
  type Authenticate,
  type AuthOptions,
  authenticator,
  bearerToken,
  bodyOf,
  codingFor,
  declaredExcess,
  discardBody,
  hasSeveralHosts,
  hostAllowed,
  isBearerToken,
  type MountedRequest,
  messageMemory,
  originHeaders,
  PAGE_OPTIONS,
  pageAllowed,
  pathOf,
  preflightHeaders,
  type RefusalReport,
  type RequestListener,
  reportOf,
  SEVERAL_HOSTS,
  waitForTurn,
  withVary,
} from '../server/index.js'
import { CODINGS, Compressor } from './compression.js'
import { isKnown } from './entity-tag.js'
import { Listings, type Written, written } from './listings.js'
import { openApi } from './open-api.js'

/** Options of the route endpoints. */
export interface RouteOptions {
  /** Maximum bytes of a request's body. Default: 1 MiB. */
  readonly bodyLimit: number
  /** Web origins, or host names of origins, whose pages may send requests; `*` for any. Default: none (see `originAllowed`). */
  readonly corsOrigins: readonly string[]
  /**
   * Allow pages from this machine, from the server's own address and of browser extensions, in addition to `corsOrigins`. Default: true.
   */
  readonly localPages: boolean
  /** Host names under which the node may be addressed; `*` for any. Default: `localhost` (see `hostAllowed`). */
  readonly vhosts: readonly string[]
  /**
   * Authentication. With `mode` `all` every request needs a credential; the public client sends it without `Bearer`. No endpoint is private, so with
   * `private` a request needs no credential, but a token in a request must be valid. Default: `off`.
   */
  readonly auth: AuthOptions
  /** Milliseconds after which a peer that reads nothing of its response is disconnected; 0 for no limit. Default: 30,000. */
  readonly timeoutMs: number
  /** Called with every request that is rejected before it reaches an endpoint, for a log. Default: none. */
  readonly onRefusal: (refusal: RefusalReport) => void
  /** Called with the error behind every response with status 500. Default: `console.error`. */
  readonly onFault: (fault: unknown) => void
}

export const ROUTE_OPTIONS: OptionTable<RouteOptions> = {
  ...PAGE_OPTIONS,
  bodyLimit: count(1024 * 1024, 1),
  auth: { ...AUTH_RULE, default: () => ({ mode: 'off' }) },
  timeoutMs: milliseconds(30_000),
  onFault: callable((fault: unknown) => console.error(fault)),
}

type Services = Pick<Node, 'planner' | 'balances' | 'transfers'>

/** Route endpoints on a server of the caller. */
export interface AttachedRoutes {
  /** Removes the endpoints from the server. The server stays open. */
  close(): void
}

/** Response of an endpoint. */
interface Answer {
  readonly status: number
  /** Body; undefined for a response without one. */
  readonly body: Written | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** gRPC status codes of requests that are rejected before they reach an endpoint. */
const INVALID = 3
const MISSING = 5
const FORBIDDEN = 7
const UNIMPLEMENTED = 12
const UNAUTHENTICATED = 16

/** Response to a request that is rejected before it reaches an endpoint. */
interface Refusal extends Answer {
  readonly text: string
}

function refusal(status: number, code: number, message: string, headers?: Answer['headers']): Refusal {
  return { status, text: message, body: written({ code, message, details: [] }), ...(headers ? { headers } : {}) }
}

/**
 * Creates a request handler of `node:http` for the endpoints of the planner and the balance service. It serves paths that contain `/v2/`, with any
 * prefix. `/v2/openapi.json` describes the endpoints.
 *
 * @param options - see `RouteOptions`. Throws `InvalidOption` for an invalid value
 *
 * @example
 * createServer(routes(node)).listen(8080)
 */
export function routes(node: Services, options: SomeOf<RouteOptions> = {}): RequestListener {
  return handlerOf(() => node, options)
}

/**
 * Mounts the endpoints on a node's own HTTP server. Host names, origins and credentials are checked as for JSON-RPC.
 *
 * @param node the node, or a function that returns it, for servers that are created before their node
 *
 * @example
 * await serveHttp(node, { mounts: { '/v2/': mountRoutes(node) } })
 */
export function mountRoutes(
  node: Services | (() => Services),
  options: Partial<Pick<RouteOptions, 'bodyLimit' | 'onFault'>> = {},
): (options: HttpOptions) => RequestListener {
  const services = typeof node === 'function' ? node : () => node
  return ({ corsOrigins, localPages, vhosts, auth, timeoutMs, onRefusal }) =>
    handlerOf(services, { ...options, corsOrigins, localPages, vhosts, auth, timeoutMs, onRefusal })
}

function handlerOf(services: () => Services, options: SomeOf<RouteOptions>): RequestListener {
  const settings = readOptions(ROUTE_OPTIONS, options)
  const authenticate = authenticator(settings.auth)
  const compressor = new Compressor()
  const endpoints = loadOnce(() => endpointsOf(services()))
  return (request, response) => {
    respond({ endpoints, settings, authenticate, compressor }, request, response).catch((fault: unknown) => {
      // A peer that leaves in the middle of its body is no fault.
      if (request.complete) settings.onFault(fault)
      response.destroy()
    })
  }
}

/** Resource at a path. */
interface Served {
  readonly methods: BoundEndpoint['methods']
  get(query: URLSearchParams): Promise<Written>
  post(body: Json): Promise<Written>
}
type Endpoints = ReadonlyMap<string, Served>

async function endpointsOf({ planner, balances, transfers }: Services): Promise<Endpoints> {
  const endpoints = (await Promise.all([planner.endpoints(), transfers.endpoints(), balances.endpoints()])).flat()
  const describe = async () => written(openApi(endpoints))
  const listings = new Listings(planner)
  return new Map<string, Served>([
    ...endpoints.map((endpoint) => [endpoint.path, served(endpoint, listings)] as const),
    ['/v2/openapi.json', { methods: ['GET'], get: describe, post: describe }],
  ])
}

function served(endpoint: BoundEndpoint, listings: Listings): Served {
  return {
    methods: endpoint.methods,
    get: async (query) => (endpoint.isListing ? listings.get(endpoint, query) : written(await endpoint.get(query))),
    post: async (body) => written(await endpoint.post(body)),
  }
}

/**
 * Serves the endpoints under `/v2/` on an existing HTTP server, such as the one of `serveHttp`. Other paths do not change.
 *
 * @param options - see `RouteOptions`. Throws `InvalidOption` for an invalid value
 *
 * @example
 * const http = await serveHttp(node)
 * attachRoutes(node, http)
 * // POST http://127.0.0.1:8545/v2/fungible/route
 */
export function attachRoutes(
  node: Services,
  http: Server | Pick<HttpServer, 'server'>,
  options: SomeOf<RouteOptions> = {},
): AttachedRoutes {
  const answer = routes(node, options)
  const server = 'server' in http ? http.server : http
  const others = server.listeners('request')
  const share = (request: IncomingMessage, response: ServerResponse) => {
    if (pathOf(request.url).startsWith('/v2/')) answer(request, response)
    else for (const other of others) Reflect.apply(other, server, [request, response])
  }
  server.removeAllListeners('request').on('request', share)
  return {
    close() {
      server.off('request', share)
      for (const other of others) server.on('request', (request, response) => Reflect.apply(other, server, [request, response]))
    },
  }
}

/** Services that answer requests. */
interface Handling {
  readonly endpoints: () => Promise<Endpoints>
  readonly settings: RouteOptions
  readonly authenticate: Authenticate
  readonly compressor: Compressor
}

async function respond(
  { endpoints, settings, authenticate, compressor }: Handling,
  request: MountedRequest,
  response: ServerResponse,
): Promise<void> {
  const turn = waitForTurn(request, response)
  if (turn !== undefined) await turn
  if (response.destroyed) return
  const isWelcome = hostAllowed(request.headers.host, settings.vhosts) && pageAllowed(request.headers, settings)
  const cors = isWelcome ? originHeaders(request, response, settings.corsOrigins) : {}
  const barred = isWelcome ? peerRefusal(request, settings, authenticate) : refusal(403, FORBIDDEN, 'this origin or host is not allowed')
  if (barred) settings.onRefusal(reportOf(request, { status: barred.status, text: barred.text }))
  const answer = barred ?? (await answerTo(await endpoints(), request, response, settings))
  // A peer that still sends comes to read the answer only when its body has been taken.
  if (!request.readableEnded) await discardBody(request, 2 * settings.bodyLimit)
  const { status, headers, body } = await messageOf(answer, request, compressor)
  if (response.destroyed) return
  // A peer that stops reading must not keep a large answer in memory for ever.
  response.setTimeout(settings.timeoutMs, () => response.destroy())
  if (status !== 204) cors.vary = 'vary' in cors ? `${cors.vary}, Accept-Encoding` : withVary(response, 'Accept-Encoding')
  response.writeHead(status, { ...cors, ...headers, ...answer.headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** HTTP response: status, headers of the body, and its bytes. */
interface Message {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | undefined
}

/** Returns a response in the content coding that the client prefers; status 304 if the client already has the body. */
async function messageOf({ status, body }: Answer, { method, headers }: MountedRequest, compressor: Compressor): Promise<Message> {
  if (!body) return { status, headers: {}, body }
  const { bytes, tag } = body
  const mayBeKept = status === 200 && (method === 'GET' || method === 'HEAD')
  // A client may keep the answer, and asks every time whether it is still the same.
  const validators = mayBeKept ? { etag: tag, 'cache-control': 'no-cache' } : {}
  if (mayBeKept && isKnown(tag, headers['if-none-match'])) return { status: 304, headers: validators, body: undefined }
  const coding = codingFor(headers['accept-encoding'] as string | undefined, CODINGS)
  const smaller = coding && (await compressor.compressed(bytes, tag, coding))
  const sent = smaller ?? bytes
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': sent.length,
      ...validators,
      ...(smaller ? { 'content-encoding': coding } : {}),
    },
    body: sent,
  }
}

/** Returns the response to an ambiguous request, or to a missing or invalid credential; undefined for an authorized request. */
function peerRefusal(request: MountedRequest, { auth }: RouteOptions, authenticate: Authenticate): Refusal | undefined {
  const { method, headers } = request
  if (hasSeveralHosts(request)) return refusal(400, INVALID, SEVERAL_HOSTS)
  // Browsers send no credential with the question whether they may send one.
  if (method === 'OPTIONS') return undefined
  const authentication = authenticate(tokenIn(headers.authorization, auth))
  if (!('refusal' in authentication)) return undefined
  return refusal(401, UNAUTHENTICATED, authentication.refusal, { 'www-authenticate': 'Bearer' })
}

/** Returns the token of a request. With `mode` `all` a token without a scheme is accepted, because the public client sends its key so. */
function tokenIn(authorization: string | undefined, { mode }: AuthOptions): string | undefined {
  const isKey = authorization !== undefined && isBearerToken(authorization) && authorization.toLowerCase() !== 'bearer'
  if (isKey) return mode === 'all' ? authorization : undefined
  return bearerToken(authorization)
}

async function answerTo(endpoints: Endpoints, request: MountedRequest, response: ServerResponse, settings: RouteOptions): Promise<Answer> {
  const path = pathOf(request.url)
  const below = path.slice(Math.max(0, path.indexOf('/v2/')))
  const endpoint = endpoints.get(below)
  if (!endpoint) return refusal(404, MISSING, 'not found')
  const allowed = [...endpoint.methods.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : each)), 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS') {
    return { status: 204, body: undefined, headers: { allow: allowed, ...preflightHeaders(request, allowed) } }
  }
  const asked = request.method === 'HEAD' ? 'GET' : request.method
  const method = endpoint.methods.find((each) => each === asked)
  if (!method) return refusal(405, UNIMPLEMENTED, 'Method Not Allowed', { allow: allowed })
  if (method === 'GET') return outcomeOf(endpoint.get(new URLSearchParams(/\?.*/.exec(request.url ?? '')?.[0])), settings)

  const tooLarge = refusal(413, INVALID, `the body is larger than ${settings.bodyLimit} bytes`)
  if (declaredExcess(request, settings.bodyLimit) !== undefined) return tooLarge
  // A server that asks for a credential lets no request without one reach an endpoint.
  const memory = messageMemory({ authenticated: settings.auth.mode === 'all' })
  const { text, leave } = await bodyOf(request, response, settings.bodyLimit, memory)
  if (text === undefined) return tooLarge
  const body = parsed(text)
  const answer = await (body === undefined ? refusal(400, INVALID, 'the body is not JSON') : outcomeOf(endpoint.post(body), settings))
  leave()
  return answer
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function outcomeOf(answer: Promise<Written>, { onFault }: RouteOptions): Promise<Answer> {
  try {
    return { status: 200, body: await answer }
  } catch (thrown) {
    if (!(thrown instanceof ServiceError)) onFault(thrown)
    const error = thrown instanceof ServiceError ? thrown : new ServiceFault()
    return { status: error.status, body: written(error.toJSON()) }
  }
}
