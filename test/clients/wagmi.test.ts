import { type CreateConnectorFn, createConfig, mock } from '@wagmi/core'
import { type Node, NodeProvider } from 'evmbed'
import { announceProvider } from 'evmbed/eip1193'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { type Chain, custom, http, type Transport, webSocket } from 'viem'
import { vi } from 'vitest'
import { contractScenario } from './scenario.js'
import { localChain } from './viem-client.js'
import { wagmiClient } from './wagmi-client.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
/** Milliseconds; wagmi's own are for networks that are slower. */
const POLLING = 20

function configOf(chain: Chain, transport: Transport, connectors: readonly CreateConnectorFn[]) {
  const transports = { [chain.id]: transport }
  return createConfig({ chains: [chain], connectors: [...connectors], transports, pollingInterval: POLLING, cacheTime: 0, storage: null })
}

/** The wallet that wagmi brings along for tests. It sends to the first URL of the chain. */
function walletOf(node: Node): CreateConnectorFn {
  const [first, ...others] = node.accounts.map(({ address }) => address)
  return mock({ accounts: [first!, ...others] })
}

// In a page, wagmi finds the provider as it finds any wallet (EIP-6963).
const page = new EventTarget()
vi.stubGlobal('window', page)

contractScenario('wagmi with a NodeProvider as the wallet of a page', async (node) => {
  const provider = new NodeProvider(node)
  const stop = announceProvider(provider, {}, page)
  const client = await wagmiClient(configOf(localChain(node.chainId), custom(provider, { retryCount: 0 }), []))
  stop()
  return client
})

contractScenario('wagmi over HTTP', async (node) => {
  const { url } = await serveHttp(node, everything)
  const chain = { ...localChain(node.chainId), rpcUrls: { default: { http: [url] } } }
  return wagmiClient(configOf(chain, http(), [walletOf(node)]))
})

contractScenario('wagmi over WebSocket', async (node) => {
  const { url } = await serveHttp(node, everything)
  const socket = await serveWebSocket(node, everything)
  const chain = { ...localChain(node.chainId), rpcUrls: { default: { http: [url] } } }
  return wagmiClient(configOf(chain, webSocket(socket.url), [walletOf(node)]))
})
