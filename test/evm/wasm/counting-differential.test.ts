/**
 * Random programs, counted and traced: the counts must be those of the steps that a tracer sees.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program.
 */
import { afterEach, expect, it } from 'vitest'
import { CodeCounter, setCodeCounter } from '../../../src/evm/code-counter.js'
import { MessageRefused } from '../../../src/evm/errors.js'
import type { Executor, MessageOptions } from '../../../src/evm/executor.js'
import { instructionCounts } from '../../../src/evm/instruction-counts.js'
import type { Step, TracedFrame, Tracer } from '../../../src/evm/tracer.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground } from '../ground.js'
import { Random } from './random-programs.js'
import { FORKS, randomScene, type Scene } from './random-scene.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 150)
const SEED = Number(process.env.SEED ?? 20_261_126)

const STOP = 0x00
const JUMPI = 0x57

type Counts = Record<string, number>

function add(counts: Counts, key: string, times: number): void {
  if (times !== 0) counts[key] = (counts[key] ?? 0) + times
}

/** Counts steps by their positions, in init code and in other code, and the ways of conditional jumps. */
class CountingTracer implements Tracer {
  readonly counts: Counts = {}
  readonly #frames: { readonly kind: string; last: number | undefined }[] = []

  enter({ type }: TracedFrame): void {
    if (type !== 'SELFDESTRUCT') this.#frames.push({ kind: type.startsWith('CREATE') ? 'init' : 'code', last: undefined })
    else this.#frames.push({ kind: type, last: undefined })
  }

  step({ pc, opcode }: Step): void {
    const frame = this.#frames.at(-1)
    if (!frame) throw new Error('a step without a frame')
    if (frame.last !== undefined && pc === frame.last + 1) add(this.counts, `${frame.kind} ${frame.last} not taken`, 1)
    frame.last = opcode === JUMPI ? pc : undefined
    // A trace has one at the end of the code too, where there is no instruction.
    if (opcode !== STOP) add(this.counts, `${frame.kind} ${pc} ${opcode}`, 1)
  }

  exit(): void {
    this.#frames.pop()
  }
}

/** Returns the counts of a counter as `CountingTracer` has them. */
function countsOf(counter: CodeCounter): Counts {
  const sums: Counts = {}
  for (const counts of counter.counts) {
    const kind = counts.isInitCode ? 'init' : 'code'
    const { executed, jumps } = instructionCounts(counts)
    for (const [at, times] of executed.entries()) if (counts.code[at] !== STOP) add(sums, `${kind} ${at} ${counts.code[at]}`, times)
    for (const [at, { notTaken }] of jumps) add(sums, `${kind} ${at} not taken`, notTaken)
  }
  return sums
}

function run(executor: Executor, { state, environment, message }: Scene, options: MessageOptions): Promise<unknown> {
  return executor.runMessage(new StateDraft(state), environment, message, options).catch((error: unknown) => {
    if (!(error instanceof MessageRefused)) throw error
  })
}

afterEach(() => setCodeCounter(undefined))

it(`counts the instructions that ran of ${PROGRAMS} random programs from seed ${SEED} on`, { timeout: 3_600_000 }, async () => {
  const executors = FORKS.map(([name, ordinal]) => {
    const { rules, environment } = ground(name, {})
    return { name, ordinal, environment, whole: new WasmExecutor(rules), sliced: new WasmExecutor(rules, { slice: 3n }) }
  })
  let steps = 0
  for (let seed = SEED; seed < SEED + PROGRAMS; seed++) {
    const random = new Random(Math.imul(seed, 0x9e3779b1))
    const { name, ordinal, environment, whole, sliced } = random.one(executors)
    const executor = random.once(4) ? sliced : whole
    const scene = randomScene(random, ordinal, environment)
    if (scene.isEndless) continue
    const counter = new CodeCounter()
    setCodeCounter(counter)
    const tracer = new CountingTracer()
    await run(executor, scene, { counts: 'call', accessList: random.once(2) })
    await run(executor, scene, { tracer })
    expect(countsOf(counter), `seed ${seed} on ${name}`).toEqual(tracer.counts)
    steps += Object.values(tracer.counts).reduce((sum, times) => sum + times, 0)
  }
  expect(steps).toBeGreaterThan(10 * PROGRAMS)
})
