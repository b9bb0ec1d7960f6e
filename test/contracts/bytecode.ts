/** Contracts that are written in instructions, and encodings of their arguments. */
import type { Hex } from 'evmbed'

/** A value as 32 bytes. */
export function word(value: bigint | number | Hex): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`
}

export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Creation code that deploys a runtime code of at most 255 bytes. */
export function creationCode(runtime: string): Hex {
  // PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN
  return `0x60${(runtime.length / 2).toString(16).padStart(2, '0')}8060095f395ff3${runtime}`
}

/**
 * Stores the first argument at the slot of the caller and logs it, with the topics caller and 7; reverts with nothing when the argument is zero.
 *
 *     PUSH0 CALLDATALOAD DUP1 PUSH1 9 JUMPI PUSH0 PUSH0 REVERT
 *     JUMPDEST DUP1 CALLER SSTORE PUSH0 MSTORE PUSH1 7 CALLER PUSH1 32 PUSH0 LOG2 STOP
 */
export const STORE = creationCode('5f35806009575f5ffd5b8033555f5260073360205fa200')

/** Emits as many logs as its argument says. The topic of each is the number of logs that follow it. */
export const LOGGER = creationCode(
  // PUSH0 CALLDATALOAD  JUMPDEST DUP1 ISZERO PUSH1 19 JUMPI  PUSH1 1 SWAP1 SUB  DUP1 PUSH0 PUSH0 LOG1  PUSH1 2 JUMP  JUMPDEST STOP
  '5f35' + '5b8015601357' + '60019003' + '805f5fa1' + '600256' + '5b00',
)

// COINBASE PUSH0 MSTORE  TIMESTAMP PUSH1 32 MSTORE  PREVRANDAO PUSH1 64 MSTORE  PUSH1 96 PUSH0 RETURN
const VIEW = '415f52' + '42602052' + '44604052' + '60605ff3'
/** Returns COINBASE, TIMESTAMP and PREVRANDAO of its block. */
export const BLOCK_VIEW_RUNTIME: Hex = `0x${VIEW}`
export const BLOCK_VIEW = creationCode(VIEW)
