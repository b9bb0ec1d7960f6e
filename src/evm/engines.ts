import { ComparingExecutor } from './comparing-executor.js'
import { EthereumjsExecutor } from './ethereumjs/ethereumjs-executor.js'
import type { Executor } from './executor.js'
import type { ChainRules } from './hardforks.js'
import { WasmExecutor } from './wasm/wasm-executor.js'

/**
 * Implementations of the EVM.
 *
 * `wasm`: our own, in WebAssembly. `ethereumjs`: the reference. `compare`: runs both and throws `ExecutorsDiffer` where they do not agree; for tests.
 */
export const ENGINES = ['wasm', 'ethereumjs', 'compare'] as const

export type EngineName = (typeof ENGINES)[number]

export function newExecutor(engine: EngineName, rules: ChainRules): Executor {
  switch (engine) {
    case 'wasm':
      return new WasmExecutor(rules)
    case 'ethereumjs':
      return new EthereumjsExecutor(rules)
    case 'compare':
      return new ComparingExecutor(new WasmExecutor(rules), new EthereumjsExecutor(rules))
  }
}
