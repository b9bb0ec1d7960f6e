import { ServerError } from '../primitives/errors.js'

/** Kinds of recordings over a period. At most one of each kind runs at a time. */
export type RecordingKind = 'cpu' | 'trace' | 'block' | 'mutex'
/** Kinds of profiles that can be written at any time, with the data gathered so far. */
export type GatheredKind = 'memory' | 'block' | 'mutex'

/** Something that is being recorded. */
export interface Recording {
  /** Ends it, and writes its file. */
  stop(): Promise<void>
}

/** One stop of the program for the garbage collector. */
export interface GarbageCollection {
  /** Milliseconds since 1970, with fractions. */
  readonly end: number
  /** Milliseconds, with fractions. */
  readonly duration: number
}

/** Memory statistics of the runtime. All sizes are bytes. */
export interface RuntimeStatistics {
  readonly heap: {
    readonly used: number
    /** Set aside for objects, used or not. */
    readonly reserved: number
    /** Of what is set aside, how much the operating system really gives. */
    readonly committed: number
    /** The heap does not grow beyond it. */
    readonly limit: number
    /** Grown by allocation since the profiler began, and used before; what came and went unseen is not in it. */
    readonly allocated: number
  }
  /** Everything the operating system counts for the process. */
  readonly resident: number
  /** Outside of the heap: buffers, and the engine's own. */
  readonly external: number
  readonly collections: {
    readonly count: number
    /** Number of requested collections. */
    readonly forced: number
    /** Milliseconds of all together. */
    readonly pause: number
    /** The newest first, 256 at most. */
    readonly newest: readonly GarbageCollection[]
    /** Milliseconds since the profiler began to count. */
    readonly observed: number
  }
}

/**
 * Looks into the process that runs the node. Files are named by callers: an implementation confines them to a directory of the operator's, and
 * refuses with `ProfilingRefused` names that lead out of it, files that are there already, and what its platform cannot do.
 */
export interface Profiler {
  /** Seconds that a call may record at most, since its caller waits so long. */
  readonly maxSeconds: number
  /** Begins to record into a new file. */
  record(kind: RecordingKind, file: string): Promise<Recording>
  /** Writes what has been gathered so far into a new file. */
  write(kind: GatheredKind, file: string): Promise<void>
  /** Gathers waits of about so many nanoseconds and longer from now on; 0 gathers none. */
  setBlockRate(nanoseconds: number): void
  /** Gathers from now on how contended the thread is, or not. */
  setMutexGathering(on: boolean): void
  statistics(): Promise<RuntimeStatistics>
  /** Collects garbage now, and gives memory back. */
  freeMemory(): Promise<void>
  /** Returns the running code and the resources it waits for, as text. It contains no arguments and no environment variables, which may be secret. */
  stacks(): string
}

/** A file may not be written, or the platform cannot do what was asked for. */
export class ProfilingRefused extends ServerError {}
