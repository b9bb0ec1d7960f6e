import { fileURLToPath } from 'node:url'
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner'
import hardhatViem from '@nomicfoundation/hardhat-viem'
import hardhatViemAssertions from '@nomicfoundation/hardhat-viem-assertions'
import { NodeProvider } from 'evmbed'
import { defineConfig } from 'hardhat/config'

/** Answers the requests of the network `evmbed` in this process. Its URL is not used. */
const embedded = {
  id: 'embedded',
  hookHandlers: {
    network: async () => ({
      default: async () => {
        const node = new NodeProvider({ dialect: 'hardhat' })
        return {
          async onRequest(context, connection, request, next) {
            if (connection.networkName !== 'evmbed') return next(context, connection, request)
            const { id, method, params } = request
            return { jsonrpc: '2.0', id, result: await node.request({ method, params }) }
          },
        }
      },
    }),
  },
}

export default defineConfig({
  plugins: [hardhatNodeTestRunner, hardhatViem, hardhatViemAssertions, embedded],
  // The compiler of the package solc, instead of a download.
  solidity: { version: '0.8.37', path: fileURLToPath(import.meta.resolve('solc/soljson.js')) },
  networks: { evmbed: { type: 'http', url: 'http://127.0.0.1:8545' } },
})
