import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNode } from '../../src/index.js'
import { bigIntToWord, concatBytes } from '../../src/primitives/hex.js'
import { type Curve, compiled, interpreted, type Signature } from '../../src/primitives/secp256k1.js'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const word = fc.uint8Array({ minLength: 32, maxLength: 32 })
const key = fc.bigInt({ min: 1n, max: ORDER - 1n }).map(bigIntToWord)
/** Numbers around those at which a half of a signature ceases to be one. */
const half = fc.oneof(
  word,
  fc.constantFrom(0n, 1n, ORDER / 2n, ORDER / 2n + 1n, ORDER - 1n, ORDER, ORDER + 1n, 2n ** 256n - 1n).map(bigIntToWord),
)

let fast: Curve
beforeAll(async () => {
  fast = await compiled()
})

/** The public key, or that there is none. */
function recovered(curve: Curve, digest: Uint8Array, signature: Signature): Uint8Array | 'none' {
  try {
    return curve.recover(digest, signature)
  } catch {
    return 'none'
  }
}

describe('both implementations', () => {
  it('make the same signatures and recover their signers', () => {
    fc.assert(
      fc.property(word, key, (digest, privateKey) => {
        const signature = interpreted.sign(digest, privateKey)
        expect(fast.sign(digest, privateKey)).toEqual(signature)
        expect(fast.recover(digest, signature)).toEqual(interpreted.recover(digest, signature))
      }),
      { numRuns: 60 },
    )
  })

  it('recover the same signer of any bytes, or none', () => {
    fc.assert(
      fc.property(word, half, half, fc.constantFrom(0, 1), (digest, r, s, recovery) => {
        const signature = { compact: concatBytes(r, s), recovery }
        expect(recovered(fast, digest, signature)).toEqual(recovered(interpreted, digest, signature))
      }),
      { numRuns: 150 },
    )
  })
})

it('makes the same chain after the faster implementation takes over', async () => {
  const chains = await Promise.all([1, 2].map(() => createNode({ timestamp: 1n })))
  const hashes = []
  for (const node of chains) {
    const [a, b] = node.accounts
    for (let i = 0; i < 12; i++) {
      await node.request('evm_setNextBlockTimestamp', [i + 100])
      await node.request('eth_sendTransaction', [{ from: a!.address, to: b!.address, value: '0x1', gas: '0x5208' }])
      // The first chain gives the loading its time, the second finds it done.
      await new Promise((resolve) => setImmediate(resolve))
    }
    hashes.push((await node.request('eth_getBlockByNumber', ['0xc', false]))?.hash)
    await node.close()
  }
  expect(hashes[1]).toBe(hashes[0])
})
