import type { EVM } from '@ethereumjs/evm'
import type { Pace } from '../pace.js'
import { blake2f } from './sliced/blake2f.js'
import { bls12381G1Msm, bls12381G2Msm, bls12381Pairing } from './sliced/bls12-381.js'
import { bn254Pairing } from './sliced/bn254.js'
import { ripemd160, sha256 } from './sliced/hashes.js'
import { modexp } from './sliced/modexp.js'
import type { Slicing } from './sliced/sliced-precompile.js'

/** Precompiles that take seconds for the gas of a call, by the last digits of their addresses. The others take milliseconds. */
const SLICED: Readonly<Record<string, Slicing>> = {
  '02': sha256,
  '03': ripemd160,
  '05': modexp,
  '08': bn254Pairing,
  '09': blake2f,
  '0c': bls12381G1Msm,
  '0e': bls12381G2Msm,
  '0f': bls12381Pairing,
}

/** Replaces the slow precompiles of an EVM by ones that compute in slices. They return the same output for the same gas. */
export function slicePrecompiles(evm: EVM, pace: Pace): void {
  for (const [digits, precompile] of evm.precompiles) {
    const slicing = SLICED[digits.replace(/^0{38}/, '')]
    if (slicing) evm.precompiles.set(digits, slicing(precompile, pace))
  }
}
