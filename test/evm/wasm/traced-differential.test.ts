/**
 * Random programs traced by the engine and by the reference executor: a tracer must hear the same.
 *
 * `PROGRAMS` says how many programs run, `SEED` where they begin: a failure names the seed of its program.
 */
import { expect, it } from 'vitest'
import { MessageRefused } from '../../../src/evm/errors.js'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import type { Executor } from '../../../src/evm/executor.js'
import type { FrameResult, ReportingTracer, Step, StorageWrite, TracedFrame, TracedScene, Tracer } from '../../../src/evm/tracer.js'
import { CallTracer } from '../../../src/evm/tracers/call-tracer.js'
import { FlatCallTracer } from '../../../src/evm/tracers/flat-call-tracer.js'
import { FourByteTracer } from '../../../src/evm/tracers/four-byte-tracer.js'
import { PrestateTracer } from '../../../src/evm/tracers/prestate-tracer.js'
import { StructLogger } from '../../../src/evm/tracers/struct-logger.js'
import { VmTracer } from '../../../src/evm/tracers/vm-tracer.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { bytesToHex } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground } from '../ground.js'
import { CONTRACTS, Random } from './random-programs.js'
import { FORKS, randomScene, type Scene } from './random-scene.js'

const PROGRAMS = Number(process.env.PROGRAMS ?? 40)
const SEED = Number(process.env.SEED ?? 20_260_801)

const REPORTING: readonly (() => ReportingTracer)[] = [
  () => new CallTracer({ withLog: true }),
  () => new FlatCallTracer(),
  () => new FourByteTracer(),
  () => new PrestateTracer(),
  () => new PrestateTracer({ diffMode: true }),
  () => new StructLogger({ enableMemory: true, enableReturnData: true }),
  () => new VmTracer(),
]

/** Writes down every event in full, and what the state is at each of them. */
class Listener implements Tracer {
  readonly events: string[] = []
  protected scene: TracedScene | undefined

  begin(scene: TracedScene): void {
    this.scene = scene
    this.note('begin', { ...scene, state: undefined, precompiles: [...scene.precompiles.keys()] })
  }

  enter(frame: TracedFrame): void {
    this.note('enter', frame)
  }

  write(write: StorageWrite): void {
    this.note('write', write)
  }

  log(log: unknown): void {
    this.note('log', log)
  }

  exit(result: FrameResult): void {
    this.note('exit', result)
  }

  end(outcome: unknown): void {
    this.note('end', outcome)
  }

  protected note(kind: string, event: unknown): void {
    const text = JSON.stringify(event, (_, value) =>
      typeof value === 'bigint' ? value.toString() : value instanceof Uint8Array ? bytesToHex(value) : value,
    )
    this.events.push(`${kind} ${text}`)
  }
}

/** Hears of instructions too. */
class CloseListener extends Listener {
  step(step: Step): void {
    const { pc, op, opcode, gas, cost, depth, address, stack, memory, returnData, refund, error } = step
    this.note('step', { pc, op, opcode, gas, cost, depth, address, stack, memory, returnData, refund, error })
    this.note('state', this.#stateAround(address))
  }

  fault(step: Step, reason: string): void {
    this.note('fault', { pc: step.pc, stack: step.stack, memory: step.memory, reason })
  }

  #stateAround(self: Step['address']): unknown {
    const state = this.scene?.state
    return CONTRACTS.map((address) => {
      const account = state?.account(address)
      const slots = address === self ? [0, 1, 2, 3].map((slot) => state?.storage(address, `0x${slot.toString(16).padStart(64, '0')}`)) : []
      return [account?.balance, account?.nonce, account?.code.hash, ...slots]
    })
  }
}

async function heard<T extends Tracer>(executor: Executor, { state, environment, message }: Scene, tracer: T): Promise<T> {
  await executor.runMessage(new StateDraft(state), environment, message, { tracer }).catch((error: unknown) => {
    // The scene has a sender that cannot pay, or fees that are too low. Both executors make the same check.
    if (!(error instanceof MessageRefused)) throw error
  })
  return tracer
}

/** Faults that the reference reports where an instruction cannot be paid. */
const BEFORE_GAS = ['return data out of bounds', 'write protection', 'gas uint64 overflow']

/**
 * Whether the reference is known to be wrong at the first event that differs: it shows no REVERT that lacks operands, and looks at three other faults before
 * it looks at the gas.
 */
function isKnownFault(own: readonly string[], expected: readonly string[]): boolean {
  const at = own.findIndex((event, i) => event !== expected[i])
  const [other = ''] = expected.slice(at)
  // The write before a REVERT that is not shown is not shown either.
  const event = own.slice(at).find((next) => !next.startsWith('write ')) ?? ''
  const isHiddenRevert = event.includes('"op":"REVERT"') && event.includes('stack underflow')
  const isEarlyFault = /^(fault|exit) /.test(event) && event.includes('out of gas') && BEFORE_GAS.some((fault) => other.includes(fault))
  return isHiddenRevert || isEarlyFault
}

it(`calls tracers as the reference does for ${PROGRAMS} random programs from seed ${SEED} on`, { timeout: 24 * 3_600_000 }, async () => {
  const executors = FORKS.map(([name, ordinal]) => {
    const { rules, environment } = ground(name, {})
    return { name, ordinal, environment, engine: new WasmExecutor(rules), reference: new EthereumjsExecutor(rules) }
  })
  for (let seed = SEED; seed < SEED + PROGRAMS; seed++) {
    const random = new Random(Math.imul(seed, 0x9e3779b1))
    const { name, ordinal, environment, engine, reference } = random.one(executors)
    const { message, ...world } = randomScene(random, ordinal, environment)
    // Little gas: each instruction takes a line for what is on the stack and in memory.
    const scene = { ...world, message: { ...message, gasLimit: 100_000n + (message.gasLimit % 100_000n) } }
    const place = `seed ${seed} on ${name}`
    const expected = await heard(reference, scene, new CloseListener())
    const close = await heard(engine, scene, new CloseListener())
    if (isKnownFault(close.events, expected.events)) continue
    expect(close.events, place).toEqual(expected.events)
    const frames = await heard(engine, scene, new Listener())
    const expectedFrames = expected.events.filter((event) => !/^(step|fault|state) /.test(event))
    if (isKnownFault(frames.events, expectedFrames)) continue
    expect(frames.events, place).toEqual(expectedFrames)
    const create = random.one(REPORTING)
    const [own, other] = [await heard(engine, scene, create()), await heard(reference, scene, create())]
    expect(JSON.stringify(own.result()), place).toBe(JSON.stringify(other.result()))
  }
})
