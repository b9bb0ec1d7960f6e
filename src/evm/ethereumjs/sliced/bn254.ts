/** Pairing check of BN254 (EIP-197), computed in slices of some pairs. */
import { NobleBN254 } from '@ethereumjs/evm'
import { bn254 } from '@noble/curves/bn254.js'
import { bytesToBigInt } from '../../../primitives/hex.js'
import { inField, pairingCheck } from './pairing.js'
import { chargedFirst, type Slicing, withOwnCurve } from './sliced-precompile.js'

const library = new NobleBN254()

const FIELD_ELEMENT = 32
const G1_LENGTH = 2 * FIELD_ELEMENT
const G2_LENGTH = 4 * FIELD_ELEMENT
const PAIR_LENGTH = G1_LENGTH + G2_LENGTH

const { Fp2 } = bn254.fields

function readG1(bytes: Uint8Array) {
  const [x, y] = [0, 1].map((index) => fieldElement(bytes, index)) as [bigint, bigint]
  return bn254.G1.Point.fromAffine({ x, y })
}

/** Reads a point of G2. The imaginary part of a coordinate comes first. */
function readG2(bytes: Uint8Array) {
  const [x1, x0, y1, y0] = [0, 1, 2, 3].map((index) => fieldElement(bytes, index)) as [bigint, bigint, bigint, bigint]
  return bn254.G2.Point.fromAffine({ x: Fp2.fromBigTuple([x0, x1]), y: Fp2.fromBigTuple([y0, y1]) })
}

function fieldElement(bytes: Uint8Array, index: number): bigint {
  return inField(bytesToBigInt(bytes.subarray(index * FIELD_ELEMENT, (index + 1) * FIELD_ELEMENT)), bn254)
}

const check: Slicing = (precompile, pace) => (input) =>
  withOwnCurve(precompile, input, '_bn254', 'pairing', (data) =>
    pairingCheck(data, pace, {
      curve: bn254,
      pairLength: PAIR_LENGTH,
      read: (pair) => ({ g1: readG1(pair.subarray(0, G1_LENGTH)), g2: readG2(pair.subarray(G1_LENGTH)) }),
      refuse: (pair) => library.pairing(pair),
    }),
  )

export const bn254Pairing = chargedFirst(check, PAIR_LENGTH, 'bn254PairingGas', 'bn254PairingWordGas')
