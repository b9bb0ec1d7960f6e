/** Place of the states of the suites: in memory, or in a store that every read goes to. The environment variable `EVMBED_STATE` decides. */
import type { NodeOptions } from 'evmbed'
import { StateHistory } from '../../src/state/state-history.js'
import type { WorldState } from '../../src/state/world-state.js'
import { Records } from '../../src/store/records.js'
import { newAsynchronousStore } from '../persistence/asynchronous-store.js'
import { newStore } from '../persistence/faulty-store.js'

const PLACES = ['memory', 'store', 'asynchronous-store'] as const

function placeOfStates(): (typeof PLACES)[number] {
  const given = process.env.EVMBED_STATE ?? 'memory'
  const place = PLACES.find((each) => each === given)
  if (!place) throw new Error(`EVMBED_STATE is one of ${PLACES.join(', ')}, not ${given}`)
  return place
}

/** Options of a node that has its states there. */
export function storeOptions(): NodeOptions {
  const place = placeOfStates()
  if (place === 'memory') return {}
  return { store: place === 'store' ? newStore() : newAsynchronousStore(), storage: { cacheLimit: 0 } }
}

/** Returns the same state there. A transaction alone reads at once, so that it has no asynchronous store. */
export async function storedState(state: WorldState): Promise<WorldState> {
  if (placeOfStates() === 'memory') return state
  const records = await Records.open(newStore(), 'process')
  const batch = records.batch()
  const stored = new StateHistory(records, 0, 0).store(batch, state)
  await records.write(batch)
  return stored
}
