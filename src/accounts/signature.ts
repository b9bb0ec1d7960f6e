import { type Address, concatBytes } from '../primitives/hex.js'
import { addressOfPublicKey, keccak256 } from '../primitives/keccak.js'
import { recover, sign } from '../primitives/secp256k1.js'
import { InvalidSignature } from './errors.js'

/** 65 bytes: r, s, and v as 27 or 28. */
const SIGNATURE_LENGTH = 65

/**
 * Returns the digest of a message (EIP-191): the Keccak-256 hash of a prefix and the message. The prefix distinguishes messages from transactions and typed data.
 * A message of 32 bytes is a message like any other.
 */
export function messageDigest(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode(`\x19Ethereum Signed Message:\n${message.length}`)
  return keccak256(concatBytes(prefix, message))
}

/** The signature of 32 bytes: r, s in the lower half of the curve's order (EIP-2), v. The same digest always gets the same one (RFC 6979). */
export function signDigest(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const { compact, recovery } = sign(digest, privateKey)
  return concatBytes(compact, Uint8Array.of(27 + recovery))
}

/** Recovers the signer of 32 bytes. Throws `InvalidSignature` for an impossible signature, and for one that is not 65 bytes long. */
export function recoverSigner(digest: Uint8Array, signature: Uint8Array): Address {
  if (signature.length !== SIGNATURE_LENGTH) throw new InvalidSignature(`signature must be ${SIGNATURE_LENGTH} bytes long`)
  const v = signature[64]
  if (v !== 27 && v !== 28) throw new InvalidSignature('invalid Ethereum signature (V is not 27 or 28)')
  try {
    return addressOfPublicKey(recover(digest, { compact: signature.subarray(0, 64), recovery: v - 27 }))
  } catch {
    throw new InvalidSignature('recovery failed')
  }
}
