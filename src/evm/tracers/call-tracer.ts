import { bytesToHex, EMPTY_BYTES, toQuantity } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import type * as wire from '../../wire/trace.js'
import type { EmittedLog } from '../emitted-log.js'
import { revertReason } from '../revert-reason.js'
import { type FrameResult, REVERTED, type ReportingTracer, type TracedFrame, type TracedScene } from '../tracer.js'
import { foldFrames, framesWithin } from './frame-tree.js'
import { TraceSize } from './trace-size.js'

export interface CallTracerOptions {
  /** Whether only the outermost frame is reported. */
  readonly onlyTopCall?: boolean | undefined
  /** Whether frames contain the logs of their code. */
  readonly withLog?: boolean | undefined
  /** Whether the gas of the outermost frame is that of its code: without the intrinsic gas, and before refunds. */
  readonly gasOfCode?: boolean | undefined
}

/** Characters of a frame besides its input and output. */
const FRAME_SIZE = 300

/** A log in its frame. */
interface PlacedLog {
  readonly log: EmittedLog
  /** Index among the logs of the block. */
  readonly index: number
  /** Number of calls that the frame made before the log. */
  readonly position: number
}

/** A frame with its result, logs and calls. */
export interface CallFrame extends TracedFrame {
  gasUsed: bigint
  result: FrameResult | undefined
  calls: CallFrame[]
  readonly logs: PlacedLog[]
  /** Number of logs in the block before the frame began. */
  readonly logsBefore: number
}

/** Reports the frames of a run as a tree: geth's `callTracer`. */
export class CallTracer implements ReportingTracer {
  readonly #options: CallTracerOptions
  /** Number of logs in the block before this run. */
  readonly #firstLogIndex: number
  #logIndex = 0
  #gasLimit = 0n
  #depth = 0
  #size = new TraceSize()
  /** Open frames, outermost first. After the run, the outermost frame alone. */
  #open: CallFrame[] = []

  constructor(options: CallTracerOptions = {}, firstLogIndex = 0) {
    this.#options = options
    this.#firstLogIndex = firstLogIndex
  }

  begin({ gasLimit }: TracedScene): void {
    this.#gasLimit = gasLimit
    this.#logIndex = this.#firstLogIndex
    this.#size = new TraceSize()
    this.#open = []
  }

  enter(frame: TracedFrame): void {
    this.#depth = frame.depth
    if (this.#options.onlyTopCall && frame.depth > 0) return
    this.#size.add(FRAME_SIZE + 2 * frame.input.length)
    const gas = frame.depth === 0 && !this.#options.gasOfCode ? this.#gasLimit : frame.gas
    this.#open.push({ ...frame, gas, gasUsed: 0n, result: undefined, calls: [], logs: [], logsBefore: this.#logIndex })
  }

  log(log: EmittedLog): void {
    const index = this.#logIndex++
    const frame = this.#open.at(-1)
    if (!frame || !this.#options.withLog || (this.#options.onlyTopCall && this.#depth > 0)) return
    this.#size.add(FRAME_SIZE + 2 * log.data.length)
    frame.logs.push({ log, index, position: frame.calls.length })
  }

  exit(result: FrameResult): void {
    this.#depth = result.depth - 1
    if (this.#options.onlyTopCall && result.depth > 0) return
    const frame = this.#open.at(-1)
    if (!frame) return
    this.#size.add(2 * result.output.length)
    frame.gasUsed = result.gasUsed
    frame.result = result
    if (result.reverted) {
      this.#logIndex = frame.logsBefore
      dropLogs(frame)
    }
    if (result.depth === 0) return
    this.#open.pop()
    this.#open.at(-1)?.calls.push(frame)
  }

  end({ gasUsed }: { readonly gasUsed: bigint }): void {
    if (this.top && !this.#options.gasOfCode) this.top.gasUsed = gasUsed
  }

  /** The outermost frame. */
  get top(): CallFrame | undefined {
    return this.#open[0]
  }

  result(): Json {
    return this.top ? foldFrames(this.top, callsOf, describe) : {}
  }
}

/** Removes the logs of a failed frame and of the frames in it: they were not emitted. */
function dropLogs(failed: CallFrame): void {
  for (const { frame } of framesWithin(failed, callsOf)) frame.logs.length = 0
}

export function callsOf({ calls }: CallFrame): readonly CallFrame[] {
  return calls
}

/** Returns the reason why a frame failed. Undefined when its changes were kept. */
export function failureOf({ result }: CallFrame): string | undefined {
  return result?.reverted ? result.error : undefined
}

/** Returns the output of a frame. Empty when the frame failed, unless it reverted with a reason. */
export function outputOf(frame: CallFrame): Uint8Array {
  const failure = failureOf(frame)
  return frame.result && (failure === undefined || failure === REVERTED) ? frame.result.output : EMPTY_BYTES
}

export function isCreation({ type }: TracedFrame): boolean {
  return type === 'CREATE' || type === 'CREATE2'
}

function describe(frame: CallFrame, calls: readonly wire.CallFrame[]): wire.CallFrame {
  const error = failureOf(frame)
  const output = outputOf(frame)
  const reason = error === REVERTED ? revertReason(output) : undefined
  return {
    type: frame.type,
    from: frame.from,
    ...(isCreation(frame) && error !== undefined ? {} : { to: frame.to }),
    ...(frame.value === undefined ? {} : { value: toQuantity(frame.value) }),
    gas: toQuantity(frame.gas),
    gasUsed: toQuantity(frame.gasUsed),
    input: bytesToHex(frame.input),
    ...(output.length === 0 ? {} : { output: bytesToHex(output) }),
    ...(error === undefined ? {} : { error }),
    ...(reason === undefined ? {} : { revertReason: reason }),
    ...(calls.length === 0 ? {} : { calls }),
    ...(frame.logs.length === 0 ? {} : { logs: frame.logs.map(describeLog) }),
  }
}

function describeLog({ log, index, position }: PlacedLog): wire.CallLog {
  return {
    address: log.address,
    topics: log.topics,
    data: bytesToHex(log.data),
    index: toQuantity(index),
    position: toQuantity(position),
  }
}
