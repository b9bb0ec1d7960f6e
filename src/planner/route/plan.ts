/** From a request to the one route that answers it. */
import type { JsonObject } from '../../primitives/json.js'
import { BadRequest, NotFound } from '../errors.js'
import { type Criteria, MAX_TRANSACTIONS } from '../search/criteria.js'
import type { Itinerary } from '../search/itinerary.js'
import { ranked } from '../search/ranking.js'
import { confirm } from '../search/replay.js'
import { type Obstacle, obstacleTo, search } from '../search/search.js'
import { withSplits } from '../search/split.js'
import type { Registry } from '../snapshot/registry.js'
import { dangerOf, losesMoreThan } from './safety.js'

export interface PlanOptions {
  readonly goFast: boolean
  readonly allowMultiTx: boolean
  readonly allowUnsafe: boolean
  readonly maxLossPercent: number | undefined
}

export interface Plan {
  readonly route: Itinerary
  readonly warning: JsonObject | undefined
}

/**
 * The best route that a request allows.
 *
 * Throws `NotFound` when there is none, and `BadRequest` when the amount does not fit the bridges or the best route is unsafe and unsafe
 * routes were not allowed.
 */
export function planRoute(registry: Registry, criteria: Criteria, options: PlanOptions): Plan {
  const route = criteria.source === criteria.destination ? sendOf(criteria) : best(registry, criteria, options)
  confirm(route, criteria.smartRelay, criteria.fixed.side)
  return { route, warning: warningOf(route, options) }
}

/** One asset, sent as it is. */
function sendOf({ source, destination, fixed: { amount } }: Criteria): Itinerary {
  return { source, destination, amountIn: amount, amountOut: amount, legs: [], transactions: 1, durationSeconds: 0 }
}

function best(registry: Registry, criteria: Criteria, { goFast, allowMultiTx }: PlanOptions): Itinerary {
  const slow = { ...criteria, bridges: new Set([...criteria.bridges].filter((bridge) => bridge !== 'GO_FAST')) }
  const routesWithin = (maxTransactions: number) => {
    const fast = goFast ? search(registry, { ...criteria, maxTransactions }).filter(usesGoFast) : []
    return fast.length > 0 ? fast : search(registry, { ...slow, maxTransactions })
  }
  const routes = withSplits(routesWithin(allowMultiTx ? MAX_TRANSACTIONS : 1), criteria)
  const [first] = ranked(routes, criteria.fixed.side, criteria.smartRelay)
  if (first) return first
  if (!allowMultiTx && routesWithin(MAX_TRANSACTIONS).length > 0) {
    throw new NotFound('no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true')
  }
  const obstacle = obstacleTo(registry, { ...(goFast ? criteria : slow), maxTransactions: MAX_TRANSACTIONS })
  if (obstacle) throw new BadRequest(obstacleText(obstacle))
  throw new NotFound('no routes found')
}

function usesGoFast({ legs }: Itinerary): boolean {
  return legs.some((leg) => leg.kind === 'transfer' && leg.transfer.bridge === 'GO_FAST')
}

function obstacleText({ transfer: { bridge, min, max, from }, reason, amount }: Obstacle): string {
  const name = bridge === 'AXELAR' ? 'Axelar' : bridge
  if (reason === 'fee') return `Input amount is too low to cover ${name} bridge ${bridge === 'CCTP' ? 'relay ' : ''}fee`
  const bound = reason === 'min' ? `below the minimum of ${min}` : `above the maximum of ${max}`
  return `amount ${amount} of ${from.denom} is ${bound} for ${name} transfers`
}

/** What is said beside an unsafe route. Throws `BadRequest` when such routes were not allowed. */
function warningOf(route: Itinerary, { allowUnsafe, maxLossPercent }: PlanOptions): JsonObject | undefined {
  if (maxLossPercent !== undefined && losesMoreThan(route, maxLossPercent)) {
    throw new BadRequest('route would result in a USD loss exceeding the configured threshold and has been blocked', 'HIGH_LOSS_ERROR')
  }
  const danger = dangerOf(route)
  if (!danger) return undefined
  switch (danger.kind) {
    case 'loss': {
      const { usdIn, usdOut } = danger
      if (allowUnsafe) {
        const message = `Difference in USD value of route input and output is large. Input USD value: ${usdIn} Output USD value: ${usdOut}`
        return { type: 'BAD_PRICE_WARNING', message }
      }
      const text = `difference in usd value of route input and output is too large. input usd value: ${usdIn} output usd value: ${usdOut}`
      throw new BadRequest(text, 'BAD_PRICE_ERROR')
    }
    case 'price-impact': {
      const message = `swap execution price in route deviates too far from market price. expected price impact: ${danger.percent}%`
      if (allowUnsafe) return { type: 'BAD_PRICE_WARNING', message }
      throw new BadRequest(message, 'BAD_PRICE_ERROR')
    }
    case 'unknown': {
      const message = 'unable to determine route safety'
      if (allowUnsafe) return { type: 'LOW_INFO_WARNING', message }
      throw new BadRequest(message, 'LOW_INFO_ERROR')
    }
  }
}
