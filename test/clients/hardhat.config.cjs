// @ts-check
// Hardhat reads it as a user's configuration. The tests start a node first and say here how to reach it.
const { extendProvider } = require('hardhat/config')
const { ProviderWrapper } = require('hardhat/plugins')
require('@nomicfoundation/hardhat-ethers')
require('@nomicfoundation/hardhat-chai-matchers')

class EmbeddedProvider extends ProviderWrapper {
  /** @param {import('hardhat/types').RequestArguments} call */
  request(call) {
    return Reflect.get(globalThis, 'evmbedProvider').request(call)
  }
}
if ('evmbedProvider' in globalThis) extendProvider(async (provider) => new EmbeddedProvider(provider))

const { EVMBED_URL: url = 'http://127.0.0.1:8545' } = process.env

module.exports = { defaultNetwork: 'evmbed', networks: { evmbed: { url } }, solidity: '0.8.28' }
