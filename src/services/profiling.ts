import type { Profiler, Recording, RecordingKind } from '../host/profiler.js'
import type { Clock } from '../primitives/clock.js'
import { ServerError } from '../primitives/errors.js'

/** The node was given nothing that could look into its process. */
export class ProfilingDisabled extends ServerError {
  constructor() {
    super('profiling disabled in the debug namespace')
  }
}

const NAMES: Readonly<Record<RecordingKind, string>> = {
  cpu: 'CPU profiling',
  trace: 'trace',
  block: 'block profiling',
  mutex: 'mutex profiling',
}

/** A recording of this kind is in progress. */
export class AlreadyRecording extends ServerError {
  constructor(kind: RecordingKind) {
    super(`${NAMES[kind]} already in progress`)
  }
}

/** No recording of this kind is in progress. */
export class NotRecording extends ServerError {
  constructor(kind: RecordingKind) {
    super(`${NAMES[kind]} not in progress`)
  }
}

/** A call would wait longer than calls may. */
export class RecordingTooLong extends ServerError {
  constructor(seconds: number, limit: number) {
    super(`duration of ${seconds} seconds is longer than a call may take, want at most ${limit}`)
  }
}

interface Run {
  readonly recording: Promise<Recording>
  /** Set when a call ends the recording. Resolves when its file is complete. */
  end?: Promise<void>
  /** Resolves the call that waits for the end of the recording. */
  onEnd: () => void
}

/** Recordings of the process, and the settings of the debug namespace that outlive a call. */
export class Profiling {
  /** Last value of debug_setGCPercent. Go starts with 100. */
  gcPercent = 100
  #blockRate = 0
  #mutexFraction = 0
  readonly #runs = new Map<RecordingKind, Run>()

  constructor(
    readonly profiler: Profiler,
    private readonly clock: Clock,
  ) {}

  /** @param nanoseconds of waits that are gathered; 0 gathers none */
  setBlockRate(nanoseconds: number): void {
    this.#blockRate = nanoseconds
    this.profiler.setBlockRate(nanoseconds)
  }

  /** Gathers contention unless it is 0, which it is at first. Returns the last value. */
  setMutexFraction(fraction: number): number {
    const last = this.#mutexFraction
    this.#mutexFraction = fraction
    this.profiler.setMutexGathering(fraction > 0)
    return last
  }

  get mutexFraction(): number {
    return this.#mutexFraction
  }

  async start(kind: RecordingKind, file: string): Promise<void> {
    await this.#begin(kind, file)
  }

  async stop(kind: RecordingKind): Promise<void> {
    const run = this.#runs.get(kind)
    if (!run || run.end !== undefined) throw new NotRecording(kind)
    await this.#end(kind, run)
  }

  /** Records for some seconds, or until a call or the end of the node stops it. */
  async recordFor(kind: RecordingKind, file: string, seconds: number): Promise<void> {
    const { maxSeconds } = this.profiler
    if (seconds > maxSeconds) throw new RecordingTooLong(seconds, maxSeconds)
    const run = await this.#begin(kind, file)
    if (run.end === undefined) {
      await new Promise<void>((resolve) => {
        const callOff = this.clock.after(seconds * 1000, resolve)
        run.onEnd = () => {
          callOff()
          resolve()
        }
      })
    }
    await this.#end(kind, run)
  }

  /** Ends what is being recorded and gathered; the files are complete afterwards. Rejects with the first one that could not be written. */
  async close(): Promise<void> {
    if (this.#blockRate > 0) this.setBlockRate(0)
    if (this.#mutexFraction > 0) this.setMutexFraction(0)
    const ends = await Promise.allSettled([...this.#runs].map(([kind, run]) => this.#end(kind, run)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  async #begin(kind: RecordingKind, file: string): Promise<Run> {
    if (this.#runs.has(kind)) throw new AlreadyRecording(kind)
    const run: Run = { recording: this.profiler.record(kind, file), onEnd: () => {} }
    this.#runs.set(kind, run)
    try {
      await run.recording
    } catch (error) {
      this.#runs.delete(kind)
      throw error
    }
    return run
  }

  /** Ending twice is ending once. */
  #end(kind: RecordingKind, run: Run): Promise<void> {
    run.end ??= this.#complete(kind, run)
    return run.end
  }

  async #complete(kind: RecordingKind, run: Run): Promise<void> {
    run.onEnd()
    try {
      const recording = await run.recording
      await recording.stop()
    } finally {
      this.#runs.delete(kind)
    }
  }
}
