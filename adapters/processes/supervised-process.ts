import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Milliseconds before a process is started again, doubled with each end that follows soon. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 10_000
/** Milliseconds after which a process counts as running well. */
const SETTLED = 10_000
/** Milliseconds in which an engine may end by itself. Whoever supervises a node that supervises an engine gives the node more. */
export const ENGINE_GRACE = 5_000

/** Waits until its input ends, which happens when this process ends in any way, and then ends the child process. */
const GUARD = 'read -r _; kill -TERM "$0" && sleep "$1" && kill -KILL "$0"'

export interface SupervisedProcessOptions {
  readonly program: string
  readonly args: readonly string[]
  /** Milliseconds in which the process may end by itself when it is stopped. */
  readonly grace: number
  /** Receives the lines of both outputs. */
  readonly onLine: (line: string, stream: 'out' | 'err') => void
  /** Called with the process id at each start. */
  readonly onStart: (pid: number) => void
  /** Called when the process ended by itself, with its exit code or signal, and the milliseconds after which it starts again. */
  readonly onEnd: (how: string, pause: number) => void
}

/** A child process that is started again when it ends, and ended with this process. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions
  #child: ChildProcess | undefined
  #pause = FIRST_PAUSE
  #restart: NodeJS.Timeout | undefined
  #isStopped = false

  private constructor(options: SupervisedProcessOptions) {
    this.#options = options
  }

  /** Starts the process. Rejects if the program cannot be executed. */
  static async start(options: SupervisedProcessOptions): Promise<SupervisedProcess> {
    const supervised = new SupervisedProcess(options)
    const child = supervised.#spawn()
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    return supervised
  }

  /** Asks the process to end, and kills it if it does not in the time of grace. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), this.#options.grace)
    await ended
    clearTimeout(force)
  }

  #spawn(): ChildProcess {
    const { program, args, grace, onLine, onStart } = this.#options
    // A process group of its own: Ctrl-C in a terminal reaches this process only, which ends the other in order.
    const child = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const started = performance.now()
    createInterface({ input: child.stdout }).on('line', (line) => onLine(line, 'out'))
    createInterface({ input: child.stderr }).on('line', (line) => onLine(line, 'err'))
    child.once('spawn', () => {
      guard(child, grace)
      if (child.pid !== undefined) onStart(child.pid)
    })
    child.once('error', (error) => this.#ended(child, started, error.message))
    child.once('exit', (code, signal) => this.#ended(child, started, signal ?? `code ${code}`))
    this.#child = child
    return child
  }

  #ended(child: ChildProcess, started: number, how: string): void {
    if (this.#child !== child) return
    this.#child = undefined
    if (this.#isStopped) return
    if (performance.now() - started > SETTLED) this.#pause = FIRST_PAUSE
    this.#restart = setTimeout(() => this.#spawn(), this.#pause)
    this.#options.onEnd(how, this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE)
  }
}

function guard(child: ChildProcess, grace: number): void {
  if (process.platform === 'win32') return
  const watch = spawn('sh', ['-c', GUARD, String(child.pid), String(Math.ceil(grace / 1000))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watch.on('error', () => {})
  watch.stdin.on('error', () => {})
  watch.unref()
  child.once('exit', () => watch.kill('SIGKILL'))
}
