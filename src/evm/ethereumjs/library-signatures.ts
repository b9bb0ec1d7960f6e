import { calculateSigRecovery } from '@ethereumjs/util'
import { concatBytes, padLeft } from '../../primitives/hex.js'
import { recover, sign } from '../../primitives/secp256k1.js'

/** How the library asks who has signed: `v` as the transaction or the precompile has it, `r` and `s` perhaps without leading zeros. */
export function ecrecover(digest: Uint8Array, v: bigint, r: Uint8Array, s: Uint8Array, chainId?: bigint): Uint8Array {
  const recovery = Number(calculateSigRecovery(v, chainId))
  if (recovery !== 0 && recovery !== 1) throw new RangeError(`v must say 0 or 1, got ${recovery}`)
  return recover(digest, { compact: concatBytes(padLeft(r, 32), padLeft(s, 32)), recovery })
}

/** How the library lets sign: recovery, r, s. It asks for no entropy of its own. */
export function ecsign(digest: Uint8Array, privateKey: Uint8Array): Uint8Array<ArrayBuffer> {
  const { compact, recovery } = sign(digest, privateKey)
  return Uint8Array.of(recovery, ...compact)
}
