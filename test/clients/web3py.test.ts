import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { contractScenario } from './scenario.js'
import { missingWeb3py, web3pyClient } from './web3py-client.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
const missing = missingWeb3py()

contractScenario('web3.py over HTTP', async (node) => web3pyClient((await serveHttp(node, everything)).url), missing)

contractScenario('web3.py over WebSocket', async (node) => web3pyClient((await serveWebSocket(node, everything)).url), missing)
