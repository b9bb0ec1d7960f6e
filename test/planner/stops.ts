/** The assets through which an answer of the route endpoint leads, between pools too, read from its text. */

import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import type { Hop } from '../../src/planner/legs/leg.js'
import { TradedPools } from '../../src/planner/search/replay.js'
import type { Chain } from '../../src/planner/snapshot/snapshot.js'
import { SnapshotIndex } from '../../src/planner/snapshot/snapshot-index.js'
import type { Answer, Members, SnapshotDocument } from './simulator.js'

interface Stop {
  readonly asset: string
  readonly amount: bigint
}

/** Describes the first return of a route to an asset with no more of it than before; undefined if there is none. */
export function losingRoundTrip(file: SnapshotDocument, answer: Answer, exact: 'in' | 'out'): string | undefined {
  const index = new SnapshotIndex(parseSnapshot(file))
  const pools = new TradedPools()
  const first = { asset: `${answer.source_asset_chain_id}/${answer.source_asset_denom}`, amount: BigInt(answer.amount_in) }
  const stops: Stop[] = [first]
  const between = new Set<string>()
  for (const operation of answer.operations) {
    const swap = (operation.swap ?? operation.evm_swap) as Members | undefined
    if (swap) {
      const chain = index.chain(`${swap.from_chain_id}`)!
      const parts = partsOf(swap, BigInt(operation.amount_in))
      const paths = parts.map(({ amount, operations }) => {
        const hops = hopsOf(index, chain, `${(swap.swap_venues as Members[])[0]!.name}`, operations)
        const start = { asset: `${chain.id}/${swap.denom_in}`, amount }
        return exact === 'in' ? [start, ...forwards(pools, hops, amount)] : backwards(hops, BigInt(operation.amount_out))
      })
      const losing = paths.flatMap((path) => losingIn(path) ?? [])[0]
      if (losing !== undefined) return losing
      // The amount of a part cannot be compared with that of another operation: it may go through none of their assets.
      const inner = paths.flatMap((path) => path.slice(1, -1))
      const isOwn = ({ asset }: Stop) => asset === paths[0]![0]!.asset
      if (paths.length === 1) stops.push(...inner)
      else for (const stop of inner) if (!isOwn(stop)) between.add(stop.asset)
    }
    const [kind] = Object.keys(operation).filter((name) => !['tx_index', 'amount_in', 'amount_out'].includes(name))
    const body = operation[kind!] as Members
    const asset = `${body.to_chain_id ?? body.chain_id ?? body.from_chain_id}/${body.denom_out ?? body.denom}`
    if (kind !== 'bank_send') stops.push({ asset, amount: BigInt(operation.amount_out) })
  }
  const shared = stops.find(({ asset }) => between.has(asset))
  return shared ? `a part of a split goes through ${shared.asset}` : losingIn(stops)
}

function losingIn(stops: readonly Stop[]): string | undefined {
  for (const [i, { asset, amount }] of stops.entries()) {
    const back = stops.slice(i + 1).find((stop) => stop.asset === asset && stop.amount <= amount)
    if (back) return `${amount} of ${asset} come back as ${back.amount}`
  }
  return undefined
}

function partsOf(swap: Members, amount: bigint): readonly { readonly amount: bigint; readonly operations: readonly Members[] }[] {
  const { swap_in, swap_out, smart_swap_in } = swap as Readonly<Record<string, Members | undefined>>
  const how = swap_in ?? swap_out ?? smart_swap_in ?? swap
  if (!how.swap_routes) return [{ amount, operations: how.swap_operations as Members[] }]
  const routes = how.swap_routes as Members[]
  return routes.map((route) => ({ amount: BigInt(`${route.swap_amount_in}`), operations: route.swap_operations as Members[] }))
}

function hopsOf(index: SnapshotIndex, chain: Chain, venue: string, operations: readonly Members[]): readonly Hop[] {
  const market = index.marketsOn(chain).find((each) => each.venue.name === venue)!
  return operations.map(({ pool, denom_in, denom_out }) => {
    const [from, to] = [index.asset(chain, `${denom_in}`)!, index.asset(chain, `${denom_out}`)!]
    return { pool: market.listings(from).find((listing) => listing.pool.id === pool)!.pool, from, to }
  })
}

function forwards(pools: TradedPools, hops: readonly Hop[], amountIn: bigint): Stop[] {
  const amounts = pools.follow({ hops }, amountIn) ?? []
  return amounts.map((amount, i) => ({ asset: `${hops[i]!.to.chain.id}/${hops[i]!.to.denom}`, amount }))
}

/** Returns the amount of each asset that an exact output needs. */
function backwards(hops: readonly Hop[], amountOut: bigint): Stop[] {
  const last = hops.at(-1)!.to
  const stops = [{ asset: `${last.chain.id}/${last.denom}`, amount: amountOut }]
  let amount = amountOut
  for (const { pool, from, to } of [...hops].reverse()) {
    amount = pool.curve.amountIn(pool.assets.indexOf(from), pool.assets.indexOf(to), amount) ?? 0n
    stops.unshift({ asset: `${from.chain.id}/${from.denom}`, amount })
  }
  return stops
}
