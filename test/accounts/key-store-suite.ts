import { encryptKey, type KeyFile, type KeyStore } from 'evmbed'
import { describe, expect, test } from 'vitest'

let drawn = 0

/** A key file for a private key of small digits; another one every time. */
export function keyFile(digit: number, passphrase = 'secret'): Promise<KeyFile> {
  const key = new Uint8Array(32).fill(digit)
  return encryptKey(key, passphrase, 'light', (length) => new Uint8Array(length).fill(++drawn))
}

export const addressIn = ({ address }: KeyFile) => `0x${address}` as const

/** The tests that every key store passes. `open` gives an empty one; `reopen` the same one as another process would find it. */
export function keyStoreSuite(name: string, open: () => Promise<{ readonly store: KeyStore; reopen(): KeyStore }>): void {
  describe(`${name} keeps keys`, () => {
    test('is empty at first', async () => {
      const { store } = await open()
      expect(await store.list()).toEqual({ keys: [], unreadable: [] })
      expect(await store.read(addressIn(await keyFile(1)))).toBeUndefined()
      expect(['standard', 'light']).toContain(store.protection)
    })

    test('gives back what was written, also to others', async () => {
      const { store, reopen } = await open()
      const [a, b] = [await keyFile(1), await keyFile(2)]
      await store.write(addressIn(a), a)
      await store.write(addressIn(b), b)
      for (const reader of [store, reopen()]) {
        expect(await reader.read(addressIn(a))).toEqual(a)
        expect(await reader.read(addressIn(b))).toEqual(b)
        const { keys, unreadable } = await reader.list()
        expect(keys.map(({ address }) => address)).toEqual([addressIn(a), addressIn(b)])
        expect(new Set(keys.map(({ url }) => url)).size).toBe(2)
        expect(unreadable).toEqual([])
      }
    })

    test('replaces the file of an address, and keeps its place', async () => {
      const { store, reopen } = await open()
      const [old, other, fresh] = [await keyFile(1, 'old'), await keyFile(2), await keyFile(1, 'new')]
      await store.write(addressIn(old), old)
      const before = await store.list()
      await store.write(addressIn(other), other)
      await store.write(addressIn(fresh), fresh)
      expect(await reopen().read(addressIn(old))).toEqual(fresh)
      const { keys } = await reopen().list()
      expect(keys).toHaveLength(2)
      expect(keys[0]).toEqual(before.keys[0])
    })

    test('makes one key of many writes at once', async () => {
      const { store, reopen } = await open()
      const files = await Promise.all(Array.from({ length: 5 }, () => keyFile(3)))
      await Promise.all(files.map((file) => store.write(addressIn(file), file)))
      expect((await reopen().list()).keys).toHaveLength(1)
      expect(await reopen().read(addressIn(files[0]!))).toEqual(files[4])
    })

    test('is not changed through what it gave or was given', async () => {
      const { store } = await open()
      const file = structuredClone(await keyFile(4))
      await store.write(addressIn(file), file)
      const expected = structuredClone(file)
      Object.assign(file.crypto, { mac: 'changed' })
      const read = await store.read(addressIn(file))
      expect(read).toEqual(expected)
      Object.assign(read as object, { version: 9 })
      expect(await store.read(addressIn(file))).toEqual(expected)
    })

    test('has the same keys in a fork, if it can be forked, and later ones in one of the two', async ({ skip }) => {
      const { store } = await open()
      if (!store.fork) return skip('forks share it')
      const [shared, own, other] = [await keyFile(5), await keyFile(6), await keyFile(7)]
      await store.write(addressIn(shared), shared)
      const fork = store.fork()
      await store.write(addressIn(own), own)
      await fork.write(addressIn(other), other)
      const addresses = async (of: KeyStore) => (await of.list()).keys.map(({ address }) => address)
      expect(await addresses(store)).toEqual([addressIn(shared), addressIn(own)])
      expect(await addresses(fork)).toEqual([addressIn(shared), addressIn(other)])
      expect(await fork.read(addressIn(shared))).toEqual(shared)
      expect(fork.protection).toBe(store.protection)
    })
  })
}
