import { amount, integer, option, type ValuesOf } from '../primitives/option-rules.js'

/** Options of the pool. */
export const POOL_OPTIONS = {
  /** Minimum tip cap of a transaction in wei per gas: its `maxPriorityFeePerGas`, or its `gasPrice`. Default 0. */
  priceLimit: amount(0n, 'a bigint of wei per gas that is not negative'),
  /**
   * Percentage by which both prices of a replacement must exceed those of the replaced transaction. Default 10; with the dialect `anvil`, and no consensus
   * engine, none: a higher `maxFeePerGas` or `gasPrice` is enough, as for Anvil.
   */
  priceBump: option<number | undefined>({
    ...integer(10, 0, 'a percentage, 0 or more'),
    default: (_, { dialect = 'anvil', consensus }) => (dialect === 'anvil' && consensus === undefined ? undefined : 10),
  }),
  /** Minimum number of pending transactions that a sender keeps when the pool holds more than `globalSlots`. Default 5000. */
  accountSlots: integer(5_000, 1, 'a positive integer'),
  /**
   * Maximum pending transactions of all senders. Beyond it, the last transactions of the sender with the most are evicted, down to `accountSlots`. The pool
   * is full with `globalSlots` and `globalQueue` transactions; another transaction must then pay more than the cheapest, which is evicted. Default 45,000.
   */
  globalSlots: integer(45_000, 1, 'a positive integer'),
  /** Maximum queued transactions of a sender: those behind a gap. Beyond it, the highest nonce is evicted. Default 5000. */
  accountQueue: integer(5_000, 0, 'an integer that is not negative'),
  /** Maximum queued transactions of all senders. Beyond it, those of the sender that has waited for the longest time are evicted. Default 5000. */
  globalQueue: integer(5_000, 0, 'an integer that is not negative'),
  /** Milliseconds after which the queued transactions of a sender are dropped, if none of its transactions has become pending. Default 0: never. */
  lifetimeMs: integer(0, 0, 'milliseconds, 0 for ever'),
}

/** Limits of the pool. Counts are transactions; names and meaning are those of geth. */
export interface PoolLimits extends ValuesOf<typeof POOL_OPTIONS> {}
