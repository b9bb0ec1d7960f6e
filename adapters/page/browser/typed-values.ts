/** Values of contracts as a person types and reads them. */
import {
  type AbiArgument,
  type AbiEvent,
  type AbiFragment,
  type AbiFunction,
  type AbiParameter,
  type AbiType,
  type AbiValue,
  bytesToHex,
  isJsonObject,
  type Json,
  member,
  parseAbi,
  typeName,
} from '../../../src/internal.js'
import type { Field } from './action-form.js'
import { inEther } from './quantities.js'

/** Exponents of the units in which an integer may be typed. */
const UNITS: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18 }
/** From this amount on, an integer is shown as ether, too. */
const SHOWN_AS_ETHER = 10n ** 14n

/** A function as the page offers it. */
export interface OfferedFunction extends AbiFunction {
  readonly isRead: boolean
}

/** The functions, events and errors of an ABI, and the parameters of its constructor. Entries that cannot be read are left out. */
export interface Interface {
  readonly functions: readonly OfferedFunction[]
  readonly events: readonly AbiEvent[]
  readonly errors: readonly AbiFragment[]
  readonly constructorInputs: readonly AbiParameter[]
  readonly isPayable: boolean
}

export function interfaceOf(abi: readonly Json[]): Interface {
  const entries = abi.filter(isJsonObject)
  const parsed = entries.map((entry) => {
    const mutability = member(entry, 'stateMutability')
    const { functions, ...others } = parseAbi([entry])
    const isRead = mutability === 'view' || mutability === 'pure' || member(entry, 'constant') === true
    return { ...others, functions: functions.map((each) => ({ ...each, isRead })) }
  })
  return {
    functions: parsed.flatMap(({ functions }) => functions),
    events: parsed.flatMap(({ events }) => events),
    errors: parsed.flatMap(({ errors }) => errors),
    constructorInputs: parsed.flatMap(({ constructorInputs }) => constructorInputs),
    isPayable: entries.some((entry) => member(entry, 'type') === 'constructor' && member(entry, 'stateMutability') === 'payable'),
  }
}

/** Fields for parameters. Their names are the places: a contract may give the same name twice. */
export function fieldsOf(parameters: readonly AbiParameter[]): readonly Field[] {
  return parameters.map(({ name, type }, index) => ({
    name: `p${index}`,
    label: `${name || `value ${index + 1}`}: ${shortType(type)}`,
    ...formOf(type),
  }))
}

function formOf(type: AbiType): Partial<Field> {
  switch (type.kind) {
    case 'bool':
      return { choices: ['false', 'true'] }
    case 'uint':
    case 'int':
      return { hint: 'a whole number, or 1.5 ether' }
    case 'string':
      return { isOptional: true, isWide: true }
    case 'address':
      return { hint: '0x and 40 hexadecimal digits', isWide: true }
    case 'array':
      return { hint: 'JSON, such as ["1", "2"]', isLong: true }
    case 'tuple':
      return { hint: 'JSON: a list, or an object by names', isLong: true }
    default:
      return { hint: '0x and hexadecimal digits', isWide: true }
  }
}

/** A type whose tuples say the names of their members. */
export function shortType(type: AbiType): string {
  if (type.kind === 'array') return `${shortType(type.item)}[${type.length ?? ''}]`
  if (type.kind !== 'tuple') return typeName(type)
  return `(${type.members.map((member) => `${shortType(member.type)}${member.name === '' ? '' : ` ${member.name}`}`).join(', ')})`
}

/** Reads what was typed into `fieldsOf`. Throws for what is no value. */
export function typedValues(parameters: readonly AbiParameter[], typed: Readonly<Record<string, string>>): readonly Json[] {
  return parameters.map(({ name, type }, index) => typedValue(type, typed[`p${index}`] ?? '', name || `value ${index + 1}`))
}

function typedValue(type: AbiType, text: string, place: string): Json {
  if (type.kind === 'bool') return text === 'true'
  if (type.kind === 'uint' || type.kind === 'int') return inSmallestUnit(text)
  if (type.kind !== 'array' && type.kind !== 'tuple') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${place}: expected JSON, such as ["1", "2"]`)
  }
}

/** `1.5 ether` in wei. Another text stays as it is. */
export function inSmallestUnit(text: string): string {
  const [, whole = '', fraction = '', unit = ''] = /^(\d+)(?:\.(\d+))?\s*(wei|gwei|ether)$/.exec(text) ?? []
  const digits = UNITS[unit]
  if (digits === undefined || fraction.length > digits) return text
  return BigInt(whole + fraction.padEnd(digits, '0')).toString()
}

/** Writes a decoded value: numbers in decimal, texts in quotes, bytes in hex. */
export function writtenValue(value: AbiValue): string {
  if (typeof value === 'bigint')
    return value >= SHOWN_AS_ETHER && value < 1n << 96n ? `${value} (${inEther(`${value}`).replace(' ETH', ' ether')})` : `${value}`
  if (typeof value === 'string') return /^0x[\da-f]{40}$/.test(value) ? value : JSON.stringify(value)
  if (typeof value === 'boolean') return String(value)
  if (value instanceof Uint8Array) return bytesToHex(value)
  if ('members' in value) return `(${writtenList(value.members)})`
  if ('hash' in value) return `hash ${value.hash}`
  return `[${value.map(writtenValue).join(', ')}]`
}

export function writtenList(values: readonly AbiArgument[]): string {
  return values.map(({ name, value }) => `${name === '' ? '' : `${name}: `}${writtenValue(value)}`).join(', ')
}
