import { type Address, bigIntToHash } from '../../primitives/hex.js'
import { type Code, NO_CODE } from '../../state/account.js'
import { CONSOLE_ADDRESS } from '../console-calls.js'
import { delegateOf } from '../delegation.js'
import type { EmittedLog } from '../emitted-log.js'
import type { Precompiles } from '../precompiles.js'
import type { FrameResult, Step, StorageWrite, TracedFrame, TracedScene, TracedState, Tracer } from '../tracer.js'
import { TraceSize } from './trace-size.js'

/** Action of code. A frame lists them in their order. */
export type RecordedAction =
  | { readonly kind: 'call'; readonly frame: RecordedFrame }
  | { readonly kind: 'log'; readonly log: EmittedLog }
  | { readonly kind: 'write'; readonly write: StorageWrite }

/** Last instruction before the code of a frame ended. */
export interface LastStep {
  readonly pc: number
  readonly opcode: number
  readonly op: string
  readonly gas: bigint
  readonly cost: bigint
}

/** A frame with its code and actions. */
export interface RecordedFrame extends TracedFrame {
  /** Code that ran. For a creation, its input. For an account that delegates, the delegate's code (EIP-7702). */
  readonly code: Code
  /** Address of the delegate, when the called account delegates (EIP-7702). */
  readonly delegate: Address | undefined
  readonly isPrecompile: boolean
  /** Balance of the account that pays the value, in wei, before the payment. */
  readonly payerBalance: bigint
  readonly actions: RecordedAction[]
  result: FrameResult | undefined
  // The rest is that of a `StepRecorder`.
  lastStep: LastStep | undefined
  /** Whether code has read the return data of its last call. Code that forwards a revert does so. */
  hasLookedAtReturn: boolean
  /** Account without code whose code size was read shortly before the end. Solidity then reverts without data. */
  missingCode: Address | undefined
  /** Number of instructions since the last call or the last read of a code size. */
  stepsSinceOther: number
}

/** Characters of a frame, a log or a write, without its bytes of variable length. */
const ACTION_SIZE = 400

/** Records the frames of a run as a tree, with the changes to storage, logs and other accounts, and the results. Costs nothing per instruction. */
export class FrameRecorder implements Tracer {
  #scene: TracedScene | undefined
  #open: RecordedFrame[] = []
  #top: RecordedFrame | undefined
  #gasUsed = 0n
  #size = new TraceSize()
  /**
   * Contracts that ran SELFDESTRUCT, and whether they were removed. Since Cancun, only those created in the same transaction are removed (EIP-6780).
   */
  #ended = new Map<Address, boolean>()

  begin(scene: TracedScene): void {
    this.#scene = scene
    this.#open = []
    this.#top = undefined
    this.#size = new TraceSize()
    this.#ended = new Map()
  }

  /** Outermost frame. Undefined when the run was rejected. */
  get top(): RecordedFrame | undefined {
    return this.#top
  }

  /** Gas used by the run, after refunds. */
  get gasUsed(): bigint {
    return this.#gasUsed
  }

  get precompiles(): Precompiles {
    return this.#scene?.precompiles ?? new Map()
  }

  /** Returns whether a contract that ran SELFDESTRUCT was removed. Call it after the run. */
  isGone(address: Address): boolean {
    return this.#ended.get(address) ?? false
  }

  enter(frame: TracedFrame): void {
    this.#size.add(ACTION_SIZE + 2 * frame.input.length)
    const outer = this.#open.at(-1)
    if (outer && frame.to !== CONSOLE_ADDRESS) {
      outer.hasLookedAtReturn = false
      outer.missingCode = undefined
      outer.stepsSinceOther = 0
    }
    const { code, delegate } = codeOf(frame, this.#state)
    const recorded: RecordedFrame = {
      ...frame,
      code,
      delegate,
      isPrecompile: this.#scene?.precompiles.has(frame.to) ?? false,
      payerBalance: this.#state?.account(frame.from)?.balance ?? 0n,
      actions: [],
      result: undefined,
      lastStep: undefined,
      hasLookedAtReturn: false,
      missingCode: undefined,
      stepsSinceOther: 0,
    }
    if (outer) outer.actions.push({ kind: 'call', frame: recorded })
    else this.#top = recorded
    this.#open.push(recorded)
  }

  write(write: StorageWrite): void {
    this.#size.add(ACTION_SIZE)
    this.#open.at(-1)?.actions.push({ kind: 'write', write })
  }

  log(log: EmittedLog): void {
    this.#size.add(ACTION_SIZE + 2 * log.data.length)
    this.#open.at(-1)?.actions.push({ kind: 'log', log })
  }

  exit(result: FrameResult): void {
    const frame = this.#open.pop()
    if (!frame) return
    this.#size.add(2 * result.output.length)
    frame.result = result
    if (frame.type === 'SELFDESTRUCT') this.#ended.set(frame.from, false)
  }

  end({ gasUsed }: { readonly gasUsed: bigint }): void {
    this.#gasUsed = gasUsed
    for (const address of this.#ended.keys()) this.#ended.set(address, this.#state?.account(address) === undefined)
  }

  /** Frame whose code runs. */
  protected get running(): RecordedFrame | undefined {
    return this.#open.at(-1)
  }

  protected codeSizeOf(address: Address): number {
    return this.#state?.code(address).bytes.length ?? 0
  }

  get #state(): TracedState | undefined {
    return this.#scene?.state
  }
}

/** Returns the code that a frame runs, and the delegate whose code it is (EIP-7702). */
export function codeOf(
  { type, to, input }: TracedFrame,
  state: Pick<TracedState, 'code'> | undefined,
): { readonly code: Code; readonly delegate: Address | undefined } {
  if (type === 'SELFDESTRUCT') return { code: NO_CODE, delegate: undefined }
  // Creation code is not looked up by its hash.
  if (type === 'CREATE' || type === 'CREATE2') return { code: { bytes: input, hash: NO_CODE.hash }, delegate: undefined }
  const code = state?.code(to) ?? NO_CODE
  const delegate = delegateOf(code.bytes)
  return { code: delegate === undefined ? code : (state?.code(delegate) ?? NO_CODE), delegate }
}

/** Records also the instructions that show why a frame failed. */
export class StepRecorder extends FrameRecorder {
  step(step: Step): void {
    const { pc, opcode, op, gas, cost, error } = step
    const frame = this.running
    if (!frame) return
    frame.lastStep = { pc, opcode, op, gas, cost }
    frame.stepsSinceOther++
    if (error !== undefined) return
    if (op === 'RETURNDATASIZE') frame.hasLookedAtReturn = true
    else if (op === 'EXTCODESIZE') {
      const address: Address = `0x${bigIntToHash(step.stack.at(-1) ?? 0n).slice(26)}`
      frame.missingCode = this.codeSizeOf(address) === 0 ? address : undefined
      frame.stepsSinceOther = 0
    }
  }
}
