import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bytesToHex } from '../../src/primitives/hex.js'
import { compileKeccak, EMPTY_CODE_HASH, interpretedKeccak, keccak256 } from '../../src/primitives/keccak.js'

/** Bytes in a block of the hash, and in the input of the compiled module. */
const BLOCK = 136
const CAPACITY = 240 * BLOCK

function pattern(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 0xff)
}

describe('Keccak-256 in WebAssembly', () => {
  const { hash: compiled } = compileKeccak()

  it('hashes no bytes to the published value', () => {
    expect(bytesToHex(compiled(new Uint8Array(0)))).toBe(EMPTY_CODE_HASH)
  })

  it.each([BLOCK, 2 * BLOCK, CAPACITY, 2 * CAPACITY].flatMap((length) => [length - 1, length, length + 1]))(
    'hashes %i bytes as the library in JavaScript does',
    (length) => {
      expect(compiled(pattern(length))).toEqual(interpretedKeccak(pattern(length)))
    },
  )

  it('hashes any bytes as the library in JavaScript does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1_000 }), (bytes) => {
        expect(compiled(bytes)).toEqual(interpretedKeccak(bytes))
      }),
    )
  })

  it('returns a hash that later hashes do not change', () => {
    const first = keccak256(pattern(1))
    const copy = first.slice()
    keccak256(pattern(2))
    expect(first).toEqual(copy)
  })
})

describe('Keccak-256 where WebAssembly is not allowed', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('hashes in JavaScript', async () => {
    vi.resetModules()
    vi.stubGlobal('WebAssembly', {
      Module: class {
        constructor() {
          throw new Error("Refused to compile WebAssembly module because 'unsafe-eval' is not allowed")
        }
      },
    })
    const forbidden = await import('../../src/primitives/keccak.js')
    expect(() => forbidden.compileKeccak()).toThrow('Refused to compile')
    expect(bytesToHex(forbidden.keccak256(new Uint8Array(0)))).toBe(EMPTY_CODE_HASH)
  })
})
