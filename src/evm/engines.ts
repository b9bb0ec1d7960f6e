import type { RulesByBlock } from './chain-rules.js'
import type { Executor, ExecutorFactory } from './executor.js'
import { LazyExecutor } from './lazy-executor.js'

/**
 * Implementations of the EVM.
 *
 * `wasm`: our own, in WebAssembly. `ethereumjs`: the reference. `compare`: runs both and throws `ExecutorsDiffer` when their results differ; for
 * tests.
 */
export const ENGINES = ['wasm', 'ethereumjs', 'compare'] as const

export type EngineName = (typeof ENGINES)[number]

/** Engine of a node whose options name none. */
export const DEFAULT_ENGINE: EngineName = 'wasm'

/** Returns an executor for a chain: a built-in one by name, or the one that a factory returns. */
export function createExecutor(engine: EngineName | ExecutorFactory, rules: RulesByBlock): Executor {
  if (typeof engine === 'function') return engine(rules)
  switch (engine) {
    case 'wasm':
      return newEngine(rules)
    case 'ethereumjs':
      return newReference(rules)
    case 'compare':
      return new LazyExecutor(async () => {
        const { ComparingExecutor } = await import('./comparing-executor.js')
        return new ComparingExecutor(newEngine(rules), newReference(rules))
      })
  }
}

/** Returns our executor. Many processes only read, so it is loaded with its first run. */
function newEngine(rules: RulesByBlock): Executor {
  return new LazyExecutor(async () => {
    const { WasmExecutor } = await import('./wasm/wasm-executor.js')
    return new WasmExecutor(rules)
  })
}

/** Loads and compiles the engine in WebAssembly before its first run. Resolves with false where WebAssembly must not run. */
export async function prepareWasm(): Promise<boolean> {
  const [{ isEngineAvailable }] = await Promise.all([import('./wasm/module.js'), import('./wasm/wasm-executor.js')])
  return isEngineAvailable()
}

/** Returns the reference executor. EthereumJS is larger than the rest of the node, so it is loaded with its first run. */
function newReference(rules: RulesByBlock): Executor {
  return new LazyExecutor(async () => {
    const { EthereumjsExecutor } = await import('./ethereumjs/ethereumjs-executor.js')
    return new EthereumjsExecutor(rules)
  })
}
