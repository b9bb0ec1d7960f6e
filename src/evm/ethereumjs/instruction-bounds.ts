import type { Common } from '@ethereumjs/common'
import type { EVM } from '@ethereumjs/evm'
import { createAddressFromBigInt } from '@ethereumjs/util'
import { bytesToBigInt, EMPTY_BYTES } from '../../primitives/hex.js'
import { Keccak256 } from '../../primitives/keccak.js'
import { MAXIMUM_PAYABLE_MEMORY } from '../engine-rules.js'
import { MEMORY_LIMIT, MemoryLimitExceeded } from '../memory-limit.js'
import * as Op from '../opcodes.js'
import { memorySpan, operandCount } from '../operands.js'
import type { Pace } from '../pace.js'
import { BYTES_PER_INSTRUCTION, type RunState } from './fast-lane.js'
import { type OpcodeTable, opcodeTableOf } from './patches.js'

/** Bytes of a word of memory. */
const WORD = 32
/** Bytes that KECCAK256 hashes in one slice: about a millisecond. */
const BYTES_HASHED_AT_ONCE = 32_768
/** Mask for operands that contain an address: they may have more bits than an address. */
const ADDRESS_MASK = 2n ** 160n - 1n
/** Work of EXP, in instructions. It squares 256 times at most. */
const EXP_WORK = 1_024

type OpcodeEntry = OpcodeTable[number]
/** Gas handler of the library. All of its handlers have this type. */
type GasHandler = Extract<OpcodeEntry['gasHandler'], (...given: never[]) => Promise<bigint>>
type Instruction = (runState: RunState, common: Common) => void | Promise<void>

/**
 * Limits the time of a single instruction and the memory of a run, so that no instruction blocks or ends the process.
 *
 * Memory has a limit besides its price in gas, because a call may have any amount of gas. Instructions that use much memory are reported to the pace
 * of the run. Copies from beyond the end of their source are padded here: the library is a hundred times slower.
 */
export class InstructionBounds {
  readonly #pace: Pace
  /** Open frames that have used memory, by depth. Every frame that has called another one is among them. */
  readonly #frames: { readonly runState: RunState; readonly below: number; bytes: number }[] = []

  /** Maximum bytes of memory that all open frames take together. */
  #limit: number = MEMORY_LIMIT.block

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Bytes of memory that the open frames take. */
  get memory(): number {
    const last = this.#frames.at(-1)
    return last ? last.below + last.bytes : 0
  }

  /** @param limit maximum bytes of memory that all open frames of the run take together */
  begin(limit: number): void {
    this.#limit = limit
  }

  /** Installs the limits in an EVM. */
  bind(evm: EVM): void {
    const entries = opcodeTableOf(evm)
    for (const [opcode, entry] of entries.entries()) {
      if (memorySpan(opcode, () => 0n)) this.#boundMemory(opcode, entry)
    }
    const bounded = [Op.EXP, Op.KECCAK256, Op.CALLDATACOPY, Op.CODECOPY, Op.EXTCODECOPY] as const
    const [exp, keccak, callDataCopy, codeCopy, extCodeCopy] = bounded.map((opcode) => entries[opcode])
    if (exp) this.#countExponentiation(exp)
    if (keccak) this.#sliceHash(keccak)
    if (callDataCopy) padCopies(callDataCopy, 0, ({ interpreter }) => interpreter.getCallData())
    if (codeCopy) padCopies(codeCopy, 0, ({ interpreter }) => interpreter.getCode())
    if (extCodeCopy) padCodeCopies(extCodeCopy)
  }

  /** Discards the frames of a run that is over. */
  clear(): void {
    this.#frames.length = 0
  }

  #countExponentiation(entry: OpcodeEntry): void {
    const gasHandler = entry.gasHandler as GasHandler
    entry.gasHandler = (runState, gas, common) => {
      const task = this.#pace.spend(EXP_WORK)
      return task !== undefined ? task.then(() => gasHandler(runState, gas, common)) : gasHandler(runState, gas, common)
    }
  }

  /** Hashes long inputs of KECCAK256 in slices. The library hashes short inputs, which are the common case in loops. */
  #sliceHash(entry: OpcodeEntry): void {
    const hash = entry.opHandler as Instruction
    entry.opHandler = (runState: RunState, common: Common) => {
      const [offset = 0n, length = 0n] = runState.stack.peek(2)
      return length <= BYTES_HASHED_AT_ONCE ? hash(runState, common) : this.#hash(runState, Number(offset), Number(length))
    }
  }

  async #hash({ stack, memory }: RunState, offset: number, length: number): Promise<void> {
    const bytes = memory.read(offset, length, true)
    const state = new Keccak256()
    for (let start = 0; start < length; start += BYTES_HASHED_AT_ONCE) {
      state.update(bytes.subarray(start, start + BYTES_HASHED_AT_ONCE))
      await this.#pace.look()
    }
    stack.popN(2)
    stack.push(bytesToBigInt(state.digest()))
  }

  #boundMemory(opcode: number, entry: OpcodeEntry): void {
    const priced = entry.gasHandler as GasHandler
    const gasHandler = opcode === Op.REVERT ? boundedRevert(priced) : priced
    const operands = operandCount(opcode)
    entry.gasHandler = async (runState, gas, common) => {
      if (runState.stack.length < operands) return gasHandler(runState, gas, common)
      const stack = runState.stack.peek(operands)
      const { end, length } = memorySpan(opcode, (position) => stack[position] ?? 0n) ?? { end: 0n, length: 0n }
      const cost = await gasHandler(runState, gas, common)
      // The library ends an instruction that lacks gas, before it takes memory.
      if (cost > runState.gasLeft) return cost
      if (end > MAXIMUM_PAYABLE_MEMORY) return runState.gasLeft + 1n
      this.#take(runState, WORD * Math.ceil(Number(end) / WORD))
      const task = this.#pace.spend(Number(length) / BYTES_PER_INSTRUCTION)
      if (task !== undefined) await task
      return cost
    }
  }

  /** Counts the memory of a frame up to `end`, the end of a word. Throws `MemoryLimitExceeded`. */
  #take(runState: RunState, end: number): void {
    const { depth } = runState.env
    let frame = this.#frames[depth]
    if (frame?.runState !== runState) {
      const outer = depth === 0 ? undefined : this.#frames[depth - 1]
      frame = { runState, below: outer ? outer.below + outer.bytes : 0, bytes: 0 }
      this.#frames[depth] = frame
    }
    this.#frames.length = depth + 1
    if (end <= frame.bytes) return
    if (frame.below + end > this.#limit) throw new MemoryLimitExceeded(this.#limit)
    frame.bytes = end
  }
}

/**
 * Limits the memory that the library reads for a REVERT. For its step events, it reads the return data before it charges for the memory, and the code
 * may name more bytes than the machine has. Nothing is read when the gas does not suffice.
 */
function boundedRevert(gasHandler: GasHandler): GasHandler {
  return async (runState, gas, common) => {
    const cost = await gasHandler(runState, gas, common)
    if (cost > runState.gasLeft) runState.memory.read = () => EMPTY_BYTES
    return cost
  }
}

/**
 * Lets the library copy the bytes that the source has, and writes zeros for the rest.
 *
 * @param above number of operands above those of the copy
 */
function padCopies(entry: OpcodeEntry, above: number, sourceOf: (runState: RunState) => Uint8Array): void {
  const copy = entry.opHandler as Instruction
  entry.opHandler = (runState: RunState, common: Common) =>
    copyAndPad(runState, sourceOf(runState).length, above, () => copy(runState, common))
}

function padCodeCopies(entry: OpcodeEntry): void {
  const copy = entry.opHandler as Instruction
  entry.opHandler = async (runState: RunState, common: Common) => {
    const [operand = 0n] = runState.stack.peek(1)
    const code = await runState.stateManager.getCode(createAddressFromBigInt(operand & ADDRESS_MASK))
    await copyAndPad(runState, code.length, 1, () => copy(runState, common))
  }
}

function copyAndPad(runState: RunState, available: number, above: number, copy: () => void | Promise<void>): void | Promise<void> {
  const { stack, memory } = runState
  const operands = stack.peek(above + 3)
  const [target = 0n, source = 0n, length = 0n] = operands.slice(above)
  const rest = BigInt(available) > source ? BigInt(available) - source : 0n
  if (rest >= length) return copy()
  stack.popN(above + 3)
  for (const operand of [rest, source, target, ...operands.slice(0, above).reverse()]) stack.push(operand)
  const copied = copy()
  const [start, count] = [Number(target + rest), Number(length - rest)]
  memory.extend(start, count)
  memory._store.fill(0, start, start + count)
  return copied
}
