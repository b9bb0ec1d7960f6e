import { type Address, bytesToHex, EMPTY_BYTES, type Hex, toQuantity } from '../../primitives/hex.js'
import type { Json, JsonObject } from '../../primitives/json.js'
import { delegateOf } from '../delegation.js'
import { INSTRUCTIONS } from '../instructions.js'
import * as Op from '../opcodes.js'
import { writtenMemory } from '../operands.js'
import { type FrameResult, memorySlice, REVERTED, type ReportingTracer, type Step, type TracedFrame, type TracedScene } from '../tracer.js'
import { isCreation } from './call-tracer.js'
import { foldFrames } from './frame-tree.js'
import { TraceSize } from './trace-size.js'

/** An executed instruction, without the state of the EVM before it, which would take too much memory for all instructions. */
interface Operation extends Pick<Step, 'pc' | 'op' | 'cost'> {
  /** Effect of the instruction. Undefined when it failed. */
  effect: JsonObject | undefined
  /** Code that ran in the call of the instruction. */
  sub: Machine | undefined
}

/** Code of a frame, and the instructions that ran. */
interface Machine {
  readonly code: Hex
  readonly operations: Operation[]
  lastStep: LastStep | undefined
}

/** Last instruction, with the stack before it. */
type LastStep = Pick<Step, 'opcode' | 'stack' | 'gas' | 'cost' | 'error'>

/** Characters of an instruction without its writes to memory. */
const OPERATION_SIZE = 120

/**
 * Reports every instruction with its pushes, its writes to memory and its writes to storage. Frames are nested in the instructions that opened them.
 * This is Parity's `vmTrace`.
 */
export class VmTracer implements ReportingTracer {
  #scene: TracedScene | undefined
  /** Open frames. Undefined for a SELFDESTRUCT frame, which runs no code. */
  #open: (Machine | undefined)[] = []
  #top: Machine | undefined
  #size = new TraceSize()

  begin(scene: TracedScene): void {
    this.#scene = scene
    this.#open = []
    this.#top = undefined
    this.#size = new TraceSize()
  }

  enter(frame: TracedFrame): void {
    if (frame.type === 'SELFDESTRUCT') {
      this.#open.push(undefined)
      return
    }
    const machine: Machine = {
      code: isCreation(frame) ? bytesToHex(frame.input) : this.#codeOf(frame.to),
      operations: [],
      lastStep: undefined,
    }
    this.#size.add(machine.code.length)
    const caller = this.#open.at(-1)?.operations.at(-1)
    if (caller) caller.sub = machine
    this.#top ??= machine
    this.#open.push(machine)
  }

  step(step: Step): void {
    const machine = this.#open.at(-1)
    if (!machine) return
    const last = machine.operations.at(-1)
    if (last && machine.lastStep && machine.lastStep.error === undefined) {
      this.#size.add(2 * Number(writtenBy(machine.lastStep)?.length ?? 0n))
      last.effect = effectOf(machine.lastStep, step)
    }
    const { pc, opcode, op, stack, gas, cost, error } = step
    this.#size.add(OPERATION_SIZE)
    machine.operations.push({ pc, op, cost, effect: undefined, sub: undefined })
    machine.lastStep = { opcode, stack, gas, cost, error }
  }

  exit({ error }: FrameResult): void {
    const machine = this.#open.pop()
    const last = machine?.operations.at(-1)
    const step = machine?.lastStep
    if (machine) machine.lastStep = undefined
    if (!last || !step || step.error !== undefined || (error !== undefined && error !== REVERTED)) return
    last.effect = { mem: null, push: [], store: null, used: Number(step.gas - step.cost) }
  }

  result(): Json {
    return this.#top ? foldFrames<Machine, JsonObject>(this.#top, machinesWithin, describe) : null
  }

  /** Returns the code that runs for an account, which may be that of a delegate (EIP-7702). */
  #codeOf(address: Address): Hex {
    const codeAt = (place: Address) => this.#scene?.state.code(place).bytes ?? EMPTY_BYTES
    const code = codeAt(address)
    const delegate = delegateOf(code)
    return bytesToHex(delegate === undefined ? code : codeAt(delegate))
  }
}

function machinesWithin({ operations }: Machine): readonly Machine[] {
  return operations.flatMap(({ sub }) => sub ?? [])
}

function describe({ code, operations }: Machine, within: readonly JsonObject[]): JsonObject {
  const rest = within.values()
  return {
    code,
    ops: operations.map(({ pc, op, cost, effect, sub }) => ({
      cost: Number(cost),
      ex: effect ?? null,
      op,
      pc,
      sub: sub ? (rest.next().value ?? null) : null,
    })),
  }
}

/** Returns the effect of an instruction, read from the next step of its frame. */
function effectOf(step: LastStep, next: Step): JsonObject {
  // For DUP and SWAP, as in Parity, all items that they use.
  const pushed = INSTRUCTIONS[step.opcode]?.[2] ?? 0
  const written = writtenBy(step)
  return {
    mem:
      written && written.length > 0n
        ? { data: bytesToHex(memorySlice(next, written.offset, written.length)), off: Number(written.offset) }
        : null,
    push: pushed === 0 ? [] : next.stack.slice(-pushed).map(toQuantity),
    store: step.opcode === Op.SSTORE ? { key: toQuantity(operand(step, 0)), val: toQuantity(operand(step, 1)) } : null,
    used: Number(next.gas),
  }
}

function operand({ stack }: LastStep, position: number): bigint {
  return stack.at(-1 - position) ?? 0n
}

function writtenBy(step: LastStep) {
  return writtenMemory(step.opcode, (position) => operand(step, position))
}
