import type { Decimal } from '../decimal.js'
import type { Account } from './accounts.js'

/** An account that gets a share of a swap's output, in basis points. */
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

/** Parameters of transactions. */
export interface TxParameters {
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
export function leastOf(amount: bigint, { slippage: { digits, places } }: TxParameters): bigint {
  const whole = 100n * 10n ** BigInt(places)
  return (amount * (whole - digits)) / whole
}

/** When a packet is given up, in nanoseconds since 1970. A multiple of 10⁶, whose decimal text a JSON number keeps. */
export function deadlineNanoseconds({ now, timeout }: TxParameters): number {
  return (now + timeout * 1000) * 1_000_000
}

/** When a transaction on a chain is given up, in seconds since 1970, rounded up. */
export function deadlineSeconds({ timeOn, timeout }: TxParameters, chainId: string): number {
  return Math.ceil(timeOn(chainId) / 1000) + timeout
}
