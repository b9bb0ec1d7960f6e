import { bytesToHex, concatBytes, EMPTY_BYTES, type Hash, hexToBytes } from '../primitives/hex.js'
import { EMPTY_TRIE_ROOT, keccakHash } from '../primitives/keccak.js'
import { decodeRlp } from '../primitives/rlp.js'
import { encodeRlp, type RlpValue } from '../primitives/rlp-encoding.js'
import { branchOf, extensionOf, type NodeSource, type StoredNode, storedNode, Trie, type TrieNode } from './trie.js'

/** A range of keys, both ends included, with the nodes of the trie from the root to the two ends. */
export interface ProvenRange {
  readonly from: Uint8Array
  readonly to: Uint8Array
  /** RLP of nodes, in any order. */
  readonly proof: readonly Uint8Array[]
}

/** Nodes that prove nothing about the root. */
export class InvalidProof extends Error {
  override readonly name = 'InvalidProof'
}

/** Bytes of a node, at most: a branch has 16 hashes, and no value where all keys have the same length. */
const LONGEST_NODE = 600

/** Depth of lists in a node: nodes of less than 32 bytes are part of their parents. */
const NODE_LIMITS = { depth: 40, items: 1000 }

/** In place of a node outside of the range. Nothing has to read it. */
const OUTSIDE: NodeSource<never> = {
  load() {
    throw new InvalidProof('the entries lie outside of the range')
  },
  prepare() {},
}

type Proof = ReadonlyMap<Hash, Uint8Array>
type Part<V> = TrieNode<V> | StoredNode<V> | undefined

/**
 * Returns a trie without the entries of a range: with the hashes of all that lies outside, and nothing inside. Throws `InvalidProof`.
 *
 * With the entries of the range added, it has the root if and only if they are all the entries of the range: each node of it that the root does not cover is computed
 * anew, and no node inside of the range is taken as a hash.
 */
export function trieOutside<V>(encode: (value: V) => Uint8Array, root: Hash, { from, to, proof }: ProvenRange): Trie<V> {
  if (root === EMPTY_TRIE_ROOT) return Trie.empty(encode)
  const nodes = byHash(proof)
  const part = outside<V>(nodes, hexToBytes(root), 0, { from, to })
  return Trie.of(encode, part)
}

/** Returns the value of a key under a root, or undefined if the proof shows that there is none. Throws `InvalidProof`. */
export function provenValue(root: Hash, key: Uint8Array, proof: readonly Uint8Array[]): Uint8Array | undefined {
  if (root === EMPTY_TRIE_ROOT) return undefined
  const nodes = byHash(proof)
  let item: RlpValue = hexToBytes(root)
  for (let depth = 0; ; ) {
    const node: readonly RlpValue[] = nodeOf(nodes, item)
    if (node.length === 17) {
      item = node[nibble(key, depth)] ?? EMPTY_BYTES
      depth++
    } else {
      const path = pathOf(node)
      if (!path.nibbles.every((part, i) => part === nibble(key, depth + i))) return undefined
      if (path.isLeaf) return node[1] instanceof Uint8Array ? node[1] : undefined
      item = node[1] ?? EMPTY_BYTES
      depth += path.nibbles.length
    }
    if (item instanceof Uint8Array && item.length === 0) return undefined
  }
}

function byHash(proof: readonly Uint8Array[]): Proof {
  if (proof.some(({ length }) => length > LONGEST_NODE)) throw new InvalidProof('a node that is too long')
  return new Map(proof.map((node) => [keccakHash(node), node]))
}

/** The ends of the range that lead through a node. Undefined where all of the node lies on that side. */
interface Ends {
  readonly from: Uint8Array | undefined
  readonly to: Uint8Array | undefined
}

/** Returns what lies outside of the range below a node through which an end of it leads. */
function outside<V>(nodes: Proof, item: RlpValue, depth: number, ends: Ends): Part<V> {
  const node = nodeOf(nodes, item)
  if (node.length === 17) return branchOutside(nodes, node, depth, ends)
  const { nibbles, isLeaf } = pathOf(node)
  const [before, after] = [compared(nibbles, ends.from, depth), compared(nibbles, ends.to, depth)]
  // All of it lies before or behind the range.
  if (before < 0 || after > 0) return hashed(item, depth)
  const end = depth + nibbles.length
  const child = node[1]
  const isInside = isLeaf || (before > 0 && after < 0)
  if (isInside || child === undefined) return undefined
  const next = { from: before === 0 ? ends.from : undefined, to: after === 0 ? ends.to : undefined }
  if (next.from === undefined && next.to === undefined) return undefined
  const rest = outside<V>(nodes, child, end, next)
  if (rest === undefined) return undefined
  if (rest.kind !== 'branch') throw new InvalidProof(`extension over a ${rest.kind}`)
  return extensionOf(next.from ?? next.to ?? EMPTY_BYTES, depth, end, rest)
}

function branchOutside<V>(nodes: Proof, node: readonly RlpValue[], depth: number, ends: Ends): TrieNode<V> | undefined {
  const low = ends.from === undefined ? -1 : nibble(ends.from, depth)
  const high = ends.to === undefined ? 16 : nibble(ends.to, depth)
  const children = Array.from({ length: 16 }, (_, index): Part<V> => {
    const item = node[index] ?? EMPTY_BYTES
    if (item instanceof Uint8Array && item.length === 0) return undefined
    if (index < low || index > high) return hashed(item, depth + 1)
    if (index > low && index < high) return undefined
    return outside(nodes, item, depth + 1, { from: index === low ? ends.from : undefined, to: index === high ? ends.to : undefined })
  })
  return children.some((child) => child !== undefined) ? branchOf(children, undefined) : undefined
}

/** Returns a node as its reference alone. */
function hashed<V>(item: RlpValue, depth: number): StoredNode<V> {
  const reference = item instanceof Uint8Array ? concatBytes(Uint8Array.of(0xa0), item) : encodeRlp(item)
  return storedNode(reference, 0, depth, OUTSIDE)
}

/** Returns the items of a node: of one in the proof, or of one that is part of its parent. */
function nodeOf(nodes: Proof, item: RlpValue): readonly RlpValue[] {
  if (!(item instanceof Uint8Array)) return checked(item)
  const encoded = item.length === 32 ? nodes.get(bytesToHex(item)) : undefined
  if (!encoded) throw new InvalidProof('a node of the proof is missing')
  return checked(decodeRlp(encoded, NODE_LIMITS))
}

function checked(node: RlpValue): readonly RlpValue[] {
  if (node instanceof Uint8Array || (node.length !== 17 && node.length !== 2)) throw new InvalidProof('not a node of a trie')
  return node
}

/** Returns the nibbles of a leaf or an extension (Yellow Paper, appendix C). */
function pathOf([packed]: readonly RlpValue[]): { readonly nibbles: readonly number[]; readonly isLeaf: boolean } {
  if (!(packed instanceof Uint8Array) || packed.length === 0) throw new InvalidProof('a node without a path')
  const all = [...packed].flatMap((byte) => [byte >> 4, byte & 15])
  const [flags = 0] = all
  return { nibbles: all.slice(flags & 1 ? 1 : 2), isLeaf: (flags & 2) !== 0 }
}

/** Compares a path with the part of a key from a depth on. Without a key, the path lies inside of the range on that side: 1 for `from`, -1 for `to`. */
function compared(nibbles: readonly number[], key: Uint8Array | undefined, depth: number): number {
  if (key === undefined) return Number.NaN
  for (const [i, part] of nibbles.entries()) {
    const other = nibble(key, depth + i)
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}

function nibble(key: Uint8Array, depth: number): number {
  const octet = key[depth >> 1] ?? 0
  return depth % 2 === 0 ? octet >> 4 : octet & 15
}
