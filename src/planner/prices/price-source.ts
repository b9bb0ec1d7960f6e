/** The price of one whole token. */
export interface Price {
  /** USD as decimal text, such as `0.125` or `1e-7`. */
  readonly usd: string
  /** When it was that, in milliseconds since 1970. Default: when it is read. */
  readonly at?: number
}

/** The port for prices. */
export interface PriceSource {
  /**
   * The prices of assets by their CoinGecko ids. An id that is not in the answer has no price. Rejects when there is none to be had.
   *
   * @param signal aborted when the answer is no longer needed
   */
  get(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Price>>
}
