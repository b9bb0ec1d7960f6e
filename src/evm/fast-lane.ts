import type { Common } from '@ethereumjs/common'
import type { EVM, EVMOpts } from '@ethereumjs/evm'

type CustomOpcode = Extract<NonNullable<EVMOpts['customOpcodes']>[number], { readonly logicFunction: unknown }>
type RunState = Parameters<CustomOpcode['logicFunction']>[0]
type Handler = (runState: RunState, common: Common) => void

const JUMP = 0x56
const JUMPI = 0x57
const JUMPDEST = 0x5b
const GAS = 0x5a

/** Instructions that read or write a stretch of memory: how long it is, unless an operand says so, and what each of its words costs besides. */
const MEMORY: Readonly<Record<number, { readonly length: bigint | 'operand'; readonly word?: string }>> = {
  32: { length: 'operand', word: 'keccak256WordGas' },
  81: { length: 32n },
  82: { length: 32n },
  83: { length: 1n },
}

/** Jump destinations between two looks at the time. */
const JUMPS_BETWEEN_CHECKS = 16

/** An instruction that needs nobody to wait for: what it does, and what it costs. */
interface Instruction {
  readonly handler: Handler
  readonly fee: number
  /** Of those that work on memory. */
  readonly memory: { readonly length: bigint | 'operand'; readonly wordFee: number } | undefined
}

/**
 * Runs instructions one after the other, where the library waits a microtask for each.
 *
 * It is what JUMPDEST does, in the place of nothing: from there on it goes through the code, jumps included, with the library's own handlers, until it
 * meets an instruction that may have to wait (storage, calls, logs), whose cost is not settled beforehand (more memory), that nobody can pay, or that
 * there is not. That one is left to the library, as though it had come there by itself. Code can only take long by passing here, or by calling and
 * reading, which passes the state adapter; so this is also where the time is looked at.
 *
 * Whoever listens to steps is told of every instruction by the library: then it does nothing.
 */
export class FastLane {
  readonly #common: Common
  readonly #checkTime: () => void
  #evm: EVM | undefined
  #instructions: readonly (Instruction | undefined)[] = []
  #jumps = 0
  readonly #jumpFee: number

  /** @param checkTime called every so often; ends the run by throwing */
  constructor(common: Common, checkTime: () => void) {
    this.#common = common
    this.#checkTime = checkTime
    this.#jumpFee = Number(common.param('jumpdestGas'))
  }

  /** JUMPDEST, for the options of an EVM. */
  get jumpDestination(): CustomOpcode {
    return {
      opcode: JUMPDEST,
      opcodeName: 'JUMPDEST',
      baseFee: this.#jumpFee,
      logicFunction: (runState) => this.#run(runState),
    }
  }

  /** Learns the instructions of the EVM that was made with `jumpDestination`. */
  learn(evm: EVM): void {
    this.#evm = evm
    // biome-ignore lint/complexity/useLiteralKeys: the library protects the member, and offers nothing in its place
    const entries = evm['_opcodeMap']
    this.#instructions = Array.from({ length: 256 }, (_, opcode): Instruction | undefined => {
      const entry = entries[opcode]
      if (!entry || opcode === JUMPDEST) return undefined
      const { fee, isAsync, isInvalid, dynamicGas } = entry.opcodeInfo
      const memory = MEMORY[opcode]
      if (isAsync || isInvalid || (dynamicGas && !memory)) return undefined
      const wordFee = memory?.word === undefined ? 0 : Number(this.#common.param(memory.word))
      return { handler: entry.opHandler as Handler, fee: Number(fee), memory: memory && { length: memory.length, wordFee } }
    })
  }

  #countJump(): void {
    if (++this.#jumps % JUMPS_BETWEEN_CHECKS === 0) this.#checkTime()
  }

  #run(runState: RunState): void {
    this.#countJump()
    if (!this.#evm || this.#evm.events.listenerCount('step') > 0) return
    const { code } = runState
    const jumpFee = this.#jumpFee
    let gas = Number(runState.gasLeft)
    if (!Number.isSafeInteger(gas)) return
    try {
      while (runState.programCounter < code.length) {
        const opcode = code[runState.programCounter] ?? 0
        if (opcode === JUMPDEST) {
          if (gas < jumpFee) return
          gas -= jumpFee
          runState.programCounter++
          this.#countJump()
          continue
        }
        const instruction = this.#instructions[opcode]
        // Where jumps may go is found out by the library, when it meets the first one.
        if (!instruction || ((opcode === JUMP || opcode === JUMPI) && runState.shouldDoJumpAnalysis)) return
        const fee = instruction.memory ? memoryFee(instruction.fee, instruction.memory, runState) : instruction.fee
        if (fee === undefined || gas < fee) return
        gas -= fee
        runState.opCode = opcode
        runState.programCounter++
        if (opcode === GAS) runState.gasLeft = BigInt(gas)
        instruction.handler(runState, this.#common)
      }
    } finally {
      runState.gasLeft = BigInt(gas)
    }
  }
}

/** What an instruction costs that works on memory which is paid for; undefined when it asks for more. */
function memoryFee(fee: number, { length, wordFee }: NonNullable<Instruction['memory']>, runState: RunState): number | undefined {
  const operands = length === 'operand' ? 2 : 1
  if (runState.stack.length < operands) return undefined
  const [offset = 0n, size = 0n] = runState.stack.peek(operands)
  const bytes = length === 'operand' ? size : length
  if (bytes > 0n && offset + bytes > runState.memoryWordCount * 32n) return undefined
  return fee + wordFee * Math.ceil(Number(bytes) / 32)
}
