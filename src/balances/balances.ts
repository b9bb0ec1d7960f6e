import { isZeroAddress, UNLISTED_COIN } from '../planner/chain-access/native-denom.js'
import { decimalText, formatAmount, usdOf, usdText } from '../planner/decimal.js'
import { type BoundEndpoint, bindEndpoint, defineEndpoint } from '../planner/endpoints/endpoint.js'
import { BadRequest } from '../planner/errors.js'
import type { Asset } from '../planner/snapshot/snapshot.js'
import type { SnapshotIndex } from '../planner/snapshot/snapshot-index.js'
import { address, denom, list, mapOf, object } from '../planner/wire/fields.js'
import type { Clock } from '../primitives/clock.js'
import { DeadlineMissed, within } from '../primitives/deadline.js'
import type { Json, JsonObject } from '../primitives/json.js'
import type { BalanceReader, BalanceReading } from './reader.js'

/** Dependencies of the balance service. */
export interface BalanceSources {
  /** Decimals and prices of assets. */
  readonly registry: SnapshotIndex
  /** Readers by chain id. */
  readonly readers: ReadonlyMap<string, BalanceReader>
  readonly clock: Pick<Clock, 'after'>
  /** Milliseconds that a reader has. */
  readonly timeout: number
  /** The chain id of the node around the service. */
  readonly home: string
}

/** Milliseconds that the source of a chain has to answer, unless the options say otherwise. */
export const BALANCE_TIMEOUT = 3000

const MAX_CHAINS = 100
const MAX_DENOMS = 500

const fields = { chains: mapOf(object({ address, denoms: list(denom, MAX_DENOMS) }), MAX_CHAINS) }

const text: JsonObject = { type: 'string' }
const maybe: JsonObject = { type: ['string', 'null'] }

const balances = defineEndpoint<BalanceSources, typeof fields>({
  path: '/v2/info/balances',
  methods: ['POST'],
  summary: 'Balances of addresses, with decimals, price and value.',
  request: fields,
  response: {
    type: 'object',
    required: ['chains'],
    properties: {
      chains: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          required: ['address', 'denoms'],
          properties: {
            address: text,
            error: { type: 'object', properties: { message: text }, description: 'why there are none, when all were asked for' },
            denoms: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                required: ['amount', 'formatted_amount'],
                properties: {
                  amount: text,
                  decimals: { type: ['integer', 'null'] },
                  formatted_amount: text,
                  price: maybe,
                  value_usd: maybe,
                  error: { type: 'object', properties: { message: text } },
                },
              },
            },
          },
        },
      },
    },
  },
  async handler(sources, { chains }) {
    const wanted = [...chains].map(([id, query]) => ({ id, query, chainId: knownChain(sources, id) }))
    const answers = await Promise.all(
      wanted.map(async ({ id, query, chainId }) => [id, await balancesOn(sources, chainId, query.address, query.denoms)] as const),
    )
    return { chains: Object.fromEntries(answers) }
  },
})

/** Returns the id of a chain as the sources spell it. Throws `BadRequest` for an unknown chain. */
function knownChain({ registry, readers }: BalanceSources, id: string): string {
  const known = registry.chain(id)?.id ?? id
  if (!registry.chain(id) && !readers.has(id)) throw new BadRequest(`Invalid chain_id: ${id}`)
  return known
}

/** No denoms mean all that are not zero. One source that fails spoils only its own entries. */
async function balancesOn(sources: BalanceSources, chainId: string, owner: string, denoms: readonly string[]): Promise<Json> {
  const wanted = denoms.length === 0 ? undefined : denoms
  const { registry, home } = sources
  const chain = registry.chain(chainId)
  const metadataOf = (denom: string) => (chain && registry.asset(chain, denom)) ?? (chainId === home && isUnlistedCoin(denom) ? COIN : {})
  const named = (readings: Iterable<readonly [string, BalanceReading]>) =>
    Object.fromEntries([...readings].map(([denom, reading]) => [denom, entryOf(metadataOf(denom), reading)]))
  try {
    const readings = await readFrom(sources, chainId, owner, wanted)
    return { address: owner, denoms: named(wanted ? wanted.map((denom) => [denom, readings.get(denom) ?? UNREAD]) : readings) }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    // Who wants all would take an empty list for an empty account.
    if (!wanted) return { address: owner, denoms: {}, error: { message: error } }
    return { address: owner, denoms: named(wanted.map((denom) => [denom, { error }])) }
  }
}

/** The decimals and the price of an asset, where they are known. */
type Metadata = Partial<Pick<Asset, 'decimals' | 'price'>>

/** The coin of this node, where its snapshot does not list it. */
const COIN: Metadata = { decimals: 18 }

function isUnlistedCoin(denom: string): boolean {
  return denom === UNLISTED_COIN || isZeroAddress(denom)
}

const UNREAD: BalanceReading = { error: 'the source says nothing of this denom' }

/** Rejects with an error whose message is sent to the caller. */
async function readFrom(
  { readers, clock, timeout }: BalanceSources,
  chainId: string,
  owner: string,
  denoms: readonly string[] | undefined,
): Promise<ReadonlyMap<string, BalanceReading>> {
  const reader = readers.get(chainId)
  if (!reader) throw new Error(`no balance source for chain ${chainId}`)
  try {
    return await within(clock, timeout, (signal) => reader.read(owner, denoms, signal))
  } catch (error) {
    throw error instanceof DeadlineMissed ? new Error(`the source of chain ${chainId} gives ${error.message}`) : error
  }
}

/** An amount that could not be read is `0` in words only: it has no places, and no value. */
function entryOf({ decimals, price }: Metadata, reading: BalanceReading): Json {
  const isRead = typeof reading === 'bigint'
  const isPriced = isRead && decimals !== undefined && price !== undefined
  return {
    amount: isRead ? `${reading}` : '0',
    decimals: decimals ?? null,
    formatted_amount: isRead ? formatAmount(reading, decimals ?? 0) : '0',
    price: price ? decimalText(price) : null,
    value_usd: isPriced ? usdText(usdOf(reading, decimals, price), 6) : null,
    ...(isRead ? {} : { error: { message: reading.error } }),
  }
}

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
  readonly endpoints: readonly BoundEndpoint[]

  constructor(sources: () => Promise<BalanceSources>) {
    this.endpoints = [bindEndpoint(balances, sources)]
  }

  /** Answers like the HTTP interface. Rejects with a `ServiceError`. */
  async query(request: JsonObject): Promise<JsonObject> {
    const [endpoint] = this.endpoints
    return (await endpoint?.post(request)) as JsonObject
  }
}
