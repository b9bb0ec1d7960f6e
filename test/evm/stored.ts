import { expect } from 'vitest'
import { bytesToHex } from '../../src/primitives/hex.js'
import { StoredStates } from '../../src/state/stored-state.js'
import type { StateRecords } from '../../src/state/trie-records.js'
import type { WorldState } from '../../src/state/world-state.js'
import { LoadedRecords } from '../../src/store/loaded-records.js'
import { keyOf, numberKey } from '../../src/store/records.js'
import { BYTES, type StoreOperation } from '../../src/store/store.js'
import { newAsynchronousStore } from '../persistence/asynchronous-store.js'

/** Returns a state whose every read is a read of a store. */
export function stored(state: WorldState): WorldState {
  const nodes: Uint8Array[] = []
  const codes = new Map<string, Uint8Array>()
  const reader: StateRecords = {
    node: (id) => nodes[id - 1] ?? expect.fail('a missing node'),
    code: (hash) => codes.get(bytesToHex(hash)) ?? expect.fail('missing code'),
  }
  return new StoredStates(reader, 0).store(state, {
    node: (record) => nodes.push(record),
    code: (hash, bytes) => void codes.set(bytesToHex(hash), bytes),
  })
}

/** Returns a state whose every read is a read of a store that answers later. */
export function storedElsewhere(state: WorldState): WorldState {
  const store = newAsynchronousStore()
  const operations: StoreOperation[] = []
  const put = (key: Uint8Array, value: Uint8Array) => operations.push({ type: 'put', key, value })
  const loaded = new LoadedRecords(store)
  const read = (key: Uint8Array): Uint8Array => loaded.getSync(key) ?? expect.fail('a missing record')
  const records: StateRecords = {
    node: (id) => read(keyOf('node', numberKey(id))),
    prepare: (ids) => loaded.prepare(Array.from(ids(), (id) => keyOf('node', numberKey(id)))),
    code: (hash) => read(keyOf('code', hash)),
  }
  let lastId = 0
  const placed = new StoredStates(records, 0).store(state, {
    node(record) {
      put(keyOf('node', numberKey(++lastId)), record)
      return lastId
    },
    code: (hash, bytes) => void put(keyOf('code', hash), bytes),
  })
  // The database takes it before the first read, which comes after it.
  if (operations.length > 0) store.batch(operations, BYTES).catch(expect.fail)
  return placed
}
