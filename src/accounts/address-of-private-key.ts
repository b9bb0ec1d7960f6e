import type { Address } from '../primitives/hex.js'
import { addressOfPublicKey } from '../primitives/keccak.js'
import { publicKeyOf } from '../primitives/secp256k1.js'

/** Returns the address of a private key of 32 bytes. */
export function addressOfPrivateKey(privateKey: Uint8Array): Address {
  return addressOfPublicKey(publicKeyOf(privateKey))
}
