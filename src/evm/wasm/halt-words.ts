import { NONCE_OVERFLOW } from '../nonce-overflow.js'
import type { Halt } from './engine.js'
import { HALT } from './layout.js'

/** geth's texts for halts that depend only on the reason. */
const HALT_WORDS: Readonly<Record<number, string>> = {
  [HALT.outOfGas]: 'out of gas',
  [HALT.stackOverflow]: 'stack limit reached 1024 (1023)',
  [HALT.invalidJump]: 'invalid jump destination',
  [HALT.writeProtection]: 'write protection',
  [HALT.returnDataOutOfBounds]: 'return data out of bounds',
  [HALT.codeTooLarge]: 'max code size exceeded',
  [HALT.initCodeTooLarge]: 'max initcode size exceeded',
  [HALT.invalidCode]: 'invalid code: must not begin with 0xef',
  [HALT.codeStoreOutOfGas]: 'contract creation code storage out of gas',
  [HALT.addressCollision]: 'contract address collision',
  [HALT.gasOverflow]: 'gas uint64 overflow',
  [HALT.sentry]: 'out of gas',
  [HALT.nonceOverflow]: NONCE_OVERFLOW,
  [HALT.costOverflow]: 'out of gas: gas uint64 overflow',
}

const DESIGNATED_INVALID = 0xfe
const BLAKE2F_INPUT = 213

/** Returns geth's text for a halt. */
export function haltWords({ reason, opcode, height, needs, fault }: Halt): string {
  switch (reason) {
    case HALT.stackUnderflow:
      return `stack underflow (${height} <=> ${needs})`
    case HALT.invalidOpcode:
      return opcode === DESIGNATED_INVALID ? 'invalid opcode: INVALID' : `invalid opcode: opcode 0x${opcode.toString(16)} not defined`
    case HALT.precompileFailed:
      // Of the precompiles in the module, only BLAKE2F can fail (EIP-152).
      return fault ?? (height === BLAKE2F_INPUT ? 'invalid final flag' : 'invalid input length')
    default:
      return HALT_WORDS[reason] ?? 'out of gas'
  }
}
