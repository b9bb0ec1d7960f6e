export { type ChainTest, chainTest } from './chain-test.js'
