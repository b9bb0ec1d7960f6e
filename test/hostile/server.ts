/** A node with the limits of `evmbed start`, behind HTTP and WebSocket in a process of its own. Bundled and started by `support.ts`. */
import { serveHttp } from '../../adapters/http/index.js'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { createNode } from '../../src/index.js'
import type { Measured, ServerMessage } from './support.js'

const node = await createNode({ gasCap: 25_000_000n, logsCap: 10_000, blockRangeCap: 10_000, blockInterval: 250 })
const http = await serveHttp(node, { port: 0 })
const webSocket = await serveWebSocket(node, { port: 0 })

/** Numbers after a collection of garbage. */
function measure(): Measured {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { kind: 'measured', memory: heapUsed + external, processorTime: (user + system) / 1000, height: node.statistics().height }
}

const tell = (message: ServerMessage) => process.send?.(message)
process.on('message', () => tell(measure()))
process.on('disconnect', () => process.exit())
tell({ kind: 'started', http: http.url, webSocket: webSocket.url })
