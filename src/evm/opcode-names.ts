/** Names of consecutive instructions, by the first opcode. A gap is an opcode that no fork defines. */
const RUNS: Readonly<Record<number, string>> = {
  0: 'STOP ADD MUL SUB DIV SDIV MOD SMOD ADDMOD MULMOD EXP SIGNEXTEND',
  16: 'LT GT SLT SGT EQ ISZERO AND OR XOR NOT BYTE SHL SHR SAR CLZ',
  32: 'KECCAK256',
  48: 'ADDRESS BALANCE ORIGIN CALLER CALLVALUE CALLDATALOAD CALLDATASIZE CALLDATACOPY CODESIZE CODECOPY GASPRICE EXTCODESIZE EXTCODECOPY',
  61: 'RETURNDATASIZE RETURNDATACOPY EXTCODEHASH BLOCKHASH COINBASE TIMESTAMP NUMBER PREVRANDAO GASLIMIT CHAINID SELFBALANCE BASEFEE',
  73: 'BLOBHASH BLOBBASEFEE',
  80: 'POP MLOAD MSTORE MSTORE8 SLOAD SSTORE JUMP JUMPI PC MSIZE GAS JUMPDEST TLOAD TSTORE MCOPY PUSH0',
  240: 'CREATE CALL CALLCODE RETURN DELEGATECALL CREATE2',
  250: 'STATICCALL',
  253: 'REVERT INVALID SELFDESTRUCT',
}

const NAMES: (string | undefined)[] = new Array(256)
for (const [first, names] of Object.entries(RUNS)) for (const [i, name] of names.split(' ').entries()) NAMES[Number(first) + i] = name
for (let n = 1; n <= 32; n++) NAMES[0x5f + n] = `PUSH${n}`
for (let n = 1; n <= 16; n++) {
  NAMES[0x7f + n] = `DUP${n}`
  NAMES[0x8f + n] = `SWAP${n}`
}
for (let n = 0; n <= 4; n++) NAMES[0xa0 + n] = `LOG${n}`

/** Returns the name of an instruction as tracers show it: `PUSH1`, or `opcode 0xc not defined` for an undefined opcode. */
export function opcodeName(opcode: number): string {
  return NAMES[opcode] ?? undefinedOpcode(opcode)
}

export function undefinedOpcode(opcode: number): string {
  return `opcode 0x${opcode.toString(16)} not defined`
}
