import { expect } from 'vitest'
import { readPruning } from '../../src/persistence/chain-pruning.js'
import { nextTask } from '../../src/primitives/event-loop.js'
import { loadingState } from '../../src/primitives/missing-state.js'
import { StateHistory } from '../../src/state/state-history.js'
import { numberIn, Records } from '../../src/store/records.js'
import { BYTES, type Store, type StoreOperation } from '../../src/store/store.js'
import type { FaultyStore } from './faulty-store.js'

/** Waits until a store is written to no more. */
export async function quiet(store: FaultyStore): Promise<void> {
  for (let still = 0, writes = -1; still < 100; writes = store.writes) {
    still = store.writes === writes ? still + 1 : 0
    await nextTask()
  }
}

/** Returns another database with the same content. Both may be open. */
export async function copyOf(disk: Store, create: () => Store): Promise<Store> {
  const copy = create()
  const wasOpen = disk.status === 'open'
  await Promise.all([disk.open(), copy.open()])
  const operations: StoreOperation[] = []
  for await (const [key, value] of disk.iterator(BYTES)) operations.push({ type: 'put', key, value })
  await copy.batch(operations, BYTES)
  await copy.close()
  if (!wasOpen) await disk.close()
  return copy
}

/** Reads the records of a closed store. */
export async function contentOf(
  disk: Store,
): Promise<{ nodes: Set<number>; reachable: Set<number>; blocks: number[]; states: number; logs: number }> {
  const records = await Records.open(disk, 'process')
  try {
    const history = new StateHistory(records, 1 << 20, 0)
    const reachable = new Set<number>()
    for await (const [id] of records.all('version')) {
      const version = numberIn(id)
      await loadingState(() => {
        // A read that has to wait begins again: nodes count when all are visited.
        const seen = new Set(reachable)
        history.states.visit(history.states.at(history.version(version).roots), {
          node(node) {
            if (seen.has(node)) return false
            seen.add(node)
            return true
          },
        })
        for (const node of seen) reachable.add(node)
      })
    }
    const numbers = async (kind: Parameters<Records['all']>[0]) => {
      const found: number[] = []
      for await (const [id] of records.all(kind)) found.push(numberIn(id))
      return found
    }
    expect((await loadingState(() => readPruning(records))).abandoned).toEqual([])
    return {
      nodes: new Set(await numbers('node')),
      reachable,
      blocks: await numbers('block'),
      states: (await numbers('state')).length,
      logs: await countOf(records.all('log')),
    }
  } finally {
    await records.close()
  }
}

async function countOf(entries: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of entries) count++
  return count
}
