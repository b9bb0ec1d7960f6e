import { describe, it } from 'vitest'
import { executorTests, executorTestsOver } from '../../src/evm/conformance/executor-tests.js'
import { createExecutor, ENGINES } from '../../src/evm/engines.js'
import { stored, storedElsewhere } from './stored.js'

describe.each(ENGINES)('the executor %s', (engine) => {
  for (const { title, run } of executorTests((rules) => createExecutor(engine, rules))) it(title, run)
})

// The comparing executor makes its second draft of a snapshot, which needs the values in memory.
describe.each(ENGINES.filter((engine) => engine !== 'compare'))('the executor %s, over state that must be loaded', (engine) => {
  for (const { title, run } of executorTests((rules) => createExecutor(engine, rules), { isUnloaded: true })) it(title, run)
})

describe.each(ENGINES)('the executor %s, over a store without a cache', (engine) => {
  for (const { title, run } of executorTestsOver((rules) => createExecutor(engine, rules), stored)) it(title, run)
})

describe.each(ENGINES)('the executor %s, over an asynchronous store without a cache', (engine) => {
  for (const { title, run } of executorTestsOver((rules) => createExecutor(engine, rules), storedElsewhere)) it(title, run)
})
