import { checkCosmosAddress } from '../planner/chain-access/addresses.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { inParallel } from '../primitives/parallel.js'
import { type Fetch, RemoteFailure, readRemoteJson } from '../primitives/remote-json.js'
import { below, type Place } from '../primitives/remote-place.js'
import { type BalanceReader, type BalanceReading, held } from './reader.js'

export interface RestReaderOptions {
  /** The REST server of a node of the chain. */
  readonly place: Place
  readonly fetch: Fetch
  /** The bech32 prefix of the chain; undefined when it is not known. */
  readonly prefix: () => Promise<string | undefined>
}

const CW20 = 'cw20:'
const BANK = '/cosmos/bank/v1beta1/balances'

/** Denoms in a page of the list of all. */
const PAGE = 1000
/** Pages at most: a server that always says there is one more must come to an end. */
const MAX_PAGES = 20
/** From this many denoms on, the list of all is shorter than asking for each. */
const LISTED_FROM = 10
/** Requests at a time. */
const LANES = 8

/**
 * Returns a reader of balances on a Cosmos chain. It uses the REST interface of its node: the bank module, and CW20 tokens (`cw20:<contract>`) by a query to their
 * contract. A request for all balances returns those of the bank module, because no index lists the CW20 contracts of an address.
 */
export function restReader({ place, fetch, prefix }: RestReaderOptions): BalanceReader {
  return {
    async read(address, denoms, signal) {
      const expected = await prefix()
      checkCosmosAddress(address, expected)
      const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
        readRemoteJson(below(place, path, query), { fetch, signal })
      if (denoms === undefined) return held(await everyCoin(get, address))

      const listed = denoms.filter((denom) => !denom.startsWith(CW20)).length >= LISTED_FROM
      // A list without end still leaves the way of asking for each.
      const coins = listed ? await everyCoin(get, address).catch(unlessEndless) : undefined
      const readings = await inParallel(denoms, LANES, async (denom): Promise<[string, BalanceReading]> => {
        try {
          if (denom.startsWith(CW20)) return [denom, await tokens(get, address, denom.slice(CW20.length), expected)]
          return [denom, coins ? (coins.get(denom) ?? 0n) : await coinsOf(get, address, denom)]
        } catch (error) {
          return [denom, { error: error instanceof Error ? error.message : String(error) }]
        }
      })
      return new Map(readings)
    },
  }
}

type Get = (path: string, query?: Readonly<Record<string, string>>) => Promise<Json>

/** There is more than `MAX_PAGES` pages. */
class EndlessList extends Error {
  override readonly name = 'EndlessList'
  constructor() {
    super(`the address holds more than ${PAGE * MAX_PAGES} denoms: name those you want`)
  }
}

function unlessEndless(error: unknown): undefined {
  if (!(error instanceof EndlessList)) throw error
}

async function everyCoin(get: Get, address: string): Promise<Map<string, bigint>> {
  const coins = new Map<string, bigint>()
  let key: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { 'pagination.limit': `${PAGE}`, ...(key === undefined ? {} : { 'pagination.key': key }) }
    const answer = await get(`${BANK}/${address}`, query)
    const balances = isJsonObject(answer) ? member(answer, 'balances') : undefined
    if (!Array.isArray(balances)) throw new RemoteFailure('the server does not list balances')
    for (const coin of balances) {
      const denom = isJsonObject(coin) ? member(coin, 'denom') : undefined
      if (typeof denom !== 'string') throw new RemoteFailure('the server lists a balance without denom')
      coins.set(denom, amountIn(coin))
    }
    const pagination = isJsonObject(answer) ? member(answer, 'pagination') : undefined
    const next = isJsonObject(pagination) ? member(pagination, 'next_key') : undefined
    if (typeof next !== 'string' || next === '') return coins
    key = next
  }
  throw new EndlessList()
}

async function coinsOf(get: Get, address: string, denom: string): Promise<bigint> {
  const answer = await get(`${BANK}/${address}/by_denom`, { denom })
  return amountIn(isJsonObject(answer) ? member(answer, 'balance') : undefined)
}

async function tokens(get: Get, address: string, contract: string, prefix: string | undefined): Promise<bigint> {
  checkCosmosAddress(contract, prefix)
  // Base64 has slashes, and a path must not.
  const query = encodeURIComponent(btoa(JSON.stringify({ balance: { address } })))
  const answer = await get(`/cosmwasm/wasm/v1/contract/${contract}/smart/${query}`)
  const data = isJsonObject(answer) ? member(answer, 'data') : undefined
  return amountOf(isJsonObject(data) ? member(data, 'balance') : undefined)
}

function amountIn(coin: Json | undefined): bigint {
  return amountOf(isJsonObject(coin) ? member(coin, 'amount') : undefined)
}

function amountOf(amount: Json | undefined): bigint {
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount)) throw new RemoteFailure('the server gives no amount')
  return BigInt(amount)
}
