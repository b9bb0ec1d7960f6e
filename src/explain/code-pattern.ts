/** Compiled code with gaps: what the compiler leaves open, and what says nothing about what the code does. */

import * as Op from '../evm/opcodes.js'
import { hexToBytes } from '../primitives/hex.js'

/** Code, and which of its bytes count. */
export interface CodePattern {
  readonly bytes: Uint8Array
  /** 1 where another byte may stand: immutables, addresses of libraries, metadata. */
  readonly gaps: Uint8Array
}

/**
 * The pattern of a compiler's output; undefined for output that is none (an interface has no code).
 *
 * Gaps are the placeholders of libraries (`__$…$__`), immutables (32 zeros behind PUSH32, as solc leaves them, so that no list of them is needed), a
 * library's own address at its beginning, and the metadata.
 */
export function codePattern(object: string): CodePattern | undefined {
  const digits = object.replace(/^0x/, '')
  // Old compilers write the library's name, so anything may stand between the underscores.
  const linked = digits.replaceAll(/__.{36}__/g, '0'.repeat(40))
  if (linked === '' || linked.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(linked)) return undefined
  const bytes = hexToBytes(`0x${linked.toLowerCase()}`)
  const gaps = new Uint8Array(bytes.length)
  for (const { index } of digits.matchAll(/__.{36}__/g)) gaps.fill(1, index / 2, index / 2 + 20)
  markZeroPushes(bytes, gaps)
  gaps.fill(1, bytes.length - metadataSize(bytes))
  return { bytes, gaps }
}

/** Immutables, and the address by which a library knows whether it was called instead of borrowed. */
function markZeroPushes(bytes: Uint8Array, gaps: Uint8Array): void {
  if (bytes[0] === Op.PUSH20 && bytes.subarray(1, 21).every((octet) => octet === 0)) gaps.fill(1, 1, 21)
  for (let pc = 0; pc < bytes.length; pc++) {
    const opcode = bytes[pc] ?? 0
    if (opcode < Op.PUSH1 || opcode > Op.PUSH32) continue
    const size = opcode - Op.PUSH1 + 1
    if (opcode === Op.PUSH32 && bytes.subarray(pc + 1, pc + 33).every((octet) => octet === 0)) gaps.fill(1, pc + 1, pc + 33)
    pc += size
  }
}

/** Bytes at the end of code that are metadata in CBOR, with the two that say how many they are; 0 when there are none. */
export function metadataSize(code: Uint8Array): number {
  const size = ((code.at(-2) ?? 0) << 8) + (code.at(-1) ?? 0) + 2
  const first = code[code.length - size]
  // A map of a few entries.
  return first !== undefined && first >= 0xa1 && first <= 0xa4 ? size : 0
}

/** Whether code is what a pattern describes. The metadata may even have another length. */
export function isCodeOf(code: Uint8Array, { bytes, gaps }: CodePattern): boolean {
  const size = bytes.length - metadataSize(bytes)
  return code.length - metadataSize(code) === size && hasPrefix(code, bytes.subarray(0, size), gaps)
}

/** Whether code, or the input of a creation, has the metadata of a pattern that it matches: contracts that differ in names or comments only have others. */
export function hasMetadataOf(code: Uint8Array, { bytes }: CodePattern): boolean {
  const start = bytes.length - metadataSize(bytes)
  return bytes.subarray(start).every((octet, place) => octet === code[start + place])
}

/** Returns the constructor arguments at the end of the input of a creation. Undefined for the creation of another contract. */
export function argumentsBehind(input: Uint8Array, { bytes, gaps }: CodePattern): Uint8Array | undefined {
  return input.length >= bytes.length && hasPrefix(input, bytes, gaps) ? input.subarray(bytes.length) : undefined
}

function hasPrefix(code: Uint8Array, prefix: Uint8Array, gaps: Uint8Array): boolean {
  return prefix.every((octet, place) => gaps[place] === 1 || octet === code[place])
}
