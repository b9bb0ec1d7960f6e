import { effectiveGasPrice, feesOf, maximumCost, type Transaction } from '../evm/transaction.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { AccountFields } from '../state/account.js'
import { AccountLimitExceeded, AlreadyKnown, CannotAfford, PoolFull, ReplacementUnderpriced } from './errors.js'

export interface PoolLimits {
  /** By how many percent both prices of a replacement must exceed those of what it replaces. */
  readonly priceBump: bigint
  /** Transactions of one sender at most. */
  readonly perAccount: number
  /** Transactions at most. */
  readonly total: number
}

export const POOL_LIMITS: PoolLimits = { priceBump: 10n, perAccount: 5_000, total: 50_000 }

/** What the pool asks of the chain. */
export interface PoolChain {
  account(address: Address): AccountFields | undefined
  /** Refuses a transaction that could be in no block from the next one on. */
  checkTx(transaction: Transaction): void
}

interface Waiting {
  readonly transaction: Transaction
  /** Order of arrival, for transactions that pay the same. */
  readonly arrival: number
}

/** What the pool held at some moment. */
export type PoolContents = readonly Transaction[]

/** The next transaction that a block may take from a sender. */
interface Head {
  readonly run: readonly Waiting[]
  readonly at: number
  readonly waiting: Waiting
  /** Wei per gas above the base fee. */
  readonly tip: bigint
}

function isBetter(a: Head, b: Head): boolean {
  return a.tip > b.tip || (a.tip === b.tip && a.waiting.arrival < b.waiting.arrival)
}

/** Where a head belongs among others that stand with the best one last. */
function placeOf(head: Head, heads: readonly Head[]): number {
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = heads[middle]
    if (other && isBetter(head, other)) low = middle + 1
    else high = middle
  }
  return low
}

const byNonce = (a: Waiting, b: Waiting) => (a.transaction.body.nonce < b.transaction.body.nonce ? -1 : 1)

function isOutbid(old: Transaction, replacement: Transaction, bump: bigint): boolean {
  const before = feesOf(old.body)
  const after = feesOf(replacement.body)
  const isHigher = (now: bigint, then: bigint) => now * 100n >= then * (100n + bump) && now > then
  return isHigher(after.feeCap, before.feeCap) && isHigher(after.tipCap, before.tipCap)
}

/**
 * Transactions that wait for a block.
 *
 * For every sender the run of nonces that continues its account is *pending*, what stands behind a gap is *queued*. Nothing is evicted to make
 * room: a full pool refuses, and says so.
 */
export class Pool {
  readonly #chain: PoolChain
  readonly #limits: PoolLimits
  readonly #onPending: (transaction: Transaction) => void
  readonly #senders = new Map<Address, Map<bigint, Waiting>>()
  readonly #byHash = new Map<Hash, Transaction>()
  readonly #announced = new Set<Hash>()
  #arrivals = 0
  #version = 0

  constructor(chain: PoolChain, onPending: (transaction: Transaction) => void = () => {}, limits: PoolLimits = POOL_LIMITS) {
    this.#chain = chain
    this.#onPending = onPending
    this.#limits = limits
  }

  /** Changes whenever the contents do. */
  get version(): number {
    return this.#version
  }

  get size(): number {
    return this.#byHash.size
  }

  get(hash: Hash): Transaction | undefined {
    return this.#byHash.get(hash)
  }

  /** Takes a transaction, or throws why not; then nothing has changed. */
  add(transaction: Transaction): void {
    const { from, hash, body } = transaction
    if (this.#byHash.has(hash)) throw new AlreadyKnown()
    this.#chain.checkTx(transaction)
    const own = this.#senders.get(from) ?? new Map<bigint, Waiting>()
    const replaced = own.get(body.nonce)
    if (replaced && !isOutbid(replaced.transaction, transaction, this.#limits.priceBump)) throw new ReplacementUnderpriced()
    if (!replaced && own.size >= this.#limits.perAccount) throw new AccountLimitExceeded()
    if (!replaced && this.#byHash.size >= this.#limits.total) throw new PoolFull()
    this.#checkFunds(
      transaction,
      [...own.values()].filter((waiting) => waiting !== replaced),
    )

    if (replaced) this.#forget(replaced.transaction)
    own.set(body.nonce, { transaction, arrival: this.#arrivals++ })
    this.#senders.set(from, own)
    this.#byHash.set(hash, transaction)
    this.#version++
    this.#announcePending(from)
  }

  /** The nonce after the last pending transaction of an account. */
  nextNonce(address: Address): bigint {
    const nonce = this.#chain.account(address)?.nonce ?? 0n
    return nonce + BigInt(this.#run(address).length)
  }

  /** Per sender, in the order of nonces: what continues the account. */
  pending(): Map<Address, readonly Transaction[]> {
    return this.#partition((own, run) => own.slice(0, run))
  }

  /** Per sender, in the order of nonces: what waits behind a gap. */
  queued(): Map<Address, readonly Transaction[]> {
    return this.#partition((own, run) => own.slice(run))
  }

  /**
   * The pending transactions in the order in which a block takes them: who pays the producer more comes first, the nonces of a sender stay in
   * order, and of those who pay the same the earlier comes first. What cannot pay the base fee holds back its successors.
   */
  executable(baseFee: bigint | undefined): Transaction[] {
    const floor = baseFee ?? 0n
    const heads: Head[] = []
    const enter = (run: readonly Waiting[], at: number): void => {
      const waiting = run[at]
      if (!waiting || feesOf(waiting.transaction.body).feeCap < floor) return
      const head: Head = { run, at, waiting, tip: effectiveGasPrice(waiting.transaction.body, baseFee) - floor }
      heads.splice(placeOf(head, heads), 0, head)
    }
    for (const sender of this.#senders.keys()) enter(this.#run(sender), 0)
    const ordered: Transaction[] = []
    for (let best = heads.pop(); best; best = heads.pop()) {
      ordered.push(best.waiting.transaction)
      enter(best.run, best.at + 1)
    }
    return ordered
  }

  /** Takes a transaction out. Returns whether it was there. */
  drop(hash: Hash): boolean {
    const transaction = this.#byHash.get(hash)
    if (!transaction) return false
    this.#forget(transaction)
    this.#version++
    return true
  }

  /** Takes out what offers less than a tip, in wei per gas; what followed it in its sender's order waits behind a gap. */
  dropBelow(tip: bigint): void {
    for (const transaction of [...this.#byHash.values()]) {
      if (feesOf(transaction.body).tipCap < tip) this.drop(transaction.hash)
    }
  }

  /** After a block: what it holds or has overtaken goes, what its sender can no longer pay goes, what it has unblocked is announced. */
  update(): void {
    for (const [sender, own] of this.#senders) {
      const account = this.#chain.account(sender)
      for (const { transaction } of [...own.values()]) {
        const isStale = transaction.body.nonce < (account?.nonce ?? 0n)
        if (isStale || maximumCost(transaction.body) > (account?.balance ?? 0n)) this.#forget(transaction)
      }
      this.#announcePending(sender)
    }
    this.#version++
  }

  contents(): PoolContents {
    return [...this.#senders.values()]
      .flatMap((own) => [...own.values()])
      .sort((a, b) => a.arrival - b.arrival)
      .map(({ transaction }) => transaction)
  }

  /** Holds exactly these again. Nothing is announced: they were, the first time. */
  restore(contents: PoolContents): void {
    this.clear()
    for (const transaction of contents) {
      const own = this.#senders.get(transaction.from) ?? new Map<bigint, Waiting>()
      own.set(transaction.body.nonce, { transaction, arrival: this.#arrivals++ })
      this.#senders.set(transaction.from, own)
      this.#byHash.set(transaction.hash, transaction)
      this.#announced.add(transaction.hash)
    }
  }

  clear(): void {
    this.#senders.clear()
    this.#byHash.clear()
    this.#announced.clear()
    this.#version++
  }

  #checkFunds({ from, body }: Transaction, others: readonly Waiting[]): void {
    const balance = this.#chain.account(from)?.balance ?? 0n
    const cost = maximumCost(body)
    const waiting = others.reduce((sum, { transaction }) => sum + maximumCost(transaction.body), 0n)
    if (cost > balance) throw new CannotAfford(balance, 0n, cost)
    if (waiting + cost > balance) throw new CannotAfford(balance, waiting, cost)
  }

  /** The waiting transactions that continue an account without a gap. */
  #run(sender: Address): Waiting[] {
    const own = this.#senders.get(sender)
    if (!own) return []
    const run: Waiting[] = []
    for (let nonce = this.#chain.account(sender)?.nonce ?? 0n; ; nonce++) {
      const waiting = own.get(nonce)
      if (!waiting) return run
      run.push(waiting)
    }
  }

  #partition(part: (own: readonly Transaction[], run: number) => readonly Transaction[]): Map<Address, readonly Transaction[]> {
    const parts = new Map<Address, readonly Transaction[]>()
    for (const [sender, own] of this.#senders) {
      const ordered = [...own.values()].sort(byNonce).map(({ transaction }) => transaction)
      const chosen = part(ordered, this.#run(sender).length)
      if (chosen.length > 0) parts.set(sender, chosen)
    }
    return parts
  }

  #announcePending(sender: Address): void {
    for (const { transaction } of this.#run(sender)) {
      if (this.#announced.has(transaction.hash)) continue
      this.#announced.add(transaction.hash)
      this.#onPending(transaction)
    }
  }

  #forget({ from, hash, body }: Transaction): void {
    const own = this.#senders.get(from)
    own?.delete(body.nonce)
    if (own?.size === 0) this.#senders.delete(from)
    this.#byHash.delete(hash)
    this.#announced.delete(hash)
  }
}
