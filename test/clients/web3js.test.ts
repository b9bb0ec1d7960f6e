import { NodeProvider } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { HttpProvider, WebSocketProvider } from 'web3'
import { contractScenario } from './scenario.js'
import { web3jsClient } from './web3js-client.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const

contractScenario('web3.js over a NodeProvider', async (node) => web3jsClient(new NodeProvider(node) as never))

contractScenario('web3.js over HTTP', async (node) => {
  const { url } = await serveHttp(node, everything)
  return web3jsClient(new HttpProvider(url))
})

contractScenario('web3.js over WebSocket', async (node) => {
  const { url } = await serveWebSocket(node, everything)
  const provider = new WebSocketProvider(url)
  return web3jsClient(provider, () => provider.disconnect())
})
