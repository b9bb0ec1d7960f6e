import type { Market } from '../snapshot/snapshot-index.js'
import { MAX_PATHS } from './swap-paths.js'

/**
 * Paths of one swap by a router on an EVM chain. With four pools each they take some six million gas, a third of what a transaction may have (2²⁴,
 * EIP-7825): the rest is for tokens whose transfers use much gas, and for ticks that are crossed.
 */
const MAX_ROUTER_PATHS = 16

/** Paths that may share a swap on a venue. */
export function mostPaths({ venue: { chain } }: Market): number {
  return chain.type === 'evm' ? MAX_ROUTER_PATHS : MAX_PATHS
}
