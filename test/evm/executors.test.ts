import { describe, it } from 'vitest'
import { executorTests } from '../../src/evm/conformance/executor-tests.js'
import { ENGINES, newExecutor } from '../../src/evm/engines.js'

describe.each(ENGINES)('the executor %s', (engine) => {
  for (const { title, run } of executorTests((rules) => newExecutor(engine, rules))) it(title, run)
})

// The comparing executor makes its second draft of a snapshot, which needs the values in memory.
describe.each(['wasm', 'ethereumjs'] as const)('the executor %s, over state that must be loaded', (engine) => {
  for (const { title, run } of executorTests((rules) => newExecutor(engine, rules), { isUnloaded: true })) it(title, run)
})
