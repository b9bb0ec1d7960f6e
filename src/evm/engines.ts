import type { RulesByBlock } from './chain-rules.js'
import { ComparingExecutor } from './comparing-executor.js'
import type { Executor, ExecutorFactory } from './executor.js'
import { LazyExecutor } from './lazy-executor.js'
import { WasmExecutor } from './wasm/wasm-executor.js'

/**
 * Implementations of the EVM.
 *
 * `wasm`: our own, in WebAssembly. `ethereumjs`: the reference. `compare`: runs both and throws `ExecutorsDiffer` when their results differ; for
 * tests.
 */
export const ENGINES = ['wasm', 'ethereumjs', 'compare'] as const

export type EngineName = (typeof ENGINES)[number]

/** Returns an executor for a chain: a built-in one by name, or the one that a factory returns. */
export function createExecutor(engine: EngineName | ExecutorFactory, rules: RulesByBlock): Executor {
  if (typeof engine === 'function') return engine(rules)
  switch (engine) {
    case 'wasm':
      return new WasmExecutor(rules)
    case 'ethereumjs':
      return newReference(rules)
    case 'compare':
      return new ComparingExecutor(new WasmExecutor(rules), newReference(rules))
  }
}

/** Returns the reference executor. EthereumJS is larger than the rest of the node, so it is loaded when first needed. */
function newReference(rules: RulesByBlock): Executor {
  return new LazyExecutor(async () => {
    const { EthereumjsExecutor } = await import('./ethereumjs/ethereumjs-executor.js')
    return new EthereumjsExecutor(rules)
  })
}
