import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gunzip, gzip, NotUnpacked } from '../../src/primitives/gzip.js'

const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * index) % 251)

describe('gzip', () => {
  it('compresses and decompresses as zlib does', async () => {
    expect(gunzipSync(await gzip(bytes)).equals(bytes)).toBe(true)
    expect(await gunzip(gzipSync(bytes), bytes.length)).toEqual(bytes)
    expect(await gunzip(await gzip(new Uint8Array(0)), 0)).toEqual(new Uint8Array(0))
  })

  it('refuses to decompress beyond a limit', async () => {
    await expect(gunzip(gzipSync(bytes), bytes.length - 1)).rejects.toThrow(new NotUnpacked('it unpacks to more than 199999 bytes'))
  })

  it('reports data that is not gzip', async () => {
    for (const other of [new Uint8Array(0), bytes, gzipSync(bytes).subarray(0, 1000)]) {
      await expect(gunzip(other, 10 ** 6)).rejects.toThrow(new NotUnpacked('it is not packed with gzip'))
    }
  })
})
