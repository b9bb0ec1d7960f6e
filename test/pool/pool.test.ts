import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import { signTransaction, type Transaction } from '../../src/evm/transaction.js'
import type { PoolLimits } from '../../src/pool/limits.js'
import type { PoolOrder } from '../../src/pool/order.js'
import { Pool } from '../../src/pool/pool.js'
import { type Address, EMPTY_BYTES, hexToBytes } from '../../src/primitives/hex.js'
import { asReading, type Reading } from '../../src/primitives/missing-state.js'
import { NO_CODE } from '../../src/state/account.js'
import { ManualClock } from '../support/manual-clock.js'

const accounts = (await devAccounts(DEV_MNEMONIC, 3, DEV_DERIVATION_PATH)) ?? []
const ETHER = 10n ** 18n
const LIMITS: PoolLimits = {
  priceLimit: 0n,
  priceBump: 10,
  accountSlots: 100,
  globalSlots: 100,
  accountQueue: 100,
  globalQueue: 100,
  lifetimeMs: 0,
}

function transaction(sender: number, nonce: bigint, cap = 100n, tip = 10n, value = 0n, gas = 21_000n): Transaction {
  const { address, privateKey } = accounts[sender]!
  const fees = { maxFeePerGas: cap, maxPriorityFeePerGas: tip }
  const content = { nonce, gasLimit: gas, to: accounts[0]!.address, value, data: EMPTY_BYTES, chainId: 1n, accessList: [], ...fees }
  return signTransaction(address, { type: 2, ...content }, hexToBytes(privateKey))
}

/** Prices of a block, in wei per gas. */
const prices = (baseFee: bigint, minimumTip = 0n) => ({ baseFee, blobBaseFee: 1n, minimumTip })

describe('Pool', () => {
  let nonces: Map<Address, bigint>
  let balance: bigint
  let gasLimit: bigint
  let announced: Transaction[]
  let clock: ManualClock
  let poolWith: (limits: Partial<PoolLimits>, order?: PoolOrder) => Reading<Pool>
  let pool: Reading<Pool>

  beforeEach(() => {
    nonces = new Map()
    balance = ETHER
    gasLimit = 30_000_000n
    announced = []
    const chain = {
      account: (address: Address) => ({ nonce: nonces.get(address) ?? 0n, balance, code: NO_CODE }),
      gasLimit: () => gasLimit,
      checkTx: () => {},
    }
    clock = new ManualClock()
    poolWith = (limits, order = 'priority') =>
      asReading(new Pool({ chain, clock, limits: { ...LIMITS, ...limits }, order, onPending: (pending) => announced.push(pending) }))
    pool = poolWith({})
  })

  it('queues a transaction behind a nonce gap, and announces it when the gap is filled', () => {
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

  it('knows what continues an account, whatever the pool and the chain did before', () => {
    const nonceOf = fc.bigInt({ min: 0n, max: 7n })
    const steps = fc.array(
      fc.oneof(
        fc.record({ add: nonceOf, cap: fc.constantFrom(100n, 200n, 400n) }),
        fc.record({ drop: nonceOf }),
        fc.record({ chainAt: nonceOf }),
      ),
      { maxLength: 30 },
    )
    const all = new Map(
      [100n, 200n, 400n].flatMap((cap) =>
        Array.from({ length: 8 }, (_, nonce) => [`${nonce} ${cap}`, transaction(0, BigInt(nonce), cap, cap)]),
      ),
    )
    fc.assert(
      fc.property(steps, (list) => {
        const { from } = transaction(0, 0n)
        nonces.set(from, 0n)
        announced.length = 0
        const own = poolWith({})
        let held = new Map<bigint, Transaction>()
        for (const step of list) {
          const next = nonces.get(from) ?? 0n
          if ('add' in step) {
            const incoming = all.get(`${step.add} ${step.cap}`)!
            const known = held.get(step.add)
            if (step.add < next || (known?.body.type === 2 && known.body.maxFeePerGas >= step.cap)) continue
            own.add(incoming)
            held.set(step.add, incoming)
          } else if ('drop' in step) {
            const known = held.get(step.drop)
            if (known) own.drop(known.hash)
            held.delete(step.drop)
          } else {
            nonces.set(from, step.chainAt)
            own.update()
            held = new Map([...held].filter(([nonce]) => nonce >= step.chainAt))
          }
          const start = nonces.get(from) ?? 0n
          const run: Transaction[] = []
          for (let one = held.get(start); one; one = held.get(start + BigInt(run.length))) run.push(one)
          const waiting = [...held.values()].filter((one) => !run.includes(one)).sort((a, b) => Number(a.body.nonce - b.body.nonce))
          expect(own.pending().get(from) ?? []).toEqual(run)
          expect(own.queued().get(from) ?? []).toEqual(waiting)
          expect(own.nextNonce(from)).toBe(start + BigInt(run.length))
          for (const one of run) expect(announced).toContain(one)
        }
      }),
    )
  })

  it('counts the costs of all transactions of a sender, also after a replacement and a drop', () => {
    balance = 5n * 21_000n * 100n
    for (let nonce = 0n; nonce < 5n; nonce++) pool.add(transaction(0, nonce))
    expect(() => pool.add(transaction(0, 5n))).toThrow('overshot 2100000')
    pool.drop(transaction(0, 4n).hash)
    expect(() => pool.add(transaction(0, 3n, 201n, 201n))).toThrow('overshot')
    pool.add(transaction(0, 3n, 200n, 200n))
    expect(() => pool.add(transaction(0, 4n))).toThrow('overshot 2100000')
  })

  it('refuses a transaction that it holds already', () => {
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

  it('replaces a transaction when both prices rise by ten percent', () => {
    pool.add(transaction(0, 0n))
    const better = transaction(0, 0n, 110n, 11n)
    pool.add(better)
    expect(pool.contents()).toEqual([better])
    expect(announced).toContain(better)
  })

  it('counts pending transactions against the balance, and names the overdraft', () => {
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

  it('offers higher prices first, nonces in order, and the earlier among equals', () => {
    const [a0, a1] = [transaction(0, 0n, 100n, 5n), transaction(0, 1n, 100n, 90n)]
    const [b0, c0] = [transaction(1, 0n, 100n, 10n), transaction(2, 0n, 100n, 10n)]
    for (const one of [a0, a1, b0, c0]) pool.add(one)
    expect(pool.executable(prices(0n))).toEqual([b0, c0, a0, a1])
  })

  it('offers transactions by arrival with the order fifo, nonces in order', () => {
    pool = poolWith({}, 'fifo')
    const [a1, b0] = [transaction(0, 1n, 100n, 90n), transaction(1, 0n, 100n, 10n)]
    const [a0, c0] = [transaction(0, 0n, 100n, 5n), transaction(2, 0n, 100n, 80n)]
    for (const one of [a1, b0, a0, c0]) pool.add(one)
    expect(pool.executable(prices(0n))).toEqual([b0, a0, a1, c0])
    expect(pool.executable(prices(101n))).toEqual([])
  })

  it('holds back a transaction that cannot pay the base fee, and its successors', () => {
    const [cheap, after, other] = [transaction(0, 0n, 50n, 1n), transaction(0, 1n), transaction(1, 0n)]
    for (const one of [cheap, after, other]) pool.add(one)
    expect(pool.executable(prices(60n))).toEqual([other])
    expect(pool.executable(prices(50n))).toEqual([other, cheap, after])
  })

  it('holds back a transaction below the minimum tip, and its successors', () => {
    const [low, after, other] = [transaction(0, 0n, 100n, 9n), transaction(0, 1n, 100n, 20n), transaction(1, 0n, 65n, 65n)]
    for (const one of [low, after, other]) pool.add(one)
    expect(pool.executable(prices(50n, 10n))).toEqual([other])
    expect(pool.executable(prices(60n, 5n))).toEqual([low, after, other])
    expect(pool.executable(prices(60n, 6n))).toEqual([low, after])
  })

  it('drops a transaction with more gas than the next block has, and queues its successors', () => {
    const [wide, after, other] = [transaction(0, 0n, 100n, 10n, 0n, 50_001n), transaction(0, 1n), transaction(1, 0n)]
    for (const one of [wide, after, other]) pool.add(one)
    gasLimit = 50_001n
    pool.update()
    expect(pool.size).toBe(3)
    gasLimit = 50_000n
    pool.update()
    expect([...pool.pending().values()]).toEqual([[other]])
    expect([...pool.queued().values()]).toEqual([[after]])
  })

  it('drops transactions with used nonces and those that their sender can no longer pay', () => {
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

  it('restores earlier contents without announcing them again', () => {
    pool.add(transaction(0, 0n))
    const contents = pool.contents()
    pool.add(transaction(0, 1n))
    announced = []
    pool.restore(contents)
    expect(pool.contents()).toEqual(contents)
    expect(announced).toEqual([])
  })

  it('never offers a nonce before its predecessor', () => {
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
        for (const { from, body } of pool.executable(prices(baseFee))) {
          expect(body.nonce).toBe(next.get(from) ?? 0n)
          next.set(from, body.nonce + 1n)
        }
      }),
      { numRuns: 40 },
    )
  })

  describe('when it is full', () => {
    const FULL = { globalSlots: 2, globalQueue: 1, accountSlots: 1 }

    it('replaces the cheapest transaction by one that pays more', () => {
      const small = poolWith({ ...FULL, globalSlots: 3, globalQueue: 0 })
      const [a, b, c] = [transaction(0, 0n, 100n), transaction(1, 0n, 90n), transaction(2, 0n, 110n)]
      for (const one of [a, b, c]) small.add(one)
      const better = transaction(2, 1n, 91n)
      small.add(better)
      expect(small.contents()).toEqual([a, c, better])
      expect(small.get(b.hash)).toBeUndefined()
    })

    it('refuses a transaction that pays no more than the cheapest, and still replaces transactions', () => {
      const small = poolWith({ ...FULL, globalSlots: 3, globalQueue: 0 })
      for (const sender of [0, 1, 2]) small.add(transaction(sender, 0n))
      expect(() => small.add(transaction(2, 1n))).toThrow('transaction underpriced')
      small.add(transaction(1, 0n, 200n, 20n))
      expect(small.size).toBe(3)
    })

    it('drops no pending transaction for a queued one', () => {
      const small = poolWith({ ...FULL, globalSlots: 2, globalQueue: 0 })
      for (const sender of [0, 1]) small.add(transaction(sender, 0n))
      const contents = small.contents()
      expect(() => small.add(transaction(2, 5n, 200n, 20n))).toThrow('future transaction tries to replace pending')
      expect(small.contents()).toEqual(contents)
      expect(small.queued().size).toBe(0)
    })

    it('drops no transaction of the same sender, which would leave a gap', () => {
      const small = poolWith({ ...FULL, globalSlots: 1, globalQueue: 1, accountSlots: 100 })
      for (const nonce of [0n, 1n]) small.add(transaction(0, nonce))
      expect(() => small.add(transaction(0, 2n, 200n, 20n))).toThrow('txpool is full')
      expect(small.pending().get(accounts[0]!.address)).toHaveLength(2)
    })

    it('drops the last pending transaction of the sender with the most, down to accountSlots', () => {
      const small = poolWith({ globalSlots: 4, accountSlots: 2 })
      const long = [0n, 1n, 2n].map((nonce) => transaction(0, nonce))
      for (const one of long) small.add(one)
      small.add(transaction(1, 0n))
      small.add(transaction(1, 1n))
      expect(small.pending().get(long[0]!.from)).toEqual(long.slice(0, 2))
      // No sender has more than two now, so each may have as many.
      small.add(transaction(2, 0n))
      expect(() => small.add(transaction(0, 2n))).toThrow('txpool is full')
      small.add(transaction(2, 1n))
      expect(small.size).toBe(6)
    })

    it('counts transactions that become pending when a gap is filled', () => {
      const small = poolWith({ globalSlots: 2, accountSlots: 1 })
      const [first, second, third] = [transaction(0, 0n), transaction(0, 1n), transaction(0, 2n)]
      for (const one of [third, second, first]) small.add(one)
      expect(small.contents()).toEqual([second, first])
      expect(announced).toEqual([first, second])
    })

    it('keeps the lower nonces of a queue that is too long', () => {
      const small = poolWith({ accountQueue: 2 })
      const [low, middle, high] = [transaction(0, 5n), transaction(0, 6n), transaction(0, 7n)]
      small.add(high)
      small.add(middle)
      expect(() => small.add(transaction(0, 8n))).toThrow('account limit exceeded')
      small.add(low)
      expect(small.queued().get(low.from)).toEqual([low, middle])
    })

    it('drops from the queue that has been idle for the longest', async () => {
      const small = poolWith({ globalQueue: 2 })
      const [old, recent, newcomer] = [transaction(0, 5n), transaction(1, 5n), transaction(2, 5n)]
      small.add(old)
      await clock.advance(1)
      small.add(recent)
      await clock.advance(1)
      // A transaction that becomes pending makes the first sender the latest one.
      small.add(transaction(0, 0n))
      small.add(newcomer)
      expect([...small.queued().values()]).toEqual([[old], [newcomer]])
    })

    it('refuses a transaction when the queue holds only its predecessors', () => {
      const small = poolWith({ globalQueue: 1 })
      small.add(transaction(0, 5n))
      expect(() => small.add(transaction(0, 6n))).toThrow('txpool is full')
      expect(small.size).toBe(1)
    })

    it('shortens the queue of a sender whose pending transaction is replaced by a better paid one of another', () => {
      const small = poolWith({ globalSlots: 3, globalQueue: 3, accountQueue: 2, accountSlots: 1 })
      for (const [sender, nonce] of [
        [2, 0n],
        [0, 1n],
        [2, 1n],
        [2, 4n],
        [1, 0n],
        [2, 3n],
      ] as const)
        small.add(transaction(sender, nonce, 61n, 1n))
      small.add(transaction(0, 0n, 62n, 2n))
      for (const queue of small.queued().values()) expect(queue.length).toBeLessThanOrEqual(2)
    })

    it('never exceeds its limits, and never changes when it refuses', () => {
      const entry = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.bigInt({ min: 0n, max: 6n }), fc.bigInt({ min: 1n, max: 20n }))
      const limits = { globalSlots: 3, globalQueue: 3, accountQueue: 2, accountSlots: 1 }
      fc.assert(
        fc.property(fc.array(entry, { maxLength: 14 }), (entries) => {
          const small = poolWith(limits)
          for (const [sender, nonce, tip] of entries) {
            const before = small.contents()
            const pendingBefore = small.pending()
            try {
              small.add(transaction(sender, nonce, 60n + tip, tip))
            } catch (error) {
              expect(error).toMatchObject({ code: -32000 })
              expect(new Set(small.contents())).toEqual(new Set(before))
              expect(small.pending()).toEqual(pendingBefore)
            }
            const pending = [...small.pending().values()]
            const queued = [...small.queued().values()]
            expect(small.size).toBeLessThanOrEqual(limits.globalSlots + limits.globalQueue)
            expect(pending.flat().length <= limits.globalSlots || pending.every((run) => run.length <= limits.accountSlots)).toBe(true)
            expect(queued.flat().length).toBeLessThanOrEqual(limits.globalQueue)
            expect(queued.every((queue) => queue.length <= limits.accountQueue)).toBe(true)
          }
        }),
        { numRuns: 60 },
      )
    })
  })

  describe('drops queued transactions after their lifetime', () => {
    it('drops no pending transaction after the lifetime', async () => {
      const forgetful = poolWith({ lifetimeMs: 1000 })
      const [first, gapped] = [transaction(0, 0n), transaction(0, 2n)]
      forgetful.add(first)
      forgetful.add(gapped)
      await clock.advance(999)
      expect(forgetful.contents()).toEqual([first, gapped])
      const { version } = forgetful
      await clock.advance(1)
      expect(forgetful.contents()).toEqual([first])
      expect(forgetful.version).not.toBe(version)
      expect(clock.waiting).toBe(0)
    })

    it.each([3_600_000, -3_600_000])('measures the lifetime although the wall clock jumps by %i ms', async (jump) => {
      const forgetful = poolWith({ lifetimeMs: 1000 })
      const gapped = transaction(0, 2n)
      forgetful.add(gapped)
      clock.jump(jump)
      await clock.advance(999)
      expect(forgetful.contents()).toEqual([gapped])
      await clock.advance(1)
      expect(forgetful.contents()).toEqual([])
    })

    it('restarts the lifetime of a queue when a transaction of its sender becomes pending', async () => {
      const forgetful = poolWith({ lifetimeMs: 1000 })
      const gapped = transaction(0, 2n)
      const other = transaction(1, 2n)
      forgetful.add(gapped)
      forgetful.add(other)
      await clock.advance(600)
      forgetful.add(transaction(0, 0n))
      await clock.advance(600)
      expect([...forgetful.queued().values()]).toEqual([[gapped]])
      await clock.advance(400)
      expect(forgetful.queued().size).toBe(0)
    })

    it('leaves no timer after close', () => {
      const forgetful = poolWith({ lifetimeMs: 1000 })
      forgetful.add(transaction(0, 2n))
      expect(clock.waiting).toBe(1)
      forgetful.close()
      expect(clock.waiting).toBe(0)
    })
  })
})
