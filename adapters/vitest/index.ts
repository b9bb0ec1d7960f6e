export { chainTest } from './chain-test.js'
