import { bytesToHex, type Hex, hexToBytes } from '../primitives/hex.js'
import { isRecord } from '../primitives/option-flaw.js'

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

/** Returns whether a value has some form. */
export type Form = (value: unknown) => boolean

export const isTruth: Form = (value) => typeof value === 'boolean'
export const isText: Form = (value) => typeof value === 'string'
/** A height, a number of a version, an id. */
export const isCount: Form = (value) => Number.isSafeInteger(value) && Number(value) >= 0
export const isNumber: Form = (value) => typeof value === 'number'
export const isInteger: Form = (value) => typeof value === 'bigint'
export const isBytes: Form = (value) => value instanceof Uint8Array
export const isHash: Form = (value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)
export const isAddress: Form = (value) => typeof value === 'string' && /^0x[0-9a-f]{40}$/.test(value)

export function isOptional(form: Form): Form {
  return (value) => value === undefined || form(value)
}

export function isListOf(form: Form): Form {
  return (value) => Array.isArray(value) && value.every(form)
}

/** The form of an object with some members, and perhaps others. */
export function isObjectWith(members: Readonly<Record<string, Form>>): Form {
  return (value) => isObject(value) && Object.entries(members).every(([name, form]) => form(value[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !(value instanceof Uint8Array)
}

/**
 * Returns the value of `encodeValue`. Throws an error for bytes that are none, and for a value of another form.
 *
 * @param form of the values of the type
 */
export function decodeValue<Value>(bytes: Uint8Array, form: Form): Value {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes), (_, member: unknown) => {
    if (!isObject(member)) return member
    const { $integer, $bytes } = member
    if (typeof $integer === 'string') return BigInt($integer)
    return typeof $bytes === 'string' ? hexToBytes($bytes as Hex) : member
  })
  if (!form(value)) throw new RangeError('it has another form')
  // The form is that of the type.
  return value as Value
}

/** Returns the id of a record of which there is one. */
export function nameKey(name: string): Uint8Array {
  return UTF8.encode(name)
}
