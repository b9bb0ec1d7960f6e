import type { EVM, EVMResult, InterpreterStep, Message as EthereumjsMessage } from '@ethereumjs/evm'
import { createAddressFromString, createContractAddress, createContractAddress2 } from '@ethereumjs/util'
import { type Address, bigIntToHash, bytesToHex, EMPTY_BYTES } from '../primitives/hex.js'
import type { StateDraft } from '../state/state-draft.js'
import { haltReason } from './halt-reason.js'
import { stackFault } from './operands.js'
import { FRAME_TYPES, type FrameResult, type FrameType, memorySlice, REVERTED, type Step, type Tracer } from './tracer.js'

interface OpenFrame {
  readonly message: EthereumjsMessage
  readonly type: FrameType
  readonly value: bigint | undefined
  /** The last instruction. */
  step: Step | undefined
  /** What the last instruction will have done besides, should it not fail. */
  effect: (() => void) | undefined
  returnData: Uint8Array
}

const CALL_STIPEND = 2_300n
const CALL_DEPTH_LIMIT = 1_024

function isFrameType(op: string): op is FrameType {
  return FRAME_TYPES.some((type) => type === op)
}

function takesValue(type: FrameType): boolean {
  return type !== 'DELEGATECALL' && type !== 'STATICCALL'
}

function addressOf(operand: bigint | undefined): Address {
  return `0x${bigIntToHash(operand ?? 0n).slice(26)}`
}

/**
 * Makes the events of EthereumJS's EVM the calls of a `Tracer`.
 *
 * EthereumJS tells of messages and instructions, but not whether an instruction got through. That is known with the next event of its frame, so
 * what an instruction does besides (a log, a call that fails at once, the end of a contract) is told then.
 */
export class EthereumjsTracing {
  readonly #evm: EVM
  readonly #draft: StateDraft
  readonly #tracer: Tracer
  readonly #frames: OpenFrame[] = []
  readonly #keepsSixtyFourth: boolean
  readonly #isFrontier: boolean

  constructor(evm: EVM, draft: StateDraft, tracer: Tracer) {
    this.#evm = evm
    this.#draft = draft
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
      to: message.to ? message.codeAddress.toString() : this.#createdAddress(message),
      input: message.data,
      gas: message.gasLimit,
      value,
    })
  }

  readonly #step = (event: InterpreterStep): void => {
    const frame = this.#frames.at(-1)
    if (!frame) return
    this.#settle(frame)
    const step = this.#describe(event, frame)
    frame.step = step
    this.#tracer.step?.(step)
    frame.effect = this.#effectOf(step, event)
  }

  readonly #leave = ({ execResult }: EVMResult): void => {
    const frame = this.#frames.pop()
    if (!frame) return
    const failure = execResult.exceptionError?.error
    if (failure === undefined) this.#settle(frame)
    const error = failure === undefined ? undefined : this.#reasonOf(frame, failure)
    if (error !== undefined && frame.step && frame.step.error === undefined && !hasReturned(frame)) this.#tracer.fault?.(frame.step, error)
    const reverted = error !== undefined && !(this.#isFrontier && hasReturned(frame))
    const output = !reverted || error === REVERTED ? execResult.returnValue : EMPTY_BYTES
    this.#exit({ depth: frame.message.depth, output, gasUsed: execResult.executionGasUsed, error, reverted })
    const outer = this.#frames.at(-1)
    const isCreation = frame.type === 'CREATE' || frame.type === 'CREATE2'
    if (outer) outer.returnData = isCreation && !reverted ? EMPTY_BYTES : output
  }

  #exit(result: FrameResult): void {
    this.#tracer.exit?.(result)
  }

  #settle(frame: OpenFrame): void {
    const { effect } = frame
    frame.effect = undefined
    effect?.()
  }

  #describe(event: InterpreterStep, { message, returnData }: OpenFrame): Step {
    const { pc, gasLeft: gas, stack, memory } = event
    const opcode = message.code instanceof Uint8Array ? (message.code[pc] ?? 0) : event.opcode.code
    // The library has one entry for everything that is no instruction.
    const op = opcode === event.opcode.code ? event.opcode.name : `opcode 0x${opcode.toString(16)} not defined`
    const fee = event.opcode.dynamicFee ?? BigInt(event.opcode.fee)
    const cost = fee + this.#gasForCallee(op, fee, event)
    const size = Number(event.memoryWordCount) * 32
    const words = new Uint8Array(size)
    // Memory that is paid for may not be there before it is written to.
    words.set(memory.subarray(0, size))
    return {
      pc,
      op,
      gas,
      cost,
      depth: event.depth + 1,
      address: event.address.toString(),
      stack,
      memory: words,
      returnData,
      refund: event.gasRefund,
      error: stackFault(opcode, stack.length) ?? (cost > gas ? 'out of gas' : undefined),
    }
  }

  /** What a call hands on: all but a 64th of what is left at most (EIP-150). Creations take theirs later. */
  #gasForCallee(op: string, fee: bigint, { gasLeft, stack }: InterpreterStep): bigint {
    if (!isFrameType(op) || op.startsWith('CREATE') || op === 'SELFDESTRUCT' || fee > gasLeft) return 0n
    const wanted = stack.at(-1) ?? 0n
    const most = this.#allButSixtyFourth(gasLeft - fee)
    return this.#keepsSixtyFourth && wanted > most ? most : wanted
  }

  #allButSixtyFourth(gas: bigint): bigint {
    return this.#keepsSixtyFourth ? gas - gas / 64n : gas
  }

  #effectOf(step: Step, event: InterpreterStep): (() => void) | undefined {
    const { op, address, stack } = step
    if (/^LOG[0-4]$/.test(op)) {
      const [offset = 0n, length = 0n, ...topics] = [...stack].reverse().slice(0, 2 + Number(op.slice(3)))
      return () => this.#tracer.log?.({ address, topics: topics.map(bigIntToHash), data: memorySlice(step, offset, length) })
    }
    if (op === 'SELFDESTRUCT') {
      const value = this.#draft.account(address)?.balance ?? 0n
      return () => {
        const depth = step.depth
        this.#tracer.enter?.({ type: op, depth, from: address, to: addressOf(stack.at(-1)), input: EMPTY_BYTES, gas: 0n, value })
        this.#exit({ depth, output: EMPTY_BYTES, gasUsed: 0n, error: undefined, reverted: false })
      }
    }
    return isFrameType(op) ? () => this.#failAtOnce(op, step, event.account.balance) : undefined
  }

  /** A call or creation of which no message came: it was refused before it began. */
  #failAtOnce(type: Exclude<FrameType, 'SELFDESTRUCT'>, step: Step, balance: bigint): void {
    const { stack, depth, address, gas, cost } = step
    const isCreation = type === 'CREATE' || type === 'CREATE2'
    const operand = (position: number) => stack.at(-1 - position) ?? 0n
    const value = isCreation ? operand(0) : takesValue(type) ? operand(2) : 0n
    const [offset, length] = isCreation ? [operand(1), operand(2)] : takesValue(type) ? [operand(3), operand(4)] : [operand(2), operand(3)]
    const input = memorySlice(step, offset, length)
    const stipend = value > 0n && !isCreation ? CALL_STIPEND : 0n
    const frame = this.#frames.at(-1)
    if (frame) frame.returnData = EMPTY_BYTES
    const created = () => {
      const from = createAddressFromString(address)
      if (type === 'CREATE') return createContractAddress(from, this.#draft.account(address)?.nonce ?? 0n)
      return createContractAddress2(from, Uint8Array.from(Buffer.from(bigIntToHash(operand(3)).slice(2), 'hex')), input)
    }
    this.#tracer.enter?.({
      type,
      depth,
      from: address,
      to: isCreation ? created().toString() : addressOf(operand(1)),
      input,
      gas: isCreation ? this.#allButSixtyFourth(gas - cost) : this.#gasForCallee(type, cost, step as never) + stipend,
      value: type === 'STATICCALL' ? undefined : type === 'DELEGATECALL' ? frame?.value : value,
    })
    const error =
      depth > CALL_DEPTH_LIMIT ? 'max call depth exceeded' : balance < value ? 'insufficient balance for transfer' : 'nonce uint64 overflow'
    this.#exit({ depth, output: EMPTY_BYTES, gasUsed: 0n, error, reverted: true })
  }

  #createdAddress({ caller, salt, data }: EthereumjsMessage): Address {
    if (salt) return createContractAddress2(caller, salt, data).toString()
    // The caller's nonce has gone up already.
    return createContractAddress(caller, (this.#draft.account(caller.toString())?.nonce ?? 1n) - 1n).toString()
  }

  #reasonOf(frame: OpenFrame, failure: string): string {
    const { step, message } = frame
    if (failure === 'revert') return message.isCompiled ? 'precompiled failed' : REVERTED
    if (step?.error !== undefined) return step.error
    if (failure === 'out of gas' && hasReturned(frame)) return 'contract creation code storage out of gas'
    if (failure === 'out of gas' && step?.op === 'SSTORE') return 'out of gas: not enough gas for reentrancy sentry'
    if (failure === 'out of gas' && step?.op === 'RETURNDATACOPY') return 'return data out of bounds'
    return haltReason(failure, step && message.code instanceof Uint8Array ? message.code[step.pc] : undefined)
  }
}

/** Whether the code of a frame came to its end: what fails then is what comes after it, the deposit of created code. */
function hasReturned({ type, step }: OpenFrame): boolean {
  return type.startsWith('CREATE') && step?.error === undefined && (step?.op === 'RETURN' || step?.op === 'STOP')
}

function unused(_: typeof bytesToHex): void {}
