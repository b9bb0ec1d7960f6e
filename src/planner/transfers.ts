import { type Clock, systemClock } from '../primitives/clock.js'
import type { JsonObject } from '../primitives/json.js'
import { loadOnce } from '../primitives/load-once.js'
import type { Request } from './chain-access/node-calls.js'
import { type BoundEndpoint, bindEndpoint, type Endpoint } from './endpoints/endpoint.js'
import { messages, messagesDirect } from './endpoints/messages.js'
import { status, submit, type TransactionServices, track } from './endpoints/transactions.js'
import type { AnswerOf, BodyOf } from './endpoints/typed.js'
import type { TransferService } from './services.js'
import type { SnapshotIndex } from './snapshot/snapshot-index.js'
import { explorerLinks } from './tracking/explorer.js'
import type { TransferOptions } from './tracking/options.js'
import type { Tracker } from './tracking/tracker.js'
import type { MessageServices } from './transactions/answer.js'
import type { BalanceOf } from './transactions/gas-warning.js'
import type { Fields } from './wire/fields.js'

/** Dependencies of the transfer service. */
export interface TransferSources {
  readonly registry: () => Promise<SnapshotIndex>
  /** Clock of deadlines and timeouts. Default: the machine's clock. */
  readonly clock?: Clock
  /** The time of a chain, in milliseconds since 1970, where it is not the clock's. */
  readonly timeOn?: (chainId: string) => number | undefined
  /** The chain of the node around them. */
  readonly own?: { readonly chainId: string; readonly request: (...call: [string, Parameters<Request>[1]]) => ReturnType<Request> }
  /** Returns balances for gas warnings. Default: none is known. */
  readonly balanceOf?: BalanceOf
  /** See `PlannerOptions`. */
  readonly lossPercentLimit?: number | undefined
}

const DEFAULT_LIMIT = 10_000
const DEFAULT_TIMEOUT = 5000

/**
 * Routes as transactions: the messages to sign, where to send them, and where the assets are meanwhile.
 *
 * Requests and answers are those of the HTTP interface. Refusals are `ServiceError`s with the code, message and details of the wire.
 *
 * @example
 * ```ts
 * const route = await node.planner.route({ … })
 * const { txs } = await node.transfers.messages({
 *   source_asset_chain_id: 'cosmoshub-4', source_asset_denom: 'uatom', dest_asset_chain_id: 'osmosis-1', dest_asset_denom: 'uosmo',
 *   amount_in: route.amount_in, amount_out: route.amount_out, operations: route.operations,
 *   address_list: ['cosmos1…', 'osmo1…'], slippage_tolerance_percent: '1',
 * })
 * // [{ cosmos_tx: { chain_id: 'cosmoshub-4', msgs: [{ msg: '{"source_port":"transfer",…', msg_type_url: '/ibc.applications…' }], … } }]
 * ```
 */
export class Transfers implements TransferService {
  /** Every endpoint, for transports. */
  readonly endpoints: readonly BoundEndpoint[]
  /** The transactions of a route that was planned before. */
  readonly messages: TransferService['messages']
  /** The best route and its transactions. */
  readonly messagesDirect: TransferService['messagesDirect']
  /** Sends a signed transaction. */
  readonly submit: TransferService['submit']
  /** Tracks a transaction that was sent elsewhere. */
  readonly track: TransferService['track']
  /** Returns the status of a transaction and its assets. */
  readonly status: TransferService['status']

  /** @param options checked with `TRANSFER_OPTIONS` */
  constructor(options: TransferOptions, sources: TransferSources) {
    const { registry, clock = systemClock, timeOn, own, balanceOf = async () => undefined, lossPercentLimit } = sources
    const { limit = DEFAULT_LIMIT, timeoutMs: timeout = DEFAULT_TIMEOUT, explorers = {} } = options
    const tracking = loadOnce(async (): Promise<Tracker> => {
      const [{ chainReaders }, { Tracker }] = await Promise.all([import('./tracking/readers.js'), import('./tracking/tracker.js')])
      return new Tracker({ registry, readers: chainReaders(options, registry, own), clock, limit, timeout })
    })
    const services = async (): Promise<MessageServices & TransactionServices> => {
      const [known, tracker] = await Promise.all([registry(), tracking()])
      return {
        registry: known,
        now: (chainId?: string) => (chainId === undefined ? undefined : timeOn?.(chainId)) ?? clock.now(),
        balanceOf,
        lossPercentLimit,
        tracker,
        link: explorerLinks(explorers, known),
      }
    }
    const endpoints: BoundEndpoint[] = []
    const bound = <F extends Fields, R extends JsonObject>(endpoint: Endpoint<MessageServices & TransactionServices, F, R>) => {
      const ready = bindEndpoint(endpoint, services)
      endpoints.push(ready)
      // The record behind the endpoint reads the request and makes the answer, whatever their types say here.
      return (request?: BodyOf<F>) => ready.post((request ?? {}) as JsonObject) as Promise<AnswerOf<R>>
    }
    this.messages = bound(messages)
    this.messagesDirect = bound(messagesDirect)
    this.submit = bound(submit)
    this.track = bound(track)
    this.status = bound(status)
    this.endpoints = endpoints
  }
}
