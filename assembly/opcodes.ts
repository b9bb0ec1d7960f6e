/** Instructions: their opcodes, their gas without the part that depends on operands or state, and their operands. */

import { Fork } from './layout'

/**
 * Opcodes by the names that tracers show. `npm run engine` writes them with their operands to `src/evm/instructions.ts`.
 */
export const enum Op {
  STOP = 0x00,
  ADD = 0x01,
  MUL = 0x02,
  SUB = 0x03,
  DIV = 0x04,
  SDIV = 0x05,
  MOD = 0x06,
  SMOD = 0x07,
  ADDMOD = 0x08,
  MULMOD = 0x09,
  EXP = 0x0a,
  SIGNEXTEND = 0x0b,
  LT = 0x10,
  GT = 0x11,
  SLT = 0x12,
  SGT = 0x13,
  EQ = 0x14,
  ISZERO = 0x15,
  AND = 0x16,
  OR = 0x17,
  XOR = 0x18,
  NOT = 0x19,
  BYTE = 0x1a,
  SHL = 0x1b,
  SHR = 0x1c,
  SAR = 0x1d,
  CLZ = 0x1e,
  KECCAK256 = 0x20,
  ADDRESS = 0x30,
  BALANCE = 0x31,
  ORIGIN = 0x32,
  CALLER = 0x33,
  CALLVALUE = 0x34,
  CALLDATALOAD = 0x35,
  CALLDATASIZE = 0x36,
  CALLDATACOPY = 0x37,
  CODESIZE = 0x38,
  CODECOPY = 0x39,
  GASPRICE = 0x3a,
  EXTCODESIZE = 0x3b,
  EXTCODECOPY = 0x3c,
  RETURNDATASIZE = 0x3d,
  RETURNDATACOPY = 0x3e,
  EXTCODEHASH = 0x3f,
  BLOCKHASH = 0x40,
  COINBASE = 0x41,
  TIMESTAMP = 0x42,
  NUMBER = 0x43,
  PREVRANDAO = 0x44,
  GASLIMIT = 0x45,
  CHAINID = 0x46,
  SELFBALANCE = 0x47,
  BASEFEE = 0x48,
  BLOBHASH = 0x49,
  BLOBBASEFEE = 0x4a,
  POP = 0x50,
  MLOAD = 0x51,
  MSTORE = 0x52,
  MSTORE8 = 0x53,
  SLOAD = 0x54,
  SSTORE = 0x55,
  JUMP = 0x56,
  JUMPI = 0x57,
  PC = 0x58,
  MSIZE = 0x59,
  GAS = 0x5a,
  JUMPDEST = 0x5b,
  TLOAD = 0x5c,
  TSTORE = 0x5d,
  MCOPY = 0x5e,
  PUSH0 = 0x5f,
  PUSH1 = 0x60, PUSH2, PUSH3, PUSH4, PUSH5, PUSH6, PUSH7, PUSH8, PUSH9, PUSH10, PUSH11, PUSH12, PUSH13, PUSH14, PUSH15, PUSH16, PUSH17,
  PUSH18, PUSH19, PUSH20, PUSH21, PUSH22, PUSH23, PUSH24, PUSH25, PUSH26, PUSH27, PUSH28, PUSH29, PUSH30, PUSH31, PUSH32,
  DUP1 = 0x80, DUP2, DUP3, DUP4, DUP5, DUP6, DUP7, DUP8, DUP9, DUP10, DUP11, DUP12, DUP13, DUP14, DUP15, DUP16,
  SWAP1 = 0x90, SWAP2, SWAP3, SWAP4, SWAP5, SWAP6, SWAP7, SWAP8, SWAP9, SWAP10, SWAP11, SWAP12, SWAP13, SWAP14, SWAP15, SWAP16,
  LOG0 = 0xa0,
  LOG1 = 0xa1,
  LOG2 = 0xa2,
  LOG3 = 0xa3,
  LOG4 = 0xa4,
  CREATE = 0xf0,
  CALL = 0xf1,
  CALLCODE = 0xf2,
  RETURN = 0xf3,
  DELEGATECALL = 0xf4,
  CREATE2 = 0xf5,
  STATICCALL = 0xfa,
  REVERT = 0xfd,
  INVALID = 0xfe,
  SELFDESTRUCT = 0xff,
}

/** Table with an entry for each opcode: gas (u16), stack items taken (u8), stack items left (u8). */
const table = memory.data(1024)
/** Gas of an opcode that a fork does not define. */
const UNDEFINED: u16 = 0xffff

@inline
export function isDefined(op: u32): bool {
  return load<u16>(table + (<usize>op << 2)) != UNDEFINED
}

/** Returns the gas that is known before the instruction runs. */
@inline
export function staticGas(op: u32): u32 {
  return load<u16>(table + (<usize>op << 2))
}

@inline
export function stackTaken(op: u32): u32 {
  return load<u8>(table + (<usize>op << 2), 2)
}

@inline
export function stackLeft(op: u32): u32 {
  return load<u8>(table + (<usize>op << 2), 3)
}

/** Gas of LOG0, and of each topic. */
export const LOG_TOPIC: i64 = 375
/** Gas of SLOAD since EIP-150 and since EIP-1884, and of a write that changes nothing (EIP-1283, EIP-2200). */
export const SLOAD_TANGERINE: i64 = 200
export const SLOAD_ISTANBUL: i64 = 800
/** Gas of an access to what is warm (EIP-2929). */
export const WARM_ACCESS: i64 = 100
/** Gas of CREATE and CREATE2, and of a transaction that creates a contract (EIP-2). */
export const CREATION: i64 = 32000

function define(op: u32, gas: u32, taken: u32, left: u32): void {
  const entry = table + (<usize>op << 2)
  store<u16>(entry, <u16>gas)
  store<u8>(entry, <u8>taken, 2)
  store<u8>(entry, <u8>left, 3)
}

/**
 * Returns the positions of the operands that are the offset and the size of the memory that an instruction uses: a hexadecimal digit for each, counted
 * from the top of the stack, for two ranges the one that is written last. Returns -1 for other instructions, and for those that use a fixed number of
 * bytes. Only `npm run engine` calls it, like the next two functions.
 */
export function memoryOperands(op: u32): i32 {
  switch (op) {
    case Op.KECCAK256:
    case Op.LOG0:
    case Op.LOG1:
    case Op.LOG2:
    case Op.LOG3:
    case Op.LOG4:
    case Op.RETURN:
    case Op.REVERT:
      return 0x01
    case Op.CALLDATACOPY:
    case Op.CODECOPY:
    case Op.RETURNDATACOPY:
      return 0x02
    case Op.CREATE:
    case Op.CREATE2:
      return 0x12
    case Op.EXTCODECOPY:
      return 0x13
    case Op.MCOPY:
      return 0x1202
    case Op.DELEGATECALL:
    case Op.STATICCALL:
      return 0x2345
    case Op.CALL:
    case Op.CALLCODE:
      return 0x3456
    default:
      return -1
  }
}

/** Returns the bytes of memory at the first operand that an instruction uses, if their number is fixed. Otherwise 0. */
export function memoryWidth(op: u32): u32 {
  return op == Op.MLOAD || op == Op.MSTORE ? 32 : op == Op.MSTORE8 ? 1 : 0
}

/** Returns whether an instruction writes to the memory that it uses. */
export function writesMemory(op: u32): bool {
  switch (op) {
    case Op.CALLDATACOPY:
    case Op.CODECOPY:
    case Op.EXTCODECOPY:
    case Op.RETURNDATACOPY:
    case Op.MSTORE:
    case Op.MSTORE8:
    case Op.MCOPY:
    case Op.CALL:
    case Op.CALLCODE:
    case Op.DELEGATECALL:
    case Op.STATICCALL:
      return true
    default:
      return false
  }
}

/** Returns whether control may leave after an instruction, or the instruction reads the gas left. */
@inline
export function endsBlock(op: u32): bool {
  switch (op) {
    case Op.STOP:
    case Op.SSTORE:
    case Op.JUMP:
    case Op.JUMPI:
    case Op.GAS:
    case Op.CREATE:
    case Op.CALL:
    case Op.CALLCODE:
    case Op.RETURN:
    case Op.DELEGATECALL:
    case Op.CREATE2:
    case Op.STATICCALL:
    case Op.REVERT:
    case Op.SELFDESTRUCT:
      return true
    default:
      return !isDefined(op)
  }
}

/** Fills the table for a fork. */
export function defineInstructions(fork: i32): void {
  for (let op: u32 = 0; op < 256; op++) define(op, UNDEFINED, 0, 0)
  define(Op.STOP, 0, 0, 0)
  define(Op.ADD, 3, 2, 1)
  define(Op.MUL, 5, 2, 1)
  define(Op.SUB, 3, 2, 1)
  define(Op.DIV, 5, 2, 1)
  define(Op.SDIV, 5, 2, 1)
  define(Op.MOD, 5, 2, 1)
  define(Op.SMOD, 5, 2, 1)
  define(Op.ADDMOD, 8, 3, 1)
  define(Op.MULMOD, 8, 3, 1)
  define(Op.EXP, 10, 2, 1)
  define(Op.SIGNEXTEND, 5, 2, 1)
  define(Op.LT, 3, 2, 1)
  define(Op.GT, 3, 2, 1)
  define(Op.SLT, 3, 2, 1)
  define(Op.SGT, 3, 2, 1)
  define(Op.EQ, 3, 2, 1)
  define(Op.ISZERO, 3, 1, 1)
  define(Op.AND, 3, 2, 1)
  define(Op.OR, 3, 2, 1)
  define(Op.XOR, 3, 2, 1)
  define(Op.NOT, 3, 1, 1)
  define(Op.BYTE, 3, 2, 1)
  if (fork >= Fork.CONSTANTINOPLE) {
    define(Op.SHL, 3, 2, 1)
    define(Op.SHR, 3, 2, 1)
    define(Op.SAR, 3, 2, 1)
  }
  if (fork >= Fork.OSAKA) define(Op.CLZ, 5, 1, 1)
  define(Op.KECCAK256, 30, 2, 1)

  const isBerlin = fork >= Fork.BERLIN
  const isTangerine = fork >= Fork.TANGERINE_WHISTLE
  const warm: u32 = <u32>WARM_ACCESS
  const accountGas: u32 = isBerlin ? warm : isTangerine ? 700 : 20
  define(Op.ADDRESS, 2, 0, 1)
  define(Op.BALANCE, isBerlin ? warm : fork >= Fork.ISTANBUL ? 700 : isTangerine ? 400 : 20, 1, 1)
  define(Op.ORIGIN, 2, 0, 1)
  define(Op.CALLER, 2, 0, 1)
  define(Op.CALLVALUE, 2, 0, 1)
  define(Op.CALLDATALOAD, 3, 1, 1)
  define(Op.CALLDATASIZE, 2, 0, 1)
  define(Op.CALLDATACOPY, 3, 3, 0)
  define(Op.CODESIZE, 2, 0, 1)
  define(Op.CODECOPY, 3, 3, 0)
  define(Op.GASPRICE, 2, 0, 1)
  define(Op.EXTCODESIZE, accountGas, 1, 1)
  define(Op.EXTCODECOPY, accountGas, 4, 0)
  if (fork >= Fork.BYZANTIUM) {
    define(Op.RETURNDATASIZE, 2, 0, 1)
    define(Op.RETURNDATACOPY, 3, 3, 0)
  }
  if (fork >= Fork.CONSTANTINOPLE) define(Op.EXTCODEHASH, isBerlin ? warm : fork >= Fork.ISTANBUL ? 700 : 400, 1, 1)
  define(Op.BLOCKHASH, 20, 1, 1)
  define(Op.COINBASE, 2, 0, 1)
  define(Op.TIMESTAMP, 2, 0, 1)
  define(Op.NUMBER, 2, 0, 1)
  define(Op.PREVRANDAO, 2, 0, 1)
  define(Op.GASLIMIT, 2, 0, 1)
  if (fork >= Fork.ISTANBUL) {
    define(Op.CHAINID, 2, 0, 1)
    define(Op.SELFBALANCE, 5, 0, 1)
  }
  if (fork >= Fork.LONDON) define(Op.BASEFEE, 2, 0, 1)
  if (fork >= Fork.CANCUN) {
    define(Op.BLOBHASH, 3, 1, 1)
    define(Op.BLOBBASEFEE, 2, 0, 1)
  }
  define(Op.POP, 2, 1, 0)
  define(Op.MLOAD, 3, 1, 1)
  define(Op.MSTORE, 3, 2, 0)
  define(Op.MSTORE8, 3, 2, 0)
  define(Op.SLOAD, isBerlin ? warm : fork >= Fork.ISTANBUL ? <u32>SLOAD_ISTANBUL : isTangerine ? <u32>SLOAD_TANGERINE : 50, 1, 1)
  define(Op.SSTORE, 0, 2, 0)
  define(Op.JUMP, 8, 1, 0)
  define(Op.JUMPI, 10, 2, 0)
  define(Op.PC, 2, 0, 1)
  define(Op.MSIZE, 2, 0, 1)
  define(Op.GAS, 2, 0, 1)
  define(Op.JUMPDEST, 1, 0, 0)
  if (fork >= Fork.CANCUN) {
    define(Op.TLOAD, warm, 1, 1)
    define(Op.TSTORE, warm, 2, 0)
    define(Op.MCOPY, 3, 3, 0)
  }
  if (fork >= Fork.SHANGHAI) define(Op.PUSH0, 2, 0, 1)
  for (let op: u32 = Op.PUSH1; op <= <u32>Op.PUSH32; op++) define(op, 3, 0, 1)
  for (let n: u32 = 1; n <= 16; n++) {
    define(<u32>Op.DUP1 - 1 + n, 3, n, n + 1)
    define(<u32>Op.SWAP1 - 1 + n, 3, n + 1, n + 1)
  }
  for (let n: u32 = 0; n <= 4; n++) define(<u32>Op.LOG0 + n, <u32>LOG_TOPIC * (n + 1), n + 2, 0)
  const callGas: u32 = isBerlin ? warm : isTangerine ? 700 : 40
  define(Op.CREATE, <u32>CREATION, 3, 1)
  define(Op.CALL, callGas, 7, 1)
  define(Op.CALLCODE, callGas, 7, 1)
  define(Op.RETURN, 0, 2, 0)
  if (fork >= Fork.HOMESTEAD) define(Op.DELEGATECALL, callGas, 6, 1)
  if (fork >= Fork.CONSTANTINOPLE) define(Op.CREATE2, <u32>CREATION, 4, 1)
  if (fork >= Fork.BYZANTIUM) {
    define(Op.STATICCALL, callGas, 6, 1)
    define(Op.REVERT, 0, 2, 0)
  }
  define(Op.SELFDESTRUCT, isTangerine ? 5000 : 0, 1, 0)
}
