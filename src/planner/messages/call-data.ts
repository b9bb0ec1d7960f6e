/** Calls of contracts, encoded by the rules of Solidity's ABI (https://docs.soliditylang.org/en/latest/abi-spec.html). */
import { bigIntToWord, bytesToHex, concatBytes, EMPTY_BYTES, hexToBytes, padLeft } from '../../primitives/hex.js'
import { keccak256 } from '../../primitives/keccak.js'

const WORD = 32

/** An encoded value. A dynamic value follows the others, and its place has an offset to it. */
export interface Argument {
  readonly bytes: Uint8Array
  readonly isDynamic: boolean
}

/** Any unsigned integer. */
export function uint(value: bigint | number): Argument {
  return word(bigIntToWord(BigInt(value)))
}

/** @param address 20 bytes in hex, in any case */
export function address(address: string): Argument {
  return word(hexToBytes(address.toLowerCase()))
}

/** At most 32 bytes, filled up on their left. */
export function word(bytes: Uint8Array): Argument {
  return { bytes: padLeft(bytes, WORD), isDynamic: false }
}

export function bytes(value: Uint8Array): Argument {
  const padding = new Uint8Array((WORD - (value.length % WORD)) % WORD)
  return { bytes: concatBytes(bigIntToWord(BigInt(value.length)), value, padding), isDynamic: true }
}

export function text(value: string): Argument {
  return bytes(new TextEncoder().encode(value))
}

export const NO_BYTES: Argument = bytes(EMPTY_BYTES)

/** An array without a fixed length. */
export function list(items: readonly Argument[]): Argument {
  return { bytes: concatBytes(bigIntToWord(BigInt(items.length)), sequence(items)), isDynamic: true }
}

export function tuple(...members: readonly Argument[]): Argument {
  return { bytes: sequence(members), isDynamic: members.some(({ isDynamic }) => isDynamic) }
}

/**
 * A call as hex without `0x`.
 *
 * @example
 * ```ts
 * callData('transfer(address,uint256)', address(to), uint(1n)) // 'a9059cbb000000000000…'
 * ```
 */
export function callData(signature: string, ...parameters: readonly Argument[]): string {
  const selector = keccak256(new TextEncoder().encode(signature)).subarray(0, 4)
  return bytesToHex(concatBytes(selector, sequence(parameters))).slice(2)
}

function sequence(items: readonly Argument[]): Uint8Array {
  let offset = items.reduce((size, { bytes: own, isDynamic }) => size + (isDynamic ? WORD : own.length), 0)
  const heads: Uint8Array[] = []
  const tails: Uint8Array[] = []
  for (const { bytes: own, isDynamic } of items) {
    heads.push(isDynamic ? bigIntToWord(BigInt(offset)) : own)
    if (!isDynamic) continue
    tails.push(own)
    offset += own.length
  }
  return concatBytes(...heads, ...tails)
}
