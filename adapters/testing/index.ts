export { callerFolder } from './caller-folder.js'
export { currentChain, currentTestChain, runOn } from './context.js'
export { ContractUnavailable } from './contract-files.js'
export {
  type CompiledContract,
  type ContractAbis,
  type DeployableContract,
  DeploymentFailed,
  deployable,
  findContract,
} from './deployment.js'
export { ChainOfOtherSetup, OutsideOfTest, SetupFailed, SetupNameTaken, SeveralTests, TestHasEnded } from './errors.js'
export type { Libraries } from './linking.js'
export { onFork } from './on-fork.js'
export { type ProcessChain, processChain } from './process-chain.js'
export { type ChainContext, type ChainSetup, defineSetup, type Extended, type SetupOptions, setupOf } from './setup.js'
export { globalOf, type RunnerHooks, registerSuite, type SuiteOfSetup } from './suite.js'
export type { CurrentChain, TestChain } from './test-chain.js'
