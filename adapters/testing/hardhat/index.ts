export type { DeployContractOptions, EthersHelpers, FactoryOptions, HardhatEthers } from './ethers-helpers.js'
export { createNetwork, NetworkArguments, type NetworkConnection, type TestNetwork } from './network.js'
export type { NetworkHelpers } from './network-helpers.js'
export { type ProcessNetwork, processNetwork } from './process-network.js'
