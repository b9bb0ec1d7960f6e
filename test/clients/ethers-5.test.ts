import { providers } from 'ethers-5'
import { NodeProvider } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { ethers5Client } from './ethers-5-client.js'
import { contractScenario } from './scenario.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const

/** Sets the milliseconds between two polls: those of ethers are for networks that are slower. */
function prompt<Provider extends providers.JsonRpcProvider>(provider: Provider): Provider {
  provider.pollingInterval = 20
  return provider
}

contractScenario('ethers 5 over a NodeProvider', async (node) =>
  ethers5Client(prompt(new providers.Web3Provider(new NodeProvider(node) as providers.ExternalProvider))),
)

contractScenario('ethers 5 over HTTP', async (node) => {
  const { url } = await serveHttp(node, everything)
  return ethers5Client(prompt(new providers.JsonRpcProvider(url)))
})

contractScenario('ethers 5 over WebSocket', async (node) => {
  const { url } = await serveWebSocket(node, everything)
  return ethers5Client(new providers.WebSocketProvider(url))
})
