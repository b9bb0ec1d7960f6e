import { type Json, memberAt } from '../../primitives/json.js'
import { type Fetch, readRemoteJson } from '../../primitives/remote-json.js'
import { below, placeOf } from '../../primitives/remote-place.js'
import type { Price, PriceSource } from './price-source.js'

export interface CoinGeckoOptions {
  /** Base URL of `/api/v3/simple/price`. Default `https://api.coingecko.com`. */
  readonly url?: string | undefined
  /** Sent with every request, such as `x-cg-demo-api-key`. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sends the requests. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

/** Ids of one request at most, and characters of them: addresses have limits too. */
const BATCH = 250
const BATCH_CHARACTERS = 6000

/**
 * Prices of CoinGecko, or of a server that answers like it.
 *
 * Throws a `TypeError` when `url` is none.
 *
 * @example
 * ```ts
 * const node = await createNode({ prices: coingeckoPrices({ headers: { 'x-cg-demo-api-key': key } }) })
 * ```
 */
export function coingeckoPrices(options: CoinGeckoOptions = {}): PriceSource {
  const { url = 'https://api.coingecko.com', headers = {} } = options
  const fetch: Fetch = options.fetch ?? ((target, init) => globalThis.fetch(target, init))
  const server = placeOf(url)
  if (!server) throw new TypeError('coingeckoPrices: expected an http or https URL as url')
  const place = { ...server, headers: { ...server.headers, ...headers } }

  async function readBatch(ids: readonly string[], signal: AbortSignal): Promise<[string, Price][]> {
    const query = { ids: ids.join(','), vs_currencies: 'usd', include_last_updated_at: 'true' }
    const answer = await readRemoteJson(below(place, '/api/v3/simple/price', query), { fetch, signal })
    return ids.flatMap((id) => {
      const price = priceIn(memberAt(answer, id))
      return price ? [[id, price]] : []
    })
  }

  return {
    async get(ids, signal) {
      const outcomes = await Promise.allSettled(batchesOf(ids).map((batch) => readBatch(batch, signal)))
      const read = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      const [failed] = outcomes.filter(({ status }) => status === 'rejected')
      // Some are better than none.
      if (read.length === 0 && failed?.status === 'rejected') throw failed.reason
      return new Map(read.flat())
    },
  }
}

function batchesOf(ids: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let length = 0
  for (const id of ids) {
    const batch = batches.at(-1)
    if (batch && batch.length < BATCH && length + id.length < BATCH_CHARACTERS) {
      batch.push(id)
      length += id.length
    } else {
      batches.push([id])
      length = id.length
    }
  }
  return batches
}

/** Numbers are the text that stood in the answer (`readRemoteJson`), so no digit of a price is lost. */
function priceIn(entry: Json | undefined): Price | undefined {
  const [usd, updated] = [memberAt(entry, 'usd'), Number(memberAt(entry, 'last_updated_at') ?? Number.NaN)]
  if (typeof usd !== 'string') return undefined
  return { usd, ...(Number.isFinite(updated) ? { at: updated * 1000 } : {}) }
}
