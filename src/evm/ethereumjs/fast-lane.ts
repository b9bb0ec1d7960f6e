import type { Common } from '@ethereumjs/common'
import type { EVM, ExecResult } from '@ethereumjs/evm'
import { INSTRUCTIONS } from '../instructions.js'
import * as Op from '../opcodes.js'
import type { Pace } from '../pace.js'
import { opcodeTableOf } from './patches.js'

export type RunState = NonNullable<ExecResult['runState']>
type Handler = (runState: RunState, common: Common) => void

/** Instructions between two reports to the pace of the run. */
const REPORTED = 256
/** Bytes of memory that take as long as an instruction. */
export const BYTES_PER_INSTRUCTION = 8
/** Maximum number of words of memory that an instruction processes here. An instruction with more is left to the library. */
const MOST_WORDS = 1_024

/** Maximum gas that is counted in a double. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** An instruction that is not asynchronous: its handler and its cost. */
interface Instruction {
  readonly handler: Handler
  readonly fee: number
  /**
   * Length of the memory that the instruction reads or writes, and the gas of a word besides. Undefined for an instruction that does not use memory, or
   * that is left to the library.
   */
  readonly memory: { readonly length: bigint | 'operand'; readonly wordFee: number } | undefined
}

/**
 * Runs instructions in a loop, where the library waits microtasks for each.
 *
 * After an instruction that awaits nothing, it continues through the code, jumps included, with the library's own handlers. It stops at an
 * instruction that may have to wait (storage, calls, logs), whose cost is not known in advance (more memory), that lacks gas, or that is undefined.
 * The library then runs that instruction as usual. The library also runs the next instruction when the run must pause.
 *
 * While there is a listener for steps, the library runs and reports every instruction, and this class only checks the time.
 */
export class FastLane {
  readonly #common: Common
  readonly #pace: Pace
  #evm: EVM | undefined
  #instructions: readonly (Instruction | undefined)[] = []

  constructor(common: Common, pace: Pace) {
    this.#common = common
    this.#pace = pace
  }

  /** Reads the instructions of an EVM, and installs itself after each of them. */
  learn(evm: EVM): void {
    this.#evm = evm
    const entries = opcodeTableOf(evm)
    this.#instructions = Array.from({ length: 256 }, (_, opcode): Instruction | undefined => {
      const entry = entries[opcode]
      if (!entry) return undefined
      const { fee, isAsync, isInvalid, dynamicGas } = entry.opcodeInfo
      const memory = this.#memoryOf(opcode)
      if (isAsync || isInvalid || (dynamicGas && !memory)) return undefined
      return { handler: entry.opHandler as Handler, fee: Number(fee), memory }
    })
    for (const [opcode, instruction] of this.#instructions.entries()) {
      const entry = entries[opcode]
      if (!entry || !instruction) continue
      const { handler } = instruction
      // The library awaits a handler only when the instruction is marked so.
      entry.opcodeInfo = { ...entry.opcodeInfo, isAsync: true }
      entry.opHandler = (runState: RunState, common: Common) => {
        handler(runState, common)
        return this.#run(runState)
      }
    }
  }

  #memoryOf(opcode: number): Instruction['memory'] {
    if (opcode === Op.KECCAK256) return { length: 'operand', wordFee: Number(this.#common.param('keccak256WordGas')) }
    const bytes = INSTRUCTIONS[opcode]?.[3]
    return typeof bytes === 'number' ? { length: BigInt(bytes), wordFee: 0 } : undefined
  }

  /** Continues from the program counter. Returns a promise to await before the next instruction when the run must pause. */
  #run(runState: RunState): Promise<void> | undefined {
    if (!this.#evm || this.#evm.events.listenerCount('step') > 0) return this.#pace.look()
    const { code } = runState
    const given = runState.gasLeft
    const budget = given < EXACT ? Number(given) : Number.MAX_SAFE_INTEGER
    let gas = budget
    let steps = 0
    try {
      while (runState.programCounter < code.length) {
        if (steps >= REPORTED) {
          const task = this.#pace.spend(steps)
          steps = 0
          if (task !== undefined) return task
        }
        const opcode = code[runState.programCounter] ?? 0
        const instruction = this.#instructions[opcode]
        // The library analyses jump destinations at the first jump.
        if (!instruction || ((opcode === Op.JUMP || opcode === Op.JUMPI) && runState.shouldDoJumpAnalysis)) break
        let { fee } = instruction
        if (instruction.memory) {
          const words = wordsUsed(instruction.memory.length, runState)
          if (words === undefined || words > MOST_WORDS) break
          fee += instruction.memory.wordFee * words
          steps += (words * 32) / BYTES_PER_INSTRUCTION
        }
        if (gas < fee) break
        gas -= fee
        steps++
        runState.opCode = opcode
        runState.programCounter++
        if (opcode === Op.GAS) runState.gasLeft = given - BigInt(budget - gas)
        instruction.handler(runState, this.#common)
      }
    } finally {
      runState.gasLeft = given - BigInt(budget - gas)
    }
    // A loop may leave the lane after a few instructions each time.
    return this.#pace.spend(steps)
  }
}

/** Returns the number of words that an instruction processes, in memory that is paid for. Undefined when it needs more memory. */
function wordsUsed(length: bigint | 'operand', runState: RunState): number | undefined {
  const operands = length === 'operand' ? 2 : 1
  if (runState.stack.length < operands) return undefined
  const [offset = 0n, size = 0n] = runState.stack.peek(operands)
  const bytes = length === 'operand' ? size : length
  if (bytes > 0n && offset + bytes > runState.memoryWordCount * 32n) return undefined
  return Math.ceil(Number(bytes) / 32)
}
