import { INSTRUCTIONS } from './instructions.js'

/** Returns the name of an instruction as tracers show it: `PUSH1`, or `opcode 0xc not defined` for an undefined opcode. */
export function opcodeName(opcode: number): string {
  return INSTRUCTIONS[opcode]?.[0] ?? undefinedOpcode(opcode)
}

export function undefinedOpcode(opcode: number): string {
  return `opcode 0x${opcode.toString(16)} not defined`
}
