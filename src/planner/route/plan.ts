/** From a request to the one route that answers it. */
import type { JsonObject } from '../../primitives/json.js'
import { bridgeOf } from '../bridges/bridges.js'
import { BadRequest, NotFound } from '../errors.js'
import type { Itinerary } from '../legs/leg.js'
import { type Criteria, MAX_TRANSACTIONS } from '../search/criteria.js'
import { ranked } from '../search/ranking.js'
import { confirm } from '../search/replay.js'
import { type BlockingBridge, blockingBridge, search } from '../search/search.js'
import { withSplits } from '../search/split.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { dangerOf, losesMoreThan } from './safety.js'

export interface PlanOptions {
  readonly prefersFast: boolean
  readonly allowMultiTx: boolean
  readonly allowUnsafe: boolean
  readonly lossPercentLimit: number | undefined
}

export interface Plan {
  readonly route: Itinerary
  readonly warning: JsonObject | undefined
}

/**
 * The best route that a request allows.
 *
 * Throws `NotFound` when there is none, and `BadRequest` when the amount does not fit the bridges, or when no route is safe and unsafe routes were
 * not allowed.
 */
export function planRoute(index: SnapshotIndex, criteria: Criteria, options: PlanOptions): Plan {
  const route = criteria.source === criteria.destination ? sendOf(criteria) : best(index, criteria, options)
  confirm(route, criteria.smartRelay, criteria.fixed.side)
  return { route, warning: warningOf(route, options) }
}

/** One asset, sent as it is. */
function sendOf({ source, destination, fixed: { amount } }: Criteria): Itinerary {
  return { source, destination, amountIn: amount, amountOut: amount, legs: [], transactions: 1, durationSeconds: 0 }
}

/** Finds the routes that some criteria allow. */
type Find = (criteria: Criteria) => readonly Itinerary[]

/** Returns the best route that may be answered. If none may, returns the best of all, whose error is then the answer. */
function best(index: SnapshotIndex, criteria: Criteria, options: PlanOptions): Itinerary {
  const { prefersFast, allowMultiTx } = options
  const isAnswer = (route: Itinerary) => refusalOf(route, options) === undefined
  const routesWithin = (maxTransactions: number, find: Find) => candidates(find, { ...criteria, maxTransactions }, prefersFast)
  const usual: Find = (given) => search(index, given)
  const maxTransactions = allowMultiTx ? MAX_TRANSACTIONS : 1
  const routes = routesWithin(maxTransactions, usual)
  const [first] = routes
  if (first) {
    const answer = routes.find(isAnswer)
    if (answer || !routes.some(mayHideSafer)) return answer ?? first
    const safe: Find = (given) => search(index, given, 'all').filter(isAnswer)
    return routesWithin(maxTransactions, safe).find(isAnswer) ?? first
  }
  if (!allowMultiTx && routesWithin(MAX_TRANSACTIONS, usual).length > 0) {
    throw new NotFound('no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true')
  }
  const blocking = blockingBridge(index, {
    ...(prefersFast ? criteria : withoutFastBridges(criteria)),
    maxTransactions: MAX_TRANSACTIONS,
  })
  if (blocking) throw new BadRequest(blockingText(blocking))
  throw new NotFound('no routes found')
}

/** Returns the routes of a request, the preferred one first. Fast bridges come first if their best route saves time, and otherwise last. */
function candidates(find: Find, criteria: Criteria, prefersFast: boolean): readonly Itinerary[] {
  const { fixed, smartRelay } = criteria
  const inOrder = (routes: readonly Itinerary[]) => ranked(withSplits(routes, criteria), fixed.side, smartRelay)
  const plain = inOrder(find(withoutFastBridges(criteria)))
  if (!prefersFast) return plain
  const fast = inOrder(find(criteria).filter(usesFastBridge))
  const [bestPlain] = plain
  const savesTime = ({ durationSeconds }: Itinerary) => !bestPlain || durationSeconds < bestPlain.durationSeconds
  if (!fast.slice(0, 1).some(savesTime)) return [...plain, ...fast]
  return [...fast.filter(savesTime), ...plain, ...fast.filter((route) => !savesTime(route))]
}

/**
 * Whether the search may have forgotten a safe route for an unsafe one that brings more. Where too much of the value is lost, what brings less loses
 * more. A price impact belongs to the pools of a route, and other pools may move less.
 */
function mayHideSafer(route: Itinerary): boolean {
  const danger = dangerOf(route)
  return danger?.kind !== 'loss' && danger?.kind !== 'unpriced-loss' && route.legs.some(({ kind }) => kind === 'swap')
}

function withoutFastBridges(criteria: Criteria): Criteria {
  return { ...criteria, bridges: new Set([...criteria.bridges].filter((bridge) => !bridgeOf({ bridge }).isFast)) }
}

function usesFastBridge({ legs }: Itinerary): boolean {
  return legs.some((leg) => leg.kind === 'transfer' && bridgeOf(leg.transfer).isFast === true)
}

function blockingText({ transfer, reason, amount }: BlockingBridge): string {
  const { min, max, from } = transfer
  const { id, errorName: name = id, feeName = 'fee' } = bridgeOf(transfer)
  if (reason === 'fee') return `Input amount is too low to cover ${name} bridge ${feeName}`
  const bound = reason === 'min' ? `below the minimum of ${min}` : `above the maximum of ${max}`
  return `amount ${amount} of ${from.denom} is ${bound} for ${name} transfers`
}

/** Returns the warning of an unsafe route; undefined for a safe one. Throws `BadRequest` if the request allows no unsafe routes. */
function warningOf(route: Itinerary, options: PlanOptions): JsonObject | undefined {
  const refusal = refusalOf(route, options)
  if (refusal) throw refusal
  const danger = dangerOf(route)
  if (!danger) return undefined
  switch (danger.kind) {
    case 'loss': {
      const { usdIn, usdOut } = danger
      const message = `Difference in USD value of route input and output is large. Input USD value: ${usdIn} Output USD value: ${usdOut}`
      return { type: 'BAD_PRICE_WARNING', message }
    }
    case 'unpriced-loss':
      return { type: 'BAD_PRICE_WARNING', message: unpricedLossText(danger.percent) }
    case 'price-impact':
      return { type: 'BAD_PRICE_WARNING', message: priceImpactText(danger.percent) }
    case 'unknown':
      return { type: 'LOW_INFO_WARNING', message: UNKNOWN_SAFETY }
  }
}

/** Why a route may not be answered; undefined when it may. */
function refusalOf(route: Itinerary, { allowUnsafe, lossPercentLimit }: PlanOptions): BadRequest | undefined {
  if (lossPercentLimit !== undefined && losesMoreThan(route, lossPercentLimit)) {
    return new BadRequest('route would result in a USD loss exceeding the configured threshold and has been blocked', 'HIGH_LOSS_ERROR')
  }
  const danger = allowUnsafe ? undefined : dangerOf(route)
  if (!danger) return undefined
  switch (danger.kind) {
    case 'loss': {
      const { usdIn, usdOut } = danger
      const text = `difference in usd value of route input and output is too large. input usd value: ${usdIn} output usd value: ${usdOut}`
      return new BadRequest(text, 'BAD_PRICE_ERROR')
    }
    case 'unpriced-loss':
      return new BadRequest(unpricedLossText(danger.percent), 'BAD_PRICE_ERROR')
    case 'price-impact':
      return new BadRequest(priceImpactText(danger.percent), 'BAD_PRICE_ERROR')
    case 'unknown':
      return new BadRequest(UNKNOWN_SAFETY, 'LOW_INFO_ERROR')
  }
}

const UNKNOWN_SAFETY = 'unable to determine route safety'

function unpricedLossText(percent: string): string {
  return `difference in value of route input and output is too large. loss: ${percent}%`
}

function priceImpactText(percent: string): string {
  return `swap execution price in route deviates too far from market price. expected price impact: ${percent}%`
}
