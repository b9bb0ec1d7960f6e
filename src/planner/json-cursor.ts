/** A value somewhere in a parsed JSON document, which knows its path: reading it as the wrong thing names the cursor. */
import { LocalError } from '../primitives/errors.js'
import { isRecord } from '../primitives/option-flaw.js'

/** A snapshot that cannot be planned over. The message begins with the path of the member that is wrong. */
export class SnapshotRefused extends LocalError {
  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}: ${reason}`)
  }
}

const AMOUNT = /^\d{1,78}$/

export class JsonCursor {
  /**
   * @param value the value at this path
   * @param name of the member, or its number in a list
   * @param within the cursor that has the member
   */
  constructor(
    readonly value: unknown,
    readonly name: string | number,
    readonly within?: JsonCursor,
  ) {}

  /** `pools[3].reserves[1]`. It is put together when it is asked for: of many cursors few are wrong. */
  get path(): string {
    const above = this.within?.path ?? ''
    if (typeof this.name === 'number') return `${above}[${this.name}]`
    return above === '' ? this.name : `${above}.${this.name}`
  }

  refuse(reason: string): SnapshotRefused {
    return new SnapshotRefused(this.path, reason)
  }

  #expected(what: string): SnapshotRefused {
    return this.refuse(`expected ${what}, got ${shown(this.value)}`)
  }

  get isGiven(): boolean {
    return this.value !== undefined && this.value !== null
  }

  member(name: string): JsonCursor {
    const { value } = this
    if (!isRecord(value)) throw this.#expected('an object')
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
    if (!isRecord(value)) throw this.#expected('an object')
    return Object.entries(value).map(([name, member]) => [name, new JsonCursor(member, name, this)])
  }

  list(): JsonCursor[] {
    if (!Array.isArray(this.value)) throw this.#expected('a list')
    return this.value.map((item, i) => new JsonCursor(item, i, this))
  }

  /** A list that may be left out. */
  listOrNone(): JsonCursor[] {
    return this.isGiven ? this.list() : []
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.#expected('a text')
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
    if (text === '') throw this.#expected('a text that is not empty')
    return text
  }

  oneOf<const Word extends string>(words: readonly Word[]): Word {
    const found = words.find((word) => word === this.value)
    if (found === undefined) throw this.#expected(`one of ${words.join(', ')}`)
    return found
  }

  flagOr(otherwise: boolean): boolean {
    if (!this.isGiven) return otherwise
    if (typeof this.value !== 'boolean') throw this.#expected('true or false')
    return this.value
  }

  integer(low: number, high: number): number {
    const { value } = this
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < low || value > high) {
      throw this.#expected(`an integer from ${low} to ${high}`)
    }
    return value
  }

  integerOr(otherwise: number, low: number, high: number): number {
    return this.isGiven ? this.integer(low, high) : otherwise
  }

  /** A decimal string of an amount in the smallest unit. */
  amount(): bigint {
    if (typeof this.value !== 'string' || !AMOUNT.test(this.value)) throw this.#expected('an amount, a decimal string that is not negative')
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
    throw this.#expected('an integer')
  }

  /** A positive integer, as a number or a decimal string. */
  positive(): bigint {
    const { value } = this
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return BigInt(value)
    if (typeof value === 'string' && AMOUNT.test(value) && BigInt(value) > 0n) return BigInt(value)
    throw this.#expected('a positive integer')
  }
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
