/**
 * Every route there is, for small networks: each sequence of operations and each path of pools is tried, and the best is kept. It shares the
 * snapshot and the pool arithmetic with the planner, and nothing of its search: what may follow what is written down again, from the rules.
 */
import type { Market, Registry } from '../../src/planner/snapshot/registry.js'
import type { Asset, Transfer } from '../../src/planner/snapshot/snapshot.js'

export interface Question {
  readonly source: Asset
  readonly destination: Asset
  readonly amountIn?: bigint
  readonly amountOut?: bigint
  readonly evmSwaps: boolean
  readonly smartRelay: boolean
  readonly maxTransactions: number
  readonly affiliateBps: bigint
  readonly maxOperations: number
}

type Operation =
  | { readonly transfer: Transfer }
  | { readonly market: Market; readonly path: readonly { readonly pool: string; readonly from: Asset; readonly to: Asset }[] }

interface Position {
  readonly asset: Asset
  readonly visited: readonly Asset[]
  readonly operations: readonly Operation[]
  readonly transactions: number
  /** What the last operation was, in the words of the rules. */
  readonly last: 'nothing' | 'packet' | 'cosmos swap' | 'evm swap' | 'relayed cctp' | 'closed'
  readonly cosmosSwaps: number
}

/** The best amount out for `amountIn`, or the least amount in for `amountOut`; undefined when no route works. */
export function exhaustive(registry: Registry, question: Question): bigint | undefined {
  let best: bigint | undefined
  const consider = (operations: readonly Operation[]) => {
    const worth = question.amountIn === undefined ? backwards(operations, question) : forwards(operations, question)
    if (worth === undefined) return
    const isBetter = question.amountIn === undefined ? (a: bigint, b: bigint) => a < b : (a: bigint, b: bigint) => a > b
    if (best === undefined || isBetter(worth, best)) best = worth
  }
  const visit = (at: Position) => {
    if (at.asset === question.destination) return consider(at.operations)
    if (at.operations.length === question.maxOperations) return
    for (const transfer of registry.transfersFrom(at.asset)) {
      if (transfer.bridge === 'GO_FAST' || at.visited.includes(transfer.to)) continue
      if (!question.smartRelay && transfer.bridge === 'CCTP' && !transfer.hasPublicRelay) continue
      const { joins, last } = transferRule(at, transfer, question.smartRelay)
      step(at, { transfer }, transfer.to, joins, last, at.cosmosSwaps)
    }
    const { chain } = at.asset
    const isEvm = chain.type !== 'cosmos'
    const isAtStart = at.operations.length === 0
    const isAtEnd = !isAtStart && chain === question.destination.chain && at.last !== 'evm swap'
    if (isEvm ? !question.evmSwaps || !(isAtStart || isAtEnd) : at.cosmosSwaps > 0) return
    for (const market of registry.marketsOn(chain)) {
      for (const path of pathsFrom(market, at.asset)) {
        const { to } = path.at(-1)!
        if (at.visited.includes(to) || (isEvm && !isAtStart && to !== question.destination)) continue
        const joins = !isEvm && at.last === 'packet' && chain.ibcHooks
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

/** What may follow in one transaction. */
function transferRule(
  { last }: Position,
  { bridge, from, to }: Transfer,
  smartRelay: boolean,
): Pick<Position, 'last'> & { joins: boolean } {
  const arrives = to.chain.type === 'cosmos'
  if (bridge === 'IBC') {
    if (last === 'relayed cctp') return { joins: true, last: 'closed' }
    return { joins: last === 'cosmos swap' || (last === 'packet' && from.chain.pfm), last: 'packet' }
  }
  if (bridge === 'AXELAR') {
    return { joins: last === 'cosmos swap' || last === 'evm swap', last: from.chain.type === 'evm' && arrives ? 'packet' : 'closed' }
  }
  if (bridge === 'CCTP') return { joins: last === 'evm swap', last: smartRelay && arrives ? 'relayed cctp' : 'closed' }
  return { joins: false, last: 'closed' }
}

/** All paths of one to four pools, none twice. */
export function pathsFrom(market: Market, source: Asset): { pool: string; from: Asset; to: Asset }[][] {
  const found: { pool: string; from: Asset; to: Asset }[][] = []
  const extend = (path: { pool: string; from: Asset; to: Asset }[], from: Asset) => {
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

function forwards(operations: readonly Operation[], { amountIn, smartRelay, affiliateBps }: Question): bigint | undefined {
  let amount = amountIn
  for (const [i, operation] of operations.entries()) {
    if (amount === undefined || amount === 0n) return undefined
    if ('transfer' in operation) {
      amount = transferred(operation.transfer, amount, smartRelay)
      continue
    }
    for (const { pool, from, to } of operation.path) {
      const { curve, at } = poolOf(operation.market, pool, from)
      amount = curve.amountOut(at(from), at(to), amount)
      if (amount === undefined || amount === 0n) return undefined
    }
    if (i === lastSwapOf(operations)) amount -= (amount * affiliateBps) / 10_000n
  }
  return amount === 0n ? undefined : amount
}

/** The least input, by trying: a guess from below that grows until the route delivers. */
function backwards(operations: readonly Operation[], question: Question): bigint | undefined {
  const { amountOut = 0n, smartRelay, affiliateBps } = question
  let wanted = amountOut
  for (let i = operations.length - 1; i >= 0; i--) {
    const operation = operations[i]!
    if ('transfer' in operation) {
      const { transfer } = operation
      const found = least((amount) => (transferred({ ...transfer, min: undefined, max: undefined }, amount, smartRelay) ?? 0n) >= wanted)
      if (found === undefined || transferred(transfer, found, smartRelay) === undefined) return undefined
      wanted = found
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
    }
  }
  return wanted
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
