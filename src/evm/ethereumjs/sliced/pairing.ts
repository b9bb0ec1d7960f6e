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
  /** Reads a pair. For a pair that the library rejects, it throws or returns invalid points. */
  read(pair: Uint8Array): Pair
  /** Runs the library's check, which throws the library's reason for an invalid pair. */
  refuse(pair: Uint8Array): unknown
}

/** Throws for a number that is not in the field. Without this check it would be reduced to another number, which may be on the curve. */
export function inField(number: bigint, { fields: { Fp } }: PairingCurve): bigint {
  if (number >= Fp.ORDER) throw new RangeError('a coordinate is beyond the field')
  return number
}

/**
 * Returns, as a word, whether the product of the pairings of some points is one.
 *
 * The product of Miller loops is the Miller loop over all pairs: a loop squares its value, multiplies it by a line of each pair, and finally
 * conjugates it, and all three commute with products. So there is one loop per slice, and one final exponentiation.
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
