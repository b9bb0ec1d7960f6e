import { bindLater } from '../planner/endpoints/later-endpoints.js'
import type { BalanceService } from '../planner/services.js'
import type { JsonObject } from '../primitives/json.js'
import type { BalanceSources } from './answer.js'

/** Milliseconds that the source of a chain has to answer, unless the options say otherwise. */
export const BALANCE_TIMEOUT = 3000

/**
 * Balances of addresses on the chains that have a source.
 *
 * @example
 * ```ts
 * await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1…', denoms: ['uosmo'] } } })
 * // { chains: { 'osmosis-1': { address: 'osmo1…', denoms: { uosmo: { amount: '123', decimals: 6, formatted_amount: '0.000123', … } } } } }
 * ```
 */
export class Balances {
  readonly endpoints: BalanceService['endpoints']
  /** Answers like the HTTP interface. Rejects with a `ServiceError`. */
  readonly query: (request: JsonObject) => Promise<JsonObject>

  constructor(sources: () => Promise<BalanceSources>) {
    const later = bindLater(async () => ({ query: (await import('./endpoint.js')).balances }), sources)
    const query = later.ask('query')
    this.endpoints = later.all
    // The endpoint checks the request.
    this.query = (request) => query(request as Parameters<typeof query>[0])
  }
}
