/**
 * Gas and opcodes of the hardforks.
 *
 * A fork is one of `Fork`. Forks that do not change the execution of code (difficulty bombs, the sizes of blob schedules) are none.
 */

import { Fork } from './layout'


export let fork: i32 = Fork.OSAKA

/** Maximum bytes of code and of init code. A chain without these limits sets larger values. */
export let maximumCodeSize: u32 = 24576
export let maximumInitCodeSize: u32 = 49152

export function setCodeSizeLimits(code: u32, initCode: u32): void {
  maximumCodeSize = code
  maximumInitCodeSize = initCode
}

// Gas

export const MEMORY_WORD: i64 = 3
export const COPY_WORD: i64 = 3
export const KECCAK_WORD: i64 = 6
export const LOG_BYTE: i64 = 8
export const INIT_CODE_WORD: i64 = 2
export const CODE_DEPOSIT_BYTE: i64 = 200
export const CALL_VALUE: i64 = 9000
export const CALL_STIPEND: i64 = 2300
export const NEW_ACCOUNT: i64 = 25000
/** EIP-2929. */
export const WARM_ACCESS: i64 = 100
export const COLD_ACCOUNT: i64 = 2600
export const COLD_SLOT: i64 = 2100
/** Gas of a cold access in addition to that of a warm one, which is in the table. */
export const COLD_ACCOUNT_SURCHARGE: i64 = COLD_ACCOUNT - WARM_ACCESS
export const COLD_SLOT_SURCHARGE: i64 = COLD_SLOT - WARM_ACCESS
export const SELFDESTRUCT_REFUND: i64 = 24000

/** Table with an entry for each opcode: gas (u16), stack items taken (u8), stack items left (u8). */
const table = memory.data(1024)
/** Gas of an opcode that a fork does not define. */
const UNDEFINED: u16 = 0xffff

@inline
export function isDefined(op: u32): bool {
  return load<u16>(table + (<usize>op << 2)) != UNDEFINED
}

/** Returns whether 0x44 is DIFFICULTY. It is PREVRANDAO since the merge (EIP-4399). */
export function hasDifficulty(): bool {
  return fork < Fork.PARIS
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

function define(op: u32, gas: u32, taken: u32, left: u32): void {
  const entry = table + (<usize>op << 2)
  store<u16>(entry, <u16>gas)
  store<u8>(entry, <u8>taken, 2)
  store<u8>(entry, <u8>left, 3)
}

/** Returns the gas per byte of an exponent, which is higher since EIP-160. */
@inline
export function exponentByteGas(): i64 {
  return fork >= Fork.SPURIOUS_DRAGON ? 50 : 10
}

/** Fills the table for a fork. Code that was decoded for another fork must be decoded again. */
export function setFork(ordinal: i32): void {
  fork = ordinal
  for (let op: u32 = 0; op < 256; op++) define(op, UNDEFINED, 0, 0)
  define(0x00, 0, 0, 0) // STOP
  define(0x01, 3, 2, 1) // ADD
  define(0x02, 5, 2, 1) // MUL
  define(0x03, 3, 2, 1) // SUB
  define(0x04, 5, 2, 1) // DIV
  define(0x05, 5, 2, 1) // SDIV
  define(0x06, 5, 2, 1) // MOD
  define(0x07, 5, 2, 1) // SMOD
  define(0x08, 8, 3, 1) // ADDMOD
  define(0x09, 8, 3, 1) // MULMOD
  define(0x0a, 10, 2, 1) // EXP
  define(0x0b, 5, 2, 1) // SIGNEXTEND
  for (let op: u32 = 0x10; op <= 0x14; op++) define(op, 3, 2, 1) // LT GT SLT SGT EQ
  define(0x15, 3, 1, 1) // ISZERO
  for (let op: u32 = 0x16; op <= 0x18; op++) define(op, 3, 2, 1) // AND OR XOR
  define(0x19, 3, 1, 1) // NOT
  define(0x1a, 3, 2, 1) // BYTE
  if (ordinal >= Fork.CONSTANTINOPLE) for (let op: u32 = 0x1b; op <= 0x1d; op++) define(op, 3, 2, 1) // SHL SHR SAR
  if (ordinal >= Fork.OSAKA) define(0x1e, 5, 1, 1) // CLZ
  define(0x20, 30, 2, 1) // KECCAK256

  const isBerlin = ordinal >= Fork.BERLIN
  const isTangerine = ordinal >= Fork.TANGERINE_WHISTLE
  const accountGas: u32 = isBerlin ? 100 : isTangerine ? 700 : 20
  define(0x30, 2, 0, 1) // ADDRESS
  define(0x31, isBerlin ? 100 : ordinal >= Fork.ISTANBUL ? 700 : isTangerine ? 400 : 20, 1, 1) // BALANCE
  for (let op: u32 = 0x32; op <= 0x34; op++) define(op, 2, 0, 1) // ORIGIN CALLER CALLVALUE
  define(0x35, 3, 1, 1) // CALLDATALOAD
  define(0x36, 2, 0, 1) // CALLDATASIZE
  define(0x37, 3, 3, 0) // CALLDATACOPY
  define(0x38, 2, 0, 1) // CODESIZE
  define(0x39, 3, 3, 0) // CODECOPY
  define(0x3a, 2, 0, 1) // GASPRICE
  define(0x3b, accountGas, 1, 1) // EXTCODESIZE
  define(0x3c, accountGas, 4, 0) // EXTCODECOPY
  if (ordinal >= Fork.BYZANTIUM) {
    define(0x3d, 2, 0, 1) // RETURNDATASIZE
    define(0x3e, 3, 3, 0) // RETURNDATACOPY
  }
  if (ordinal >= Fork.CONSTANTINOPLE) define(0x3f, isBerlin ? 100 : ordinal >= Fork.ISTANBUL ? 700 : 400, 1, 1) // EXTCODEHASH
  define(0x40, 20, 1, 1) // BLOCKHASH
  for (let op: u32 = 0x41; op <= 0x45; op++) define(op, 2, 0, 1) // COINBASE TIMESTAMP NUMBER PREVRANDAO GASLIMIT
  if (ordinal >= Fork.ISTANBUL) {
    define(0x46, 2, 0, 1) // CHAINID
    define(0x47, 5, 0, 1) // SELFBALANCE
  }
  if (ordinal >= Fork.LONDON) define(0x48, 2, 0, 1) // BASEFEE
  if (ordinal >= Fork.CANCUN) {
    define(0x49, 3, 1, 1) // BLOBHASH
    define(0x4a, 2, 0, 1) // BLOBBASEFEE
  }
  define(0x50, 2, 1, 0) // POP
  define(0x51, 3, 1, 1) // MLOAD
  define(0x52, 3, 2, 0) // MSTORE
  define(0x53, 3, 2, 0) // MSTORE8
  define(0x54, isBerlin ? 100 : ordinal >= Fork.ISTANBUL ? 800 : isTangerine ? 200 : 50, 1, 1) // SLOAD
  define(0x55, 0, 2, 0) // SSTORE
  define(0x56, 8, 1, 0) // JUMP
  define(0x57, 10, 2, 0) // JUMPI
  define(0x58, 2, 0, 1) // PC
  define(0x59, 2, 0, 1) // MSIZE
  define(0x5a, 2, 0, 1) // GAS
  define(0x5b, 1, 0, 0) // JUMPDEST
  if (ordinal >= Fork.CANCUN) {
    define(0x5c, 100, 1, 1) // TLOAD
    define(0x5d, 100, 2, 0) // TSTORE
    define(0x5e, 3, 3, 0) // MCOPY
  }
  if (ordinal >= Fork.SHANGHAI) define(0x5f, 2, 0, 1) // PUSH0
  for (let op: u32 = 0x60; op <= 0x7f; op++) define(op, 3, 0, 1) // PUSH1 to PUSH32
  for (let n: u32 = 1; n <= 16; n++) {
    define(0x7f + n, 3, n, n + 1) // DUP
    define(0x8f + n, 3, n + 1, n + 1) // SWAP
  }
  for (let n: u32 = 0; n <= 4; n++) define(0xa0 + n, 375 * (n + 1), n + 2, 0) // LOG
  const callGas: u32 = isBerlin ? 100 : isTangerine ? 700 : 40
  define(0xf0, 32000, 3, 1) // CREATE
  define(0xf1, callGas, 7, 1) // CALL
  define(0xf2, callGas, 7, 1) // CALLCODE
  define(0xf3, 0, 2, 0) // RETURN
  if (ordinal >= Fork.HOMESTEAD) define(0xf4, callGas, 6, 1) // DELEGATECALL
  if (ordinal >= Fork.CONSTANTINOPLE) define(0xf5, 32000, 4, 1) // CREATE2
  if (ordinal >= Fork.BYZANTIUM) {
    define(0xfa, callGas, 6, 1) // STATICCALL
    define(0xfd, 0, 2, 0) // REVERT
  }
  define(0xff, isTangerine ? 5000 : 0, 1, 0) // SELFDESTRUCT
}
