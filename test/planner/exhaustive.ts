/**
 * Every route there is, for small networks: each sequence of operations and each path of pools is tried, and the best is kept. It shares the
 * snapshot and the pool arithmetic with the planner, and nothing of its search: what may follow what is written down again, from the rules.
 */

import type { Asset, Transfer } from '../../src/planner/snapshot/snapshot.js'
import type { Market, SnapshotIndex } from '../../src/planner/snapshot/snapshot-index.js'

export interface Question {
  readonly source: Asset
  readonly destination: Asset
  readonly amountIn?: bigint
  readonly amountOut?: bigint
  readonly allowSwaps?: boolean
  readonly evmSwaps: boolean
  readonly smartRelay: boolean
  readonly goFast?: boolean
  /** All when not given. */
  readonly bridges?: readonly string[]
  readonly maxTransactions: number
  readonly affiliateBps: bigint
  readonly maxOperations: number
}

/** A request of the route endpoint as a question. */
export function questionOf(index: SnapshotIndex, request: Readonly<Record<string, unknown>>): Question {
  const asset = (chain: unknown, denom: unknown) => index.asset(index.chain(`${chain}`)!, `${denom}`)!
  const options = request.smart_swap_options as { evm_swaps?: boolean } | undefined
  return {
    source: asset(request.source_asset_chain_id, request.source_asset_denom),
    destination: asset(request.dest_asset_chain_id, request.dest_asset_denom),
    ...(request.amount_in === undefined ? { amountOut: BigInt(`${request.amount_out}`) } : { amountIn: BigInt(`${request.amount_in}`) }),
    allowSwaps: request.allow_swaps !== false,
    evmSwaps: options?.evm_swaps === true,
    smartRelay: request.smart_relay !== false,
    goFast: request.go_fast === true,
    ...(request.bridges === undefined ? {} : { bridges: request.bridges as string[] }),
    maxTransactions: request.allow_multi_tx === true ? 3 : 1,
    affiliateBps: BigInt(`${request.cumulative_affiliate_fee_bps ?? '0'}`),
    maxOperations: 9,
  }
}

/** The best route in what counts, in the order in which it counts. */
export interface Best {
  /** Output of the route for an exact input; input of the route for an exact output. */
  readonly amount: bigint
  /** `amount` in USD · 10¹⁸, less (or plus) what is paid on top; just `amount` without a price. */
  readonly worth: bigint
  readonly transactions: number
  readonly seconds: number
  readonly operations: number
}

type Hop = { readonly pool: string; readonly from: Asset; readonly to: Asset }
type Operation = { readonly transfer: Transfer } | { readonly market: Market; readonly path: readonly Hop[] }

interface Position {
  readonly asset: Asset
  readonly visited: readonly Asset[]
  readonly operations: readonly Operation[]
  readonly transactions: number
  /** Kind of the last operation, with the names that the rules use. */
  readonly last: 'nothing' | 'packet' | 'cosmos swap' | 'evm swap' | 'relayed cctp' | 'closed'
  readonly cosmosSwaps: number
}

/** There is too much to try. */
export class TooMany extends Error {}
const MOST = 300_000

/** The best route there is; undefined when none works. Go Fast, where it is asked for, has to save time. */
export function exhaustive(index: SnapshotIndex, question: Question): Best | undefined {
  const plain = bestOf(index, question, false)
  const fast = question.goFast ? bestOf(index, question, true) : undefined
  return fast && (!plain || fast.seconds < plain.seconds) ? fast : plain
}

function bestOf(index: SnapshotIndex, question: Question, viaGoFast: boolean): Best | undefined {
  let best: Best | undefined
  let tried = 0
  const consider = ({ operations, transactions }: Position) => {
    if (viaGoFast && !operations.some((operation) => 'transfer' in operation && operation.transfer.bridge === 'GO_FAST')) return
    const amount = question.amountIn === undefined ? backwards(operations, question) : forwards(operations, question)
    if (amount === undefined) return
    const seconds = operations.reduce((sum, each) => sum + ('transfer' in each ? each.transfer.durationSeconds : 0), 0)
    const worth = worthOf(operations, amount, question)
    const route = { amount, worth, transactions, seconds, operations: operations.length }
    if (best === undefined || isBetter(route, best)) best = route
  }
  const visit = (at: Position) => {
    if (++tried > MOST) throw new TooMany()
    if (at.asset === question.destination) return consider(at)
    if (at.operations.length === question.maxOperations) return
    for (const transfer of index.transfersFrom(at.asset)) {
      const { bridge, fee } = transfer
      if (at.visited.includes(transfer.to) || (bridge === 'GO_FAST' && !viaGoFast)) continue
      if (question.bridges && !question.bridges.includes(bridge)) continue
      const isRelayed = bridge === 'CCTP' || fee?.kind === 'SMART_RELAY'
      if (!question.smartRelay && isRelayed && !transfer.hasPublicRelay) continue
      const { joins, last } = transferRule(at, transfer, question.smartRelay)
      step(at, { transfer }, transfer.to, joins, last, at.cosmosSwaps)
    }
    const { chain } = at.asset
    const isEvm = chain.type !== 'cosmos'
    const isAtStart = at.operations.length === 0
    const isAtEnd = !isAtStart && chain === question.destination.chain && at.last !== 'evm swap'
    if (question.allowSwaps === false || (isEvm ? !question.evmSwaps || !(isAtStart || isAtEnd) : at.cosmosSwaps > 0)) return
    for (const market of index.marketsOn(chain)) {
      for (const path of pathsFrom(market, at.asset)) {
        const { to } = path.at(-1)!
        if (at.visited.includes(to) || (isEvm && !isAtStart && to !== question.destination)) continue
        if (path.some((hop) => hasTraded(at, market, hop.pool))) continue
        const joins = !isEvm && at.last === 'packet' && chain.ibcHooks && !at.asset.isCw20
        step(at, { market, path }, to, joins, isEvm ? 'evm swap' : 'cosmos swap', at.cosmosSwaps + (isEvm ? 0 : 1))
      }
    }
  }
  const step = (at: Position, operation: Operation, to: Asset, joins: boolean, last: Position['last'], cosmosSwaps: number) => {
    const transactions = at.transactions + (joins ? 0 : 1)
    if (transactions > question.maxTransactions) return
    visit({ asset: to, visited: [...at.visited, to], operations: [...at.operations, operation], transactions, last, cosmosSwaps })
  }
  const { source } = question
  visit({ asset: source, visited: [source], operations: [], transactions: 0, last: 'nothing', cosmosSwaps: 0 })
  return best
}

function hasTraded({ operations }: Position, market: Market, pool: string): boolean {
  return operations.some(
    (operation) => 'market' in operation && operation.market === market && operation.path.some((hop) => hop.pool === pool),
  )
}

/** R1: the net value, then fewer transactions, less time, fewer operations. */
function isBetter(a: Best, b: Best): boolean {
  if (a.worth !== b.worth) return a.worth > b.worth
  if (a.transactions !== b.transactions) return a.transactions < b.transactions
  if (a.seconds !== b.seconds) return a.seconds < b.seconds
  return a.operations < b.operations
}

const usd = ({ price, decimals }: Asset, amount: bigint) =>
  price === undefined || decimals === undefined ? undefined : (amount * price.digits * 10n ** 18n) / 10n ** BigInt(decimals + price.places)

function worthOf(operations: readonly Operation[], amount: bigint, { source, destination, amountIn, smartRelay }: Question): bigint {
  const value = amountIn === undefined ? usd(source, amount) : usd(destination, amount)
  if (value === undefined) return amountIn === undefined ? -amount : amount
  const extra = operations.reduce((sum, operation) => {
    const fee = 'transfer' in operation ? operation.transfer.fee : undefined
    if (fee?.kind === 'SMART_RELAY' && !smartRelay) return sum
    // Fees on top of the amounts are fixed in these networks.
    return fee?.behavior === 'ADDITIONAL' ? sum + (usd(fee.asset, fee.fixed) ?? 0n) : sum
  }, 0n)
  return (amountIn === undefined ? -value : value) - extra
}

/** Decides whether a transfer joins the transaction of the last operation. A CW20 always begins a new transaction. */
function transferRule(
  { last }: Position,
  { bridge, from, to }: Transfer,
  smartRelay: boolean,
): Pick<Position, 'last'> & { joins: boolean } {
  const arrives = to.chain.type === 'cosmos'
  if (bridge === 'IBC') {
    if (last === 'relayed cctp' && !from.isCw20) return { joins: true, last: 'closed' }
    return { joins: !from.isCw20 && (last === 'cosmos swap' || (last === 'packet' && from.chain.pfm)), last: 'packet' }
  }
  if (bridge === 'AXELAR') {
    const joins = (last === 'cosmos swap' && !from.isCw20) || last === 'evm swap'
    return { joins, last: from.chain.type === 'evm' && arrives ? 'packet' : 'closed' }
  }
  if (bridge === 'GO_FAST') return { joins: last === 'evm swap', last: arrives ? 'packet' : 'closed' }
  if (bridge === 'CCTP') return { joins: last === 'evm swap', last: smartRelay && arrives ? 'relayed cctp' : 'closed' }
  return { joins: false, last: 'closed' }
}

/** All paths of one to four pools, none twice. */
export function pathsFrom(market: Market, source: Asset): Hop[][] {
  const found: Hop[][] = []
  const extend = (path: Hop[], from: Asset) => {
    if (path.length > 0) found.push(path)
    if (path.length === 4) return
    for (const { pool } of market.listings(from)) {
      if (path.some((hop) => hop.pool === pool.id)) continue
      for (const to of pool.assets) if (to !== from) extend([...path, { pool: pool.id, from, to }], to)
    }
  }
  extend([], source)
  return found.filter((path) => path.at(-1)!.to !== source)
}

function poolOf(market: Market, id: string, asset: Asset) {
  const { pool } = market.listings(asset).find((listing) => listing.pool.id === id)!
  return { curve: pool.curve, at: (each: Asset) => pool.assets.indexOf(each) }
}

function lastSwapOf(operations: readonly Operation[]): number {
  return operations.findLastIndex((operation) => 'market' in operation)
}

/** The assets that a route comes to, in order, with what it has of each. */
type Places = (readonly [Asset, bigint])[]

/** Whether a route comes back to an asset with no more of it than it had there before. */
function hasLosingRoundTrip(places: Places): boolean {
  return places.some(([asset, amount], i) => places.some(([other, later], j) => j > i && other === asset && later <= amount))
}

function forwards(operations: readonly Operation[], { source, amountIn = 0n, smartRelay, affiliateBps }: Question): bigint | undefined {
  let amount: bigint | undefined = amountIn
  const places: Places = [[source, amountIn]]
  for (const [i, operation] of operations.entries()) {
    if ('transfer' in operation) {
      amount = transferred(operation.transfer, amount, smartRelay)
      if (amount === undefined || amount === 0n) return undefined
      places.push([operation.transfer.to, amount])
      continue
    }
    for (const { pool, from, to } of operation.path) {
      const { curve, at } = poolOf(operation.market, pool, from)
      amount = curve.amountOut(at(from), at(to), amount)
      if (amount === undefined || amount === 0n) return undefined
      places.push([to, amount])
    }
    if (i === lastSwapOf(operations)) amount -= (amount * affiliateBps) / 10_000n
    if (amount === 0n) return undefined
  }
  return hasLosingRoundTrip(places) ? undefined : amount
}

/** The least input, by trying: a guess from below that grows until the route delivers. */
function backwards(operations: readonly Operation[], question: Question): bigint | undefined {
  const { destination, amountOut = 0n, smartRelay, affiliateBps } = question
  let wanted = amountOut
  const places: Places = [[destination, amountOut]]
  for (let i = operations.length - 1; i >= 0; i--) {
    const operation = operations[i]!
    if ('transfer' in operation) {
      const { transfer } = operation
      const found = least((amount) => (transferred({ ...transfer, min: undefined, max: undefined }, amount, smartRelay) ?? 0n) >= wanted)
      if (found === undefined || transferred(transfer, found, smartRelay) === undefined) return undefined
      wanted = found
      places.unshift([transfer.from, wanted])
      continue
    }
    if (i === lastSwapOf(operations) && affiliateBps > 0n) {
      const gross = least((amount) => amount - (amount * affiliateBps) / 10_000n >= wanted)
      if (gross === undefined) return undefined
      wanted = gross
    }
    for (const { pool, from, to } of [...operation.path].reverse()) {
      const { curve, at } = poolOf(operation.market, pool, from)
      const target = wanted
      const found = least((amount) => {
        const paid = curve.amountOut(at(from), at(to), amount)
        return paid === undefined || paid >= target
      })
      if (found === undefined || curve.amountOut(at(from), at(to), found) === undefined) return undefined
      wanted = found
      places.unshift([from, wanted])
    }
    // Output of the first pool beyond its part goes to the next, which must be able to take it.
    const paid = operation.path.reduce<bigint | undefined>((given, { pool, from, to }) => {
      const { curve, at } = poolOf(operation.market, pool, from)
      return given === undefined ? undefined : curve.amountOut(at(from), at(to), given)
    }, wanted)
    if (paid === undefined) return undefined
  }
  return hasLosingRoundTrip(places) ? undefined : wanted
}

/** The least positive amount for which something holds that goes on holding above it. */
function least(holds: (amount: bigint) => boolean): bigint | undefined {
  let high = 1n
  while (!holds(high)) {
    high *= 2n
    if (high > 1n << 160n) return undefined
  }
  let low = high / 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

function transferred({ fee, min, max }: Transfer, amount: bigint, smartRelay: boolean): bigint | undefined {
  if ((min !== undefined && amount < min) || (max !== undefined && amount > max)) return undefined
  if (!fee || fee.behavior === 'ADDITIONAL' || (fee.kind === 'SMART_RELAY' && !smartRelay)) return amount
  const left = amount - (amount * fee.bps) / 10_000n - fee.fixed
  return left > 0n ? left : undefined
}
