/**
 * Schemas: what a parameter or a result looks like on the wire and inside the node.
 *
 * A schema is a plain object with a decoder, an encoder and a JSON Schema. The decoders refuse with the texts of Go's decoder, because
 * clients and test suites match on them; the encoder is the only place where a value becomes hex.
 */
import { AsciiWriter } from '../primitives/ascii-writer.js'
import { type Address, bytesToHex, type Hash, type Hex, hexToBytes, toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'

/** A JSON Schema, as the OpenRPC document prints it. */
export type JsonSchema = JsonObject

export interface Schema<Value, Wire = Value> {
  readonly json: JsonSchema
  /** Object that values of a parameter name: a block by height, tag or hash, a block by its hash, or a transaction by its hash. */
  readonly names?: 'block' | 'blockHash' | 'transaction'
  /** Throws a `DecodeError`. */
  decode(input: Json): Value
  encode(value: Value): Wire
  /** Returns whether a value holds so many others that it is written in pieces. Absent: never. */
  isLong?(value: Value): boolean
  /** Returns the JSON text of a long value in pieces, so that others have a turn between them. */
  pieces?(value: Value): Generator<string, void>
  /** Writes the JSON text of a value, which has ASCII characters only and is never long, without its encoded form. */
  write?(writer: AsciiWriter, value: Value): void
}

/** Returns a schema whose values are encoded in another way. It does not write them in pieces, as the given one may. */
export function encodedAs<Value, Wire>({ json, decode }: Schema<Value, unknown>, encode: (value: Value) => Wire): Schema<Value, Wire> {
  return { json, decode, encode }
}

/** Entries of a list from which on it is long. To encode and to write so many takes a good part of a millisecond. */
const MANY = 256

/** Returns the JSON text of a value in pieces: one for all that is not long in it. */
function* piecesOf<Value>(schema: Schema<Value, unknown>, value: Value): Generator<string, void> {
  if (schema.isLong?.(value) && schema.pieces) yield* schema.pieces(value)
  else yield JSON.stringify(schema.encode(value)) ?? 'null'
}

/** Characters of a piece that holds several entries of a list, nearly, and how many entries it has at most. */
const PIECE = 16_384
/** Characters of a piece that is written without encoded forms, at least: it takes less time. */
const WRITTEN_PIECE = 65_536
const ENTRIES = 64

/** Entries that are not long are written together: as many as the length of the last ones suggests. */
function* listPieces<Value>(item: Schema<Value, unknown>, values: readonly Value[]): Generator<string, void> {
  if (item.write) {
    yield* writtenPieces(item.write, values)
    return
  }
  let separator = '['
  let count = 1
  for (let start = 0; start < values.length; ) {
    const group = values.slice(start, start + count)
    start += group.length
    if (group.some((value) => item.isLong?.(value))) {
      for (const value of group) {
        yield separator
        yield* piecesOf(item, value)
        separator = ','
      }
    } else {
      const text = JSON.stringify(group.map((value) => item.encode(value)))
      yield separator + text.slice(1, -1)
      separator = ','
      count = Math.max(1, Math.min(ENTRIES, Math.floor((PIECE * group.length) / text.length)))
    }
  }
  yield values.length === 0 ? '[]' : ']'
}

function* writtenPieces<Value>(write: (writer: AsciiWriter, value: Value) => void, values: readonly Value[]): Generator<string, void> {
  const writer = new AsciiWriter()
  let separator = '['
  for (const value of values) {
    writer.text(separator)
    write(writer, value)
    separator = ','
    if (writer.length >= WRITTEN_PIECE) yield writer.take()
  }
  writer.text(values.length === 0 ? '[]' : ']')
  yield writer.take()
}

function* objectPieces(
  members: Iterable<readonly [name: string, schema: Schema<unknown, unknown>, value: unknown]>,
): Generator<string, void> {
  let separator = '{'
  for (const [name, schema, value] of members) {
    yield `${separator}${JSON.stringify(name)}:`
    yield* piecesOf(schema, value)
    separator = ','
  }
  yield separator === '{' ? '{}' : '}'
}

/** Whether what a schema describes has a largest size. */
export function isBounded({ type, pattern, anyOf, enum: words }: JsonSchema): boolean {
  if (words !== undefined || type === 'boolean' || type === 'integer' || type === 'number' || type === 'null') return true
  if (Array.isArray(anyOf)) return anyOf.every((each) => isJsonObject(each) && isBounded(each))
  return type === 'string' && typeof pattern === 'string' && !/[*+]/.test(pattern)
}

export type ValueOf<S> = S extends Schema<infer Value, infer _Wire> ? Value : never
export type WireOf<S> = S extends Schema<infer _Value, infer Wire> ? Wire : never

/** Why a wire value was refused. `goType` is the type that geth's message names; without it the reason stands alone. */
export class DecodeError extends Error {
  constructor(
    readonly reason: string,
    readonly goType?: string,
    readonly field?: string,
  ) {
    const place = field === undefined ? 'value' : `struct field ${field}`
    super(goType === undefined ? reason : `json: cannot unmarshal ${reason} into Go ${place} of type ${goType}`)
  }

  /** The same refusal, seen from the object that holds the field. */
  within(struct: string, name: string): DecodeError {
    return new DecodeError(this.reason, this.goType, this.field ?? `${struct}.${name}`)
  }
}

function jsonKind(input: Json): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'array'
  return typeof input === 'boolean' ? 'bool' : typeof input
}

function hexDigits(input: Json, goType: string): string {
  if (typeof input !== 'string') throw new DecodeError('non-string', goType)
  if (input === '') throw new DecodeError('empty hex string', goType)
  if (!/^0x/i.test(input)) throw new DecodeError('hex string without 0x prefix', goType)
  return input.slice(2)
}

const PLAIN_HEX = /^[0-9a-fA-F]*$/

function evenDigits(input: Json, goType: string): string {
  if (input === '') return ''
  const digits = hexDigits(input, goType)
  if (digits.length % 2 !== 0) throw new DecodeError('hex string of odd length', goType)
  return digits
}

function evenHex(input: Json, goType: string): Hex {
  const digits = evenDigits(input, goType)
  if (!PLAIN_HEX.test(digits)) throw new DecodeError('invalid hex string', goType)
  return `0x${digits.toLowerCase()}`
}

/** Data may be megabytes long, and is gone through once. */
function evenBytes(input: Json, goType: string): Uint8Array {
  const digits = evenDigits(input, goType)
  try {
    return hexToBytes(`0x${digits}`)
  } catch (error) {
    throw error instanceof RangeError ? new DecodeError('invalid hex string', goType) : error
  }
}

function integer(input: Json, bits: number, goType: string): bigint {
  const digits = hexDigits(input, goType)
  if (digits === '') throw new DecodeError('hex string "0x"', goType)
  if (digits.length > 1 && digits.startsWith('0')) throw new DecodeError('hex string with leading zero digits', goType)
  if (!PLAIN_HEX.test(digits)) throw new DecodeError('invalid hex string', goType)
  const value = BigInt(`0x${digits}`)
  if (value >> BigInt(bits) !== 0n) throw new DecodeError(`hex number > ${bits} bits`, goType)
  return value
}

function quantityOf(bits: number, goType: string): Schema<bigint, Hex> {
  return {
    json: {
      title: `Uint${bits}`,
      description: `An unsigned integer of at most ${bits} bits, without leading zeros.`,
      type: 'string',
      pattern: `^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,${bits / 4 - 1}})$`,
    },
    decode: (input) => integer(input, bits, goType),
    encode: toQuantity,
  }
}

/** An unsigned integer below 2^256: an amount in wei, a price. */
export const quantity = quantityOf(256, '*hexutil.Big')
/** An unsigned integer below 2^64: a height, a nonce, an amount of gas, seconds. */
export const uint64 = quantityOf(64, 'hexutil.Uint64')

function checkDigits(digits: number, length: number, goType: string): void {
  if (digits !== 2 * length) throw new DecodeError(`hex string has length ${digits}, want ${2 * length} for ${goType}`)
}

function fixedBytes(title: string, length: number, goType: string): Schema<Hash, Hex> {
  return {
    json: { title, description: `${length} bytes.`, type: 'string', pattern: `^0x[0-9a-fA-F]{${2 * length}}$` },
    decode(input) {
      const hex = evenHex(input, goType)
      checkDigits(hex.length - 2, length, goType)
      return hex
    },
    encode: (value) => value,
  }
}

/** 20 bytes. */
export const address: Schema<Address, Hex> = fixedBytes('Address', 20, 'common.Address')
/** 32 bytes. */
export const hash: Schema<Hash, Hex> = fixedBytes('Hash', 32, 'common.Hash')

function bytesOf(goType: string, length?: number): Schema<Uint8Array, Hex> {
  return {
    json: {
      title: `Bytes${length ?? ''}`,
      description: length === undefined ? 'Any number of bytes.' : `${length} bytes.`,
      type: 'string',
      pattern: length === undefined ? '^0x([0-9a-fA-F]{2})*$' : `^0x[0-9a-fA-F]{${2 * length}}$`,
    },
    decode(input) {
      const bytes = evenBytes(input, goType)
      if (length !== undefined) checkDigits(2 * bytes.length, length, goType)
      return bytes
    },
    encode: bytesToHex,
  }
}

/** Any number of bytes. */
export const data = bytesOf('hexutil.Bytes')
/** Exactly 32 bytes that are held as bytes. */
export const word = bytesOf('common.Hash', 32)
/** The eight bytes of a proof-of-work nonce. */
export const blockNonce = bytesOf('types.BlockNonce', 8)
/** The 256 bytes of a bloom filter. */
export const bloom = bytesOf('types.Bloom', 256)

export const boolean: Schema<boolean> = {
  json: { type: 'boolean' },
  decode(input) {
    if (typeof input !== 'boolean') throw new DecodeError(jsonKind(input), 'bool')
    return input
  },
  encode: (value) => value,
}

export const string: Schema<string> = {
  json: { type: 'string' },
  decode(input) {
    if (typeof input !== 'string') throw new DecodeError(jsonKind(input), 'string')
    return input
  },
  encode: (value) => value,
}

/** A JSON number. */
export const number: Schema<number> = {
  json: { type: 'number' },
  decode(input) {
    if (typeof input !== 'number') throw new DecodeError(jsonKind(input), 'float64')
    return input
  },
  encode: (value) => value,
}

/** An unsigned integer as a JSON number, up to 2^53 - 1. `goType` is `uint64` or what geth has in its place. */
export function jsonInteger(goType: string): Schema<number> {
  return {
    json: { type: 'integer', minimum: 0 },
    decode(input) {
      if (typeof input !== 'number') throw new DecodeError(jsonKind(input), goType)
      if (!Number.isSafeInteger(input) || input < 0) throw new DecodeError(`number ${input}`, goType)
      return input
    },
    encode: (value) => value,
  }
}

/** An integer as a JSON number, which may be negative. */
export const int: Schema<number> = {
  json: { type: 'integer' },
  decode(input) {
    if (typeof input !== 'number') throw new DecodeError(jsonKind(input), 'int')
    if (!Number.isSafeInteger(input)) throw new DecodeError(`number ${input}`, 'int')
    return input
  },
  encode: (value) => value,
}

/** Whatever JSON can carry, as it is. */
export const json: Schema<Json> = {
  json: {},
  decode: (input) => input,
  encode: (value) => value,
  isLong(value) {
    if (typeof value !== 'object' || value === null) return false
    const values: readonly (Json | undefined)[] = Array.isArray(value) ? value : Object.values(value)
    return values.length > MANY || values.some((entry) => entry !== undefined && json.isLong?.(entry))
  },
  *pieces(value) {
    if (Array.isArray(value)) yield* listPieces<Json>(json, value)
    else if (isJsonObject(value)) yield* objectPieces(membersOf(value))
  },
}

function membersOf(value: JsonObject) {
  return Object.entries(value).flatMap(([name, entry]) => (entry === undefined ? [] : [[name, json, entry] as const]))
}

/** Only null. */
export const nothing: Schema<null> = {
  json: { type: 'null' },
  decode(input) {
    if (input !== null) throw new DecodeError(jsonKind(input), 'nil')
    return null
  },
  encode: () => null,
}

/** One of a few words. */
export function literal<const Words extends readonly string[]>(goType: string, ...words: Words): Schema<Words[number]> {
  const isWord = (input: Json): input is Words[number] => typeof input === 'string' && words.includes(input)
  return {
    json: { type: 'string', enum: words },
    decode(input) {
      if (!isWord(input)) throw new DecodeError(jsonKind(input), goType)
      return input
    },
    encode: (value) => value,
  }
}

/** The value, or null. */
export function nullable<Value, Wire>(inner: Schema<Value, Wire>): Schema<Value | null, Wire | null> {
  return {
    json: { anyOf: [inner.json, { type: 'null' }] },
    decode: (input) => (input === null ? null : inner.decode(input)),
    encode: (value) => (value === null ? null : inner.encode(value)),
    isLong: (value) => value !== null && (inner.isLong?.(value) ?? false),
    *pieces(value) {
      if (value !== null) yield* piecesOf(inner, value)
    },
  }
}

export function array<Value, Wire>(item: Schema<Value, Wire>, goType = '[]interface {}'): Schema<readonly Value[], readonly Wire[]> {
  return {
    json: { type: 'array', items: item.json },
    decode(input) {
      if (!Array.isArray(input)) throw new DecodeError(jsonKind(input), goType)
      return input.map((entry: Json) => item.decode(entry))
    },
    encode: (values) => values.map((value) => item.encode(value)),
    isLong: (values) => values.length > MANY || (item.isLong !== undefined && values.some((value) => item.isLong?.(value))),
    pieces: (values) => listPieces(item, values),
  }
}

/** An object whose member names are data: addresses, nonces, selectors. */
export function mapOf<Key extends string, Value, Wire>(
  key: Schema<Key, string>,
  value: Schema<Value, Wire>,
  goType = 'map[string]interface {}',
): Schema<ReadonlyMap<Key, Value>, { [name: string]: Wire }> {
  return {
    json: { type: 'object', propertyNames: key.json, additionalProperties: value.json },
    decode(input) {
      if (!isJsonObject(input)) throw new DecodeError(jsonKind(input), goType)
      return new Map(Object.keys(input).map((name) => [key.decode(name), value.decode(member(input, name) ?? null)] as const))
    },
    encode: (entries) => Object.fromEntries([...entries].map(([name, entry]) => [key.encode(name), value.encode(entry)])),
    isLong: (entries) =>
      entries.size > MANY || (value.isLong !== undefined && [...entries.values()].some((entry) => value.isLong?.(entry))),
    pieces: (entries) => objectPieces([...entries].map(([name, entry]) => [key.encode(name), value, entry] as const)),
  }
}

/** A member that may be absent. Null counts as absent, as in Go. */
export interface Optional<Value, Wire> {
  readonly optional: Schema<Value, Wire>
}

export function optional<Value, Wire>(inner: Schema<Value, Wire>): Optional<Value, Wire> {
  return { optional: inner }
}

type Field = Schema<unknown, unknown> | Optional<unknown, unknown>
type Fields = { readonly [name: string]: Field }
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends Optional<unknown, unknown> ? N : never }[keyof F]
type FieldValue<F> = F extends Optional<infer Value, infer _Wire> ? Value : ValueOf<F>
type FieldWire<F> = F extends Optional<infer _Value, infer Wire> ? Wire : WireOf<F>
type Flat<T> = { [K in keyof T]: T[K] }
export type ObjectValue<F extends Fields> = Flat<
  { readonly [N in Exclude<keyof F, OptionalNames<F>>]: FieldValue<F[N]> } & {
    readonly [N in OptionalNames<F>]?: FieldValue<F[N]> | undefined
  }
>
/** JSON of an object. Its members are not read-only, because every caller writes and gets objects of its own. */
export type ObjectWire<F extends Fields> = Flat<
  { -readonly [N in Exclude<keyof F, OptionalNames<F>>]: FieldWire<F[N]> } & {
    -readonly [N in OptionalNames<F>]?: FieldWire<F[N]> | undefined
  }
>

/** Whether two types are identical, modifiers of members included. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Member<T, N> = N extends keyof T ? Pick<T, N> : undefined
/** Members in which the JSON of fields and an interface differ. For the compiler, each of them is an error. */
type Differences<Wire, F extends Fields> = {
  readonly [N in keyof Wire | keyof F as Same<Member<Wire, N>, Member<ObjectWire<F>, N>> extends true ? never : N]: never
}

function schemaOf(field: Field): Schema<unknown, unknown> {
  return 'optional' in field ? field.optional : field
}

/** An object with known members, others are ignored. `goType` names it in refusals, as `TransactionArgs` in `TransactionArgs.to`. */
export function object<const F extends Fields>(goType: string, fields: F): Schema<ObjectValue<F>, ObjectWire<F>> {
  return objectSchema(goType, fields)
}

/**
 * Returns `object` for JSON whose type has a name: hovers and declarations show the interface. The fields are the truth at run time. A member that
 * only one of both has, or that has another type, is a type error.
 *
 * @example
 * ```ts
 * const withdrawalSchema = objectOf<Withdrawal>()('types.Withdrawal', { index: uint64, validatorIndex: uint64, address, amount: uint64 })
 * ```
 */
export function objectOf<Wire>(): <const F extends Fields>(
  goType: string,
  fields: F & Differences<Wire, F>,
) => Schema<ObjectValue<F>, Wire> {
  return objectSchema
}

function objectSchema<Value, Wire>(goType: string, fields: Fields): Schema<Value, Wire> {
  const entries = Object.entries(fields)
  const mayBeLong = entries.filter(([, field]) => schemaOf(field).isLong !== undefined)
  const struct = goType.slice(goType.lastIndexOf('.') + 1)
  const given = (value: Value) => value as Record<string, unknown>
  return {
    json: {
      title: struct,
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field).json])),
      required: entries.filter(([, field]) => !('optional' in field)).map(([name]) => name),
    },
    decode(input) {
      if (!isJsonObject(input)) throw new DecodeError(jsonKind(input), goType)
      const value: Record<string, unknown> = {}
      for (const [name, field] of entries) {
        const given = member(input, name)
        if (given === undefined || (given === null && 'optional' in field)) {
          if (!('optional' in field)) throw new DecodeError(`missing required field '${name}' for ${struct}`)
          continue
        }
        try {
          value[name] = schemaOf(field).decode(given)
        } catch (error) {
          throw error instanceof DecodeError ? error.within(struct, name) : error
        }
      }
      // The loop above built exactly the members that the field table describes.
      return value as Value
    },
    encode(value) {
      const wire: Record<string, unknown> = {}
      for (const [name, field] of entries) {
        const entry = given(value)[name]
        if (entry !== undefined) wire[name] = schemaOf(field).encode(entry)
      }
      return wire as Wire
    },
    isLong(value) {
      return mayBeLong.some(([name, field]) => {
        const entry = given(value)[name]
        return entry !== undefined && schemaOf(field).isLong?.(entry)
      })
    },
    pieces: (value) =>
      objectPieces(
        entries.flatMap(([name, field]) => {
          const entry = given(value)[name]
          return entry === undefined ? [] : [[name, schemaOf(field), entry] as const]
        }),
      ),
  }
}

/** The first form whose `accepts` says yes; otherwise the last one, whose refusal is the answer. */
export function either<A, WireA, B, WireB>(
  first: Schema<A, WireA>,
  second: Schema<B, WireB>,
  accepts: { readonly input: (input: Json) => boolean; readonly value: (value: A | B) => value is A },
): Schema<A | B, WireA | WireB> {
  return {
    json: { anyOf: [first.json, second.json] },
    decode: (input) => (accepts.input(input) ? first.decode(input) : second.decode(input)),
    encode: (value) => (accepts.value(value) ? first.encode(value) : second.encode(value as B)),
    isLong: (value) => (accepts.value(value) ? first.isLong?.(value) : second.isLong?.(value as B)) ?? false,
    pieces: (value) => (accepts.value(value) ? piecesOf(first, value) : piecesOf(second, value as B)),
  }
}
