import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import { equalBytes } from '../primitives/hex.js'
import { StoreDamaged } from '../store/errors.js'
import type { Held, NodeCache } from './node-cache.js'
import { branchOf, extensionOf, leafOf, type NodeSource, type StoredNode, storedNode, type TrieNode } from './trie.js'

/** Reads the records of a state. Both throw if there is none. */
export interface StateRecords {
  /**
   * @param id of the node
   * @param hash of the node, for the error
   */
  node(id: number, hash: Uint8Array): Uint8Array
  /** Runs the decoding of a node. It may replace the error of bytes that are no node. */
  decoded?<T>(id: number, decode: () => T): T
  /** Throws `MissingState` unless some nodes are in memory, which loads them together. */
  prepare?(ids: () => Iterable<number>): void
  code(hash: Uint8Array): Uint8Array
}

/** The form of a leaf's content in a record. A hash does not tell its preimage, so it contains the address or the slot. */
export interface LeafCodec<V> {
  write(writer: ByteWriter, value: V): void
  decode(content: Uint8Array): { readonly key: Uint8Array; readonly value: V }
}

const LEAF = 0
const EXTENSION = 1
const BRANCH = 2

const REFERENCE_LENGTH = 33
/** Length of the keys: hashes. */
const KEY_NIBBLES = 64
/** In place of the first byte of a reference. */
const EMBEDDED = 0
/** Estimates of the memory of a node, in bytes. */
const MEMORY_OF_NODE = 400
const MEMORY_OF_CHILD = 170

/**
 * Trie nodes in a store, read through a cache.
 *
 * A record begins with the kind of its node. A leaf has its content; an extension has the number of nibbles down to its end, the key down to there
 * and its child; a branch has a bit for each child and then the children. A child is the reference of its node, which begins with 0xa0, and its id, or, if the
 * node is shorter than a hash, a zero, the length of its record in two bytes, and the record.
 */
export class TrieRecords<V> implements NodeSource<V> {
  readonly #records: StateRecords
  readonly #cache: NodeCache
  readonly #codec: LeafCodec<V>

  constructor(records: StateRecords, cache: NodeCache, codec: LeafCodec<V>) {
    this.#records = records
    this.#cache = cache
    this.#codec = codec
  }

  prepare(stored: () => readonly StoredNode<V>[]): void {
    this.#records.prepare?.(() => stored().flatMap(({ id, held }) => ((held?.value ?? this.#cache.find(id)?.value) ? [] : [id])))
  }

  load(stored: StoredNode<V>): TrieNode<V> {
    const { held } = stored
    if (held?.value !== undefined) {
      held.isUsed = true
      return held.value
    }
    // Tries of other contents have other ids.
    const known = this.#cache.find(stored.id) as Held<TrieNode<V>> | undefined
    if (known?.value !== undefined) {
      const { reference } = known.value
      if (reference !== stored.reference && !(reference && equalBytes(reference, stored.reference))) {
        throw new StoreDamaged(`the node record ${stored.id}`, 'is another node than its parent says')
      }
      stored.held = known
      known.isUsed = true
      return known.value
    }
    const bytes = this.#records.node(stored.id, stored.reference.subarray(1))
    const decode = () => this.decode(bytes, stored.depth)
    const node = this.#records.decoded ? this.#records.decoded(stored.id, decode) : decode()
    node.reference = stored.reference
    this.hold(stored, node, bytes.length)
    return node
  }

  /**
   * Takes a node into the cache.
   *
   * @param length of its record
   */
  hold(stored: StoredNode<V>, node: TrieNode<V>, length: number): void {
    let children = 1
    if (node.kind === 'branch') for (const child of node.children) if (child) children++
    stored.held = this.#cache.hold(stored.id, node, MEMORY_OF_NODE + children * MEMORY_OF_CHILD + length)
  }

  /** Throws a `RangeError` for a branch at which a key ends: hashed keys have one length. */
  encode(node: TrieNode<V>): Uint8Array {
    const writer = new ByteWriter()
    if (node.kind === 'leaf') {
      writer.byte(LEAF)
      this.#codec.write(writer, node.value)
      return writer.finish()
    }
    if (node.kind === 'extension') {
      writer.byte(EXTENSION)
      writer.byte(node.end)
      writer.bytes(node.key.subarray(0, (node.end + 1) >> 1))
      this.#writeChild(writer, node.child)
      return writer.finish()
    }
    if (node.ending !== undefined) throw new RangeError('a key ends at a branch')
    let present = 0
    for (let index = 0; index < 16; index++) if (node.children[index]) present |= 1 << index
    writer.byte(BRANCH)
    writer.byte(present >> 8)
    writer.byte(present & 255)
    for (const child of node.children) if (child) this.#writeChild(writer, child)
    return writer.finish()
  }

  /** Throws an error for bytes that are no node at a depth. */
  decode(record: Uint8Array, depth: number): TrieNode<V> {
    const kind = record[0]
    if (depth > KEY_NIBBLES) throw new RangeError(`trie node at depth ${depth}`)
    if (kind === LEAF) {
      const { key, value } = this.#codec.decode(record.subarray(1))
      return leafOf(key, depth, value)
    }
    if (kind === EXTENSION) {
      const end = record[1] ?? 0
      if (end <= depth || end >= KEY_NIBBLES) throw new RangeError(`extension from depth ${depth} to ${end}`)
      const start = 2 + ((end + 1) >> 1)
      const { child } = this.#decodeChild(record, start, end)
      if (child.kind !== 'stored' && child.kind !== 'branch') throw new RangeError(`extension over a ${child.kind}`)
      return extensionOf(record.subarray(2, start), depth, end, child)
    }
    if (kind !== BRANCH) throw new RangeError(`trie node of kind ${kind}`)
    const present = ((record[1] ?? 0) << 8) | (record[2] ?? 0)
    const children = new Array<TrieNode<V> | StoredNode<V> | undefined>(16).fill(undefined)
    let at = 3
    for (let index = 0; index < 16; index++) {
      if ((present & (1 << index)) === 0) continue
      const { child, next } = this.#decodeChild(record, at, depth + 1)
      children[index] = child
      at = next
    }
    return branchOf(children, undefined)
  }

  #writeChild(writer: ByteWriter, child: TrieNode<V> | StoredNode<V>): void {
    if (child.kind === 'stored') {
      writer.bytes(child.reference)
      writer.count(child.id)
      return
    }
    const record = this.encode(child)
    writer.byte(EMBEDDED)
    writer.byte(record.length >> 8)
    writer.byte(record.length & 255)
    writer.bytes(record)
  }

  #decodeChild(record: Uint8Array, at: number, depth: number): { child: TrieNode<V> | StoredNode<V>; next: number } {
    if (record[at] !== EMBEDDED) {
      const end = at + REFERENCE_LENGTH
      const reader = new ByteReader(record, end)
      const child = storedNode(record.subarray(at, end), reader.count(), depth, this)
      return { child, next: reader.position }
    }
    const start = at + 3
    const next = start + (((record[at + 1] ?? 0) << 8) | (record[at + 2] ?? 0))
    return { child: this.decode(record.subarray(start, next), depth), next }
  }
}
