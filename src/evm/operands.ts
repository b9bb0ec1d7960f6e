/** Numbers of operands that instructions take from the stack and leave on it (Yellow Paper, appendix H). */

/** Ranges of opcodes with the number of operands that they pop and push. A gap is an undefined opcode. */
const RANGES: readonly (readonly [first: number, last: number, pops: number, pushes: number])[] = [
  [0x01, 0x07, 2, 1],
  [0x08, 0x09, 3, 1],
  [0x0a, 0x0b, 2, 1],
  [0x10, 0x14, 2, 1],
  [0x15, 0x15, 1, 1],
  [0x16, 0x18, 2, 1],
  [0x19, 0x19, 1, 1],
  [0x1a, 0x1d, 2, 1],
  [0x1e, 0x1e, 1, 1],
  [0x20, 0x20, 2, 1],
  [0x30, 0x30, 0, 1],
  [0x31, 0x31, 1, 1],
  [0x32, 0x34, 0, 1],
  [0x35, 0x35, 1, 1],
  [0x36, 0x36, 0, 1],
  [0x37, 0x37, 3, 0],
  [0x38, 0x38, 0, 1],
  [0x39, 0x39, 3, 0],
  [0x3a, 0x3a, 0, 1],
  [0x3b, 0x3b, 1, 1],
  [0x3c, 0x3c, 4, 0],
  [0x3d, 0x3d, 0, 1],
  [0x3e, 0x3e, 3, 0],
  [0x3f, 0x40, 1, 1],
  [0x41, 0x48, 0, 1],
  [0x49, 0x49, 1, 1],
  [0x4a, 0x4a, 0, 1],
  [0x50, 0x50, 1, 0],
  [0x51, 0x51, 1, 1],
  [0x52, 0x53, 2, 0],
  [0x54, 0x54, 1, 1],
  [0x55, 0x55, 2, 0],
  [0x56, 0x56, 1, 0],
  [0x57, 0x57, 2, 0],
  [0x58, 0x5a, 0, 1],
  [0x5c, 0x5c, 1, 1],
  [0x5d, 0x5d, 2, 0],
  [0x5e, 0x5e, 3, 0],
  [0x5f, 0x7f, 0, 1],
  [0xf0, 0xf0, 3, 1],
  [0xf1, 0xf2, 7, 1],
  [0xf3, 0xf3, 2, 0],
  [0xf4, 0xf4, 6, 1],
  [0xf5, 0xf5, 4, 1],
  [0xfa, 0xfa, 6, 1],
  [0xfd, 0xfd, 2, 0],
  [0xff, 0xff, 1, 0],
]

const STACK_LIMIT = 1024

type Operands = readonly [pops: number, pushes: number]

function operandsOf(opcode: number): Operands {
  if (opcode >= 0x80 && opcode <= 0x8f) return [opcode - 0x7f, opcode - 0x7e]
  if (opcode >= 0x90 && opcode <= 0x9f) return [opcode - 0x8e, opcode - 0x8e]
  if (opcode >= 0xa0 && opcode <= 0xa4) return [opcode - 0x9e, 0]
  const [, , pops, pushes] = RANGES.find(([first, last]) => opcode >= first && opcode <= last) ?? [0, 0, 0, 0]
  return [pops, pushes]
}

let table: readonly Operands[] | undefined

/** Returns the numbers of operands of an opcode. The first call makes the table: only tracers and faults need it. */
function operandsAt(opcode: number): Operands {
  table ??= Array.from({ length: 256 }, (_, each) => operandsOf(each))
  return table[opcode] ?? [0, 0]
}

/** Returns geth's text for an instruction that cannot run on a stack of this height. Undefined when it can. */
export function stackFault(opcode: number, height: number): string | undefined {
  const [pops, pushes] = operandsAt(opcode)
  if (height < pops) return `stack underflow (${height} <=> ${pops})`
  const limit = STACK_LIMIT + pops - pushes
  return height > limit ? `stack limit reached ${height} (${limit})` : undefined
}

type MemoryOperands = readonly [offset: number, length: number]
const WHOLE_RANGE: readonly MemoryOperands[] = [[0, 1]]
const COPY: readonly MemoryOperands[] = [[0, 2]]

/** Operands with the offset and the length of the memory that an instruction reads or writes. */
const MEMORY: Readonly<Record<number, readonly MemoryOperands[]>> = {
  32: WHOLE_RANGE,
  55: COPY,
  57: COPY,
  60: [[1, 3]],
  62: COPY,
  94: [
    [0, 2],
    [1, 2],
  ],
  160: WHOLE_RANGE,
  161: WHOLE_RANGE,
  162: WHOLE_RANGE,
  163: WHOLE_RANGE,
  164: WHOLE_RANGE,
  240: [[1, 2]],
  241: [
    [3, 4],
    [5, 6],
  ],
  242: [
    [3, 4],
    [5, 6],
  ],
  243: WHOLE_RANGE,
  244: [
    [2, 3],
    [4, 5],
  ],
  245: [[1, 2]],
  250: [
    [2, 3],
    [4, 5],
  ],
  253: WHOLE_RANGE,
}
/** Bytes that MLOAD, MSTORE and MSTORE8 read or write. */
const WORDS = new Map([
  [0x51, 32n],
  [0x52, 32n],
  [0x53, 1n],
])

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
  const word = WORDS.get(opcode)
  if (word !== undefined) return { end: operand(0) + word, length: word }
  const stretches = MEMORY[opcode]
  if (!stretches) return undefined
  let [end, total] = [0n, 0n]
  for (const [offsetAt, lengthAt] of stretches) {
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
/** Maximum size of memory whose cost 64 bits can express. */
const MAX_PAYABLE_SIZE = 0x1fffffffe0n

/** Returns geth's text for an instruction whose memory no gas can pay. Undefined when some gas can. */
export function memoryFault(opcode: number, stack: readonly bigint[]): string | undefined {
  const end = memorySpan(opcode, (position) => stack.at(-1 - position) ?? 0n)?.end ?? 0n
  if (end > MAX_SIZE) return 'gas uint64 overflow'
  return end > MAX_PAYABLE_SIZE ? 'out of gas: gas uint64 overflow' : undefined
}

/** Returns how many items at the top of the stack an instruction changes or removes: none for DUP, which reads them. */
export function changedItems(opcode: number): number {
  return opcode >= 0x80 && opcode <= 0x8f ? 0 : operandCount(opcode)
}

/** Returns the number of operands that an instruction takes from the stack. */
export function operandCount(opcode: number): number {
  return operandsAt(opcode)[0]
}
