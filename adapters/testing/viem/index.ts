export { connectViem, type DeployOptions, type ViemConnection, type ViemContract } from './connect-viem.js'
