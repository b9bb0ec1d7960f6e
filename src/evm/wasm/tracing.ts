import { type Address, EMPTY_BYTES } from '../../primitives/hex.js'
import { opcodeName, undefinedOpcode } from '../opcode-names.js'
import { stackFault } from '../operands.js'
import { type FrameType, REVERTED, type Step, type Tracer } from '../tracer.js'
import type { Machine, RunObserver } from './engine.js'
import { haltWords } from './halt-words.js'
import { COLLISION, ENDINGS, FRAME, FRAME_KINDS, HALT, REFUSALS } from './layout.js'
import type { LiveState } from './live-state.js'

/** From this on, `stepGas` is the number of a fault: no gas pays the instruction. */
const UNPAYABLE = 2n ** 63n - 2n
const TANGERINE_WHISTLE = 2
const RETURN = 0xf3
const CALLS: ReadonlySet<string> = new Set(['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL'])
const SENTRY_FAULT = 'out of gas: not enough gas for reentrancy sentry'

interface OpenFrame {
  readonly type: FrameType
  readonly gas: bigint
  readonly value: bigint | undefined
  /** The account whose storage the code works on. */
  readonly address: Address
  /** The last instruction. */
  step: Step | undefined
}

/**
 * Makes the stops of the module the calls of a `Tracer`.
 *
 * A tracer that hears only of frames and logs costs nothing per instruction: the run stops where frames open and end, and the logs of the time between
 * lie in memory.
 */
export class EngineTracing implements RunObserver {
  readonly watchesSteps: boolean
  readonly #tracer: Tracer
  readonly #state: LiveState
  #running: Machine | undefined
  #frames: OpenFrame[] = []
  /** The end of the logs that the tracer knows. */
  #logsSeen = 0
  /** Names by opcode, under the rules of the run. */
  #names: readonly string[] = []

  constructor(tracer: Tracer, state: LiveState) {
    this.#tracer = tracer
    this.#state = state
    this.watchesSteps = tracer.step !== undefined || tracer.fault !== undefined
  }

  begin(machine: Machine): void {
    this.#running = machine
    this.#state.machine = machine
    if (this.watchesSteps) this.#names = namesOf(machine)
  }

  end(): void {
    this.#running = undefined
    this.#state.machine = undefined
  }

  openFrame(): void {
    this.#tellLogs()
    const { exports, memory } = this.#machine
    const type = FRAME_KINDS[exports.openedKind.value] ?? 'CALL'
    const depth = this.#frames.length
    const from = memory.address(exports.openedFrom.value)
    const to = memory.address(exports.openedTo.value)
    const gas = exports.openedGas.value
    const value = this.#valueOf(type)
    const input = memory.slice(exports.openedInput.value, exports.openedInputLength.value)
    this.#tracer.enter?.({ type, depth, from, to, input, gas, value })
    const refusal = exports.openedRefusal.value
    const error = REFUSALS[refusal]
    if (error !== undefined) {
      const gasUsed = refusal === COLLISION ? gas : 0n
      this.#tracer.exit?.({ depth, output: EMPTY_BYTES, gasUsed, error, reverted: true })
      return
    }
    const isInOwnName = type === 'CALLCODE' || type === 'DELEGATECALL'
    this.#frames.push({ type, gas, value, address: isInOwnName ? from : to, step: undefined })
  }

  closeFrame(fault: string | undefined): void {
    this.#tellLogs()
    const { exports, memory } = this.#machine
    const frame = this.#frames.at(-1)
    if (!frame) return
    this.#tellBequest(frame)
    const ending = ENDINGS[exports.closedEnding.value]
    const error = this.#errorOf(frame, fault)
    const { step } = frame
    if (error !== undefined && step && step.error === undefined && !hasReturned(frame)) this.#tracer.fault?.(step, error)
    this.#frames.pop()
    const depth = this.#frames.length
    const reverted = ending !== 'return'
    const output = memory.slice(exports.closedOutput.value, exports.closedOutputLength.value)
    this.#tracer.exit?.({ depth, output, gasUsed: frame.gas - exports.closedGas.value, error, reverted })
    // What comes next takes the place of logs that were undone.
    if (reverted) this.#logsSeen = memory.u32(exports.frameAt(depth) + FRAME.logs)
  }

  step(): void {
    this.#tellLogs()
    const frame = this.#frames.at(-1)
    if (!frame) return
    const step = new MachineStep(this.#machine, this.#names, frame.address)
    frame.step = step
    this.#tracer.step?.(step)
  }

  get #machine(): Machine {
    if (!this.#running) throw new Error('no code runs')
    return this.#running
  }

  #valueOf(type: FrameType): bigint | undefined {
    if (type === 'STATICCALL') return undefined
    if (type === 'DELEGATECALL') return this.#frames.at(-1)?.value ?? 0n
    const { exports, memory } = this.#machine
    return memory.word(exports.openedValue.value)
  }

  #tellLogs(): void {
    const { exports, memory } = this.#machine
    const end = exports.logsEnd()
    if (end === this.#logsSeen) return
    const start = exports.logsStart()
    for (let at = start + this.#logsSeen; at < start + end; at = memory.endOfLog(at)) this.#tracer.log?.(memory.log(at))
    this.#logsSeen = end
  }

  /** SELFDESTRUCT is a frame of its own. */
  #tellBequest({ address: from }: OpenFrame): void {
    const { exports, memory } = this.#machine
    const heir = exports.heir.value
    if (heir === 0) return
    const depth = this.#frames.length
    const value = memory.word(exports.bequest.value)
    this.#tracer.enter?.({ type: 'SELFDESTRUCT', depth, from, to: memory.address(heir), input: EMPTY_BYTES, gas: 0n, value })
    this.#tracer.exit?.({ depth, output: EMPTY_BYTES, gasUsed: 0n, error: undefined, reverted: false })
  }

  #errorOf({ step }: OpenFrame, fault: string | undefined): string | undefined {
    const { exports } = this.#machine
    const ending = ENDINGS[exports.closedEnding.value]
    const reason = exports.closedReason.value
    if (ending === 'revert') return REVERTED
    if (ending === 'halt' && step?.error !== undefined) return step.error
    if (reason === 0) return undefined
    if (reason === HALT.sentry) return SENTRY_FAULT
    return haltWords({
      reason,
      opcode: exports.haltOpcode.value,
      height: exports.haltHeight.value,
      needs: exports.haltNeeds.value,
      fault,
    })
  }
}

/** Whether the code of a creation came to its end: what fails then is the deposit of the code. */
function hasReturned({ type, step }: OpenFrame): boolean {
  return (type === 'CREATE' || type === 'CREATE2') && step?.opcode === RETURN && step.error === undefined
}

const DESIGNATED_INVALID = 0xfe

function namesOf({ exports }: Machine): string[] {
  return Array.from({ length: 256 }, (_, opcode) => {
    if (opcode === 0x44 && exports.hasDifficulty() !== 0) return 'DIFFICULTY'
    return exports.isDefined(opcode) !== 0 || opcode === DESIGNATED_INVALID ? opcodeName(opcode) : undefinedOpcode(opcode)
  })
}

/** The instruction before which the module has stopped. Stack, memory and return data are read when they are first asked for. */
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
  #stack: readonly bigint[] | undefined
  #memory: Uint8Array | undefined
  #returnData: Uint8Array | undefined

  constructor(machine: Machine, names: readonly string[], address: Address) {
    const { exports, memory, fork } = machine
    const depth = exports.depth.value
    const frame = exports.frameAt(depth - 1)
    const opcode = exports.stepOpcode.value
    const gas = memory.view.getBigInt64(frame + FRAME.gas, true)
    const top = memory.u32(frame + FRAME.stackPointer)
    this.#machine = machine
    this.#frame = frame
    this.#height = (top + 32 - memory.u32(frame + FRAME.stackBase)) >>> 5
    this.#memoryLength = memory.u32(frame + FRAME.memoryLength)
    this.pc = exports.stepPosition.value
    this.opcode = opcode
    this.op = names[opcode] ?? ''
    this.gas = gas
    this.depth = depth
    this.address = address
    this.refund = exports.stepRefund.value
    const needed = exports.stepGas.value
    const isUnpayable = needed >= UNPAYABLE
    const isCall = CALLS.has(this.op) && needed <= gas
    const passed = isCall ? passedGas(this.#height === 0 ? 0n : memory.word(top), gas - needed, fork) : 0n
    this.cost = isUnpayable ? exports.stepBase.value : needed + passed
    const unpaid = needed + passed > gas
    const stackError = exports.isDefined(opcode) !== 0 ? stackFault(opcode, this.#height) : undefined
    this.error = stackError ?? (unpaid ? gasFault(needed) : undefined)
  }

  get stack(): readonly bigint[] {
    this.#stack ??= this.#readStack()
    return this.#stack
  }

  get memory(): Uint8Array {
    const { memory } = this.#machine
    this.#memory ??= memory.slice(memory.u32(this.#frame + FRAME.memory), this.#memoryLength)
    return this.#memory
  }

  get returnData(): Uint8Array {
    const { memory } = this.#machine
    this.#returnData ??= memory.slice(memory.u32(this.#frame + FRAME.returnData), memory.u32(this.#frame + FRAME.returnDataLength))
    return this.#returnData
  }

  #readStack(): bigint[] {
    const { memory } = this.#machine
    const base = memory.u32(this.#frame + FRAME.stackBase)
    const stack: bigint[] = new Array(this.#height)
    for (let i = 0; i < stack.length; i++) stack[i] = memory.word(base + 32 * i)
    return stack
  }
}

/** What a call hands on: all but a 64th of what is left at most (EIP-150). */
function passedGas(wanted: bigint, left: bigint, fork: number): bigint {
  const most = left - left / 64n
  return fork >= TANGERINE_WHISTLE && wanted > most ? most : wanted
}

function gasFault(needed: bigint): string {
  if (needed < UNPAYABLE) return 'out of gas'
  return needed > UNPAYABLE ? 'gas uint64 overflow' : 'out of gas: gas uint64 overflow'
}
