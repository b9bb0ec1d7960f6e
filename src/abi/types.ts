/** The types of Solidity's ABI (https://docs.soliditylang.org/en/latest/abi-spec.html), read from their names. */

/** A type that values can be decoded with. */
export type AbiType =
  | { readonly kind: 'uint' | 'int'; readonly bits: number }
  | { readonly kind: 'address' | 'bool' | 'string' | 'bytes' }
  /** `bytes1` to `bytes32`, and `function`, which is an address and a selector. */
  | { readonly kind: 'fixedBytes'; readonly size: number; readonly name: string }
  /** `length` is undefined for an array of any length. */
  | { readonly kind: 'array'; readonly item: AbiType; readonly length: number | undefined }
  | { readonly kind: 'tuple'; readonly members: readonly AbiParameter[] }

export interface AbiParameter {
  /** Empty where the source gives none. */
  readonly name: string
  readonly type: AbiType
  /** Of an event: whether it is a topic. */
  readonly indexed: boolean
}

/** The text is not a type of the ABI. */
export class UnknownAbiType extends Error {}

/** Deeper than any compiler writes types; what reads them recursively must come to an end. */
const DEPTH_LIMIT = 64

/**
 * A type by its name: `uint256`, `bytes32[2][]`, `tuple[]`; `uint` and `int` are short for those of 256 bits.
 *
 * Throws `UnknownAbiType`.
 *
 * @param members of the tuple, where the name speaks of one
 */
export function parseType(name: string, members: readonly AbiParameter[] = [], depth = 0): AbiType {
  if (depth > DEPTH_LIMIT) throw new UnknownAbiType('nested too deeply')
  const array = /^(.+)\[(\d{0,15})\]$/s.exec(name)
  if (array) {
    const [, item = '', length = ''] = array
    return { kind: 'array', item: parseType(item, members, depth + 1), length: length === '' ? undefined : Number(length) }
  }
  if (name === 'tuple') return { kind: 'tuple', members }
  if (name === 'address' || name === 'bool' || name === 'string' || name === 'bytes') return { kind: name }
  if (name === 'function') return { kind: 'fixedBytes', size: 24, name }
  const [, kind, digits] = /^(uint|int|bytes)(\d{0,3})$/.exec(name) ?? []
  const size = digits === '' ? 256 : Number(digits)
  if ((kind === 'uint' || kind === 'int') && size >= 8 && size <= 256 && size % 8 === 0) return { kind, bits: size }
  if (kind === 'bytes' && size >= 1 && size <= 32) return { kind: 'fixedBytes', size, name }
  throw new UnknownAbiType(JSON.stringify(name.slice(0, 100)))
}

/** A type as signatures write it: full names, and tuples as lists of their types. */
export function typeName(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return `${type.kind}${type.bits}`
    case 'fixedBytes':
      return type.name
    case 'array':
      return `${typeName(type.item)}[${type.length ?? ''}]`
    case 'tuple':
      return `(${type.members.map((member) => typeName(member.type)).join(',')})`
    default:
      return type.kind
  }
}

/** Whether values stand behind an offset instead of in their place. */
export function isDynamic(type: AbiType): boolean {
  if (type.kind === 'array') return type.length === undefined || isDynamic(type.item)
  if (type.kind === 'tuple') return type.members.some((member) => isDynamic(member.type))
  return type.kind === 'string' || type.kind === 'bytes'
}

/** Bytes that a value takes in its place: 32 for an offset. */
export function headSize(type: AbiType): number {
  if (isDynamic(type)) return 32
  if (type.kind === 'array') return (type.length ?? 0) * headSize(type.item)
  if (type.kind === 'tuple') return type.members.reduce((sum, member) => sum + headSize(member.type), 0)
  return 32
}
