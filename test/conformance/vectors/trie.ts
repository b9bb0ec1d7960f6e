/** Roots of Merkle Patricia tries, with keys as they are and with hashed keys. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Hex } from 'evmbed'
import { hexToBytes } from '../../../src/primitives/hex.js'
import { keccak256 } from '../../../src/primitives/keccak.js'
import { Trie } from '../../../src/state/trie.js'
import { filesBelow, readJson } from '../files.js'
import type { Suite } from '../suite.js'

interface Vector {
  /** Writes in order; null deletes. */
  readonly in: Readonly<Record<string, string>> | readonly (readonly [key: string, value: string | null])[]
  readonly root: Hex
}

function bytesOf(text: string): Uint8Array {
  return text.startsWith('0x') ? hexToBytes(text as Hex) : new TextEncoder().encode(text)
}

async function checkRoot({ in: writes, root }: Vector, isSecure: boolean): Promise<void> {
  let trie = Trie.empty((value: Uint8Array) => value)
  for (const [key, value] of Array.isArray(writes) ? writes : Object.entries(writes)) {
    const path = isSecure ? keccak256(bytesOf(key)) : bytesOf(key)
    trie = value === null ? trie.delete(path) : trie.set(path, bytesOf(value))
  }
  assert.equal(trie.root, root)
}

export const trie: Suite = {
  name: 'vectors/trie',
  source: 'https://github.com/ethereum/tests, TrieTests',
  places: ['vectors/trie'],
  parts: (folder) => filesBelow(folder, '.json'),
  open: (folder, part) => ({
    cases: Object.entries(readJson<Record<string, Vector>>(join(folder, part))).map(([id, vector]) => ({
      id,
      check: () => checkRoot(vector, /secure/i.test(part)),
    })),
  }),
}
