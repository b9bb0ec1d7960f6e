/**
 * An answer of the route endpoint, carried out: operation by operation, from the text of the answer and the file of the snapshot alone. Nothing
 * of the planner is used, and pools keep what earlier trades have left in them. What does not follow from the snapshot and the rules throws.
 *
 * An `evm_swap` of one path is taken to name no pools, as in the public interface: any path of the venue that pays what is claimed will do.
 */
import { PoolStates } from './pool-states.js'

export type Members = Readonly<Record<string, unknown>>

/** The file form of a snapshot, as far as the simulator reads it. */
export interface SnapshotDocument {
  readonly chains: readonly Members[]
  readonly channels: readonly (readonly string[])[]
  readonly assets: readonly Members[]
  readonly prices: Readonly<Record<string, string>>
  readonly pools: readonly Members[]
  readonly bridges: readonly Members[]
}

interface Operation extends Members {
  readonly tx_index: number
  readonly amount_in: string
  readonly amount_out: string
}

export interface Answer extends Members {
  readonly amount_in: string
  readonly amount_out: string
  readonly operations: readonly Operation[]
}

const BRIDGES = ['IBC', 'AXELAR', 'CCTP', 'HYPERLANE', 'OPINIT', 'GO_FAST', 'STARGATE', 'LAYER_ZERO', 'EUREKA']
/** Letter in the placeholder of a bridge. The first has no placeholder. */
const letterOf = (position: number) => String.fromCharCode(64 + position)
const KINDS = new Map([
  ...BRIDGES.map((bridge, i) => [i === 0 ? 'transfer' : `bridge_${letterOf(i).toLowerCase()}_transfer`, bridge] as const),
  ...BRIDGES.slice(1).map((bridge) => [bridge === 'OPINIT' ? 'op_init_transfer' : `${bridge.toLowerCase()}_transfer`, bridge] as const),
])

const text = (value: unknown) => `${value ?? ''}`
const sameDenom = (a: unknown, b: unknown) =>
  text(a) === text(b) || (/^0x/i.test(text(a)) && text(a).toLowerCase() === text(b).toLowerCase())

/** A claim of the answer that does not hold. */
export class Contradiction extends Error {}

function claim(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Contradiction(what)
}

function claimEqual(claimed: unknown, found: unknown, what: string): void {
  claim(text(claimed) === text(found), `${what}: the answer says ${text(claimed)}, the simulation ${text(found)}`)
}

/** Chain and denom that hold the assets, and the last operation that moved them. */
interface Place {
  chain: string
  denom: string
  amount: bigint
  /** Kind of the last operation of the transaction, with the names that the rule of composition uses. */
  last: 'nothing' | 'packet' | 'cosmos swap' | 'evm swap' | 'relayed cctp' | 'closed'
}

/** Carries out an answer. Throws `Contradiction` with the first claim that does not hold. */
export function simulate(file: SnapshotDocument, request: Members, answer: Answer): void {
  new Simulation(file, request).run(answer)
}

class Simulation {
  readonly #pools: PoolStates
  readonly #chains: ReadonlyMap<string, Members>
  readonly #smartRelay: boolean
  readonly #isExactOut: boolean
  #transaction = -1
  #seconds = 0
  readonly #visited: string[] = []
  readonly #venues: string[] = []
  #leftOfMarket = 1
  #hasSpot = true

  constructor(
    readonly file: SnapshotDocument,
    readonly request: Members,
  ) {
    this.#pools = new PoolStates(file.pools)
    this.#chains = new Map(file.chains.map((chain) => [text(chain.chain_id), chain]))
    this.#smartRelay = request.smart_relay !== false
    this.#isExactOut = request.amount_out !== undefined && request.amount_out !== null
  }

  run(answer: Answer): void {
    const { operations } = answer
    const place: Place = {
      chain: text(answer.source_asset_chain_id),
      denom: text(answer.source_asset_denom),
      amount: BigInt(answer.amount_in),
      last: 'nothing',
    }
    this.#visited.push(place.chain)
    claim(operations.length > 0 && operations.length <= 9, `${operations.length} operations`)
    claimEqual(
      this.#isExactOut ? answer.amount_out : answer.amount_in,
      this.request[this.#isExactOut ? 'amount_out' : 'amount_in'],
      'amount',
    )
    const lastSwap = operations.findLastIndex((operation) => 'swap' in operation || 'evm_swap' in operation)
    for (const [i, operation] of operations.entries()) {
      claimEqual(operation.amount_in, place.amount, `amount_in of operation ${i}`)
      const [kind, body] = this.#kindOf(operation)
      if (kind === 'bank_send') this.#send(body, place, operations.length)
      else if (kind === 'swap') this.#swap(body, operation, place, i === lastSwap)
      else if (kind === 'evm_swap') this.#evmSwap(body, operation, place)
      else this.#transfer(kind, body, place)
      claimEqual(operation.amount_out, place.amount, `amount_out of operation ${i}`)
      claimEqual(operation.tx_index, this.#transaction, `tx_index of operation ${i}`)
    }
    const found = {
      amount_out: place.amount,
      estimated_amount_out: place.amount,
      dest_asset_chain_id: place.chain,
      dest_asset_denom: place.denom,
      txs_required: this.#transaction + 1,
      estimated_route_duration_seconds: this.#seconds,
      chain_ids: this.#visited,
      required_chain_addresses: this.#visited,
      does_swap: lastSwap >= 0,
      usd_amount_in: this.#usd(text(answer.source_asset_chain_id), text(answer.source_asset_denom), BigInt(answer.amount_in)),
      usd_amount_out: this.#usd(place.chain, place.denom, place.amount),
    }
    for (const [name, value] of Object.entries(found)) claimEqual(answer[name], value, name)
    const venues = (answer.swap_venues as Members[]).map((venue) => `${venue.chain_id}/${venue.name}`)
    claimEqual(venues, this.#venues, 'swap_venues')
    this.#checkImpact(answer, lastSwap >= 0)
  }

  #kindOf(operation: Operation): readonly [string, Members] {
    const kinds = Object.keys(operation).filter((name) => !['tx_index', 'amount_in', 'amount_out'].includes(name))
    claim(kinds.length === 1, `an operation of the kinds ${kinds}`)
    const [kind = ''] = kinds
    return [kind, operation[kind] as Members]
  }

  #send(body: Members, place: Place, operations: number): void {
    claim(operations === 1 && body.chain_id === place.chain && sameDenom(body.denom, place.denom), 'bank_send')
    this.#transaction = 0
  }

  #enter(joins: boolean): void {
    if (!joins) this.#transaction++
  }

  #swap(body: Members, operation: Operation, place: Place, isLast: boolean): void {
    claim(body.chain_id === place.chain && body.from_chain_id === place.chain && sameDenom(body.denom_in, place.denom), 'ends of a swap')
    const chain = this.#chains.get(place.chain)
    claim(chain?.chain_type === 'cosmos', 'a swap operation on a chain that is not a Cosmos chain')
    this.#enter(place.last === 'packet' && chain.ibc_hooks === true && !this.#isCw20(place))
    const { swap_in, swap_out, smart_swap_in } = body as Readonly<Record<string, Members | undefined>>
    const how = swap_in ?? swap_out ?? smart_swap_in
    claim(how !== undefined, 'a swap without a way')
    const venue = how.swap_venue as Members
    this.#venues.push(`${venue.chain_id}/${venue.name}`)
    const parts = smart_swap_in ? this.#partsOf(smart_swap_in, place.amount) : [[place.amount, how.swap_operations as Members[]] as const]
    let gross = 0n
    let expected = 0
    for (const [amount, hops] of parts) {
      claim(hops.length > 0 && hops.length <= 4, `${hops.length} pools`)
      expected += Number(amount) * this.#rateAlong(venue, hops)
    }
    const before = parts.length === 1 && swap_out ? this.#pools.copy() : undefined
    for (const [amount, hops] of parts) gross += this.#along(this.#pools, venue, hops, amount, place.denom, text(body.denom_out))
    this.#leftOfMarket *= expected > 0 ? Number(gross) / expected : Number.NaN
    const bps = isLast ? BigInt(text(this.request.cumulative_affiliate_fee_bps ?? '0')) : 0n
    if (swap_out) {
      const wanted = BigInt(text(swap_out.swap_amount_out))
      claim(gross >= wanted, `swap_out pays ${gross}, not ${wanted}`)
      const less = before && this.#alongOrNothing(before, venue, parts[0]?.[1] ?? [], place.amount - 1n)
      claim(less === undefined || less < wanted, 'swap_out would do with less')
      gross = wanted
    }
    const share = (gross * bps) / 10_000n
    claimEqual(body.estimated_affiliate_fee, `${share}${body.denom_out}`, 'estimated_affiliate_fee')
    if (swap_in) claimEqual(swap_in.swap_amount_in, place.amount, 'swap_amount_in')
    if (how.estimated_amount_out !== undefined) claimEqual(how.estimated_amount_out, operation.amount_out, 'estimated_amount_out of a swap')
    Object.assign(place, { denom: text(body.denom_out), amount: gross - share, last: 'cosmos swap' })
  }

  /** The paths of a split, each with what goes in. */
  #partsOf(body: Members, total: bigint): readonly (readonly [bigint, readonly Members[]])[] {
    const parts = (body.swap_routes as Members[]).map(
      (route) => [BigInt(text(route.swap_amount_in)), route.swap_operations as Members[]] as const,
    )
    claim(parts.length <= 64, `${parts.length} paths`)
    claimEqual(
      parts.reduce((sum, [amount]) => sum + amount, 0n),
      total,
      'the sum of the parts',
    )
    return parts
  }

  #along(pools: PoolStates, venue: Members, hops: readonly Members[], amount: bigint, from: string, to: string): bigint {
    let [given, denom] = [amount, from]
    for (const hop of hops) {
      claim(sameDenom(hop.denom_in, denom), `a hop begins with ${hop.denom_in} after ${denom}`)
      const paid = pools.trade(venue, hop, given)
      claim(paid !== undefined && paid > 0n, `pool ${hop.pool} does not take ${given}`)
      ;[given, denom] = [paid, text(hop.denom_out)]
    }
    claim(sameDenom(denom, to), `a path ends with ${denom}, not ${to}`)
    return given
  }

  #alongOrNothing(pools: PoolStates, venue: Members, hops: readonly Members[], amount: bigint): bigint | undefined {
    return hops.reduce<bigint | undefined>((given, hop) => (given ? pools.trade(venue, hop, given) : undefined), amount)
  }

  #rateAlong(venue: Members, hops: readonly Members[]): number {
    return hops.reduce((rate, hop) => {
      const own = this.#pools.rate(venue, hop)
      if (own === undefined) this.#hasSpot = false
      return rate * (own ?? 0)
    }, 1)
  }

  #evmSwap(body: Members, operation: Operation, place: Place): void {
    claim(body.from_chain_id === place.chain && sameDenom(body.denom_in, place.denom), 'ends of an evm_swap')
    claim(this.#chains.get(place.chain)?.chain_type === 'evm', 'an evm_swap on a chain that is not an EVM chain')
    claimEqual(body.input_token, /^0x/.test(place.denom) ? place.denom : '', 'input_token')
    claimEqual(body.amount_in, place.amount, 'amount_in of evm_swap')
    claimEqual(body.amount_out, operation.amount_out, 'amount_out of evm_swap')
    this.#enter(false)
    const [venue] = body.swap_venues as Members[]
    claim(venue !== undefined, 'an evm_swap without a venue')
    this.#venues.push(`${venue.chain_id}/${venue.name}`)
    const bps = BigInt(text(this.request.cumulative_affiliate_fee_bps ?? '0'))
    const claimed = BigInt(operation.amount_out)
    const fits = (gross: bigint) =>
      [gross, gross - (gross * bps) / 10_000n].some((net) => (this.#isExactOut ? net >= claimed : net === claimed))
    this.#leftOfMarket = Number.NaN
    const trade = (hops: readonly Members[], amount: bigint) =>
      this.#along(this.#pools, venue, hops, amount, place.denom, text(body.denom_out))
    if (body.swap_routes) {
      const gross = this.#partsOf(body, place.amount).reduce((sum, [amount, hops]) => sum + trade(hops, amount), 0n)
      claim(fits(gross), `the paths of an evm_swap pay ${gross}, not ${claimed}`)
    } else {
      const path = this.#pools.pathsOf(venue, place.denom, text(body.denom_out)).find((hops) => {
        const gross = this.#alongOrNothing(this.#pools.copy(), venue, hops, place.amount)
        return gross !== undefined && fits(gross)
      })
      claim(path !== undefined, `no path of ${venue.name} pays ${claimed}`)
      trade(path, place.amount)
    }
    Object.assign(place, { denom: text(body.denom_out), amount: claimed, last: 'evm swap' })
  }

  #transfer(kind: string, body: Members, place: Place): void {
    const bridge = KINDS.get(kind)
    claim(bridge !== undefined, `an operation of the kind ${kind}`)
    claimEqual(body.from_chain_id, place.chain, 'from_chain_id')
    const to = { chain: text(body.to_chain_id), denom: text(body.denom_out) }
    const wanted = this.request.bridges as string[] | undefined
    const words = [bridge, bridge === 'IBC' ? 'IBC' : `BRIDGE_${letterOf(BRIDGES.indexOf(bridge))}`]
    claim(!wanted?.length || words.some((word) => wanted.includes(word)), `${bridge} was not allowed`)
    claim(words.includes(text(body.bridge_id)), `bridge_id ${body.bridge_id} of a ${bridge} transfer`)
    const edge = bridge === 'IBC' ? this.#voucher(body, place, to) : this.#edge(bridge, place, to, body)
    const isCosmos = this.#chains.get(to.chain)?.chain_type === 'cosmos'
    const { last } = place
    const isCw20 = this.#isCw20(place)
    if (bridge === 'IBC') {
      const forwards =
        last === 'relayed cctp' || last === 'cosmos swap' || (last === 'packet' && this.#chains.get(place.chain)?.pfm === true)
      this.#enter(forwards && !isCw20)
      place.last = last === 'relayed cctp' && !isCw20 ? 'closed' : 'packet'
    } else if (bridge === 'AXELAR') {
      this.#enter((last === 'cosmos swap' && !isCw20) || last === 'evm swap')
      place.last = this.#chains.get(place.chain)?.chain_type === 'evm' && isCosmos ? 'packet' : 'closed'
    } else if (bridge === 'CCTP') {
      this.#enter(last === 'evm swap')
      place.last = this.#smartRelay && isCosmos ? 'relayed cctp' : 'closed'
    } else if (bridge === 'GO_FAST') {
      claim(this.request.go_fast === true, 'go_fast was not asked for')
      this.#enter(last === 'evm swap')
      place.last = isCosmos ? 'packet' : 'closed'
    } else {
      this.#enter(false)
      place.last = 'closed'
    }
    const [min, max] = [edge.min_amount, edge.max_amount].map((bound) => (bound === undefined ? undefined : BigInt(text(bound))))
    claim((min === undefined || place.amount >= min) && (max === undefined || place.amount <= max), `bounds of ${bridge}`)
    place.amount -= this.#feeOf(edge, place)
    claim(place.amount > 0n, `nothing is left of a ${bridge} transfer`)
    this.#seconds += Number(edge.duration ?? 0)
    this.#visited.push(to.chain)
    Object.assign(place, to)
  }

  /** Returns the fee that a bridge deducts from the amount. */
  #feeOf(edge: Members, { amount }: Place): bigint {
    const fee = edge.fee as Members | undefined
    if (fee?.behavior !== 'DEDUCTED' || (fee.kind === 'SMART_RELAY' && !this.#smartRelay)) return 0n
    const parts = [fee.amount, fee.source, fee.dest].reduce<bigint>((sum, part) => sum + BigInt(text(part ?? 0)), 0n)
    return (amount * BigInt(text(fee.bps ?? 0))) / 10_000n + parts
  }

  #edge(bridge: string, from: Place, to: { chain: string; denom: string }, body: Members): Members {
    const edge = this.file.bridges.find(
      (each) =>
        each.bridge === bridge &&
        each.from_chain === from.chain &&
        sameDenom(each.from_denom, from.denom) &&
        each.to_chain === to.chain &&
        sameDenom(each.to_denom, to.denom),
    )
    claim(edge !== undefined, `no ${bridge} from ${from.chain}/${from.denom} to ${to.chain}/${to.denom}`)
    const via = edge.via_ibc as string[] | undefined
    claimEqual(body.denom_in, via?.[1] ?? from.denom, 'denom_in')
    const needsRelay = bridge === 'CCTP' || (edge.fee as Members | undefined)?.kind === 'SMART_RELAY'
    claim(this.#smartRelay || edge.public_relay === true || !needsRelay, `${bridge} without a relay`)
    return edge
  }

  /** An IBC transfer follows from a voucher: one of the two ends is one hop further from the origin than the other. */
  #voucher(body: Members, from: Place, to: { chain: string; denom: string }): Members {
    const asset = (chain: string, denom: string) => {
      const found = this.file.assets.find((each) => each.chain_id === chain && sameDenom(each.denom, denom))
      claim(found !== undefined, `unknown asset ${chain}/${denom}`)
      return found
    }
    claim(sameDenom(body.denom_in, from.denom), 'denom_in')
    const [a, b] = [asset(from.chain, from.denom), asset(to.chain, to.denom)]
    const traces = [text(a.trace), text(b.trace)] as const
    const channel = this.file.channels.find(
      ([left, onLeft, right, onRight]) =>
        (left === from.chain && onLeft === body.channel && right === to.chain) ||
        (right === from.chain && onRight === body.channel && left === to.chain),
    )
    claim(channel?.[4] === 'ACTIVE', `no active channel ${body.channel} from ${from.chain} to ${to.chain}`)
    const other = channel[0] === from.chain && channel[1] === body.channel ? channel[3] : channel[1]
    const step = (near: string, far: string, own: unknown) =>
      far === [`transfer/${text(own)}`, near].filter((part) => part !== '').join('/')
    claim(step(traces[1], traces[0], body.channel) || step(traces[0], traces[1], other), `no IBC way from ${from.denom} to ${to.denom}`)
    return { duration: 30 }
  }

  #isCw20({ chain, denom }: Place): boolean {
    return this.file.assets.some((each) => each.chain_id === chain && sameDenom(each.denom, denom) && each.is_cw20 === true)
  }

  /** USD with two places, a half rounded up; nothing without a price. */
  #usd(chain: string, denom: string, amount: bigint): string | undefined {
    const asset = this.file.assets.find((each) => each.chain_id === chain && sameDenom(each.denom, denom))
    const price = this.file.prices[text(asset?.coingecko_id)]
    if (price === undefined || asset?.decimals === undefined) return undefined
    const [whole = '', fraction = ''] = price.split('.')
    const cents = amount * BigInt(whole + fraction) * 100n
    const unit = 10n ** BigInt(fraction.length + Number(asset.decimals))
    const rounded = `${(2n * cents + unit) / (2n * unit)}`.padStart(3, '0')
    return `${rounded.slice(0, -2)}.${rounded.slice(-2)}`
  }

  #checkImpact(answer: Answer, doesSwap: boolean): void {
    const claimed = answer.swap_price_impact_percent
    if (!doesSwap) claim(claimed === undefined, 'a price impact without a swap')
    else if (!this.#hasSpot) claim(claimed === null, 'a price impact without a price')
    // Floating point: to the second place of a percent. An exact output may be worth less than the pools would pay.
    if (!doesSwap || !this.#hasSpot || Number.isNaN(this.#leftOfMarket) || this.#isExactOut) return
    const found = Math.max(0, 100 * (1 - this.#leftOfMarket))
    claim(Math.abs(found - Number(claimed)) < 0.01, `price impact: the answer says ${claimed}, the simulation ${found}`)
  }
}
