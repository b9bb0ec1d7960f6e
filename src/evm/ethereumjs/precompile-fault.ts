import { EVMError } from '@ethereumjs/evm'
import { type Address, bytesToBigInt } from '../../primitives/hex.js'
import { BLAKE_INPUT } from '../engine-rules.js'

const { errorMessages } = EVMError

/** Kind of a precompile, by the last digits of its address. */
const FAMILIES: Readonly<Record<string, 'bn254' | 'blake2f' | 'kzg' | 'bls12381'>> = {
  '06': 'bn254',
  '07': 'bn254',
  '08': 'bn254',
  '09': 'blake2f',
  '0a': 'kzg',
  '0b': 'bls12381',
  '0c': 'bls12381',
  '0d': 'bls12381',
  '0e': 'bls12381',
  '0f': 'bls12381',
  '10': 'bls12381',
  '11': 'bls12381',
}

const WORD = 32
/** Modulus of the field of BN254 (EIP-196). */
const BN254_FIELD = 21888242871839275222246405745257275088696311157297823662689037894645226208583n
/** Bytes of a field element of BLS12-381 in an input, of which the first ones must be zero (EIP-2537). */
const FIELD_ELEMENT = 64
const TOP_BYTES = 16
const SCALAR = 32
/** Bytes of the field elements before each scalar, in the sums of products. */
const POINT_BEFORE_SCALAR: Readonly<Record<string, number>> = { '0c': 128, '0e': 256 }

/**
 * Returns geth's text for the failure of a precompile, because the library has fewer texts. The library does not distinguish points outside the curve
 * from points outside the subgroup. Both are reported as outside the curve.
 *
 * @param origin address of the precompile in the rules
 * @param failure the library's text
 */
export function precompileFault(origin: Address, failure: string, input: Uint8Array): string {
  if (failure === errorMessages.OUT_OF_GAS) return failure
  const digits = origin.slice(-2)
  switch (FAMILIES[digits]) {
    case 'bn254':
      if (failure === errorMessages.INVALID_INPUT_LENGTH) return 'bad elliptic curve pairing size'
      return isBeyondField(input, digits === '07' ? 2 : input.length / WORD) ? 'invalid fp.Element encoding' : 'point is not on curve'
    case 'blake2f':
      return input.length === BLAKE_INPUT ? 'invalid final flag' : 'invalid input length'
    case 'kzg':
      if (failure === errorMessages.INVALID_INPUT_LENGTH) return 'invalid input length'
      return failure === errorMessages.INVALID_COMMITMENT ? 'mismatched versioned hash' : 'error verifying kzg proof'
    case 'bls12381':
      if (failure === errorMessages.BLS_12_381_INPUT_EMPTY || failure === errorMessages.BLS_12_381_INVALID_INPUT_LENGTH) {
        return 'invalid input length'
      }
      if (hasTopBytes(input, POINT_BEFORE_SCALAR[digits])) return 'invalid field element top bytes'
      return failure === errorMessages.BLS_12_381_FP_NOT_IN_FIELD ? 'invalid fp.Element encoding' : 'invalid point: not on curve'
    default:
      return failure
  }
}

/** Returns whether one of the first words of an input is not in the field of BN254. */
function isBeyondField(input: Uint8Array, words: number): boolean {
  for (let word = 0; word < words; word++) {
    if (bytesToBigInt(input.subarray(word * WORD, (word + 1) * WORD)) >= BN254_FIELD) return true
  }
  return false
}

/** Returns whether a field element is longer than 48 bytes. */
function hasTopBytes(input: Uint8Array, pointBeforeScalar: number | undefined): boolean {
  const item = pointBeforeScalar === undefined ? input.length : pointBeforeScalar + SCALAR
  for (let start = 0; start < input.length; start += item) {
    const end = start + (pointBeforeScalar ?? item)
    for (let element = start; element < end; element += FIELD_ELEMENT) {
      if (input.subarray(element, element + TOP_BYTES).some((byte) => byte !== 0)) return true
    }
  }
  return false
}
