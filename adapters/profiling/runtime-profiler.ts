import { type Profiler, ProfilingRefused, type Recording, type RecordingKind } from '../../src/internal.js'
import { Directory, type NewFile } from '../files/index.js'
import { recordCpu } from './cpu.js'
import { LoopDelay, LoopUse } from './event-loop.js'
import { HeapSampling } from './heap.js'
import { collectGarbage, MemoryWatch } from './memory.js'
import { stacks } from './stacks.js'
import { recordTrace } from './trace.js'

export interface RuntimeProfilerOptions {
  /** Seconds that a call may record while its caller waits. Default 29: servers give up on a call after 30 seconds. */
  readonly maxSeconds?: number
}

/** A profiler that watches its process until it is closed. A node that uses it does not close it. */
export interface RuntimeProfiler extends Profiler {
  close(): void
}

/**
 * Lets the debug namespace profile the process that runs the node, which is Node.js or Electron's main process. Profiles go to new files of
 * one directory, readable by their owner only; names that lead out of it are refused. The directory is made when the first file is written.
 *
 * From the start it counts garbage collections and samples allocations, which costs little. Everything else begins when it is asked for.
 *
 * @param directory - its path
 *
 * @example
 * const profiler = runtimeProfiler('./data/profiles')
 * const node = await createNode({ profiler })
 * await node.request('debug_cpuProfile', ['busy.cpuprofile', 5])
 */
export function runtimeProfiler(directory: string, { maxSeconds = 29 }: RuntimeProfilerOptions = {}): RuntimeProfiler {
  if (!Number.isFinite(maxSeconds) || maxSeconds < 0) {
    throw new TypeError(`option 'maxSeconds': expected seconds, at least 0, got ${maxSeconds}`)
  }
  const files = new Directory(directory, 'profiles', (message) => new ProfilingRefused(message))
  const memory = new MemoryWatch()
  const heap = startSampling()
  let delay: LoopDelay | undefined
  let use: LoopUse | undefined

  const gathered = {
    memory(file: NewFile) {
      if (heap instanceof HeapSampling) return heap.write(file)
      throw heap
    },
    block(file: NewFile) {
      if (!delay) throw new ProfilingRefused('block profiling is off: set a rate with debug_setBlockProfileRate')
      return file.append(delay.text())
    },
    mutex(file: NewFile) {
      if (!use) throw new ProfilingRefused('mutex profiling is off: set a fraction with debug_setMutexProfileFraction')
      return file.append(use.text())
    },
  }

  return {
    maxSeconds,
    async record(kind, name) {
      const file = await files.create(name)
      try {
        return completing(file, await RECORDERS[kind](file))
      } catch (error) {
        await file.discard()
        throw error
      }
    },
    async write(kind, name) {
      const file = await files.create(name)
      const writing: Recording = { stop: async () => gathered[kind](file) }
      await completing(file, writing).stop()
    },
    setBlockRate(nanoseconds) {
      delay?.close()
      delay = nanoseconds > 0 ? new LoopDelay(nanoseconds) : undefined
    },
    setMutexGathering(on) {
      use = on ? (use ?? new LoopUse()) : undefined
    },
    statistics: () => memory.statistics(),
    async freeMemory() {
      collectGarbage()
    },
    stacks,
    close() {
      memory.close()
      delay?.close()
      if (heap instanceof HeapSampling) heap.close()
    },
  }
}

/** A runtime without an inspector can do the rest; it refuses when it is asked for the profile. */
function startSampling(): HeapSampling | ProfilingRefused {
  try {
    return new HeapSampling()
  } catch (error) {
    if (error instanceof ProfilingRefused) return error
    throw error
  }
}

const RECORDERS: Readonly<Record<RecordingKind, (file: NewFile) => Recording | Promise<Recording>>> = {
  cpu: recordCpu,
  trace: recordTrace,
  block(file) {
    // As Go, which looks at every wait as long as a call records them.
    const delay = new LoopDelay(1)
    return {
      stop() {
        delay.close()
        return file.append(delay.text())
      },
    }
  },
  mutex(file) {
    const use = new LoopUse()
    return { stop: () => file.append(use.text()) }
  },
}

/** Closes the file of a recording when it ends, and takes it away when it fails. */
function completing(file: NewFile, recording: Recording): Recording {
  return {
    async stop() {
      try {
        await recording.stop()
        await file.close()
      } catch (error) {
        await file.discard()
        throw error
      }
    },
  }
}
