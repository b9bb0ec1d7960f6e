import { ENGINES, newExecutor } from '../../src/evm/engines.js'
import { unloaded } from '../support/unloaded-state.js'
import { testExecutor } from './executor-suite.js'

for (const engine of ENGINES) testExecutor(engine, (rules) => newExecutor(engine, rules))

// The comparing executor makes its second draft of a snapshot, which needs the values in memory.
for (const engine of ['wasm', 'ethereumjs'] as const) {
  testExecutor(`${engine} over state that must be loaded`, (rules) => newExecutor(engine, rules), unloaded)
}
