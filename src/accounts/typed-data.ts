/**
 * Typed data (EIP-712): from an object with its types to the 32 bytes that are signed.
 *
 *     keccak256(0x19 0x01 ‖ hashStruct(domain) ‖ hashStruct(message))
 *     hashStruct(s) = keccak256(keccak256(encodeType(typeOf(s))) ‖ encodeData(s))
 *
 * Wallets agree on what the EIP leaves open, and this file follows them: in version 4 a struct that is null or missing is 32 zero bytes,
 * which is what lets recursive types end; version 3 is the same without arrays and without such structs. Members that a type does not
 * name are not signed.
 */
import { bigIntToWord, concatBytes, hexToBytes } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { keccak256 } from '../primitives/keccak.js'
import { InvalidTypedData } from './errors.js'

export type TypedDataVersion = 'v3' | 'v4'

/** A member of a struct type, as in `{ name: 'to', type: 'address' }`. */
export interface TypedMember {
  readonly name: string
  readonly type: string
}

export interface TypedData {
  readonly types: ReadonlyMap<string, readonly TypedMember[]>
  readonly primaryType: string
  readonly domain: JsonObject
  readonly message: JsonObject
}

/** Limits of typed data from untrusted callers, far above those of real data. */
const MAX_TYPES = 256
/** Characters of all type definitions together. */
const MAX_TYPE_TEXT = 65_536
/** Structs within structs and arrays within arrays. */
const MAX_DEPTH = 100
/** Members and elements altogether. */
const MAX_VALUES = 100_000

const DOMAIN_TYPE = 'EIP712Domain'
/** The members a domain may have, in the order in which its type names them. */
const DOMAIN_MEMBERS: readonly TypedMember[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

const WORD = 32
const ZERO_WORD = new Uint8Array(WORD)

/**
 * Typed data from an object or its JSON text. The type of the domain is derived from the domain's members when it is not given.
 *
 * Throws `InvalidTypedData`; `domain is undefined` without a domain.
 */
export function readTypedData(input: Json): TypedData {
  const data = typeof input === 'string' ? parse(input) : input
  if (!isJsonObject(data)) throw new InvalidTypedData('typed data must be an object or its JSON text')
  const domain = member(data, 'domain')
  if (domain === undefined || domain === null) throw new InvalidTypedData('domain is undefined')
  if (!isJsonObject(domain)) throw new InvalidTypedData('domain must be an object')
  const types = readTypes(member(data, 'types'))
  if (!types.has(DOMAIN_TYPE)) types.set(DOMAIN_TYPE, domainTypeOf(domain))
  const primaryType = member(data, 'primaryType')
  if (typeof primaryType !== 'string') throw new InvalidTypedData('primaryType must be a string')
  if (!types.has(primaryType)) throw new InvalidTypedData(`primary type ${show(primaryType)} is not among the types`)
  const message = member(data, 'message') ?? (primaryType === DOMAIN_TYPE ? {} : undefined)
  if (!isJsonObject(message)) throw new InvalidTypedData('message must be an object')
  return { types, primaryType, domain, message }
}

/** The 32 bytes to sign. Throws `InvalidTypedData` where a value does not fit its type. */
export function typedDataDigest(data: TypedData, version: TypedDataVersion): Uint8Array {
  const hasher = new StructHasher(data.types, version)
  const prefix = Uint8Array.of(0x19, 0x01)
  const domain = hasher.hash(DOMAIN_TYPE, data.domain)
  // A domain alone may be signed: then there is nothing beside it.
  if (data.primaryType === DOMAIN_TYPE) return keccak256(concatBytes(prefix, domain))
  return keccak256(concatBytes(prefix, domain, hasher.hash(data.primaryType, data.message)))
}

/** The type hash and the members of the message, each 32 bytes: what is hashed of it. */
export function encodeMessage(data: TypedData, version: TypedDataVersion): Uint8Array {
  return new StructHasher(data.types, version).encode(data.primaryType, data.message)
}

/** A type and, in the order of their names, all types it refers to: `Mail(Person from,string contents)Person(string name)`. */
export function encodeType(types: TypedData['types'], primaryType: string): string {
  const found = new Set([primaryType])
  // A set goes on with what is added to it on the way.
  for (const name of found) {
    for (const { type } of types.get(name) ?? []) {
      const base = baseOf(type)
      if (types.has(base)) found.add(base)
    }
  }
  found.delete(primaryType)
  return [primaryType, ...[...found].sort()].map((name) => definition(name, types.get(name) ?? [])).join('')
}

function definition(name: string, members: readonly TypedMember[]): string {
  return `${name}(${members.map((entry) => `${entry.type} ${entry.name}`).join(',')})`
}

/** `Person` of `Person[2][]`. */
function baseOf(type: string): string {
  const end = type.indexOf('[')
  return end === -1 ? type : type.slice(0, end)
}

/** Turns a value into its 32 bytes. `path` says where it stands, for messages. */
type Encoder = (value: Json | undefined, path: string, depth: number) => Uint8Array

/** Hashes structs of one set of types. What a type needs is worked out once, however often it occurs. */
class StructHasher {
  readonly #types: TypedData['types']
  readonly #version: TypedDataVersion
  readonly #typeHashes = new Map<string, Uint8Array>()
  readonly #encoders = new Map<string, Encoder>()
  #values = 0

  constructor(types: TypedData['types'], version: TypedDataVersion) {
    this.#types = types
    this.#version = version
  }

  hash(type: string, value: JsonObject): Uint8Array {
    return keccak256(this.encode(type, value))
  }

  encode(type: string, value: JsonObject): Uint8Array {
    return this.#encodeStruct(type, value, type, 0)
  }

  #encodeStruct(type: string, value: JsonObject, path: string, depth: number): Uint8Array {
    const members = this.#types.get(type) ?? []
    const encoded = new Uint8Array(WORD * (members.length + 1))
    encoded.set(this.#typeHash(type))
    members.forEach((entry, position) => {
      const word = this.#encode(entry.type, member(value, entry.name), `${path}.${entry.name}`, depth)
      encoded.set(word, WORD * (position + 1))
    })
    return encoded
  }

  #encode(type: string, value: Json | undefined, path: string, depth: number): Uint8Array {
    if (++this.#values > MAX_VALUES) throw new InvalidTypedData(`typed data holds more than ${MAX_VALUES} values`)
    if (depth > MAX_DEPTH) throw new InvalidTypedData(`typed data is nested deeper than ${MAX_DEPTH} levels`)
    return this.#encoderOf(type)(value, path, depth)
  }

  #typeHash(type: string): Uint8Array {
    let hash = this.#typeHashes.get(type)
    if (!hash) {
      hash = keccak256(new TextEncoder().encode(encodeType(this.#types, type)))
      this.#typeHashes.set(type, hash)
    }
    return hash
  }

  #encoderOf(type: string): Encoder {
    let encoder = this.#encoders.get(type)
    if (!encoder) {
      encoder = this.#arrayEncoder(type) ?? this.#structEncoder(type) ?? atomicEncoder(type)
      if (!encoder) throw new InvalidTypedData(`unknown type ${show(type)}`)
      this.#encoders.set(type, encoder)
    }
    return encoder
  }

  #structEncoder(type: string): Encoder | undefined {
    if (!this.#types.has(type)) return undefined
    return (value, path, depth) => {
      if (this.#version === 'v4' && (value === undefined || value === null)) return ZERO_WORD
      if (!isJsonObject(value)) throw mismatch(path, type, value)
      return keccak256(this.#encodeStruct(type, value, path, depth + 1))
    }
  }

  #arrayEncoder(type: string): Encoder | undefined {
    const [, item, size] = /^(.+)\[(\d{0,9})\]$/.exec(type) ?? []
    if (item === undefined) return undefined
    if (this.#version === 'v3') throw new InvalidTypedData('arrays are not supported in version 3 of typed data, use eth_signTypedData_v4')
    return (value, path, depth) => {
      if (!Array.isArray(value)) throw mismatch(path, type, value)
      if (size !== '' && value.length !== Number(size)) {
        throw new InvalidTypedData(`${place(path)}: expected ${size} elements for ${show(type)}, got ${value.length}`)
      }
      // Before memory is taken for them.
      if (value.length > MAX_VALUES) throw new InvalidTypedData(`typed data holds more than ${MAX_VALUES} values`)
      const encoded = new Uint8Array(WORD * value.length)
      for (let i = 0; i < value.length; i++) encoded.set(this.#encode(item, value[i], `${path}[${i}]`, depth + 1), WORD * i)
      return keccak256(encoded)
    }
  }
}

/** The encoder of a type that is no struct and no array; undefined when there is no such type. */
function atomicEncoder(type: string): Encoder | undefined {
  if (type === 'bool') return encodeBool
  if (type === 'address') return encodeAddress
  if (type === 'string') return encodeString
  if (type === 'bytes') return (value, path) => keccak256(bytesOf(value, type, path))
  const [, kind, digits] = /^(u?int|bytes)([1-9]\d{0,2})?$/.exec(type) ?? []
  const size = digits === undefined ? 256 : Number(digits)
  if (kind === 'bytes') return size <= WORD ? fixedBytes(type, size) : undefined
  // Bare `int` and `uint` mean 256 bits, as in Solidity, and keep their names in the type's text.
  return kind !== undefined && size <= 256 && size % 8 === 0 ? integerEncoder(type, size, kind === 'int') : undefined
}

const encodeBool: Encoder = (value, path) => {
  if (typeof value !== 'boolean') throw mismatch(path, 'bool', value)
  return value ? bigIntToWord(1n) : ZERO_WORD
}

const encodeAddress: Encoder = (value, path) => {
  const bytes = bytesOf(value, 'address', path)
  if (bytes.length !== 20) throw mismatch(path, 'address', value)
  const word = new Uint8Array(WORD)
  word.set(bytes, WORD - bytes.length)
  return word
}

const encodeString: Encoder = (value, path) => {
  if (typeof value !== 'string') throw mismatch(path, 'string', value)
  return keccak256(new TextEncoder().encode(value))
}

function fixedBytes(type: string, size: number): Encoder {
  return (value, path) => {
    const bytes = bytesOf(value, type, path)
    if (bytes.length !== size) throw mismatch(path, type, value)
    const word = new Uint8Array(WORD)
    word.set(bytes)
    return word
  }
}

function integerEncoder(type: string, bits: number, isSigned: boolean): Encoder {
  const high = 1n << BigInt(isSigned ? bits - 1 : bits)
  const low = isSigned ? -high : 0n
  return (value, path) => {
    const integer = integerOf(value)
    if (integer === undefined) throw mismatch(path, type, value)
    if (integer < low || integer >= high) throw new InvalidTypedData(`${place(path)}: ${show(String(value))} is out of range for ${type}`)
    return bigIntToWord(BigInt.asUintN(256, integer))
  }
}

/** A JSON number, decimal or hex digits. Numbers that JSON's readers have rounded already are none. */
function integerOf(value: Json | undefined): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  // More digits than 256 bits can have are not read at all.
  if (/^-?\d{1,80}$/.test(value)) return BigInt(value)
  return /^0x[0-9a-fA-F]{1,80}$/.test(value) ? BigInt(value) : undefined
}

function bytesOf(value: Json | undefined, type: string, path: string): Uint8Array {
  if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(value)) throw mismatch(path, type, value)
  return hexToBytes(value)
}

function mismatch(path: string, type: string, value: Json | undefined): InvalidTypedData {
  if (value === undefined) return new InvalidTypedData(`${place(path)}: missing value for ${show(type)}`)
  return new InvalidTypedData(`${place(path)}: ${describe(value)} is no ${show(type)}`)
}

/** A wrong value; what is in an object or a list is not gone into, it may be deeper than the stack. */
function describe(value: Json): string {
  if (Array.isArray(value)) return 'a list'
  return isJsonObject(value) ? 'an object' : show(JSON.stringify(value))
}

/** Returns a text from outside, shortened for an error message. */
function show(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** The end of a path, where it says the most. */
function place(path: string): string {
  return path.length > 80 ? `…${path.slice(-80)}` : path
}

function parse(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidTypedData('typed data is not JSON')
  }
}

function readTypes(input: Json | undefined): Map<string, readonly TypedMember[]> {
  if (!isJsonObject(input)) throw new InvalidTypedData('types must be an object')
  const names = Object.keys(input)
  if (names.length > MAX_TYPES) throw new InvalidTypedData(`typed data has more than ${MAX_TYPES} types`)
  const types = new Map(names.map((name) => [name, readMembers(name, member(input, name))] as const))
  const size = [...types].reduce((total, [name, members]) => total + definition(name, members).length, 0)
  if (size > MAX_TYPE_TEXT) throw new InvalidTypedData(`type definitions are longer than ${MAX_TYPE_TEXT} characters`)
  return types
}

/** Names are free except for what would let two different sets of types have the same text. */
const NAME = /^[^\s(),[\]]+$/

function readMembers(struct: string, input: Json | undefined): TypedMember[] {
  if (!NAME.test(struct)) throw new InvalidTypedData(`${show(JSON.stringify(struct))} cannot be the name of a type`)
  if (atomicEncoder(struct)) throw new InvalidTypedData(`type ${struct} cannot be defined anew`)
  if (!Array.isArray(input)) throw new InvalidTypedData(`type ${show(struct)} must be a list of members`)
  const seen = new Set<string>()
  return input.map((entry: Json) => {
    const [name, type] = isJsonObject(entry) ? [member(entry, 'name'), member(entry, 'type')] : []
    if (typeof name !== 'string' || typeof type !== 'string')
      throw new InvalidTypedData(`members of ${show(struct)} need a name and a type`)
    if (!NAME.test(name)) throw new InvalidTypedData(`${show(JSON.stringify(name))} cannot be the name of a member of ${show(struct)}`)
    if (!NAME.test(baseOf(type)) || !/^(\[\d{0,9}\])*$/.test(type.slice(baseOf(type).length))) {
      throw new InvalidTypedData(`${show(JSON.stringify(type))} cannot be the type of ${show(name)}`)
    }
    if (seen.has(name)) throw new InvalidTypedData(`${show(struct)} has two members ${show(name)}`)
    seen.add(name)
    return { name, type }
  })
}

function domainTypeOf(domain: JsonObject): TypedMember[] {
  const given = Object.keys(domain).filter((name) => (member(domain, name) ?? null) !== null)
  const unknown = given.find((name) => !DOMAIN_MEMBERS.some((entry) => entry.name === name))
  if (unknown !== undefined) throw new InvalidTypedData(`domain has no member ${show(unknown)} unless the type EIP712Domain names it`)
  return DOMAIN_MEMBERS.filter((entry) => given.includes(entry.name))
}
