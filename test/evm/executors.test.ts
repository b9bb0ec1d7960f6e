import { describe, expect, it } from 'vitest'
import { executorTests } from '../../src/evm/conformance/executor-tests.js'
import { ENGINES, newExecutor } from '../../src/evm/engines.js'
import { bytesToHex } from '../../src/primitives/hex.js'
import { StoredStates } from '../../src/state/stored-state.js'
import type { WorldState } from '../../src/state/world-state.js'

describe.each(ENGINES)('the executor %s', (engine) => {
  for (const { title, run } of executorTests((rules) => newExecutor(engine, rules))) it(title, run)
})

// The comparing executor makes its second draft of a snapshot, which needs the values in memory.
describe.each(['wasm', 'ethereumjs'] as const)('the executor %s, over state that must be loaded', (engine) => {
  for (const { title, run } of executorTests((rules) => newExecutor(engine, rules), { isUnloaded: true })) it(title, run)
})

/** Returns a state whose every read is a read of a store. */
function stored(state: WorldState): WorldState {
  const records = new Map<string, Uint8Array>()
  const read = (hash: Uint8Array) => records.get(bytesToHex(hash)) ?? expect.fail('a missing record')
  const write = (hash: Uint8Array, record: Uint8Array) => void records.set(bytesToHex(hash), record)
  return new StoredStates({ node: read, code: read }, 0).store(state, { node: write, code: write })
}

describe.each(ENGINES)('the executor %s, over a store without a cache', (engine) => {
  for (const { title, run } of executorTests((rules) => newExecutor(engine, rules), { placed: stored })) it(title, run)
})
