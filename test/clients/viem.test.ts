import { NodeProvider } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { embedded } from 'evmbed/viem'
import { serveWebSocket } from 'evmbed/websocket'
import { custom, http, webSocket } from 'viem'
import { contractScenario } from './scenario.js'
import { viemClient } from './viem-client.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const

// Over `custom`, viem takes code 3 of a revert for unknown and asks again, three times within a second. In process there is nothing to retry.
contractScenario('viem over a NodeProvider', async (node) => viemClient(custom(new NodeProvider(node), { retryCount: 0 }), node.chainId))

contractScenario('viem over its embedded transport', async (node) => viemClient(embedded(node), node.chainId))

contractScenario('viem over HTTP', async (node) => {
  const { url } = await serveHttp(node, everything)
  return viemClient(http(url), node.chainId)
})

contractScenario('viem over WebSocket', async (node) => {
  const { url } = await serveWebSocket(node, everything)
  return viemClient(webSocket(url), node.chainId)
})
