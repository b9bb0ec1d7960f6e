export { currentChain } from './context.js'
export { ContractUnavailable } from './contract-files.js'
export type { AbisOf, CompiledContract, ContractAbis } from './deployment.js'
export {
  ChainOfOtherSetup,
  DeploymentFailed,
  OutsideOfTest,
  SetupFailed,
  SetupNameTaken,
  SeveralTests,
  TestHasEnded,
} from './errors.js'
export type { Libraries } from './linking.js'
export { onFork } from './on-fork.js'
export { type ProcessChain, processChain } from './process-chain.js'
export { type ChainContext, type ChainSetup, defineSetup, type Extended, type SetupOptions } from './setup.js'
export type { CurrentChain, EndOfTest, StartedTest, TestObserver } from './test-chain.js'
