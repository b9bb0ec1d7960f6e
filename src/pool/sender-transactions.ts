import { maximumCost, type Transaction } from '../evm/transaction.js'

/** A transaction in the pool. */
export interface PoolEntry {
  readonly transaction: Transaction
  /** Order of arrival, for transactions that pay the same. */
  readonly arrival: number
}

export const byNonce = (a: PoolEntry, b: PoolEntry) => (a.transaction.body.nonce < b.transaction.body.nonce ? -1 : 1)

/**
 * The transactions of a sender in the pool, by nonce. Transactions whose nonces continue that of the account without a gap are its executable prefix; the
 * others are its queue. The total cost and the end of the prefix are kept, so that adding a transaction does not visit all others.
 */
export class SenderTransactions extends Map<bigint, PoolEntry> {
  /** Sum of the maximum costs, in wei. */
  cost = 0n
  /** Every nonce from `#start` to before `#end`, if that is greater, has a transaction. */
  #start = 0n
  #end = 0n
  /** `settle` has returned the transactions of the prefix before this nonce. */
  #settled = 0n

  /** Adds a transaction whose nonce no other transaction has. */
  override set(nonce: bigint, entry: PoolEntry): this {
    this.#changeAt(nonce, maximumCost(entry.transaction.body))
    return super.set(nonce, entry)
  }

  override delete(nonce: bigint): boolean {
    const entry = this.get(nonce)
    if (!entry) return false
    this.#changeAt(nonce, -maximumCost(entry.transaction.body))
    // A block takes transactions from the start of the prefix.
    if (nonce === this.#start) this.#start++
    else if (nonce < this.#end) this.#end = nonce
    return super.delete(nonce)
  }

  /** Returns the nonce after the executable prefix. */
  nextNonce(accountNonce: bigint): bigint {
    if (accountNonce < this.#start || accountNonce > this.#end) this.#end = accountNonce
    this.#start = accountNonce
    while (this.has(this.#end)) this.#end++
    return this.#end
  }

  executablePrefix(accountNonce: bigint): PoolEntry[] {
    return this.#sequence(accountNonce)
  }

  hasQueue(accountNonce: bigint): boolean {
    return this.nextNonce(accountNonce) - accountNonce < this.size
  }

  /** Returns the transactions behind a gap, in the order of nonces. */
  queue(accountNonce: bigint): PoolEntry[] {
    if (!this.hasQueue(accountNonce)) return []
    const next = this.nextNonce(accountNonce)
    return [...this.values()].filter(({ transaction }) => transaction.body.nonce > next).sort(byNonce)
  }

  /** Returns the transactions that may have become executable since the last call. */
  settle(accountNonce: bigint): PoolEntry[] {
    const from = this.#settled > accountNonce ? this.#settled : accountNonce
    this.#settled = this.nextNonce(accountNonce)
    return this.#sequence(from)
  }

  #sequence(from: bigint): PoolEntry[] {
    const sequence: PoolEntry[] = []
    for (let nonce = from, entry = this.get(nonce); entry; entry = this.get(++nonce)) sequence.push(entry)
    return sequence
  }

  #changeAt(nonce: bigint, cost: bigint): void {
    this.cost += cost
    if (nonce < this.#settled) this.#settled = nonce
  }
}
