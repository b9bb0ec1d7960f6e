/** Tries whose nodes leave memory. */
import { hexToBytes } from '../primitives/hex.js'
import { EMPTY_TRIE_ROOT } from '../primitives/keccak.js'
import {
  branchOf,
  type Encode,
  extensionOf,
  hashReference,
  isHashed,
  leafOf,
  loaded,
  type Node,
  reference,
  type StoredNode,
  type StoredRoot,
  Trie,
  type TrieNode,
} from './trie.js'

/** Receives the nodes of a trie that leave memory. */
export interface NodeWriter<V> {
  /** Takes a node with stored nodes below it, and returns what stands in its place. */
  write(reference: Uint8Array, depth: number, node: TrieNode<V>): StoredNode<V>
  /** Is called for each stored node that is below a node in memory, and for a root that is stored already. */
  keep(stored: StoredNode<V>): void
}

/** Receives what a walk over stored nodes finds. */
export interface NodeVisitor<V> {
  /** Returns whether to go on below a stored node. */
  node(stored: StoredNode<V>): boolean
  /** Is called before stored nodes are loaded. */
  prepare(stored: readonly StoredNode<V>[]): void
  leaf(value: V): void
}

/** The root of a trie without entries. */
export const NO_ROOT: StoredRoot = { root: EMPTY_TRIE_ROOT, id: 0 }

/** Returns the root node of a trie whose nodes are outside of memory. Its id is 0 without entries. Throws a `RangeError` for another trie. */
export function storedRootOf<V>(trie: Trie<V>): StoredRoot {
  const { node } = trie.parts
  if (node === undefined) return NO_ROOT
  if (node.kind !== 'stored') throw new RangeError('the root of the trie is in memory')
  return { root: trie.root, id: node.id }
}

/**
 * Returns a trie with stored nodes in place of the nodes in memory, which are passed to a writer, each after those below it.
 *
 * @param settle returns the value that a node keeps
 */
export function detachedTrie<V>(trie: Trie<V>, writer: NodeWriter<V>, settle: (value: V) => V): Trie<V> {
  const { node, encode } = trie.parts
  if (node === undefined) return trie
  if (node.kind === 'stored') {
    writer.keep(node)
    return trie
  }
  const { root } = trie
  const shallow = detachedNode(node, 0, { encode, writer, settle })
  // The root has a record of its own even when it is short enough to be embedded.
  return Trie.of(encode, shallow.kind === 'stored' ? shallow : writer.write(hashReference(hexToBytes(root)), 0, shallow))
}

/** Visits the stored nodes of a trie and its leaves, and loads what it goes through. */
export function visitTrie<V>(trie: Trie<V>, visitor: NodeVisitor<V>): void {
  const root = trie.parts.node
  const ahead: Node<V>[][] = [root === undefined ? [] : [root]]
  for (let group = ahead.pop(); group; group = ahead.pop()) {
    const wanted = group.filter((node) => node.kind !== 'stored' || visitor.node(node))
    visitor.prepare(wanted.filter((node) => node.kind === 'stored'))
    for (const next of wanted) {
      const node = loaded(next)
      if (node.kind === 'leaf') visitor.leaf(node.value)
      else if (node.kind === 'extension') ahead.push([node.child])
      else ahead.push([...node.children, node.ending].filter((child) => child !== undefined))
    }
  }
}

interface Detaching<V> {
  readonly encode: Encode<V>
  readonly writer: NodeWriter<V>
  readonly settle: (value: V) => V
}

/** Returns a stored node for a node in memory, or the node itself with stored nodes below it if it is embedded in its parent. */
function detachedNode<V>(node: Node<V>, depth: number, how: Detaching<V>): Node<V> {
  if (node.kind === 'stored') {
    how.writer.keep(node)
    return node
  }
  const own = reference(node, how.encode)
  const shallow = withoutDescendants(node, depth, how)
  shallow.reference = own
  return isHashed(own) ? how.writer.write(own, depth, shallow) : shallow
}

function withoutDescendants<V>(node: TrieNode<V>, depth: number, how: Detaching<V>): TrieNode<V> {
  if (node.kind === 'leaf') return leafOf(node.key, node.depth, how.settle(node.value))
  if (node.kind === 'extension') {
    const child = detachedNode(node.child, node.end, how)
    // A branch in the key of an extension may be short in tries with short values.
    if (child.kind !== 'stored' && child.kind !== 'branch') throw new Error(`extension over a ${child.kind}`)
    return extensionOf(node.key, node.depth, node.end, child)
  }
  const children = node.children.map((child) => child && detachedNode(child, depth + 1, how))
  return branchOf(children, node.ending && leafOf(node.ending.key, node.ending.depth, how.settle(node.ending.value)))
}
