import type { Message as EthereumjsMessage, EVM, EVMResult, ExecResult, InterpreterStep } from '@ethereumjs/evm'
import { createAddressFromString, createContractAddress, createContractAddress2 } from '@ethereumjs/util'
import { type Address, bigIntToHash, bigIntToWord, bytesToHex, EMPTY_BYTES, padLeft } from '../../primitives/hex.js'
import { CALL_STIPEND, KEPT_PART, MAXIMUM_DEPTH } from '../engine-rules.js'
import { memoryFault, stackFault } from '../operands.js'
import type { Precompiles } from '../precompiles.js'
import {
  FRAME_TYPES,
  type FrameType,
  memorySlice,
  REVERTED,
  type Step,
  type TracedFrame,
  type TracedScene,
  type TracedState,
  type Tracer,
} from '../tracer.js'
import { gasFault, haltReason } from './halt-reason.js'
import { precompileFault } from './precompile-fault.js'

/** Runs `run` with a tracer, if there is one. */
export async function watched<T extends { readonly gasUsed: bigint }>(
  evm: EVM,
  tracer: Tracer | undefined,
  scene: TracedScene | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (!tracer || !scene) return run()
  tracer.begin?.(scene)
  const tracing = new EthereumjsTracing(evm, scene, tracer)
  try {
    const result = await run()
    tracer.end?.({ gasUsed: result.gasUsed })
    return result
  } finally {
    tracing.stop()
  }
}

interface OpenFrame {
  readonly message: EthereumjsMessage
  readonly type: FrameType
  readonly value: bigint | undefined
  /** The last instruction. */
  step: Step | undefined
  /** Effect of the last instruction, reported if it does not fail. */
  effect: (() => void) | undefined
  returnData: Uint8Array
}

/** Instructions that end code without a failure. */
const ENDS = new Set(['STOP', 'RETURN', 'SELFDESTRUCT'])

/**
 * Converts the events of EthereumJS's EVM to the calls of a `Tracer`.
 *
 * EthereumJS reports messages and instructions, but not whether an instruction succeeded. That is known at the next event of its frame. So the
 * effects of an instruction (a log, a call that fails at once, the end of a contract) are reported then.
 */
class EthereumjsTracing {
  readonly #evm: EVM
  readonly #state: TracedState
  readonly #precompiles: Precompiles
  readonly #tracer: Tracer
  readonly #frames: OpenFrame[] = []
  readonly #keepsSixtyFourth: boolean
  readonly #isFrontier: boolean

  constructor(evm: EVM, { state, precompiles }: TracedScene, tracer: Tracer) {
    this.#evm = evm
    this.#state = state
    this.#precompiles = precompiles
    this.#tracer = tracer
    this.#keepsSixtyFourth = evm.common.gteHardfork('tangerineWhistle')
    this.#isFrontier = !evm.common.gteHardfork('homestead')
    evm.events.on('beforeMessage', this.#enter)
    evm.events.on('step', this.#step)
    evm.events.on('afterMessage', this.#leave)
  }

  stop(): void {
    this.#evm.events.off('beforeMessage', this.#enter)
    this.#evm.events.off('step', this.#step)
    this.#evm.events.off('afterMessage', this.#leave)
  }

  readonly #enter = (message: EthereumjsMessage): void => {
    const outer = this.#frames.at(-1)
    if (outer) {
      outer.effect = undefined
      outer.returnData = EMPTY_BYTES
    }
    const op = outer?.step?.op ?? ''
    const type = isFrameType(op) ? op : message.to ? 'CALL' : 'CREATE'
    const value = type === 'STATICCALL' ? undefined : type === 'DELEGATECALL' ? (outer?.value ?? 0n) : message.value
    this.#frames.push({ message, type, value, step: undefined, effect: undefined, returnData: EMPTY_BYTES })
    this.#tracer.enter?.({
      type,
      depth: message.depth,
      // The library keeps the caller's caller in a delegated call.
      from: (type === 'DELEGATECALL' && message.to ? message.to : message.caller).toString(),
      // The nonce has gone up already.
      to: message.to ? message.codeAddress.toString() : this.#addressToCreate(message.caller.toString(), message.data, message.salt, 1n),
      // The library lends a view of the caller's memory.
      input: message.data.slice(),
      gas: message.gasLimit,
      value,
    })
  }

  readonly #step = (event: InterpreterStep): void => {
    const frame = this.#frames.at(-1)
    if (!frame) return
    settle(frame)
    const opcode = opcodeAt(frame, event.pc) ?? event.opcode.code
    // The library has one entry for everything that is no instruction.
    const op = opcode === event.opcode.code ? event.opcode.name : `opcode 0x${opcode.toString(16)} not defined`
    const fee = event.opcode.dynamicFee ?? BigInt(event.opcode.fee)
    const calleeGas = this.#gasForCallee(op, fee, event)
    // geth does not compute the cost of memory that no gas limit pays for.
    const isBeyondGas = fee > event.gasLeft && memoryFault(opcode, event.stack) !== undefined
    const cost = isBeyondGas ? BigInt(event.opcode.fee) : fee + calleeGas
    const stackError = opcode === event.opcode.code ? stackFault(opcode, event.stack.length) : undefined
    const step: Step = {
      pc: event.pc,
      opcode,
      op,
      gas: event.gasLeft,
      cost,
      depth: event.depth + 1,
      address: event.address.toString(),
      stack: event.stack,
      memory: wholeWords(event),
      returnData: frame.returnData,
      refund: event.gasRefund,
      error: stackError ?? (fee + calleeGas > event.gasLeft ? gasFault(opcode, event.stack) : undefined),
    }
    frame.step = step
    this.#report(step)
    frame.effect = this.#effectOf(step, calleeGas, event.account.balance)
  }

  readonly #leave = ({ execResult }: EVMResult): void => {
    const frame = this.#frames.at(-1)
    if (!frame) return
    const failure = execResult.exceptionError?.error
    if (failure === undefined) {
      settle(frame)
      this.#stopAtEnd(frame, execResult)
    }
    this.#frames.pop()
    const error = failure === undefined ? undefined : this.#reasonOf(frame, failure)
    if (error !== undefined && frame.step && frame.step.error === undefined && !hasReturned(frame)) this.#tracer.fault?.(frame.step, error)
    const reverted = error !== undefined && !(this.#isFrontier && hasReturned(frame))
    const output = error === undefined || error === REVERTED ? execResult.returnValue : reverted ? EMPTY_BYTES : returnedBy(frame)
    this.#tracer.exit?.({ depth: frame.message.depth, output, gasUsed: execResult.executionGasUsed, error, reverted })
    const outer = this.#frames.at(-1)
    if (outer) outer.returnData = isCreation(frame.type) && !reverted ? EMPTY_BYTES : output
  }

  #report(step: Step): void {
    const { skip } = this.#tracer
    if (skip && skip.left > 0) skip.left--
    else this.#tracer.step?.(step)
  }

  /** Reports the STOP at the end of code without an ending instruction. The library does not report it. */
  #stopAtEnd({ step, returnData }: OpenFrame, { runState, gasRefund: refund = 0n }: ExecResult): void {
    if (!step || !runState || ENDS.has(step.op)) return
    // The refund of this runState is that of the beginning of the frame.
    const { programCounter: pc, gasLeft: gas, stack, memory, memoryWordCount } = runState
    const words = wholeWords({ memory: memory._store.slice(0, Number(memoryWordCount) * 32), memoryWordCount })
    const { depth, address } = step
    this.#report({
      pc,
      opcode: 0,
      op: 'STOP',
      gas,
      cost: 0n,
      depth,
      address,
      stack: stack.getStack(),
      memory: words,
      returnData,
      refund,
      error: undefined,
    })
  }

  /** Returns the gas that a call passes on: at most all but a 64th of the gas left (EIP-150). A creation's gas is deducted later. */
  #gasForCallee(op: string, fee: bigint, { gasLeft, stack }: InterpreterStep): bigint {
    if (!isFrameType(op) || op.startsWith('CREATE') || op === 'SELFDESTRUCT' || fee > gasLeft) return 0n
    const wanted = stack.at(-1) ?? 0n
    const most = this.#allButSixtyFourth(gasLeft - fee)
    return this.#keepsSixtyFourth && wanted > most ? most : wanted
  }

  #allButSixtyFourth(gas: bigint): bigint {
    return this.#keepsSixtyFourth ? gas - gas / KEPT_PART : gas
  }

  #effectOf(step: Step, calleeGas: bigint, balance: bigint): (() => void) | undefined {
    const { op, address, stack, depth } = step
    const operand = (position: number) => stack.at(-1 - position) ?? 0n
    if (/^LOG[0-4]$/.test(op)) {
      const topics = Array.from({ length: Number(op.slice(3)) }, (_, i) => bigIntToHash(operand(2 + i)))
      return () => this.#tracer.log?.({ address, topics, data: memorySlice(step, operand(0), operand(1)) })
    }
    if (op === 'SSTORE' && this.#tracer.write) {
      const slot = bigIntToHash(operand(0))
      const before = bytesToHex(padLeft(this.#state.storage(address, slot), 32))
      return () => this.#tracer.write?.({ address, slot, before, after: bigIntToHash(operand(1)) })
    }
    if (op === 'SELFDESTRUCT') {
      const value = this.#state.account(address)?.balance ?? 0n
      const frame: TracedFrame = { type: op, depth, from: address, to: addressOf(operand(0)), input: EMPTY_BYTES, gas: 0n, value }
      return () => this.#reportEmptyFrame(frame, undefined)
    }
    return isFrameType(op) ? () => this.#failAtOnce(op, step, calleeGas, balance) : undefined
  }

  /** Reports a call or creation without a message: it was rejected before it began. */
  #failAtOnce(type: FrameType, step: Step, calleeGas: bigint, balance: bigint): void {
    const { depth, address: from, gas, cost } = step
    const operand = (position: number) => step.stack.at(-1 - position) ?? 0n
    const outer = this.#frames.at(-1)
    if (outer) outer.returnData = EMPTY_BYTES
    const isTooDeep = depth > MAXIMUM_DEPTH
    const refusal = (value: bigint) =>
      isTooDeep ? 'max call depth exceeded' : balance < value ? 'insufficient balance for transfer' : 'nonce uint64 overflow'
    if (isCreation(type)) {
      const value = operand(0)
      const input = memorySlice(step, operand(1), operand(2))
      const to = this.#addressToCreate(from, input, type === 'CREATE2' ? bigIntToWord(operand(3)) : undefined)
      this.#reportEmptyFrame({ type, depth, from, to, input, gas: this.#allButSixtyFourth(gas - cost), value }, refusal(value))
      return
    }
    const hasValue = type === 'CALL' || type === 'CALLCODE'
    const value = hasValue ? operand(2) : type === 'DELEGATECALL' ? (outer?.value ?? 0n) : undefined
    const input = hasValue ? memorySlice(step, operand(3), operand(4)) : memorySlice(step, operand(2), operand(3))
    const stipend = hasValue && value !== 0n ? CALL_STIPEND : 0n
    this.#reportEmptyFrame({ type, depth, from, to: addressOf(operand(1)), input, gas: calleeGas + stipend, value }, refusal(value ?? 0n))
  }

  #reportEmptyFrame(frame: TracedFrame, error: string | undefined): void {
    this.#tracer.enter?.(frame)
    this.#tracer.exit?.({ depth: frame.depth, output: EMPTY_BYTES, gasUsed: 0n, error, reverted: error !== undefined })
  }

  #addressToCreate(from: Address, initCode: Uint8Array, salt: Uint8Array | undefined, usedNonces = 0n): Address {
    const creator = createAddressFromString(from)
    if (salt) return createContractAddress2(creator, salt, initCode).toString()
    return createContractAddress(creator, (this.#state.account(from)?.nonce ?? 0n) - usedNonces).toString()
  }

  #reasonOf(frame: OpenFrame, failure: string): string {
    const { step, message } = frame
    if (message.isCompiled) {
      const place = message.codeAddress.toString()
      return precompileFault(this.#precompiles.get(place) ?? place, failure, message.data)
    }
    if (failure === 'revert') return REVERTED
    if (step?.error !== undefined) return step.error
    if (failure === 'out of gas' && hasReturned(frame)) return 'contract creation code storage out of gas'
    if (failure === 'out of gas' && step?.op === 'SSTORE') return 'out of gas: not enough gas for reentrancy sentry'
    if (failure === 'out of gas' && step?.op === 'RETURNDATACOPY') return 'return data out of bounds'
    return haltReason(failure, step && opcodeAt(frame, step.pc), step?.stack)
  }
}

function isFrameType(op: string): op is FrameType {
  return FRAME_TYPES.some((type) => type === op)
}

function isCreation(type: FrameType): boolean {
  return type === 'CREATE' || type === 'CREATE2'
}

function addressOf(operand: bigint): Address {
  return `0x${bigIntToHash(operand).slice(26)}`
}

function settle(frame: OpenFrame): void {
  const { effect } = frame
  frame.effect = undefined
  effect?.()
}

function opcodeAt({ message: { code } }: OpenFrame, pc: number): number | undefined {
  return code instanceof Uint8Array ? code[pc] : undefined
}

/** Returns memory in whole words. The library allocates memory that is paid for only when it is written to. */
function wholeWords({ memory, memoryWordCount }: Pick<InterpreterStep, 'memory' | 'memoryWordCount'>): Uint8Array {
  const size = Number(memoryWordCount) * 32
  if (memory.length === size) return memory
  const words = new Uint8Array(size)
  words.set(memory)
  return words
}

/** Returns the code that a creation returned, also when the creation failed afterwards. */
function returnedBy({ step }: OpenFrame): Uint8Array {
  return step ? memorySlice(step, step.stack.at(-1) ?? 0n, step.stack.at(-2) ?? 0n) : EMPTY_BYTES
}

/** Returns whether the code of a creation ran to its end. A later failure is one of the code deposit. */
function hasReturned({ type, step }: OpenFrame): boolean {
  return isCreation(type) && step?.op === 'RETURN' && step.error === undefined
}
