import { calculateSigRecovery } from '@ethereumjs/util'
import { concatBytes, padLeft } from '../../primitives/hex.js'
import { recover, sign } from '../../primitives/secp256k1.js'

/** Recovers a public key for the library. `v` has the form of the transaction or the precompile. `r` and `s` may lack leading zeros. */
export function ecrecover(digest: Uint8Array, v: bigint, r: Uint8Array, s: Uint8Array, chainId?: bigint): Uint8Array {
  const recovery = Number(calculateSigRecovery(v, chainId))
  if (recovery !== 0 && recovery !== 1) throw new RangeError(`v must say 0 or 1, got ${recovery}`)
  return recover(digest, { compact: concatBytes(padLeft(r, 32), padLeft(s, 32)), recovery })
}

/** Signs a digest for the library. Returns recovery, r and s. It uses no entropy. */
export function ecsign(digest: Uint8Array, privateKey: Uint8Array): Uint8Array<ArrayBuffer> {
  const { compact, recovery } = sign(digest, privateKey)
  return Uint8Array.of(recovery, ...compact)
}
