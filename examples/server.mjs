// @ts-check
/**
 * Serves a chain to other processes: HTTP and WebSocket on one port of this machine.
 *
 *     node examples/server.mjs [port]      default: 8545; 0 for a free port; Ctrl-C stops it
 */
import { createNode } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachWebSocket } from 'evmbed/websocket'

const port = Number(process.argv[2] ?? 8545)
// Only programs of this machine reach the port, so all methods are open without a credential, also those that sign.
const access = { namespaces: /** @type {const} */ ('all'), auth: { mode: /** @type {const} */ ('off') } }

const node = await createNode()
const http = await serveHttp(node, { port, ...access })
attachWebSocket(node, http, access)

for (const { address, privateKey } of node.accounts) console.log(address, privateKey)
console.log(`chain ${node.chainId} at ${http.url} and ${http.url.replace('http', 'ws')}`)

node.events.on('call', ({ method, error }) => console.log(error ? `${method} failed: ${error}` : method))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => node.close())
