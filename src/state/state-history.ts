import { BoundedMap } from '../primitives/bounded-map.js'
import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { type Hash, hexToBytes } from '../primitives/hex.js'
import { EMPTY_CODE_HASH } from '../primitives/keccak.js'
import { StoreDamaged } from '../store/errors.js'
import { decoded, numberKey, type RecordBatch, type Records } from '../store/records.js'
import type { Code } from './account.js'
import { NO_ROOT } from './detached-trie.js'
import { OverlayPatch, writeOverlayDiff } from './overlay-diff.js'
import { StatePatch, writeStateDiff } from './state-diff.js'
import { type StateRoots, type StoredOrigin, StoredStates } from './stored-state.js'
import type { StoredRoot } from './trie.js'
import type { WorldState } from './world-state.js'

/** A state whose nodes are in the store. Versions have consecutive numbers from 1. */
export interface StateVersion {
  readonly number: number
  /** Height of the block after which the state was that of the version. */
  readonly height: number
  readonly roots: StateRoots
  /** The greatest id of a node when the version was written. */
  readonly lastNode: number
}

/** The end of a chain, from which it goes on. */
export interface StateLine {
  readonly height: number
  /** The last version. */
  readonly version: StateVersion
  /** State after the last block. */
  readonly state: WorldState
  /** State from which the record of the last block is the difference. Undefined until it is needed. */
  readonly base: WorldState | undefined
  /** Whether `base` is the version, and not the state of the parent. */
  readonly isFirst: boolean
  /** Bytes of differences since the version, as far as they were written by this process. */
  readonly diffBytes: number
}

/**
 * Blocks from one version to the next, at most. Opening and reads of old states apply the differences of as many. Most of what a block takes on disk is its share of
 * the nodes of a version: half as many blocks would take a seventh more.
 */
export const VERSION_BLOCKS = 128
/** Bytes of differences from one version to the next. */
const VERSION_BYTES = 64 << 10
/** Bytes of the changes of test methods after a block, beyond which they are written as a version. */
const AMENDMENT_BYTES = 16 << 10

const HASH_LENGTH = 32
/** The difference is from the version, not from the state of the parent. */
const FIRST = 1
/** The state root is not that of the header. */
const AMENDED = 2

const REBUILT_STATES = 12

/** The record of a state: its difference from the state of the parent, or from a version. */
interface StateRecord {
  readonly version: number
  readonly isFirst: boolean
  readonly root: Hash | undefined
  readonly codes: readonly Code[]
  readonly reader: ByteReader
}

/**
 * States of a chain in a store, by height.
 *
 * The store contains the nodes of some states, the versions. Every other state is a record of its difference from the one before, which is a tenth of its new
 * nodes. Beside a version there is the list of the nodes that the version before has and this one has not. A node is in an unbroken series of versions, so that
 * these lists say what can be deleted with a version (`dropVersion`).
 */
export class StateHistory {
  readonly states: StoredStates
  readonly #records: Records
  /** States that were computed lately, the most recently used last. */
  readonly #rebuilt = new BoundedMap<number, WorldState>(REBUILT_STATES)
  #lastNode: number
  #changes = 0

  /**
   * @param lastNode the greatest id of a node in the store
   * @param origin accounts over which the states lie
   */
  constructor(records: Records, cacheSize: number, lastNode: number, origin?: StoredOrigin) {
    this.#records = records
    this.#lastNode = lastNode
    this.states = new StoredStates(
      {
        node: (id, hash) => records.node(id, hash),
        decoded: (id, decode) => decoded('node', numberKey(id), decode),
        prepare: (ids) => records.prepare('node', () => Array.from(ids(), numberKey)),
        code: (hash) => records.require('code', hash),
      },
      cacheSize,
      origin,
    )
  }

  /** The greatest id of a node that was given. */
  get lastNode(): number {
    return this.#lastNode
  }

  /** Returns the state after a block. */
  at(height: number): WorldState {
    const known = this.#rebuilt.get(height)
    if (known) return known
    if (this.#records.isAsynchronous) this.#prepare(height)
    const ahead: StateRecord[] = []
    let state: WorldState | undefined
    for (let below = height; !state; below--) {
      const record = this.#record(below)
      ahead.push(record)
      state = record.isFirst ? this.#versionState(record.version) : this.#rebuilt.get(below - 1)
    }
    const base = state
    const found = decoded('state', numberKey(height), () => patched(this.states, base, ahead.reverse()))
    this.#rebuilt.set(height, found)
    return found
  }

  /** Returns the root of the state after a block. */
  rootAt(height: number, headerRoot: Hash): Hash {
    return this.#record(height).root ?? headerRoot
  }

  /** Returns the end of a chain whose last block is at a height. Reads the state. */
  lineAt(height: number): StateLine {
    const { version, isFirst } = this.#record(height)
    return { height, version: this.version(version), state: this.at(height), base: undefined, isFirst, diffBytes: 0 }
  }

  /**
   * Adds the first state of a chain to a batch, as a version.
   *
   * @param headerRoot state root of the block's header
   * @param before version of the genesis, for a chain that goes on at another height
   */
  begin(batch: RecordBatch, state: WorldState, height: number, headerRoot: Hash, before?: StateVersion): StateLine {
    // The version of the genesis stays, so nothing has to list its nodes that this one does not have.
    return this.#writeVersion(batch, { number: (before?.number ?? 0) + 1, height }, state, headerRoot)
  }

  /**
   * Adds the nodes of a state that are in memory only to a batch, for a version that is written later. Returns the same state without nodes in memory.
   *
   * @param kept receives the ids of the highest nodes that were in the store
   */
  store(batch: RecordBatch, state: WorldState, kept = new Set<number>()): WorldState {
    return this.states.store(state, {
      node: (record) => {
        batch.put('node', numberKey(++this.#lastNode), record)
        return this.#lastNode
      },
      code: (hash, bytes) => {
        // Where a read has to wait, writing again costs less than looking.
        if (this.#records.isAsynchronous || batch.get('code', hash) === undefined) batch.put('code', hash, bytes)
      },
      keep: (id) => void kept.add(id),
    })
  }

  /** Adds the state of the next block to a batch. */
  append(batch: RecordBatch, line: StateLine, state: WorldState): StateLine {
    const height = line.height + 1
    const record = this.#encode(batch, line.version.number, false, undefined, state, line.state)
    const diffBytes = line.diffBytes + record.length
    if (height - line.version.height >= VERSION_BLOCKS || diffBytes >= VERSION_BYTES) {
      return this.#writeVersion(batch, { number: line.version.number + 1, height }, state, state.root, line.version)
    }
    batch.put('state', numberKey(height), record)
    return { height, version: line.version, state, base: line.state, isFirst: false, diffBytes }
  }

  /**
   * Adds another state of the last block to a batch, whatever nodes it consists of.
   *
   * @param headerRoot state root of the block's header
   */
  amend(batch: RecordBatch, line: StateLine, state: WorldState, headerRoot: Hash): StateLine {
    const { height, version, isFirst } = line
    const base = line.base ?? (isFirst ? this.#versionState(version.number) : this.at(height - 1))
    const root = state.root === headerRoot ? undefined : state.root
    const record = this.#encode(batch, version.number, isFirst, root, state, base)
    // The nodes of the given state may be those of versions that were dropped.
    const own = patched(this.states, base, [decodeRecord(this.states, record)])
    if (record.length >= AMENDMENT_BYTES) {
      return this.#writeVersion(batch, { number: version.number + 1, height }, own, headerRoot, version)
    }
    batch.put('state', numberKey(height), record)
    return { height, version, state: own, base, isFirst, diffBytes: line.diffBytes }
  }

  /** Adds the removal of the state of a block to a batch. */
  remove(batch: RecordBatch, height: number): void {
    batch.delete('state', numberKey(height))
  }

  /** Number of times that states were changed or removed, so far. */
  get changes(): number {
    return this.#changes
  }

  /** Forgets the states in memory from a height on, which have changed. */
  forget(height: number): void {
    this.#changes++
    for (const known of [...this.#rebuilt.keys()]) if (known >= height) this.#rebuilt.delete(known)
  }

  /** Returns a state beside the chain as bytes: its difference from a version. */
  encode(batch: RecordBatch, version: StateVersion, state: WorldState): Uint8Array {
    return this.#encode(batch, version.number, true, state.root, state, this.states.at(version.roots))
  }

  /** Returns a state of `encode`. */
  decode(content: Uint8Array): WorldState {
    const record = decodeRecord(this.states, content)
    return patched(this.states, this.#versionState(record.version), [record])
  }

  /** Returns the number of the version from which a state of `encode` is the difference. */
  versionOf(content: Uint8Array): number {
    return decodeRecord(this.states, content).version
  }

  /** Returns the number of the version from which the state after a block is computed. */
  versionAt(height: number): number {
    return this.#record(height).version
  }

  version(number: number): StateVersion {
    const version = this.findVersion(number)
    if (!version) throw new StoreDamaged(`version ${number} of the state`, 'is missing')
    return version
  }

  findVersion(number: number): StateVersion | undefined {
    return this.#records.read('version', numberKey(number), (content) => decodeVersion(number, content))
  }

  /** Adds the removal of all versions after one to a batch. Their nodes have ids above `lastNode` of that one, and are not removed. */
  dropAfter(batch: RecordBatch, { number }: StateVersion, last: StateVersion): void {
    for (let later = last.number; later > number; later--) {
      batch.delete('version', numberKey(later))
      batch.delete('dead', numberKey(later))
    }
  }

  /**
   * Adds the removal of a version to a batch, and returns the ids of the nodes that no other version has.
   *
   * @param before the version before it, if one is left
   * @param after the version after it
   */
  dropVersion(batch: RecordBatch, number: number, before: StateVersion | undefined, after: number): number[] {
    const removable: number[] = []
    const shared = this.#dead(batch, number)
    for (const id of this.#dead(batch, after)) {
      // Nodes that were written after the version before are in none but those between it and the one after.
      if (id > (before?.lastNode ?? 0)) removable.push(id)
      else shared.push(id)
    }
    batch.delete('version', numberKey(number))
    batch.delete('dead', numberKey(number))
    batch.put('dead', numberKey(after), encodeIds(shared))
    return removable
  }

  /** @param before version whose nodes may be removed with it */
  #writeVersion(
    batch: RecordBatch,
    { number, height }: Pick<StateVersion, 'number' | 'height'>,
    state: WorldState,
    headerRoot: Hash,
    before?: StateVersion,
  ): StateLine {
    const kept = new Set<number>()
    const written = this.store(batch, state, kept)
    const version: StateVersion = { number, height, roots: this.states.rootsOf(written), lastNode: this.#lastNode }
    batch.put('version', numberKey(number), encodeVersion(version))
    if (before) {
      const replaced = this.#replaced(before, kept)
      batch.put('dead', numberKey(number), encodeIds(replaced))
      // The next blocks read none of them: the cache is for those that they do.
      this.states.forget(replaced)
    }
    const root = written.root === headerRoot ? undefined : written.root
    batch.put('state', numberKey(height), this.#encode(batch, number, true, root, written, written))
    return { height, version, state: written, base: written, isFirst: true, diffBytes: 0 }
  }

  /** Returns the nodes of a version that are not below kept ones. */
  #replaced(version: StateVersion, kept: ReadonlySet<number>): number[] {
    const ids: number[] = []
    this.states.visit(this.states.at(version.roots), {
      node(id) {
        if (kept.has(id)) return false
        ids.push(id)
        return true
      },
    })
    return ids
  }

  /** Loads the differences from which a state is computed. */
  #prepare(height: number): void {
    const start = this.version(this.#record(height).version).height
    this.#records.prepare('state', () => Array.from({ length: height - start + 1 }, (_, i) => numberKey(start + i)))
  }

  /** Returns the record of a state, and adds code that is not in the store to the batch. */
  #encode(
    batch: RecordBatch,
    version: number,
    isFirst: boolean,
    root: Hash | undefined,
    state: WorldState,
    before: WorldState,
  ): Uint8Array {
    const codes: Code[] = []
    const diff = new ByteWriter(256)
    if (this.states.origin) writeOverlayDiff(diff, state, before, codes)
    else writeStateDiff(diff, state, before, { codes, accounts: [] })
    const writer = new ByteWriter(diff.length + HASH_LENGTH * (codes.length + 1) + 16)
    writer.byte((isFirst ? FIRST : 0) | (root === undefined ? 0 : AMENDED))
    if (root !== undefined) writer.hex(root)
    writer.count(version)
    writer.count(codes.length)
    for (const code of codes) {
      const { hash } = code
      const id = hexToBytes(hash)
      writer.bytes(id)
      if (hash !== EMPTY_CODE_HASH && batch.get('code', id) === undefined) batch.put('code', id, code.bytes)
    }
    writer.bytes(diff.finish())
    return writer.finish()
  }

  #versionState(number: number): WorldState {
    return this.states.at(this.version(number).roots)
  }

  #record(height: number): StateRecord {
    return this.#records.readRequired('state', numberKey(height), (content) => decodeRecord(this.states, content))
  }

  #dead(batch: RecordBatch, version: number): number[] {
    return batch.read('dead', numberKey(version), decodeIds) ?? []
  }
}

/** Returns the greatest id of a node of the state after the last block. */
export function lastVersionNode(records: Records, height: number): number {
  const number = records.readRequired('state', numberKey(height), (content) => {
    const reader = new ByteReader(content)
    if (reader.byte() & AMENDED) reader.skip(HASH_LENGTH)
    return reader.count()
  })
  return records.readRequired('version', numberKey(number), (content) => decodeVersion(number, content)).lastNode
}

/** Returns a state with some differences. */
function patched(states: StoredStates, base: WorldState, records: readonly StateRecord[]): WorldState {
  const { origin } = states
  if (origin) {
    const overlay = new OverlayPatch(base, origin)
    for (const { reader, codes } of records) overlay.read(reader, codes)
    return overlay.state()
  }
  const patch = new StatePatch(base)
  for (const { reader, codes } of records) patch.read(reader, { codes: [...codes], accounts: [] })
  return patch.state()
}

function decodeRecord(states: StoredStates, content: Uint8Array): StateRecord {
  const reader = new ByteReader(content)
  const flags = reader.byte()
  const root = flags & AMENDED ? reader.hex(HASH_LENGTH) : undefined
  const version = reader.count()
  const codes = Array.from({ length: reader.count() }, () => states.code(reader.hex(HASH_LENGTH)))
  return { version, isFirst: (flags & FIRST) !== 0, root, codes, reader }
}

function encodeVersion({ height, roots: { accounts, removed }, lastNode }: StateVersion): Uint8Array {
  const writer = new ByteWriter(64)
  writer.count(height)
  writer.count(lastNode)
  writeRoot(writer, accounts)
  // Only states over an origin have it.
  if (removed.id > 0) writeRoot(writer, removed)
  return writer.finish()
}

function decodeVersion(number: number, content: Uint8Array): StateVersion {
  const reader = new ByteReader(content)
  const [height, lastNode] = [reader.count(), reader.count()]
  const accounts = readRoot(reader)
  return { number, height, lastNode, roots: { accounts, removed: reader.position < content.length ? readRoot(reader) : NO_ROOT } }
}

function writeRoot(writer: ByteWriter, { root, id }: StoredRoot): void {
  writer.count(id)
  if (id > 0) writer.hex(root)
}

function readRoot(reader: ByteReader): StoredRoot {
  const id = reader.count()
  return id > 0 ? { id, root: reader.hex(HASH_LENGTH) } : NO_ROOT
}

/** Writes ids as distances, in ascending order. */
function encodeIds(ids: readonly number[]): Uint8Array {
  const writer = new ByteWriter(2 * ids.length + 8)
  writer.count(ids.length)
  let last = 0
  for (const id of [...ids].sort((a, b) => a - b)) {
    writer.count(id - last)
    last = id
  }
  return writer.finish()
}

function decodeIds(content: Uint8Array): number[] {
  const reader = new ByteReader(content)
  let last = 0
  return Array.from({ length: reader.count() }, () => {
    last += reader.count()
    return last
  })
}
