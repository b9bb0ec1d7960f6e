import { type Address, bigIntToWord, concatBytes } from '../primitives/hex.js'
import { addressOfPublicKey, keccak256 } from '../primitives/keccak.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import { recover } from '../primitives/secp256k1.js'
import type { Authorization } from './message.js'
import { MAX_NONCE } from './nonce-overflow.js'
import type { Pace } from './pace.js'

/** Gas that each authorization costs before anything runs: that of one for a new account (EIP-7702). */
export const AUTHORIZATION_GAS = 25_000n

/** Returns whether a gas limit pays for a number of authorizations. A run whose limit does not is rejected before the signers are needed. */
export function paysForAuthorizations(gasLimit: bigint, count: number): boolean {
  return gasLimit >= BigInt(count) * AUTHORIZATION_GAS
}

const SIGNING_MAGIC = 0x05
/** Half of the order of secp256k1. A signature with a greater s is invalid (EIP-2). */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Recovered signers, null for an invalid signature. All runs of a gas estimate have the same authorizations. */
const known = new WeakMap<Authorization, Address | null>()

/** Returns the account that signed an authorization, also when the authorization is not valid. Undefined for an invalid signature. */
function signerOf(authorization: Authorization): Address | undefined {
  let signer = known.get(authorization)
  if (signer === undefined) {
    signer = recoverSigner(authorization)
    known.set(authorization, signer)
  }
  return signer ?? undefined
}

function recoverSigner({ chainId, address, nonce, yParity, r, s }: Authorization): Address | null {
  if (yParity > 1n || s > HALF_ORDER || r >= 2n ** 256n) return null
  const content = encodeRlp([chainId, address, nonce])
  const digest = keccak256(concatBytes(Uint8Array.of(SIGNING_MAGIC), content))
  try {
    return addressOfPublicKey(recover(digest, { compact: concatBytes(bigIntToWord(r), bigIntToWord(s)), recovery: Number(yParity) }))
  } catch {
    return null
  }
}

/**
 * Returns the account whose code an authorization sets. Undefined when the signature is invalid, the chain id differs, or the nonce is the last one.
 */
export function authorityOf(authorization: Authorization, chainId: bigint): Address | undefined {
  if (authorization.chainId !== 0n && authorization.chainId !== chainId) return undefined
  return authorization.nonce < MAX_NONCE ? signerOf(authorization) : undefined
}

/**
 * Returns the accounts that signed, also those of authorizations that are not valid. Each recovery takes a fraction of a millisecond, so the run may
 * pause between them.
 */
export async function signersOf(authorizations: readonly Authorization[], pace: Pace): Promise<Address[]> {
  const signers: Address[] = []
  for (const authorization of authorizations) {
    await pace.look()
    const signer = signerOf(authorization)
    if (signer !== undefined) signers.push(signer)
  }
  return signers
}
