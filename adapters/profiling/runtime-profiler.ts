import { type Profiler, ProfilingRefused, type Recording, type RecordingKind } from '../../src/internal.js'
import { Directory, type NewFile } from '../files/index.js'
import { recordCpu } from './cpu.js'
import { LoopDelay, LoopUse } from './event-loop.js'
import { HeapSampling } from './heap.js'
import { collectGarbage, MemoryWatch } from './memory.js'
import { stacks } from './stacks.js'
import { recordTrace } from './trace.js'

export interface RuntimeProfilerOptions {
  /** Maximum seconds of a recording that a call waits for. Default: 29, because servers end a call after 30 seconds. */
  readonly maxSeconds?: number | undefined
}

/** Profiler of the process, active until it is closed. A node that uses it does not close it. */
export interface RuntimeProfiler extends Profiler {
  close(): void
}

/**
 * Creates a profiler of the process that runs the node (Node.js or Electron's main process), for the debug namespace. Profiles are written to new
 * files of one directory, readable by their owner only. Names that lead out of the directory are refused. The first write creates the directory.
 *
 * It counts garbage collections and samples allocations from its creation, at a low cost. Other profiles begin on request.
 *
 * @param directory - path of the directory
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

/** Starts the sampling of allocations. Without an inspector it returns the error, which only the request for that profile throws. */
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

/** Closes the file of a recording when it ends, and removes the file when the recording fails. */
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
