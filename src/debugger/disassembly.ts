import { opcodeName } from '../evm/opcode-names.js'
import * as Op from '../evm/opcodes.js'
import { bytesToHex } from '../primitives/hex.js'

/** An instruction of a code. */
export interface Instruction {
  readonly pc: number
  /** `PUSH2 0x01f4` */
  readonly text: string
  /** Bytes with those that it pushes. */
  readonly size: number
}

/** Returns the instructions of a code, in order. Data behind the code look like instructions. */
export function disassembled(code: Uint8Array): Instruction[] {
  const instructions: Instruction[] = []
  for (let pc = 0; pc < code.length; ) {
    const opcode = code[pc] ?? 0
    const pushed = opcode > Op.PUSH0 && opcode <= Op.PUSH32 ? opcode - Op.PUSH0 : 0
    const size = Math.min(1 + pushed, code.length - pc)
    const name = opcodeName(opcode)
    instructions.push({ pc, size, text: pushed === 0 ? name : `${name} ${bytesToHex(code.subarray(pc + 1, pc + size))}` })
    pc += size
  }
  return instructions
}
