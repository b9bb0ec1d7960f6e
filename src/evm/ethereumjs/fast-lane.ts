import type { Common } from '@ethereumjs/common'
import type { EVM, ExecResult } from '@ethereumjs/evm'
import type { Pace } from '../pace.js'
import { opcodeTableOf } from './patches.js'

export type RunState = NonNullable<ExecResult['runState']>
type Handler = (runState: RunState, common: Common) => void

const JUMP = 0x56
const JUMPI = 0x57
const GAS = 0x5a

/** Instructions that read or write a stretch of memory: how long it is, unless an operand says so, and what each of its words costs besides. */
const MEMORY: Readonly<Record<number, { readonly length: bigint | 'operand'; readonly word?: string }>> = {
  32: { length: 'operand', word: 'keccak256WordGas' },
  81: { length: 32n },
  82: { length: 32n },
  83: { length: 1n },
}

/** Instructions between two reports to the pace of the run. */
const REPORTED = 256
/** Bytes of memory that take as long as an instruction. */
export const BYTES_PER_INSTRUCTION = 8
/** Words of memory on which an instruction works here; one that works on more takes its time elsewhere. */
const MOST_WORDS = 1_024

/** Gas that is counted in a double. */
const EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** An instruction that needs nobody to wait for: what it does, and what it costs. */
interface Instruction {
  readonly handler: Handler
  readonly fee: number
  /** Of those that work on memory. */
  readonly memory: { readonly length: bigint | 'operand'; readonly wordFee: number } | undefined
}

/**
 * Runs instructions one after the other, where the library waits microtasks for each.
 *
 * After each instruction that awaits nothing it goes on through the code, jumps included, with the library's own handlers, until it meets an
 * instruction that may have to wait (storage, calls, logs), whose cost is not settled beforehand (more memory), that nobody can pay, or that there is
 * not. That one is left to the library, as though it had come there by itself. So is the next one when the run must pause.
 *
 * Whoever listens to steps is told of every instruction by the library: then it does nothing but look at the time.
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

  /** Learns the instructions of an EVM, and is what follows each of them from now on. */
  learn(evm: EVM): void {
    this.#evm = evm
    const entries = opcodeTableOf(evm)
    this.#instructions = Array.from({ length: 256 }, (_, opcode): Instruction | undefined => {
      const entry = entries[opcode]
      if (!entry) return undefined
      const { fee, isAsync, isInvalid, dynamicGas } = entry.opcodeInfo
      const memory = MEMORY[opcode]
      if (isAsync || isInvalid || (dynamicGas && !memory)) return undefined
      const wordFee = memory?.word === undefined ? 0 : Number(this.#common.param(memory.word))
      return { handler: entry.opHandler as Handler, fee: Number(fee), memory: memory && { length: memory.length, wordFee } }
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

  /** Goes on from where the program counter is. Returns a task to wait for before the next instruction, when the run must pause. */
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
        // Where jumps may go is found out by the library, when it meets the first one.
        if (!instruction || ((opcode === JUMP || opcode === JUMPI) && runState.shouldDoJumpAnalysis)) return undefined
        let { fee } = instruction
        if (instruction.memory) {
          const words = wordsUsed(instruction.memory.length, runState)
          if (words === undefined || words > MOST_WORDS) return undefined
          fee += instruction.memory.wordFee * words
          steps += (words * 32) / BYTES_PER_INSTRUCTION
        }
        if (gas < fee) return undefined
        gas -= fee
        steps++
        runState.opCode = opcode
        runState.programCounter++
        if (opcode === GAS) runState.gasLeft = given - BigInt(budget - gas)
        instruction.handler(runState, this.#common)
      }
      return undefined
    } finally {
      runState.gasLeft = given - BigInt(budget - gas)
      this.#pace.report(steps)
    }
  }
}

/** How many words an instruction works on, in memory which is paid for; undefined when it asks for more. */
function wordsUsed(length: bigint | 'operand', runState: RunState): number | undefined {
  const operands = length === 'operand' ? 2 : 1
  if (runState.stack.length < operands) return undefined
  const [offset = 0n, size = 0n] = runState.stack.peek(operands)
  const bytes = length === 'operand' ? size : length
  if (bytes > 0n && offset + bytes > runState.memoryWordCount * 32n) return undefined
  return Math.ceil(Number(bytes) / 32)
}
