import type { Node } from '../../src/index.js'
import { type NetworkListeners, networkListeners } from '../websocket/index.js'
import { authOf, hasCredentials, isOpenToEavesdroppers, refuseExposure, tlsOf } from './access.js'
import { logRefusal } from './activity.js'
import { isEverywhere } from './endpoint.js'
import { listenAs } from './listen-failure.js'
import type { Logger } from './logger.js'
import { servedNamespaces } from './namespaces.js'
import type { StartValues } from './start-options.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** The transports that the interface document lets an operator enable, not yet listening. Throws `UsageError` for access that makes no sense. */
export async function startListeners(
  values: StartValues,
  { environment }: Pick<Terminal, 'environment'>,
  logger: Logger,
): Promise<NetworkListeners> {
  const { address, wsAddress, api: namespaces, vhosts, timeout, batchRequestLimit, batchResponseMaxSize, maxOpenConnections } = values
  const { bodyLimit, idleTimeout, corsOrigins = [], wsOrigins, messageLimit, sendBuffer, insecure } = values
  if (values.enable) {
    refuseExposure('--json-rpc.address', address, namespaces, values)
    refuseExposure('--json-rpc.ws-address', wsAddress, namespaces, values)
  }
  const auth = await authOf(values, environment)
  const tls = await tlsOf(values.certificatePath, values.keyPath)
  const open = [address, wsAddress].find((endpoint) => isOpenToEavesdroppers(endpoint, tls))
  if (values.enable && open && hasCredentials(auth)) {
    logger.warn(`credentials sent to ${open.host} can be read on their way: give --tls.certificate-path, or let only a proxy reach it`)
  }
  const shared = {
    namespaces,
    auth,
    insecure,
    vhosts,
    batchRequestLimit,
    batchResponseMaxSize,
    timeout,
    maxOpenConnections,
    tls,
    onRefusal: logRefusal(logger),
  }
  return networkListeners({
    http: { ...shared, ...address, corsOrigins, bodyLimit, idleTimeout },
    webSocket: { ...shared, ...wsAddress, corsOrigins: wsOrigins, messageLimit, sendBuffer },
  })
}

/** Opens the transports when they are enabled, and tells where. */
export async function serveAsDocumented(node: Node, values: StartValues, listeners: NetworkListeners, logger: Logger): Promise<void> {
  const available = Object.keys(await node.request('rpc_modules'))
  const namespaces = servedNamespaces(values.api, available, (line) => logger.warn(line))
  if (!values.enable) return logger.info('JSON-RPC is off: --json-rpc.enable turns it on')
  if (namespaces.length === 0) throw new UsageError('--json-rpc.api: cannot enable JSON-RPC without defining any API namespace')

  const { address, wsAddress } = values
  await listenAs('--json-rpc.address', address, listeners.http.start(node))
  logger.info(`HTTP JSON-RPC on ${placeOf(listeners.http)}: ${namespaces.join(', ')}`)
  await listenAs('--json-rpc.ws-address', wsAddress, listeners.webSocket.start(node))
  logger.info(`WebSocket JSON-RPC on ${placeOf(listeners.webSocket)}: ${namespaces.join(', ')}`)
}

function placeOf({ running }: NetworkListeners['http' | 'webSocket']): string {
  const { url = '', host = '' } = running ?? {}
  return `${url.replace(/\/$/, '')}${isEverywhere(host) ? ' (all interfaces)' : ''}`
}
