import { type Address, EMPTY_BYTES } from '../../primitives/hex.js'
import { KEPT_PART } from '../engine-rules.js'
import { opcodeName, undefinedOpcode } from '../opcode-names.js'
import * as Op from '../opcodes.js'
import { changedItems, stackFault } from '../operands.js'
import { type FrameType, REVERTED, type Step, type Tracer } from '../tracer.js'
import { endingOf, type RunObserver } from './engine.js'
import { haltWords, REFUSAL_WORDS } from './halt-words.js'
import { FORK, FRAME, FRAME_KIND, HALT, REFUSAL, SLOT, STEP, UNPAYABLE } from './layout.js'
import type { LiveState } from './live-state.js'
import type { Machine } from './machine.js'

const FRAME_TYPES: Readonly<Record<number, FrameType>> = {
  [FRAME_KIND.CALL]: 'CALL',
  [FRAME_KIND.CALLCODE]: 'CALLCODE',
  [FRAME_KIND.DELEGATECALL]: 'DELEGATECALL',
  [FRAME_KIND.STATICCALL]: 'STATICCALL',
  [FRAME_KIND.CREATE]: 'CREATE',
  [FRAME_KIND.CREATE2]: 'CREATE2',
}
const CALLS: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'])
const SENTRY_FAULT = 'out of gas: not enough gas for reentrancy sentry'

interface OpenFrame {
  readonly type: FrameType
  readonly gas: bigint
  readonly value: bigint | undefined
  /** Account whose storage the code uses. */
  readonly address: Address
  /** Last instruction. */
  step: MachineStep | undefined
}

/**
 * Converts the stops of the module to the calls of a `Tracer`.
 *
 * A tracer without `step` and `fault` costs nothing per instruction: the run stops where frames open and end, and the logs in between are read from
 * memory.
 */
export class EngineTracing implements RunObserver {
  readonly watchesSteps: boolean
  readonly watchesWrites: boolean
  readonly work: number
  readonly #tracer: Tracer
  readonly #state: LiveState
  #running: Machine | undefined
  #frames: OpenFrame[] = []
  /** Addresses by the record of their account. */
  readonly #addresses = new Map<number, Address>()
  /** End of the logs that the tracer has got. */
  #logsSeen = 0
  #opcodes: readonly Opcode[] = []
  /** Whether the run stops before every instruction. */
  #watchesAll = false

  constructor(tracer: Tracer, state: LiveState) {
    this.#tracer = tracer
    this.#state = state
    this.watchesSteps = tracer.step !== undefined || tracer.fault !== undefined
    this.watchesWrites = tracer.write !== undefined
    this.work = tracer.work ?? 0
  }

  begin(machine: Machine): void {
    this.#running = machine
    this.#state.machine = machine
    if (!this.watchesSteps) return
    this.#opcodes = opcodesOf(machine)
    const watched = this.#tracer.fault ? undefined : this.#tracer.opcodes
    this.#watchesAll = watched === undefined
    this.#sendSkip()
    const at = machine.exports.watchedOpcodes.value
    for (let opcode = 0; opcode < 256; opcode++) machine.memory.bytes[at + opcode] = !watched || watched.has(opcode) ? 1 : 0
  }

  end(): void {
    if (this.#tracer.skip) this.#running?.exports.skipSteps(0)
    this.#running = undefined
    this.#state.machine = undefined
  }

  openFrame(): void {
    this.#receiveSkip()
    this.#openFrame()
    this.#sendSkip()
  }

  closeFrame(fault: string | undefined): void {
    this.#receiveSkip()
    this.#closeFrame(fault)
    this.#sendSkip()
  }

  step(): void {
    this.#receiveSkip()
    this.#step()
    this.#sendSkip()
  }

  writeSlot(): void {
    this.#receiveSkip()
    this.#writeSlot()
    this.#sendSkip()
  }

  /** Reads how many instructions are still to be skipped. Instructions known from before the skipped ones are not the last ones of their frames. */
  #receiveSkip(): void {
    const { skip } = this.#tracer
    if (!skip) return
    const left = this.#machine.exports.stepsToSkip.value >>> 0
    if (left !== skip.left) for (const frame of this.#frames) frame.step = undefined
    skip.left = left
  }

  #sendSkip(): void {
    const { skip } = this.#tracer
    if (skip) this.#machine.exports.skipSteps(skip.left)
  }

  #openFrame(): void {
    this.#reportLogs()
    const { exports, memory } = this.#machine
    const type = FRAME_TYPES[exports.openedKind.value] ?? 'CALL'
    const depth = this.#frames.length
    const refusal = exports.openedRefusal.value
    const from = this.#addressOf(exports.openedFrom.value)
    // A creation that was refused has no account yet.
    const to = refusal === REFUSAL.NONE ? this.#addressOf(exports.openedTo.value) : memory.address(exports.openedTo.value)
    const gas = exports.openedGas.value
    const value = this.#valueOf(type)
    const input = memory.slice(exports.openedInput.value, exports.openedInputLength.value)
    this.#tracer.enter?.({ type, depth, from, to, input, gas, value })
    const error = REFUSAL_WORDS[refusal]
    if (error !== undefined) {
      const gasUsed = refusal === REFUSAL.COLLISION ? gas : 0n
      this.#tracer.exit?.({ depth, output: EMPTY_BYTES, gasUsed, error, reverted: true })
      return
    }
    const isInOwnName = type === 'CALLCODE' || type === 'DELEGATECALL'
    this.#frames.push({ type, gas, value, address: isInOwnName ? from : to, step: undefined })
  }

  #closeFrame(fault: string | undefined): void {
    this.#reportLogs()
    const { exports, memory } = this.#machine
    const frame = this.#frames.at(-1)
    if (!frame) return
    this.#reportDestruction(frame)
    const ending = endingOf(exports.closedEnding.value)
    const error = this.#errorOf(frame, fault)
    const { step } = frame
    if (error !== undefined && step && step.error === undefined && !hasReturned(frame)) this.#tracer.fault?.(step, error)
    this.#frames.pop()
    const depth = this.#frames.length
    const reverted = ending !== 'return'
    const output = memory.slice(exports.closedOutput.value, exports.closedOutputLength.value)
    this.#tracer.exit?.({ depth, output, gasUsed: frame.gas - exports.closedGas.value, error, reverted })
    // Later logs overwrite the reverted ones in memory.
    if (reverted) this.#logsSeen = memory.u32(exports.frameAt(depth) + FRAME.LOGS)
  }

  #step(): void {
    this.#reportLogs()
    const frame = this.#frames.at(-1)
    if (!frame) return
    const itemsLeft = this.#watchesAll ? frame.step?.itemsLeft() : undefined
    const step = new MachineStep(this.#machine, this.#opcodes, frame.address, itemsLeft)
    frame.step = step
    this.#tracer.step?.(step)
  }

  #writeSlot(): void {
    this.#reportLogs()
    const { exports, memory } = this.#machine
    const slot = exports.writtenSlot.value
    this.#tracer.write?.({
      address: this.#addressOf(memory.u32(slot + SLOT.ACCOUNT)),
      slot: memory.hash(slot + SLOT.KEY),
      before: memory.hash(exports.overwritten.value),
      after: memory.hash(slot + SLOT.VALUE),
    })
  }

  get #machine(): Machine {
    if (!this.#running) throw new Error('no code runs')
    return this.#running
  }

  /** Returns the address of an account. Its record does not move during the run. */
  #addressOf(record: number): Address {
    let address = this.#addresses.get(record)
    if (address === undefined) {
      address = this.#machine.memory.address(record)
      this.#addresses.set(record, address)
    }
    return address
  }

  #valueOf(type: FrameType): bigint | undefined {
    if (type === 'STATICCALL') return undefined
    if (type === 'DELEGATECALL') return this.#frames.at(-1)?.value ?? 0n
    const { exports, memory } = this.#machine
    return memory.word(exports.openedValue.value)
  }

  #reportLogs(): void {
    const { exports, memory } = this.#machine
    const end = exports.logsEnd()
    if (end === this.#logsSeen) return
    const start = exports.logsStart()
    for (let at = start + this.#logsSeen; at < start + end; at = memory.endOfLog(at)) this.#tracer.log?.(memory.log(at))
    this.#logsSeen = end
  }

  /** Reports a SELFDESTRUCT as a frame of its own. */
  #reportDestruction({ address: from }: OpenFrame): void {
    const { exports, memory } = this.#machine
    const beneficiary = exports.beneficiary.value
    if (beneficiary === 0) return
    const depth = this.#frames.length
    const value = memory.word(exports.destroyedBalance.value)
    this.#tracer.enter?.({ type: 'SELFDESTRUCT', depth, from, to: memory.address(beneficiary), input: EMPTY_BYTES, gas: 0n, value })
    this.#tracer.exit?.({ depth, output: EMPTY_BYTES, gasUsed: 0n, error: undefined, reverted: false })
  }

  #errorOf({ step }: OpenFrame, fault: string | undefined): string | undefined {
    const { exports } = this.#machine
    const ending = endingOf(exports.closedEnding.value)
    const reason = exports.closedReason.value
    if (ending === 'revert') return REVERTED
    if (ending === 'halt' && step?.error !== undefined) return step.error
    if (reason === 0) return undefined
    if (reason === HALT.SENTRY) return SENTRY_FAULT
    return haltWords({
      reason,
      opcode: exports.haltOpcode.value,
      height: exports.haltHeight.value,
      needs: exports.haltNeeds.value,
      fault,
    })
  }
}

/** Returns whether the code of a creation ran to its end. A later failure is one of the code deposit. */
function hasReturned({ type, step }: OpenFrame): boolean {
  return (type === 'CREATE' || type === 'CREATE2') && step?.opcode === Op.RETURN && step.error === undefined
}

/** An opcode under the rules of a run. */
interface Opcode {
  readonly name: string
  readonly isDefined: boolean
  readonly isCall: boolean
}

function opcodesOf({ exports }: Machine): Opcode[] {
  return Array.from({ length: 256 }, (_, opcode) => {
    const isDefined = exports.isDefined(opcode) !== 0
    const isNamed = isDefined || opcode === Op.INVALID
    const isDifficulty = opcode === Op.PREVRANDAO && exports.hasDifficulty() !== 0
    const name = isDifficulty ? 'DIFFICULTY' : isNamed ? opcodeName(opcode) : undefinedOpcode(opcode)
    return { name, isDefined, isCall: CALLS.has(name) }
  })
}

/** Instruction before which the module has stopped. Stack, memory and return data are read when they are first used. */
class MachineStep implements Step {
  readonly pc: number
  readonly opcode: number
  readonly op: string
  readonly gas: bigint
  readonly cost: bigint
  readonly depth: number
  readonly address: Address
  readonly refund: bigint
  readonly error: string | undefined
  readonly #machine: Machine
  readonly #frame: number
  readonly #height: number
  readonly #memoryLength: number
  /** Items of the stack that are known. */
  readonly #bottom: bigint[]
  #stack: readonly bigint[] | undefined
  #memory: Uint8Array | undefined
  #returnData: Uint8Array | undefined

  /** @param bottom items that the last instruction has not changed */
  constructor(machine: Machine, opcodes: readonly Opcode[], address: Address, bottom: bigint[] = []) {
    const { memory, fork } = machine
    const { view } = memory
    const record = machine.exports.stepRecord.value
    const opcode = view.getUint32(record + STEP.OPCODE, true)
    const { name = '', isDefined = false, isCall = false } = opcodes[opcode] ?? {}
    const gas = view.getBigInt64(record + STEP.GAS, true)
    const needed = view.getBigInt64(record + STEP.COST, true)
    this.#machine = machine
    this.#frame = view.getUint32(record + STEP.FRAME, true)
    this.#height = view.getUint32(record + STEP.HEIGHT, true)
    this.#memoryLength = view.getUint32(record + STEP.MEMORY_LENGTH, true)
    this.#bottom = bottom
    this.pc = view.getUint32(record + STEP.PC, true)
    this.opcode = opcode
    this.op = name
    this.gas = gas
    this.depth = view.getUint32(record + STEP.DEPTH, true)
    this.address = address
    this.refund = view.getBigInt64(record + STEP.REFUND, true)
    const isUnpayable = needed >= UNPAYABLE
    const passed = isCall && needed <= gas ? passedGas(this.#top(), gas - needed, fork) : 0n
    this.cost = isUnpayable ? view.getBigInt64(record + STEP.BASE_COST, true) : needed + passed
    const stackError = isDefined ? stackFault(opcode, this.#height) : undefined
    this.error = stackError ?? (needed + passed > gas ? gasFault(needed) : undefined)
  }

  get stack(): readonly bigint[] {
    this.#stack ??= this.#readStack()
    return this.#stack
  }

  get memory(): Uint8Array {
    const { memory } = this.#machine
    this.#memory ??= memory.slice(memory.u32(this.#frame + FRAME.MEMORY), this.#memoryLength)
    return this.#memory
  }

  get returnData(): Uint8Array {
    const { memory } = this.#machine
    this.#returnData ??= memory.slice(memory.u32(this.#frame + FRAME.RETURN_DATA), memory.u32(this.#frame + FRAME.RETURN_DATA_LENGTH))
    return this.#returnData
  }

  /** Returns the items below those that the instruction changes, if the stack was read. */
  itemsLeft(): bigint[] | undefined {
    return this.#stack?.slice(0, Math.max(0, this.#height - changedItems(this.opcode)))
  }

  #top(): bigint {
    const { memory } = this.#machine
    return this.#height === 0 ? 0n : memory.word(memory.u32(this.#frame + FRAME.STACK_BASE) + 32 * (this.#height - 1))
  }

  #readStack(): bigint[] {
    const { memory } = this.#machine
    const base = memory.u32(this.#frame + FRAME.STACK_BASE)
    const stack = this.#bottom
    for (let i = stack.length; i < this.#height; i++) stack.push(memory.word(base + 32 * i))
    return stack
  }
}

/** Returns the gas that a call passes on: at most all but a 64th of the gas left (EIP-150). */
function passedGas(wanted: bigint, left: bigint, fork: number): bigint {
  const most = left - left / KEPT_PART
  return fork >= FORK.TANGERINE_WHISTLE && wanted > most ? most : wanted
}

function gasFault(needed: bigint): string {
  if (needed < UNPAYABLE) return 'out of gas'
  return needed > UNPAYABLE ? 'gas uint64 overflow' : 'out of gas: gas uint64 overflow'
}
