import { type Address, bytesToHex, EMPTY_BYTES, type Hash, hexToBytes, padLeft, toQuantity } from '../../../primitives/hex.js'
import type { Json } from '../../../primitives/json.js'
import { create2Address, createdAddress } from '../../contract-address.js'
import { type FrameResult, REVERTED, type ReportingTracer, type Step, type TracedFrame, type TracedScene } from '../../tracer.js'
import { ScriptTracerFailed, ScriptTracersUnavailable } from './errors.js'
import { GUEST } from './guest.js'
import {
  type HostFunction,
  loadInterpreter,
  Sandbox,
  type SandboxLimits,
  ScriptFailure,
  ScriptTooLong,
  WebAssemblyRefused,
} from './sandbox.js'

export interface ScriptTracerOptions {
  /** Argument of the script's `setup`, as JSON. */
  readonly config?: Json
  /** Position of the transaction, if it is in a block. */
  readonly place?: { readonly blockHash: Hash; readonly transactionHash: Hash; readonly transactionIndex: number } | undefined
  /** Function that throws when the script has used too much time. Without it, only the number of interrupts limits the script. */
  readonly checkTime?: (() => void) | undefined
  readonly limits?: Partial<Omit<SandboxLimits, 'checkTime'>>
}

/** Limits of a script: 64 MB, a fifth of a second per call, and as many interrupts, each after ten thousand calls and jumps, as take some seconds. */
const LIMITS = { memory: 64_000_000, stack: 256_000, turns: 20_000, callTime: 200, callTurns: 200 }
/** Maximum number of bytes beyond the end of memory that a script may read. */
const PADDING_LIMIT = 1_048_576

type Callback = 'step' | 'fault' | 'enter' | 'exit' | 'result'

/** Frame of a contract as its code sees it. */
interface OpenFrame {
  readonly caller: Address
  readonly address: Address
  readonly value: bigint
  readonly input: Uint8Array
}

/** Creates a tracer from a script in geth's form. Throws `ScriptTracerFailed` for a script that is not a tracer, and `ScriptTracersUnavailable`. */
export async function createScriptTracer(script: string, options: ScriptTracerOptions = {}): Promise<ReportingTracer> {
  try {
    await loadInterpreter()
  } catch (error) {
    throw error instanceof WebAssemblyRefused ? new ScriptTracersUnavailable(error.message) : error
  }
  return new ScriptTracer(script, options)
}

/**
 * Runs a tracer that a caller has written in JavaScript, with the objects that geth passes to such scripts. It runs in a sandbox with limited memory
 * and time. An error that it throws ends the run.
 */
class ScriptTracer implements ReportingTracer {
  /** A call may take as long as a thousand instructions or as a million. */
  readonly work = Number.POSITIVE_INFINITY
  readonly #script: string
  readonly #options: ScriptTracerOptions
  #sandbox: Sandbox
  #watched: ReadonlySet<string> = new Set()
  #isFresh = true

  #scene: TracedScene | undefined
  #top: { readonly frame: TracedFrame; result: FrameResult | undefined } | undefined
  #frames: OpenFrame[] = []
  #gasUsed = 0n
  /** Step that the script's objects describe during a call. */
  #step: Step | undefined
  #error: string | undefined
  #frame: TracedFrame | undefined
  #frameResult: FrameResult | undefined

  constructor(script: string, options: ScriptTracerOptions) {
    this.#script = script
    this.#options = options
    this.#sandbox = this.#open()
  }

  begin(scene: TracedScene): void {
    if (!this.#isFresh) {
      this.#sandbox.close()
      this.#sandbox = this.#open()
    }
    this.#isFresh = false
    this.#scene = scene
    this.#top = undefined
    this.#frames = []
    this.#gasUsed = 0n
  }

  enter(frame: TracedFrame): void {
    const outer = this.#frames.at(-1)
    const isCreation = frame.type === 'CREATE' || frame.type === 'CREATE2'
    this.#frames.push({
      caller: frame.type === 'DELEGATECALL' && outer ? outer.caller : frame.from,
      address: frame.type === 'DELEGATECALL' || frame.type === 'CALLCODE' ? frame.from : frame.to,
      value: frame.value ?? 0n,
      input: isCreation ? EMPTY_BYTES : frame.input,
    })
    if (frame.depth === 0) {
      this.#top = { frame, result: undefined }
      return
    }
    this.#frame = frame
    if (this.#watched.has('enter')) this.#call('enter')
  }

  step(step: Step): void {
    this.#step = step
    this.#error = step.error
    if (this.#watched.has('step')) this.#call('step')
  }

  fault(step: Step, reason: string): void {
    this.#step = step
    this.#error = reason
    this.#call('fault')
  }

  exit(result: FrameResult): void {
    this.#frames.pop()
    if (result.depth === 0) {
      if (this.#top) this.#top.result = result
      return
    }
    this.#frameResult = result
    if (this.#watched.has('exit')) this.#call('exit')
  }

  end({ gasUsed }: { readonly gasUsed: bigint }): void {
    this.#gasUsed = gasUsed
  }

  /** Returns the result of the script. It closes the sandbox, so it can be called only once. */
  result(): Json {
    const text = this.#call('result')
    this.#sandbox.close()
    return text === undefined ? null : parse(text)
  }

  #open(): Sandbox {
    const { config, checkTime = () => {}, limits } = this.#options
    const sandbox = new Sandbox({ ...LIMITS, ...limits, checkTime })
    try {
      sandbox.expose('host', this.#host)
      sandbox.evaluate('guest', GUEST)
      sandbox.apply('load', 'guest', 'host')
      sandbox.evaluate('script', `(${this.#script}\n)`)
      sandbox.setText('config', JSON.stringify(config ?? {}))
      sandbox.apply('tracer', 'load', 'script', 'config')
      const refusal = sandbox.text('tracer')
      if (refusal !== undefined) throw new ScriptTracerFailed(refusal)
      for (const callback of ['step', 'fault', 'enter', 'exit', 'result', 'watched']) sandbox.pick(callback, 'tracer', callback)
      this.#watched = new Set(sandbox.text('watched')?.split(','))
      return sandbox
    } catch (error) {
      sandbox.close()
      throw asFailure(error, '')
    }
  }

  #call(callback: Callback): string | undefined {
    try {
      return this.#sandbox.call(callback)
    } catch (error) {
      this.#sandbox.close()
      throw asFailure(error, `    in server-side tracer function '${callback}'`)
    }
  }

  /** Functions that the script's objects call. They get bytes as hex. */
  readonly #host: Readonly<Record<string, HostFunction>> = {
    opcode: () => this.#now.opcode,
    opcodeName: () => this.#now.op,
    pc: () => this.#now.pc,
    gas: () => Number(this.#now.gas),
    cost: () => Number(this.#now.cost),
    depth: () => this.#now.depth,
    refund: () => Number(this.#now.refund),
    error: () => this.#error,
    stackLength: () => this.#now.stack.length,
    stackItem: (position) => toQuantity(stackItem(this.#now, Number(position))),
    memoryLength: () => this.#now.memory.length,
    memory: (start, end) => memoryBetween(this.#now, Number(start), Number(end)),
    memoryWord: (offset) => bytesToHex(memoryWord(this.#now, Number(offset))),
    caller: () => hexToBytes(this.#here.caller),
    self: () => hexToBytes(this.#here.address),
    value: () => toQuantity(this.#here.value),
    input: () => this.#here.input,
    balance: (address) => toQuantity(this.#account(address)?.balance ?? 0n),
    nonce: (address) => Number(this.#account(address)?.nonce ?? 0n),
    code: (address) => this.#account(address)?.code.bytes ?? EMPTY_BYTES,
    storage: (address, slot) => padLeft(this.#scene?.state.storage(asHex(address), asHex(slot)) ?? EMPTY_BYTES, 32),
    exists: (address) => this.#account(address) !== undefined,
    isPrecompiled: (address) => this.#scene?.precompiles.has(asHex(address)) ?? false,
    contractAddress: (from, nonce) => hexToBytes(createdAddress(asHex(from), BigInt(nonce))),
    contract2Address: (from, salt, initCode) =>
      hexToBytes(create2Address(asHex(from), hexToBytes(asHex(salt)), hexToBytes(asHex(initCode)))),
    frameType: () => this.#frame?.type,
    frameFrom: () => this.#frame && hexToBytes(this.#frame.from),
    frameTo: () => this.#frame && hexToBytes(this.#frame.to),
    frameInput: () => this.#frame?.input,
    frameGas: () => this.#frame && Number(this.#frame.gas),
    frameValue: () => (this.#frame?.value === undefined ? undefined : toQuantity(this.#frame.value)),
    resultGasUsed: () => this.#frameResult && Number(this.#frameResult.gasUsed),
    resultOutput: () => this.#frameResult?.output,
    resultError: () => failureOf(this.#frameResult),
    context: () => JSON.stringify(this.#describeRun()),
  }

  get #now(): Step {
    if (!this.#step) throw new Error('there is no instruction to speak of')
    return this.#step
  }

  get #here(): OpenFrame {
    const frame = this.#frames.at(-1)
    if (!frame) throw new Error('there is no contract to speak of')
    return frame
  }

  #account(address: string | number) {
    return this.#scene?.state.account(asHex(address))
  }

  /** Returns the `ctx` of `result`. */
  #describeRun(): Json {
    const { place } = this.#options
    const { frame, result } = this.#top ?? {}
    const error = failureOf(result)
    return {
      ...(place ? { blockHash: bytes(place.blockHash), txIndex: plain(place.transactionIndex), txHash: bytes(place.transactionHash) } : {}),
      ...(this.#scene
        ? {
            block: plain(Number(this.#scene.blockNumber)),
            gas: plain(Number(this.#scene.gasLimit)),
            gasPrice: big(this.#scene.gasPrice),
            coinbase: bytes(this.#scene.feeRecipient),
          }
        : {}),
      ...(frame
        ? {
            type: plain(frame.type),
            from: bytes(frame.from),
            to: bytes(frame.to),
            input: bytes(bytesToHex(frame.input)),
            value: big(frame.value ?? 0n),
            intrinsicGas: plain(Number((this.#scene?.gasLimit ?? 0n) - frame.gas)),
          }
        : {}),
      ...(result ? { output: bytes(bytesToHex(result.output)) } : {}),
      ...(error === undefined ? {} : { error: plain(error) }),
      gasUsed: plain(Number(this.#gasUsed)),
    }
  }
}

const plain = (value: string | number): Json => ({ kind: 'plain', value })
const bytes = (value: string): Json => ({ kind: 'bytes', value })
const big = (value: bigint): Json => ({ kind: 'big', value: toQuantity(value) })

/** Parses JSON from the sandbox. A script may have changed the guest's objects, or nest values too deep for the host. */
function parse(text: string): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ScriptTracerFailed(`the result cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Returns an argument as hex. The guest passes only hex in these arguments. */
function asHex(argument: string | number): `0x${string}` {
  return `0x${String(argument).slice(2)}`
}

function failureOf(result: FrameResult | undefined): string | undefined {
  return result?.reverted ? (result.error ?? REVERTED) : undefined
}

function asFailure(error: unknown, where: string): unknown {
  if (error instanceof ScriptFailure) return new ScriptTracerFailed(`${error.message}${where}`)
  if (error instanceof ScriptTooLong) return new ScriptTracerFailed(`execution timeout${where}`)
  return error
}

function stackItem({ stack }: Step, position: number): bigint {
  const item = stack[stack.length - 1 - position]
  if (item === undefined || position < 0)
    throw new RangeError(`tracer accessed out of bound stack: size ${stack.length}, index ${position}`)
  return item
}

function memoryBetween({ memory }: Step, start: number, end: number): Uint8Array {
  if (start === end) return EMPTY_BYTES
  if (!(start >= 0 && end > start)) throw new RangeError(`tracer accessed out of bound memory: offset ${start}, end ${end}`)
  const beyond = end - memory.length
  if (beyond > PADDING_LIMIT) throw new RangeError(`reached limit for padding memory slice: ${beyond}`)
  const slice = new Uint8Array(end - start)
  if (start < memory.length) slice.set(memory.subarray(start, end))
  return slice
}

function memoryWord({ memory }: Step, offset: number): Uint8Array {
  if (!(offset >= 0 && offset + 32 <= memory.length)) {
    throw new RangeError(`tracer accessed out of bound memory: available ${memory.length}, offset ${offset}, size 32`)
  }
  return memory.subarray(offset, offset + 32)
}
