/** Functions of the source that have not returned, followed through a run by its jumps. */

import * as Op from '../evm/opcodes.js'
import type { Step, TracedFrame, TracedScene } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import { type RecordedFrame, StepRecorder } from '../evm/tracers/frame-recorder.js'
import type { Hash } from '../primitives/hex.js'
import type { FunctionEntry, SourceCode, SourceFunction, SourcePosition } from './source-code.js'
import type { SourceCodes } from './source-codes.js'

/** A function that code has jumped into; the first of each code is where the code begins. */
export interface InternalFrame {
  readonly entry: FunctionEntry | undefined
  /** Program counter behind the call; undefined if the compiler does not say where it is on the stack. */
  readonly returnPc: number | undefined
  /** Items on the stack when it has returned; undefined if that is not known. */
  readonly heightAfter: number | undefined
  /** Place of its beginning, and number of items on the stack there; undefined for the first of each code. */
  readonly begun: { readonly pc: number; readonly height: number } | undefined
  /** Last instruction with a position anywhere. */
  lastPc: number | undefined
  /** Last instruction in each function, the latest last: the optimiser puts functions into one another. */
  readonly visited: Map<SourceFunction, Visit>
  /** The last key of `visited`. */
  latest: SourceFunction | undefined
}

/** Last instruction that a frame has run of a function. */
export interface Visit {
  pc: number
  /** Whether its position is the whole function: it is code around the function's own, such as that of a return. */
  isWhole: boolean
}

/** Internal frames of a frame of the EVM. */
export interface CallStack {
  readonly code: SourceCode
  readonly frames: InternalFrame[]
  /** Place of the last call of another contract. */
  call: { readonly pc: number; readonly depth: number } | undefined
  /** A JUMP right before this instruction. */
  jump: number | undefined
}

/** A stack has room for no more return places. */
const MOST_FRAMES = 1024
/** Return place of a function that does not return. */
const NOWHERE = -1

/** Records a run with the functions of the source that each of its frames was in at its end. */
export class CallStackRecorder extends StepRecorder {
  readonly #codes: SourceCodes
  readonly #byHash = new Map<Hash, SourceCode | undefined>()
  #stacks = new Map<RecordedFrame, CallStack>()
  #current: CallStack | undefined

  constructor(codes: SourceCodes) {
    super()
    this.#codes = codes
  }

  /** Returns the functions that a frame was in at its end; undefined if its code has no sources. */
  stackOf(frame: RecordedFrame): CallStack | undefined {
    return this.#stacks.get(frame)
  }

  /** Functions that the running code is in; undefined if it has no sources. */
  protected get current(): CallStack | undefined {
    return this.#current
  }

  override begin(scene: TracedScene): void {
    super.begin(scene)
    this.#stacks = new Map()
    this.#current = undefined
  }

  override enter(frame: TracedFrame): void {
    const outer = this.running
    const stack = this.#current
    if (outer?.lastStep && stack) stack.call = { pc: outer.lastStep.pc, depth: stack.frames.length }
    super.enter(frame)
    const { running } = this
    const code = running && this.#codeOf(running)
    this.#current = code && { code, frames: [newFrame(undefined, undefined, undefined)], call: undefined, jump: undefined }
    if (running && this.#current) this.#stacks.set(running, this.#current)
  }

  override exit(result: Parameters<StepRecorder['exit']>[0]): void {
    super.exit(result)
    const { running } = this
    this.#current = running && this.#stacks.get(running)
  }

  override step(step: Step): void {
    super.step(step)
    const stack = this.#current
    if (!stack) return
    const { pc, opcode } = step
    if (opcode === Op.JUMPDEST && stack.jump !== undefined) arrive(stack, stack.jump, step)
    stack.jump = opcode === Op.JUMP ? pc : undefined
    const position = stack.code.positionAt(pc)
    const frame = stack.frames.at(-1)
    if (!position || !frame || position.file.isGenerated) return
    frame.lastPc = pc
    if (!position.function) return
    note(frame, position.function, pc, isWhole(position))
  }

  #codeOf(frame: RecordedFrame): SourceCode | undefined {
    const { bytes, hash } = frame.code
    if (bytes.length === 0) return undefined
    if (isCreation(frame)) return this.#codes.ofCreation(bytes)
    if (!this.#byHash.has(hash)) this.#byHash.set(hash, this.#codes.ofRuntime(bytes))
    return this.#byHash.get(hash)
  }
}

/** Follows a jump that has led to an instruction: into a function, out of one, or neither. */
export function arrive({ code, frames }: Pick<CallStack, 'code' | 'frames'>, from: number, step: Step): void {
  const { pc } = step
  const kind = code.jumpAt(from)
  if (frames.some(({ returnPc }) => returnPc === pc)) {
    const height = step.stack.length
    // A function that ends with a call of another has given it its own return place.
    const returned = frames.findIndex((frame) => frame.returnPc === pc && frame.heightAfter === height)
    if (returned > 0) {
      frames.length = returned
      return
    }
  }
  if (kind === 'out' && frames.length > 1 && frames.at(-1)?.returnPc === undefined) frames.pop()
  // A function that is a loop from its beginning on jumps there, too.
  if (kind !== 'in' || frames.length >= MOST_FRAMES) return
  const entry = code.entryAt(pc)
  // Jumps within a function may be marked as calls by the optimiser. Where the compiler names the functions, others are none.
  if (!entry && code.hasFunctionData) return
  const begun = { pc, height: step.stack.length }
  if (!entry?.slots) {
    // A recursion would need more of the stack: this is a loop.
    const again = frames.findIndex((frame) => frame.begun?.pc === pc && frame.begun.height === begun.height)
    if (again > 0) frames.length = again
    frames.push(newFrame(entry, undefined, undefined, begun))
    return
  }
  const { parameters, returns } = entry.slots
  const { stack } = step
  const height = stack.length - parameters - 1
  const label = Number(stack[height] ?? -1n)
  const returnPc = code.isJumpDestination(label) ? label : NOWHERE
  frames.push(newFrame(entry, returnPc, height + returns, begun))
}

/** Returns a function that has just been entered. */
export function newFrame(
  entry: FunctionEntry | undefined,
  returnPc: number | undefined,
  heightAfter: number | undefined,
  begun?: InternalFrame['begun'],
): InternalFrame {
  return { entry, returnPc, heightAfter, begun, lastPc: undefined, visited: new Map(), latest: undefined }
}

function note(frame: InternalFrame, callable: SourceFunction, pc: number, whole: boolean): void {
  const { visited } = frame
  const visit = visited.get(callable)
  if (!visit) visited.set(callable, { pc, isWhole: whole })
  else {
    if (frame.latest !== callable) {
      visited.delete(callable)
      visited.set(callable, visit)
    }
    if (!whole || visit.isWhole) {
      visit.pc = pc
      visit.isWhole = whole
    }
  }
  frame.latest = callable
}

function isWhole({ start, end, function: callable }: SourcePosition): boolean {
  return callable?.node.start === start && callable.node.end === end
}
