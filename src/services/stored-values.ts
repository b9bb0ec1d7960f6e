import { bytesToHex, type Hex, hexToBytes } from '../primitives/hex.js'

// Making one takes longer than encoding a small value.
const UTF8 = new TextEncoder()

/** Returns plain values as bytes of JSON. Integers beyond those of JSON and bytes have a tag; absent members are left out. */
export function encodeValue(value: unknown): Uint8Array {
  return UTF8.encode(
    JSON.stringify(value, (_, member: unknown) => {
      if (typeof member === 'bigint') return { $integer: `${member}` }
      return member instanceof Uint8Array ? { $bytes: bytesToHex(member) } : member
    }),
  )
}

/** Returns a value that has neither large integers nor bytes as `encodeValue` does, in less time. */
export function encodePlainValue(value: unknown): Uint8Array {
  return UTF8.encode(JSON.stringify(value))
}

/** Returns the value of `encodeValue`. The caller knows its type: the record's checksum says that this node wrote it. */
export function decodeValue<Value>(bytes: Uint8Array): Value {
  return JSON.parse(new TextDecoder().decode(bytes), (_, member: { $integer?: string; $bytes?: Hex } | null) => {
    if (typeof member !== 'object' || member === null) return member
    if (member.$integer !== undefined) return BigInt(member.$integer)
    return member.$bytes === undefined ? member : hexToBytes(member.$bytes)
  })
}

/** Returns the id of a record of which there is one. */
export function nameKey(name: string): Uint8Array {
  return UTF8.encode(name)
}
