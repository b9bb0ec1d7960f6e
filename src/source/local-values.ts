/** Values of local variables: on the stack, in memory and in call data. */
import { bytesToBigInt, bytesToHex } from '../primitives/hex.js'
import { encodingOf, type LocalType } from './local-types.js'
import { bytesValueText, decodedValue, hexOf, membersText, textOf, type Variable } from './variable.js'
import { type PathPart, UnknownVariable } from './variable-path.js'

/** Items of a list that are shown with it. */
const MOST_ITEMS = 32n
/** Bytes of a text that are read. */
const MOST_BYTES = 1024n
/** Variables of one answer, with their members. */
const MOST_VARIABLES = 2048
/** Nesting that is shown with a variable. What is further in has paths. */
const DEEPEST = 6

/** A value, or the place of one. */
interface LocalSpot {
  readonly name: string
  readonly path: string
  readonly type: LocalType
  /** The value itself; for others, the offset of their first byte behind the length. */
  readonly word: bigint
  /** Items of a list, or bytes of a text; undefined for others. */
  readonly length: bigint | undefined
}

/** Bytes in which references lead to values. */
export class LocalValues {
  readonly #bytes: Uint8Array
  readonly #isEncoded: boolean

  /** @param space whether the bytes are call data, in which values are encoded as the ABI says, or memory */
  constructor(bytes: Uint8Array, space: 'calldata' | 'memory') {
    this.#bytes = bytes
    this.#isEncoded = space === 'calldata'
  }

  /**
   * Returns a variable, or the part of it that a path leads to. Throws `UnknownVariable`.
   *
   * @param words items of the stack: a value or a reference, and the length of call data that have one
   */
  read(name: string, type: LocalType, words: readonly bigint[], parts: readonly PathPart[] = []): Variable {
    const [word = 0n, length] = words
    const shape = type.shape()
    const isValue = shape.kind === 'value' || shape.kind === 'other'
    const root = { name, path: name, type }
    const spot: LocalSpot = isValue ? { ...root, word, length } : length === undefined ? this.#at(root, word) : { ...root, word, length }
    return this.#variable(
      parts.reduce((outer, part) => this.#part(outer, part), spot),
      { left: MOST_VARIABLES },
      0,
    )
  }

  #word(offset: bigint): bigint {
    if (offset >= BigInt(this.#bytes.length)) return 0n
    return bytesToBigInt(this.#bytesAt(offset, 32n))
  }

  /** Bytes behind the end are zero. */
  #bytesAt(offset: bigint, length: bigint): Uint8Array {
    const part = new Uint8Array(Number(length))
    if (offset < BigInt(this.#bytes.length)) part.set(this.#bytes.subarray(Number(offset), Number(offset + length)))
    return part
  }

  /** Returns what is at an offset. */
  #at(named: Pick<LocalSpot, 'name' | 'path' | 'type'>, offset: bigint): LocalSpot {
    const shape = named.type.shape()
    if (shape.kind === 'value' || shape.kind === 'other') return { ...named, word: this.#word(offset), length: undefined }
    const hasLength = shape.kind === 'bytes' || (shape.kind === 'array' && shape.length === undefined)
    return hasLength ? { ...named, word: offset + 32n, length: this.#word(offset) } : { ...named, word: offset, length: undefined }
  }

  /** Returns a member of what begins at an offset. In memory, and in call data where its size is not fixed, there is a reference to it. */
  #inner({ path, word }: LocalSpot, name: string, type: LocalType, distance: bigint): LocalSpot {
    const shape = type.shape()
    const named = { name, type, path: `${path}${name.startsWith('[') ? '' : '.'}${name}` }
    const offset = word + distance
    const isReference = this.#isEncoded ? encodingOf(shape).isDynamic : shape.kind !== 'value' && shape.kind !== 'other'
    const target = isReference ? this.#word(offset) : 0n
    return this.#at(named, !isReference ? offset : this.#isEncoded ? word + target : target)
  }

  #sizeOf(type: LocalType): bigint {
    return this.#isEncoded ? encodingOf(type.shape()).headSize : 32n
  }

  #item(spot: LocalSpot, item: LocalType, index: bigint): LocalSpot {
    return this.#inner(spot, `[${index}]`, item, index * this.#sizeOf(item))
  }

  *#members(spot: LocalSpot): Iterable<LocalSpot> {
    const shape = spot.type.shape()
    if (shape.kind === 'struct') {
      let distance = 0n
      for (const [name, type] of shape.members) {
        yield this.#inner(spot, name, type, distance)
        distance += this.#sizeOf(type)
      }
    }
    if (shape.kind === 'array') {
      const length = shape.length ?? spot.length ?? 0n
      for (let index = 0n; index < length && index < MOST_ITEMS; index++) yield this.#item(spot, shape.item, index)
    }
  }

  #part(spot: LocalSpot, part: PathPart): LocalSpot {
    const { path, type } = spot
    const shape = type.shape()
    if (part.kind === 'name') {
      if (shape.kind === 'struct') for (const inner of this.#members(spot)) if (inner.name === part.name) return inner
      throw new UnknownVariable(`${path} is of the type ${type.label} and has no member ${part.name}`)
    }
    if (shape.kind !== 'array') throw new UnknownVariable(`${path} is of the type ${type.label} and has no items`)
    const length = shape.length ?? spot.length ?? 0n
    const index = /^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(part.text) ? BigInt(part.text) : undefined
    if (index === undefined) throw new UnknownVariable(`expected the number of an item of ${path}, got ${JSON.stringify(part.text)}`)
    if (index >= length) throw new UnknownVariable(`${path} has ${length} items, got the index ${index}`)
    return this.#item(spot, shape.item, index)
  }

  #variable(spot: LocalSpot, budget: { left: number }, depth: number): Variable {
    budget.left--
    const { name, path, type, word, length } = spot
    const described = {
      name,
      path,
      type: type.label,
      slot: undefined,
      space: undefined,
      offset: undefined,
      value: undefined,
      members: undefined,
    }
    const shape = type.shape()
    if (shape.kind === 'value' || shape.kind === 'other') {
      const isWord = shape.kind === 'other' || shape.value.kind === 'raw'
      if (isWord) {
        const text = length === undefined ? hexOf(word, 32) : `${hexOf(word, 20)}.${hexOf(length, 4)}`
        return { ...described, value: text, text, count: undefined, problem: undefined }
      }
      // Bytes are at the left of a word, others at the right. Bits around them may be anything.
      const moved = shape.value.kind === 'fixedBytes' ? word >> BigInt(256 - 8 * shape.size) : word
      const value = decodedValue(shape.value, BigInt.asUintN(8 * shape.size, moved), shape.size)
      return { ...described, value, text: textOf(shape.value, value), count: undefined, problem: undefined }
    }
    if (shape.kind === 'bytes') {
      const count = length ?? 0n
      const content = this.#bytesAt(word, count < MOST_BYTES ? count : MOST_BYTES)
      const value = shape.isText ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : bytesToHex(content)
      return { ...described, value, text: bytesValueText(value, shape.isText, count), count, problem: undefined }
    }
    const count = shape.kind === 'struct' ? BigInt(shape.members.length) : (shape.length ?? length ?? 0n)
    const members: Variable[] = []
    if (depth < DEEPEST) {
      for (const inner of this.#members(spot)) {
        if (budget.left <= 0) break
        members.push(this.#variable(inner, budget, depth + 1))
      }
    }
    return { ...described, text: membersText(shape.kind, members, count), members, count, problem: undefined }
  }
}
