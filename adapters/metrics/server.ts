import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SomeOf } from '../../src/internal.js'
import { milliseconds, type Node, type OptionTable, readOptions } from '../../src/internal.js'
import {
  closeServer,
  hasSeveralHosts,
  hostAllowed,
  type ListenOptions,
  listenOn,
  listenOptions,
  PORTS,
  pageAllowed,
  pathOf,
  REFUSAL_RULE,
  type RefusalReport,
  reportOf,
  SEVERAL_HOSTS,
  serverFor,
  urlOf,
  VHOSTS_RULE,
} from '../server/index.js'
import { type Collector, collectorOf, type ServerSource } from './collector.js'
import { jsonText, PROMETHEUS, prometheusText } from './exposition.js'

/** Options of a metrics server. */
export interface MetricsOptions extends ListenOptions {
  /** Host names under which the server may be addressed, in addition to IP addresses; `*` for any. Default: `localhost`. */
  readonly vhosts: readonly string[]
  /** Listeners whose TCP connections are counted, by name: `{ http: () => server }`. Default: none. */
  readonly servers: Readonly<Record<string, ServerSource>>
  /** Milliseconds in which a peer must complete its request, and between two reads of its answer; 0 for no limit. Default: 30,000. */
  readonly timeoutMs: number
  /** Called with every refused request, for a log. Default: nothing. */
  readonly onRefusal: (refusal: RefusalReport) => void
}

export const METRICS_OPTIONS: OptionTable<MetricsOptions> = {
  ...listenOptions(PORTS.metrics),
  vhosts: VHOSTS_RULE,
  servers: {
    default: () => ({}),
    expected: 'an object of functions that return a server',
    holds: (given) => typeof given === 'object' && given !== null && Object.values(given).every((source) => typeof source === 'function'),
  },
  timeoutMs: milliseconds(30_000),
  onRefusal: REFUSAL_RULE,
}

/** A running server of metrics. */
export interface MetricsServer {
  /** URL for Prometheus: `http://host:port/debug/metrics/prometheus`. */
  readonly url: string
  readonly host: string
  readonly port: number
  /** Stops listening and counting. The node stays open. */
  close(): Promise<void>
}

const TEXT = 'text/plain; charset=utf-8'
const PATH = '/debug/metrics/prometheus'

/** Formats by path. */
const PAGES = new Map([
  [PATH, { type: PROMETHEUS, write: prometheusText }],
  ['/debug/metrics', { type: 'application/json', write: jsonText }],
])

/**
 * Counts calls, blocks and faults of a node from now on, and serves the counts over HTTP: `/debug/metrics/prometheus` for Prometheus, `/debug/metrics` as
 * JSON. The server stops with the node. Metrics contain method names and no other input of callers. They need no credential.
 *
 * @param options - see `MetricsOptions`: 127.0.0.1:6065 by default
 * @throws `ListenFailed` if the address cannot be bound, `InvalidOption` for an invalid value
 *
 * @example
 * const { url } = await serveMetrics(node)
 * // url: 'http://127.0.0.1:6065/debug/metrics/prometheus'
 */
export async function serveMetrics(
  node: Pick<Node, 'events' | 'statistics' | 'onClose'>,
  options: SomeOf<MetricsOptions> = {},
): Promise<MetricsServer> {
  const settings = readOptions(METRICS_OPTIONS, options)
  const { host, tls, servers, timeoutMs: timeout } = settings
  const collector = collectorOf(node, servers)
  const server = serverFor(tls, timeout, {}, (request, response) => void answer(collector, settings, request, response))
  const port = await listenOn(server, settings).catch((error: unknown) => {
    collector.stop()
    throw error
  })
  let closing: Promise<void> | undefined
  const close = () => {
    forget()
    collector.stop()
    closing ??= closeServer(server)
    return closing
  }
  const forget = node.onClose(close)
  return { url: `${urlOf(tls ? 'https' : 'http', host, port)}${PATH}`, host, port, close }
}

async function answer(
  collector: Collector,
  { vhosts, timeoutMs: timeout, onRefusal }: MetricsOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setTimeout(timeout, () => response.destroy())
  const refuse = (status: number, text: string) => {
    onRefusal(reportOf(request, { status, text }))
    end(response, status, TEXT, text)
  }
  const page = PAGES.get(pathOf(request.url))
  if (hasSeveralHosts(request)) return refuse(400, SEVERAL_HOSTS)
  if (!hostAllowed(request.headers.host, vhosts)) return refuse(403, 'invalid host specified')
  if (!pageAllowed(request.headers, { corsOrigins: [], localPages: true })) return refuse(403, 'pages of other sites are not allowed')
  if (!page) return refuse(404, 'not found')
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'method not allowed')
  try {
    end(response, 200, page.type, page.write(await collector.collect()))
  } catch {
    end(response, 500, TEXT, 'internal error')
  }
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store' }).end(text)
}
