import { type Clock, systemClock } from '../primitives/clock.js'
import { loadOnce } from '../primitives/load-once.js'
import type { Request } from './chain-access/node-calls.js'
import { bindLater } from './endpoints/later-endpoints.js'
import type { TransactionServices } from './endpoints/transactions.js'
import type { TransferService } from './services.js'
import type { SnapshotIndex } from './snapshot/snapshot-index.js'
import type { TransferOptions } from './tracking/options.js'
import type { Tracker } from './tracking/tracker.js'
import type { MessageServices } from './transactions/answer.js'
import type { BalanceOf } from './transactions/gas-warning.js'

/** Dependencies of the transfer service. */
export interface TransferSources {
  readonly index: () => Promise<SnapshotIndex>
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
  /** Loads and returns every endpoint, for transports. */
  readonly endpoints: TransferService['endpoints']
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
    const { index, clock = systemClock, timeOn, own, balanceOf = async () => undefined, lossPercentLimit } = sources
    const { limit = DEFAULT_LIMIT, timeoutMs: timeout = DEFAULT_TIMEOUT, explorers = {} } = options
    const tracking = loadOnce(async (): Promise<Tracker> => {
      const [{ chainReaders }, { Tracker }] = await Promise.all([import('./tracking/readers.js'), import('./tracking/tracker.js')])
      return new Tracker({ index, readers: chainReaders(options, index, own), clock, limit, timeout })
    })
    const services = async (): Promise<MessageServices & TransactionServices> => {
      const [known, tracker, { explorerLinks }] = await Promise.all([index(), tracking(), import('./tracking/explorer.js')])
      return {
        index: known,
        now: (chainId?: string) => (chainId === undefined ? undefined : timeOn?.(chainId)) ?? clock.now(),
        balanceOf,
        lossPercentLimit,
        tracker,
        link: explorerLinks(explorers, known),
      }
    }
    const later = bindLater(async () => (await import('./endpoints/transfer-endpoints.js')).transferEndpoints, services)
    this.endpoints = later.all
    this.messages = later.ask('messages')
    this.messagesDirect = later.ask('messagesDirect')
    this.submit = later.ask('submit')
    this.track = later.ask('track')
    this.status = later.ask('status')
  }
}
