import { amount, integer, type ValuesOf } from '../primitives/option-rules.js'

/** Options of the pool. */
export const POOL_OPTIONS = {
  /** Wei per gas that the tip of a transaction must allow for: its `maxPriorityFeePerGas`, or its `gasPrice`. Default 0. */
  priceLimit: amount(0n, 'a bigint of wei per gas that is not negative'),
  /** By how many percent both prices of a replacement must exceed those of what it replaces. Default 10. */
  priceBump: integer(10, 0, 'a percentage, 0 or more'),
  /** Minimum number of pending transactions that a sender keeps when the pool holds more than `globalSlots`. Default 5000. */
  accountSlots: integer(5_000, 1, 'a positive integer'),
  /**
   * Maximum pending transactions of all senders. Beyond it, the sender with the most loses its last ones, down to `accountSlots`. With `globalQueue` it
   * is the size of the pool. In a full pool a transaction must pay more than the cheapest, which it replaces. Default 45,000.
   */
  globalSlots: integer(45_000, 1, 'a positive integer'),
  /** Queued transactions of a sender: those that wait behind a gap. Beyond it, the highest nonce goes. Default 5000. */
  accountQueue: integer(5_000, 0, 'an integer that is not negative'),
  /** Queued transactions of all senders. Beyond it, those go whose sender has got nowhere for the longest time. Default 5000. */
  globalQueue: integer(5_000, 0, 'an integer that is not negative'),
  /** Milliseconds after which the queued transactions of a sender go, if none of its transactions has become pending meanwhile; 0 for never, the default. */
  lifetimeMs: integer(0, 0, 'milliseconds, 0 for ever'),
}

/** Limits of the pool. Counts are transactions; names and meaning are those of geth. */
export interface PoolLimits extends ValuesOf<typeof POOL_OPTIONS> {}
