/**
 * Counts the code of all nodes of a process for `evmbed coverage`, which loads this file into each process of its command. It is loaded before the package,
 * in processes that may have no node, so it imports nothing of it.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, threadId } from 'node:worker_threads'

/** Members that `src/evm/code-counter.ts` reads and writes. */
interface CounterPlace {
  readonly options: { readonly estimates: boolean; readonly tests: boolean }
  readonly store: () => void
  counter?: { toJson(): unknown }
}

const PLACE = '__evmbedCodeCounter'
const { EVMBED_COVERAGE: folder, EVMBED_COVERAGE_ESTIMATES: estimates, EVMBED_COVERAGE_TESTS: tests } = process.env

if (folder !== undefined && Reflect.get(globalThis, PLACE) === undefined) {
  const store = () => {
    if (!place.counter) return
    const file = join(folder, `${process.pid}-${threadId}.json`)
    // The process may be killed amid the write.
    writeFileSync(`${file}.part`, JSON.stringify(place.counter.toJson()))
    renameSync(`${file}.part`, file)
  }
  const place: CounterPlace = { options: { estimates: estimates === 'true', tests: tests === 'true' }, store }
  Reflect.set(globalThis, PLACE, place)
  process.once('exit', store)
  // Vitest ends its workers so. Threads have no signals.
  if (isMainThread) {
    process.once('SIGTERM', () => {
      store()
      if (process.listenerCount('SIGTERM') === 0) process.kill(process.pid, 'SIGTERM')
    })
  }
}
