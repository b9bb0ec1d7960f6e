/** Panic codes of Solidity, by the names that Hardhat's matchers have for them. */
export const PANIC_CODES = {
  ASSERTION_ERROR: 0x01,
  ARITHMETIC_OVERFLOW: 0x11,
  /** The same code under its name in version 1 of Hardhat's matchers. */
  ARITHMETIC_UNDER_OR_OVERFLOW: 0x11,
  DIVISION_BY_ZERO: 0x12,
  ENUM_CONVERSION_OUT_OF_BOUNDS: 0x21,
  INCORRECTLY_ENCODED_STORAGE_BYTE_ARRAY: 0x22,
  POP_ON_EMPTY_ARRAY: 0x31,
  ARRAY_ACCESS_OUT_OF_BOUNDS: 0x32,
  TOO_MUCH_MEMORY_ALLOCATED: 0x41,
  ZERO_INITIALIZED_VARIABLE: 0x51,
} as const

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  0: 'generic panic of the compiler',
  [PANIC_CODES.ASSERTION_ERROR]: 'assertion that is false',
  [PANIC_CODES.ARITHMETIC_OVERFLOW]: 'arithmetic overflow or underflow outside of an unchecked block',
  [PANIC_CODES.DIVISION_BY_ZERO]: 'division or modulo by zero',
  [PANIC_CODES.ENUM_CONVERSION_OUT_OF_BOUNDS]: 'value outside of an enum',
  [PANIC_CODES.INCORRECTLY_ENCODED_STORAGE_BYTE_ARRAY]: 'incorrectly encoded storage byte array',
  [PANIC_CODES.POP_ON_EMPTY_ARRAY]: 'pop of an empty array',
  [PANIC_CODES.ARRAY_ACCESS_OUT_OF_BOUNDS]: 'index out of the bounds of an array',
  [PANIC_CODES.TOO_MUCH_MEMORY_ALLOCATED]: 'too much memory, or an array that is too large',
  [PANIC_CODES.ZERO_INITIALIZED_VARIABLE]: 'call of an uninitialized internal function',
}

/** Describes a code: `0x12 (division or modulo by zero)`. */
export function panicText(code: bigint): string {
  return `0x${code.toString(16).padStart(2, '0')} (${DESCRIPTIONS[Number(code)] ?? 'unknown panic code'})`
}
