/**
 * Rules of the hardfork in which code runs: limits, and gas that is not part of the table of instructions.
 *
 * A fork is one of `Fork`. Forks that do not change the execution of code (difficulty bombs, the sizes of blob schedules) are none.
 */

import { Fork } from './layout'
import { defineInstructions, SLOAD_ISTANBUL, SLOAD_TANGERINE, WARM_ACCESS } from './opcodes'

export { SLOAD_ISTANBUL, SLOAD_TANGERINE, WARM_ACCESS }

export let fork: i32 = Fork.OSAKA

/** Sets the fork. Code that was decoded for another fork must be decoded again. */
export function setFork(ordinal: i32): void {
  fork = ordinal
  defineInstructions(ordinal)
}

/** Returns whether 0x44 is DIFFICULTY. It is PREVRANDAO since the merge (EIP-4399). */
export function hasDifficulty(): bool {
  return fork < Fork.PARIS
}

/** Maximum bytes of memory whose cost 64 bits can express. No gas pays for more, as in geth. */
export const MAXIMUM_PAYABLE_MEMORY: u64 = 0x1fffffffe0
/** Maximum bytes of code (EIP-170) and of init code (EIP-3860). The host sets those of a chain. */
export let maximumCodeSize: u32 = 24576
export let maximumInitCodeSize: u32 = 49152

export function setCodeSizeLimits(code: u32, initCode: u32): void {
  maximumCodeSize = code
  maximumInitCodeSize = initCode
}

// Gas

export const MEMORY_WORD: u64 = 3
export const COPY_WORD: i64 = 3
export const KECCAK_WORD: i64 = 6
export const LOG_BYTE: i64 = 8
/** Gas and refunds of SSTORE: a slot that was zero, another one, and one that becomes zero, the last until London. */
export const SLOT_SET: i64 = 20000
export const SLOT_RESET: i64 = 5000
export const SLOT_CLEARS: i64 = 15000
export const INIT_CODE_WORD: i64 = 2
export const CODE_DEPOSIT_BYTE: i64 = 200
export const CALL_VALUE: i64 = 9000
export const CALL_STIPEND: i64 = 2300
/** A frame that opens another one keeps this part of its gas (EIP-150): one 64th. */
export const KEPT_PART: i64 = 64
export const NEW_ACCOUNT: i64 = 25000
/** EIP-2929. */
export const COLD_ACCOUNT: i64 = 2600
export const COLD_SLOT: i64 = 2100
/** Gas of a cold access in addition to that of a warm one, which is in the table. */
export const COLD_ACCOUNT_SURCHARGE: i64 = COLD_ACCOUNT - WARM_ACCESS
export const COLD_SLOT_SURCHARGE: i64 = COLD_SLOT - WARM_ACCESS
/** EIP-2930. */
export const ACCESS_LIST_SLOT: i64 = 1900
/** Refund for a slot that becomes zero, since London (EIP-3529). */
export const SLOT_CLEARS_LONDON: i64 = SLOT_RESET - COLD_SLOT + ACCESS_LIST_SLOT
export const SELFDESTRUCT_REFUND: i64 = 24000
