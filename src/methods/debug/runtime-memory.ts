import type { GarbageCollection, RuntimeStatistics } from '../../host/profiler.js'
import { param } from '../../rpc/record.js'
import { array, boolean, int, jsonInteger, nothing, nullable, number, object, objectOf, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/debug.js'
import { defineMethod } from '../define.js'
import { profileFileErrors, profilingErrors, requireProfiling } from './profiling.js'

/**
 * Memory and garbage, under the names of Go's `runtime.MemStats` and `debug.GCStats`. What the runtime of JavaScript does not count, or has no
 * such thing as, is 0.
 */

const uint64 = jsonInteger('uint64')
/** Nanoseconds since 1970 need more than the 53 bits of a number: the last three digits are rounded. */
const nanoseconds = { ...number, json: uint64.json }

const memStatsSchema = objectOf<wire.MemoryStatistics>()('runtime.MemStats', {
  Alloc: uint64,
  TotalAlloc: uint64,
  Sys: uint64,
  Lookups: uint64,
  Mallocs: uint64,
  Frees: uint64,
  HeapAlloc: uint64,
  HeapSys: uint64,
  HeapIdle: uint64,
  HeapInuse: uint64,
  HeapReleased: uint64,
  HeapObjects: uint64,
  StackInuse: uint64,
  StackSys: uint64,
  MSpanInuse: uint64,
  MSpanSys: uint64,
  MCacheInuse: uint64,
  MCacheSys: uint64,
  BuckHashSys: uint64,
  GCSys: uint64,
  OtherSys: uint64,
  NextGC: uint64,
  LastGC: nanoseconds,
  PauseTotalNs: uint64,
  PauseNs: array(uint64),
  PauseEnd: array(nanoseconds),
  NumGC: uint64,
  NumForcedGC: uint64,
  GCCPUFraction: number,
  EnableGC: boolean,
  DebugGC: boolean,
  BySize: array(object('runtime.BySize', { Size: uint64, Mallocs: uint64, Frees: uint64 })),
})

export const memStats = defineMethod({
  name: 'debug_memStats',
  summary: "Returns memory statistics of the process in bytes, with the members of Go's runtime.MemStats.",
  requiresAuth: true,
  params: [],
  result: memStatsSchema,
  errors: profilingErrors,
  async handler(context: Needs<'host'>) {
    const { heap, resident, external, collections } = await requireProfiling(context).profiler.statistics()
    const { count, newest } = collections
    return {
      Alloc: heap.used,
      TotalAlloc: heap.allocated,
      Sys: resident,
      Lookups: 0,
      Mallocs: 0,
      Frees: 0,
      HeapAlloc: heap.used,
      HeapSys: heap.reserved,
      HeapIdle: Math.max(heap.reserved - heap.used, 0),
      HeapInuse: heap.used,
      HeapReleased: Math.max(heap.reserved - heap.committed, 0),
      HeapObjects: 0,
      StackInuse: 0,
      StackSys: 0,
      MSpanInuse: 0,
      MSpanSys: 0,
      MCacheInuse: 0,
      MCacheSys: 0,
      BuckHashSys: 0,
      GCSys: 0,
      OtherSys: external,
      // The engine does not report it. It collects at the latest when the heap is full.
      NextGC: heap.limit,
      LastGC: newest[0] ? toNanoseconds(newest[0].end) : 0,
      PauseTotalNs: toNanoseconds(collections.pause),
      PauseNs: circular(count, newest, ({ duration }) => toNanoseconds(duration)),
      PauseEnd: circular(count, newest, ({ end }) => toNanoseconds(end)),
      NumGC: count,
      NumForcedGC: collections.forced,
      GCCPUFraction: collections.observed > 0 ? Math.min(collections.pause / collections.observed, 1) : 0,
      EnableGC: true,
      DebugGC: false,
      // The engine has no classes of sizes.
      BySize: [],
    }
  },
})

function toNanoseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1e6)
}

/** Go's circular buffer of 256 places: the newest of `count` is at `(count + 255) % 256`. */
function circular(count: number, newest: readonly GarbageCollection[], of: (collection: GarbageCollection) => number): readonly number[] {
  const places = new Array<number>(256).fill(0)
  for (const [age, collection] of newest.slice(0, 256).entries()) places[(((count - 1 - age) % 256) + 256) % 256] = of(collection)
  return places
}

const gcStatsSchema = objectOf<wire.GarbageStatistics>()('debug.GCStats', {
  LastGC: string,
  NumGC: uint64,
  PauseTotal: uint64,
  Pause: array(uint64),
  PauseEnd: array(string),
  PauseQuantiles: nullable(array(uint64)),
})

export const gcStats = defineMethod({
  name: 'debug_gcStats',
  summary: 'Returns garbage collector statistics: pauses in nanoseconds, newest first, and their end times.',
  requiresAuth: true,
  params: [],
  result: gcStatsSchema,
  errors: profilingErrors,
  async handler(context: Needs<'host'>) {
    const { collections }: RuntimeStatistics = await requireProfiling(context).profiler.statistics()
    const { count, pause, newest } = collections
    return {
      LastGC: timeText(newest[0]?.end ?? 0),
      NumGC: count,
      PauseTotal: toNanoseconds(pause),
      Pause: newest.map(({ duration }) => toNanoseconds(duration)),
      PauseEnd: newest.map(({ end }) => timeText(end)),
      // Go computes them only for callers that bring a place for them.
      PauseQuantiles: null,
    }
  },
})

function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export const freeOSMemory = defineMethod({
  name: 'debug_freeOSMemory',
  summary: 'Runs the garbage collector and returns free memory to the operating system.',
  requiresAuth: true,
  params: [],
  result: nothing,
  errors: profilingErrors,
  async handler(context: Needs<'host'>) {
    await requireProfiling(context).profiler.freeMemory()
    return null
  },
})

export const setGCPercent = defineMethod({
  name: 'debug_setGCPercent',
  summary: 'Returns the previous garbage collection percentage, 100 at first. The JavaScript runtime ignores the value.',
  requiresAuth: true,
  params: [param('percent', int)],
  result: int,
  errors: profilingErrors,
  handler(context: Needs<'host'>, [percent]) {
    const profiling = requireProfiling(context)
    const last = profiling.gcPercent
    profiling.gcPercent = percent
    return last
  },
})

export const writeMemProfile = defineMethod({
  name: 'debug_writeMemProfile',
  summary: 'Writes a sampled heap profile. Browser developer tools open the file if its name ends in `.heapprofile`.',
  requiresAuth: true,
  params: [param('file', string)],
  result: nothing,
  errors: profileFileErrors,
  async handler(context: Needs<'host'>, [file]) {
    await requireProfiling(context).profiler.write('memory', file)
    return null
  },
})
