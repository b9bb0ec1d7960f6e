import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type RuntimeProfiler, runtimeProfiler } from '../../../adapters/profiling/index.js'
import { createNode, type LogLevels, type Node, type NodeOptions } from '../../../src/index.js'
import { ManualClock } from '../../support/manual-clock.js'

/** Clock that reports when a timer is set. */
class WatchedClock extends ManualClock {
  readonly #watchers = new Map<number, () => void>()

  /** Resolves when a timer with so many milliseconds is set. */
  isAwaited(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.#watchers.set(milliseconds, resolve))
  }

  override after(milliseconds: number, callback: () => void): () => void {
    this.#watchers.get(milliseconds)?.()
    return super.after(milliseconds, callback)
  }
}

let folder: string
let profiler: RuntimeProfiler
let clock: WatchedClock
let node: Node

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  profiler = runtimeProfiler(join(folder, 'profiles'))
  clock = new WatchedClock()
  node = await createNode({ profiler, clock })
})
afterEach(async () => {
  await node.close()
  profiler.close()
  await rm(folder, { recursive: true })
})

const written = async (name: string) => JSON.parse(await readFile(join(folder, 'profiles', name), 'utf8'))
const files = () => readdir(join(folder, 'profiles'))
const refusal = (message: string | RegExp) => ({
  code: -32000,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})

/** Records into a file named `timed`, and sees that it takes its time and no longer. */
async function recordFor(seconds: number, method: string, file = 'timed'): Promise<void> {
  let isOver = false
  const waiting = clock.isAwaited(seconds * 1000)
  const call = node.call(method, [file, seconds]).finally(() => {
    isOver = true
  })
  await waiting
  await clock.advance(seconds * 1000 - 1)
  expect(isOver).toBe(false)
  await clock.advance(1)
  expect(await call).toBeNull()
}

interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
  readonly startTime: number
  readonly endTime: number
}

/** Keeps the thread busy under a name that a profile shows. */
function sieveOfTheTest(): number {
  let primes = 0
  for (let candidate = 2; candidate < 20_000; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor < candidate && isPrime; divisor++) isPrime = candidate % divisor !== 0
    if (isPrime) primes++
  }
  return primes
}

describe('CPU profiles', () => {
  test('records a CPU profile from start to stop', async () => {
    expect(await node.request('debug_startCPUProfile', ['busy.cpuprofile'])).toBeNull()
    expect(sieveOfTheTest()).toBe(2262)
    expect(await node.request('debug_stopCPUProfile')).toBeNull()

    const profile: CpuProfile = await written('busy.cpuprofile')
    expect(profile.endTime).toBeGreaterThan(profile.startTime)
    expect(profile.samples.length).toBeGreaterThan(0)
    expect(profile.timeDeltas).toHaveLength(profile.samples.length)
    const functionOf = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
    expect(profile.samples.map((id) => functionOf.get(id))).toContain('sieveOfTheTest')
    expect((await stat(join(folder, 'profiles', 'busy.cpuprofile'))).mode & 0o777).toBe(0o600)
  })

  test('records one CPU profile at a time', async () => {
    await expect(node.request('debug_stopCPUProfile')).rejects.toMatchObject(refusal('CPU profiling not in progress'))
    const first = node.request('debug_startCPUProfile', ['first'])
    await expect(node.request('debug_startCPUProfile', ['second'])).rejects.toMatchObject(refusal('CPU profiling already in progress'))
    await first
    await expect(node.request('debug_cpuProfile', ['second', 1])).rejects.toMatchObject(refusal('CPU profiling already in progress'))
    const stopped = node.request('debug_stopCPUProfile')
    await expect(node.request('debug_stopCPUProfile')).rejects.toMatchObject(refusal('CPU profiling not in progress'))
    await stopped
    expect(await files()).toEqual(['first'])
    expect(await node.request('debug_startCPUProfile', ['second'])).toBeNull()
  })

  test('allows a CPU profile after one that could not begin', async () => {
    await expect(node.request('debug_startCPUProfile', ['../out'])).rejects.toMatchObject(
      refusal('"../out" is not a name inside of the directory for profiles'),
    )
    await expect(node.request('debug_stopCPUProfile')).rejects.toMatchObject(refusal('CPU profiling not in progress'))
    expect(await node.request('debug_startCPUProfile', ['in'])).toBeNull()
  })

  test('for some seconds', async () => {
    await recordFor(5, 'debug_cpuProfile')
    expect((await written('timed')).nodes).not.toEqual([])
  })

  test('refuses a CPU profile longer than a caller can wait', async () => {
    await expect(node.request('debug_cpuProfile', ['long', 30])).rejects.toMatchObject(
      refusal('duration of 30 seconds is longer than a call may take, want at most 29'),
    )
    await expect(files()).rejects.toThrow('ENOENT')
  })

  test('resolves a recording call when another call stops it', async () => {
    const waiting = clock.isAwaited(20_000)
    const call = node.request('debug_cpuProfile', ['stopped', 20])
    await waiting
    await node.request('debug_stopCPUProfile')
    expect(await call).toBeNull()
    expect((await written('stopped')).samples).toBeInstanceOf(Array)
    await clock.advance(20_000)
    await expect(node.request('debug_stopCPUProfile')).rejects.toMatchObject(refusal('CPU profiling not in progress'))
  })

  test('completes a recording when the node closes', async () => {
    await node.request('debug_startCPUProfile', ['open'])
    const call = node.request('debug_mutexProfile', ['waiting', 20])
    await node.close()
    expect(await call).toBeNull()
    expect((await written('open')).nodes).not.toEqual([])
    expect((await written('waiting')).kind).toBe('event-loop-utilization')
  })
})

describe('traces', () => {
  interface Trace {
    readonly traceEvents: readonly { readonly name: string; readonly cat: string; readonly pid: number }[]
  }

  test('records a trace from start to stop', async () => {
    await expect(node.request('debug_stopGoTrace')).rejects.toMatchObject(refusal('trace not in progress'))
    expect(await node.request('debug_startGoTrace', ['trace.json'])).toBeNull()
    await expect(node.request('debug_startGoTrace', ['other.json'])).rejects.toMatchObject(refusal('trace already in progress'))
    await node.mine()
    expect(await node.request('debug_stopGoTrace')).toBeNull()
    const { traceEvents }: Trace = await written('trace.json')
    expect(traceEvents.some(({ cat, pid }) => cat.includes('node.async_hooks') && pid === process.pid)).toBe(true)
    expect(await files()).toEqual(['trace.json'])
  })

  test('records traces for some seconds, repeatedly', async () => {
    await recordFor(1, 'debug_goTrace', 'one')
    await recordFor(2, 'debug_goTrace', 'two')
    for (const name of ['one', 'two']) expect(((await written(name)) as Trace).traceEvents.length).toBeGreaterThan(0)
  })
})

describe('waits and contention', () => {
  test('writes gathered waits repeatedly', async () => {
    await expect(node.request('debug_writeBlockProfile', ['none'])).rejects.toMatchObject(
      refusal('block profiling is off: set a rate with debug_setBlockProfileRate'),
    )
    expect(await node.request('debug_setBlockProfileRate', [20_000_000])).toBeNull()
    expect(await node.request('debug_writeBlockProfile', ['one'])).toBeNull()
    expect(await node.request('debug_writeBlockProfile', ['two'])).toBeNull()
    expect(await written('one')).toMatchObject({ kind: 'event-loop-delay', unit: 'nanoseconds', resolution: 20_000_000 })
    expect(await node.request('debug_setBlockProfileRate', [0])).toBeNull()
    await expect(node.request('debug_writeBlockProfile', ['none'])).rejects.toMatchObject(refusal(/^block profiling is off/))
    expect((await files()).toSorted()).toEqual(['one', 'two'])
  })

  test('keeps the fraction of the mutex profile', async () => {
    await expect(node.request('debug_writeMutexProfile', ['none'])).rejects.toMatchObject(
      refusal('mutex profiling is off: set a fraction with debug_setMutexProfileFraction'),
    )
    expect(await node.request('debug_setMutexProfileFraction', [5])).toBe(0)
    expect(await node.request('debug_setMutexProfileFraction', [-1])).toBe(5)
    expect(await node.request('debug_setMutexProfileFraction', [1])).toBe(5)
    sieveOfTheTest()
    expect(await node.request('debug_writeMutexProfile', ['mutex'])).toBeNull()
    const { active, utilization, unit } = await written('mutex')
    expect(unit).toBe('milliseconds')
    expect(active).toBeGreaterThan(0)
    expect(utilization).toBeGreaterThan(0)
    expect(utilization).toBeLessThanOrEqual(1)
    expect(await node.request('debug_setMutexProfileFraction', [0])).toBe(1)
    await expect(node.request('debug_writeMutexProfile', ['none'])).rejects.toMatchObject(refusal(/^mutex profiling is off/))
  })

  test.each([
    ['debug_blockProfile', 'event-loop-delay', 'block profiling already in progress'],
    ['debug_mutexProfile', 'event-loop-utilization', 'mutex profiling already in progress'],
  ] as const)('records %s for some seconds', async (method, kind, running) => {
    const recording = recordFor(3, method)
    await expect(node.request(method, ['other', 3])).rejects.toMatchObject(refusal(running))
    await recording
    expect((await written('timed')).kind).toBe(kind)
  })

  test('stops gathering when the node closes', async () => {
    await node.request('debug_setBlockProfileRate', [1])
    await node.request('debug_setMutexProfileFraction', [1])
    await node.close()
    const other = await createNode({ profiler })
    await expect(other.request('debug_writeBlockProfile', ['none'])).rejects.toMatchObject(refusal(/^block profiling is off/))
    await expect(other.request('debug_writeMutexProfile', ['none'])).rejects.toMatchObject(refusal(/^mutex profiling is off/))
    await other.close()
  })
})

describe('memory', () => {
  /** The members of Go's `runtime.MemStats`. */
  const NUMBERS =
    `Alloc TotalAlloc Sys Lookups Mallocs Frees HeapAlloc HeapSys HeapIdle HeapInuse HeapReleased HeapObjects StackInuse StackSys
    MSpanInuse MSpanSys MCacheInuse MCacheSys BuckHashSys GCSys OtherSys NextGC LastGC PauseTotalNs NumGC NumForcedGC`.split(/\s+/)

  test('answers debug_memStats with the members of Go', async () => {
    await node.request('debug_freeOSMemory')
    const stats = await node.request('debug_memStats')
    expect(Object.keys(stats).toSorted()).toEqual(
      [...NUMBERS, 'PauseNs', 'PauseEnd', 'GCCPUFraction', 'EnableGC', 'DebugGC', 'BySize'].toSorted(),
    )
    const numbers = Object.entries(stats).filter(([name]) => NUMBERS.includes(name))
    expect(numbers.filter(([, value]) => !Number.isInteger(value) || Number(value) < 0)).toEqual([])
    expect(stats.HeapAlloc).toBeGreaterThan(1_000_000)
    expect(stats.HeapIdle + stats.HeapInuse).toBe(stats.HeapSys)
    expect(stats.TotalAlloc).toBeGreaterThanOrEqual(stats.Alloc)
    expect(stats.Sys).toBeGreaterThan(stats.HeapAlloc)
    expect([stats.EnableGC, stats.DebugGC]).toEqual([true, false])
    expect(stats.GCCPUFraction).toBeGreaterThan(0)
    expect(stats.GCCPUFraction).toBeLessThanOrEqual(1)
  })

  test('reports garbage collections, the newest at the index of Go', async () => {
    const before = await node.request('debug_memStats')
    const began = Date.now()
    expect(await node.request('debug_freeOSMemory')).toBeNull()
    const after = await node.request('debug_memStats')
    expect(after.NumForcedGC).toBeGreaterThan(before.NumForcedGC)
    expect(after.NumGC).toBeGreaterThan(before.NumGC)
    expect(after.PauseTotalNs).toBeGreaterThan(before.PauseTotalNs)
    expect([after.PauseNs.length, after.PauseEnd.length]).toEqual([256, 256])
    const newest = (after.NumGC + 255) % 256
    expect(after.PauseNs[newest]).toBeGreaterThan(0)
    expect(after.PauseEnd[newest]).toBe(after.LastGC)
    // Within a second, since two clocks are compared.
    expect(after.LastGC / 1e6).toBeGreaterThan(began - 1000)
  })

  test('answers debug_gcStats', async () => {
    await node.request('debug_freeOSMemory')
    const stats = await node.request('debug_gcStats')
    expect(Object.keys(stats)).toEqual(['LastGC', 'NumGC', 'PauseTotal', 'Pause', 'PauseEnd', 'PauseQuantiles'])
    expect(stats.NumGC).toBeGreaterThan(0)
    expect(stats.Pause).toHaveLength(Math.min(stats.NumGC, 256))
    expect(stats.PauseEnd).toHaveLength(stats.Pause.length)
    expect(stats.PauseEnd[0]).toBe(stats.LastGC)
    expect(stats.LastGC).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(stats.PauseEnd.toSorted().toReversed()).toEqual(stats.PauseEnd)
    expect(stats.PauseQuantiles).toBeNull()
    if (stats.NumGC <= 256) expect(Math.abs(stats.Pause.reduce((sum, pause) => sum + pause, 0) - stats.PauseTotal)).toBeLessThan(1000)
  })

  test('keeps the percentage of debug_setGCPercent', async () => {
    expect(await node.request('debug_setGCPercent', [50])).toBe(100)
    expect(await node.request('debug_setGCPercent', [-1])).toBe(50)
    expect(await node.request('debug_setGCPercent', [100])).toBe(-1)
  })

  test('writes a heap profile', async () => {
    const kept = Array.from({ length: 200_000 }, (_, index) => ({ index }))
    expect(await node.request('debug_writeMemProfile', ['heap.heapprofile'])).toBeNull()
    const { head, samples } = await written('heap.heapprofile')
    expect(head).toMatchObject({ callFrame: { functionName: '(root)' }, children: expect.any(Array) })
    expect(samples.length).toBeGreaterThan(0)
    expect(kept).toHaveLength(200_000)
  })
})

test('lists stacks without the environment', async () => {
  const text = await node.request('debug_stacks')
  expect(text).toMatch(/^thread 0 \[running\]:\n {4}at .*\n/)
  expect(text).toContain('\n\nwaiting for:\n')
  expect(text).not.toContain(process.env.PATH)
})

test('refuses profiling without a profiler', async () => {
  const other = await createNode()
  for (const method of ['debug_memStats', 'debug_stacks', 'debug_stopGoTrace'] as const) {
    await expect(other.request(method)).rejects.toMatchObject(refusal('profiling disabled in the debug namespace'))
  }
  await other.close()
})

test('refuses profiling without a credential', async () => {
  const connection = node.connect({ namespaces: new Set(['debug']), authenticated: false })
  await expect(connection.call('debug_memStats', [])).rejects.toMatchObject({ code: 4100 })
  await expect(connection.call('debug_startCPUProfile', ['x'])).rejects.toMatchObject({ code: 4100 })
})

test('refuses an invalid profiler', async () => {
  await expect(createNode({ profiler: {} } as NodeOptions)).rejects.toThrow(
    "option 'profiler': expected a profiler, such as runtimeProfiler() of evmbed/profiling, got {}",
  )
})

test('passes log levels to the host', async () => {
  const levels: unknown[] = []
  const logLevels: LogLevels = { setLevel: (level) => levels.push(level), setModules: (modules) => levels.push(modules) }
  const other = await createNode({ logLevels })
  for (const level of [3, -2, 9]) expect(await other.request('debug_verbosity', [level])).toBeNull()
  expect(await other.request('debug_vmodule', ['rpc/*=5, p2p=7'])).toBeNull()
  expect(await other.request('debug_vmodule', [''])).toBeNull()
  await expect(other.request('debug_vmodule', ['rpc=5,p2p'])).rejects.toMatchObject(refusal('expect comma-separated list of filename=N'))
  expect(levels).toEqual([
    3,
    0,
    5,
    [
      { pattern: 'rpc/*', level: 5 },
      { pattern: 'p2p', level: 5 },
    ],
    [],
  ])
  await other.close()
})
