import { EVMError } from '@ethereumjs/evm'
import * as Op from '../opcodes.js'
import { memoryFault, STACK_OVERFLOW } from '../operands.js'

const { errorMessages } = EVMError

/** geth's texts for EthereumJS's exceptional halts. */
const GETH_WORDS = new Map<string, string>([
  [errorMessages.CODESTORE_OUT_OF_GAS, 'contract creation code storage out of gas'],
  [errorMessages.CODESIZE_EXCEEDS_MAXIMUM, 'max code size exceeded'],
  [errorMessages.STACK_OVERFLOW, STACK_OVERFLOW],
  [errorMessages.STATIC_STATE_CHANGE, 'write protection'],
  [errorMessages.CREATE_COLLISION, 'contract address collision'],
  [errorMessages.INSUFFICIENT_BALANCE, 'insufficient balance for transfer'],
  [errorMessages.INVALID_BYTECODE_RESULT, 'invalid code: must not begin with 0xef'],
  [errorMessages.INITCODE_SIZE_VIOLATION, 'max initcode size exceeded'],
  [errorMessages.OUT_OF_RANGE, 'return data out of bounds'],
])

/** Returns geth's text for an instruction that lacks gas. */
export function gasFault(opcode: number, stack: readonly bigint[]): string {
  return memoryFault(opcode, stack) ?? 'out of gas'
}

/** Returns geth's text for a halt. `opcode` is the instruction at which the EVM halted and `stack` the stack before it, where they are known. */
export function haltReason(error: string, opcode: number | undefined, stack: readonly bigint[] = []): string {
  if (error === errorMessages.OUT_OF_GAS) return opcode === undefined ? error : gasFault(opcode, stack)
  if (error === errorMessages.INVALID_OPCODE) {
    if (opcode === undefined || opcode === Op.INVALID) return 'invalid opcode: INVALID'
    return `invalid opcode: opcode 0x${opcode.toString(16)} not defined`
  }
  // The library adds where it jumped from.
  if (error.startsWith(errorMessages.INVALID_JUMP)) return 'invalid jump destination'
  return GETH_WORDS.get(error) ?? error
}
