/** Operands of instructions on the stack and in memory (Yellow Paper, appendix H). */

import { MAXIMUM_PAYABLE_MEMORY, STACK_LIMIT } from './engine-rules.js'
import { INSTRUCTIONS } from './instructions.js'
import * as Op from './opcodes.js'

/** geth's text for an instruction that pushes an item to a full stack. */
export const STACK_OVERFLOW = `stack limit reached ${STACK_LIMIT} (${STACK_LIMIT - 1})`

/** Returns geth's text for an instruction that cannot run on a stack of this height. Undefined when it can. */
export function stackFault(opcode: number, height: number): string | undefined {
  const [, pops, pushes] = INSTRUCTIONS[opcode] ?? ['', 0, 0]
  if (height < pops) return `stack underflow (${height} <=> ${pops})`
  const limit = STACK_LIMIT + pops - pushes
  return height > limit ? `stack limit reached ${height} (${limit})` : undefined
}

/** Memory that an instruction needs, in bytes. */
export interface MemorySpan {
  /** Size that the memory must have at least. */
  readonly end: bigint
  /** Number of bytes that are read and written, of all operands together. */
  readonly length: bigint
}

/**
 * Returns the memory that an instruction needs. Undefined for an instruction that does not use memory.
 *
 * @param operand returns a value on the stack by its distance from the top
 */
export function memorySpan(opcode: number, operand: (position: number) => bigint): MemorySpan | undefined {
  const memory = INSTRUCTIONS[opcode]?.[3]
  if (memory === undefined) return undefined
  if (typeof memory === 'number') return { end: operand(0) + BigInt(memory), length: BigInt(memory) }
  let [end, total] = [0n, 0n]
  for (const [offsetAt, lengthAt] of memory) {
    const length = operand(lengthAt)
    if (length === 0n) continue
    const stretchEnd = operand(offsetAt) + length
    if (stretchEnd > end) end = stretchEnd
    total += length
  }
  return { end, length: total }
}

/** Maximum size of memory that 64 bits can express in whole words. */
const MAX_SIZE = 2n ** 64n - 32n

/** Returns geth's text for an instruction whose memory no gas can pay. Undefined when some gas can. */
export function memoryFault(opcode: number, stack: readonly bigint[]): string | undefined {
  const end = memorySpan(opcode, (position) => stack.at(-1 - position) ?? 0n)?.end ?? 0n
  if (end > MAX_SIZE) return 'gas uint64 overflow'
  return end > MAXIMUM_PAYABLE_MEMORY ? 'out of gas: gas uint64 overflow' : undefined
}

/** Returns how many items at the top of the stack an instruction changes or removes: none for DUP, which reads them. */
export function changedItems(opcode: number): number {
  return opcode >= Op.DUP1 && opcode <= Op.DUP16 ? 0 : operandCount(opcode)
}

/** Returns the memory that an instruction writes. Undefined for an instruction that writes none. */
export function writtenMemory(
  opcode: number,
  operand: (position: number) => bigint,
): { readonly offset: bigint; readonly length: bigint } | undefined {
  const [, , , memory, writes] = INSTRUCTIONS[opcode] ?? []
  if (!writes) return undefined
  if (typeof memory === 'number') return { offset: operand(0), length: BigInt(memory) }
  const [offsetAt, lengthAt] = memory?.at(-1) ?? [0, 0]
  return { offset: operand(offsetAt), length: operand(lengthAt) }
}

/** Returns the number of operands that an instruction takes from the stack. */
export function operandCount(opcode: number): number {
  return INSTRUCTIONS[opcode]?.[1] ?? 0
}
