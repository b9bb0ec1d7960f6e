/** Answers of the endpoints that turn routes into transactions. */
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../../primitives/json.js'
import { bridgeOf } from '../bridges/bridges.js'
import { namingOf } from '../bridges/naming.js'
import { BadRequest, ServiceError } from '../errors.js'
import { accountOn } from '../messages/accounts.js'
import { MissingFact } from '../messages/missing-fact.js'
import { destinationOf, type Operation, sourceOf } from '../messages/operation.js'
import { chainsOf, holdersOf, type TransferPlan } from '../messages/transfer-plan.js'
import { type Affiliate, leastOf, type PostRoute, type TxParameters } from '../messages/tx-parameters.js'
import { feeObjects } from '../route/answer.js'
import { quoteRoute } from '../route/quote.js'
import { assetOf } from '../route/requested-asset.js'
import type { PlannerServices } from '../route/services.js'
import type { Criteria } from '../search/criteria.js'
import type { Transfer } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { withoutUndefined } from '../wire/objects.js'
import { isBuildable } from './buildable.js'
import { type BalanceOf, gasWarning } from './gas-warning.js'
import { bridgeNames, parseOperations } from './parse-operations.js'
import type { DirectRequest, MessagesRequest, TermRequest } from './request.js'
import { transactionsOf } from './transactions.js'

/** Data from which the endpoints of transactions answer. */
export interface MessageServices extends PlannerServices {
  /** Milliseconds since 1970; on a chain, where that is another time. */
  readonly now: (chainId?: string) => number
  /** Returns the balance of an address; undefined if it is unknown. */
  readonly balanceOf: BalanceOf
}

/** The transactions of a route that was planned before. Rejects with a `ServiceError`. */
export async function messagesAnswer(services: MessageServices, request: MessagesRequest): Promise<JsonObject> {
  const { index } = services
  const operations = parseOperations(index, request.operations)
  checkEnds(index, operations, request)
  const holders = holdersOf(operations, request.address_list, 'address_list')
  const plan = { operations, holders, parameters: parametersOf(services, request, operations) }
  checkQuotes(request.operations, plan.parameters.now)
  const naming = namingOf(bridgeNames(request.operations))
  const estimated_fees = operations.flatMap((operation) =>
    operation.kind === 'transfer' ? feeObjects(operation, operation.index, { naming, smartRelay: operation.smartRelay }) : [],
  )
  return { ...(await answerOf(plan, services, request)), estimated_fees }
}

/**
 * The best route, and its transactions. Where a fact is missing for the best one, another that can be built is the answer: over bridges that lack nothing,
 * with or without smart relay. Rejects with a `ServiceError`, for want of any with the fact that the best route lacks.
 */
export async function directAnswer(services: MessageServices, request: DirectRequest): Promise<JsonObject> {
  const asked = { ...request, cumulative_affiliate_fee_bps: sharesOf(request) ?? request.cumulative_affiliate_fee_bps }
  const best = await builtRoute(services, asked, {}).catch(missingFact)
  if (!(best instanceof MissingFact)) return best
  for (const smart_relay of asked.smart_relay ? [true, false] : [false]) {
    const mayTake = (transfer: Transfer) => isBuildable(transfer, smart_relay)
    // Another way may fail for other reasons: there may be none.
    const other = await builtRoute(services, { ...asked, smart_relay }, { mayTake }).catch(serviceError)
    if (!(other instanceof ServiceError)) return other
  }
  throw best
}

function missingFact(error: unknown): MissingFact {
  if (error instanceof MissingFact) return error
  throw error
}

function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  throw error
}

async function builtRoute(services: MessageServices, request: DirectRequest, restrictions: Pick<Criteria, 'mayTake'>): Promise<JsonObject> {
  const { index } = services
  const route = quoteRoute(services, request, restrictions)
  const operations = parseOperations(index, operationsOf(route))
  const addresses = addressesFor(index, operations, request.chain_ids_to_addresses)
  const holders = holdersOf(operations, addresses, 'chain_ids_to_addresses')
  const plan = { operations, holders, parameters: parametersOf(services, request, operations) }
  return { ...(await answerOf(plan, services, request)), route }
}

async function answerOf(plan: TransferPlan, { balanceOf }: MessageServices, request: TermRequest): Promise<JsonObject> {
  const { msgs, txs } = transactionsOf(plan)
  const last = plan.operations.at(-1) ?? plan.operations[0]
  const warning = request.enable_gas_warnings ? await gasWarning(plan, balanceOf) : undefined
  return withoutUndefined({ msgs, txs, min_amount_out: `${leastOf(last.amountOut, plan.parameters)}`, warning })
}

/** The operations of an answer of our own. */
function operationsOf(route: Json): readonly JsonObject[] {
  const operations = memberAt(route, 'operations')
  return Array.isArray(operations) ? operations.filter(isJsonObject) : []
}

/** Throws `BadRequest` when the operations do not lead from the source to the destination, with these amounts. */
function checkEnds(index: SnapshotIndex, operations: readonly [Operation, ...Operation[]], request: MessagesRequest): void {
  const source = assetOf(index, request.source_asset_chain_id, request.source_asset_denom, 'source token not found')
  const destination = assetOf(index, request.dest_asset_chain_id, request.dest_asset_denom, 'dest token not found')
  const [first] = operations
  const last = operations.at(-1) ?? first
  if (sourceOf(first) !== source) throw new BadRequest('operations do not begin with the source asset')
  if (destinationOf(last) !== destination) throw new BadRequest('operations do not end with the destination asset')
  if (first.amountIn !== request.amount_in) throw new BadRequest(`operations begin with ${first.amountIn}, not with amount_in`)
  const amountOut = request.amount_out ?? request.estimated_amount_out
  if (amountOut !== undefined && last.amountOut !== amountOut)
    throw new BadRequest(`operations end with ${last.amountOut}, not with amount_out`)
}

/** Throws `BadRequest` for a quote of a relay fee that has expired, or that does not say when it does. */
function checkQuotes(operations: readonly JsonObject[], now: number): void {
  for (const [index, operation] of operations.entries()) {
    for (const body of Object.values(operation)) {
      const quote = memberAt(body, 'smart_relay_fee_quote')
      if (!isJsonObject(quote)) continue
      const expiration = member(quote, 'expiration')
      const end = typeof expiration === 'string' ? Date.parse(expiration) : Number.NaN
      if (Number.isNaN(end)) throw new BadRequest(`Invalid operations[${index}]: the expiration of its smart_relay_fee_quote is no time`)
      if (end <= now) throw new BadRequest('relay fee quote has expired')
    }
  }
}

/** One address for each chain that a route needs. Throws `BadRequest` for a chain that has none. */
function addressesFor(
  index: SnapshotIndex,
  operations: readonly [Operation, ...Operation[]],
  given: ReadonlyMap<string, string>,
): readonly string[] {
  const byChain = new Map([...given].map(([id, each]) => [index.chain(id)?.id ?? id, each]))
  return chainsOf(operations).map(({ id }) => {
    const found = byChain.get(id)
    if (found === undefined) throw new BadRequest(`Invalid chain_ids_to_addresses: there is no address on ${id}`)
    return found
  })
}

function parametersOf(
  { index, now }: MessageServices,
  request: TermRequest,
  operations: readonly [Operation, ...Operation[]],
): TxParameters {
  sharesOf(request)
  const { chain } = sourceOf(operations[0])
  if (request.fee_payer_address !== undefined && chain.type === 'svm')
    accountOn(chain, request.fee_payer_address, 'Invalid fee_payer_address')
  return {
    now: now(),
    timeOn: now,
    timeout: request.timeout_seconds,
    slippage: request.slippage_tolerance_percent ?? { digits: 0n, places: 0 },
    affiliates: affiliatesOf(index, request),
    postRoute: postRouteOf(request, operations),
  }
}

/** The affiliates' share altogether, which must be the same on every chain; undefined without any. Throws `BadRequest`. */
function sharesOf({ chain_ids_to_affiliates: given }: TermRequest): bigint | undefined {
  const sums = new Set(
    [...(given?.values() ?? [])].map(({ affiliates }) => affiliates.reduce((sum, each) => sum + each.basis_points_fee, 0n)),
  )
  if (sums.size > 1) throw new BadRequest('Invalid chain_ids_to_affiliates: the affiliates of every chain must have the same share in all')
  const [sum] = sums
  if (sum !== undefined && sum >= 10_000n) throw new BadRequest('Invalid chain_ids_to_affiliates: the affiliates take everything')
  return sum
}

function affiliatesOf(index: SnapshotIndex, { chain_ids_to_affiliates: given }: TermRequest): ReadonlyMap<string, readonly Affiliate[]> {
  return new Map(
    [...(given ?? [])].map(([id, { affiliates }]) => {
      const chain = index.chain(id)
      if (!chain) throw new BadRequest('Invalid chain_ids_to_affiliates: Invalid chain_id')
      const read = affiliates.map(({ address: name, basis_points_fee }, i) => ({
        account: accountOn(chain, name, `Invalid chain_ids_to_affiliates[${i}]`),
        basisPoints: basis_points_fee,
      }))
      return [chain.id, read]
    }),
  )
}

/** Throws `BadRequest` for a route after which no contract can be called. */
function postRouteOf({ post_route_handler: given }: TermRequest, operations: readonly [Operation, ...Operation[]]): PostRoute | undefined {
  if (!given) return undefined
  const last = operations.at(-1) ?? operations[0]
  const { chain } = destinationOf(last)
  if (given.autopilot_msg) throw new MissingFact('autopilot', chain.id)
  if (!given.wasm_msg) throw new BadRequest('Invalid post_route_handler: expected wasm_msg')
  const isPacket = last.kind === 'transfer' && bridgeOf(last.transfer).endsWithPacket === true
  if (!isPacket && last.kind !== 'swap')
    throw new BadRequest('Invalid post_route_handler: the route ends with neither a packet nor a swap on a Cosmos chain')
  const { contract_address, msg } = given.wasm_msg
  return { contract: accountOn(chain, contract_address, 'Invalid post_route_handler').address, message: msg }
}
