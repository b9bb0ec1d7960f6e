import { type Address, bigIntToHash, bytesToHex, EMPTY_BYTES, type Hash, type Hex, padLeft, toQuantity } from '../../primitives/hex.js'
import type { OpcodeTrace, StructLog } from '../../wire/trace.js'
import { type FrameResult, REVERTED, type ReportingTracer, type Step, type TracedScene, type TracedState } from '../tracer.js'
import { TraceSize } from './trace-size.js'

export interface StructLoggerOptions {
  readonly disableStack?: boolean | undefined
  readonly disableStorage?: boolean | undefined
  readonly enableMemory?: boolean | undefined
  readonly enableReturnData?: boolean | undefined
  /** Maximum number of instructions to log, 0 for no limit. */
  readonly limit?: number | undefined
}

/** Characters of an entry without its stack, memory and storage, of a word of these, and around each text. */
const ENTRY_SIZE = 100
const WORD_SIZE = 70
const QUOTES_SIZE = 3

interface Entry {
  readonly log: StructLog
  error: string | undefined
}

/** Logs every instruction with the state of the EVM before it: geth's default tracer, the opcode logger. */
export class StructLogger implements ReportingTracer {
  readonly #options: StructLoggerOptions
  #state: TracedState | undefined
  #entries: Entry[] = []
  /** Entry of the current instruction. Undefined when the limit is reached. */
  #last: Entry | undefined
  /** Slots that each contract has touched, with their values. */
  #storage = new Map<Address, Map<Hash, Hash>>()
  /** Stack of the last instruction, and its texts. */
  #stack: readonly bigint[] = []
  #texts: readonly Hex[] = []
  #outcome: FrameResult | undefined
  #gasUsed = 0n
  #size = new TraceSize()

  constructor(options: StructLoggerOptions = {}) {
    this.#options = options
  }

  begin({ state }: TracedScene): void {
    this.#state = state
    this.#entries = []
    this.#last = undefined
    this.#storage = new Map()
    this.#stack = []
    this.#texts = []
    this.#outcome = undefined
    this.#size = new TraceSize()
  }

  step(step: Step): void {
    const { limit = 0 } = this.#options
    const storage = this.#touchedBy(step)
    this.#last = undefined
    if (limit > 0 && this.#entries.length >= limit) return
    const { disableStack, enableMemory, enableReturnData } = this.#options
    const words = enableMemory ? step.memory.length / 32 : 0
    this.#size.add(ENTRY_SIZE + WORD_SIZE * (words + (storage?.size ?? 0) * 2) + (enableReturnData ? 2 * step.returnData.length : 0))
    this.#last = {
      error: step.error,
      log: {
        pc: step.pc,
        op: step.op,
        gas: Number(step.gas),
        gasCost: Number(step.cost),
        depth: step.depth,
        ...(disableStack ? {} : { stack: this.#textsOf(step.stack) }),
        ...(enableReturnData && step.returnData.length > 0 ? { returnData: bytesToHex(step.returnData) } : {}),
        ...(enableMemory && step.memory.length > 0 ? { memory: wordsOf(step.memory) } : {}),
        ...(storage ? { storage: Object.fromEntries(storage) } : {}),
        ...(step.refund > 0n ? { refund: Number(step.refund) } : {}),
      },
    }
    this.#entries.push(this.#last)
  }

  /** Adds the error to the entry. As in geth, an instruction that lacks gas has an error, and one that fails while it runs does not. */
  fault(_: Step, reason: string): void {
    if (this.#last && reason.startsWith('out of gas')) this.#last.error = reason
  }

  exit(result: FrameResult): void {
    if (result.depth === 0) this.#outcome = result
  }

  end({ gasUsed }: { readonly gasUsed: bigint }): void {
    this.#gasUsed = gasUsed
  }

  result(): OpcodeTrace {
    const { error, output } = this.#outcome ?? { error: undefined, output: EMPTY_BYTES }
    return {
      gas: Number(this.#gasUsed),
      failed: error !== undefined,
      returnValue: error === undefined || error === REVERTED ? bytesToHex(output) : '0x',
      structLogs: this.#entries.map(({ log, error }) => (error === undefined ? log : { ...log, error })),
    }
  }

  /** Returns the items of a stack as texts. Most of them are those of the last instruction, and are reused. */
  #textsOf(stack: readonly bigint[]): readonly Hex[] {
    let size = 0
    const texts = stack.map((item, i) => {
      const text = item === this.#stack[i] ? (this.#texts[i] ?? toQuantity(item)) : toQuantity(item)
      size += text.length + QUOTES_SIZE
      return text
    })
    this.#size.add(size)
    this.#stack = stack
    this.#texts = texts
    return texts
  }

  /**
   * Returns the known slots of the contract, with the slot that this instruction reads or writes. Undefined for other instructions. As in geth, a
   * store that lacks gas counts too.
   */
  #touchedBy({ op, address, stack }: Step): ReadonlyMap<Hash, Hash> | undefined {
    const operands = op === 'SLOAD' ? 1 : op === 'SSTORE' ? 2 : undefined
    if (this.#options.disableStorage || operands === undefined || stack.length < operands) return undefined
    const slot = bigIntToHash(stack.at(-1) ?? 0n)
    const read = () => bytesToHex(padLeft(this.#state?.storage(address, slot) ?? EMPTY_BYTES, 32))
    const known = this.#storage.get(address) ?? new Map<Hash, Hash>()
    this.#storage.set(address, known.set(slot, op === 'SLOAD' ? read() : bigIntToHash(stack.at(-2) ?? 0n)))
    return known
  }
}

function wordsOf(memory: Uint8Array): Hash[] {
  return Array.from({ length: memory.length / 32 }, (_, i) => bytesToHex(memory.subarray(32 * i, 32 * i + 32)))
}
