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
      return { kind: 'struct', members: membersIn(definition.json).map((each) => [nameIn(each), typeOf(objectAt(each, 'typeName'), find)]) }
    default:
      return OTHER
  }
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
