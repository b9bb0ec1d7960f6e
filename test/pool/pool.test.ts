import { createTx } from '@ethereumjs/tx'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import { ChainRules, configAt } from '../../src/evm/hardforks.js'
import { Kzg } from '../../src/evm/kzg.js'
import { signedTransaction, type Transaction } from '../../src/evm/transaction.js'
import { Pool } from '../../src/pool/pool.js'
import { type Address, hexToBytes } from '../../src/primitives/hex.js'
import { NO_CODE } from '../../src/state/account.js'

const accounts = devAccounts(DEV_MNEMONIC, 3, DEV_DERIVATION_PATH)
const common = new ChainRules(configAt(1, 'osaka'), new Kzg()).at(0n, 0n)
const ETHER = 10n ** 18n

function transaction(sender: number, nonce: bigint, cap = 100n, tip = 10n, value = 0n): Transaction {
  const { privateKey } = accounts[sender]!
  const fees = { maxFeePerGas: cap, maxPriorityFeePerGas: tip }
  const body = createTx({ type: 2, nonce, gasLimit: 21_000n, to: accounts[0]!.address, value, chainId: 1n, ...fees }, { common })
  return signedTransaction(body.sign(hexToBytes(privateKey)))
}

describe('Pool', () => {
  let nonces: Map<Address, bigint>
  let balance: bigint
  let announced: Transaction[]
  let pool: Pool

  beforeEach(() => {
    nonces = new Map()
    balance = ETHER
    announced = []
    const chain = {
      account: (address: Address) => ({ nonce: nonces.get(address) ?? 0n, balance, code: NO_CODE }),
      checkTx: () => {},
    }
    pool = new Pool(chain, (pending) => announced.push(pending), { priceBump: 10n, perAccount: 4, total: 6 })
  })

  it('keeps what stands behind a gap until the gap is filled, and announces it then', () => {
    const [first, second, third] = [transaction(0, 0n), transaction(0, 1n), transaction(0, 2n)]
    pool.add(first)
    pool.add(third)
    expect(pool.pending().get(first.from)).toEqual([first])
    expect(pool.queued().get(first.from)).toEqual([third])
    expect(pool.nextNonce(first.from)).toBe(1n)
    expect(announced).toEqual([first])

    pool.add(second)
    expect(pool.pending().get(first.from)).toEqual([first, second, third])
    expect(pool.queued().size).toBe(0)
    expect(pool.nextNonce(first.from)).toBe(3n)
    expect(announced).toEqual([first, second, third])
  })

  it('refuses what it holds already', () => {
    pool.add(transaction(0, 0n))
    expect(() => pool.add(transaction(0, 0n))).toThrow('already known')
  })

  it.each([
    ['neither price rises by ten percent', 109n, 10n],
    ['only the cap rises', 110n, 10n],
    ['only the tip rises', 100n, 11n],
  ])('keeps the old transaction when %s', (_, cap, tip) => {
    const old = transaction(0, 0n)
    pool.add(old)
    expect(() => pool.add(transaction(0, 0n, cap, tip))).toThrow('replacement transaction underpriced')
    expect(pool.contents()).toEqual([old])
  })

  it('replaces when both prices rise by ten percent', () => {
    pool.add(transaction(0, 0n))
    const better = transaction(0, 0n, 110n, 11n)
    pool.add(better)
    expect(pool.contents()).toEqual([better])
    expect(announced).toContain(better)
  })

  it('counts what waits against the balance, and says by how much it is overdrawn', () => {
    balance = 3n * 21_000n * 100n
    pool.add(transaction(0, 0n, 100n, 10n, 21_000n * 100n))
    expect(() => pool.add(transaction(0, 1n, 100n, 10n, 21_000n))).toThrow(
      'insufficient funds for gas * price + value: balance 6300000, queued cost 4200000, tx cost 2121000, overshot 21000',
    )
    expect(() => pool.add(transaction(1, 0n, 100n, 10n, ETHER))).toThrow(
      'insufficient funds for gas * price + value: balance 6300000, tx cost 1000000000002100000, overshot 999999999995800000',
    )
    expect(pool.size).toBe(1)
  })

  it('refuses when an account or the pool is full, but still replaces', () => {
    for (let nonce = 0n; nonce < 4n; nonce++) pool.add(transaction(0, nonce))
    expect(() => pool.add(transaction(0, 4n))).toThrow('account limit exceeded')
    pool.add(transaction(1, 0n))
    pool.add(transaction(1, 1n))
    expect(() => pool.add(transaction(2, 0n))).toThrow('txpool is full')
    pool.add(transaction(1, 1n, 200n, 20n))
    expect(pool.size).toBe(6)
  })

  it('offers the better paid first, nonces in order, and the earlier among equals', () => {
    const [a0, a1] = [transaction(0, 0n, 100n, 5n), transaction(0, 1n, 100n, 90n)]
    const [b0, c0] = [transaction(1, 0n, 100n, 10n), transaction(2, 0n, 100n, 10n)]
    for (const one of [a0, a1, b0, c0]) pool.add(one)
    expect(pool.executable(0n)).toEqual([b0, c0, a0, a1])
  })

  it('holds back what cannot pay the base fee, and its successors', () => {
    const [cheap, after, other] = [transaction(0, 0n, 50n, 1n), transaction(0, 1n), transaction(1, 0n)]
    for (const one of [cheap, after, other]) pool.add(one)
    expect(pool.executable(60n)).toEqual([other])
    expect(pool.executable(50n)).toEqual([other, cheap, after])
  })

  it('forgets what a block has overtaken and what its sender can no longer pay', () => {
    const [first, second] = [transaction(0, 0n), transaction(0, 1n)]
    pool.add(first)
    pool.add(second)
    nonces.set(first.from, 1n)
    pool.update()
    expect(pool.contents()).toEqual([second])
    expect(pool.get(first.hash)).toBeUndefined()
    balance = 0n
    pool.update()
    expect(pool.size).toBe(0)
  })

  it('goes back to earlier contents without announcing them again', () => {
    pool.add(transaction(0, 0n))
    const contents = pool.contents()
    pool.add(transaction(0, 1n))
    announced = []
    pool.restore(contents)
    expect(pool.contents()).toEqual(contents)
    expect(announced).toEqual([])
  })

  it('never offers a nonce before its predecessor, whatever comes in', () => {
    const entry = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 1n, max: 60n }))
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 10 }), fc.bigInt({ min: 0n, max: 100n }), (entries, baseFee) => {
        pool.clear()
        for (const [sender, nonce, tip] of entries) {
          try {
            pool.add(transaction(sender, nonce, 60n + tip, tip))
          } catch (error) {
            expect(error).toMatchObject({ code: -32000 })
          }
        }
        const next = new Map<Address, bigint>()
        for (const { from, body } of pool.executable(baseFee)) {
          expect(body.nonce).toBe(next.get(from) ?? 0n)
          next.set(from, body.nonce + 1n)
        }
      }),
      { numRuns: 40 },
    )
  })
})
