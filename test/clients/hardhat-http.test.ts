import { serveHttp } from 'evmbed/http'
import { hardhatScenario } from './hardhat-scenario.js'

hardhatScenario('Hardhat over HTTP', async (node) => {
  const { url } = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'off' } })
  process.env.EVMBED_URL = url
})
