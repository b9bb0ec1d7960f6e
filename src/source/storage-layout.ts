/** Places of the state variables of a contract: the compiler's `storageLayout` and `transientStorageLayout`. */
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { objectAt } from './compiler-build.js'

/** A value of one to 32 bytes. */
export type ValueKind =
  | { readonly kind: 'uint' | 'int' | 'bool' | 'address' | 'fixedBytes' }
  /** Names of the members in order; undefined without a syntax tree. */
  | { readonly kind: 'enum'; readonly members: readonly string[] | undefined }
  /** A function, or a type of which the layout does not say what it is made of. */
  | { readonly kind: 'raw' }

/** Structure of a type. */
export type StorageShape =
  | { readonly kind: 'value'; readonly value: ValueKind }
  /** `bytes`, and `string` if `isText`. */
  | { readonly kind: 'bytes'; readonly isText: boolean }
  | { readonly kind: 'struct'; readonly members: readonly StorageVariable[] }
  /** Without a length, the length is in the slot of the array and the items are elsewhere. */
  | { readonly kind: 'array'; readonly item: string; readonly length: bigint | undefined }
  | { readonly kind: 'mapping'; readonly key: string; readonly value: string }

/** A type of the layout. Types refer to others by their ids, because a struct may contain lists of itself. */
export interface StorageType {
  readonly id: string
  /** In Solidity's words: `mapping(address => uint256)`. */
  readonly label: string
  /** Number of bytes that it takes where it is. */
  readonly size: bigint
  readonly shape: StorageShape
}

/** A variable, or a member of a struct. */
export interface StorageVariable {
  /** With the contract, `Base.owner`, where several have a variable of this name. */
  readonly name: string
  /** Slot, for a member counted from the beginning of its struct. */
  readonly slot: bigint
  /** Bytes of the slot to the right of the value. */
  readonly offset: number
  /** Id of the type. */
  readonly type: string
}

/** Returns the definition of a syntax tree with a number of the compiler, as JSON, and the contract that it is in. */
export type Definitions = (id: number) => { readonly json: JsonObject; readonly contract: string | undefined } | undefined

/** State variables of a contract. */
export interface StorageLayout {
  /** In storage, in the order of their slots. */
  readonly variables: readonly StorageVariable[]
  /** In transient storage. */
  readonly transient: readonly StorageVariable[]
  readonly types: ReadonlyMap<string, StorageType>
  /** Why there are no variables in storage: one reason. */
  readonly problem: string | undefined
  /** Why there are none in transient storage. */
  readonly transientProblem: string | undefined
}

/** Reason for a contract of which nothing is known. */
export const NO_CONTRACT = 'no artifact has the code of the contract'

const NO_LAYOUT =
  "the artifact has no storageLayout: add 'storageLayout' to the outputSelection of the compiler, in Foundry to extra_output, and compile again"
const NO_TRANSIENT_LAYOUT =
  "the artifact has no transientStorageLayout: add 'transientStorageLayout' to the outputSelection of the compiler, in Foundry to extra_output, and compile again"

/** 2^256: slots are counted around it. */
const SLOTS = 1n << 256n
/** The deepest nesting of structs and fixed arrays. The compiler's own stack ends at a similar depth. */
const DEEPEST = 64
/** Types and variables of one layout. Contracts have hundreds. */
const MOST_ENTRIES = 100_000

/** A layout that cannot be read. */
class BadLayout extends Error {}

export function noLayout(problem: string): StorageLayout {
  return { variables: [], transient: [], types: new Map(), problem, transientProblem: problem }
}

/**
 * Reads the layouts of a contract in the output of solc, or in an artifact. Never throws: of what is damaged nothing is read, and `problem` says why.
 *
 * @param contract has the members `storageLayout` and `transientStorageLayout`
 * @param definitions without it, enums are numbers, and types made of others are bytes
 */
export function readStorageLayout(contract: JsonObject, definitions: Definitions = () => undefined): StorageLayout {
  const types = new Map<string, StorageType>()
  const storage = readPart(contract, 'storageLayout', types, definitions)
  const transient = readPart(contract, 'transientStorageLayout', types, definitions)
  return {
    variables: storage.variables,
    transient: transient.variables,
    types,
    problem: storage.problem ?? (storage.isMissing ? NO_LAYOUT : undefined),
    transientProblem: transient.problem ?? (transient.isMissing ? NO_TRANSIENT_LAYOUT : undefined),
  }
}

interface Part {
  readonly variables: readonly StorageVariable[]
  readonly problem?: string
  readonly isMissing?: boolean
}

function readPart(contract: JsonObject, name: string, known: Map<string, StorageType>, definitions: Definitions): Part {
  const json = member(contract, name)
  if (json === undefined || json === null) return { variables: [], isMissing: true }
  try {
    if (!isJsonObject(json)) throw new BadLayout('it is no object')
    const types = readTypes(objectAt(json, 'types'), definitions)
    const variables = qualified(readVariables(member(json, 'storage'), 'storage'), definitions)
    checkTypes(
      variables.map(({ type }) => type),
      types,
    )
    // One type has one id, in both layouts.
    for (const [id, type] of types) known.set(id, type)
    return { variables }
  } catch (error) {
    if (!(error instanceof BadLayout)) throw error
    return { variables: [], problem: `the ${name} is damaged: ${error.message}` }
  }
}

function readTypes(json: JsonObject | undefined, definitions: Definitions): Map<string, StorageType> {
  // Without variables, there are none: `types` is null.
  const entries = Object.entries(json ?? {})
  if (entries.length > MOST_ENTRIES) throw new BadLayout(`it has ${entries.length} types`)
  return new Map(entries.map(([id, type]) => [id, readType(id, type, definitions)]))
}

function readType(id: string, json: Json | undefined, definitions: Definitions): StorageType {
  const label = isJsonObject(json) ? member(json, 'label') : undefined
  if (!isJsonObject(json) || typeof label !== 'string') throw new BadLayout(`type ${shortened(id)} has no label`)
  const size = natural(member(json, 'numberOfBytes'), `numberOfBytes of type ${shortened(id)}`)
  return { id, label, size, shape: shapeOf(id, label, size, json, definitions) }
}

function shapeOf(id: string, label: string, size: bigint, json: JsonObject, definitions: Definitions): StorageShape {
  const encoding = member(json, 'encoding')
  const reference = (name: string) => {
    const value = member(json, name)
    if (typeof value !== 'string') throw new BadLayout(`type ${shortened(id)} has no ${name}`)
    return value
  }
  if (encoding === 'mapping') return { kind: 'mapping', key: reference('key'), value: reference('value') }
  if (encoding === 'bytes') return { kind: 'bytes', isText: label === 'string' }
  if (encoding === 'dynamic_array') return { kind: 'array', item: reference('base'), length: undefined }
  if (encoding !== 'inplace') throw new BadLayout(`type ${shortened(id)} has an unknown encoding`)
  if (member(json, 'members') !== undefined) return { kind: 'struct', members: readVariables(member(json, 'members'), id) }
  if (member(json, 'base') !== undefined) {
    const [, length] = /\[(\d{1,78})\]$/.exec(label) ?? []
    if (length === undefined) throw new BadLayout(`type ${shortened(id)} has no length`)
    return { kind: 'array', item: reference('base'), length: BigInt(length) }
  }
  if (size < 1n || size > 32n) throw new BadLayout(`type ${shortened(id)} has ${size} bytes`)
  return { kind: 'value', value: valueKind(id, label, size, definitions) }
}

/** Returns the kind of a value by the name of its type. */
export function valueKind(id: string, label: string, size: bigint, definitions: Definitions): ValueKind {
  const [, sign, bits] = /^(u?)int(\d{1,3})$/.exec(label) ?? []
  if (bits !== undefined && BigInt(bits) === size * 8n) return { kind: sign === 'u' ? 'uint' : 'int' }
  if (label === 'bool') return { kind: 'bool' }
  if (label === 'address' || label === 'address payable' || /^(?:contract|library|interface) /.test(label)) {
    return { kind: size === 20n ? 'address' : 'raw' }
  }
  if (label === `bytes${size}`) return { kind: 'fixedBytes' }
  const [, number] = /(\d{1,15})$/.exec(id) ?? []
  const definition = number === undefined ? undefined : definitions(Number(number))?.json
  if (label.startsWith('enum ')) return { kind: 'enum', members: definition && enumMembers(definition) }
  if (!id.startsWith('t_userDefinedValueType(') || !definition) return { kind: 'raw' }
  const underlying = objectAt(definition, 'underlyingType')
  const descriptions = underlying && objectAt(underlying, 'typeDescriptions')
  const made = descriptions && member(descriptions, 'typeString')
  // A type is made of an elementary one: this ends.
  return typeof made === 'string' && !made.startsWith('enum ') ? valueKind('', made, size, () => undefined) : { kind: 'raw' }
}

function enumMembers(definition: JsonObject): readonly string[] | undefined {
  const members = member(definition, 'members')
  if (!Array.isArray(members)) return undefined
  const names = members.map((each) => (isJsonObject(each) ? member(each, 'name') : undefined))
  return names.every((name) => typeof name === 'string') ? names : undefined
}

function readVariables(json: Json | undefined, where: string): (StorageVariable & { readonly id: Json | undefined })[] {
  if (!Array.isArray(json)) throw new BadLayout(`${shortened(where)} has no list of variables`)
  if (json.length > MOST_ENTRIES) throw new BadLayout(`${shortened(where)} has ${json.length} variables`)
  return json.map((each: Json) => {
    const [name, type] = isJsonObject(each) ? [member(each, 'label'), member(each, 'type')] : []
    if (!isJsonObject(each) || typeof name !== 'string' || typeof type !== 'string') {
      throw new BadLayout(`a variable of ${shortened(where)} has no name or no type`)
    }
    const slot = natural(member(each, 'slot'), `slot of ${shortened(name)}`)
    const offset = natural(member(each, 'offset'), `offset of ${shortened(name)}`)
    if (slot >= SLOTS) throw new BadLayout(`${shortened(name)} is at slot ${slot}`)
    if (offset > 31n) throw new BadLayout(`${shortened(name)} has the offset ${offset}`)
    return { name, slot, offset: Number(offset), type, id: member(each, 'astId') }
  })
}

/** Private variables of several contracts may have the same name. Then it says which contract it is of. */
function qualified(variables: ReturnType<typeof readVariables>, definitions: Definitions): StorageVariable[] {
  const counts = new Map<string, number>()
  for (const { name } of variables) counts.set(name, (counts.get(name) ?? 0) + 1)
  return variables.map(({ id, ...variable }) => {
    const { name } = variable
    const isShared = (counts.get(name) ?? 0) > 1
    const contract = isShared && typeof id === 'number' ? definitions(id)?.contract : undefined
    return contract === undefined ? variable : { ...variable, name: `${contract}.${name}` }
  })
}

/** Checks that types exist, that none contains itself in place, and that members are within their structs. */
function checkTypes(ids: readonly string[], types: ReadonlyMap<string, StorageType>): void {
  const open = new Set<string>()
  const checked = new Set<string>()
  const rest = [...ids]
  for (let id = rest.pop(); id !== undefined; id = rest.pop()) checkType(id, 0)

  function checkType(id: string, depth: number): void {
    if (checked.has(id)) return
    const { size, shape } = typeOf(id)
    if (open.has(id)) throw new BadLayout(`type ${shortened(id)} contains itself`)
    if (depth > DEEPEST) throw new BadLayout('types are nested too deeply')
    open.add(id)
    if (shape.kind === 'struct') {
      for (const inner of shape.members) {
        checkType(inner.type, depth + 1)
        const end = inner.slot * 32n + BigInt(inner.offset) + typeOf(inner.type).size
        if (end > size) throw new BadLayout(`member ${shortened(inner.name)} is outside of type ${shortened(id)}`)
      }
    } else if (shape.kind === 'array') {
      if (typeOf(shape.item).size === 0n) throw new BadLayout(`type ${shortened(shape.item)} has no bytes`)
      if (shape.length !== undefined) checkType(shape.item, depth + 1)
      // The items of a list are elsewhere: a struct may contain a list of itself.
      else rest.push(shape.item)
    } else if (shape.kind === 'mapping') {
      typeOf(shape.key)
      typeOf(shape.value)
      rest.push(shape.value)
    }
    open.delete(id)
    checked.add(id)
  }

  function typeOf(id: string): StorageType {
    const type = types.get(id)
    if (!type) throw new BadLayout(`it has no type ${shortened(id)}`)
    return type
  }
}

function natural(value: Json | undefined, what: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,80}$/.test(value)) return BigInt(value)
  throw new BadLayout(`${what} is no number`)
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
