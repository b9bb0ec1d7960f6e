import fc from 'fast-check'
import { expect, it } from 'vitest'
import { concatBytes } from '../../src/primitives/hex.js'
import { detachedTrie } from '../../src/state/detached-trie.js'
import { NodeCache } from '../../src/state/node-cache.js'
import { storedNode, Trie } from '../../src/state/trie.js'
import { TrieRecords } from '../../src/state/trie-records.js'

interface Entry {
  readonly key: Uint8Array
  readonly value: Uint8Array
}

const encode = ({ value }: Entry) => value

/** Short keys and values make nodes that are embedded in their parents, extensions, and roots of less than 32 bytes. */
const key = fc.tuple(fc.constantFrom(0x00, 0x01, 0x10), fc.constantFrom(0x00, 0x0f, 0xf0)).map((octets) => Uint8Array.from(octets))
const value = fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 2 }), fc.uint8Array({ minLength: 30, maxLength: 40 }))

it('stores and loads nodes of every kind, embedded ones too, as the trie in memory has them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.option(value, { nil: undefined })), { minLength: 1, maxLength: 20 }), (writes) => {
      const written: Uint8Array[] = []
      const records = new TrieRecords<Entry>(
        { node: (id) => written[id - 1] ?? expect.fail('a missing node'), code: () => expect.fail('no code here') },
        new NodeCache(0),
        {
          write: (writer, entry) => writer.bytes(concatBytes(entry.key, entry.value)),
          decode: (content) => ({ key: content.subarray(0, 2), value: { key: content.subarray(0, 2), value: content.subarray(2) } }),
        },
      )
      let inMemory = Trie.empty(encode)
      let stored = Trie.empty(encode)
      for (const [key, value] of writes) {
        const change = (trie: Trie<Entry>) => (value ? trie.set(key, { key, value }) : trie.delete(key))
        inMemory = change(inMemory)
        stored = detachedTrie(
          change(stored),
          {
            write: (reference, depth, node) => storedNode(reference, written.push(records.encode(node)), depth, records),
            keep: () => {},
          },
          (entry) => entry,
        )
        expect(stored.parts.node?.kind ?? 'stored').toBe('stored')
        expect(stored.root).toBe(inMemory.root)
        expect([...stored.entries()]).toEqual([...inMemory.entries()])
        expect(stored.prove(key)).toEqual(inMemory.prove(key))
      }
    }),
  )
})

it('refuses a trie with keys that are prefixes of each other', () => {
  const records = new TrieRecords<Entry>({ node: () => expect.fail(), code: () => expect.fail() }, new NodeCache(0), {
    write: (writer, { value }) => writer.bytes(value),
    decode: () => expect.fail(),
  })
  const entry = (...key: number[]) => ({ key: Uint8Array.from(key), value: new Uint8Array(40) })
  const trie = Trie.empty(encode).set(Uint8Array.of(1), entry(1)).set(Uint8Array.of(1, 2), entry(1, 2))
  expect(() =>
    detachedTrie(
      trie,
      {
        write: (reference, depth, node) => storedNode(reference, records.encode(node).length, depth, records),
        keep: () => {},
      },
      (value) => value,
    ),
  ).toThrow('a key ends at a branch')
})
