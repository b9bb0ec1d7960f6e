export { unloaded } from '../../src/evm/conformance/unloaded-state.js'
