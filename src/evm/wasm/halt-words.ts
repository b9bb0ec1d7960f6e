import { BLAKE_INPUT } from '../engine-rules.js'
import { NONCE_OVERFLOW } from '../nonce-overflow.js'
import * as Op from '../opcodes.js'
import { STACK_OVERFLOW } from '../operands.js'
import type { Halt } from './engine.js'
import { HALT, REFUSAL } from './layout.js'

/** geth's texts for halts that depend only on the reason. */
const HALT_WORDS: Readonly<Record<number, string>> = {
  [HALT.OUT_OF_GAS]: 'out of gas',
  [HALT.STACK_OVERFLOW]: STACK_OVERFLOW,
  [HALT.INVALID_JUMP]: 'invalid jump destination',
  [HALT.WRITE_PROTECTION]: 'write protection',
  [HALT.RETURN_DATA_OUT_OF_BOUNDS]: 'return data out of bounds',
  [HALT.CODE_TOO_LARGE]: 'max code size exceeded',
  [HALT.INIT_CODE_TOO_LARGE]: 'max initcode size exceeded',
  [HALT.INVALID_CODE]: 'invalid code: must not begin with 0xef',
  [HALT.CODE_STORE_OUT_OF_GAS]: 'contract creation code storage out of gas',
  [HALT.ADDRESS_COLLISION]: 'contract address collision',
  [HALT.GAS_OVERFLOW]: 'gas uint64 overflow',
  [HALT.SENTRY]: 'out of gas',
  [HALT.NONCE_OVERFLOW]: NONCE_OVERFLOW,
  [HALT.COST_OVERFLOW]: 'out of gas: gas uint64 overflow',
}

/** geth's texts for calls and creations that open no frame. */
export const REFUSAL_WORDS: Readonly<Record<number, string>> = {
  [REFUSAL.TOO_DEEP]: 'max call depth exceeded',
  [REFUSAL.INSUFFICIENT_BALANCE]: 'insufficient balance for transfer',
  [REFUSAL.NONCE_OVERFLOW]: NONCE_OVERFLOW,
  [REFUSAL.COLLISION]: 'contract address collision',
}

/** Returns geth's text for a halt. */
export function haltWords({ reason, opcode, height, needs, fault }: Halt): string {
  switch (reason) {
    case HALT.STACK_UNDERFLOW:
      return `stack underflow (${height} <=> ${needs})`
    case HALT.INVALID_OPCODE:
      return opcode === Op.INVALID ? 'invalid opcode: INVALID' : `invalid opcode: opcode 0x${opcode.toString(16)} not defined`
    case HALT.PRECOMPILE_FAILED:
      // Of the precompiles in the module, only BLAKE2F can fail (EIP-152).
      return fault ?? (height === BLAKE_INPUT ? 'invalid final flag' : 'invalid input length')
    default:
      return HALT_WORDS[reason] ?? 'out of gas'
  }
}
