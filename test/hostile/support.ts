/**
 * A node under attack, and what another client notices of it.
 *
 * `useHostility()` gives `attack`, which starts a node in a process of its own and a second client in another one, runs an attack, and reports how
 * long the second client waited, how much memory the node had, whether blocks went on, and what was given back. `expectHarmless` holds the report
 * against the limits that this project sets itself.
 *
 *     const { attack } = useHostility()
 *     test('a flood of calls', async () => {
 *       expectHarmless(await attack(async ({ webSocket }) => { … }))
 *     })
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { NODE_PROGRAM } from '../support/bundle.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MIB = 2 ** 20

/** The longest that another client may wait for eth_chainId, in milliseconds, on a machine that has nothing else to do and is not slow. */
const LONGEST_WAIT = 250
/** Processor time of the prober's computation on such a machine, in milliseconds. On a slower one, the limit grows in the same ratio. */
const COMPUTATION = 2
/** Resident memory of the node, in bytes. */
const MOST_MEMORY = 1024 * MIB
/** Memory that may be left of an attack: caches have a size of their own. */
const MOST_LEFT = 96 * MIB

/** Sent to the server, or to the prober, which knows the first one only. */
export type ServerQuestion = 'now' | { readonly method: string; readonly params: readonly unknown[] }

/** Sent by the server. */
export type ServerMessage =
  | ({ readonly kind: 'started'; readonly facts: Facts } & Pick<Target, 'http' | 'webSocket'>)
  | Measured
  | InProcess

/** Places in the chain of the node that hold the most. */
export interface Facts {
  /** A block full of transactions, and one of its transactions. */
  readonly fullBlock: string
  readonly transaction: string
  /** A transaction with as many logs as an answer may have. */
  readonly loggingTransaction: string
}

/** A call in the process of the node, and how long others beside it waited there. */
export interface InProcess {
  readonly kind: 'asked'
  readonly waits: Omit<Waits, 'computation'>
}

export interface Measured {
  readonly kind: 'measured'
  /** Bytes in use after a collection of garbage. */
  readonly memory: number
  /** Milliseconds of processor time since the process began. */
  readonly processorTime: number
  readonly height: number
}

/** The longest waits of the second client, in milliseconds. Sent by the prober. */
export interface Waits {
  readonly node: number
  /** Processor time of the node's thread during one wait: what the wait would be if it had a processor of its own. No number where the platform does not tell. */
  readonly work: number
  /** For an answer that costs nothing: what the machine itself lets everybody wait. */
  readonly machine: number
  /** Processor time of a fixed computation, the shortest since the prober started: how slow the machine is. */
  readonly computation: number
  readonly probes: number
  readonly failures: number
}

/** Node under attack: the URLs on which it listens, and ways to measure it. */
export interface Target {
  readonly http: string
  readonly webSocket: string
  readonly facts: Facts
  /** Numbers of the node at this moment. */
  measure(): Promise<Measured>
  /** Calls a method in the process of the node, beside a caller there that asks for the chain id. */
  askInProcess(method: string, params: readonly unknown[]): Promise<InProcess>
}

export interface Report<Result> {
  /** Return value of the attack. */
  readonly result: Result
  readonly waits: Waits
  /** Bytes of resident memory at most; 0 where the platform does not tell. */
  readonly peakMemory: number
  readonly before: Measured
  /** Some time after the attack. */
  readonly after: Measured
}

/** Seconds that each attack goes on: it is repeated until they are over. Once, unless the environment says otherwise. */
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 0)
/** Milliseconds that a test of an attack may take. */
export const PATIENCE = 120_000 + 3_000 * SECONDS

export interface Hostility {
  attack<Result>(work: (target: Target) => Promise<Result>): Promise<Report<Result>>
}

/**
 * @param isShared whether all attacks of a file meet the same node, which starts with the first of them
 * @param isOpen whether the node has the limits of `evmbed dev`, which serves everything to everybody, instead of those of `evmbed start`
 */
export function useHostility({ isShared = false, isOpen = false } = {}): Hostility {
  const folder = join(root, '.tmp', `hostile-${process.pid}`)
  const children = new Set<ChildProcess>()
  const start = (program: string, args: readonly string[], execArgv: readonly string[] = []) => {
    const child = fork(join(folder, `${program}.mjs`), [...args], { execArgv: [...execArgv] })
    children.add(child)
    return child
  }

  beforeAll(async () => {
    // Inside the project, where the bundles find their packages.
    await build({
      entryPoints: ['server', 'prober'].map((name) => join(root, 'test/hostile', `${name}.ts`)),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      ...NODE_PROGRAM,
    })
  })
  const stop = () => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
  }
  if (!isShared) afterEach(stop)
  afterAll(async () => {
    stop()
    await rm(folder, { recursive: true, force: true })
  })

  const open = async () => {
    const server = start('server', isOpen ? ['open'] : [], ['--expose-gc', '--max-old-space-size=2048'])
    const started = (await nextMessage(server)) as ServerMessage
    if (started.kind !== 'started') throw new Error('the server did not start')
    const prober = start('prober', [started.http, String(server.pid)])
    await nextMessage(prober)
    const measure = () => ask<Measured>(server, 'now')
    const askInProcess = (method: string, params: readonly unknown[]) => ask<InProcess>(server, { method, params })
    const target: Target = { http: started.http, webSocket: started.webSocket, facts: started.facts, measure, askInProcess }
    return { server, prober, target, before: await measure() }
  }
  let shared: ReturnType<typeof open> | undefined
  const openOnce = () => {
    shared ??= open()
    return shared
  }

  return {
    async attack(work) {
      const { server, prober, target, before } = await (isShared ? openOnce() : open())
      const memory = watchMemory(server)
      await ask<Waits>(prober, 'now')
      const end = performance.now() + 1000 * SECONDS
      let result = await work(target)
      while (performance.now() < end) result = await work(target)
      const waits = await ask<Waits>(prober, 'now')
      const peakMemory = memory.stop()
      // A shared node is asked at the end what it has given back.
      const after = isShared ? await target.measure() : await settled(() => target.measure(), before)
      const report = { result, waits, peakMemory, before, after }
      if (SECONDS > 0) console.log(`${expect.getState().currentTestName}: ${lineOf(report)}`)
      return report
    },
  }
}

/** The numbers of a report in one line. */
function lineOf({ waits, peakMemory, before, after }: Report<unknown>): string {
  const mebibytes = (bytes: number) => `${Math.round(bytes / MIB)} MiB`
  return [
    `longest wait ${Math.round(waits.node)} ms (processor ${waits.work} ms, machine ${Math.round(waits.machine)} ms, a computation ${waits.computation.toFixed(1)} ms)`,
    `peak ${mebibytes(peakMemory)}`,
    `${after.height - before.height} blocks`,
    `${mebibytes(after.memory - before.memory)} left`,
  ].join(', ')
}

/** Fails unless the report of an attack keeps the limits. */
export function expectHarmless(report: Report<unknown>): void {
  expectShortWaits(report)
  expectRecovered(report)
}

/** Fails unless another client waited for a short time only, and memory stayed within its limit. */
export function expectShortWaits({ waits, peakMemory }: Pick<Report<unknown>, 'waits' | 'peakMemory'>): void {
  expect(waits.failures, 'probes that failed').toBe(0)
  expect(waits.probes, 'probes that were answered').toBeGreaterThan(0)
  const limit = Math.round(LONGEST_WAIT * Math.max(1, waits.computation / COMPUTATION))
  expect(waitOnIdleMachine(waits), `the longest wait of another client (ms), of ${JSON.stringify(waits)}`).toBeLessThan(limit)
  expect(peakMemory, 'resident memory').toBeLessThan(MOST_MEMORY)
}

/** Fails unless memory was given back and blocks went on. */
export function expectRecovered({ before, after }: Pick<Report<unknown>, 'before' | 'after'>): void {
  expect(after.memory - before.memory, 'memory that was not given back').toBeLessThan(MOST_LEFT)
  expect(after.height, 'height of the chain').toBeGreaterThan(before.height)
}

/**
 * The longest wait as it would be on a machine that has nothing else to do. On a loaded one nobody is answered at once, not even by a server that does
 * nothing, and the node has the processor for a part of the time only.
 */
function waitOnIdleMachine({ node, work, machine }: Waits): number {
  const byClock = node - 3 * machine
  return Number.isNaN(work) ? byClock : Math.min(byClock, work)
}

/** A peer that sends messages over one socket and counts its answers. */
export class Sender {
  answers = 0
  errors = 0

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (message: Buffer) => {
      this.answers++
      // Answers may be megabytes long; an error stands near the beginning.
      if (message.subarray(0, 200).includes('"error"')) this.errors++
    })
    socket.on('error', () => {})
  }

  static async open(url: string): Promise<Sender> {
    const sender = new Sender(new WebSocket(url, { perMessageDeflate: false }))
    await once(sender.socket, 'open')
    return sender
  }

  send(method: string, params: readonly unknown[], times = 1): void {
    const text = callText(method, params)
    for (let time = 0; time < times; time++) this.socket.send(text)
  }

  async answered(count: number): Promise<void> {
    const gone = once(this.socket, 'close')
    while (this.answers < count) {
      if (this.socket.readyState !== this.socket.OPEN) throw new Error(`the socket was closed after ${this.answers} answers`)
      await Promise.race([once(this.socket, 'message'), gone])
    }
  }
}

export function callText(method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

/** The text of the answer to a message over HTTP. */
export async function post(url: string, body: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...(signal && { signal }) })
  return response.text()
}

/** Parameters of eth_call that run some code. */
export function callOf(code: string): unknown[] {
  const to = `0x${'c0'.repeat(20)}`
  return [{ to }, 'latest', { [to]: { code } }]
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process ended: ${signal ?? code}`)
  })
  // The process may end later, when nobody waits for a message.
  ended.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}

async function ask<Answer>(child: ChildProcess, question: ServerQuestion): Promise<Answer> {
  const answer = nextMessage(child)
  child.send(question)
  // The kind of the answer follows from the question, and one is asked at a time.
  return (await answer) as Answer
}

/** Samples the resident memory of a process, where the platform tells. */
function watchMemory({ pid }: ChildProcess): { stop(): number } {
  let peak = 0
  const sample = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
  }
  const timer = setInterval(() => void sample(), 50)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

/** Numbers after an attack, once what it left is given back and a block has come, or after some seconds. */
async function settled(measure: () => Promise<Measured>, before: Measured): Promise<Measured> {
  for (let second = 0; ; second++) {
    const now = await measure()
    if (second === 10 || (now.memory - before.memory < MOST_LEFT && now.height > before.height)) return now
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
