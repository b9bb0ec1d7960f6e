import { bytesToHex, type Hash, toQuantity } from '../../primitives/hex.js'
import type * as wire from '../../wire/trace.js'
import { STACK_OVERFLOW } from '../operands.js'
import type { Precompiles } from '../precompiles.js'
import { type FrameResult, REVERTED, type ReportingTracer, type TracedFrame, type TracedScene } from '../tracer.js'
import { type CallFrame, CallTracer, failureOf, isCreation, outputOf } from './call-tracer.js'
import { framesWithin } from './frame-tree.js'

export interface FlatCallTracerOptions {
  /** Whether failures have Parity's texts. */
  readonly convertParityErrors?: boolean | undefined
  /** Whether calls of precompiles are reported too. */
  readonly includePrecompiles?: boolean | undefined
  /**
   * Whether frames have the form of Parity's and Erigon's own methods, which geth's tracer lacks: the gas of the code alone in the outermost frame,
   * calls of precompiles with value, and null where a frame has no result.
   */
  readonly parityFrames?: boolean | undefined
}

/** Position of a traced transaction in the chain. A call that is in no block has none. */
export interface TransactionPlace {
  readonly blockHash: Hash
  readonly blockNumber: bigint
  readonly transactionHash: Hash
  readonly transactionIndex: number
}

const PARITY_ERRORS = new Map([
  ['contract creation code storage out of gas', 'Out of gas'],
  ['out of gas', 'Out of gas'],
  ['gas uint64 overflow', 'Out of gas'],
  ['max code size exceeded', 'Out of gas'],
  ['invalid jump destination', 'Bad jump destination'],
  [REVERTED, 'Reverted'],
  ['return data out of bounds', 'Out of bounds'],
  [STACK_OVERFLOW, 'Out of stack'],
  ['precompiled failed', 'Built-in failed'],
  ['invalid input length', 'Built-in failed'],
])

function parityError(error: string): string {
  if (error.startsWith('out of gas:')) return 'Out of gas'
  if (error.startsWith('invalid opcode:')) return 'Bad instruction'
  if (error.startsWith('stack underflow')) return 'Stack underflow'
  return PARITY_ERRORS.get(error) ?? error
}

/** Reports the frames of a run as a list, in the form of Parity's traces: geth's `flatCallTracer`. */
export class FlatCallTracer implements ReportingTracer {
  readonly #options: FlatCallTracerOptions
  readonly #place: TransactionPlace | undefined
  readonly #calls: CallTracer
  #precompiles: Precompiles = new Map()

  constructor(options: FlatCallTracerOptions = {}, place?: TransactionPlace) {
    this.#options = options
    this.#place = place
    this.#calls = new CallTracer({ gasOfCode: options.parityFrames })
  }

  begin(scene: TracedScene): void {
    this.#precompiles = scene.precompiles
    this.#calls.begin(scene)
  }

  enter(frame: TracedFrame): void {
    this.#calls.enter(frame)
  }

  exit(result: FrameResult): void {
    this.#calls.exit(result)
  }

  end(outcome: { readonly gasUsed: bigint }): void {
    this.#calls.end(outcome)
  }

  /** Frames, each before the frames that it called. */
  get frames(): readonly wire.FlatCallFrame[] {
    if (!this.#calls.top) return []
    /** Trace address of the last frame: the index of each call in its parent frame. */
    const way: number[] = []
    return [...framesWithin(this.#calls.top, this.#callsOf)].map(({ frame, depth }) => {
      if (depth > 0) {
        way.length = Math.min(way.length, depth)
        way[depth - 1] = (way[depth - 1] ?? -1) + 1
      }
      return this.#describe(frame, way.slice())
    })
  }

  result(): readonly wire.FlatCallFrame[] {
    return this.frames
  }

  readonly #callsOf = ({ calls }: CallFrame): readonly CallFrame[] =>
    this.#options.includePrecompiles ? calls : calls.filter((call) => !this.#isBuiltIn(call))

  #describe(frame: CallFrame, traceAddress: readonly number[]): wire.FlatCallFrame {
    const error = failureOf(frame)
    const hasResult = frame.type !== 'SELFDESTRUCT' && (error === undefined || error === REVERTED)
    return {
      action: actionOf(frame),
      blockHash: this.#place?.blockHash ?? null,
      blockNumber: Number(this.#place?.blockNumber ?? 0n),
      ...(error === undefined ? {} : { error: this.#options.convertParityErrors ? parityError(error) : error }),
      ...(hasResult ? { result: resultOf(frame) } : this.#options.parityFrames ? { result: null } : {}),
      subtraces: this.#callsOf(frame).length,
      traceAddress,
      transactionHash: this.#place?.transactionHash ?? null,
      transactionPosition: this.#place?.transactionIndex ?? 0,
      type: typeOf(frame),
    }
  }

  /** Returns whether a frame is a call of a precompile that is not reported, because there are too many of them. */
  #isBuiltIn({ type, to, value = 0n }: CallFrame): boolean {
    const isPaid = type === 'CALL' && value > 0n
    return (type === 'CALL' || type === 'STATICCALL') && this.#precompiles.has(to) && !(this.#options.parityFrames && isPaid)
  }
}

function typeOf(frame: CallFrame): wire.FlatCallFrame['type'] {
  if (frame.type === 'SELFDESTRUCT') return 'suicide'
  return isCreation(frame) ? 'create' : 'call'
}

function actionOf(frame: CallFrame): wire.FlatCallFrame['action'] {
  const { type, from, to, gas, input } = frame
  const value = toQuantity(frame.value ?? 0n)
  if (type === 'SELFDESTRUCT') return { address: from, balance: value, refundAddress: to }
  if (isCreation(frame)) return { creationMethod: type.toLowerCase(), from, gas: toQuantity(gas), init: bytesToHex(input), value }
  return { callType: type.toLowerCase(), from, gas: toQuantity(gas), input: bytesToHex(input), to, value }
}

function resultOf(frame: CallFrame): NonNullable<wire.FlatCallFrame['result']> {
  const gasUsed = toQuantity(frame.gasUsed)
  const output = bytesToHex(outputOf(frame))
  if (!isCreation(frame)) return { gasUsed, output }
  return { ...(failureOf(frame) === undefined ? { address: frame.to } : {}), code: output, gasUsed }
}
