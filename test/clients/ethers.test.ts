import { BrowserProvider, type JsonRpcApiProvider, JsonRpcProvider, WebSocketProvider } from 'ethers'
import { NodeProvider } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { ethersClient } from './ethers-client.js'
import { contractScenario } from './scenario.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
/** ethers' own intervals (ms) are for networks that are slower. */
// An interval that is shorter than an answer takes ends ethers' polling of blocks for good: its second poll must find the number of the first.
const prompt = { cacheTimeout: -1, pollingInterval: 100 }

contractScenario('ethers over a NodeProvider', async (node) => ethersClient(new BrowserProvider(new NodeProvider(node), undefined, prompt)))

contractScenario('ethers over its embedded provider', async (node) => ethersClient(new EmbeddedProvider(node)))

contractScenario('ethers over HTTP', async (node) => {
  const { url } = await serveHttp(node, everything)
  return ethersClient(new JsonRpcProvider(url, undefined, prompt))
})

contractScenario('ethers over WebSocket', async (node) => {
  const { url } = await serveWebSocket(node, everything)
  const provider: JsonRpcApiProvider = new WebSocketProvider(url, undefined, prompt)
  return ethersClient(provider)
})
