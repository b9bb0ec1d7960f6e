import { JsonCursor, type Refusal } from '../../primitives/json-cursor.js'
import { isRecord } from '../../primitives/option-flaw.js'
import { SnapshotRefused } from '../errors.js'

/** Returns the keys that identify an entry. Entries of two documents with a common key are the same. */
export type KeysOf = (cursor: JsonCursor) => readonly string[]

/** Identifies entries by the values of some members. */
export function named(...members: readonly string[]): KeysOf {
  return (cursor) => [members.map((name) => cursor.member(name).text()).join('\n')]
}

/** A document, and one below it: entries of the upper document replace entries of the lower one. */
export class LayeredDocument {
  readonly #upper: JsonCursor
  readonly #lower: JsonCursor | undefined

  /** Throws `SnapshotRefused` for documents that are not objects, and for a single document without `chains`. */
  constructor(upper: unknown, lower: unknown) {
    this.#upper = rootOf(upper, '')
    this.#lower = lower === undefined ? undefined : rootOf(lower, 'registry')
    if (!this.#lower) this.#upper.member('chains').list()
  }

  /** The documents, the lower one first. */
  get layers(): readonly JsonCursor[] {
    return this.#lower ? [this.#lower, this.#upper] : [this.#upper]
  }

  /** Returns the entries of a list in both documents, without those of the lower one that the upper one has. */
  entries(name: string, keysOf: KeysOf): readonly JsonCursor[] {
    const upper = this.#upper.member(name).listOrNone()
    if (!this.#lower) return upper
    const lower = this.#lower.member(name).listOrNone()
    if (upper.length === 0) return lower
    const replaced = new Set(upper.flatMap(keysOf))
    return [...lower.filter((cursor) => !keysOf(cursor).some((key) => replaced.has(key))), ...upper]
  }

  /** Returns the same entries, where an upper one also has the members that only the lower one gives: a fee needs no contracts beside it. */
  completedEntries(name: string, keysOf: KeysOf): readonly JsonCursor[] {
    const lower = this.#lower?.member(name).listOrNone() ?? []
    const below = new Map(lower.flatMap((cursor) => keysOf(cursor).map((key) => [key, cursor] as const)))
    return this.entries(name, keysOf).map((cursor) => {
      const found = keysOf(cursor).flatMap((key) => below.get(key) ?? [])[0]
      return found && found.value !== cursor.value ? cursor.over(found) : cursor
    })
  }
}

const refused: Refusal = (path, reason) => new SnapshotRefused(path, reason)

function rootOf(document: unknown, name: string): JsonCursor {
  if (isRecord(document)) return new JsonCursor(document, name, refused)
  throw refused(name || 'snapshot', 'expected an object')
}
