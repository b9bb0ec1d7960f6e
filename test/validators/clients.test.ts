/** The scenario of test/clients against a chain of one validator under CometBFT. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JsonRpcProvider, WebSocketProvider } from 'ethers'
import { createNode, type Node } from 'evmbed'
import { cometbft } from 'evmbed/cometbft'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { http, webSocket } from 'viem'
import { afterAll } from 'vitest'
import { testGenesis, writeNetwork } from '../../adapters/cli/testnet-files.js'
import { ethersClient } from '../clients/ethers-client.js'
import { contractScenario, type ScenarioChain } from '../clients/scenario.js'
import { viemClient } from '../clients/viem-client.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { freePorts } from './validator-network.js'

const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
/** ethers' own intervals (ms) are for networks that are slower. */
const prompt = { cacheTimeout: -1, pollingInterval: 20 }
const missing = engineProgram ? undefined : ENGINE_MISSING

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** A chain of one validator with the accounts of `createNode()`. */
const underCometbft: ScenarioChain = {
  notInstant:
    'under CometBFT the engine decides when there is a block: there is no evm_mine, and a transaction has its hash before its block',
  async create(): Promise<Node> {
    const folder = await mkdtemp(join(tmpdir(), 'evmbed-clients-'))
    folders.push(folder)
    const [validator] = await writeNetwork({
      output: folder,
      validators: 1,
      genesis: await testGenesis(31_337),
      port: 1,
      enginePort: await freePorts(2),
    })
    const { home } = validator!
    const solo = await createNode()
    const accounts = solo.accounts.map(({ privateKey }) => ({ privateKey }))
    await solo.close()
    return createNode({ consensus: cometbft({ home, bin: engineProgram! }), accounts })
  },
}

contractScenario(
  'viem over HTTP',
  async (node) => viemClient(http((await serveHttp(node, everything)).url), node.chainId),
  missing,
  underCometbft,
)

contractScenario(
  'viem over WebSocket',
  async (node) => viemClient(webSocket((await serveWebSocket(node, everything)).url), node.chainId),
  missing,
  underCometbft,
)

contractScenario(
  'ethers over HTTP',
  async (node) => ethersClient(new JsonRpcProvider((await serveHttp(node, everything)).url, undefined, prompt)),
  missing,
  underCometbft,
)

contractScenario(
  'ethers over WebSocket',
  async (node) => ethersClient(new WebSocketProvider((await serveWebSocket(node, everything)).url, undefined, prompt)),
  missing,
  underCometbft,
)
