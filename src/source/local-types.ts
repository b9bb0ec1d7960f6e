/** Types of local variables, from the syntax tree. */
import { isJsonObject, type JsonObject, member } from '../primitives/json.js'
import { objectAt } from './compiler-build.js'
import { type ValueKind, valueKind } from './storage-layout.js'
import type { SyntaxNode } from './syntax.js'

/** Structure of a type outside of storage. */
export type LocalShape =
  | { readonly kind: 'value'; readonly value: ValueKind; readonly size: number }
  /** `bytes`, and `string` if `isText`. */
  | { readonly kind: 'bytes'; readonly isText: boolean }
  /** Without a length, the length is before the items. */
  | { readonly kind: 'array'; readonly item: LocalType; readonly length: bigint | undefined }
  | { readonly kind: 'struct'; readonly members: readonly (readonly [name: string, type: LocalType])[] }
  /** A mapping, which has no place outside of storage, or a type that is not known. */
  | { readonly kind: 'other' }

export interface LocalType {
  /** In Solidity's words, without the location: `uint256[]`. */
  readonly label: string
  /** Read when it is needed: a struct may contain lists of itself. */
  shape(): LocalShape
}

/** Encoding of a type in the ABI. */
export interface LocalEncoding {
  /** Whether it is encoded elsewhere, with a reference to it. */
  readonly isDynamic: boolean
  /** Bytes that it takes where it is. */
  readonly headSize: bigint
}

/** Types in each other that are looked at. Real ones are few; a damaged syntax tree may have any number. */
const DEEPEST = 64
const DYNAMIC: LocalEncoding = { isDynamic: true, headSize: 32n }
const encodings = new WeakMap<LocalShape, LocalEncoding>()

/** Returns how the ABI encodes a shape. It is found once for each, since structs are members of many others. */
export function encodingOf(shape: LocalShape, depth = 0): LocalEncoding {
  const known = encodings.get(shape)
  if (known) return known
  // A struct that contains itself has no other encoding.
  if (depth > DEEPEST) return DYNAMIC
  const found = newEncoding(shape, depth + 1)
  encodings.set(shape, found)
  return found
}

function newEncoding(shape: LocalShape, depth: number): LocalEncoding {
  if (shape.kind === 'bytes') return DYNAMIC
  if (shape.kind === 'array') {
    if (shape.length === undefined) return DYNAMIC
    const item = encodingOf(shape.item.shape(), depth)
    return item.isDynamic ? DYNAMIC : { isDynamic: false, headSize: shape.length * item.headSize }
  }
  if (shape.kind !== 'struct') return { isDynamic: false, headSize: 32n }
  let headSize = 0n
  for (const [, member] of shape.members) {
    const inner = encodingOf(member.shape(), depth)
    if (inner.isDynamic) return DYNAMIC
    headSize += inner.headSize
  }
  return { isDynamic: false, headSize }
}

/** Returns the definition with a number of the compiler. */
export type FindDefinition = (id: number) => { readonly node: SyntaxNode } | undefined

const OTHER: LocalShape = { kind: 'other' }
const WORD: LocalShape = { kind: 'value', value: { kind: 'raw' }, size: 32 }

/** Returns the type of a declaration. Variables of assembly are words. */
export function typeOfDeclaration({ type, json }: SyntaxNode, find: FindDefinition): LocalType {
  if (type === 'YulTypedName') return { label: 'word', shape: () => WORD }
  return typeOf(objectAt(json, 'typeName'), find)
}

function typeOf(json: JsonObject | undefined, find: FindDefinition): LocalType {
  const label = json ? withoutLocation(typeString(json)) : ''
  let known: LocalShape | undefined
  return {
    label,
    shape() {
      known ??= json ? shapeOf(json, label, find) : OTHER
      return known
    },
  }
}

function shapeOf(json: JsonObject, label: string, find: FindDefinition): LocalShape {
  const type = member(json, 'nodeType')
  if (type === 'ElementaryTypeName') return elementary(label)
  // A function of this contract is a place in its code.
  if (type === 'FunctionTypeName') return WORD
  if (type === 'ArrayTypeName') {
    const [, digits] = /\[(\d{0,78})\]$/.exec(label) ?? []
    if (digits === undefined) return OTHER
    return { kind: 'array', item: typeOf(objectAt(json, 'baseType'), find), length: digits === '' ? undefined : BigInt(digits) }
  }
  const id = member(json, 'referencedDeclaration')
  const definition = type === 'UserDefinedTypeName' && typeof id === 'number' ? find(id)?.node : undefined
  switch (definition?.type) {
    case 'ContractDefinition':
      return { kind: 'value', value: { kind: 'address' }, size: 20 }
    case 'EnumDefinition':
      return { kind: 'value', value: { kind: 'enum', members: namesIn(definition.json) }, size: 1 }
    case 'UserDefinedValueTypeDefinition':
      return elementary(typeString(objectAt(definition.json, 'underlyingType') ?? {}))
    case 'StructDefinition':
      return structOf(definition, find)
    default:
      return OTHER
  }
}

/** Each has one shape: a struct that is a member of many would else be read anew for each of them. */
const structs = new WeakMap<SyntaxNode, LocalShape>()

function structOf(definition: SyntaxNode, find: FindDefinition): LocalShape {
  const known = structs.get(definition)
  if (known) return known
  const members = membersIn(definition.json).map((each) => [nameIn(each), typeOf(objectAt(each, 'typeName'), find)] as const)
  const shape: LocalShape = { kind: 'struct', members }
  structs.set(definition, shape)
  return shape
}

function elementary(label: string): LocalShape {
  if (label === 'bytes' || label === 'string') return { kind: 'bytes', isText: label === 'string' }
  const [, bits] = /^u?int(\d{1,3})$/.exec(label) ?? []
  const [, bytes] = /^bytes(\d{1,2})$/.exec(label) ?? []
  const size = bits === undefined ? Number(bytes ?? (label === 'bool' ? 1 : label.startsWith('address') ? 20 : 0)) : Number(bits) / 8
  return size < 1 || size > 32 ? OTHER : { kind: 'value', value: valueKind('', label, BigInt(size), () => undefined), size }
}

function typeString(json: JsonObject): string {
  const descriptions = objectAt(json, 'typeDescriptions')
  const text = descriptions && member(descriptions, 'typeString')
  return typeof text === 'string' ? text : ''
}

function withoutLocation(label: string): string {
  return label.replace(/ (?:memory|calldata|storage)(?: (?:pointer|ref|slice))?/g, '')
}

function membersIn(definition: JsonObject): JsonObject[] {
  const members = member(definition, 'members')
  return Array.isArray(members) ? members.filter(isJsonObject) : []
}

function nameIn(json: JsonObject): string {
  const name = member(json, 'name')
  return typeof name === 'string' ? name : ''
}

function namesIn(definition: JsonObject): readonly string[] {
  return membersIn(definition).map(nameIn)
}
