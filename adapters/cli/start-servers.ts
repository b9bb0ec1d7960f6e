import type { Node } from '../../src/index.js'
import { serveHttp, urlOf } from '../http/index.js'
import { attachWebSocket, serveWebSocket } from '../websocket/index.js'
import { isEverywhere, isSame } from './endpoint.js'
import { listenAs } from './listen-failure.js'
import type { Logger } from './logger.js'
import { servedNamespaces } from './namespaces.js'
import type { StartValues } from './start-options.js'
import { UsageError } from './usage-error.js'

/** Opens the transports that the interface document lets an operator enable. Private methods are not served on them. */
export async function serveAsDocumented(node: Node, values: StartValues, logger: Logger): Promise<void> {
  const available = Object.keys(await node.request('rpc_modules'))
  const namespaces = servedNamespaces(values.api, available, (line) => logger.warn(line))
  if (!values.enable) return logger.info('JSON-RPC is off: --json-rpc.enable turns it on')
  if (namespaces.length === 0) throw new UsageError('--json-rpc.api: cannot enable JSON-RPC without defining any API namespace')

  const { address, wsAddress, vhosts, timeout, batchRequestLimit, batchResponseMaxSize, maxOpenConnections } = values
  // A namespace can be served; its private methods ask for a credential, which nobody can show.
  const shared = { namespaces, vhosts, batchRequestLimit, batchResponseMaxSize, timeout } as const
  const { bodyLimit, idleTimeout, corsOrigins = [], messageLimit, sendBuffer } = values
  const sockets = { ...shared, corsOrigins: values.wsOrigins, messageLimit, sendBuffer }

  const served = namespaces.join(', ')
  const http = await listenAs(
    '--json-rpc.address',
    address,
    serveHttp(node, { ...shared, ...address, corsOrigins, bodyLimit, idleTimeout, maxOpenConnections }),
  )
  logger.info(`HTTP JSON-RPC on ${place('http', address.host, http.port)}: ${served}`)
  if (isSame(address, wsAddress)) {
    attachWebSocket(node, http, sockets)
    return logger.info(`WebSocket JSON-RPC on ${place('ws', address.host, http.port)}: ${served}`)
  }
  const ws = await listenAs('--json-rpc.ws-address', wsAddress, serveWebSocket(node, { ...sockets, ...wsAddress, maxOpenConnections }))
  logger.info(`WebSocket JSON-RPC on ${place('ws', wsAddress.host, ws.port)}: ${served}`)
}

function place(scheme: 'http' | 'ws', host: string, port: number): string {
  return `${urlOf(scheme, host, port)}${isEverywhere(host) ? ' (all interfaces)' : ''}`
}
