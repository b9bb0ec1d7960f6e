import type { CodeCounts } from './code-counter.js'
import * as Op from './opcodes.js'

/** Counts of code by instruction. */
export interface InstructionCounts {
  /** Number of times that the instruction at each position ran. An instruction at which a frame halted has run. 0 where no instruction begins. */
  readonly executed: Float64Array
  /** Numbers of times that the conditional jumps jumped and did not jump, by their positions. */
  readonly jumps: ReadonlyMap<number, { readonly taken: number; readonly notTaken: number }>
}

/** Returns the counts of each instruction. */
export function instructionCounts({ code, positions, begun, notTaken, ended }: CodeCounts): InstructionCounts {
  const executed = new Float64Array(code.length)
  const jumps = new Map<number, { taken: number; notTaken: number }>()
  for (const [i, start] of positions.entries()) {
    let times = begun[i] ?? 0
    const end = Math.min(positions[i + 1] ?? code.length, code.length)
    for (let at = start; at < end; at++) {
      executed[at] = times
      const opcode = code[at] ?? 0
      // The last instruction of its block.
      if (opcode === Op.JUMPI) jumps.set(at, { taken: times - (notTaken[i] ?? 0), notTaken: notTaken[i] ?? 0 })
      times -= ended.get(at) ?? 0
      if (opcode >= Op.PUSH1 && opcode <= Op.PUSH32) at += opcode - Op.PUSH1 + 1
    }
  }
  return { executed, jumps }
}
