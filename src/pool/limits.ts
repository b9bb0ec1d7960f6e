/** Limits of the pool. Counts are transactions; names and meaning are those of geth. */
export interface PoolLimits {
  /** Wei per gas that the tip of a transaction must allow for: its `maxPriorityFeePerGas`, or its `gasPrice`. Default 0. */
  readonly priceLimit: bigint
  /** By how many percent both prices of a replacement must exceed those of what it replaces. Default 10. */
  readonly priceBump: number
  /** Minimum number of pending transactions that a sender keeps when the pool holds more than `globalSlots`. Default 5000. */
  readonly accountSlots: number
  /**
   * Maximum pending transactions of all senders. Beyond it, the sender with the most loses its last ones, down to `accountSlots`. With `globalQueue` it
   * is the size of the pool. In a full pool a transaction must pay more than the cheapest, which it replaces. Default 45,000.
   */
  readonly globalSlots: number
  /** Queued transactions of a sender: those that wait behind a gap. Beyond it, the highest nonce goes. Default 5000. */
  readonly accountQueue: number
  /** Queued transactions of all senders. Beyond it, those go whose sender has got nowhere for the longest time. Default 5000. */
  readonly globalQueue: number
  /** Milliseconds after which the queued transactions of a sender go, if none of its transactions has become pending meanwhile; 0 for never, the default. */
  readonly lifetime: number
}
