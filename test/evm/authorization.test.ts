import { eoaCode7702RecoverAuthority, eoaCode7702SignAuthorization } from '@ethereumjs/util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authorityOf, signersOf } from '../../src/evm/authorization.js'
import type { Authorization } from '../../src/evm/message.js'
import { Pace } from '../../src/evm/pace.js'
import { bytesToBigInt, bytesToHex, hexToBytes, toQuantity } from '../../src/primitives/hex.js'

const KEY = hexToBytes(`0x${'7b'.repeat(32)}`)
const ADDRESS = `0x${'c0'.repeat(20)}` as const
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

type AuthorizationBytes = [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]

function authorizationOf([chainId, address, ...numbers]: AuthorizationBytes): Authorization {
  const [nonce, yParity, r, s] = numbers.map(bytesToBigInt) as [bigint, bigint, bigint, bigint]
  return { chainId: bytesToBigInt(chainId), address: bytesToHex(address), nonce, yParity, r, s }
}

const signed = (chainId: bigint, nonce: bigint) =>
  eoaCode7702SignAuthorization({ chainId: toQuantity(chainId), address: ADDRESS, nonce: toQuantity(nonce) }, KEY) as AuthorizationBytes

describe('the signer of an authorization', () => {
  it('recovers the signer that the library recovers, for any chain and nonce', async () => {
    const number = fc.oneof(fc.constantFrom(0n, 1n, 127n, 128n, 2n ** 64n - 2n), fc.bigInt({ min: 0n, max: 2n ** 64n - 2n }))
    await fc.assert(
      fc.asyncProperty(number, number, async (chainId, nonce) => {
        const bytes = signed(chainId, nonce)
        const expected = eoaCode7702RecoverAuthority(bytes).toString()
        expect(authorityOf(authorizationOf(bytes), chainId)).toBe(expected)
        expect(await signersOf([authorizationOf(bytes)], new Pace())).toEqual([expected])
      }),
      { numRuns: 30 },
    )
  })

  it('recovers no signer of an impossible signature or one with a high s', async () => {
    const valid = authorizationOf(signed(1n, 0n))
    const spoilt = [
      { ...valid, r: 0n },
      { ...valid, s: 0n },
      { ...valid, r: 2n ** 256n },
      { ...valid, s: ORDER - valid.s, yParity: 1n - valid.yParity },
      { ...valid, yParity: 2n },
    ]
    for (const authorization of spoilt) expect(authorityOf(authorization, 1n)).toBeUndefined()
    expect(await signersOf(spoilt, new Pace())).toEqual([])
  })

  it('ignores an authorization for another chain or with the last nonce', () => {
    const authorization = authorizationOf(signed(5n, 2n ** 64n - 2n))
    expect(authorityOf(authorization, 1n)).toBeUndefined()
    expect(authorityOf({ ...authorization, nonce: 2n ** 64n - 1n }, 5n)).toBeUndefined()
    expect(bytesToHex(signed(5n, 1n)[1])).toBe(ADDRESS)
  })
})
