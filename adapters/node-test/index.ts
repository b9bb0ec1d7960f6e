export { type ChainTest, chainTest, type DefineTest } from './chain-test.js'
