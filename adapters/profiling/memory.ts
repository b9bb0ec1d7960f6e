import { constants, type PerformanceEntry, PerformanceObserver, performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type GarbageCollection, ProfilingRefused, type RuntimeStatistics } from '../../src/internal.js'

/** Maximum number of garbage collections that are kept, as in Go. */
const REMEMBERED = 256

/** Measures garbage collections and memory since its creation. */
export class MemoryWatch {
  readonly #observer: PerformanceObserver
  readonly #since = performance.now()
  readonly #newest: GarbageCollection[] = []
  #count = 0
  #forced = 0
  #pause = 0
  #allocated = getHeapStatistics().used_heap_size
  #used = this.#allocated

  constructor() {
    this.#observer = new PerformanceObserver((list) => this.#note(list.getEntries()))
    this.#observer.observe({ entryTypes: ['gc'] })
  }

  async statistics(): Promise<RuntimeStatistics> {
    // A collection is reported with the next turn of the event loop.
    await setImmediate()
    this.#note(this.#observer.takeRecords())
    this.#noteUse()
    const heap = getHeapStatistics()
    const { rss, external } = process.memoryUsage()
    return {
      heap: {
        used: heap.used_heap_size,
        reserved: heap.total_heap_size,
        committed: heap.total_physical_size,
        limit: heap.heap_size_limit,
        allocated: Math.max(this.#allocated, heap.used_heap_size),
      },
      resident: rss,
      external: external + heap.malloced_memory,
      collections: {
        count: this.#count,
        forced: this.#forced,
        pause: this.#pause,
        newest: [...this.#newest],
        observed: performance.now() - this.#since,
      },
    }
  }

  close(): void {
    this.#observer.disconnect()
  }

  #note(entries: readonly PerformanceEntry[]): void {
    for (const entry of entries) {
      const { startTime, duration } = entry
      this.#count++
      this.#pause += duration
      if (isForced(entry)) this.#forced++
      this.#newest.unshift({ end: performance.timeOrigin + startTime + duration, duration })
    }
    this.#newest.length = Math.min(this.#newest.length, REMEMBERED)
    if (entries.length > 0) this.#noteUse()
  }

  #noteUse(): void {
    const used = getHeapStatistics().used_heap_size
    this.#allocated += Math.max(used - this.#used, 0)
    this.#used = used
  }
}

function isForced(entry: PerformanceEntry): boolean {
  const detail: unknown = 'detail' in entry ? entry.detail : undefined
  if (typeof detail !== 'object' || detail === null || !('flags' in detail) || typeof detail.flags !== 'number') return false
  return (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0
}

/** Runs the garbage collector. The engine exposes the function only in contexts that are created while a flag is set. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('typeof gc === "function" ? gc : undefined')
  if (typeof collect !== 'function') throw new ProfilingRefused('this runtime does not let its garbage collector be called')
  collect()
}
