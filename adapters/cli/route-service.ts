import {
  askRemote,
  createPlanner,
  isJsonObject,
  type Json,
  type JsonObject,
  RemoteFailure,
  ServerUnreachable,
  ServiceError,
  SnapshotRefused,
  textOf,
} from '../../src/internal-planner.js'
import { readBytes } from './files.js'
import { printable } from './logger.js'
import { UsageError } from './usage-error.js'

export interface ChainEntry {
  readonly chain_id: string
  readonly chain_name: string
  readonly pretty_name: string
  readonly is_testnet?: boolean
}

interface AssetPlace {
  readonly chain_id: string
  readonly denom: string
  readonly trace: string
  readonly origin_chain_id: string
  readonly origin_denom: string
}

/** Names and decimals of an asset. */
export interface AssetNames {
  readonly symbol?: string
  readonly recommended_symbol?: string
  readonly decimals?: number
}

export interface AssetEntry extends AssetPlace, AssetNames {}

/** Source of routes: the planner of this process, or a server. */
export interface RouteService {
  chains(): Promise<readonly ChainEntry[]>
  /** @param chainIds chains of the assets; all chains if empty */
  assets(chainIds: readonly string[]): Promise<readonly AssetEntry[]>
  /** Returns the ids of all bridges. */
  bridges(): Promise<readonly string[]>
  /** Returns the response to a route request. Rejects with `RouteRefused`. */
  route(request: JsonObject): Promise<JsonObject>
}

/** Error of a route request: there is no route, or none that is safe to show. */
export class RouteRefused extends Error {
  override readonly name = 'RouteRefused'
  constructor(
    message: string,
    /** gRPC status code of the error. */
    readonly code: number,
    /** Machine-readable reason, such as `BAD_PRICE_ERROR`. */
    readonly reason: string | undefined,
  ) {
    super(message)
  }
}

/** Requests an endpoint. Rejects with `RouteRefused`. */
type Ask = (method: 'GET' | 'POST', path: string, members: JsonObject) => Promise<JsonObject>

/** Returns the route service of the planner in this process. Throws `UsageError` for an unreadable or invalid snapshot. */
export async function localRoutes(path: string | undefined): Promise<RouteService> {
  const planner = createPlanner(path === undefined ? {} : { snapshot: await readSnapshot('--snapshot', path) })
  const endpoints = new Map((await planner.endpoints()).map((endpoint) => [endpoint.path, endpoint]))
  return serviceOver(async (_, path, members) => {
    try {
      return objectIn(await endpoints.get(path)?.post(members))
    } catch (error) {
      throw error instanceof ServiceError ? refusalIn(objectIn(error.toJSON())) : error
    }
  })
}

/** Returns the JSON of a snapshot file, after the planner has checked it. Throws `UsageError`. */
export async function readSnapshot(flag: string, path: string): Promise<Json> {
  const text = (await readBytes(flag, path)).toString()
  try {
    const snapshot: Json = JSON.parse(text)
    createPlanner({ snapshot })
    return snapshot
  } catch (error) {
    if (error instanceof SnapshotRefused) throw new UsageError(`${flag}: ${path}: ${error.message}`)
    throw new UsageError(`${flag}: ${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Milliseconds in which a server must send a response. */
const PATIENCE = 30_000
/** Maximum bytes of a response. A list of all assets of a public server has about twenty million. */
const LARGEST_ANSWER = 128 * 1024 * 1024

/** Returns the route service of a server. Throws `UsageError` for an invalid URL. */
export function remoteRoutes(url: string, token: string | undefined, patience = PATIENCE): RouteService {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new UsageError('--url: expected an http or https URL')
  const base = url.replace(/\/+$/, '')
  // Never the address itself: there may be a key in it.
  const server = new URL(url).host
  return serviceOver(async (method, path, members) => {
    const target = new URL(method === 'GET' ? `${base}${path}?${queryOf(members)}` : `${base}${path}`)
    const signal = AbortSignal.timeout(patience)
    const failed = (error: unknown) => {
      if (signal.aborted) throw new Error(`${server} does not answer within ${patience / 1000} s`)
      if (!(error instanceof RemoteFailure)) throw error
      const remedy = error instanceof ServerUnreachable ? ': is a node with /v2/ running there?' : ''
      throw new Error(`${error.message.replace('the server', server)}${remedy}`)
    }
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const body = method === 'POST' ? { body: members } : {}
    // A redirect would make a GET of a POST, and could lead the token elsewhere.
    const response = await askRemote({ url: target, headers }, { ...body, fetch, signal, redirect: 'manual' }).catch(failed)
    if (response.status >= 300 && response.status < 400) throw redirected(server, response, target)
    const text = await textOf(response, LARGEST_ANSWER).catch(failed)
    const answer = jsonIn(text)
    if (answer === undefined) throw new Error(`${server} answers HTTP ${response.status} and no JSON: is /v2/ below this address?`)
    if (!response.ok) throw refusalIn(objectIn(answer))
    return objectIn(answer)
  })
}

/** Returns the error for a redirect. It contains only the origin of the target, because the rest of the URL may contain a key. */
function redirected(server: string, { status, headers }: Response, target: URL): Error {
  const location = headers.get('location') ?? ''
  const place = URL.canParse(location, target) ? ` to ${printable(new URL(location, target).origin)}` : ''
  return new Error(`${server} redirects${place} (HTTP ${status}): give the address that answers with --url`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function serviceOver(ask: Ask): RouteService {
  // Testnets have a list of their own.
  const both = async <Entry>(read: (onlyTestnets: boolean) => Promise<readonly Entry[]>) =>
    (await Promise.all([read(false), read(true)])).flat()
  return {
    chains: () =>
      both(async (only_testnets) => {
        const { chains } = await ask('GET', '/v2/info/chains', { include_evm: true, include_svm: true, only_testnets })
        return entriesIn<ChainEntry>(chains, ['chain_id', 'chain_name', 'pretty_name'])
      }),
    assets: (chain_ids) =>
      both(async (only_testnets) => {
        const everything = {
          include_no_metadata_assets: true,
          include_cw20_assets: true,
          include_evm_assets: true,
          include_svm_assets: true,
        }
        const answer = await ask('GET', '/v2/fungible/assets', { chain_ids, ...everything, only_testnets })
        const lists = Object.values(objectIn(answer.chain_to_assets_map))
        return lists.flatMap((list) =>
          entriesIn<AssetPlace>(objectIn(list).assets, ['chain_id', 'denom', 'trace', 'origin_chain_id', 'origin_denom']).map((entry) => ({
            ...{ chain_id: entry.chain_id, denom: entry.denom, trace: entry.trace },
            ...{ origin_chain_id: entry.origin_chain_id, origin_denom: entry.origin_denom },
            ...namesIn(entry),
          })),
        )
      }),
    bridges: async () => entriesIn<{ readonly id: string }>((await ask('GET', '/v2/info/bridges', {})).bridges, ['id']).map(({ id }) => id),
    route: (request) => ask('POST', '/v2/fungible/route', request),
  }
}

function queryOf(members: JsonObject): string {
  const pairs = Object.entries(members).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: Json) => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}

function refusalIn({ code, message, details }: JsonObject): RouteRefused {
  const reasons = (Array.isArray(details) ? details : []).map((detail: Json) => objectIn(detail).reason)
  const reason = reasons.find((each) => typeof each === 'string')
  const text = typeof message === 'string' && message !== '' ? printable(message) : 'the server gives no reason'
  return new RouteRefused(text, Number(code), typeof reason === 'string' ? reason : undefined)
}

export function objectIn(json: unknown): JsonObject {
  if (!isJsonObject(json)) throw new Error('the answer is not what /v2/ answers')
  return json
}

/** Maximum decimals of an asset. `decimals` of ERC-20 has eight bits; more would make very long amounts. */
const MOST_DECIMALS = 255

/** Returns the valid names and decimals of an asset; omits invalid ones. */
export function namesIn({ symbol, recommended_symbol: short, decimals }: JsonObject): AssetNames {
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS
  return {
    ...(typeof symbol === 'string' ? { symbol } : {}),
    ...(typeof short === 'string' ? { recommended_symbol: short } : {}),
    ...(isCount ? { decimals } : {}),
  }
}

function entriesIn<Entry>(json: Json | undefined, texts: readonly (keyof Entry & string)[]): readonly (JsonObject & Entry)[] {
  const entries = Array.isArray(json) ? json.map(objectIn) : []
  // Incomplete entries are omitted.
  return entries.filter((entry): entry is JsonObject & Entry => texts.every((name) => typeof entry[name] === 'string'))
}
