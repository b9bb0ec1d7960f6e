/** The precompiles that compute in slices, against the library's, which compute in one piece. */
import { createEVM, type EVM } from '@ethereumjs/evm'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bn254 } from '@noble/curves/bn254.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import { commonOf } from '../../../src/evm/ethereumjs/library-rules.js'
import { slicePrecompiles } from '../../../src/evm/ethereumjs/sliced-precompiles.js'
import { configAt, type HardforkName } from '../../../src/evm/hardforks.js'
import { Pace } from '../../../src/evm/pace.js'
import { ServerError } from '../../../src/primitives/errors.js'
import { bigIntToWord, bytesToHex, concatBytes, hexToBytes, padLeft } from '../../../src/primitives/hex.js'

const HARDFORKS = ['byzantium', 'istanbul', 'berlin', 'prague', 'osaka'] as const
const evms = new Map<HardforkName, { readonly whole: EVM; readonly sliced: EVM }>()

beforeAll(async () => {
  for (const hardfork of HARDFORKS) {
    const common = commonOf(new ChainRules(configAt(1, hardfork)).at(1n, 1n))
    const [whole, sliced] = await Promise.all([createEVM({ common }), createEVM({ common })])
    slicePrecompiles(sliced, new Pace())
    evms.set(hardfork, { whole, sliced })
  }
})

async function answer(evm: EVM, digits: string, data: Uint8Array, gasLimit: bigint) {
  const precompile = evm.precompiles.get(digits.padStart(40, '0'))
  if (!precompile) throw new Error(`no precompile ${digits}`)
  const { returnValue, executionGasUsed, exceptionError } = await precompile({ data, gasLimit, common: evm.common, _EVM: evm })
  return { returnValue: Uint8Array.from(returnValue), executionGasUsed, reason: exceptionError?.error }
}

/** Asserts that both ways agree, and returns what they say. */
async function bothWays(hardfork: HardforkName, digits: string, data: Uint8Array, gasLimit = 10n ** 10n) {
  const evm = evms.get(hardfork)
  if (!evm) throw new Error(`no EVM of ${hardfork}`)
  const sliced = await answer(evm.sliced, digits, data, gasLimit)
  expect(sliced).toEqual(await answer(evm.whole, digits, data, gasLimit))
  return sliced
}

const SECONDS = 1_000

describe('BLAKE2F in slices', () => {
  const input = (rounds: number, flag: number, seed: Uint8Array) =>
    concatBytes(padLeft(bigIntToWord(BigInt(rounds)).subarray(28), 4), seed, Uint8Array.of(flag))

  it('computes BLAKE2F as the library does', async () => {
    const seed = fc.uint8Array({ minLength: 208, maxLength: 208 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2_040, max: 9_000 }), fc.integer({ min: 0, max: 2 }), seed, async (rounds, flag, bytes) => {
        await bothWays('osaka', '9', input(rounds, flag, bytes))
        await bothWays('osaka', '9', input(rounds, flag & 1, bytes), BigInt(rounds) - 1n)
        await bothWays('osaka', '9', input(rounds, flag, bytes).subarray(1))
      }),
      { numRuns: 25 },
    )
  })

  it('reads an input that is part of a larger buffer', async () => {
    const bytes = input(5_000, 1, new Uint8Array(208).fill(0xa5))
    const inside = concatBytes(new Uint8Array(7), bytes, new Uint8Array(9)).subarray(7, 220)
    expect(await bothWays('osaka', '9', inside)).toEqual(await bothWays('osaka', '9', bytes))
  })
})

describe('MODEXP in slices', () => {
  const modexpInput = (lengths: readonly bigint[], numbers: Uint8Array) => concatBytes(...lengths.map(bigIntToWord), numbers)

  it.each(HARDFORKS)('computes MODEXP and its gas on %s as the library does', async (hardfork) => {
    const length = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 120, max: 300 }))
    const exponentLength = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 120, max: 140 }))
    await fc.assert(
      fc.asyncProperty(
        length,
        exponentLength,
        length,
        fc.uint8Array({ maxLength: 700 }),
        fc.nat(),
        async (base, exponent, modulus, numbers, gas) => {
          const data = modexpInput([base, exponent, modulus].map(BigInt), numbers)
          const { executionGasUsed } = await bothWays(hardfork, '5', data)
          await bothWays(hardfork, '5', data, executionGasUsed - 1n)
          await bothWays(hardfork, '5', data, BigInt(gas))
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each([
    ['an exponent of zeros', [1n, 300n, 200n], new Uint8Array(1).fill(3)],
    ['a modulus of zeros', [200n, 1n, 200n], new Uint8Array(201).fill(3)],
    ['a modulus of one', [200n, 1n, 1n], new Uint8Array(202).fill(1)],
    ['no modulus', [200n, 1n, 0n], new Uint8Array(202).fill(1)],
    ['a base of zeros', [200n, 2n, 1n], concatBytes(new Uint8Array(201), new Uint8Array(3).fill(5))],
    ['nothing but lengths', [200n, 200n, 200n], new Uint8Array(0)],
    ['numbers of 1,024 bytes', [1_024n, 2n, 1_024n], new Uint8Array(2_050).fill(0xfb)],
    ['neither base nor modulus', [0n, 2n ** 42n, 0n], new Uint8Array(0)],
    ['neither base nor modulus, and an exponent of as many bytes as a word can say', [0n, 2n ** 256n - 1n, 0n], new Uint8Array(0)],
    ['numbers of 1,025 bytes', [1_025n, 1n, 1_025n], new Uint8Array(2_051).fill(0xfb)],
  ])('computes MODEXP for %s as the library does', async (_what, lengths, numbers) => {
    for (const hardfork of HARDFORKS) await bothWays(hardfork, '5', modexpInput(lengths, numbers))
  })

  it('raises to a power of millions of bits in slices, where the library would take days', async () => {
    const evm = evms.get('berlin')?.sliced
    if (!evm) throw new Error('no EVM of Berlin')
    // 3 ** (2 ** (8 * 125,000 - 1)) mod 251
    const data = modexpInput([1n, 125_000n, 1n], Uint8Array.of(3, 0x80))
    const modulo = concatBytes(data, new Uint8Array(124_999), Uint8Array.of(251))
    let expected = 3n
    for (let bit = 1; bit < 8 * 125_000; bit++) expected = (expected * expected) % 251n
    expect((await answer(evm, '5', modulo, 10n ** 9n)).returnValue).toEqual(Uint8Array.of(Number(expected)))
  })

  it('returns nothing without a modulus, whatever the length of the exponent', async () => {
    const evm = evms.get('berlin')?.sliced
    if (!evm) throw new Error('no EVM of Berlin')
    const data = modexpInput([1n, 2n ** 42n, 0n], new Uint8Array(0))
    // EIP-2565: 8 x (2^42 - 32) bits, of one word, over three.
    const executionGasUsed = (8n * (2n ** 42n - 32n)) / 3n
    expect(await answer(evm, '5', data, executionGasUsed)).toEqual({ returnValue: new Uint8Array(0), executionGasUsed, reason: undefined })
    expect(await answer(evm, '5', data, executionGasUsed - 1n)).toMatchObject({ reason: 'out of gas' })
  })

  it('refuses numbers that are too long to multiply', async () => {
    const evm = evms.get('berlin')?.sliced
    if (!evm) throw new Error('no EVM of Berlin')
    const data = modexpInput([2n ** 31n, 1n, 2n ** 31n], new Uint8Array(0))
    expect(await answer(evm, '5', data, 2n ** 62n)).toMatchObject({ reason: 'out of gas', executionGasUsed: 2n ** 62n })
  })
})

describe('hashes in slices', () => {
  it.each(['2', '3'])('computes the hashes of precompile %s as the library does', async (digits) => {
    for (const length of [0, 65_535, 65_536, 65_537, 131_072, 200_001]) {
      const data = Uint8Array.from({ length }, (_, i) => (i * i) % 251)
      await bothWays('osaka', digits, data)
      await bothWays('osaka', digits, data, 700n)
    }
  })
})

const g1 = bls12_381.G1.Point
const g2 = bls12_381.G2.Point
const element = (value: bigint) => concatBytes(new Uint8Array(16), padLeft(hexOf(value), 48))
const hexOf = (value: bigint) => hexToBytes(`0x${value.toString(16).padStart(96, '0')}`)
const encodeG1 = ({ x, y }: { x: bigint; y: bigint }) => concatBytes(element(x), element(y))
const encodeG2 = ({ x, y }: { x: { c0: bigint; c1: bigint }; y: { c0: bigint; c1: bigint } }) =>
  concatBytes(element(x.c0), element(x.c1), element(y.c0), element(y.c1))
const INFINITY_G1 = new Uint8Array(128)
const INFINITY_G2 = new Uint8Array(256)
const multipleG1 = (factor: number) => (factor === 0 ? INFINITY_G1 : encodeG1(g1.BASE.multiply(BigInt(factor)).toAffine()))
const multipleG2 = (factor: number) => (factor === 0 ? INFINITY_G2 : encodeG2(g2.BASE.multiply(BigInt(factor)).toAffine()))
/** Points of the curve that are outside the subgroup, and points beside the curve. */
const beside = (length: number) => concatBytes(element(1n), new Uint8Array(length - 64))

describe('BLS12-381 in slices', () => {
  const scalar = fc.oneof(
    fc.constantFrom(0n, 1n, g1.Fn.ORDER - 1n, g1.Fn.ORDER, 2n ** 256n - 1n),
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  )
  const factor = fc.integer({ min: 0, max: 5 })

  it.each([
    ['c', multipleG1, 128],
    ['e', multipleG2, 256],
  ] as const)('precompile %s sums products as the library does', { timeout: 60 * SECONDS }, async (digits, multiple, length) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(factor, scalar), { minLength: 1, maxLength: 11 }), fc.boolean(), async (products, isSpoilt) => {
        const parts = products.map(([of, by]) => concatBytes(multiple(of), bigIntToWord(by)))
        if (isSpoilt) parts.push(concatBytes(beside(length), bigIntToWord(1n)))
        await bothWays('osaka', digits, concatBytes(...parts))
      }),
      { numRuns: 8 },
    )
    await bothWays('osaka', digits, new Uint8Array(0))
    await bothWays('osaka', digits, new Uint8Array(length))
  })

  it('returns the point at infinity for a sum of zero over several slices', async () => {
    const one = concatBytes(multipleG1(3), bigIntToWord(1n))
    const minusOne = concatBytes(multipleG1(3), bigIntToWord(g1.Fn.ORDER - 1n))
    const { returnValue } = await bothWays(
      'osaka',
      'c',
      concatBytes(one, one, one, one, one, minusOne, minusOne, minusOne, minusOne, minusOne),
    )
    expect(returnValue).toEqual(INFINITY_G1)
  })

  it('checks pairings as the library does', { timeout: 60 * SECONDS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(factor, factor), { minLength: 1, maxLength: 5 }), async (pairs) => {
        await bothWays('osaka', 'f', concatBytes(...pairs.flatMap(([a, b]) => [multipleG1(a), multipleG2(b)])))
      }),
      { numRuns: 8 },
    )
  })

  it('finds a product of pairings that is one over several slices', async () => {
    const minus = encodeG1(g1.BASE.negate().toAffine())
    // e(P, 2Q) e(3P, 4Q) e(-P, 14Q) and a pair with infinity
    const pairs = [multipleG1(1), multipleG2(2), multipleG1(3), multipleG2(4), minus, encodeG2(g2.BASE.multiply(14n).toAffine())]
    const data = concatBytes(...pairs, INFINITY_G1, multipleG2(5))
    expect((await bothWays('osaka', 'f', data)).returnValue).toEqual(bigIntToWord(1n))
    expect((await bothWays('osaka', 'f', concatBytes(...pairs.with(5, multipleG2(5))))).returnValue).toEqual(bigIntToWord(0n))
  })

  it.each([0, 1, 2, 3, 4, 5])('refuses a pair whose coordinate %s is that of a valid point and the order of the field', async (index) => {
    for (const [one, two] of [
      [multipleG1(1), multipleG2(1)],
      [INFINITY_G1, multipleG2(1)],
      [multipleG1(1), INFINITY_G2],
      [INFINITY_G1, INFINITY_G2],
    ] as const) {
      const data = concatBytes(one, two)
      const [start, end] = [index * 64, (index + 1) * 64]
      data.set(element(BigInt(bytesToHex(data.subarray(start, end))) + bls12_381.fields.Fp.ORDER), start)
      expect((await bothWays('osaka', 'f', data)).reason).toBeDefined()
      expect((await bothWays('osaka', 'f', concatBytes(multipleG1(2), multipleG2(3), data))).reason).toBeDefined()
    }
  })

  it.each([
    ['a point beside the curve', concatBytes(beside(128), multipleG2(1))],
    ['a second point beside the curve', concatBytes(multipleG1(1), multipleG2(1), multipleG1(0), beside(256))],
    ['a coordinate beyond the field', concatBytes(new Uint8Array(16), new Uint8Array(48).fill(255), element(1n), multipleG2(1))],
    [
      'a second coordinate beyond the field',
      concatBytes(multipleG1(1), new Uint8Array(16), new Uint8Array(48).fill(255), new Uint8Array(192)),
    ],
    ['a length that is none', new Uint8Array(383)],
    ['top bytes that are not zero', new Uint8Array(384).fill(1)],
  ])('refuses pairs with %s as the library does', async (_what, data) => {
    expect((await bothWays('osaka', 'f', data)).reason).toBeDefined()
  })
})

describe('BN254 in slices', () => {
  const h1 = bn254.G1.Point
  const h2 = bn254.G2.Point
  const pairOf = (a: bigint, b: bigint) => {
    const p = a === 0n ? { x: 0n, y: 0n } : h1.BASE.multiply(a).toAffine()
    const q = b === 0n ? { x: { c0: 0n, c1: 0n }, y: { c0: 0n, c1: 0n } } : h2.BASE.multiply(b).toAffine()
    return concatBytes(...[p.x, p.y, q.x.c1, q.x.c0, q.y.c1, q.y.c0].map(bigIntToWord))
  }

  it('checks pairings as the library does', { timeout: 60 * SECONDS }, async () => {
    const factor = fc.bigInt({ min: 0n, max: 4n })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(factor, factor), { maxLength: 5 }), async (pairs) => {
        await bothWays('osaka', '8', concatBytes(...pairs.map(([a, b]) => pairOf(a, b))))
      }),
      { numRuns: 8 },
    )
    const minus = h1.Fn.ORDER - 1n
    const data = concatBytes(pairOf(1n, 2n), pairOf(3n, 4n), pairOf(minus, 14n), pairOf(0n, 3n))
    expect((await bothWays('osaka', '8', data)).returnValue).toEqual(bigIntToWord(1n))
  })

  it.each([0, 1, 2, 3, 4, 5])('refuses a pair whose coordinate %s is that of a valid point and the order of the field', async (index) => {
    for (const pair of [pairOf(1n, 1n), pairOf(0n, 1n), pairOf(1n, 0n), pairOf(0n, 0n)]) {
      const data = pair.slice()
      const [start, end] = [index * 32, (index + 1) * 32]
      data.set(bigIntToWord(BigInt(bytesToHex(data.subarray(start, end))) + bn254.fields.Fp.ORDER), start)
      expect((await bothWays('osaka', '8', data)).reason).toBeDefined()
      expect((await bothWays('osaka', '8', concatBytes(pairOf(2n, 3n), data))).reason).toBeDefined()
    }
  })

  it.each([
    ['a point beside the curve', concatBytes(bigIntToWord(1n), bigIntToWord(1n), new Uint8Array(128))],
    ['a second point beside the curve', concatBytes(new Uint8Array(64), bigIntToWord(1n), new Uint8Array(96))],
    ['a coordinate beyond the field', new Uint8Array(192).fill(255)],
    ['a second coordinate beyond the field', concatBytes(new Uint8Array(64), new Uint8Array(128).fill(255))],
    ['a length that is none', new Uint8Array(191)],
  ])('refuses pairs with %s as the library does', async (_what, data) => {
    expect((await bothWays('osaka', '8', data)).reason).toBeDefined()
    expect((await bothWays('osaka', '8', concatBytes(pairOf(1n, 1n), data))).reason).toBeDefined()
  })
})

describe('a run whose time is over', () => {
  class TimeIsOver extends ServerError {}

  it.each([
    ['2', new Uint8Array(70_000)],
    ['5', concatBytes(...[1n, 200n, 1n].map(bigIntToWord), new Uint8Array(202).fill(3))],
    ['8', new Uint8Array(192)],
    ['9', concatBytes(Uint8Array.of(0, 1, 0, 0), new Uint8Array(209))],
    ['c', new Uint8Array(1_600)],
    ['e', new Uint8Array(2_880)],
    ['f', new Uint8Array(384)],
  ])('ends a run within precompile %s when its time is over', async (digits, data) => {
    const { common } = evms.get('osaka')?.whole ?? {}
    if (!common) throw new Error('no EVM of Osaka')
    const evm = await createEVM({ common })
    const pace = new Pace(() => {
      throw new TimeIsOver('time is over')
    })
    slicePrecompiles(evm, pace)
    await expect(answer(evm, digits, data, 10n ** 9n)).rejects.toThrow(TimeIsOver)
  })
})
