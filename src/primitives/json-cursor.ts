/** Reads documents of users, such as genesis files and snapshots of the planner: each value knows its path, which the error of a wrong one names. */
import { hexToBytes } from './hex.js'
import { isRecord } from './option-flaw.js'

/** Returns the error of a document whose value at a path is wrong. */
export type Refusal = (path: string, reason: string) => Error

const AMOUNT = /^\d{1,78}$/

/** A value somewhere in a parsed JSON document. */
export class JsonCursor {
  readonly #refusal: Refusal

  /**
   * @param value the value at this path
   * @param name of the member, or its number in a list
   * @param within the cursor that has the member, or how the document is refused
   */
  constructor(
    readonly value: unknown,
    readonly name: string | number,
    readonly within: JsonCursor | Refusal,
  ) {
    this.#refusal = within instanceof JsonCursor ? within.#refusal : within
  }

  /** `pools[3].reserves[1]`. It is put together when it is asked for: of many cursors few are wrong. */
  get path(): string {
    const above = this.within instanceof JsonCursor ? this.within.path : ''
    if (typeof this.name === 'number') return `${above}[${this.name}]`
    return above === '' ? this.name : `${above}.${this.name}`
  }

  refuse(reason: string): Error {
    return this.#refusal(this.path, reason)
  }

  /** Returns the error for a value that is something else. */
  expected(what: string): Error {
    return this.refuse(`expected ${what}, got ${shown(this.value)}`)
  }

  get isGiven(): boolean {
    return this.value !== undefined && this.value !== null
  }

  member(name: string): JsonCursor {
    const { value } = this
    if (!isRecord(value)) throw this.expected('an object')
    return new JsonCursor(Object.hasOwn(value, name) ? value[name] : undefined, name, this)
  }

  /** The same cursor, with the members of another one that it does not have itself. */
  over(below: JsonCursor): JsonCursor {
    if (!isRecord(this.value) || !isRecord(below.value)) return this
    return new JsonCursor({ ...below.value, ...this.value }, this.name, this.within)
  }

  /** Every member of an object that is used as a map. */
  entries(): (readonly [string, JsonCursor])[] {
    const { value } = this
    if (!isRecord(value)) throw this.expected('an object')
    return Object.entries(value).map(([name, member]) => [name, new JsonCursor(member, name, this)])
  }

  list(): JsonCursor[] {
    if (!Array.isArray(this.value)) throw this.expected('a list')
    return this.value.map((item, i) => new JsonCursor(item, i, this))
  }

  /** A list that may be left out. */
  listOrNone(): JsonCursor[] {
    return this.isGiven ? this.list() : []
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.expected('a text')
    return this.value
  }

  textOr(otherwise: string): string {
    return this.isGiven ? this.text() : otherwise
  }

  optionalText(): string | undefined {
    return this.isGiven ? this.text() : undefined
  }

  /** Text that is not empty. */
  id(): string {
    const text = this.text()
    if (text === '') throw this.expected('a text that is not empty')
    return text
  }

  oneOf<const Word extends string>(words: readonly Word[]): Word {
    const found = words.find((word) => word === this.value)
    if (found === undefined) throw this.expected(`one of ${words.join(', ')}`)
    return found
  }

  flagOr(otherwise: boolean): boolean {
    if (!this.isGiven) return otherwise
    if (typeof this.value !== 'boolean') throw this.expected('true or false')
    return this.value
  }

  integer(low: number, high: number): number {
    const { value } = this
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < low || value > high) {
      throw this.expected(`an integer from ${low} to ${high}`)
    }
    return value
  }

  integerOr(otherwise: number, low: number, high: number): number {
    return this.isGiven ? this.integer(low, high) : otherwise
  }

  /** A decimal string of an amount in the smallest unit. */
  amount(): bigint {
    if (typeof this.value !== 'string' || !AMOUNT.test(this.value)) throw this.expected('an amount, a decimal string that is not negative')
    return BigInt(this.value)
  }

  optionalAmount(): bigint | undefined {
    return this.isGiven ? this.amount() : undefined
  }

  amountOr(otherwise: bigint): bigint {
    return this.isGiven ? this.amount() : otherwise
  }

  /** An integer that may be negative, as a decimal string or a number. */
  signed(): bigint {
    if (typeof this.value === 'number' && Number.isSafeInteger(this.value)) return BigInt(this.value)
    if (typeof this.value === 'string' && /^-?\d{1,78}$/.test(this.value)) return BigInt(this.value)
    throw this.expected('an integer')
  }

  /** An integer as a number, or a text with decimal digits or those of hex behind `0x`. Undefined if it is left out, or an empty text. */
  quantity(most: bigint): bigint | undefined {
    const { value } = this
    if (!this.isGiven || value === '') return undefined
    const given = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? bigIntOf(value) : undefined
    if (given === undefined || given < 0n || given > most) throw this.expected(`an integer from 0 to ${most}`)
    return given
  }

  /** Bytes of hex whose `0x` may be missing and whose digits may be odd, as geth reads them. None if they are left out. */
  looseBytes(): Uint8Array {
    const text = this.textOr('')
    const digits = text.replace(/^0x/i, '')
    if (!/^[0-9a-fA-F]*$/.test(digits)) throw this.expected('hex')
    return hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
  }

  /** A positive integer, as a number or a decimal string. */
  positive(): bigint {
    const { value } = this
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return BigInt(value)
    if (typeof value === 'string' && AMOUNT.test(value) && BigInt(value) > 0n) return BigInt(value)
    throw this.expected('a positive integer')
  }
}

function bigIntOf(value: string | number | bigint): bigint | undefined {
  try {
    return BigInt(value)
  } catch {
    return undefined
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'bigint') return `${value}`
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
