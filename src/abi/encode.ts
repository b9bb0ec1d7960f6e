/** Encodes values with Solidity's ABI, from what a person types: JSON in which numbers and bytes may be texts. */
import { bytesToHex, concatBytes, type Hex, hexToBytes } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { type AbiParameter, type AbiType, headSize, isDynamic, typeName } from './types.js'

/** A value does not have its type. The message says which. */
export class UnencodableValue extends Error {}

/**
 * Returns the encoding of some values.
 *
 * Integers are numbers, or texts in decimal or hex; bytes and addresses are hex; tuples are lists, or objects by the names of their members.
 *
 * Throws `UnencodableValue`.
 */
export function encodeParameters(parameters: readonly AbiParameter[], values: readonly Json[]): Hex {
  if (values.length !== parameters.length) throw new UnencodableValue(`expected ${parameters.length} values, got ${values.length}`)
  const encoded = parameters.map(({ type, name }, index) => encode(type, values[index] ?? null, name === '' ? `value ${index + 1}` : name))
  return bytesToHex(
    joined(
      parameters.map(({ type }) => type),
      encoded,
    ),
  )
}

/** Puts values one behind the other: those of any length behind the others, with an offset in their place. */
function joined(types: readonly AbiType[], encoded: readonly Uint8Array[]): Uint8Array {
  let offset = types.reduce((sum, type) => sum + headSize(type), 0)
  const heads: Uint8Array[] = []
  const tails: Uint8Array[] = []
  for (const [index, type] of types.entries()) {
    const bytes = encoded[index] ?? new Uint8Array()
    if (!isDynamic(type)) heads.push(bytes)
    else {
      heads.push(word(BigInt(offset)))
      tails.push(bytes)
      offset += bytes.length
    }
  }
  return concatBytes(...heads, ...tails)
}

function encode(type: AbiType, value: Json, place: string): Uint8Array {
  const refuse = (expected: string): never => {
    throw new UnencodableValue(`${place}: expected ${expected}, got ${excerpt(value)}`)
  }
  switch (type.kind) {
    case 'uint':
    case 'int':
      return word(integer(type, value, place))
    case 'bool':
      return typeof value === 'boolean' ? word(value ? 1n : 0n) : refuse('true or false')
    case 'address':
      return isHex(value) && value.length === 42 ? word(BigInt(value)) : refuse('an address, 0x and 40 hexadecimal digits')
    case 'fixedBytes':
      return isHex(value) && value.length === 2 + 2 * type.size ? padded(bytesOf(value)) : refuse(`${type.size} bytes of hex`)
    case 'bytes':
      return isHex(value) && value.length % 2 === 0 ? sized(bytesOf(value)) : refuse('bytes of hex, such as 0x1234')
    case 'string':
      return typeof value === 'string' ? sized(new TextEncoder().encode(value)) : refuse('a text')
    case 'array': {
      if (!Array.isArray(value)) return refuse(`a list for ${typeName(type)}`)
      if (type.length !== undefined && value.length !== type.length) return refuse(`${type.length} items`)
      const items = value.map((item: Json, index) => encode(type.item, item, `${place}[${index}]`))
      const body = joined(
        items.map(() => type.item),
        items,
      )
      return type.length === undefined ? concatBytes(word(BigInt(value.length)), body) : body
    }
    case 'tuple': {
      const list = Array.isArray(value)
        ? value
        : isJsonObject(value)
          ? type.members.map(({ name }) => member(value, name) ?? null)
          : undefined
      if (list?.length !== type.members.length) return refuse(`the ${type.members.length} members of ${typeName(type)}`)
      const members = type.members.map((each, index) => encode(each.type, list[index] ?? null, `${place}.${each.name || index}`))
      return joined(
        type.members.map((each) => each.type),
        members,
      )
    }
  }
}

function integer({ kind, bits }: { readonly kind: 'uint' | 'int'; readonly bits: number }, value: Json, place: string): bigint {
  const isWhole =
    typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && /^(?:-?\d+|0x[\da-f]+)$/i.test(value)
  if (!isWhole) throw new UnencodableValue(`${place}: expected a whole number, got ${excerpt(value)}`)
  const number = BigInt(value as number | string)
  const isInRange = (kind === 'uint' ? BigInt.asUintN(bits, number) : BigInt.asIntN(bits, number)) === number
  if (!isInRange) throw new UnencodableValue(`${place}: ${excerpt(value)} is out of the range of ${kind}${bits}`)
  return number
}

function isHex(value: Json): value is string {
  return typeof value === 'string' && /^0x[\da-f]*$/i.test(value)
}

function bytesOf(hex: string): Uint8Array {
  return hexToBytes(`0x${hex.slice(2).toLowerCase()}`)
}

/** 32 bytes; two's complement for numbers below zero. */
function word(value: bigint): Uint8Array {
  return bytesOf(`0x${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`)
}

function sized(bytes: Uint8Array): Uint8Array {
  return concatBytes(word(BigInt(bytes.length)), padded(bytes))
}

/** With zeros behind it, up to a whole number of words. */
function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 32) * 32)
  whole.set(bytes)
  return whole
}

function excerpt(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
