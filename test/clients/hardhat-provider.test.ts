import { NodeProvider } from 'evmbed'
import { hardhatScenario } from './hardhat-scenario.js'

hardhatScenario('Hardhat over a NodeProvider', async (node) => {
  Reflect.set(globalThis, 'evmbedProvider', new NodeProvider(node))
})
