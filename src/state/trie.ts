import { ByteSlab } from '../primitives/byte-slab.js'
import { bytesToHex, compareBytes, EMPTY_BYTES, equalBytes, type Hash, hexToBytes } from '../primitives/hex.js'
import { EMPTY_TRIE_ROOT, keccak256, keccakBuffer } from '../primitives/keccak.js'
import {
  encodeRlp,
  rlpLength,
  rlpListLength,
  rlpStringLength,
  writeListPrefix,
  writeRlp,
  writeStringPrefix,
} from '../primitives/rlp-encoding.js'
import type { Held } from './node-cache.js'

/**
 * The modified Merkle Patricia trie of the Yellow Paper, appendix D, as a persistent data structure.
 *
 * A trie is never changed: a write copies the nodes between the root and the leaf and shares all others with the trie it came from, so that
 * keeping an old version costs only what differs. Nodes are hashed when a root or a proof is asked for, each once in its life.
 *
 * Paths are not cut into arrays of nibbles. A leaf holds its whole key and the depth (in nibbles) at which its own part begins; an extension
 * holds some key that passes through it and the stretch of that key it stands for.
 *
 * A node may be outside of memory: a trie then has a `StoredNode` in its place, which is loaded when a walk reaches it.
 */
export type TrieNode<V> = Leaf<V> | Extension<V> | Branch<V>
export type Node<V> = TrieNode<V> | StoredNode<V>

/** A node that is known by its hash. */
export interface StoredNode<V> {
  readonly kind: 'stored'
  /** Number of the node's record. No other node has it, not even an equal one. */
  readonly id: number
  /** The hash as an RLP string: what stands for the node in its parent. */
  readonly reference: Uint8Array
  /** Depth of the node in nibbles. Hashes of equal subtrees at different depths are different. */
  readonly depth: number
  readonly source: NodeSource<V>
  /** The node itself while a cache holds it. */
  held: Held<TrieNode<V>> | undefined
}

/** Loads nodes. What it returns may differ between calls in its identity, never in its content. */
export interface NodeSource<V> {
  load(stored: StoredNode<V>): TrieNode<V>
  /** Throws `MissingState` unless some nodes are in memory, which loads them together. */
  prepare(stored: () => readonly StoredNode<V>[]): void
}

interface Leaf<V> {
  readonly kind: 'leaf'
  readonly key: Uint8Array
  readonly depth: number
  readonly value: V
  reference: Uint8Array | undefined
}

interface Extension<V> {
  readonly kind: 'extension'
  /** Any key below; only its nibbles before `end` mean something, and the key itself may be long gone from the trie. */
  readonly key: Uint8Array
  readonly depth: number
  readonly end: number
  readonly child: Branch<V> | StoredNode<V>
  reference: Uint8Array | undefined
}

interface Branch<V> {
  readonly kind: 'branch'
  readonly children: Children<V>
  /** The entry whose key ends here. Only tries with keys of different lengths have it. */
  readonly ending: Leaf<V> | undefined
  reference: Uint8Array | undefined
}

/** The hash and the record of a root node. */
export interface StoredRoot {
  readonly root: Hash
  readonly id: number
}

const EMPTY_ROOT_BYTES = hexToBytes(EMPTY_TRIE_ROOT)

type Children<V> = readonly (Node<V> | undefined)[]
export type Encode<V> = (value: V) => Uint8Array

export class Trie<V> {
  readonly #encode: Encode<V>
  readonly #node: Node<V> | undefined
  #root: Hash | undefined

  private constructor(encode: Encode<V>, node: Node<V> | undefined) {
    this.#encode = encode
    this.#node = node
  }

  /**
   * A trie without entries.
   *
   * @param encode the bytes that stand for a value in the trie, at least one; called when hashes are computed, not when values are set
   */
  static empty<V>(encode: (value: V) => Uint8Array): Trie<V> {
    return new Trie(encode, undefined)
  }

  /** Returns a trie with a root node. */
  static of<V>(encode: (value: V) => Uint8Array, node: Node<V> | undefined): Trie<V> {
    return new Trie(encode, node)
  }

  /** Returns a trie whose nodes are loaded when a walk reaches them. */
  static stored<V>(encode: (value: V) => Uint8Array, { root, id }: StoredRoot, source: NodeSource<V>): Trie<V> {
    if (root === EMPTY_TRIE_ROOT) return Trie.empty(encode)
    return new Trie(encode, storedNode(hashReference(hexToBytes(root)), id, 0, source))
  }

  /** The root node, and the function that encodes values, for code that keeps the trie outside of memory. */
  get parts(): { readonly node: Node<V> | undefined; readonly encode: Encode<V> } {
    return { node: this.#node, encode: this.#encode }
  }

  get isEmpty(): boolean {
    return this.#node === undefined
  }

  /** The root hash: TRIE(J) of the Yellow Paper. */
  get root(): Hash {
    this.#root ??= this.#node === undefined ? EMPTY_TRIE_ROOT : bytesToHex(this.rootBytes)
    return this.#root
  }

  /** The root hash as bytes. Shared, not to be written to. */
  get rootBytes(): Uint8Array {
    return this.#node === undefined ? EMPTY_ROOT_BYTES : rootBytes(this.#node, this.#encode)
  }

  get(key: Uint8Array): V | undefined {
    const end = 2 * key.length
    let node = this.#node
    let depth = 0
    // Extensions are stepped over unread: the leaf knows its whole key, so one comparison at the end decides.
    while (node !== undefined) {
      if (node.kind === 'branch') {
        node = depth >= end ? node.ending : node.children[nibble(key, depth)]
        depth++
      } else if (node.kind === 'extension') {
        depth = node.end
        node = node.child
      } else if (node.kind === 'leaf') {
        return compareBytes(node.key, key) === 0 ? node.value : undefined
      } else {
        node = node.source.load(node)
      }
    }
    return undefined
  }

  /** The trie with `key` standing for `value`. Neither may be changed afterwards: the trie keeps them. */
  set(key: Uint8Array, value: V): Trie<V> {
    const node = insert(this.#node, 0, key, value)
    return node === this.#node ? this : new Trie(this.#encode, node)
  }

  /** The trie without `key`: this very trie if the key is not in it. */
  delete(key: Uint8Array): Trie<V> {
    if (this.#node === undefined) return this
    const node = remove(this.#node, 0, key)
    return node === this.#node ? this : new Trie(this.#encode, node)
  }

  /**
   * The RLP of the nodes from the root towards `key`, which prove its value or its absence. As in geth's `eth_getProof`, a node of less than
   * 32 bytes is part of its parent and has no entry of its own, and an empty trie proves with nothing.
   */
  prove(key: Uint8Array): Uint8Array[] {
    const proof: Uint8Array[] = []
    const end = 2 * key.length
    let node = this.#node
    let depth = 0
    while (node !== undefined) {
      node = loaded(node)
      if (depth === 0 || isHashed(reference(node, this.#encode))) proof.push(encodedNode(node, this.#encode))
      if (node.kind === 'branch') {
        if (depth === end) break
        node = node.children[nibble(key, depth)]
        depth++
      } else if (node.kind === 'extension' && partingDepth(node.key, key, depth, Math.min(node.end, end)) === node.end) {
        depth = node.end
        node = node.child
      } else {
        break
      }
    }
    return proof
  }

  /** The entries in ascending order of their keys, beginning with the first whose key is not below `from`. Walks only as far as it is read. */
  *entries(from?: Uint8Array): IterableIterator<[key: Uint8Array, value: V]> {
    for (const leaf of leavesOf(from === undefined ? [this.#node] : nodesFrom(this.#node, from))) yield [leaf.key, leaf.value]
  }

  /**
   * Visits the entries whose value is not the same object in `older`, in no particular order; `undefined` where one of the two has none. What the tries
   * share is not walked, so that two versions of one trie are compared at the cost of what was written between them.
   *
   * @param byHash whether nodes with the same hash are equal: not if values have parts that do not go into the hash
   */
  eachChangeSince(older: Trie<V>, visit: VisitChange<V>, byHash = true): void {
    visitChanges(this.#node, older.#node, visit, byHash)
  }
}

/** Receives an entry that differs between two tries. */
export type VisitChange<V> = (key: Uint8Array, now: V | undefined, before: V | undefined) => void

function visitChanges<V>(one: Node<V> | undefined, other: Node<V> | undefined, visit: VisitChange<V>, byHash: boolean): void {
  if (isSameNode(one, other, byHash)) return
  const now = one && loaded(one)
  const before = other && loaded(other)
  if (now?.kind === 'branch' && before?.kind === 'branch') {
    for (let i = 0; i < 16; i++)
      if (now.children[i] !== before.children[i]) visitChanges(now.children[i], before.children[i], visit, byHash)
    if (now.ending !== before.ending) visitChanges(now.ending, before.ending, visit, byHash)
  } else if (now?.kind === 'extension' && before?.kind === 'extension' && samePath(now, before)) {
    visitChanges(now.child, before.child, visit, byHash)
  } else if (before === undefined || before.kind === 'leaf') {
    visitChangesFromLeaf(now, before, visit)
  } else {
    visitChangedLeaves(now, before, visit)
  }
}

/**
 * The root over a list, keyed by the RLP of the index: transactions, receipts, withdrawals. Throws a `RangeError` for an item of no bytes, which
 * a trie cannot tell from an absent one.
 */
export function orderedRoot(items: readonly Uint8Array[]): Hash {
  const leaves = items.map((item, index) => leafOf(encodeRlp(BigInt(index)), 0, item))
  return Trie.of((item: Uint8Array) => item, nodeOver(leaves, 0)).root
}

/** Returns the node over leaves. No key may begin with another one. Unlike writing them one by one, this copies nothing. */
function nodeOver<V>(leaves: readonly Leaf<V>[], depth: number): TrieNode<V> | undefined {
  const [first] = leaves
  if (first === undefined) return undefined
  if (leaves.length === 1) return leafOf(first.key, depth, first.value)
  const parting = leaves.reduce((end, { key }) => partingDepth(first.key, key, depth, end), 2 * first.key.length)
  const groups = Array.from({ length: 16 }, (): Leaf<V>[] => [])
  for (const leaf of leaves) groups[nibble(leaf.key, parting)]?.push(leaf)
  const children = groups.map((group) => nodeOver(group, parting + 1))
  const branch = branchOf(children, undefined)
  return parting === depth ? branch : extensionOf(first.key, depth, parting, branch)
}

// Paths

/** The nibble of `key` at `depth`, the high one of each byte first. */
function nibble(key: Uint8Array, depth: number): number {
  const octet = key[depth >> 1] ?? 0
  return depth % 2 === 0 ? octet >> 4 : octet & 15
}

/** The depth at which two keys that agree before `depth` first differ, at most `end`. */
function partingDepth(a: Uint8Array, b: Uint8Array, depth: number, end: number): number {
  let at = depth
  while (at < end && nibble(a, at) === nibble(b, at)) at++
  return at
}

function samePath<V>(a: Extension<V>, b: Extension<V>): boolean {
  return a.end === b.end && partingDepth(a.key, b.key, a.depth, a.end) === a.end
}

/**
 * Writes HP(x, t) of the Yellow Paper, appendix C: a stretch of nibbles as bytes, with its parity and the kind of its node in the first nibble. Returns the
 * position after it.
 */
function writeHexPrefix(
  bytes: Uint8Array,
  start: number,
  { key, depth }: Leaf<unknown> | Extension<unknown>,
  end: number,
  isLeaf: boolean,
): number {
  const isOdd = (end - depth) % 2 === 1
  let at = start
  bytes[at++] = (isLeaf ? 0x20 : 0) + (isOdd ? 0x10 + nibble(key, depth) : 0)
  for (let next = isOdd ? depth + 1 : depth; next < end; next += 2) bytes[at++] = (nibble(key, next) << 4) | nibble(key, next + 1)
  return at
}

// Nodes

export function leafOf<V>(key: Uint8Array, depth: number, value: V): Leaf<V> {
  return { kind: 'leaf', key, depth, value, reference: undefined }
}

export function extensionOf<V>(key: Uint8Array, depth: number, end: number, child: Extension<V>['child']): Extension<V> {
  return { kind: 'extension', key, depth, end, child, reference: undefined }
}

export function branchOf<V>(children: Children<V>, ending: Leaf<V> | undefined): Branch<V> {
  return { kind: 'branch', children, ending, reference: undefined }
}

export function storedNode<V>(reference: Uint8Array, id: number, depth: number, source: NodeSource<V>): StoredNode<V> {
  return { kind: 'stored', id, reference, depth, source, held: undefined }
}

/** Returns a node, which is loaded if it is outside of memory. */
export function loaded<V>(node: Node<V>): TrieNode<V> {
  return node.kind === 'stored' ? node.source.load(node) : node
}

/** Loads the child of an extension, which is a branch. */
function branchBelow<V>({ child }: Extension<V>): Branch<V> {
  if (child.kind === 'branch') return child
  const node = child.source.load(child)
  if (node.kind !== 'branch') throw new Error(`extension over a ${node.kind}`)
  return node
}

/** Whether two nodes are known to be equal, without loading or hashing them. */
function isSameNode<V>(a: Node<V> | undefined, b: Node<V> | undefined, byHash: boolean): boolean {
  if (a === b) return true
  if (!byHash) return a?.kind === 'stored' && b?.kind === 'stored' && a.id === b.id
  if (a?.kind !== 'stored' && b?.kind !== 'stored') return false
  return a?.reference !== undefined && b?.reference !== undefined && equalBytes(a.reference, b.reference)
}

function withChild<V>(branch: Branch<V>, index: number, child: Node<V> | undefined): Branch<V> {
  const children = branch.children.slice()
  children[index] = child
  return branchOf(children, branch.ending)
}

/** Returns the node at `depth` for a node at `from`, a greater or equal depth, if nothing else is left between them. */
function lift<V>(node: Node<V>, from: number, depth: number): Node<V> {
  if (from === depth) return node
  const own = loaded(node)
  if (own.kind === 'leaf') return leafOf(own.key, depth, own.value)
  if (own.kind === 'extension') return extensionOf(own.key, depth, own.end, own.child)
  return extensionOf(keyThrough(own), depth, from, node.kind === 'stored' ? node : own)
}

/** Some key whose path leads through a branch. */
function keyThrough<V>(branch: Branch<V>): Uint8Array {
  let node: TrieNode<V> | undefined = branch
  while (node?.kind === 'branch') {
    const child: Node<V> | undefined = node.ending ?? node.children.find((found) => found !== undefined)
    node = child && loaded(child)
  }
  if (node === undefined) throw new Error('branch without children')
  return node.key
}

// Writing

function insert<V>(node: Node<V> | undefined, depth: number, key: Uint8Array, value: V): Node<V> {
  if (node === undefined) return leafOf(key, depth, value)
  const own = loaded(node)
  const next = own.kind === 'branch' ? insertBelow(own, depth, key, value) : insertAlong(own, depth, key, value)
  return next === own ? node : next
}

function insertBelow<V>(branch: Branch<V>, depth: number, key: Uint8Array, value: V): Branch<V> {
  if (depth === 2 * key.length) {
    return branch.ending?.value === value ? branch : branchOf(branch.children, leafOf(key, depth, value))
  }
  const index = nibble(key, depth)
  const child = branch.children[index]
  const next = insert(child, depth + 1, key, value)
  return next === child ? branch : withChild(branch, index, next)
}

function insertAlong<V>(node: Leaf<V> | Extension<V>, depth: number, key: Uint8Array, value: V): TrieNode<V> {
  const keyEnd = 2 * key.length
  const nodeEnd = node.kind === 'leaf' ? 2 * node.key.length : node.end
  const parting = partingDepth(node.key, key, depth, Math.min(nodeEnd, keyEnd))
  if (node.kind === 'leaf' && parting === nodeEnd && parting === keyEnd) {
    return node.value === value ? node : leafOf(key, depth, value)
  }
  if (node.kind === 'extension' && parting === nodeEnd) {
    const branch = branchBelow(node)
    const child = insertBelow(branch, parting, key, value)
    return child === branch ? node : extensionOf(key, depth, parting, child)
  }
  const children = new Array<Node<V> | undefined>(16).fill(undefined)
  let ending: Leaf<V> | undefined
  if (node.kind === 'extension') children[nibble(node.key, parting)] = lift(node.child, nodeEnd, parting + 1)
  else if (parting === nodeEnd) ending = leafOf(node.key, parting, node.value)
  else children[nibble(node.key, parting)] = leafOf(node.key, parting + 1, node.value)
  const fork = insertBelow(branchOf(children, ending), parting, key, value)
  return parting === depth ? fork : extensionOf(key, depth, parting, fork)
}

function remove<V>(given: Node<V>, depth: number, key: Uint8Array): Node<V> | undefined {
  const node = loaded(given)
  const next = removeFrom(node, depth, key)
  return next === node ? given : next
}

function removeFrom<V>(node: TrieNode<V>, depth: number, key: Uint8Array): Node<V> | undefined {
  const end = 2 * key.length
  if (node.kind === 'leaf') return compareBytes(node.key, key) === 0 ? undefined : node
  if (node.kind === 'extension') {
    if (partingDepth(node.key, key, depth, Math.min(node.end, end)) !== node.end) return node
    const child = remove(node.child, node.end, key)
    if (child === node.child) return node
    return child && lift(child, node.end, depth)
  }
  if (depth === end) return node.ending === undefined ? node : collapse(branchOf(node.children, undefined), depth)
  const index = nibble(key, depth)
  const child = node.children[index]
  if (child === undefined) return node
  const next = remove(child, depth + 1, key)
  if (next === child) return node
  const rest = withChild(node, index, next)
  return next === undefined ? collapse(rest, depth) : rest
}

/** A branch that has just lost an entry gives way to its last one. */
function collapse<V>(branch: Branch<V>, depth: number): Node<V> {
  let last: Node<V> | undefined
  for (const child of branch.children) {
    if (child === undefined) continue
    if (last !== undefined || branch.ending !== undefined) return branch
    last = child
  }
  return last === undefined ? (branch.ending ?? branch) : lift(last, depth + 1, depth)
}

// Detaching

// Hashing

/** The RLP of no bytes. */
const BLANK = 0x80
/** The prefix of a hash's RLP. */
const HASH_PREFIX = 0xa0
const HASH_LENGTH = 32

const leafReferences = new ByteSlab()

/**
 * n(J, i) of the Yellow Paper, as the bytes that stand for a node in its parent: its hash as an RLP string if its own RLP has 32 bytes or more,
 * else that RLP itself.
 */
export function reference<V>(node: Node<V>, encode: Encode<V>): Uint8Array {
  if (node.kind !== 'stored') node.reference ??= referenceOf(node, encode)
  // A node in memory has one by now.
  return node.reference as Uint8Array
}

function referenceOf<V>(node: TrieNode<V>, encode: Encode<V>): Uint8Array {
  const { input, hashInput } = keccakBuffer()
  let bytes = input
  const length = encodeNode(node, encode, (needed) => {
    if (needed > input.length) bytes = new Uint8Array(needed)
    return bytes
  })
  if (length < HASH_LENGTH) return bytes.slice(0, length)
  if (bytes !== input) return hashReference(keccak256(bytes))
  // Leaves are most of the nodes that stay. Those above them are replaced with every write.
  const result = node.kind === 'leaf' ? leafReferences.room(1 + HASH_LENGTH) : new Uint8Array(1 + HASH_LENGTH)
  result[0] = HASH_PREFIX
  hashInput(length, result, 1)
  return result
}

/** Returns the RLP of a hash. */
export function hashReference(hash: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + HASH_LENGTH)
  bytes[0] = HASH_PREFIX
  bytes.set(hash, 1)
  return bytes
}

/** An embedded node has at most 31 bytes, a hash with its prefix 33. */
export function isHashed(reference: Uint8Array): boolean {
  return reference.length === 1 + HASH_LENGTH
}

/** The root is hashed even when it is short enough to be embedded. */
function rootBytes<V>(node: Node<V>, encode: Encode<V>): Uint8Array {
  const root = reference(node, encode)
  return isHashed(root) ? root.subarray(1) : keccak256(root)
}

/** Returns room for the RLP of a node of some length, from the first byte on. */
type Reserve = (length: number) => Uint8Array

/**
 * c(J, i) of the Yellow Paper. References are RLP already. Returns the length.
 *
 * @param reserve called when all nodes below have been hashed
 */
function encodeNode<V>(node: TrieNode<V>, encode: Encode<V>, reserve: Reserve): number {
  if (node.kind === 'branch') return encodeBranch(node, encode, reserve)
  const isLeaf = node.kind === 'leaf'
  const end = isLeaf ? 2 * node.key.length : node.end
  const pathLength = ((end - node.depth) >> 1) + 1
  const rest = isLeaf ? encodedValue(node, encode) : reference(node.child, encode)
  // The first byte of a path is below 0x40: alone, it is its own RLP.
  const content = (pathLength === 1 ? 1 : rlpStringLength(pathLength)) + (isLeaf ? rlpLength(rest) : rest.length)
  const length = rlpListLength(content)
  const bytes = reserve(length)
  const start = writeListPrefix(bytes, 0, content)
  const at = writeHexPrefix(bytes, pathLength === 1 ? start : writeStringPrefix(bytes, start, pathLength), node, end, isLeaf)
  if (isLeaf) writeRlp(bytes, at, rest)
  else bytes.set(rest, at)
  return length
}

function encodeBranch<V>({ children, ending }: Branch<V>, encode: Encode<V>, reserve: Reserve): number {
  const value = ending && encodedValue(ending, encode)
  let content = value ? rlpLength(value) : 1
  for (const child of children) content += child === undefined ? 1 : reference(child, encode).length
  const length = rlpListLength(content)
  const bytes = reserve(length)
  let at = writeListPrefix(bytes, 0, content)
  for (const child of children) {
    if (child === undefined) {
      bytes[at++] = BLANK
    } else {
      const item = reference(child, encode)
      bytes.set(item, at)
      at += item.length
    }
  }
  if (value) writeRlp(bytes, at, value)
  else bytes[at] = BLANK
  return length
}

/** Returns the RLP of a node. */
function encodedNode<V>(node: TrieNode<V>, encode: Encode<V>): Uint8Array {
  let bytes = EMPTY_BYTES
  encodeNode(node, encode, (length) => {
    bytes = new Uint8Array(length)
    return bytes
  })
  return bytes
}

function encodedValue<V>(leaf: Leaf<V>, encode: Encode<V>): Uint8Array {
  const value = encode(leaf.value)
  if (value.length === 0) throw new RangeError(`trie value of no bytes at key ${bytesToHex(leaf.key)}`)
  return value
}

// Walking

/** Number of nodes that a walk over many leaves loads in advance, at most. */
const LOADED_TOGETHER = 63

/** The leaves below a stack of nodes, in ascending order if the nodes are stacked with the lowest last. */
function* leavesOf<V>(ahead: (Node<V> | undefined)[]): IterableIterator<Leaf<V>> {
  while (ahead.length > 0) {
    const next = ahead.pop()
    if (next === undefined) continue
    // The walk begins anew after each load.
    if (next.kind === 'stored')
      next.source.prepare(() => [next, ...ahead.slice(-LOADED_TOGETHER)].filter((node) => node?.kind === 'stored'))
    const node = loaded(next)
    if (node.kind === 'leaf') {
      yield node
    } else if (node.kind === 'extension') {
      ahead.push(node.child)
    } else {
      for (let i = 15; i >= 0; i--) ahead.push(node.children[i])
      ahead.push(node.ending)
    }
  }
}

/** The nodes that hold the entries from `from` on, the first of them last. */
function nodesFrom<V>(root: Node<V> | undefined, from: Uint8Array): (Node<V> | undefined)[] {
  const ahead: (Node<V> | undefined)[] = []
  const end = 2 * from.length
  let node = root
  let depth = 0
  while (node !== undefined) {
    node = loaded(node)
    if (node.kind === 'leaf') {
      if (compareBytes(node.key, from) >= 0) ahead.push(node)
      break
    }
    if (depth >= end) {
      ahead.push(node)
      break
    }
    if (node.kind === 'branch') {
      const index = nibble(from, depth)
      for (let i = 15; i > index; i--) ahead.push(node.children[i])
      node = node.children[index]
      depth++
    } else {
      const parting = partingDepth(node.key, from, depth, Math.min(node.end, end))
      if (parting === node.end) {
        depth = node.end
        node = node.child
      } else {
        if (parting === end || nibble(node.key, parting) > nibble(from, parting)) ahead.push(node)
        break
      }
    }
  }
  return ahead
}

/** Visits the differences from a leaf. Most often it gave way to a branch with it and another leaf. */
function visitChangesFromLeaf<V>(now: Node<V> | undefined, before: Leaf<V> | undefined, visit: VisitChange<V>): void {
  let isLeft = before !== undefined
  visitLeaves(now, ({ key, value }) => {
    const old = before !== undefined && isLeft && equalBytes(before.key, key) ? before : undefined
    if (old) isLeft = false
    if (old?.value !== value) visit(key, value, old?.value)
  })
  if (before !== undefined && isLeft) visit(before.key, undefined, before.value)
}

/** Visits the differences between two subtrees of different shape. */
function visitChangedLeaves<V>(now: Node<V> | undefined, before: Node<V> | undefined, visit: VisitChange<V>): void {
  const unmatched = new Map<Hash, Leaf<V>>()
  visitLeaves(before, (leaf) => unmatched.set(bytesToHex(leaf.key), leaf))
  visitLeaves(now, ({ key, value }) => {
    const name = bytesToHex(key)
    const old = unmatched.get(name)
    unmatched.delete(name)
    if (old === undefined || old.value !== value) visit(key, value, old?.value)
  })
  for (const { key, value } of unmatched.values()) visit(key, undefined, value)
}

function visitLeaves<V>(given: Node<V> | undefined, visit: (leaf: Leaf<V>) => void): void {
  const node = given && loaded(given)
  if (node === undefined) return
  if (node.kind === 'leaf') visit(node)
  else if (node.kind === 'extension') visitLeaves(node.child, visit)
  else {
    visitLeaves(node.ending, visit)
    for (const child of node.children) visitLeaves(child, visit)
  }
}
