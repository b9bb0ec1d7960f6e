import { isZeroAddress, UNLISTED_COIN } from '../planner/chain-access/native-denom.js'
import { decimalText, formatAmount, usdOf, usdText } from '../planner/decimal.js'
import { BadRequest } from '../planner/errors.js'
import type { Asset } from '../planner/snapshot/snapshot.js'
import type { SnapshotIndex } from '../planner/snapshot/snapshot-index.js'
import type { Clock } from '../primitives/clock.js'
import { DeadlineMissed, within } from '../primitives/deadline.js'
import type { Json } from '../primitives/json.js'
import type { BalanceReader, BalanceReading } from './reader.js'
import type { BalancesRequest } from './request.js'

/** Dependencies of the balance service. */
export interface BalanceSources {
  /** Decimals and prices of assets. */
  readonly index: SnapshotIndex
  /** Readers by chain id. */
  readonly readers: ReadonlyMap<string, BalanceReader>
  readonly clock: Pick<Clock, 'after'>
  /** Milliseconds that a reader has. */
  readonly timeout: number
  /** The chain id of the node around the service. */
  readonly home: string
}

/** Returns the balances of a request. Rejects with `BadRequest` for an unknown chain. */
export async function balancesAnswer(sources: BalanceSources, { chains }: BalancesRequest): Promise<Json> {
  const wanted = [...chains].map(([id, query]) => ({ id, query, chainId: knownChain(sources, id) }))
  const answers = await Promise.all(
    wanted.map(async ({ id, query, chainId }) => [id, await balancesOn(sources, chainId, query.address, query.denoms)] as const),
  )
  return { chains: Object.fromEntries(answers) }
}

/** Returns the id of a chain as the sources spell it. Throws `BadRequest` for an unknown chain. */
function knownChain({ index, readers }: BalanceSources, id: string): string {
  const known = index.chain(id)?.id ?? id
  if (!index.chain(id) && !readers.has(id)) throw new BadRequest(`Invalid chain_id: ${id}`)
  return known
}

/** Returns the balances on one chain: of all assets that are not zero, if no denoms are given. A source that fails affects only its own entries. */
async function balancesOn(sources: BalanceSources, chainId: string, owner: string, denoms: readonly string[]): Promise<Json> {
  const wanted = denoms.length === 0 ? undefined : denoms
  const { index, home } = sources
  const chain = index.chain(chainId)
  const metadataOf = (denom: string) => (chain && index.asset(chain, denom)) ?? (chainId === home && isUnlistedCoin(denom) ? COIN : {})
  const named = (readings: Iterable<readonly [string, BalanceReading]>) =>
    Object.fromEntries([...readings].map(([denom, reading]) => [denom, entryOf(metadataOf(denom), reading)]))
  try {
    const readings = await readFrom(sources, chainId, owner, wanted)
    return { address: owner, denoms: named(wanted ? wanted.map((denom) => [denom, readings.get(denom) ?? UNREAD]) : readings) }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    // An empty list would look like an empty account.
    if (!wanted) return { address: owner, denoms: {}, error: { message: error } }
    return { address: owner, denoms: named(wanted.map((denom) => [denom, { error }])) }
  }
}

/** Decimals and price of an asset, where they are known. */
type Metadata = Partial<Pick<Asset, 'decimals' | 'price'>>

/** Coin of this node, if the snapshot does not list it. */
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

/** Returns the entry of one asset. An amount that could not be read is the text `0`, without decimal places and without a value. */
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
