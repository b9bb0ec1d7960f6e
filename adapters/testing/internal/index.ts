/** Parts of tests that the adapters of runners and clients share. They are not published. */
export { currentTestChain, enter, leave, runOn } from '../context.js'
export { ContractFiles } from '../contract-files.js'
export { type CompiledContract, type ContractAbis, deployable, findContract } from '../deployment.js'
export { DeploymentFailed, OutsideOfTest } from '../errors.js'
export type { Libraries } from '../linking.js'
export { type ChainContext, type ChainSetup, setupOf } from '../setup.js'
export { globalOf, registerSuite } from '../suite.js'
export { type TestChain, type TestObserver, testName } from '../test-chain.js'
