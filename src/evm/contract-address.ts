import { type Address, bytesToHex, concatBytes, hexToBytes } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'

/** Returns the address of the contract that an account creates with a nonce. */
export function createdAddress(creator: Address, nonce: bigint): Address {
  return addressOfHash(encodeRlp([creator, nonce]))
}

/** Returns the address of the contract that CREATE2 makes (EIP-1014). */
export function create2Address(creator: Address, salt: Uint8Array, initCode: Uint8Array): Address {
  return addressOfHash(concatBytes(Uint8Array.of(0xff), hexToBytes(creator), salt, keccak256(initCode)))
}

function addressOfHash(bytes: Uint8Array): Address {
  return bytesToHex(keccak256(bytes).subarray(12))
}
