import { isEvmAddress } from '../chain-access/addresses.js'
import type { Venue } from './snapshot.js'

/**
 * Contracts that swap on EVM chains, by the functions that they are called with:
 *
 * - `uniswap-v2`: Router02, over pairs of one factory, one path a call.
 * - `uniswap-v3`: SwapRouter, over pools of one factory.
 * - `uniswap-02`: SwapRouter02, over the pairs of one factory and the pools of another.
 */
export const ROUTER_DESIGNS = ['uniswap-v2', 'uniswap-v3', 'uniswap-02'] as const
export type RouterDesign = (typeof ROUTER_DESIGNS)[number]

export interface Router {
  readonly address: string
  readonly design: RouterDesign
}

/** The router of a venue; undefined when the snapshot names none that could be called. */
export function routerOf({ details }: Venue): Router | undefined {
  const address = details?.router_address
  if (typeof address !== 'string' || !isEvmAddress(address)) return undefined
  const design = details?.router_design ?? 'uniswap-v2'
  const known = ROUTER_DESIGNS.find((each) => each === design)
  return known && { address, design: known }
}
