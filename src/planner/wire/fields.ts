/**
 * The members of requests: how each is read from JSON and from a query string, and its JSON Schema. Unknown members are ignored, and null is
 * the same as nothing: clients send both.
 */
import { isJsonObject, type Json, type JsonObject, member } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'

/** A `Value` inside, which callers write as a `Given`. */
export interface Field<Value, Given = Value> {
  /** Is never there: it holds the type. With undefined in it, the member may be left out. */
  readonly given?: Given
  readonly json: JsonObject
  /** @param given undefined when the member is missing or null. Throws `BadRequest` */
  read(given: Json | undefined, name: string): Value
  /** The JSON of a query parameter's values; undefined when there are none. */
  query(texts: readonly string[]): Json | undefined
}

export type Fields = Readonly<Record<string, Field<unknown>>>
type ValueOf<F> = F extends Field<infer Value, infer _Given> ? Value : never
export type RequestOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

type GivenOf<F> = F extends Field<infer _Value, infer Given> ? Given : never
type Flat<T> = { [Name in keyof T]: T[Name] }

/** Members of a request as callers write them. An optional member may be null. */
export type BodyOf<F extends Fields> = Flat<
  { -readonly [Name in keyof F as undefined extends GivenOf<F[Name]> ? never : Name]: GivenOf<F[Name]> } & {
    -readonly [Name in keyof F as undefined extends GivenOf<F[Name]> ? Name : never]?: GivenOf<F[Name]> | null | undefined
  }
>

/** Reads the members that a request has, by their table. */
export function readFields<F extends Fields>(fields: F, body: JsonObject): RequestOf<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.read(member(body, name) ?? undefined, name)])
  // One value per field, each from that field's own reader.
  return Object.fromEntries(entries) as RequestOf<F>
}

/** A query string as the body that says the same. */
export function bodyOfQuery(fields: Fields, query: URLSearchParams): JsonObject {
  const body: Record<string, Json> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = field.query(query.getAll(name))
    if (value !== undefined) body[name] = value
  }
  return body
}

/** The JSON Schema of an object with these members. */
export function schemaOf(fields: Fields): JsonObject {
  return { type: 'object', properties: Object.fromEntries(Object.entries(fields).map(([name, { json }]) => [name, json])) }
}

const lastOf = (texts: readonly string[]) => texts.at(-1)
const noQuery = () => undefined

function isShortText(given: Json | undefined, max: number): given is string {
  return typeof given === 'string' && given !== '' && given.length <= max
}

/** Characters of a chain id and of a denom at most. */
const MAX_CHAIN_ID = 64
const MAX_DENOM = 256

function textField(max: number, description: string, refusal: (name: string) => string): Field<string> {
  return {
    json: { type: 'string', minLength: 1, maxLength: max, description },
    read(given, name) {
      if (!isShortText(given, max)) throw new BadRequest(refusal(name))
      return given
    },
    query: lastOf,
  }
}

const invalid = (name: string) => `Invalid ${name}`

export const chainId = textField(MAX_CHAIN_ID, 'chain id', invalid)
export const denom = textField(MAX_DENOM, 'denom of an asset on its chain', invalid)
export const address = textField(MAX_DENOM, 'address on the chain', invalid)

/** A field that may be left out. */
export function optional<Value, Given>(field: Field<Value, Given>): Field<Value | undefined, Given | undefined> {
  return { json: field.json, query: field.query, read: (given, name) => (given === undefined ? undefined : field.read(given, name)) }
}

/** true or false; `otherwise` when it is not given. */
export function flag(otherwise: boolean, description = ''): Field<boolean, boolean | undefined> {
  return {
    json: { type: 'boolean', default: otherwise, ...(description === '' ? {} : { description }) },
    read(given, name) {
      if (given === undefined) return otherwise
      if (typeof given !== 'boolean') throw new BadRequest(invalid(name))
      return given
    },
    query(texts) {
      const text = texts.at(-1)
      return text === 'true' ? true : text === 'false' ? false : text
    },
  }
}

const UINT256_END = 1n << 256n

/** An amount in the smallest unit, as a decimal string. */
export const amount: Field<bigint, string> = {
  json: { type: 'string', pattern: '^[1-9][0-9]{0,77}$', description: 'amount in the smallest unit' },
  read(given, name) {
    if (typeof given !== 'string' || !/^[1-9]\d{0,77}$/.test(given)) throw new BadRequest(`invalid ${name}`)
    const value = BigInt(given)
    if (value >= UINT256_END) throw new BadRequest(`invalid ${name}`)
    return value
  },
  query: lastOf,
}

/** Basis points from 0 to 10000, as a decimal string. */
export const basisPoints: Field<bigint, string | undefined> = {
  json: { type: ['string', 'null'], pattern: '^\\d{1,5}$', default: '0', description: 'basis points from 0 to 10000' },
  read(given, name) {
    if (given === undefined) return 0n
    if (typeof given !== 'string' || !/^\d{1,5}$/.test(given) || Number(given) > 10_000) throw new BadRequest(`invalid ${name}`)
    return BigInt(given)
  },
  query: lastOf,
}

/** A list of at most `max` items; empty when it is not given. */
export function list<Value, Given>(item: Field<Value, Given>, max: number): Field<readonly Value[], readonly Given[] | undefined> {
  return {
    json: { type: 'array', items: item.json, maxItems: max },
    read(given, name) {
      if (given === undefined) return []
      if (!Array.isArray(given)) throw new BadRequest(invalid(name))
      if (given.length > max) throw new BadRequest(`${invalid(name)}: there are ${given.length}, and at most ${max} are taken`)
      return given.map((each: Json) => item.read(each ?? undefined, name))
    },
    query: (texts) => (texts.length === 0 ? undefined : [...texts]),
  }
}

/** An object with members of its own. */
export function object<F extends Fields>(fields: F): Field<RequestOf<F>, BodyOf<F>> {
  return {
    json: schemaOf(fields),
    read(given, name) {
      if (!isJsonObject(given)) throw new BadRequest(invalid(name))
      return readFields(fields, given)
    },
    query: noQuery,
  }
}

/** An object that is refused in one text when one of some members is missing or empty. */
export function whole<F extends Fields>(fields: F, needed: readonly (keyof F & string)[], refusal: string): Field<RequestOf<F>, BodyOf<F>> {
  const parts = object(fields)
  return {
    ...parts,
    read(given, name) {
      if (isJsonObject(given) && needed.some((each) => (member(given, each) ?? '') === '')) throw new BadRequest(refusal)
      return parts.read(given, name)
    },
  }
}

/** A field that is refused in one text when it is left out. */
export function needed<Value, Given>(field: Field<Value, Given>, refusal: string): Field<Value, Exclude<Given, undefined>> {
  return {
    json: field.json,
    query: field.query,
    read(given, name) {
      if (given === undefined) throw new BadRequest(refusal)
      return field.read(given, name)
    },
  }
}

/** A map with at most `max` entries, whose keys are the caller's. */
export function mapOf<Value, Given>(
  value: Field<Value, Given>,
  max: number,
): Field<ReadonlyMap<string, Value>, Readonly<Record<string, Given>>> {
  return {
    json: { type: 'object', additionalProperties: value.json, maxProperties: max },
    read(given, name) {
      if (!isJsonObject(given)) throw new BadRequest(invalid(name))
      const entries = Object.entries(given)
      if (entries.length > max) throw new BadRequest(`too many ${name}: ${entries.length}, at most ${max}`)
      return new Map(entries.map(([key, each]) => [key, value.read(each ?? undefined, name)]))
    },
    query: noQuery,
  }
}

/** Words without effect. Unknown ones are accepted. */
export const words: Field<readonly string[], readonly string[] | undefined> = list(
  { json: { type: 'string' }, read: (given, name) => textField(MAX_DENOM, '', invalid).read(given, name), query: lastOf },
  64,
)
