/** The precompiles of BLS12-381 that take any number of points (EIP-2537), some points a slice. */
import { NobleBLS } from '@ethereumjs/evm'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToBigInt, concatBytes } from '../../primitives/hex.js'
import type { Pace } from '../pace.js'
import { inField, pairingCheck } from './pairing.js'
import { type Slicing, withOwnCurve } from './sliced-precompile.js'

const library = new NobleBLS()

const FIELD_ELEMENT = 64
/** Field elements are 48 bytes long, after zeros. */
const TOP_BYTES = 16
const G1_LENGTH = 2 * FIELD_ELEMENT
const G2_LENGTH = 4 * FIELD_ELEMENT
const SCALAR_LENGTH = 32

/** Products that are summed in one slice: some milliseconds. */
const PRODUCTS_AT_ONCE = 4

/** Sums products of points and scalars. The sum of two parts is the sum of all, and has one encoding. */
async function sumOfProducts(
  data: Uint8Array,
  pairLength: number,
  pace: Pace,
  sum: (pairs: Uint8Array) => Uint8Array,
  add: (points: Uint8Array) => Uint8Array,
): Promise<Uint8Array> {
  const step = PRODUCTS_AT_ONCE * pairLength
  let total = sum(data.subarray(0, step))
  for (let start = step; start < data.length; start += step) {
    await pace.look()
    total = add(concatBytes(total, sum(data.subarray(start, start + step))))
  }
  return total
}

export const bls12381G1Msm: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'msmG1', (data) =>
    sumOfProducts(
      data,
      G1_LENGTH + SCALAR_LENGTH,
      pace,
      (pairs) => library.msmG1(pairs),
      (points) => library.addG1(points),
    ),
  )

export const bls12381G2Msm: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'msmG2', (data) =>
    sumOfProducts(
      data,
      G2_LENGTH + SCALAR_LENGTH,
      pace,
      (pairs) => library.msmG2(pairs),
      (points) => library.addG2(points),
    ),
  )

const { Fp2 } = bls12_381.fields

function readG1(bytes: Uint8Array) {
  const [x, y] = [0, 1].map((index) => fieldElement(bytes, index)) as [bigint, bigint]
  return bls12_381.G1.Point.fromAffine({ x, y })
}

function readG2(bytes: Uint8Array) {
  const [x0, x1, y0, y1] = [0, 1, 2, 3].map((index) => fieldElement(bytes, index)) as [bigint, bigint, bigint, bigint]
  return bls12_381.G2.Point.fromAffine({ x: Fp2.fromBigTuple([x0, x1]), y: Fp2.fromBigTuple([y0, y1]) })
}

function fieldElement(bytes: Uint8Array, index: number): bigint {
  return inField(bytesToBigInt(bytes.subarray(index * FIELD_ELEMENT + TOP_BYTES, (index + 1) * FIELD_ELEMENT)), bls12_381)
}

export const bls12381Pairing: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'pairingCheck', (data) =>
    pairingCheck(data, pace, {
      curve: bls12_381,
      pairLength: G1_LENGTH + G2_LENGTH,
      read: (pair) => ({ g1: readG1(pair.subarray(0, G1_LENGTH)), g2: readG2(pair.subarray(G1_LENGTH)) }),
      refuse: (pair) => library.pairingCheck(pair),
    }),
  )
