import { bytesToHex } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import * as Op from './opcodes.js'

/** Beginnings of the hash in a compiler's metadata, in CBOR: its name, and a byte string. Each with the bytes of the hash. */
const HASH_MARKS: readonly { readonly mark: readonly number[]; readonly size: number }[] = [
  { mark: [0x64, 0x69, 0x70, 0x66, 0x73, 0x58, 0x22], size: 34 },
  { mark: [0x65, 0x62, 0x7a, 0x7a, 0x72, 0x31, 0x58, 0x20], size: 32 },
  { mark: [0x65, 0x62, 0x7a, 0x7a, 0x72, 0x30, 0x58, 0x20], size: 32 },
]

/** Identity of code. */
export interface CodeIdentity {
  /** Equal for code that does the same except for values that a deployment writes. */
  readonly key: string
  /** End of what a compiler has written. Constructor arguments may follow. */
  readonly end: number
}

/**
 * Returns the identity of code, under which all deployments of a contract are the same.
 *
 * Code with the hash of its sources and settings is identified without what a deployment writes: the values of immutables (PUSH32), addresses of
 * libraries (PUSH20) and constructor arguments, which follow the metadata. Other code is identified by all of its bytes.
 */
export function codeIdentity(code: Uint8Array): CodeIdentity {
  const hash = lastHash(code)
  if (!hash) return { key: bytesToHex(keccak256(code)), end: code.length }
  const bytes = code.slice(0, hash.end)
  for (let at = 0; at < bytes.length; at++) {
    const opcode = bytes[at] ?? 0
    if (opcode < Op.PUSH1 || opcode > Op.PUSH32) continue
    const size = opcode - Op.PUSH1 + 1
    if (opcode === Op.PUSH20 || opcode === Op.PUSH32) bytes.fill(0, at + 1, Math.min(at + 1 + size, bytes.length))
    at += size
  }
  // Data can look like a push, so the hash is compared apart.
  return { key: `${bytesToHex(keccak256(bytes))} ${bytesToHex(code.subarray(hash.start, hash.end))}`, end: hash.end }
}

function lastHash(code: Uint8Array): { start: number; end: number } | undefined {
  for (let at = code.length - 1; at >= 0; at--) {
    for (const { mark, size } of HASH_MARKS) {
      const start = at + mark.length
      if (code[at] === mark[0] && start + size <= code.length && mark.every((byte, i) => code[at + i] === byte)) {
        return { start, end: start + size }
      }
    }
  }
  return undefined
}
