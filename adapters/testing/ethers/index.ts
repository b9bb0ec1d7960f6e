export { connectEthers, type DeployOptions, type EthersConnection } from './connect-ethers.js'
