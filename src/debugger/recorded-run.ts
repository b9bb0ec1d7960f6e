/**
 * A run that a node has recorded, instruction by instruction: the answer of `debug_traceTransaction`. It has no frames and no writes: both follow from the
 * instructions. A tracer sees the same as in a run of the executor, but for frames in which no code runs.
 */
import { createdAddress } from '../evm/contract-address.js'
import { INSTRUCTIONS } from '../evm/instructions.js'
import * as Op from '../evm/opcodes.js'
import { type FrameType, memorySlice, REVERTED, type Step, type StorageWrite, type TracedFrame } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import { LocalError } from '../primitives/errors.js'
import {
  type Address,
  bigIntToHash,
  bytesToHex,
  EMPTY_BYTES,
  type Hash,
  hexToBytes,
  trimLeft,
  ZERO_ADDRESS,
  ZERO_HASH,
} from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { loadingState, MissingState } from '../primitives/missing-state.js'
import { type Code, codeOf } from '../state/account.js'
import type { DebuggedRun, DebugTracer } from './trace-segments.js'

/** A trace is not one of `debug_traceTransaction`, or is damaged. The message says where. */
export class InvalidTrace extends LocalError {}

/** Transaction of a recorded run. */
export interface RecordedTransaction {
  readonly from: Address
  /** Undefined for a creation. */
  readonly to: Address | undefined
  /** Contract that a creation makes. */
  readonly created: Address | undefined
  readonly input: Uint8Array
  /** wei */
  readonly value: bigint
}

/** State before a recorded run, where it is asked when the answer of the tracer does not have it. */
export interface StateBefore {
  code(address: Address): Promise<Uint8Array>
  slot(address: Address, slot: Hash): Promise<Hash>
}

const MOST_INPUT = 2 ** 24
const FRAME_OPCODES: ReadonlyMap<number, FrameType> = new Map([
  [Op.CREATE, 'CREATE'],
  [Op.CALL, 'CALL'],
  [Op.CALLCODE, 'CALLCODE'],
  [Op.DELEGATECALL, 'DELEGATECALL'],
  [Op.CREATE2, 'CREATE2'],
  [Op.STATICCALL, 'STATICCALL'],
])
/** Instructions that end code without an error. */
const ENDINGS = [Op.STOP, Op.RETURN, Op.SELFDESTRUCT]

/** Other names of instructions: those of earlier forks, and of other nodes. */
const OPCODES: ReadonlyMap<string, number> = new Map([
  ...Object.entries(INSTRUCTIONS).map(([opcode, [name]]) => [name, Number(opcode)] as const),
  ['SHA3', Op.KECCAK256],
  ['DIFFICULTY', Op.PREVRANDAO],
  ['RANDOM', Op.PREVRANDAO],
  ['SUICIDE', Op.SELFDESTRUCT],
])

/**
 * Returns a run of the answer of `debug_traceTransaction` with memory and stack. Throws `InvalidTrace`.
 *
 * @param trace answer of the opcode logger
 * @param prestate answer of the tracer `prestateTracer`; null if the node does not have it
 */
export function recordedRun(trace: Json, prestate: Json, transaction: RecordedTransaction, before: StateBefore): DebuggedRun {
  const steps = new RecordedSteps(trace)
  const state = new KnownState(prestate, before)
  return (tracer) => loadingState(async () => new Replay(steps, state, transaction, tracer).run())
}

/** Instructions of a trace, which are checked at once and converted when they are read. */
class RecordedSteps {
  readonly #logs: readonly JsonObject[]
  readonly opcodes: Uint8Array
  readonly depths: Uint32Array
  readonly hasFailed: boolean

  constructor(trace: Json) {
    const logs = isJsonObject(trace) ? member(trace, 'structLogs') : undefined
    if (!isJsonObject(trace) || !Array.isArray(logs)) throw new InvalidTrace('the node answers no trace of instructions')
    this.hasFailed = member(trace, 'failed') === true
    this.opcodes = new Uint8Array(logs.length)
    this.depths = new Uint32Array(logs.length)
    const checked: JsonObject[] = []
    for (const [index, log] of logs.entries()) {
      const problem = isJsonObject(log) ? problemOf(log) : 'is none'
      if (problem !== undefined || !isJsonObject(log))
        throw new InvalidTrace(`the trace of the node is damaged: instruction ${index} ${problem}`)
      this.opcodes[index] = opcodeOf(String(member(log, 'op')))
      this.depths[index] = Number(member(log, 'depth'))
      const deepest = index === 0 ? 1 : (this.depths[index - 1] ?? 0) + 1
      const depth = this.depths[index] ?? 0
      const opens = index === 0 || FRAME_OPCODES.has(this.opcodes[index - 1] ?? 0)
      if (depth < 1 || depth > deepest || (depth === deepest && !opens))
        throw new InvalidTrace(`the trace of the node is damaged: instruction ${index} has depth ${depth}`)
      checked.push(log)
    }
    this.#logs = checked
  }

  get length(): number {
    return this.#logs.length
  }

  /** Returns an instruction. Its parts are converted when they are read. */
  at(index: number, address: Address): Step {
    return new RecordedStep(this.#logs[index] ?? {}, this.opcodes[index] ?? 0, address)
  }

  /** Returns the top of the stack before an instruction; undefined if it is empty. */
  topAt(index: number): bigint | undefined {
    const stack = this.#logs[index] && member(this.#logs[index], 'stack')
    const top = Array.isArray(stack) ? stack.at(-1) : undefined
    return typeof top === 'string' ? numberIn(top) : undefined
  }
}

const WORD = /^(?:0x)?[0-9a-f]{0,64}$/i
const BYTES = /^(?:0x)?(?:[0-9a-f]{2})*$/i

/** Returns the first thing that is wrong with an instruction; undefined if nothing is. */
function problemOf(log: JsonObject): string | undefined {
  const [pc, op, depth, stack] = ['pc', 'op', 'depth', 'stack'].map((name) => member(log, name))
  if (typeof pc !== 'number' || !Number.isInteger(pc) || pc < 0) return 'has no program counter'
  if (typeof op !== 'string') return 'has no name'
  if (typeof depth !== 'number' || !Number.isInteger(depth)) return 'has no depth'
  if (!Array.isArray(stack)) return 'has no stack: the node leaves it out'
  if (!stack.every((word) => typeof word === 'string' && WORD.test(word))) return 'has a stack that is not of words'
  const memory = member(log, 'memory') ?? []
  if (!Array.isArray(memory) || !memory.every((word) => typeof word === 'string' && WORD.test(word)))
    return 'has a memory that is not of words'
  const returned = member(log, 'returnData') ?? ''
  if (typeof returned !== 'string' || !BYTES.test(returned)) return 'has return data that are not bytes'
  return undefined
}

function opcodeOf(name: string): number {
  return (
    OPCODES.get(name) ??
    Number(/^opcode 0x([0-9a-f]{1,2}) not defined$/.exec(name)?.[1] === undefined ? Op.INVALID : `0x${name.slice(9, 11)}`)
  )
}

function digitsIn(text: string): string {
  return text.startsWith('0x') ? text.slice(2) : text
}

function numberIn(text: string): bigint {
  return BigInt(`0x0${digitsIn(text)}`)
}

/** Gas is a number, and a text of some nodes. */
function gasIn(value: Json | undefined): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === 'string' && /^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(value) ? BigInt(value) : 0n
}

class RecordedStep implements Step {
  readonly #log: JsonObject
  #memory: Uint8Array | undefined
  #stack: readonly bigint[] | undefined

  constructor(
    log: JsonObject,
    readonly opcode: number,
    readonly address: Address,
  ) {
    this.#log = log
  }

  get pc(): number {
    return Number(member(this.#log, 'pc'))
  }

  get op(): string {
    return String(member(this.#log, 'op'))
  }

  get depth(): number {
    return Number(member(this.#log, 'depth'))
  }

  get gas(): bigint {
    return gasIn(member(this.#log, 'gas'))
  }

  get cost(): bigint {
    return gasIn(member(this.#log, 'gasCost'))
  }

  get refund(): bigint {
    return gasIn(member(this.#log, 'refund'))
  }

  get stack(): readonly bigint[] {
    this.#stack ??= textsIn(member(this.#log, 'stack')).map(numberIn)
    return this.#stack
  }

  get memory(): Uint8Array {
    this.#memory ??= hexToBytes(
      `0x${textsIn(member(this.#log, 'memory'))
        .map((word) => digitsIn(word).padStart(64, '0'))
        .join('')}`,
    )
    return this.#memory
  }

  get returnData(): Uint8Array {
    const returned = member(this.#log, 'returnData')
    return typeof returned === 'string' ? hexToBytes(`0x${digitsIn(returned)}`) : EMPTY_BYTES
  }

  get error(): string | undefined {
    const error = member(this.#log, 'error')
    return typeof error === 'string' ? error : undefined
  }
}

function textsIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** State before the run: what the node has said of it, and what it is asked for later. */
class KnownState {
  readonly #before: StateBefore
  readonly #codes = new Map<Address, Code>()
  readonly #slots = new Map<string, Hash>()
  readonly #nonces = new Map<Address, bigint>()

  constructor(prestate: Json, before: StateBefore) {
    this.#before = before
    for (const [address, account] of isJsonObject(prestate) ? Object.entries(prestate) : []) {
      if (!/^0x[0-9a-f]{40}$/i.test(address) || !isJsonObject(account)) continue
      const known = address.toLowerCase() as Address
      const [code, storage, nonce] = ['code', 'storage', 'nonce'].map((name) => member(account, name))
      this.#codes.set(known, codeOf(typeof code === 'string' && BYTES.test(code) ? hexToBytes(`0x${digitsIn(code)}`) : EMPTY_BYTES))
      this.#nonces.set(known, gasIn(nonce))
      for (const [slot, value] of isJsonObject(storage) ? Object.entries(storage) : []) {
        if (typeof value === 'string' && WORD.test(slot) && WORD.test(value))
          this.#slots.set(`${known}:${bigIntToHash(numberIn(slot))}`, bigIntToHash(numberIn(value)))
      }
    }
  }

  nonce(address: Address): bigint | undefined {
    return this.#nonces.get(address)
  }

  /** Throws `MissingState`. */
  code(address: Address): Code {
    const known = this.#codes.get(address)
    if (known) return known
    throw new MissingState(`the code of ${address}`, async () => {
      this.#codes.set(address, codeOf(await this.#before.code(address)))
    })
  }

  /** Throws `MissingState`. */
  slot(address: Address, slot: Hash): Hash {
    const known = this.#slots.get(`${address}:${slot}`)
    if (known) return known
    throw new MissingState(`a slot of ${address}`, async () => {
      this.#slots.set(`${address}:${slot}`, await this.#before.slot(address, slot))
    })
  }
}

/** A frame whose code runs. */
interface RunningFrame {
  readonly frame: TracedFrame
  /** Account whose storage the code uses. */
  readonly address: Address
  /** Changes before it began, which a failure leaves. */
  readonly changes: number
}

/** Shows a recorded run to a tracer. */
class Replay {
  readonly #steps: RecordedSteps
  readonly #known: KnownState
  readonly #transaction: RecordedTransaction
  readonly #tracer: DebugTracer
  readonly #frames: RunningFrame[] = []
  readonly #slots = new Map<string, Hash>()
  readonly #codes = new Map<Address, Code>()
  readonly #nonces = new Map<Address, bigint>()
  /** Contracts that the run creates. */
  readonly #created = new Set<Address>()
  /** Undo the changes. */
  readonly #undo: (() => void)[] = []

  constructor(steps: RecordedSteps, known: KnownState, transaction: RecordedTransaction, tracer: DebugTracer) {
    this.#steps = steps
    this.#known = known
    this.#transaction = transaction
    this.#tracer = tracer
  }

  run(): void {
    const tracer = this.#tracer
    const steps = this.#steps
    tracer.begin?.({
      state: {
        code: (address) => this.#codes.get(address) ?? this.#known.code(address),
        storage: (address, slot) => trimLeft(hexToBytes(this.#slot(address, slot))),
      },
    })
    if (steps.length === 0) return
    this.#enter(this.#outermost(), this.#transaction.to ?? this.#transaction.created ?? ZERO_ADDRESS)
    for (let index = 0; index < steps.length; index++) {
      if (index > 0) this.#settle(index - 1)
      const { skip } = tracer
      if (skip && skip.left > 0) skip.left--
      else tracer.step?.(steps.at(index, this.#frames.at(-1)?.address ?? ZERO_ADDRESS))
    }
    this.#settle(steps.length - 1)
  }

  #slot(address: Address, slot: Hash): Hash {
    return this.#slots.get(`${address}:${slot}`) ?? this.#first(address, slot)
  }

  /** Returns the value that a slot had before the run. Throws `MissingState`. */
  #first(address: Address, slot: Hash): Hash {
    return this.#created.has(address) ? ZERO_HASH : this.#known.slot(address, slot)
  }

  #outermost(): TracedFrame {
    const { from, to, created, input, value } = this.#transaction
    const { gas } = this.#steps.at(0, ZERO_ADDRESS)
    return { type: to === undefined ? 'CREATE' : 'CALL', depth: 0, from, to: to ?? created ?? ZERO_ADDRESS, input, gas, value }
  }

  #enter(frame: TracedFrame, address: Address): void {
    this.#frames.push({ frame, address, changes: this.#undo.length })
    if (isCreation(frame)) {
      this.#created.add(address)
      this.#set(this.#nonces, address, 1n)
    }
    this.#tracer.enter?.(frame)
  }

  /** Does what an instruction has done, as the next one shows. */
  #settle(index: number): void {
    const { opcodes, depths, length } = this.#steps
    const opcode = opcodes[index] ?? 0
    const [depth, nextDepth] = [depths[index] ?? 0, depths[index + 1] ?? 0]
    if (nextDepth < depth) {
      for (let ended = depth; ended > nextDepth; ended--) this.#exit(index, ended === depth, ended - 1 === nextDepth && index + 1 < length)
      return
    }
    const type = FRAME_OPCODES.get(opcode)
    if (opcode === Op.SSTORE) this.#write(index)
    if (type === undefined) return
    const hasFailed = nextDepth === depth && this.#steps.topAt(index + 1) === 0n
    if (nextDepth === depth && !hasFailed) return
    const running = this.#frames.at(-1)
    if (!running) return
    const opened = this.#opened(type, index, running)
    const own = type === 'DELEGATECALL' || type === 'CALLCODE' ? running.address : opened.to
    if (!hasFailed) this.#enter(opened, own)
    else {
      this.#tracer.enter?.(opened)
      this.#tracer.exit?.({ depth: opened.depth, output: EMPTY_BYTES, gasUsed: 0n, error: 'the call has failed', reverted: true })
    }
  }

  #write(index: number): void {
    const address = this.#frames.at(-1)?.address ?? ZERO_ADDRESS
    const { stack } = this.#steps.at(index, address)
    const [slot, after] = [bigIntToHash(stack.at(-1) ?? 0n), bigIntToHash(stack.at(-2) ?? 0n)]
    const key = `${address}:${slot}`
    const before = this.#slots.get(key)
    const first = () => this.#first(address, slot)
    const write: StorageWrite = {
      address,
      slot,
      after,
      // The node may have to be asked for it.
      get before() {
        return before ?? first()
      },
    }
    this.#set(this.#slots, key, after)
    this.#tracer.write?.(write)
  }

  #opened(type: FrameType, index: number, { frame, address }: RunningFrame): TracedFrame {
    const step = this.#steps.at(index, address)
    const operand = (number: number) => step.stack.at(-number) ?? 0n
    const depth = frame.depth + 1
    const gas = this.#steps.at(index + 1, address).gas
    if (type === 'CREATE' || type === 'CREATE2') {
      const nonce = this.#nonces.get(address) ?? this.#known.nonce(address)
      if (nonce !== undefined) this.#set(this.#nonces, address, nonce + 1n)
      const to = this.#createdBy(index, address, nonce)
      return { type, depth, from: address, to, input: inputOf(step, operand(2), operand(3)), gas, value: operand(1) }
    }
    const hasValue = type === 'CALL' || type === 'CALLCODE'
    const at = hasValue ? 4 : 3
    return {
      type,
      depth,
      from: address,
      to: addressIn(operand(2)),
      input: inputOf(step, operand(at), operand(at + 1)),
      gas,
      value: hasValue ? operand(3) : type === 'DELEGATECALL' ? frame.value : undefined,
    }
  }

  /** Returns the address of a contract that an instruction creates: what it leaves on the stack, if it succeeds. */
  #createdBy(index: number, creator: Address, nonce: bigint | undefined): Address {
    const { depths, length } = this.#steps
    let end = index + 1
    while (end < length && (depths[end] ?? 0) > (depths[index] ?? 0)) end++
    const left = end < length && depths[end] === depths[index] ? this.#steps.topAt(end) : undefined
    if (left) return addressIn(left)
    return nonce === undefined ? ZERO_ADDRESS : createdAddress(creator, nonce)
  }

  #exit(index: number, isInnermost: boolean, hasResult: boolean): void {
    const ended = this.#frames.pop()
    if (!ended) return
    const { frame, address, changes } = ended
    const opcode = this.#steps.opcodes[index] ?? 0
    const step = this.#steps.at(index, address)
    const hasFailed = hasResult
      ? this.#steps.topAt(index + 1) === 0n
      : frame.depth === 0
        ? this.#steps.hasFailed
        : !isInnermost || !ENDINGS.includes(opcode)
    const output =
      isInnermost && (opcode === Op.RETURN || opcode === Op.REVERT)
        ? inputOf(step, step.stack.at(-1) ?? 0n, step.stack.at(-2) ?? 0n)
        : EMPTY_BYTES
    if (hasFailed) while (this.#undo.length > changes) this.#undo.pop()?.()
    else if (isCreation(frame)) this.#set(this.#codes, frame.to, codeOf(output))
    const error = !hasFailed ? undefined : opcode === Op.REVERT ? REVERTED : (step.error ?? 'the code has failed')
    this.#tracer.exit?.({ depth: frame.depth, output, gasUsed: frame.gas - step.gas, error, reverted: hasFailed })
  }

  #set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const had = map.get(key)
    this.#undo.push(() => void (had === undefined ? map.delete(key) : map.set(key, had)))
    map.set(key, value)
  }
}

function addressIn(word: bigint): Address {
  return `0x${bytesToHex(hexToBytes(bigIntToHash(word)).subarray(12)).slice(2)}`
}

function inputOf(step: Step, offset: bigint, length: bigint): Uint8Array {
  if (length > MOST_INPUT) throw new InvalidTrace('the trace of the node is damaged: a call has more input than gas could pay for')
  return memorySlice(step, offset, length)
}
