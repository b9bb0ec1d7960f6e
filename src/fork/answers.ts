/** Readers of what a remote chain answers. Each throws `InvalidAnswer` for anything else. */
import { type Hash, type Hex, hexToBytes } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { InvalidAnswer } from './errors.js'

/** Characters of a wrong answer in a message at most. */
const SHOWN = 60

function show(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

export function readQuantity(value: Json | undefined, most = 2n ** 256n - 1n): bigint {
  // Some servers write leading zeros.
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) throw new InvalidAnswer(`expected a quantity, got ${show(value)}`)
  const quantity = BigInt(value)
  if (quantity > most) throw new InvalidAnswer(`expected a quantity up to ${most}, got ${show(value)}`)
  return quantity
}

/** @param length bytes; default: any number */
export function readBytes(value: Json | undefined, length?: number): Uint8Array {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) throw new InvalidAnswer(`expected data, got ${show(value)}`)
  if (length !== undefined && value.length !== 2 + 2 * length) throw new InvalidAnswer(`expected ${length} bytes, got ${show(value)}`)
  return hexToBytes(value)
}

/** Reads data of a fixed length, such as a hash or an address. */
export function readHex(value: Json | undefined, length: number): Hex {
  readBytes(value, length)
  return `0x${String(value).slice(2).toLowerCase()}`
}

export function readHash(value: Json | undefined): Hash {
  return readHex(value, 32)
}

/** Reads a word, whose leading zeros some servers leave out. */
export function readWord(value: Json | undefined): Uint8Array {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{0,64}$/.test(value)) throw new InvalidAnswer(`expected 32 bytes, got ${show(value)}`)
  return hexToBytes(`0x${value.slice(2).padStart(64, '0')}`)
}

export function readObject(value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) throw new InvalidAnswer(`expected an object, got ${show(value)}`)
  return value
}

/** Reads a member that may be missing or null. */
export function readOptional<T>(object: JsonObject, name: string, read: (value: Json) => T): T | undefined {
  const value = member(object, name)
  return value === undefined || value === null ? undefined : read(value)
}
