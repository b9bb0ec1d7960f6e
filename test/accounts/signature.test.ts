import fc from 'fast-check'
import { hashMessage, recoverAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { messageDigest, recoverSigner, signDigest } from '../../src/accounts/signature.js'
import { bytesToHex, hexToBytes } from '../../src/primitives/hex.js'

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const KEY = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const account = privateKeyToAccount(KEY)

test('makes the signatures of viem: with a low s, ending in 27 or 28', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array(), fc.uint8Array({ minLength: 32, maxLength: 32 })), async (message) => {
      const digest = messageDigest(message)
      expect(bytesToHex(digest)).toBe(hashMessage({ raw: message }))
      const signature = signDigest(digest, hexToBytes(KEY))
      expect(bytesToHex(signature)).toBe(await account.signMessage({ message: { raw: message } }))
      expect(BigInt(bytesToHex(signature.subarray(32, 64)))).toBeLessThanOrEqual(HALF_ORDER)
      expect([27, 28]).toContain(signature[64])
      expect(recoverSigner(digest, signature)).toBe(account.address.toLowerCase())
      expect(await recoverAddress({ hash: bytesToHex(digest), signature: bytesToHex(signature) })).toBe(account.address)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['', 'signature must be 65 bytes long'],
  ['11'.repeat(64), 'signature must be 65 bytes long'],
  ['11'.repeat(66), 'signature must be 65 bytes long'],
  [`${'11'.repeat(64)}00`, 'invalid Ethereum signature (V is not 27 or 28)'],
  [`${'11'.repeat(64)}1d`, 'invalid Ethereum signature (V is not 27 or 28)'],
  [`${'00'.repeat(64)}1b`, 'recovery failed'],
  [`${'ff'.repeat(64)}1b`, 'recovery failed'],
])('recovers no signer of %s', (digits, message) => {
  const signature = hexToBytes(`0x${digits}`)
  expect(() => recoverSigner(new Uint8Array(32), signature)).toThrow(expect.objectContaining({ code: -32000, message }))
})
