/**
 * The search for routes: transfers over bridges and swaps on venues, composed into transactions.
 *
 * Algorithm: multi-criteria label setting, layer by layer (Martins, 1984). Labels spread one operation at a time from the fixed end: the source for an exact
 * input, the destination for an exact output. A label has an asset, an amount, the fees paid so far, and the stage of its transaction. Labels in the same
 * state compete, and only those that no other dominates in every criterion stay. A swap is an exact function of its input (`swap-paths.ts`).
 *
 * Dominance is not always sound: a better amount can be rejected where a worse one would pass, because of the maximum of a bridge, a pool that is too small,
 * or a loop. The search records when that may have hidden a route. It then runs a second time and drops only labels that are equal.
 *
 * Invariants: a route swaps at most once on a Cosmos chain, and once on the EVM chain at each end, because funds can strand after each swap. No operation
 * leads to an asset where another has led, and none returns to an asset between the pools of a swap without a gain. The work is bounded by counts.
 */

import { bridgeOf } from '../bridges/bridges.js'
import { usdOf } from '../decimal.js'
import { afterSwap, type Move, STAGES, type Stage } from '../legs/composition.js'
import { type Itinerary, type Leg, legText, type SwapLeg } from '../legs/leg.js'
import { beforeShare, delivered, feeAmount, feeOf, shareOf, violatedLimit } from '../legs/transfer-amounts.js'
import type { Asset, Chain, Pool, Transfer } from '../snapshot/snapshot.js'
import type { Market, SnapshotIndex } from '../snapshot/snapshot-index.js'
import { type Criteria, MAX_OPERATIONS } from './criteria.js'
import { backward, type Direction, forward, insisting } from './direction.js'
import { Reach } from './reach.js'
import { Budget, type FoundPath, findPaths, type PathFindings, type Stop } from './swap-paths.js'

/**
 * Limits of one search, in labels and in quotes of pools: a request over a hostile snapshot ends with the routes found so far. Counts and not times, so that
 * the same question has the same answer on every machine. Over ten thousand pools and forty thousand assets hardly any request needs 10,000 quotes.
 */
const BUDGETS = { best: { labels: 20_000, quotes: 30_000 }, all: { labels: 3000, quotes: 10_000 } } as const

/** Bits of `Label.history`, for operations that limit the next ones. These three are swaps. */
const MIDDLE = 1
const NEAR_END = 2
const FAR_END = 4
/** No swap may follow in the direction of the search: the affiliates have their share. */
const SHARED = 8
const SWAPS = MIDDLE | NEAR_END | FAR_END
/** It uses a fast bridge, and is not compared with labels that do not: a request may ask for the best of those. */
const FAST = 16
/** It uses a bridge whose fee is unknown, and is not compared with labels that do not: its amount is too large. */
const UNKNOWN_FEE = 32

interface Label {
  readonly asset: Asset
  readonly amount: bigint
  /** Fees paid beside the amounts, in USD. Assets without a price count as 0. */
  readonly extraUsd: bigint
  readonly seconds: number
  readonly operations: number
  readonly transactions: number
  /** Forwards the stage that has been reached; backwards the stage that the rest of the route expects. */
  readonly stage: Stage
  readonly history: number
  /** Identity of its swaps if it matters later: labels with different sites are not compared. */
  readonly site: string
  readonly previous: Label | undefined
  /** The operation that led here, with the number of transactions that it added. */
  readonly leg: UnnumberedLeg | undefined
  /** The assets between the pools of that operation, if it was a swap. */
  readonly between: readonly Stop[]
  readonly joins: boolean
  isBeaten: boolean
}

/** The assets between the pools of a transfer. */
const NOTHING: readonly Stop[] = []

/** An operation that extends a label: its end and its costs. */
type Step = Pick<Label, 'asset' | 'amount' | 'history' | 'between' | 'extraUsd' | 'seconds'> & { readonly leg: UnnumberedLeg }

type WithoutTransaction<L> = L extends Leg ? Omit<L, 'transaction'> : never
type UnnumberedLeg = WithoutTransaction<Leg>

/** The labels that stay of those that differ only in their amounts: the best one, or all. */
type Remembered = keyof typeof BUDGETS

/** Returns complete routes that no other dominates; with `all`, also those with other amounts. */
export function search(index: SnapshotIndex, criteria: Criteria, remembered: Remembered = 'best'): readonly Itinerary[] {
  const direction = directionOf(criteria)
  const first = new Search(index, criteria, direction, remembered)
  const found = first.run()
  if (remembered === 'all' || !first.mayHaveMissed) return found
  return [...found, ...new Search(index, criteria, direction, 'all').run()]
}

/** A bridge that refuses an amount, and why. */
export interface BlockingBridge {
  readonly transfer: Transfer
  readonly reason: 'min' | 'max' | 'fee'
  /** The input that the bridge rejected. */
  readonly amount: bigint
}

/**
 * Returns the first bridge that rejects an amount without a route, on a route with the fewest transactions. Undefined if no other amount would have a route
 * either.
 */
export function blockingBridge(index: SnapshotIndex, criteria: Criteria): BlockingBridge | undefined {
  const routes = new Search(index, criteria, insisting(directionOf(criteria)), 'best').run()
  const fewest = Math.min(...routes.map(({ transactions }) => transactions))
  const route = routes.find(({ transactions }) => transactions === fewest)
  for (const leg of route?.legs ?? []) {
    if (leg.kind === 'swap') continue
    const { transfer, amountIn } = leg
    const reason = violatedLimit(transfer, amountIn)
    if (reason) return { transfer, reason, amount: amountIn }
    if (delivered(transfer, amountIn, criteria.smartRelay) === undefined) return { transfer, reason: 'fee', amount: amountIn }
  }
  return undefined
}

function directionOf({ fixed }: Criteria): Direction {
  return fixed.side === 'in' ? forward : backward
}

class Search {
  /** True if an amount was rejected where a worse one, dropped before, might have passed. */
  mayHaveMissed = false
  readonly #start: Asset
  readonly #goal: Asset
  readonly #reach: Reach
  readonly #states = new Map<Asset, Map<string, Label[]>>()
  readonly #arrived: Label[] = []
  readonly #budget: Budget
  #frontier: Label[] = []
  #labels = 0
  #hasForgotten = false

  constructor(
    index: SnapshotIndex,
    readonly criteria: Criteria,
    readonly direction: Direction,
    readonly remembered: Remembered,
  ) {
    this.#budget = new Budget(BUDGETS[remembered].quotes)
    const isForward = direction.name === 'forward'
    this.#start = isForward ? criteria.source : criteria.destination
    this.#goal = isForward ? criteria.destination : criteria.source
    this.#reach = new Reach(index, criteria, direction, this.#goal)
  }

  run(): readonly Itinerary[] {
    const first = { asset: this.#start, amount: this.criteria.fixed.amount, extraUsd: 0n, seconds: 0, operations: 0 }
    // Backwards a route may end at any stage, so it starts from each.
    const stages = this.direction.name === 'forward' ? (['start'] as const) : STAGES.filter((stage) => stage !== 'start')
    let layer: Label[] = stages.map((stage) => ({
      ...first,
      transactions: 0,
      stage,
      history: 0,
      site: '',
      previous: undefined,
      leg: undefined,
      between: NOTHING,
      joins: false,
      isBeaten: false,
    }))
    for (let operations = 0; operations < MAX_OPERATIONS && layer.length > 0; operations++) {
      this.#frontier = []
      const swapped = new Map<string, PathFindings>()
      for (const label of layer) {
        if (label.isBeaten) continue
        this.#transfer(label)
        this.#swap(label, swapped)
      }
      layer = this.#frontier
    }
    return this.#arrived.filter((label) => !label.isBeaten).map((label) => this.#itinerary(label))
  }

  /** Extends a label by every transfer. */
  #transfer(label: Label): void {
    for (const transfer of this.#reach.ways(label.asset)) {
      const asset = this.direction.beyond(transfer)
      const left = MAX_OPERATIONS - label.operations - 1
      if (!this.#leadsOn(label.history, asset, left)) continue
      const amount = this.direction.carry(transfer, label.amount, this.criteria.smartRelay)
      if (this.#hasBeenAt(label, asset, amount)) continue
      if (amount === undefined) {
        const input = this.direction.input(transfer, label.amount, this.criteria.smartRelay)
        this.mayHaveMissed ||= violatedLimit(transfer, input) === this.direction.limitOfBetter
        continue
      }
      const [amountIn, amountOut] = this.#ordered(label.amount, amount)
      const leg: UnnumberedLeg = { kind: 'transfer', transfer, amountIn, amountOut }
      const bridge = bridgeOf(transfer)
      const moves = this.#moves(label.stage, (stage) => bridge.stageAfter(stage, transfer, this.criteria.smartRelay))
      const history = label.history | (bridge.isFast ? FAST : 0) | (transfer.isFeeUnknown ? UNKNOWN_FEE : 0)
      const extraUsd = this.#extraUsd(transfer, amountIn)
      const step = { asset, amount, history, leg, between: NOTHING, extraUsd, seconds: transfer.durationSeconds }
      for (const move of moves) this.#add(label, step, move)
    }
  }

  /**
   * Whether a label may not go to an asset, because an operation has led it there before, or a swap has gone through it with no less. A label that
   * would be back with more has gone round a gap between prices, and may have beaten others that could go there.
   */
  #hasBeenAt(label: Label, asset: Asset, amount: bigint | undefined): boolean {
    const gains = (before: bigint) => amount !== undefined && this.direction.isBetter(amount, before)
    for (let at: Label | undefined = label; at; at = at.previous) {
      if (at.asset === asset) {
        this.mayHaveMissed ||= gains(at.amount)
        return true
      }
      if (at.between.length > 0 && at.between.some((stop) => stop.asset === asset && !gains(stop.amount))) return true
    }
    return false
  }

  /** Whether there is a way on from an asset: by transfers alone, or by a swap that is still to come. */
  #leadsOn(history: number, asset: Asset, left: number): boolean {
    const operations = this.#reach.operations(asset)
    if (operations !== undefined && operations <= left) return true
    return (history & (MIDDLE | SHARED)) === 0 && this.criteria.allowSwaps && left > 0
  }

  /** Extends a label by swaps on every venue from which the goal can be reached. */
  #swap(label: Label, memo: Map<string, PathFindings>): void {
    if (!this.criteria.allowSwaps || (label.history & SHARED) !== 0 || label.operations >= MAX_OPERATIONS) return
    const { asset, history } = label
    if ((history & (MIDDLE | FAR_END)) === 0) {
      for (const { market, targets } of this.#reach.middleMarkets(asset)) this.#swapOn(label, market, targets, MIDDLE, memo)
    }
    const ends = this.#reach.endMarkets(asset)
    const isAtStart = label.operations === 0
    const isAtGoal = asset.chain === this.#goal.chain && asset !== this.#goal
    for (const market of ends) {
      if (isAtStart) this.#swapOn(label, market, this.#leaving(market), NEAR_END, memo)
      else if (isAtGoal && (history & FAR_END) === 0 && label.leg?.kind === 'transfer') {
        this.#swapOn(label, market, this.#reach.goalOnly, FAR_END, memo)
      }
    }
  }

  /** Returns the targets of a swap at the start: the goal, and assets that a bridge can carry on. */
  #leaving(market: Market): ReadonlySet<Asset> {
    return new Set([...market.assets].filter((asset) => asset === this.#goal || this.#reach.ways(asset).length > 0))
  }

  #swapOn(label: Label, market: Market, targets: ReadonlySet<Asset>, kind: number, memo: Map<string, PathFindings>): void {
    if (targets.size === 0) return
    // A pool trades once in a route: what it pays is known for the first trade only.
    const without = poolsUsed(label, market)
    const before = stopsBefore(label, market.venue.chain)
    const mayPass = ({ asset, amount }: Stop) =>
      before.every((stop) => stop.asset !== asset || this.direction.isBetter(amount, stop.amount))
    for (const share of this.#shares(label, kind)) {
      const amount = share === 0n || this.direction.name === 'forward' ? label.amount : beforeShare(label.amount, share)
      if (amount === undefined) continue
      const key = `${market.venue.chain.id}\n${market.venue.name}\n${label.asset.index}\n${kind}\n${amount}`
      const isUsual = without.size === 0 && before.length === 0
      const known = isUsual ? memo.get(key) : undefined
      const question = { market, start: label.asset, amount, targets, direction: this.direction, without, mayPass, budget: this.#budget }
      const found = known ?? findPaths(question, this.remembered)
      if (isUsual) memo.set(key, found)
      if (found.hasRefused && (this.#hasForgotten || (label.history & SWAPS) !== 0)) this.mayHaveMissed = true
      for (const [asset, paths] of found.paths) for (const path of paths) this.#arriveBySwap(label, market, asset, path, share, kind)
    }
  }

  /**
   * The affiliates' shares that a swap may have to give: theirs is the last swap of a route. Backwards that is the first one met; forwards
   * both ways are tried where another swap may follow.
   */
  #shares(label: Label, kind: number): readonly bigint[] {
    const bps = this.criteria.affiliateBps
    if (bps === 0n) return [0n]
    if (this.direction.name === 'backward') return (label.history & SWAPS) === 0 ? [bps] : [0n]
    const mayFollow = kind !== FAR_END && (kind === NEAR_END || this.#reach.endMarkets(this.#goal).length > 0)
    return mayFollow ? [bps, 0n] : [bps]
  }

  #arriveBySwap(label: Label, market: Market, asset: Asset, path: FoundPath, share: bigint, kind: number): void {
    const isForward = this.direction.name === 'forward'
    const affiliateFee = shareOf(path.amountOut, share)
    const amountOut = isForward ? path.amountOut - affiliateFee : label.amount
    if (amountOut <= 0n) return
    const [from, to] = isForward ? [label.asset, asset] : [asset, label.asset]
    const leg: UnnumberedLeg = { kind: 'swap', market, from, to, paths: [path], amountIn: path.amountIn, amountOut, affiliateFee }
    const amount = isForward ? amountOut : path.amountIn
    if (this.#hasBeenAt(label, asset, amount)) return
    const history = label.history | kind | (isForward && share > 0n ? SHARED : 0)
    const moves = this.#moves(label.stage, (stage) => afterSwap(stage, from))
    const step = { asset, amount, history, leg, between: path.between, extraUsd: 0n, seconds: 0 }
    for (const move of moves) this.#add(label, step, move)
  }

  /** Forwards, the one stage that follows; backwards, every stage from which the operation leads to the stage that is expected. */
  #moves(stage: Stage, after: (stage: Stage) => Move): Move[] {
    if (this.direction.name === 'forward') return [after(stage)]
    return STAGES.flatMap((before) => {
      const move = after(before)
      return move.stage === stage ? [{ stage: before, joins: move.joins }] : []
    })
  }

  #add(label: Label, step: Step, { stage, joins }: Move): void {
    const transactions = label.transactions + (joins ? 0 : 1)
    if (transactions > this.criteria.maxTransactions || this.#labels >= BUDGETS[this.remembered].labels) return
    const { asset, amount, history, leg, between } = step
    // Written out, because copies of objects are slow and most of the time of a search is spent here.
    const next: Label = {
      asset,
      amount,
      extraUsd: label.extraUsd + step.extraUsd,
      seconds: label.seconds + step.seconds,
      operations: label.operations + 1,
      transactions,
      stage,
      history,
      site: leg.kind === 'swap' ? `${label.site}${this.#siteOf(leg)}` : label.site,
      previous: label,
      leg,
      between,
      joins,
      isBeaten: false,
    }
    const isWhole = this.direction.name === 'forward' || stage === 'start'
    if (asset === this.#goal && isWhole && this.#mayEnd(history)) {
      if (this.#keep(next, `goal ${history & (FAST | UNKNOWN_FEE)} ${next.site}`)) this.#arrived.push(next)
      return
    }
    // Nothing follows the goal, and backwards nothing comes before the start of a route.
    if (asset === this.#goal || stage === 'start') return
    if (this.#keep(next, `${stage} ${history} ${next.site}`)) this.#frontier.push(next)
  }

  /** Forwards, a route that swaps must have given the affiliates their share. */
  #mayEnd(history: number): boolean {
    return (history & SWAPS) === 0 || this.criteria.affiliateBps === 0n || this.direction.name === 'backward' || (history & SHARED) !== 0
  }

  /**
   * Returns the identity of a swap for later comparisons: its venue if swaps will be split, because another venue may then be better; its pools if another
   * swap may follow on the same chain, because a pool cannot be used twice.
   */
  #siteOf({ market, from, to, paths }: WithoutTransaction<SwapLeg>): string {
    const { source, destination, splitRoutes } = this.criteria
    if (source.chain === destination.chain && from.chain.type !== 'cosmos') {
      return ` ${paths.flatMap(({ hops }) => hops.map(({ pool }) => pool.id)).sort()}`
    }
    return splitRoutes ? ` ${market.venue.name} ${from.index} ${to.index}` : ''
  }

  /** Enters a label into its state unless another beats it; those that it beats are marked. */
  #keep(label: Label, state: string): boolean {
    this.#labels++
    const states = this.#states.get(label.asset) ?? new Map<string, Label[]>()
    this.#states.set(label.asset, states)
    const rivals = states.get(state) ?? []
    if (rivals.some((rival) => this.#beats(rival, label))) return false
    for (const rival of rivals) if (this.#beats(label, rival)) rival.isBeaten = true
    states.set(state, [...rivals.filter((rival) => !rival.isBeaten), label])
    return true
  }

  /** Whether `a` makes `b` superfluous. Equal in everything that counts, the one that came first stays. */
  #beats(a: Label, b: Label): boolean {
    if (a.extraUsd > b.extraUsd || a.transactions > b.transactions || a.seconds > b.seconds || a.operations > b.operations) return false
    if (a.amount !== b.amount) {
      if (this.remembered === 'all' || this.direction.isBetter(b.amount, a.amount)) return false
      this.#hasForgotten = true
      return true
    }
    const isEqual =
      a.extraUsd === b.extraUsd && a.transactions === b.transactions && a.seconds === b.seconds && a.operations === b.operations
    return !isEqual || pathText(a) <= pathText(b)
  }

  #extraUsd(transfer: Transfer, amountIn: bigint): bigint {
    const fee = feeOf(transfer, this.criteria.smartRelay)
    if (fee?.behavior !== 'ADDITIONAL' || fee.asset.price === undefined || fee.asset.decimals === undefined) return 0n
    return usdOf(feeAmount(fee, amountIn), fee.asset.decimals, fee.asset.price)
  }

  #ordered(near: bigint, far: bigint): readonly [bigint, bigint] {
    return this.direction.name === 'forward' ? [near, far] : [far, near]
  }

  #itinerary(label: Label): Itinerary {
    const labels: Label[] = []
    for (let at: Label | undefined = label; at?.leg; at = at.previous) labels.push(at)
    if (this.direction.name === 'forward') labels.reverse()
    let transaction = -1
    const legs = labels.flatMap(({ leg, joins }): Leg[] => {
      if (!leg) return []
      if (!joins) transaction++
      return [{ ...leg, transaction }]
    })
    const { source, destination, fixed } = this.criteria
    const [amountIn, amountOut] = this.#ordered(fixed.amount, label.amount)
    return { source, destination, amountIn, amountOut, legs, transactions: label.transactions, durationSeconds: label.seconds }
  }
}

/** The pools of a market that a label has traded with. */
function poolsUsed(label: Label, market: Market): ReadonlySet<Pool> {
  const used = new Set<Pool>()
  for (let at: Label | undefined = label; at; at = at.previous) {
    if (at.leg?.kind !== 'swap' || at.leg.market !== market) continue
    for (const { hops } of at.leg.paths) for (const { pool } of hops) used.add(pool)
  }
  return used
}

/** The assets of a chain where a label has been, its own aside, with the amounts that it had there. */
function stopsBefore(label: Label, chain: Chain): readonly Stop[] {
  const stops: Stop[] = []
  for (let at: Label | undefined = label; at; at = at.previous) {
    if (at !== label && at.asset.chain === chain) stops.push(at)
    for (const stop of at.between) if (stop.asset.chain === chain) stops.push(stop)
  }
  return stops
}

function pathText(label: Label): string {
  const parts: string[] = []
  for (let at: Label | undefined = label; at?.leg; at = at.previous) parts.push(legText({ ...at.leg, transaction: 0 }))
  return parts.reverse().join('; ')
}
