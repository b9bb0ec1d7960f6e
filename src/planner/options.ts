import type { LiveChain } from './live/options.js'

/** Options of a planner. */
export interface PlannerOptions {
  /**
   * Route data as parsed JSON, or a function that returns it with the first request. It replaces the bundled registry unless `registry`
   * says otherwise. Default: none.
   */
  readonly snapshot?: unknown | undefined
  /**
   * Data below the snapshot: the bundled registry of chains, assets, channels and bridges, or none. Entries of the snapshot replace entries of the
   * registry. Default `bundled` without a snapshot, `none` with one.
   */
  readonly registry?: 'bundled' | 'none' | undefined
  /** EVM chains whose pools are read from the chains themselves, this node's own among them. Default: none. */
  readonly live?: readonly LiveChain[] | undefined
  /**
   * Routes that lose more of their value in USD, in percent, are refused with HIGH_LOSS_ERROR, even where `allow_unsafe` would answer them with
   * a warning. Default: no limit.
   */
  readonly lossPercentLimit?: number | undefined
}
