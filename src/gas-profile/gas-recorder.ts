/** Records a run with the gas of each instruction, by function and line. */
import type { FrameResult, Step, TracedFrame, TracedScene } from '../evm/tracer.js'
import { REVERTED } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import type { RecordedFrame } from '../evm/tracers/frame-recorder.js'
import { consoleLineOf } from '../explain/console.js'
import type { ExplainedFrame } from '../explain/explanation.js'
import { frameName } from '../explain/words.js'
import { bytesToHex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { callOf } from '../source/call-chain.js'
import { CallStackRecorder, type InternalFrame } from '../source/call-stack.js'
import { functionName, type SourceCode, type SourceFunction, type SourcePosition } from '../source/source-code.js'
import { callsOf } from '../source/stack-trace.js'
import {
  addTally,
  GAS_PURPOSES,
  type GasNode,
  type GasProfileBuilder,
  type GasPurpose,
  type GasTally,
  newTally,
  type OpenNode,
} from './gas-profile.js'

/** Gas of a function within a frame of the EVM. */
interface FunctionGas {
  /** Undefined for the frame itself. */
  readonly function: SourceFunction | undefined
  readonly callees: Map<SourceFunction, FunctionGas>
  /** Other contracts that it called. */
  readonly frames: FrameGas[]
  calls: number
  readonly by: GasTally
}

/** Gas of a line. */
interface LineGas {
  readonly position: SourcePosition | undefined
  called: bigint
  readonly by: GasTally
}

/** Functions that an internal frame has been in: its own, and those that the compiler has put into it, such as modifiers. */
interface Within {
  readonly own: FunctionGas
  readonly others: Map<SourceFunction, FunctionGas>
}

/** Gas of a frame of the EVM. */
interface FrameGas {
  readonly recorded: RecordedFrame
  readonly code: SourceCode | undefined
  readonly top: FunctionGas
  readonly lines: Map<string, LineGas>
  /** The line of instructions without a position. */
  readonly unplaced: LineGas
  readonly within: WeakMap<InternalFrame, Within>
  /** Function and line of the last instruction, whose gas is known when the next one begins. */
  function: FunctionGas
  line: LineGas
  purpose: GasPurpose
  /** Gas left before the last instruction; for the first, the gas of the frame. */
  gas: bigint
  /** Gas used by calls of the last instruction. */
  called: bigint
}

const PURPOSES = new Map<string, GasPurpose>([
  ...['SLOAD', 'SSTORE', 'TLOAD', 'TSTORE'].map((op) => [op, 'storage'] as const),
  ...['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'].map((op) => [op, 'calls'] as const),
  ...['LOG0', 'LOG1', 'LOG2', 'LOG3', 'LOG4'].map((op) => [op, 'logs'] as const),
])

/** Price of a byte of code. */
const CODE_DEPOSIT = 200n

/** Records the gas of a run. The gas of an instruction is what is left before it without what is left before the next one, so that nothing is counted twice or lost. */
export class GasRecorder extends CallStackRecorder {
  #open: FrameGas[] = []
  #top: FrameGas | undefined

  override begin(scene: TracedScene): void {
    super.begin(scene)
    this.#open = []
    this.#top = undefined
  }

  override enter(frame: TracedFrame): void {
    super.enter(frame)
    const recorded = this.running
    if (!recorded) return
    const code = this.current?.code
    const top = newFunction(code && outermostOf(code, recorded, undefined))
    const line: LineGas = { position: undefined, called: 0n, by: newTally() }
    const opened: FrameGas = {
      ...{ recorded, code, top, lines: new Map(), unplaced: line, within: new WeakMap() },
      ...{ function: top, line, purpose: 'other', gas: frame.gas, called: 0n },
    }
    this.#open.at(-1)?.function.frames.push(opened)
    this.#top ??= opened
    this.#open.push(opened)
  }

  override step(step: Step): void {
    super.step(step)
    const frame = this.#open.at(-1)
    if (!frame) return
    settle(frame, step.gas)
    frame.gas = step.gas
    frame.purpose = PURPOSES.get(step.op) ?? 'other'
    if (!frame.code) return
    const position = frame.code.positionAt(step.pc)
    frame.function = this.#functionAt(frame, position)
    frame.line = this.#lineAt(frame, position)
  }

  override exit(result: FrameResult): void {
    const frame = this.#open.pop()
    super.exit(result)
    if (!frame) return
    const { recorded } = frame
    if (recorded.type === 'SELFDESTRUCT') return
    const { error, gasUsed, output } = result
    if (error !== undefined && error !== REVERTED) frame.purpose = 'lost'
    else if (error === undefined && isCreation(recorded)) {
      const [left, price] = [frame.gas - frame.called - (recorded.gas - gasUsed), CODE_DEPOSIT * BigInt(output.length)]
      const deposit = left < price ? left : price
      frame.top.by.codeDeposit += deposit
      frame.unplaced.by.codeDeposit += deposit
      frame.gas -= deposit
    }
    settle(frame, recorded.gas - gasUsed)
    const outer = this.#open.at(-1)
    if (outer) outer.called += gasUsed
  }

  /** Adds the run to a profile, with the names of its explanation. Call it after the run. */
  addTo(profile: GasProfileBuilder, explained: ExplainedFrame, gasLimit: bigint): void {
    const top = this.#top
    if (!top) return
    const { gasUsed } = this
    const intrinsic = gasLimit - top.recorded.gas
    const more = gasUsed - intrinsic - (top.recorded.result?.gasUsed ?? 0n)
    const [floor, refund] = more > 0n ? [more, 0n] : [0n, -more]
    profile.addRun({ transactions: 1, gasUsed, intrinsic, floor, refund })
    const fixed = { kind: 'transaction', contract: undefined, file: undefined, line: undefined } as const
    profile.node(undefined, { name: 'intrinsic gas', ...fixed }, 1).by.other += intrinsic
    if (floor > 0n) profile.node(undefined, { name: 'least price of data', ...fixed }, 1).by.other += floor
    addFrames(profile, top, explained)
  }

  /** Returns the line of an instruction. Within functions that the compiler has made, it is the line that called them. */
  #lineAt({ line, lines, unplaced }: FrameGas, position: SourcePosition | undefined): LineGas {
    const isPlaced = position !== undefined && !position.file.isGenerated
    if (!(isPlaced && position.function) && (this.current?.frames.length ?? 0) > 1) return line
    if (!isPlaced) return unplaced
    const key = `${position.file.id}:${position.place.line}`
    const found = lines.get(key) ?? { position, called: 0n, by: newTally() }
    lines.set(key, found)
    return found
  }

  /** Returns the function of an instruction: that of the internal frame, or another one that the compiler has put into it. */
  #functionAt(frame: FrameGas, position: SourcePosition | undefined): FunctionGas {
    const frames = this.current?.frames ?? []
    const internal = frames.at(-1)
    if (!internal) return frame.top
    let within = frame.within.get(internal)
    if (!within) {
      const called = internal.entry?.function
      // Functions of the compiler belong to the caller, and the function that was called from outside is the frame itself.
      const isOwn = called !== undefined && (frame.function !== frame.top || called !== frame.top.function)
      const own = isOwn ? calleeOf(frame.function, called) : frames.length === 1 ? frame.top : frame.function
      if (isOwn && !isAround(frame.function.function, called)) own.calls++
      within = { own, others: new Map() }
      frame.within.set(internal, within)
    }
    const { own, others } = within
    const at = position?.file.isGenerated ? undefined : position?.function
    if (!at || at === own.function) return own
    let other = others.get(at)
    if (!other) {
      const caller = [own, ...others.values()].find((one) => mayCall(one.function, at))
      // The optimiser has merged code of another function with this one's.
      other = caller ? calleeOf(caller, at) : own
      if (caller && !isAround(caller.function, at)) other.calls++
      others.set(at, other)
    }
    return other
  }
}

const callers = new WeakMap<SourceFunction, Map<SourceFunction, boolean>>()

/** Whether a function calls another, or has it as a modifier. Without a constructor in the source, the one of the compiler calls those of the bases. */
function mayCall(caller: SourceFunction | undefined, called: SourceFunction): boolean {
  if (!caller || called.name === 'constructor') return true
  const known = callers.get(caller) ?? new Map<SourceFunction, boolean>()
  callers.set(caller, known)
  const answer = known.get(called) ?? (isAround(caller, called) || callOf(caller, called, 0) !== undefined)
  known.set(called, answer)
  return answer
}

/** Whether the first is a modifier of the second, which runs it. The function was called already. */
function isAround(modifier: SourceFunction | undefined, callable: SourceFunction): boolean {
  return modifier?.node.type === 'ModifierDefinition' && callOf(callable, modifier, 0) !== undefined
}

function newFunction(callable: SourceFunction | undefined): FunctionGas {
  return { function: callable, callees: new Map(), frames: [], calls: 0, by: newTally() }
}

function calleeOf(caller: FunctionGas, callable: SourceFunction): FunctionGas {
  const callee = caller.callees.get(callable) ?? newFunction(callable)
  caller.callees.set(callable, callee)
  return callee
}

/** Adds the gas of the last instruction. */
function settle(frame: FrameGas, gasLeft: bigint): void {
  const own = frame.gas - gasLeft - frame.called
  frame.function.by[frame.purpose] += own
  frame.line.by[frame.purpose] += own
  frame.line.called += frame.called
  frame.called = 0n
}

/** Adds the frames of a run to a profile. Frame after frame, and not each within the other: calls may be nested deeper than the host's stack has room for. */
function addFrames(profile: GasProfileBuilder, top: FrameGas, explained: ExplainedFrame): void {
  const explanations = new Map<RecordedFrame, ExplainedFrame>([[top.recorded, explained]])
  const rest: { readonly frame: FrameGas; readonly caller: OpenNode | undefined }[] = [{ frame: top, caller: undefined }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { frame, caller } = next
    const { recorded, code } = frame
    if (recorded.type === 'SELFDESTRUCT') continue
    const own = explanations.get(recorded)
    const inner = own?.actions.flatMap((action) => (action.kind === 'call' ? action.frame : [])) ?? []
    callsOf(recorded).forEach((call, place) => {
      const explanation = inner[place]
      if (explanation) explanations.set(call, explanation)
    })
    const outermost = frame.top.function ?? (code && outermostOf(code, recorded, own))
    const contract = contractOf(frame, own)
    const kind = isCreation(recorded) ? 'creation' : 'call'
    const node = profile.node(caller, { name: nameOfFrame(frame, own, contract), kind, contract, ...placeOf(outermost) }, 1)
    const functions = [{ gas: frame.top, node }]
    for (let within = functions.pop(); within; within = functions.pop()) {
      const { gas, node: at } = within
      addTally(at.by, gas.by)
      const callees = [...gas.callees.values()].map((callee) => {
        const { function: callable, calls } = callee
        // The function that was called from outside is the frame itself.
        const isFrame = callable === undefined || (gas === frame.top && callable === outermost)
        const fields = isFrame ? undefined : { name: functionName(callable), kind: 'function' as const, contract, ...placeOf(callable) }
        return { gas: callee, node: fields ? profile.node(at, fields, calls) : at }
      })
      functions.push(...callees.reverse())
      for (const call of gas.frames.toReversed()) rest.push({ frame: call, caller: at })
    }
    addLines(profile, frame, contract)
  }
}

function addLines(profile: GasProfileBuilder, { code, lines, unplaced }: FrameGas, contract: string): void {
  if (code?.problem !== undefined) profile.addProblem(contract, code.problem)
  for (const { position, called, by } of [unplaced, ...lines.values()]) {
    const isUsed = called > 0n || GAS_PURPOSES.some((purpose) => by[purpose] !== 0n)
    if (isUsed) profile.addLine({ contract, file: position?.file.name, line: position?.place.line, called, by })
  }
}

function outermostOf(code: SourceCode, recorded: RecordedFrame, explained: ExplainedFrame | undefined): SourceFunction | undefined {
  if (isCreation(recorded)) return code.externalFunction(undefined, 'constructor')
  const selector = recorded.input.length < 4 ? undefined : bytesToHex(recorded.input.subarray(0, 4)).slice(2)
  return code.externalFunction(selector, explained?.call?.name)
}

function contractOf({ recorded, code }: FrameGas, explained: ExplainedFrame | undefined): string {
  if (recorded.isPrecompile) return `precompile 0x${recorded.to.slice(2).replace(/^0+/, '')}`
  if (consoleLineOf(recorded)) return 'console'
  return explained?.contract?.name ?? code?.contract ?? checksumAddress(recorded.delegate ?? recorded.to)
}

function nameOfFrame({ recorded }: FrameGas, explained: ExplainedFrame | undefined, contract: string): string {
  if (consoleLineOf(recorded)) return 'console.log'
  if (recorded.isPrecompile || !explained) return contract
  if (isCreation(recorded)) return `${contract}.constructor`
  const name = frameName(explained)
  return explained.contract || name === '' ? name || contract : `${contract} (${name})`
}

function placeOf(callable: SourceFunction | undefined): Pick<GasNode, 'file' | 'line'> {
  return { file: callable?.file.name, line: callable?.file.placeOf(callable.node.start).line }
}
