import { decimalText, formatAmount, usdOf, usdText } from '../planner/decimal.js'
import { type BoundEndpoint, bindEndpoint, defineEndpoint } from '../planner/endpoints/endpoint.js'
import { address, denom, list, mapOf, object } from '../planner/endpoints/fields.js'
import { BadRequest } from '../planner/errors.js'
import type { Registry } from '../planner/snapshot/registry.js'
import type { Asset } from '../planner/snapshot/snapshot.js'
import type { Json, JsonObject } from '../primitives/json.js'
import type { BalanceReader, BalanceReading } from './reader.js'

/** What the balance service reads from. */
export interface BalanceSources {
  /** Decimals and prices of assets. */
  readonly registry: Registry
  /** Where the balances of a chain come from, by its id. */
  readonly readers: ReadonlyMap<string, BalanceReader>
}

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

/** The id of a chain as the sources spell it. Throws `BadRequest` for a chain that nobody knows. */
function knownChain({ registry, readers }: BalanceSources, id: string): string {
  const known = registry.chain(id)?.id ?? id
  if (!registry.chain(id) && !readers.has(id)) throw new BadRequest(`Invalid chain_id: ${id}`)
  return known
}

/** No denoms mean all that are not zero. One source that fails spoils only its own entries. */
async function balancesOn({ registry, readers }: BalanceSources, chainId: string, owner: string, denoms: readonly string[]): Promise<Json> {
  const wanted = denoms.length === 0 ? undefined : denoms
  const readings = await readFrom(readers.get(chainId), chainId, owner, wanted)
  const chain = registry.chain(chainId)
  const entries = [...readings].map(([name, reading]) => [name, entryOf(chain && registry.asset(chain, name), reading)])
  return { address: owner, denoms: Object.fromEntries(entries) }
}

async function readFrom(
  reader: BalanceReader | undefined,
  chainId: string,
  owner: string,
  denoms: readonly string[] | undefined,
): Promise<ReadonlyMap<string, BalanceReading>> {
  const failed = (error: string) => new Map((denoms ?? []).map((name) => [name, { error }]))
  if (!reader) return failed(`no balance source for chain ${chainId}`)
  try {
    return await reader.read(owner, denoms)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

function entryOf(asset: Asset | undefined, reading: BalanceReading): Json {
  const [amount, error] = typeof reading === 'bigint' ? [reading, undefined] : [0n, { message: reading.error }]
  const { decimals, price } = asset ?? {}
  const isPriced = decimals !== undefined && price !== undefined
  return {
    amount: `${amount}`,
    decimals: decimals ?? null,
    formatted_amount: formatAmount(amount, decimals ?? 0),
    price: price ? decimalText(price) : null,
    value_usd: isPriced ? usdText(usdOf(amount, decimals, price), 6) : null,
    ...(error ? { error } : {}),
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

  constructor(sources: BalanceSources) {
    this.endpoints = [bindEndpoint(balances, sources)]
  }

  /** Answers like the HTTP interface. Rejects with a `ServiceError`. */
  async query(request: JsonObject): Promise<JsonObject> {
    const [endpoint] = this.endpoints
    return (await endpoint?.post(request)) as JsonObject
  }
}
