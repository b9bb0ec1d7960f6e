import { describe, expect, test } from 'vitest'
import type { Executor, MessageOptions } from '../../../src/evm/executor.js'
import { MEMORY_LIMIT, MemoryLimitExceeded } from '../../../src/evm/memory-limit.js'
import { Pace } from '../../../src/evm/pace.js'
import type { Caller } from '../../../src/evm/run-queue.js'
import type { ReportingTracer } from '../../../src/evm/tracer.js'
import { CallTracer } from '../../../src/evm/tracers/call-tracer.js'
import { ExecutionTimeout } from '../../../src/evm/tracers/deadline.js'
import { createScriptTracer } from '../../../src/evm/tracers/script/script-tracer.js'
import { StructLogger } from '../../../src/evm/tracers/struct-logger.js'
import { VmTracer } from '../../../src/evm/tracers/vm-tracer.js'
import { Engine, EngineMemoryExhausted } from '../../../src/evm/wasm/engine.js'
import { runSystemCall } from '../../../src/evm/wasm/transition.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { type Address, bigIntToHash, bytesToHex, EMPTY_BYTES, type Hex, hexToBytes } from '../../../src/primitives/hex.js'
import { promised } from '../../../src/primitives/steps.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { CONTRACT, ground, message } from '../ground.js'

const MIB = 1 << 20
const CODE_SIZE = 24_576
const INIT_CODE_SIZE = 49_152

test('eight calls at once that take hundreds of megabytes each share their memory', async () => {
  // CREATE(0, 0, CODESIZE) with its own code, 180 frames deep.
  const data = new Uint8Array(INIT_CODE_SIZE).fill(0x5b)
  data.set(hexToBytes('0x385f5f39385f5ff000'))
  const { rules, parent, environment } = ground('osaka', {})
  const executor = new WasmExecutor(rules)
  const before = process.memoryUsage().rss
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 1)
  const call = message({ to: undefined, gasLimit: 30_000_000n, data })
  const runs = Array.from({ length: 8 }, () => executor.for(newPeer()).runMessage(new StateDraft(parent.state), environment, call))
  const results = await Promise.all(runs)
  clearInterval(timer)
  expect(results.map(({ ending }) => ending.kind)).toEqual(Array(8).fill('return'))
  expect(peak - before).toBeLessThan(768 * MIB)
})

describe('a run that is preceded by others', () => {
  const FIRST = 0x1000_0000n
  const GROWER: Address = '0x0000000000000000000000000000000000beef01'
  const NESTER: Address = '0x0000000000000000000000000000000000beef02'
  /** Calls as many contracts, one by one, as the first word of the input says, then the grower. Returns whether that one succeeded. */
  const DRIVER: Hex = `0x5f5b5f5f5f5f5f8573${hex(FIRST, 40)}015af150600101805f3511600157${`5f5f5f5f5f73${GROWER.slice(2)}5af1`}5f5260205ff3`
  /** Takes 4 MiB of memory. */
  const GROWER_CODE: Hex = '0x5f623fffff5300'
  /** Takes 2 MiB of memory, and calls itself with all gas. */
  const NESTER_CODE: Hex = '0x5f621fffff535f5f5f5f5f305af100'
  const MOST = 600

  const {
    rules,
    parent,
    environment,
    executor: reference,
  } = ground('osaka', {
    [CONTRACT]: { balance: '0', code: DRIVER },
    [GROWER]: { balance: '0', code: GROWER_CODE },
    [NESTER]: { balance: '0', code: NESTER_CODE },
  })
  const draft = new StateDraft(parent.state)
  for (let i = 0; i < MOST; i++) draft.setCode(`0x${hex(FIRST + BigInt(i), 40)}`, longCode(i))
  const state = draft.snapshot()
  const drive = (executor: Executor, contracts: number, options: MessageOptions = {}) => {
    const data = hexToBytes(bigIntToHash(BigInt(contracts)))
    return executor.runMessage(new StateDraft(state), environment, message({ gasLimit: 50_000_000n, data }), options)
  }

  test('has the result that it has in a new engine, however full linear memory is', async () => {
    const experienced = new WasmExecutor(rules)
    const nest = (executor: Executor, options?: MessageOptions) =>
      executor.runMessage(new StateDraft(state), environment, message({ to: NESTER, gasLimit: 50_000_000n }), options)
    const checkTime = () => {
      throw new ExecutionTimeout()
    }
    await nest(experienced)
    await expect(nest(experienced.for({ ...newPeer(), memoryLimit: 3 * MIB }))).rejects.toThrow(MemoryLimitExceeded)
    await expect(nest(experienced, { checkTime })).rejects.toThrow(ExecutionTimeout)
    await drive(experienced, MOST)
    for (const contracts of [440, 444, 437]) {
      const result = await drive(experienced, contracts)
      expect({ contracts, output: bytesToHex(result.output) }).toEqual({ contracts, output: bigIntToHash(1n) })
      expect(result).toEqual(await drive(new WasmExecutor(rules), contracts))
    }
  })

  test('runs a call to more contracts than the engine has memory for, as the reference does', async () => {
    expect(await drive(new WasmExecutor(rules), MOST)).toEqual(await drive(reference, MOST))
  })

  const script =
    '{ calls: 0, steps: 0, enter() { this.calls++ }, exit() {}, step() { this.steps++ }, fault() {}, result() { return [this.calls, this.steps] } }'
  test.each<[string, () => ReportingTracer | Promise<ReportingTracer>]>([
    ['callTracer', () => new CallTracer({ withLog: true })],
    ['the opcode logger', () => new StructLogger()],
    ['vmTrace', () => new VmTracer()],
    ['a script', () => createScriptTracer(script)],
  ])('has the trace of the reference when its memory does not suffice: %s', async (_name, newTracer) => {
    const traced = async (executor: Executor) => {
      const tracer = await newTracer()
      await drive(executor, MOST, { tracer })
      return tracer.result()
    }
    expect(await traced(new WasmExecutor(rules))).toEqual(await traced(reference))
  })
})

test('charges all gas of code without jumps, also more than 2^32', async () => {
  // SLOAD over and over: 800 gas each.
  const count = 5_500_000
  const code = new Uint8Array(count + 3).fill(0x54)
  code.set([0x60, 0x00])
  code[count + 2] = 0
  const { rules, parent, environment } = ground('istanbul', {})
  const draft = new StateDraft(parent.state)
  draft.setCode(CONTRACT, code)
  const { ending, gasUsed } = await new WasmExecutor(rules).runMessage(draft, environment, message({ gasLimit: 5_000_000_000n }))
  expect(ending).toEqual({ kind: 'return' })
  expect(gasUsed).toBe(21_003n + 800n * BigInt(count))
})

describe('an engine', () => {
  const ENDLESS_LOOP: Hex = '0x5b5f56'
  const runIn = (engine: Engine, data: Uint8Array, checkTime?: () => void) => {
    const { parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code: ENDLESS_LOOP } })
    const options = { slice: 1_000n, memoryLimit: MEMORY_LIMIT.block, pace: new Pace(checkTime), runPrecompile: () => expect.fail() }
    return promised(runSystemCall(engine, new StateDraft(parent.state), environment, CONTRACT, data, options))
  }

  test('is broken after a run that ended amid an allocation', async () => {
    const engine = await Engine.create()
    await expect(runIn(engine, new Uint8Array(513 * MIB))).rejects.toThrow(EngineMemoryExhausted)
    expect(engine.isBroken).toBe(true)
  })

  test('is not broken after a run whose time was over', async () => {
    const engine = await Engine.create()
    const checkTime = () => {
      throw new ExecutionTimeout()
    }
    await expect(runIn(engine, EMPTY_BYTES, checkTime)).rejects.toThrow(ExecutionTimeout)
    expect(engine.isBroken).toBe(false)
  })
})

function hex(value: bigint, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** Returns STOP, two bytes that make the code unique, and JUMPDESTs, no byte of which takes more memory when it is decoded. */
function longCode(unique: number): Uint8Array {
  const code = new Uint8Array(CODE_SIZE).fill(0x5b)
  code.set([0, unique >> 8, unique & 0xff])
  return code
}

function newPeer(): Caller {
  return { peer: {}, checkTime() {}, room: () => undefined, pause() {}, resume() {} }
}
