/** Variables with their values, from storage or from the stack. */
import { quoted } from '../explain/words.js'
import type { Address, Hex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import type { ValueKind } from './storage-layout.js'

/** A variable of a contract, or a part of one, with its value. */
export interface Variable {
  /** Name, or the place in its parent: `owner`, `[3]`, `[0x…]`. */
  readonly name: string
  /** Path of the whole: `balances[0x…].amount`. */
  readonly path: string
  /** In Solidity's words: `mapping(address => uint256)`. */
  readonly type: string
  /** Slot where it begins; undefined for a variable that is not in storage. */
  readonly slot: bigint | undefined
  /** Storage in which the slot is; undefined for a variable without a slot. */
  readonly space: 'storage' | 'transient' | undefined
  /** Bytes of the slot to the right of the value. */
  readonly offset: number | undefined
  /**
   * Integers are bigint; an enum is the name of its member, or a bigint if that is not known; addresses and bytes are hex in lower case. Undefined for a
   * variable that has members, and for one without a value. Of bytes and texts, at most the first 1,024 bytes.
   */
  readonly value: bigint | boolean | string | undefined
  /** Value in words, on one line. Long ones are shortened. */
  readonly text: string
  /** Members of a struct, the first items of a list, the entries of a mapping whose keys are known; undefined for other values. */
  readonly members: readonly Variable[] | undefined
  /** Number of all members or items, or of the bytes of `bytes` and `string`. Undefined for a mapping, and for other values. */
  readonly count: bigint | undefined
  /** Why there is no value, or why it is uncertain: one reason. */
  readonly problem: string | undefined
}

/** Returns the value of some bytes, of which an integer is made. */
export function decodedValue(kind: ValueKind, raw: bigint, size: number): bigint | boolean | string {
  switch (kind.kind) {
    case 'uint':
      return raw
    case 'int':
      return BigInt.asIntN(size * 8, raw)
    case 'bool':
      return raw !== 0n
    case 'enum':
      return kind.members?.[Number(raw)] ?? raw
    default:
      return hexOf(raw, size)
  }
}

export function hexOf(raw: bigint, size: number): Hex {
  return `0x${raw.toString(16).padStart(2 * size, '0')}`
}

/** Returns a value in words. */
export function textOf(kind: ValueKind, value: bigint | boolean | string): string {
  return kind.kind === 'address' ? checksumAddress(value as Address) : String(value)
}

/** Longest text of a variable with members. */
const LONGEST = 200

/** `(owner: 0x…, amount: 5)`, `[1, 2, … 40 in all]`, `{0x…: 5}` */
export function membersText(kind: 'struct' | 'array' | 'mapping', members: readonly Variable[], count: bigint | undefined): string {
  const parts: string[] = []
  let length = 0
  for (const { name, text } of members) {
    const part = kind === 'array' ? text : kind === 'struct' ? `${name}: ${text}` : `${name.slice(1, -1)}: ${text}`
    length += part.length + 2
    if (length > LONGEST) break
    parts.push(part)
  }
  // Of a mapping without known keys nothing is known.
  const isUnknown = kind === 'mapping' && members.length === 0
  const isWhole = !isUnknown && parts.length === members.length && (count === undefined || BigInt(members.length) === count)
  const rest = isWhole ? [] : [count === undefined || kind === 'struct' ? '…' : `… ${count} in all`]
  const [open, close] = kind === 'array' ? '[]' : kind === 'struct' ? '()' : '{}'
  return `${open}${[...parts, ...rest].join(', ')}${close}`
}

export function bytesValueText(value: string, isText: boolean, count: bigint): string {
  if (isText) return quoted(value)
  return count <= 36n ? value : `${value.slice(0, 66)}… (${count} bytes)`
}
