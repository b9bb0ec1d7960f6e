import { bigIntToUnpaddedBytes, eoaCode7702RecoverAuthority } from '@ethereumjs/util'
import { type Address, hexToBytes } from '../primitives/hex.js'
import type { Authorization } from './executor.js'
import { MAX_NONCE } from './nonce-overflow.js'

/** An authorization as EIP-7702 encodes it. */
export type AuthorizationBytes = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

export function authorizationBytes({ chainId, address, nonce, yParity, r, s }: Authorization): AuthorizationBytes {
  return [
    bigIntToUnpaddedBytes(chainId),
    hexToBytes(address),
    bigIntToUnpaddedBytes(nonce),
    bigIntToUnpaddedBytes(yParity),
    bigIntToUnpaddedBytes(r),
    bigIntToUnpaddedBytes(s),
  ]
}

/** The account that signed an authorization; undefined when it is not signed, is for another chain, or has no nonce to follow. */
export function authorityOf(authorization: Authorization, chainId: bigint): Address | undefined {
  if (authorization.chainId !== 0n && authorization.chainId !== chainId) return undefined
  if (authorization.nonce >= MAX_NONCE) return undefined
  try {
    return eoaCode7702RecoverAuthority(authorizationBytes(authorization)).toString()
  } catch {
    return undefined
  }
}

/** The accounts that signed, whether their authorizations hold or not. */
export function signersOf(authorizations: readonly AuthorizationBytes[]): Address[] {
  return authorizations.flatMap((authorization) => {
    try {
      return eoaCode7702RecoverAuthority(authorization).toString()
    } catch {
      return []
    }
  })
}
