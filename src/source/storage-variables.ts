/** State variables by name: their values, the places of paths, and the paths of slots. */
import type { ChangedVariable } from '../explain/explanation.js'
import { escaped } from '../explain/words.js'
import { bytesToBigInt, bytesToHex, hexToBytes } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { hashedSlot, StorageKeys } from './storage-keys.js'
import type { StorageLayout, StorageType, StorageVariable } from './storage-layout.js'
import { bytesValueText, decodedValue, hexOf, membersText, textOf, type Variable } from './variable.js'
import { type PathPart, parsePath, UnknownVariable } from './variable-path.js'

/** Reads a slot. */
export type SlotReader = (slot: bigint) => bigint

/** Place of a variable or of a part of one. */
export interface StoragePlace {
  readonly name: string
  readonly path: string
  readonly slot: bigint
  readonly offset: number
  readonly type: StorageType
}

/** Items of a list, and entries of a mapping, that are shown with it. */
const MOST_ITEMS = 32
/** Bytes of a text that are read. */
const MOST_BYTES = 1024
/** Variables of one answer, with their members. */
const MOST_VARIABLES = 2048
/** Nesting that is shown with a variable. What is further in has paths. */
const DEEPEST = 6
/** Slots after the first of a list or a text in which a slot is looked for. More are not paid for in the life of a chain. */
const FARTHEST = 1n << 40n
/** Mappings and lists within each other. */
const MOST_CONTAINERS = 32
const WORD = 1n << 256n

const LENGTH: StorageType = { id: '', label: 'uint256', size: 32n, shape: { kind: 'value', value: { kind: 'uint' } } }
const CHUNK: StorageType = { id: '', label: 'bytes32', size: 32n, shape: { kind: 'value', value: { kind: 'fixedBytes' } } }

/** State variables of a contract in storage, or those in transient storage. */
export class StorageVariables {
  readonly #layout: StorageLayout
  readonly #roots: readonly StorageVariable[]
  readonly #keys: StorageKeys
  readonly #space: 'storage' | 'transient'
  #hasRoots = false

  /**
   * @param keys keys of mappings that are shown with them, and by which slots are found
   * @param space which of the two storages
   */
  constructor(layout: StorageLayout, keys: StorageKeys = new StorageKeys(), space: 'storage' | 'transient' = 'storage') {
    this.#layout = layout
    this.#roots = space === 'storage' ? layout.variables : layout.transient
    this.#keys = keys
    this.#space = space
  }

  /** Returns all variables with their values. */
  all(read: SlotReader): readonly Variable[] {
    const budget = { left: MOST_VARIABLES }
    return this.#roots.map((root) => this.#variable(this.#rootPlace(root), read, budget, 0))
  }

  /** Returns the variables at paths. Throws `UnknownVariable`. */
  some(paths: readonly string[], read: SlotReader): readonly Variable[] {
    const budget = { left: MOST_VARIABLES }
    return paths.map((path) => this.#variable(this.place(path, read), read, budget, 0))
  }

  /** Returns the variable at a path. Throws `UnknownVariable`. */
  at(path: string, read: SlotReader): Variable {
    return this.read(this.place(path, read), read)
  }

  /** Returns the value of what is at a place. */
  read(place: StoragePlace, read: SlotReader): Variable {
    return this.#variable(place, read, { left: MOST_VARIABLES }, 0)
  }

  /**
   * Returns the place that a reference to storage leads to; undefined if no state variable has its type.
   *
   * @param type id of the type in the layout
   */
  referred(name: string, slot: bigint, type: string): StoragePlace | undefined {
    const known = this.#layout.types.get(type)
    return known && { name, path: name, slot, offset: 0, type: known }
  }

  /** Returns the place of the rest of a path. Throws `UnknownVariable`. */
  follow(place: StoragePlace, parts: readonly PathPart[], read: SlotReader): StoragePlace {
    return parts.reduce((outer, part) => this.#inner(outer, part, read), place)
  }

  /** Whether a path begins with the name of a variable. Throws `UnknownVariable` for what is no path. */
  has(path: string): boolean {
    return this.#root(parsePath(path)) !== undefined
  }

  get isEmpty(): boolean {
    return this.#roots.length === 0
  }

  /**
   * Returns the place of a path. Throws `UnknownVariable`.
   *
   * @param read reads lengths of lists
   */
  place(path: string, read: SlotReader): StoragePlace {
    const parts = parsePath(path)
    const root = this.#root(parts)
    if (!root) throw new UnknownVariable(`there is no variable ${JSON.stringify(path)}${this.#namesText()}`)
    return this.follow(this.#rootPlace(root.variable), parts.slice(root.parts), read)
  }

  /**
   * Returns the innermost places that a slot belongs to: values that share it, a mapping or the length of a list, the part of a text. Empty if no variable
   * is known to be there.
   */
  placesIn(slot: bigint): readonly StoragePlace[] {
    if (!this.#hasRoots) this.#hashRoots()
    return this.#placesIn(slot, 0)
  }

  /** Returns the variables in a slot whose values differ between two of its words; all of them if the words are equal. */
  changes(slot: bigint, before: bigint, after: bigint): readonly ChangedVariable[] {
    return this.placesIn(slot).flatMap((place) => {
      // In the slot of a list is its length.
      const isList = place.type.shape.kind === 'array'
      const shown = isList ? { ...place, path: `${place.path}.length`, type: LENGTH } : place
      const [old, now] = [before, after].map((word) => this.#wordText(shown, word))
      if (old === undefined || now === undefined || (old === now && before !== after)) return []
      return [{ path: shown.path, type: shown.type.label, before: old, after: now }]
    })
  }

  #wordText(place: StoragePlace, word: bigint): string | undefined {
    const { kind } = place.type.shape
    if (kind === 'bytes' && (word & 1n) === 1n) return `${word >> 1n} bytes`
    return kind === 'bytes' || kind === 'value' ? this.read(place, () => word).text : undefined
  }

  #root(parts: readonly PathPart[]): { readonly variable: StorageVariable; readonly parts: number } | undefined {
    const [first, second] = parts
    if (first?.kind !== 'name') return undefined
    if (second?.kind === 'name') {
      const variable = this.#roots.find(({ name }) => name === `${first.name}.${second.name}`)
      if (variable) return { variable, parts: 2 }
    }
    const variable = this.#roots.find(({ name }) => name === first.name)
    return variable && { variable, parts: 1 }
  }

  #namesText(): string {
    const names = this.#roots.slice(0, 12).map(({ name }) => name)
    return names.length === 0 ? '' : `: there are ${names.join(', ')}${this.#roots.length > names.length ? ', …' : ''}`
  }

  #rootPlace({ name, slot, offset, type }: StorageVariable): StoragePlace {
    return { name, path: name, slot, offset, type: this.#type(type) }
  }

  /** Types that a type refers to are checked when a layout is read. */
  #type(id: string): StorageType {
    const type = this.#layout.types.get(id)
    if (!type) throw new UnknownVariable(`the layout has no type ${id}`)
    return type
  }

  #inner(place: StoragePlace, part: PathPart, read: SlotReader): StoragePlace {
    const { path, type } = place
    const { shape } = type
    if (part.kind === 'name') {
      if (shape.kind === 'struct') {
        const found = shape.members.find(({ name }) => name === part.name)
        if (found) return this.#member(place, found)
      }
      if (part.name === 'length' && shape.kind === 'array' && shape.length === undefined)
        return { ...place, name: 'length', path: `${path}.length`, offset: 0, type: LENGTH }
      throw new UnknownVariable(`${path} is of the type ${type.label} and has no member ${part.name}`)
    }
    if (shape.kind === 'mapping') {
      return this.#entry(place, keyBytes(part.text, this.#type(shape.key), path), shape.value, this.#type(shape.key))
    }
    if (shape.kind !== 'array') throw new UnknownVariable(`${path} is of the type ${type.label} and has no items`)
    const index = /^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(part.text) ? BigInt(part.text) : undefined
    if (index === undefined) throw new UnknownVariable(`expected the number of an item of ${path}, got ${JSON.stringify(part.text)}`)
    const length = shape.length ?? read(place.slot)
    if (index >= length) throw new UnknownVariable(`${path} has ${length} items, got the index ${index}`)
    return this.#item(place, index, shape)
  }

  #member(place: StoragePlace, { name, slot, offset, type }: StorageVariable): StoragePlace {
    return { name, path: `${place.path}.${name}`, slot: (place.slot + slot) % WORD, offset, type: this.#type(type) }
  }

  #item({ path, slot }: StoragePlace, index: bigint, shape: { readonly item: string; readonly length: bigint | undefined }): StoragePlace {
    const type = this.#type(shape.item)
    const first = shape.length === undefined ? hashedSlot(new Uint8Array(), slot) : slot
    const name = `[${index}]`
    // Several small items share a slot; others begin at one.
    const perSlot = type.size > 32n ? 1n : 32n / type.size
    const slots = (type.size + 31n) / 32n
    return {
      name,
      path: `${path}${name}`,
      slot: (first + (index / perSlot) * slots) % WORD,
      offset: Number((index % perSlot) * type.size),
      type,
    }
  }

  #entry({ path, slot }: StoragePlace, key: Uint8Array, value: string, keyType: StorageType): StoragePlace {
    const name = `[${keyText(key, keyType)}]`
    return { name, path: `${path}${name}`, slot: hashedSlot(key, slot), offset: 0, type: this.#type(value) }
  }

  #variable(place: StoragePlace, read: SlotReader, budget: { left: number }, depth: number): Variable {
    budget.left--
    const { name, path, slot, offset, type } = place
    const { shape } = type
    const described = {
      name,
      path,
      type: type.label,
      slot,
      space: this.#space,
      offset,
      value: undefined,
      members: undefined,
      count: undefined,
      problem: undefined,
    }
    if (shape.kind === 'value') {
      const size = Number(type.size)
      const raw = (read(slot) >> BigInt(8 * offset)) & ((1n << BigInt(8 * size)) - 1n)
      const value = decodedValue(shape.value, raw, size)
      return { ...described, value, text: textOf(shape.value, value) }
    }
    if (shape.kind === 'bytes') return { ...described, ...bytesAt(slot, shape.isText, read) }
    const length = shape.kind === 'array' ? (shape.length ?? read(slot)) : undefined
    const count = shape.kind === 'struct' ? BigInt(shape.members.length) : length
    const members: Variable[] = []
    if (depth < DEEPEST) {
      for (const inner of this.#innerPlaces(place, length)) {
        if (budget.left <= 0) break
        members.push(this.#variable(inner, read, budget, depth + 1))
      }
    }
    return { ...described, text: membersText(shape.kind, members, count), members, count }
  }

  *#innerPlaces(place: StoragePlace, length: bigint | undefined): Iterable<StoragePlace> {
    const { shape } = place.type
    if (shape.kind === 'struct') for (const each of shape.members) yield this.#member(place, each)
    if (shape.kind === 'array' && length !== undefined) {
      for (let index = 0n; index < length && index < MOST_ITEMS; index++) yield this.#item(place, index, shape)
    }
    if (shape.kind === 'mapping') {
      const key = this.#type(shape.key)
      let shown = 0
      for (const bytes of this.#keys.keysAt(place.slot)) {
        if (shown === MOST_ITEMS) return
        // A preimage that was hashed with a slot for another purpose may be no key.
        if (!isKey(bytes, key)) continue
        shown++
        yield this.#entry(place, bytes, shape.value, key)
      }
    }
  }

  /** Lists and texts of the contract itself: their places may be constants of the code, which no run hashes. */
  #hashRoots(): void {
    this.#hasRoots = true
    let left = MOST_VARIABLES
    const rest = this.#roots.map((root) => this.#rootPlace(root))
    for (let place = rest.pop(); place && left > 0; place = rest.pop(), left--) {
      const { shape } = place.type
      if (shape.kind === 'bytes' || (shape.kind === 'array' && shape.length === undefined)) this.#keys.add(wordOf(place.slot))
      if (shape.kind === 'struct' || (shape.kind === 'array' && shape.length !== undefined)) {
        const length = shape.kind === 'array' ? shape.length : undefined
        rest.push(...this.#innerPlaces(place, length))
      }
    }
  }

  #placesIn(slot: bigint, depth: number): readonly StoragePlace[] {
    const own = this.#roots.flatMap((root) => this.#leavesIn(this.#rootPlace(root), slot))
    if (own.length > 0 || depth > MOST_CONTAINERS) return own
    const hashed = this.#keys.before(slot)
    if (!hashed || slot - hashed.slot > FARTHEST) return []
    const distance = slot - hashed.slot
    return this.#placesIn(hashed.container, depth + 1).flatMap((container): readonly StoragePlace[] => {
      const { shape } = container.type
      if (shape.kind === 'mapping' && hashed.key.length > 0) {
        const key = this.#type(shape.key)
        return isKey(hashed.key, key) ? this.#leavesIn(this.#entry(container, hashed.key, shape.value, key), slot) : []
      }
      if (hashed.key.length > 0) return []
      if (shape.kind === 'array' && shape.length === undefined) return this.#itemsIn(container, distance, shape.item, slot)
      if (shape.kind !== 'bytes') return []
      const name = `[${distance * 32n}..${distance * 32n + 32n}]`
      return [{ name, path: `${container.path}${name}`, slot, offset: 0, type: CHUNK }]
    })
  }

  /** Returns the innermost places in a slot of what is at a place. */
  #leavesIn(place: StoragePlace, slot: bigint): readonly StoragePlace[] {
    const { type } = place
    const { shape } = type
    const distance = (slot - place.slot + WORD) % WORD
    if (distance >= (type.size + 31n) / 32n) return []
    if (shape.kind === 'struct') {
      return shape.members.flatMap((each) => this.#leavesIn(this.#member(place, each), slot))
    }
    if (shape.kind === 'array' && shape.length !== undefined) return this.#itemsIn(place, distance, shape.item, slot)
    return [place]
  }

  /** Returns the places in a slot that is so many slots behind the first item. */
  #itemsIn(place: StoragePlace, distance: bigint, itemType: string, slot: bigint): readonly StoragePlace[] {
    const { shape } = place.type
    if (shape.kind !== 'array') return []
    const { size } = this.#type(itemType)
    const perSlot = size > 32n ? 1n : 32n / size
    const first = size > 32n ? distance / ((size + 31n) / 32n) : distance * perSlot
    const found: StoragePlace[] = []
    for (let index = first; index < first + perSlot && (shape.length === undefined || index < shape.length); index++) {
      found.push(...this.#leavesIn(this.#item(place, index, shape), slot))
    }
    return found
  }
}

function wordOf(slot: bigint): Uint8Array {
  return hexToBytes(hexOf(slot, 32))
}

/** A text of up to 31 bytes is in its slot, with twice its length in the last byte; a longer one elsewhere, with twice its length and one in the slot. */
function bytesAt(slot: bigint, isText: boolean, read: SlotReader): Pick<Variable, 'value' | 'text' | 'count' | 'problem'> {
  const word = read(slot)
  const isLong = (word & 1n) === 1n
  const count = isLong ? word >> 1n : (word & 0xffn) >> 1n
  if (isLong !== count > 31n) {
    return {
      value: undefined,
      text: '?',
      count: undefined,
      problem: `slot ${hexOf(slot, 0)} holds no length of a text: ${hexOf(word, 32)}`,
    }
  }
  const length = Number(count < MOST_BYTES ? count : MOST_BYTES)
  const bytes = new Uint8Array(Math.ceil(length / 32) * 32)
  if (!isLong) bytes.set(wordOf(word).subarray(0, bytes.length))
  else {
    const first = hashedSlot(new Uint8Array(), slot)
    for (let at = 0; at < bytes.length; at += 32) bytes.set(wordOf(read((first + BigInt(at / 32)) % WORD)), at)
  }
  const content = bytes.subarray(0, length)
  const value = isText ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(content) : bytesToHex(content)
  return { value, text: bytesValueText(value, isText, count), count, problem: undefined }
}

/** Whether bytes are a key of a type, as contracts hash it. */
function isKey(key: Uint8Array, { shape, size }: StorageType): boolean {
  if (shape.kind === 'bytes') return true
  if (shape.kind !== 'value' || key.length !== 32) return false
  const used = Number(size)
  const { kind } = shape.value
  if (kind === 'fixedBytes') return key.subarray(used).every((octet) => octet === 0)
  if (kind === 'int') {
    const number = bytesToBigInt(key)
    return BigInt.asUintN(256, BigInt.asIntN(8 * used, number)) === number
  }
  if (kind === 'bool') return bytesToBigInt(key) <= 1n
  return kind === 'raw' || key.subarray(0, 32 - used).every((octet) => octet === 0)
}

/** Returns a key in the words of a path. */
function keyText(key: Uint8Array, { shape, size }: StorageType): string {
  if (shape.kind === 'bytes') {
    return shape.isText ? escaped(JSON.stringify(new TextDecoder('utf-8', { ignoreBOM: true }).decode(key))) : bytesToHex(key)
  }
  if (shape.kind !== 'value' || shape.value.kind === 'raw') return bytesToHex(key)
  const { value } = shape
  const used = Number(size)
  if (value.kind === 'fixedBytes') return bytesToHex(key.subarray(0, used))
  if (value.kind === 'address') return checksumAddress(bytesToHex(key.subarray(32 - used)))
  return textOf(value, decodedValue(value, bytesToBigInt(key.subarray(32 - used)), used))
}

/** Returns the bytes that contracts hash for a key. */
function keyBytes(text: string, type: StorageType, path: string): Uint8Array {
  const { shape, size, label } = type
  const refuse = (expected: string): never => {
    throw new UnknownVariable(`expected ${expected} as a key of ${path}, got ${JSON.stringify(text)}`)
  }
  const hex = (bytes: number | undefined) =>
    /^0x(?:[\da-f]{2})*$/i.test(text) && (bytes === undefined || text.length === 2 + 2 * bytes)
      ? hexToBytes(text.toLowerCase())
      : refuse(bytes === undefined ? 'bytes of hex' : `${bytes} bytes of hex`)
  if (shape.kind === 'bytes') return shape.isText ? new TextEncoder().encode(unquoted(text) ?? refuse('a text in quotes')) : hex(undefined)
  if (shape.kind !== 'value') return refuse(`a ${label}`)
  const { value } = shape
  const used = Number(size)
  if (value.kind === 'address') return wordOf(bytesToBigInt(hex(used)))
  if (value.kind === 'raw') return hex(32)
  if (value.kind === 'fixedBytes') return wordOf(bytesToBigInt(hex(used)) << BigInt(8 * (32 - used)))
  if (value.kind === 'bool') return text === 'true' ? wordOf(1n) : text === 'false' ? wordOf(0n) : refuse('true or false')
  if (value.kind === 'enum') {
    const member = value.members?.indexOf(text.slice(text.lastIndexOf('.') + 1)) ?? -1
    if (member >= 0) return wordOf(BigInt(member))
  }
  if (!/^(?:-?\d{1,78}|0x[\da-f]{1,64})$/i.test(text)) return refuse(value.kind === 'enum' ? `a member of ${label}` : `a ${label}`)
  const number = BigInt(text)
  const isInRange = number === (value.kind === 'int' ? BigInt.asIntN(8 * used, number) : BigInt.asUintN(8 * used, number))
  return isInRange ? wordOf(BigInt.asUintN(256, number)) : refuse(`a ${label}`)
}

/** A text in quotes, or a word without them. */
function unquoted(text: string): string | undefined {
  if (!text.startsWith('"')) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
