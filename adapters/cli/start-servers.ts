import type { Node } from '../../src/internal.js'
import { type HttpServer, serveHttp } from '../http/index.js'
import { type ServerSource, serveMetrics } from '../metrics/index.js'
import { pageMounts } from '../page/index.js'
import { mountRoutes } from '../routes/index.js'
import { isLoopback } from '../server/index.js'
import { attachWebSocket, type NetworkListeners, networkListeners } from '../websocket/index.js'
import { type Access, accessOf, hasCredentials, isOpenToEavesdroppers, refuseExposure, TOKEN_VARIABLE, tlsOf } from './access.js'
import { logRefusal } from './activity.js'
import { authorityOf, type Endpoint, isEverywhere } from './endpoint.js'
import { listenAs } from './listen-failure.js'
import { faultText, type Logger } from './logger.js'
import { servedNamespaces } from './namespaces.js'
import { APP_TOML_FLAGS } from './start-flags.js'
import type { StartValues } from './start-options.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** Namespaces in which every method is private. */
const LOCKED = ['admin', 'anvil', 'debug', 'evm', 'ganache', 'hardhat', 'miner', 'ots', 'personal', 'tenderly', 'testing', 'trace']

/** Flags that allow what the servers refuse. */
const ACCESS_FLAGS = { hosts: '--json-rpc.http-vhosts', origins: '--json-rpc.http-cors-domain or --json-rpc.ws-origins' }

/** Servers of `evmbed start`, before they listen. */
export interface StartServers {
  /** Transports that an operator can enable according to the interface document. */
  readonly listeners: NetworkListeners
  /** Starts the server that requires a credential for every call; undefined if it is not configured. */
  readonly serveAuthenticated: ((node: Node) => Promise<HttpServer>) | undefined
  /** Whether a credential is configured: without one, private methods cannot be called. */
  readonly hasCallers: boolean
  /** All servers, by name, for the count of their connections. */
  readonly sources: Readonly<Record<string, ServerSource>>
}

/** Creates the servers. Throws `UsageError` for invalid access flags. */
export async function startServers(
  values: StartValues,
  { environment }: Pick<Terminal, 'environment'>,
  logger: Logger,
  node: () => Node,
): Promise<StartServers> {
  const { address, wsAddress, authAddress, api: namespaces } = values
  if (values.enable) {
    refuseExposure('--json-rpc.address', address, namespaces, values)
    refuseExposure('--json-rpc.ws-address', wsAddress, namespaces, values)
  }
  if (values.plannerEnable && !values.enable) throw new UsageError('--planner.enable needs --json-rpc.enable: /v2/ is where HTTP listens')
  if (values.ui && !values.enable) throw new UsageError('--ui needs --json-rpc.enable: the page is where HTTP listens, and calls JSON-RPC')
  if (authAddress && !values.enable)
    throw new UsageError('--json-rpc.auth-address needs --json-rpc.enable: it is another server of JSON-RPC')
  const access = await accessOf(values, environment, (line) => logger.warn(line))
  const tls = await tlsOf(values.certificatePath, values.keyPath)
  const open = [address, wsAddress, authAddress].find((endpoint) => endpoint && isOpenToEavesdroppers(endpoint, tls))
  if (values.enable && open && hasCredentials(access.authenticated)) {
    logger.warn(`credentials sent to ${open.host} can be read on their way: give --tls.certificate-path, or let only a proxy reach it`)
  }
  const { http, sockets, shared } = optionsOf(values, access, logger, node)
  const listeners = networkListeners({
    http: { ...shared, ...http, ...address, tls },
    webSocket: { ...shared, ...sockets, ...wsAddress, tls },
  })
  let authenticated: HttpServer | undefined
  const serveAuthenticated = async (node: Node) => {
    // Routes have no private methods, so the main HTTP server serves them and this one does not.
    const only = { namespaces: 'all', auth: access.authenticated, corsOrigins: [] } as const
    authenticated = await serveHttp(node, { ...shared, ...http, ...only, ...authAddress, mounts: {}, tls })
    const { connectionLimit: _, ...attached } = shared
    attachWebSocket(node, authenticated, { ...attached, ...sockets, ...only, localPages: true })
    return authenticated
  }
  return {
    listeners,
    serveAuthenticated: authAddress && serveAuthenticated,
    hasCallers: hasCredentials(access.auth),
    sources: {
      http: () => listeners.http.running?.server,
      ws: () => listeners.webSocket.running?.server,
      auth: () => authenticated?.server,
    },
  }
}

/** Logs a warning for each flag that is given while what it belongs to is off. */
export function warnOfIdleFlags(values: StartValues, logger: Logger): void {
  const { interface: methods, conditionalMethods, blockNulls, plannerEnable, plannerSnapshot, plannerPrices } = values
  const isDocumented = methods === 'documented'
  const idle: readonly (readonly [isIdle: boolean, flag: string, needed: string])[] = [
    [
      !isDocumented && conditionalMethods !== APP_TOML_FLAGS.conditionalMethods.default,
      '--json-rpc.conditional-methods',
      '--json-rpc.interface documented',
    ],
    [!isDocumented && blockNulls, '--json-rpc.block-nulls', '--json-rpc.interface documented'],
    [!plannerEnable && plannerSnapshot !== undefined, '--planner.snapshot', '--planner.enable'],
    [!plannerEnable && plannerPrices !== undefined, '--planner.prices', '--planner.enable'],
    [
      !values.metrics && authorityOf(values.metricsAddress) !== APP_TOML_FLAGS.metricsAddress.default,
      '--json-rpc.metrics-address',
      '--metrics',
    ],
  ]
  for (const [isIdle, flag, needed] of idle) if (isIdle) logger.warn(`${flag} has no effect without ${needed}`)
}

/** Returns the options that the flags set: of all servers, of HTTP servers, and of WebSocket servers. */
function optionsOf(values: StartValues, { auth }: Access, logger: Logger, node: () => Node) {
  const { api: namespaces, vhosts, timeoutMs, batchRequestLimit, batchResponseLimit, connectionLimit, insecure } = values
  const { bodyLimit, idleTimeoutMs, corsOrigins = [], wsOrigins, messageLimit, inFlightLimit, sendBufferLimit } = values
  return {
    shared: {
      namespaces,
      auth,
      insecure,
      vhosts,
      batchRequestLimit,
      batchResponseLimit,
      timeoutMs,
      connectionLimit,
      onRefusal: logRefusal(logger, ACCESS_FLAGS),
    },
    http: {
      corsOrigins,
      bodyLimit,
      idleTimeoutMs,
      mounts: {
        ...(values.ui ? pageMounts() : {}),
        ...(values.plannerEnable ? { '/v2/': mountRoutes(node, { onFault: (fault) => logger.error(faultText(fault)) }) } : {}),
      },
    },
    // The list is the whole rule, as in the software behind the interface document.
    sockets: { corsOrigins: wsOrigins, localPages: false, messageLimit, inFlightLimit, sendBufferLimit },
  }
}

/** Starts the transports if they are enabled, and logs their addresses. */
export async function serveAsDocumented(
  node: Node,
  values: StartValues,
  { listeners, serveAuthenticated, hasCallers }: StartServers,
  logger: Logger,
): Promise<void> {
  const available = Object.keys(await node.request('rpc_modules'))
  const namespaces = servedNamespaces(values.api, available, (line) => logger.warn(line))
  if (!values.enable) return logger.info('JSON-RPC is off: --json-rpc.enable turns it on')
  if (namespaces.length === 0) throw new UsageError('--json-rpc.api: cannot enable JSON-RPC without defining any API namespace')

  const locked = namespaces.filter((name) => LOCKED.includes(name))
  if (values.authMode === 'private' && !hasCallers && locked.length > 0) {
    logger.warn(
      `no caller can use ${locked.join(', ')} on these servers: they need a credential, and there is none. Give --json-rpc.auth-token-file, --json-rpc.jwt-secret or` +
        ` ${TOKEN_VARIABLE}, or choose --json-rpc.auth-mode off`,
    )
  }
  const { address, wsAddress, authAddress } = values
  await listenAs('--json-rpc.address', address, listeners.http.start(node))
  logger.info(`HTTP JSON-RPC on ${placeOf(listeners.http.running)}: ${namespaces.join(', ')}`)
  if (values.plannerEnable) logger.info(`Routes and balances on ${placeOf(listeners.http.running)}/v2/`)
  if (values.ui) logger.info(`Page on ${placeOf(listeners.http.running)}/`)
  await listenAs('--json-rpc.ws-address', wsAddress, listeners.webSocket.start(node))
  logger.info(`WebSocket JSON-RPC on ${placeOf(listeners.webSocket.running)}: ${namespaces.join(', ')}`)
  if (!authAddress || !serveAuthenticated) return
  const server = await listenAs('--json-rpc.auth-address', authAddress, serveAuthenticated(node))
  logger.info(`Authenticated JSON-RPC on ${placeOf(server)}: all namespaces, over HTTP and WebSocket`)
}

/** Serves metrics if they are enabled, with or without JSON-RPC, and logs the address. */
export async function serveMetricsOf(
  node: Node,
  { metrics, metricsAddress, vhosts, timeoutMs }: StartValues,
  { sources }: StartServers,
  logger: Logger,
): Promise<void> {
  if (!metrics) return
  const options = { ...metricsAddress, vhosts, timeoutMs, servers: sources, onRefusal: logRefusal(logger, ACCESS_FLAGS) }
  const server = await listenAs('--json-rpc.metrics-address', metricsAddress, serveMetrics(node, options))
  logger.info(`Metrics on ${placeOf(server)}`)
}

/** Logs one warning for all servers that other machines can reach. */
export function warnOfOtherMachines(values: StartValues, logger: Logger): void {
  const { enable, address, wsAddress, authAddress, metrics, metricsAddress, devAccounts } = values
  const listening: readonly (readonly [flag: string, place: Endpoint | undefined])[] = [
    ['--json-rpc.address', enable ? address : undefined],
    ['--json-rpc.ws-address', enable ? wsAddress : undefined],
    ['--json-rpc.auth-address', enable ? authAddress : undefined],
    ['--json-rpc.metrics-address', metrics ? metricsAddress : undefined],
  ]
  const open = listening.flatMap(([flag, place]) => (place && !isLoopback(place.host) ? [`${authorityOf(place)} (${flag})`] : []))
  if (open.length === 0) return
  const spending = devAccounts && enable ? '. They can spend what the accounts of --dev-accounts hold: everybody knows the keys' : ''
  logger.warn(`Other machines can connect to ${open.join(' and ')}; 127.0.0.1 there would keep them out${spending}`)
}

function placeOf({ url = '', host = '' }: { readonly url?: string; readonly host?: string } = {}): string {
  return `${url.replace(/\/$/, '')}${isEverywhere(host) ? ' (all interfaces)' : ''}`
}
