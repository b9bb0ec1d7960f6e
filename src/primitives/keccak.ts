import { keccak256 as library } from 'ethereum-cryptography/keccak.js'
import { base64ToBytes } from './base64.js'
import { type Address, bytesToHex, type Hash } from './hex.js'
import { KECCAK_BASE64 } from './keccak-binary.js'
import type { KeccakExports } from './keccak-exports.js'

/** Computes Keccak-256, the hash that Ethereum uses everywhere. It is not the standardised SHA3-256. */
export type Keccak = (bytes: Uint8Array) => Uint8Array

/** Keccak-256 in JavaScript, where a policy forbids WebAssembly. */
export const interpretedKeccak: Keccak = library

const HASH_LENGTH = 32

/** Keccak-256 with a buffer of its own, so that short inputs need not be copied. */
export interface KeccakBuffer {
  readonly hash: Keccak
  /** Input of `hashInput`. Every hash overwrites it. */
  readonly input: Uint8Array
  /** Writes the hash of the first bytes of the input to a position. */
  hashInput(length: number, target: Uint8Array, at: number): void
}

/**
 * Compiles Keccak-256 to WebAssembly, which takes about a third of the time. Compiling takes less than a millisecond and happens at once, because
 * hashes are needed where nothing can wait. Throws where a policy forbids WebAssembly.
 */
export function compileKeccak(): KeccakBuffer {
  const binary = base64ToBytes(KECCAK_BASE64)
  const instance = new WebAssembly.Instance(new WebAssembly.Module(binary))
  // The module is ours, and its exports are those of assembly/hashing.ts.
  const module = instance.exports as WebAssembly.Exports & KeccakExports
  const capacity = module.capacity()
  // The memory never grows, so the views stay valid.
  const input = new Uint8Array(module.memory.buffer, module.input(), capacity)
  const output = new Uint8Array(module.memory.buffer, module.output(), HASH_LENGTH)
  return {
    input,
    hashInput(length, target, at) {
      module.hash(length)
      target.set(output, at)
    },
    hash(bytes) {
      if (bytes.length <= capacity) {
        input.set(bytes)
        module.hash(bytes.length)
        return output.slice()
      }
      module.begin()
      let at = 0
      for (; bytes.length - at > capacity; at += capacity) {
        input.set(bytes.subarray(at, at + capacity))
        module.absorb()
      }
      input.set(bytes.subarray(at))
      module.finish(bytes.length - at)
      return output.slice()
    },
  }
}

/** Bytes of input where Keccak-256 is interpreted: more than a branch of a trie has. */
const INTERPRETED_INPUT = 1024

/** Returns Keccak-256 in JavaScript with a buffer. */
export function interpretedKeccakBuffer(): KeccakBuffer {
  const input = new Uint8Array(INTERPRETED_INPUT)
  return {
    hash: interpretedKeccak,
    input,
    hashInput: (length, target, at) => target.set(interpretedKeccak(input.subarray(0, length)), at),
  }
}

let current: KeccakBuffer | undefined

function chooseKeccak(): KeccakBuffer {
  try {
    return compileKeccak()
  } catch {
    return interpretedKeccakBuffer()
  }
}

/** Returns the Keccak-256 hash of bytes. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  return keccakBuffer().hash(bytes)
}

/** Returns the buffer in which values can be encoded that are hashed at once. It holds 1,024 bytes or more. */
export function keccakBuffer(): KeccakBuffer {
  current ??= chooseKeccak()
  return current
}

/** Keccak-256 of bytes that come in parts. */
export class Keccak256 {
  readonly #state = library.create()

  update(bytes: Uint8Array): void {
    this.#state.update(bytes)
  }

  digest(): Uint8Array {
    return this.#state.digest()
  }
}

export function keccakHash(bytes: Uint8Array): Hash {
  return bytesToHex(keccak256(bytes))
}

/** keccak256 of no bytes: the code hash of an account without code. */
export const EMPTY_CODE_HASH: Hash = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
/** keccak256(rlp('')): the root of an empty trie. */
export const EMPTY_TRIE_ROOT: Hash = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
/** keccak256(rlp([])): the hash of no uncles. */
export const EMPTY_UNCLES_HASH: Hash = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'

/** The EIP-55 form of an address, for people: mixed case that carries a checksum. */
export function checksumAddress(address: Address): string {
  const digits = address.slice(2)
  const sums = keccak256(new TextEncoder().encode(digits))
  let cased = '0x'
  for (let i = 0; i < digits.length; i++) {
    const octet = sums[i >> 1] ?? 0
    const high = (i % 2 === 0 ? octet >> 4 : octet & 15) >= 8
    const digit = digits.charAt(i)
    cased += high ? digit.toUpperCase() : digit
  }
  return cased
}

/** The address of a public key given as 64 bytes without the 0x04 prefix. */
export function addressOfPublicKey(publicKey: Uint8Array): Address {
  return bytesToHex(keccak256(publicKey).subarray(12))
}
