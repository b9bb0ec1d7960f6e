import type { Decimal } from '../decimal.js'
import type { Account } from './accounts.js'

/** A share of a swap's output for somebody, in basis points. */
export interface Affiliate {
  readonly account: Account
  readonly basisPoints: bigint
}

/** A contract that is called with what arrives at the end of a route. */
export interface PostRoute {
  readonly contract: string
  /** A JSON object. */
  readonly message: object
}

/** Under which conditions transactions are built. */
export interface Terms {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The same as a chain counts: the time of a test chain may have been moved. */
  timeOn(chainId: string): number
  /** Seconds that packets and swaps may take. */
  readonly timeout: number
  /** Percent that a swap may pay less than was quoted, from 0 to 100. */
  readonly slippage: Decimal
  /** By the id of the chain of the swap. */
  readonly affiliates: ReadonlyMap<string, readonly Affiliate[]>
  readonly postRoute: PostRoute | undefined
}

/** ⌊amount · (100 − slippage) / 100⌋ */
export function leastOf(amount: bigint, { slippage: { digits, places } }: Terms): bigint {
  const whole = 100n * 10n ** BigInt(places)
  return (amount * (whole - digits)) / whole
}

/** When a packet is given up, in nanoseconds since 1970. A multiple of 10⁶, whose decimal text a JSON number keeps. */
export function deadlineNanoseconds({ now, timeout }: Terms): number {
  return (now + timeout * 1000) * 1_000_000
}

/** When a transaction on a chain is given up, in seconds since 1970, rounded up. */
export function deadlineSeconds({ timeOn, timeout }: Terms, chainId: string): number {
  return Math.ceil(timeOn(chainId) / 1000) + timeout
}

/**
 * Seconds that an IBC packet to or from an EVM chain has: at least half a day, for it waits for the finality of the chain, and is proven together with
 * others; no chain takes one that has more than a day.
 */
const EUREKA_SECONDS = { least: 12 * 60 * 60, most: 24 * 60 * 60 }

/** When such a packet is given up, in seconds since 1970. */
export function eurekaDeadlineSeconds({ timeOn, timeout }: Terms, chainId: string): number {
  const { least, most } = EUREKA_SECONDS
  return Math.ceil(timeOn(chainId) / 1000) + Math.min(Math.max(timeout, least), most)
}
