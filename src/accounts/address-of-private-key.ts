import { secp256k1 } from 'ethereum-cryptography/secp256k1.js'
import type { Address } from '../primitives/hex.js'
import { addressOfPublicKey } from '../primitives/keccak.js'

/** The address of a private key of 32 bytes. */
export function addressOfPrivateKey(privateKey: Uint8Array): Address {
  return addressOfPublicKey(secp256k1.getPublicKey(privateKey, false).subarray(1))
}
