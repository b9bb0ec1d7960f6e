import { Agent, request as send } from 'node:http'
import { ASSETS, Dice } from './network.js'

/** Outcome of many requests over HTTP. */
export interface FuzzReport {
  readonly requests: number
  /** Number of answers by HTTP status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Answers that no request may get, with the requests. */
  readonly faults: readonly string[]
}

const STRANGE: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  1e300,
  7.5,
  true,
  [],
  {},
  [[]],
  { toString: 1 },
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e5',
  '0x10',
  '-5',
  '007',
  '9'.repeat(300),
  `${2n ** 256n}`,
  '\u0000',
  '\ud800',
  'ibc/'.repeat(100),
  ['IBC', null],
  [{ name: 'x' }],
]
const NAMES = [
  'source_asset_denom',
  'source_asset_chain_id',
  'dest_asset_denom',
  'dest_asset_chain_id',
  'amount_in',
  'amount_out',
  'cumulative_affiliate_fee_bps',
  'swap_venue',
  'swap_venues',
  'allow_unsafe',
  'allow_multi_tx',
  'experimental_features',
  'bridges',
  'smart_relay',
  'smart_swap_options',
  'allow_swaps',
  'go_fast',
  'source_chain_id',
  'dest_chain_id',
  'include_evm_assets',
  'chains',
  'requests',
  'assets',
  '__proto__',
]
const PATHS = ['assets_between_chains', 'assets_from_source', 'recommend_assets', 'ibc_origin_assets', 'msgs', 'msgs_direct']

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
}

/** A request: mostly for a route, mostly sensible, with anything wrong that can be. */
function roll(dice: Dice): Sent {
  const [from, to] = [dice.pick(Object.values(ASSETS)), dice.pick(Object.values(ASSETS))]
  const body: Record<string, unknown> = {
    source_asset_chain_id: from[0],
    source_asset_denom: from[1],
    dest_asset_chain_id: to[0],
    dest_asset_denom: to[1],
    [dice.happens(70) ? 'amount_in' : 'amount_out']: `${dice.amount(1, dice.pick([3, 9, 12, 20, 77]))}`,
    allow_unsafe: dice.happens(70),
    allow_multi_tx: dice.happens(50),
    go_fast: dice.happens(30),
    smart_relay: dice.happens(80),
    smart_swap_options: { split_routes: dice.happens(30), evm_swaps: dice.happens(50) },
    cumulative_affiliate_fee_bps: dice.pick(['0', '1', '50', '10000']),
    source_chain_id: from[0],
    dest_chain_id: to[0],
    chains: { [from[0]]: { address: 'osmo1x', denoms: [from[1]] } },
  }
  for (let spoiled = dice.happens(50) ? 0 : 1 + dice.roll(3); spoiled > 0; spoiled--) {
    const name = dice.pick(NAMES)
    if (dice.happens(20)) delete body[name]
    else Object.defineProperty(body, name, { value: dice.pick(STRANGE), enumerable: true, configurable: true, writable: true })
  }
  const kind = dice.roll(20)
  if (kind === 0) return { method: 'POST', path: '/v2/fungible/route', body: JSON.stringify(body).slice(0, dice.roll(200)) }
  if (kind === 1) return { method: 'POST', path: '/v2/fungible/route', body: JSON.stringify(dice.pick(STRANGE)) }
  if (kind === 2) return { method: 'GET', path: `/v2/fungible/assets_between_chains?${queryOf(body)}`, body: undefined }
  if (kind === 3) return { method: dice.pick(['GET', 'PUT', 'DELETE']), path: '/v2/fungible/route', body: undefined }
  if (kind < 7) return { method: 'POST', path: `/v2/fungible/${dice.pick(PATHS)}`, body: JSON.stringify(body) }
  if (kind === 7) return { method: 'POST', path: '/v2/info/balances', body: JSON.stringify(body) }
  return { method: 'POST', path: '/v2/fungible/route', body: JSON.stringify(body) }
}

function queryOf(body: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(
    Object.entries(body).map(([name, value]): [string, string] => [name, String(JSON.stringify(value))]),
  ).toString()
}

/**
 * Asks a server so many different questions over real sockets, some at a time, and looks at every answer.
 *
 * @param seed the first of the seeds, one a request: with it a fault can be asked for again
 */
export async function fuzzOverHttp(url: string, requests: number, seed = 1): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let next = seed
  const worker = async () => {
    while (next < seed + requests) {
      const own = next++
      const sent = roll(new Dice(own))
      const { status, text } = await ask(url, sent, agent).catch((error: unknown) => ({ status: 0, text: `${error}` }))
      statuses[status] = (statuses[status] ?? 0) + 1
      const fault = faultOf(status, text)
      if (fault !== undefined && faults.length < 20)
        faults.push(`seed ${own}: ${fault}: ${sent.method} ${sent.path} ${sent.body} -> ${status} ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  agent.destroy()
  return { requests, statuses, faults }
}

/** An answer has to come within this time, in milliseconds: what takes longer hangs. */
const PATIENCE = 20_000

function ask(url: string, { method, path, body }: Sent, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = send(
      `${url}${path}`,
      { method, agent, headers: body === undefined ? {} : { 'content-type': 'application/json' } },
      (response) => {
        const chunks: Uint8Array[] = []
        response.on('data', (chunk: Uint8Array) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
        response.on('error', reject)
      },
    )
    request.setTimeout(PATIENCE, () => request.destroy(new Error('no answer')))
    request.on('error', reject)
    request.end(body)
  })
}

/** Returns the fault of an answer; undefined if it has none. */
function faultOf(status: number, text: string): string | undefined {
  if (status === 0 || status >= 500) return 'a fault'
  let json: Record<string, unknown>
  try {
    json = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  // Names and descriptions are nobody's numbers: they are the snapshot's words, and those of refusals are the request's.
  if (status === 200 && /NaN|Infinity|undefined|\[object|:"?-?\d[\d.]*e[+-]?\d/i.test(text)) return 'a number that is none'
  if (status === 200) return undefined
  const { code, message, details } = json
  const isRefusal = Number.isInteger(code) && typeof message === 'string' && message !== '' && Array.isArray(details)
  if (!isRefusal || Object.keys(json).length !== 3) return 'a refusal without code, message and details'
  return /NaN|Infinity|undefined|\[object/.test(message.replaceAll(/"[^"]*"/g, '')) ? 'a refusal about nothing' : undefined
}
