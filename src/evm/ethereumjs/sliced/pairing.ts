import type { bls12_381 } from '@noble/curves/bls12-381.js'
import type { bn254 } from '@noble/curves/bn254.js'
import { bigIntToWord } from '../../../primitives/hex.js'
import type { Pace } from '../../pace.js'

type PairingCurve = Pick<typeof bls12_381 | typeof bn254, 'fields' | 'pairingBatch'>
type Pair = Parameters<PairingCurve['pairingBatch']>[0][number]

interface PairingCheck {
  readonly curve: PairingCurve
  /** Bytes of a pair of points. */
  readonly pairLength: number
  /** Reads a pair. Throws, or returns points that are not valid, for what the library refuses. */
  read(pair: Uint8Array): Pair
  /** The library's check, which throws the library's reason for a pair that is not valid. */
  refuse(pair: Uint8Array): unknown
}

/** Throws for a number that is none of a field: it would be taken for another one, which may lie on the curve. */
export function inField(number: bigint, { fields: { Fp } }: PairingCurve): bigint {
  if (number >= Fp.ORDER) throw new RangeError('a coordinate is beyond the field')
  return number
}

/**
 * Whether the product of the pairings of some points is one, as a word.
 *
 * The product of Miller loops is the Miller loop over all pairs: a loop squares what it has, multiplies it by a line of each pair, and in the end
 * conjugates it, which all pass through products. So the loops run apart, and the final exponentiation once.
 */
export async function pairingCheck(data: Uint8Array, pace: Pace, { curve, pairLength, read, refuse }: PairingCheck): Promise<Uint8Array> {
  const { Fp12 } = curve.fields
  let product = Fp12.ONE
  for (let start = 0; start < data.length; start += pairLength) {
    await pace.look()
    const bytes = data.subarray(start, start + pairLength)
    const pair = validPair(bytes, read, refuse)
    // A point at infinity pairs to one.
    if (!pair.g1.is0() && !pair.g2.is0()) product = Fp12.mul(product, curve.pairingBatch([pair], false))
  }
  await pace.look()
  return bigIntToWord(Fp12.eql(Fp12.finalExponentiate(product), Fp12.ONE) ? 1n : 0n)
}

function validPair(bytes: Uint8Array, read: PairingCheck['read'], refuse: PairingCheck['refuse']): Pair {
  try {
    const pair = read(bytes)
    for (const point of [pair.g1, pair.g2]) if (!point.is0()) point.assertValidity()
    return pair
  } catch (error) {
    refuse(bytes)
    throw error
  }
}
