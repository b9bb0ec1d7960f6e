export { type ChainTest, type ConcurrentChainTest, chainTest } from './chain-test.js'
