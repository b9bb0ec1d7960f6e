/** Precompiles of BLS12-381 that take any number of points (EIP-2537), computed in slices of some points. */
import { NobleBLS } from '@ethereumjs/evm'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bigIntToBytes, bytesToBigInt, concatBytes, padLeft } from '../../../primitives/hex.js'
import type { Pace } from '../../pace.js'
import { inField, pairingCheck } from './pairing.js'
import { chargedFirst, type Slicing, withOwnCurve } from './sliced-precompile.js'

const library = new NobleBLS()

const FIELD_ELEMENT = 64
/** Field elements are 48 bytes long, after zeros. */
const TOP_BYTES = 16
const G1_LENGTH = 2 * FIELD_ELEMENT
const G2_LENGTH = 4 * FIELD_ELEMENT
const SCALAR_LENGTH = 32
const PAIR_LENGTH = G1_LENGTH + G2_LENGTH

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

/** A group and the encoding of its points. */
interface Group<P extends { add(other: P): P }> {
  readonly zero: P
  readonly pairLength: number
  read(bytes: Uint8Array): P
  encode(point: P): Uint8Array
  /** Returns the library's product of one pair. Throws the library's reason for an invalid pair. */
  multiply(pair: Uint8Array): Uint8Array
}

/**
 * Sums products of points and scalars, one product per slice: some milliseconds. The order of the sums does not matter, because a point has one
 * encoding.
 */
async function sumOfProducts<P extends { add(other: P): P }>(data: Uint8Array, pace: Pace, group: Group<P>): Promise<Uint8Array> {
  let total = group.zero
  for (let start = 0; start < data.length; start += group.pairLength) {
    await pace.look()
    total = total.add(group.read(group.multiply(data.subarray(start, start + group.pairLength))))
  }
  return group.encode(total)
}

const encode = (elements: readonly bigint[]) => concatBytes(...elements.map((number) => padLeft(bigIntToBytes(number), FIELD_ELEMENT)))

const GROUP_1: Group<ReturnType<typeof readG1>> = {
  zero: bls12_381.G1.Point.ZERO,
  pairLength: G1_LENGTH + SCALAR_LENGTH,
  read: readG1,
  encode(point) {
    const { x, y } = point.toAffine()
    return encode([x, y])
  },
  multiply: (pair) => library.msmG1(pair),
}

const GROUP_2: Group<ReturnType<typeof readG2>> = {
  zero: bls12_381.G2.Point.ZERO,
  pairLength: G2_LENGTH + SCALAR_LENGTH,
  read: readG2,
  encode(point) {
    const { x, y } = point.toAffine()
    return encode([x.c0, x.c1, y.c0, y.c1])
  },
  multiply: (pair) => library.msmG2(pair),
}

export const bls12381G1Msm: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'msmG1', (data) => sumOfProducts(data, pace, GROUP_1))

export const bls12381G2Msm: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'msmG2', (data) => sumOfProducts(data, pace, GROUP_2))

const check: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bls', 'pairingCheck', (data) =>
    pairingCheck(data, pace, {
      curve: bls12_381,
      pairLength: PAIR_LENGTH,
      read: (pair) => ({ g1: readG1(pair.subarray(0, G1_LENGTH)), g2: readG2(pair.subarray(G1_LENGTH)) }),
      refuse: (pair) => library.pairingCheck(pair),
    }),
  )

export const bls12381Pairing = chargedFirst(check, PAIR_LENGTH, 'bls12381PairingBaseGas', 'bls12381PairingPerPairGas')
