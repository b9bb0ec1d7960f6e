import { yieldToEventLoop } from '../primitives/event-loop.js'
import { Fifo } from '../primitives/fifo.js'
import type { MissingState, Waiter } from '../primitives/missing-state.js'

/** Caller on whose behalf code runs. */
export interface Caller {
  /** Peer of the caller. Runs of one peer wait for each other before runs of another peer wait for them. */
  readonly peer: object
  /**
   * Maximum bytes of memory that all frames of a run take together. A run that needs more throws `MemoryLimitExceeded`. Default: that of calls.
   */
  readonly memoryLimit?: number
  /** Ends a run by throwing. Called before a run starts and repeatedly during it. */
  checkTime(): void
  /** For whom values are loaded. Waits for a server end when it is gone. */
  readonly waiter?: Waiter
  /** Returns a promise when a run must wait until its caller can take the result, undefined otherwise. */
  room(): Promise<void> | undefined
  /** Called when a run has to wait. The time until `resume` does not count as running time. */
  pause(): void
  resume(): void
}

export interface RunLimits {
  /** Maximum number of calls that have started and not ended, without those that wait for a server. Each needs an engine. */
  readonly started: number
  /** Maximum number of started calls of one peer, with those that wait for a server. */
  readonly startedByPeer: number
  /** Maximum number of calls that keep their engines while they wait for a server. */
  readonly keptEngines: number
}

const LIMITS: RunLimits = { started: 8, startedByPeer: 4, keptEngines: 8 }

/** Waits for work before a run, which is not running time of the caller. */
export async function pausing(caller: Caller | undefined, work: Promise<void>): Promise<void> {
  caller?.pause()
  try {
    await work
  } finally {
    caller?.resume()
  }
  caller?.checkTime()
}

/** Bytes of memory above which a run counts as large: only one such call runs at a time. */
export const LARGE_MEMORY = 2 ** 26

/** Milliseconds for which a run continues while others wait. */
const SLICE = 5

/** Queue of runs that wait for the processor. */
interface Line {
  /** Milliseconds that runs of this queue have used. */
  spent: number
  readonly size: number
  push(run: Run): void
  /** Removes and returns the next run that may continue. Undefined when none may. */
  shift(): Run | undefined
}

class ReadyLine extends Fifo<Run> implements Line {
  spent = 0
}

interface PeerRuns {
  /** Started calls that have waited for a server and need a place again. They are before the others. */
  readonly returned: Fifo<Run>
  readonly waiting: Fifo<Run>
  /** Calls that have started, with those that wait for a server. */
  started: number
}

/** Calls that need a place among those that have started. Peers take turns. */
class FreshLine implements Line {
  spent = 0
  #size = 0
  /** Places that are taken. */
  #taken = 0
  readonly #limits: RunLimits
  readonly #peers = new WeakMap<object, PeerRuns>()
  /** Peers with waiting runs, the next one first. */
  readonly #ring = new Fifo<PeerRuns>()

  constructor(limits: RunLimits) {
    this.#limits = limits
  }

  get size(): number {
    return this.#size
  }

  push(run: Run): void {
    const runs = this.#runsOf(run)
    if (runs.returned.size + runs.waiting.size === 0) this.#ring.push(runs)
    if (run.isAway) runs.returned.push(run)
    else runs.waiting.push(run)
    this.#size++
  }

  shift(): Run | undefined {
    for (let looked = this.#ring.size; looked > 0; looked--) {
      const runs = this.#ring.shift()
      if (!runs) return undefined
      const run = this.#take(runs)
      if (runs.returned.size + runs.waiting.size > 0) this.#ring.push(runs)
      if (!run) continue
      this.#size--
      return run
    }
    return undefined
  }

  /** Starts a run if that is possible at once. Returns whether it did. */
  startAtOnce(run: Run): boolean {
    const runs = this.#runsOf(run)
    const mayStart = this.#mayStart(runs)
    if (mayStart) this.#start(runs)
    return mayStart
  }

  /** Takes the place of a run that waits for a server, until it is pushed and shifted. */
  leavePlace(run: Run): void {
    run.isAway = true
    this.#taken--
  }

  /** Removes a run that has started. */
  end(run: Run): void {
    this.#taken--
    this.#runsOf(run).started--
  }

  #take(runs: PeerRuns): Run | undefined {
    if (this.#taken >= this.#limits.started) return undefined
    const returned = runs.returned.shift()
    if (returned) {
      returned.isAway = false
      this.#taken++
      return returned
    }
    if (!this.#mayStart(runs)) return undefined
    const run = runs.waiting.shift()
    if (run) this.#start(runs)
    return run
  }

  #mayStart({ started }: PeerRuns): boolean {
    return this.#taken < this.#limits.started && started < this.#limits.startedByPeer
  }

  #start(runs: PeerRuns): void {
    this.#taken++
    runs.started++
  }

  #runsOf({ caller }: Run): PeerRuns {
    const peer = caller?.peer ?? this
    let runs = this.#peers.get(peer)
    if (!runs) {
      runs = { returned: new Fifo(), waiting: new Fifo(), started: 0 }
      this.#peers.set(peer, runs)
    }
    return runs
  }
}

/**
 * Schedules runs of code: one has the processor at a time, for a few milliseconds while others wait.
 *
 * There are three queues: blocks, calls that have started, and calls that have not. The queue whose runs have used the least time is next. So any
 * number of calls does not stop the blocks, and a short call does not wait for the end of long ones. Only a few calls are started at a time, because
 * each holds an engine. Only one of them at a time may take much memory. A call that waits for a server gives its place back, so that a slow server does not stop
 * calls that need nothing of it.
 */
export class RunQueue {
  readonly #blocks = new ReadyLine()
  readonly #started = new ReadyLine()
  readonly #fresh: FreshLine
  readonly #lines: readonly Line[]
  readonly #limits: RunLimits
  #isBusy = false
  /** Calls that wait for a server and keep their engines. */
  #keptEngines = 0
  /** The call that takes much memory. */
  #large: Run | undefined
  readonly #waitingForMemory = new Fifo<{ readonly run: Run; readonly proceed: () => void }>()
  /** Time of the queue that was chosen last. A queue that becomes busy begins at this time, so its idle time gives it no advantage. */
  #reached = 0

  constructor(limits: RunLimits = LIMITS) {
    this.#limits = limits
    this.#fresh = new FreshLine(limits)
    this.#lines = [this.#blocks, this.#started, this.#fresh]
  }

  /** Whether other runs wait. */
  get isContended(): boolean {
    return this.#lines.some(({ size }) => size > 0)
  }

  /**
   * Starts a run: at once, or when it is its turn and its caller can take the result. A run without a caller is part of a block.
   */
  begin(caller?: Caller): Run | Promise<Run> {
    const run = new Run(this, caller)
    const line = caller ? this.#fresh : this.#blocks
    if (this.#isBusy || (caller && !this.#fresh.startAtOnce(run))) return this.#beginLater(run, line)
    this.#give(run, line)
    return this.#withRoom(run)
  }

  /** Resolves when a run that has started has the processor again, and its place. */
  async rejoin(run: Run): Promise<void> {
    const started = run.isAway ? this.#fresh : this.#started
    const turn = this.#waitIn(run.caller ? started : this.#blocks, run)
    if (!this.#isBusy) this.#next()
    await turn
  }

  /** Takes the processor from a run. */
  leave(run: Run): void {
    run.endSlice()
    this.#next()
  }

  /** Takes the processor and the place from a call that waits for a server. */
  leavePlace(run: Run): void {
    this.#endLarge(run)
    this.#fresh.leavePlace(run)
    this.leave(run)
  }

  /** Lets a call keep its engine while it waits for a server. Returns false if it may not: too many do, or the engine takes much memory. */
  keepEngine(run: Run): boolean {
    if (this.#large === run || this.#keptEngines >= this.#limits.keptEngines) return false
    this.#keptEngines++
    return true
  }

  /** Ends what `keepEngine` began. */
  releaseEngine(): void {
    this.#keptEngines--
  }

  /** Lets a call take much memory. Returns undefined if it may at once, otherwise a promise that resolves when it may. */
  admitLarge(run: Run): Promise<void> | undefined {
    this.#large ??= run
    if (this.#large === run) return undefined
    return new Promise((proceed) => this.#waitingForMemory.push({ run, proceed }))
  }

  end(run: Run): void {
    this.#endLarge(run)
    if (run.caller) this.#fresh.end(run)
    this.leave(run)
  }

  #endLarge(run: Run): void {
    if (this.#large !== run) return
    const next = this.#waitingForMemory.shift()
    this.#large = next?.run
    next?.proceed()
  }

  async #beginLater(run: Run, line: Line): Promise<Run> {
    await this.#waitIn(line, run)
    return this.#withRoom(run)
  }

  /** Returns the run when its caller can take the result. Until then other runs continue. */
  #withRoom(run: Run): Run | Promise<Run> {
    const room = run.caller?.room()
    return room === undefined ? run : this.#beginAfter(room, run)
  }

  async #beginAfter(room: Promise<void>, run: Run): Promise<Run> {
    run.end()
    await room
    return this.begin(run.caller)
  }

  #waitIn(line: Line, run: Run): Promise<void> {
    if (line.size === 0) line.spent = Math.max(line.spent, this.#reached)
    run.caller?.pause()
    return new Promise((resolve) => {
      run.proceed = () => {
        run.caller?.resume()
        resolve()
      }
      line.push(run)
    })
  }

  #next(): void {
    this.#isBusy = false
    if (!this.isContended) return
    for (const line of [...this.#lines].sort((one, other) => one.spent - other.spent)) {
      const run = line.shift()
      if (run) {
        this.#give(run, line)
        return
      }
    }
  }

  #give(run: Run, line: Line): void {
    this.#isBusy = true
    this.#reached = line.spent
    run.beginSlice(line)
    run.proceed()
  }
}

/** One run of code, from its first turn to its end. */
export class Run {
  readonly #queue: RunQueue
  #line: Line | undefined
  #sliceBegan = 0
  /** Whether the run has started and has no place, because it waits for a server. */
  isAway = false
  /** Called when it is this run's turn. */
  proceed: () => void = () => {}

  constructor(
    queue: RunQueue,
    readonly caller: Caller | undefined,
  ) {
    this.#queue = queue
  }

  /** Returns a promise when timers, sockets and other runs should continue first. A run awaits the result wherever it can. */
  yield(): Promise<void> | undefined {
    const task = yieldToEventLoop()
    return task && this.#giveWay(task)
  }

  /** Waits for work other than code, which is not running time of the caller. Other runs continue meanwhile. */
  during<T>(work: Promise<T>): Promise<T> {
    this.#queue.leave(this)
    return this.#awaited(work)
  }

  /** Waits for a value of the state, which is not running time of the caller. A call that waits for a server has no place meanwhile. */
  async load(missing: MissingState): Promise<void> {
    const work = missing.load(this.caller?.waiter)
    if (!this.caller || !missing.isRemote) return this.during(work)
    this.#queue.leavePlace(this)
    return this.#awaited(work)
  }

  /**
   * Waits for a value of the state amid code, with the engine. Throws the missing value where a call may not keep its engine: it has to end, to load the value
   * without an engine, and to run again.
   */
  async loadAmidCode(missing: MissingState): Promise<void> {
    if (!this.caller || !missing.isRemote) return this.load(missing)
    if (!this.#queue.keepEngine(this)) throw missing
    try {
      await this.load(missing)
    } finally {
      this.#queue.releaseEngine()
    }
  }

  /**
   * Reports that the run takes much memory. Returns a promise to await before it takes more. Only one call does so at a time: eight would take
   * gigabytes. Blocks do not wait.
   */
  becomeLarge(): Promise<void> | undefined {
    const admission = this.caller && this.#queue.admitLarge(this)
    return admission && this.during(admission)
  }

  end(): void {
    this.#queue.end(this)
  }

  beginSlice(line: Line): void {
    this.#line = line
    this.#sliceBegan = performance.now()
  }

  endSlice(): void {
    const now = performance.now()
    if (this.#line) this.#line.spent += now - this.#sliceBegan
    this.#sliceBegan = now
  }

  /** Waits without the processor, and has it again afterwards. */
  async #awaited<T>(work: Promise<T>): Promise<T> {
    this.caller?.pause()
    try {
      return await work
    } finally {
      this.caller?.resume()
      await this.#queue.rejoin(this)
    }
  }

  async #giveWay(task: Promise<void>): Promise<void> {
    const isOver = performance.now() - this.#sliceBegan >= SLICE
    this.endSlice()
    this.caller?.pause()
    await task
    this.caller?.resume()
    this.#sliceBegan = performance.now()
    if (!isOver || !this.#queue.isContended) return
    this.#queue.leave(this)
    await this.#queue.rejoin(this)
  }
}
