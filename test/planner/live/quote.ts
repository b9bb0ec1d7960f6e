import type { Hex, Node } from 'evmbed'
import { expect } from 'vitest'

export const CHAIN = '31337'

/** One pool of a route. */
export interface QuotedHop {
  readonly pool: string
  readonly denom_in: string
  readonly denom_out: string
}

/** A route of one swap, as far as the tests of live pools read it. */
export interface Quote {
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly hops: readonly QuotedHop[]
}

/** Asks a node's planner for a swap on its own chain. */
export async function quoteSwap(
  node: Node,
  from: string,
  to: string,
  amount: { readonly in: bigint } | { readonly out: bigint },
  venue?: string,
): Promise<Quote> {
  const { amount_in, amount_out, operations } = await node.planner.route({
    source_asset_chain_id: CHAIN,
    source_asset_denom: from,
    dest_asset_chain_id: CHAIN,
    dest_asset_denom: to,
    // Amounts of a test may move a pool far.
    allow_unsafe: true,
    smart_swap_options: { evm_swaps: true },
    ...(venue ? { swap_venues: [{ name: venue, chain_id: CHAIN }] } : {}),
    ...('in' in amount ? { amount_in: `${amount.in}` } : { amount_out: `${amount.out}` }),
  })
  expect(operations).toHaveLength(1)
  // An operation's type says only what all kinds have.
  const swap: unknown = operations[0]!.evm_swap
  const { swap_operations } = swap as { readonly swap_operations: readonly QuotedHop[] }
  return { amountIn: BigInt(amount_in), amountOut: BigInt(amount_out), hops: swap_operations }
}

/** Address without balances, for recipients whose balance shows the received amount. */
export function freshAddress(seed: number): Hex {
  return `0x${(0xace0_0000 + seed).toString(16).padStart(40, '0')}`
}
