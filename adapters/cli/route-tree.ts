import type { Json, JsonObject } from '../../src/internal.js'
import { type AssetBook, amountText } from './asset-book.js'
import { printable } from './logger.js'
import { namesIn, objectIn } from './route-service.js'
import type { Palette } from './terminal.js'

/** Line of the tree, with its children. */
interface Branch {
  readonly line: string
  readonly below: readonly Branch[]
}

/** Asset on a chain, along a route. */
interface Place {
  readonly chainId: string
  readonly denom: string
}

/** Formats the response to a route request as a tree: a summary, then the operations of each transaction. */
export function routeTree(route: JsonObject, book: AssetBook, { bold, dim, yellow }: Palette): string {
  const source = { chainId: textIn(route, 'source_asset_chain_id'), denom: textIn(route, 'source_asset_denom') }
  const destination = { chainId: textIn(route, 'dest_asset_chain_id'), denom: textIn(route, 'dest_asset_denom') }
  const ends = [amountAt(book, textIn(route, 'amount_in'), source), amountAt(book, textIn(route, 'amount_out'), destination)]
  const transactions = stepsOf(route, book, source).map(
    ({ signer, steps }, index): Branch => ({
      line: bold(`Transaction ${index + 1}, signed on ${book.chainName(signer)}`),
      below: steps,
    }),
  )
  const fees = feesOf(route)
  const chains = listIn(route, 'required_chain_addresses').map((id) => book.chainName(String(id)))
  const { warning } = route
  const unknown = route.unknown_fees === undefined ? [] : listIn(route, 'unknown_fees').map((fee) => textIn(objectIn(fee), 'message'))
  return [
    bold(ends.join(' → ')),
    summaryOf(route),
    '',
    ...transactions.flatMap((branch) => [...drawn(branch, dim), '']),
    ...(fees.length === 0 ? [] : [...drawn({ line: bold('Fees'), below: fees }, dim), '']),
    `Addresses are needed on ${chains.join(', ')}`,
    ...unknown.flatMap((message) => ['', yellow(message)]),
    ...(warning === undefined || warning === null ? [] : ['', yellow(`Warning: ${textIn(objectIn(warning), 'message')}`)]),
  ].join('\n')
}

/** Returns the summary of a route: value, price impact, duration and number of transactions. */
function summaryOf(route: JsonObject): string {
  const [usdIn, usdOut] = [textIn(route, 'usd_amount_in'), textIn(route, 'usd_amount_out')]
  const impact = textIn(route, 'swap_price_impact_percent')
  const count = Number(route.txs_required)
  return [
    ...(usdIn !== '' && usdOut !== '' ? [`$${usdIn} → $${usdOut}${changeOf(usdIn, usdOut)}`] : []),
    ...(impact === '' ? [] : [`price impact ${impact} %`]),
    durationText(Number(route.estimated_route_duration_seconds)),
    `${count} transaction${count === 1 ? '' : 's'}`,
  ].join(', ')
}

function changeOf(usdIn: string, usdOut: string): string {
  const [before, after] = [Number(usdIn), Number(usdOut)]
  if (!(before > 0)) return ''
  const percent = ((100 * (after - before)) / before).toFixed(2)
  return Number(percent) === 0 ? '' : ` (${percent.startsWith('-') ? '' : '+'}${percent} %)`
}

function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  const text = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')
  return text === '' ? 'at once' : `about ${text}`
}

interface Transaction {
  readonly signer: string
  readonly steps: Branch[]
}

function stepsOf(route: JsonObject, book: AssetBook, source: Place): readonly Transaction[] {
  const transactions = new Map<number, Transaction>()
  let at = source
  for (const operation of listIn(route, 'operations').map(objectIn)) {
    const [kind = '', given] = Object.entries(operation).find(([, member]) => typeof member === 'object' && member !== null) ?? []
    const body = objectIn(given)
    const to = {
      chainId: textIn(body, 'to_chain_id') || at.chainId,
      denom: textIn(body, 'denom_out') || at.denom,
    }
    const index = Number(operation.tx_index)
    const transaction = transactions.get(index) ?? { signer: at.chainId, steps: [] }
    transactions.set(index, transaction)
    transaction.steps.push(stepOf(kind, body, operation, book, at, to))
    at = to
  }
  return [...transactions.values()]
}

function stepOf(kind: string, body: JsonObject, operation: JsonObject, book: AssetBook, from: Place, to: Place): Branch {
  const sent = amountAt(book, textIn(operation, 'amount_in'), from, false)
  const arriving = amountAt(book, textIn(operation, 'amount_out'), to, false)
  const amounts = sent === arriving ? sent : `${sent} → ${arriving}`
  const venues = listIn(body, 'swap_venues').map((venue) => textIn(objectIn(venue), 'name'))
  if (venues.length > 0 || kind.includes('swap'))
    return { line: `swap on ${venues.join(', ')}: ${amounts}`, below: pathsOf(body, book, from) }
  if (kind === 'bank_send') return { line: `send ${amounts}`, below: [] }
  const channel = textIn(body, 'channel')
  const way = channel === '' ? '' : ` by ${channel}`
  return { line: `${textIn(body, 'bridge_id') || kind} to ${book.chainName(to.chainId)}${way}: ${amounts}`, below: [] }
}

/** Returns the paths of a swap. */
function pathsOf(body: JsonObject, book: AssetBook, from: Place): Branch[] {
  const single = body.swap_in ?? body.swap_out ?? (listIn(body, 'swap_operations').length > 0 ? body : undefined)
  if (single !== undefined && single !== null) {
    const path = objectIn(single)
    const [hops, impact] = [hopsOf(path, book, from), textIn(path, 'price_impact_percent')]
    return [{ line: impact === '' ? hops : `${hops}, price impact ${impact} %`, below: [] }]
  }
  const paths = listIn(body.smart_swap_in ? objectIn(body.smart_swap_in) : body, 'swap_routes').map(objectIn)
  const total = paths.reduce((sum, path) => sum + amountIn(path), 0n)
  return paths.map((path) => {
    const amount = amountIn(path)
    return {
      line: `${percentOf(amount, total)} %: ${amountAt(book, `${amount}`, from, false)} by ${hopsOf(path, book, from)}`,
      below: [],
    }
  })
}

/** Returns the hops of a path: `pool 11 → ATOM → pool 12 → USDC`. */
function hopsOf(path: JsonObject, book: AssetBook, { chainId }: Place): string {
  return listIn(path, 'swap_operations')
    .map(objectIn)
    .map((hop) => `pool ${textIn(hop, 'pool')} → ${book.assetName(chainId, textIn(hop, 'denom_out'))}`)
    .join(' → ')
}

function amountIn(path: JsonObject): bigint {
  const amount = textIn(path, 'swap_amount_in')
  return /^\d+$/.test(amount) ? BigInt(amount) : 0n
}

function percentOf(part: bigint, total: bigint): string {
  const hundredths = total === 0n ? 0n : (part * 20_000n + total) / (2n * total)
  return `${hundredths / 100n}.${`${hundredths % 100n}`.padStart(2, '0')}`
}

function feesOf(route: JsonObject): Branch[] {
  const listed = listIn(route, 'estimated_fees').map(objectIn)
  const bridging = listed.map((fee) => {
    const kind = textIn(fee, 'fee_type') === 'SMART_RELAY' ? 'smart relay' : 'bridge'
    const how = textIn(fee, 'fee_behavior') === 'FEE_BEHAVIOR_ADDITIONAL' ? 'on top' : 'out of the amount'
    const amount = amountOf(fee.origin_asset, textIn(fee, 'amount'))
    return `${textIn(fee, 'bridge_id')} ${kind}: ${amount}${usdText(textIn(fee, 'usd_amount'))}, ${how}`
  })
  // Some bridges name what they are paid on top in their operation alone.
  const messaging = listIn(route, 'operations')
    .map(objectIn)
    .flatMap((operation) => {
      const body = Object.values(operation).find((member) => typeof member === 'object' && member !== null)
      const fee = objectIn(body)
      const [asset, amount] = [fee.messaging_fee_asset, textIn(fee, 'messaging_fee_amount')]
      if (asset === undefined || asset === null || amount === '' || amount === '0') return []
      const usd = usdText(textIn(fee, 'messaging_fee_amount_usd'))
      return [`${textIn(fee, 'bridge_id')} messaging: ${amountOf(asset, amount)}${usd}, on top`]
    })
  return [...bridging, ...messaging].map((line) => ({ line, below: [] }))
}

/** Formats an amount of an asset from its entry in the response. */
function amountOf(asset: Json | undefined, amount: string): string {
  const names = objectIn(asset)
  return amountText(amount, { denom: textIn(names, 'denom'), ...namesIn(names) })
}

function usdText(usd: string): string {
  return usd === '' ? '' : ` ($${usd})`
}

function amountAt(book: AssetBook, amount: string, { chainId, denom }: Place, withChain = true): string {
  return `${book.amount(amount, chainId, denom)}${withChain ? ` on ${book.chainName(chainId)}` : ''}`
}

function drawn({ line, below }: Branch, dim: Palette['dim']): string[] {
  return [
    line,
    ...below.flatMap((branch, index) => {
      const isLast = index === below.length - 1
      const [first = '', ...others] = drawn(branch, dim)
      return [`${dim(isLast ? '└─' : '├─')} ${first}`, ...others.map((other) => `${isLast ? '  ' : dim('│ ')} ${other}`)]
    }),
  ]
}

function textIn(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' ? printable(value) : ''
}

function listIn(object: JsonObject, name: string): readonly Json[] {
  const value = object[name]
  return Array.isArray(value) ? value : []
}
