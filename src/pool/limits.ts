/** Limits of the pool. Counts are transactions; names and meaning are those of geth. */
export interface PoolLimits {
  /** Minimum tip cap of a transaction in wei per gas: its `maxPriorityFeePerGas`, or its `gasPrice`. Default 0. */
  readonly priceLimit: bigint
  /** Percentage by which both prices of a replacement must exceed those of the replaced transaction. Default 10. */
  readonly priceBump: number
  /** Minimum number of pending transactions that a sender keeps when the pool holds more than `globalSlots`. Default 5000. */
  readonly accountSlots: number
  /**
   * Maximum pending transactions of all senders. Beyond it, the last transactions of the sender with the most are evicted, down to `accountSlots`. The pool
   * is full with `globalSlots` and `globalQueue` transactions; another transaction must then pay more than the cheapest, which is evicted. Default 45,000.
   */
  readonly globalSlots: number
  /** Maximum queued transactions of a sender: those behind a gap. Beyond it, the highest nonce is evicted. Default 5000. */
  readonly accountQueue: number
  /** Maximum queued transactions of all senders. Beyond it, those of the sender that has waited for the longest time are evicted. Default 5000. */
  readonly globalQueue: number
  /** Milliseconds after which the queued transactions of a sender are dropped, if none of its transactions has become pending. Default 0: never. */
  readonly lifetime: number
}
