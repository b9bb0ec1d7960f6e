/** A route as the planner answers it, and what the page shows of it. All names and amounts may come from documents of others. */
import { drawn, h } from './dom.js'
import { facts } from './facts.js'
import { decimals, grouped } from './quantities.js'
import { scrolledTable } from './scrolled-table.js'
import { untrusted, visible } from './untrusted.js'

/** The answer to a route request, as far as the page shows it. */
export interface RouteAnswer {
  readonly amount_in: string
  readonly amount_out: string
  readonly source_asset_chain_id: string
  readonly source_asset_denom: string
  readonly dest_asset_chain_id: string
  readonly dest_asset_denom: string
  readonly operations: readonly Operation[]
  readonly required_chain_addresses: readonly string[]
  readonly txs_required: number
  readonly usd_amount_in?: string
  readonly usd_amount_out?: string
  readonly swap_price_impact_percent?: string
  readonly estimated_fees?: readonly Fee[]
  readonly unknown_fees?: readonly { readonly message: string }[]
  readonly estimated_route_duration_seconds: number
  readonly warning?: { readonly message: string } | null
}

/** An operation of a route: amounts, and a member whose name is its kind. */
export interface Operation {
  readonly tx_index: number
  readonly amount_in: string
  readonly amount_out: string
  readonly [kind: string]: OperationBody | string | number | undefined
}

interface OperationBody {
  readonly from_chain_id?: string
  readonly to_chain_id?: string
  readonly chain_id?: string
  readonly denom_in?: string
  readonly denom_out?: string
  readonly bridge_id?: string
  readonly channel?: string
  readonly swap_venues?: readonly { readonly name: string }[]
  readonly swap_in?: Path
  readonly swap_out?: Path
  readonly smart_swap_in?: { readonly swap_routes?: readonly Path[] }
  readonly swap_routes?: readonly Path[]
  readonly swap_operations?: Path['swap_operations']
}

interface Path {
  readonly swap_amount_in?: string
  readonly swap_venue?: { readonly name: string }
  readonly swap_operations?: readonly { readonly pool?: string; readonly denom_out?: string }[]
}

interface Fee {
  readonly bridge_id?: string
  readonly fee_type?: string
  readonly fee_behavior?: string
  readonly amount?: string
  readonly usd_amount?: string
  readonly origin_asset?: { readonly denom?: string; readonly symbol?: string; readonly decimals?: number }
}

/** Formats an amount of an asset of a chain. */
export type AmountText = (amount: string, chainId: string, denom: string) => string

/** A part of a swap: its share, and its pools. */
interface Share {
  readonly venue: string
  readonly percent: number
  readonly pools: readonly string[]
}

interface Step {
  readonly title: string
  readonly transaction: number
  readonly from: string
  readonly to: string
  readonly amountIn: string
  readonly amountOut: string
  readonly shares: readonly Share[]
}

const BOX = 190
const GAP = 130
const ROW = 22

/** Shows a route: a summary, a drawing, its operations and its fees. */
export function shownRoute(route: RouteAnswer, amountText: AmountText): HTMLElement {
  const steps = stepsOf(route, amountText)
  const { source_asset_chain_id: source, source_asset_denom: given, dest_asset_chain_id: destination, dest_asset_denom: wanted } = route
  return h(
    'div',
    {},
    facts([
      ['You send', untrusted(`${amountText(route.amount_in, source, given)} on ${source}`)],
      ['You receive', untrusted(`${amountText(route.amount_out, destination, wanted)} on ${destination}`)],
      [
        'In dollars',
        route.usd_amount_in && route.usd_amount_out ? untrusted(`${route.usd_amount_in} → ${route.usd_amount_out}`) : undefined,
      ],
      ['Price impact', route.swap_price_impact_percent ? untrusted(`${route.swap_price_impact_percent} %`) : undefined],
      ['Duration', durationText(route.estimated_route_duration_seconds)],
      ['Transactions', grouped(route.txs_required)],
      ['Fees', feeList(route)],
      ['Warning', route.warning ? h('span', { class: 'bad' }, untrusted(route.warning.message)) : undefined],
    ]),
    h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Drawing of the route' }, drawing(steps)),
    scrolledTable(
      'Operations',
      ['Transaction', 'Operation', 'Sends', 'Delivers', 'Venues'],
      h(
        'tbody',
        {},
        ...steps.map(({ title, transaction, amountIn, amountOut, shares }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, grouped(transaction)),
            h('td', {}, untrusted(title)),
            h('td', {}, untrusted(amountIn)),
            h('td', {}, untrusted(amountOut)),
            h('td', {}, ...shares.flatMap((share, index) => [index > 0 && h('br'), untrusted(shareText(share))])),
          ),
        ),
      ),
    ),
  )
}

/** Formats seconds. */
export function durationText(seconds: number): string {
  if (seconds < 1) return 'at once'
  if (seconds < 120) return `about ${grouped(Math.round(seconds))} seconds`
  return `about ${grouped(Math.round(seconds / 60))} minutes`
}

function stepsOf(route: RouteAnswer, amountText: AmountText): readonly Step[] {
  let at = { chain: route.source_asset_chain_id, denom: route.source_asset_denom }
  return route.operations.map((operation) => {
    const [kind = '', body = {}] = bodyOf(operation)
    const from = at
    at = { chain: body.to_chain_id ?? at.chain, denom: body.denom_out ?? at.denom }
    const way = body.channel === undefined ? '' : ` by ${body.channel}`
    const shares = sharesOf(body)
    return {
      title: shares.length > 0 || kind.includes('swap') ? `Swap on ${at.chain}` : `${body.bridge_id ?? kind} to ${at.chain}${way}`,
      transaction: operation.tx_index + 1,
      from: from.chain,
      to: at.chain,
      amountIn: amountText(operation.amount_in, from.chain, from.denom),
      amountOut: amountText(operation.amount_out, at.chain, at.denom),
      shares,
    }
  })
}

function bodyOf(operation: Operation): readonly [string, OperationBody] | [] {
  for (const [kind, body] of Object.entries(operation)) if (typeof body === 'object') return [kind, body]
  return []
}

function sharesOf(body: OperationBody): readonly Share[] {
  const single = body.swap_in ?? body.swap_out ?? (body.swap_operations ? { swap_operations: body.swap_operations } : undefined)
  const paths = single ? [single] : (body.smart_swap_in?.swap_routes ?? body.swap_routes ?? [])
  const total = paths.reduce((sum, path) => sum + amountIn(path), 0n)
  const [venue = { name: 'venue' }] = body.swap_venues ?? []
  return paths.map((path) => ({
    venue: (path.swap_venue ?? venue).name,
    percent: single || total === 0n ? 100 : Number((amountIn(path) * 1000n) / total) / 10,
    pools: (path.swap_operations ?? []).map(({ pool = '?' }) => pool),
  }))
}

function amountIn({ swap_amount_in: amount = '0' }: Path): bigint {
  return /^\d+$/.test(amount) ? BigInt(amount) : 0n
}

function shareText({ venue, percent, pools }: Share): string {
  return `${percent} % on ${venue}, ${pools.length === 1 ? 'pool' : 'pools'} ${pools.join(', ')}`
}

function feeList({ estimated_fees: fees = [], unknown_fees: unknown = [] }: RouteAnswer): HTMLElement {
  const lines = [
    ...fees.map(({ bridge_id = '', fee_type = '', fee_behavior = '', amount = '0', usd_amount, origin_asset = {} }) => {
      const { symbol, denom = '', decimals: places = 0 } = origin_asset
      const worth = usd_amount ? ` ($${usd_amount})` : ''
      const how = fee_behavior.endsWith('ADDITIONAL') ? 'on top' : 'out of the amount'
      return `${bridge_id} ${fee_type.toLowerCase().replaceAll('_', ' ')}: ${amountOf(amount, places)} ${symbol ?? denom}${worth}, ${how}`
    }),
    ...unknown.map(({ message }) => message),
  ]
  return lines.length === 0
    ? h('span', {}, 'none')
    : h('span', {}, ...lines.flatMap((line, index) => [index > 0 && h('br'), untrusted(line)]))
}

/** Formats an amount with the decimals that an entry of an asset names. */
export function amountOf(amount: string, places: number | undefined): string {
  return /^\d+$/.test(amount) && Number.isInteger(places) ? decimals(BigInt(amount), Number(places)) : amount
}

/** Draws the chains of a route as boxes, transfers between them as lines, and a swap as a line for each of its shares. */
function drawing(steps: readonly Step[]): SVGSVGElement {
  const rows = Math.max(1, ...steps.map(({ shares }) => shares.length))
  const height = 60 + rows * ROW
  const width = BOX + steps.length * (BOX + GAP)
  const middle = height / 2
  const [first] = steps
  const places = first
    ? [{ chain: first.from, amount: first.amountIn }, ...steps.map(({ to, amountOut }) => ({ chain: to, amount: amountOut }))]
    : []
  const x = (index: number) => index * (BOX + GAP)
  return drawn(
    'svg',
    {
      class: 'route',
      role: 'img',
      'aria-label': visible(steps.map(({ title }) => title).join(', then ')),
      width: String(width),
      height: String(height),
      viewBox: `0 0 ${width} ${height}`,
    },
    ...places.flatMap(({ chain, amount }, index) => [
      drawn('rect', { class: 'place', x: String(x(index) + 1), y: String(middle - 24), width: String(BOX - 2), height: '48', rx: '6' }),
      label(x(index) + 8, middle - 5, chain),
      label(x(index) + 8, middle + 14, amount),
    ]),
    ...steps.flatMap((step, index) => {
      const left = x(index) + BOX
      const lines = Math.max(1, step.shares.length)
      const y = (line: number) => middle + (line - (lines - 1) / 2) * ROW
      return Array.from({ length: lines }, (_, line) => {
        const share = step.shares[line]
        const text = share ? `${share.percent} % ${share.venue}` : step.title.split(' ')[0]
        return [
          drawn('path', { class: 'curve', d: `M${left} ${middle}L${left + 12} ${y(line)}H${left + GAP - 12}L${left + GAP} ${middle}` }),
          label(left + 14, y(line) - 4, text ?? '', 15),
        ]
      }).flat()
    }),
  )
}

function label(x: number, y: number, text: string, most = 24): SVGTextElement {
  return drawn('text', { x: String(x), y: String(y) }, visible(text.length > most ? `${text.slice(0, most - 1)}…` : text))
}
