/**
 * Pools as a sequence of trades leaves them, from their file form. The arithmetic is written down a second time, by other means than the
 * planner's: weighted pools by whole powers instead of logarithms, concentrated ones over the SDK of their authors.
 */
import { createRequire } from 'node:module'
import type { Members } from './simulator.js'

// The modules that these packages offer to import have paths without extensions, which Node does not resolve.
const load = createRequire(import.meta.url)
const { Fraction } = load('@uniswap/sdk-core') as typeof import('@uniswap/sdk-core')
const { SwapMath, TickList, TickMath } = load('@uniswap/v3-sdk') as typeof import('@uniswap/v3-sdk')

const PPM = 1_000_000n
const FEE_WHOLE = 10_000_000_000n
const text = (value: unknown) => `${value ?? ''}`

interface Price {
  readonly sqrt: bigint
  readonly tick: number
  readonly liquidity: bigint
}

interface State {
  readonly document: Members
  reserves: bigint[]
  price: Price | undefined
}

export class PoolStates {
  readonly #states = new Map<string, State>()

  constructor(readonly pools: readonly Members[]) {
    for (const document of pools) {
      const price =
        document.type === 'concentrated'
          ? { sqrt: BigInt(text(document.sqrt_price_x96)), tick: Number(document.tick), liquidity: BigInt(text(document.liquidity)) }
          : undefined
      this.#states.set(keyOf(document, document.pool), { document, reserves: ((document.reserves ?? []) as string[]).map(BigInt), price })
    }
  }

  copy(): PoolStates {
    const copy = new PoolStates([])
    for (const [key, { document, reserves, price }] of this.#states) {
      copy.#states.set(key, { document, reserves: [...reserves], price })
    }
    return copy
  }

  /** Returns the output of a hop without changing the pool; undefined if the pool does not accept the amount. */
  quote(venue: Members, hop: Members, amountIn: bigint): bigint | undefined {
    const { state, from, to } = this.#at(venue, hop)
    return state.price ? walk(state.document, state.price, from === 0, amountIn)?.paid : quote(state, from, to, amountIn)
  }

  /** Trades one hop; undefined when the pool does not take it. */
  trade(venue: Members, hop: Members, amountIn: bigint): bigint | undefined {
    const { state, from, to } = this.#at(venue, hop)
    if (state.price) {
      const walked = walk(state.document, state.price, from === 0, amountIn)
      state.price = walked?.price ?? state.price
      return walked?.paid
    }
    const paid = quote(state, from, to, amountIn)
    if (paid === undefined) return undefined
    state.reserves[from] = (state.reserves[from] ?? 0n) + amountIn
    state.reserves[to] = (state.reserves[to] ?? 0n) - paid
    return paid
  }

  /** Out per in before a trade, as a number; undefined where it is not known. */
  rate(venue: Members, hop: Members): number | undefined {
    const { state, from, to } = this.#at(venue, hop)
    const { document, reserves, price } = state
    if (document.spot === 'unknown') return undefined
    const kept = 1 - Number(document.fee_ppm ?? 0) / 1e6
    if (price) {
      const p = (Number(price.sqrt) / 2 ** 96) ** 2
      return kept * (from === 0 ? p : 1 / p)
    }
    const [x, y] = [Number(reserves[from]), Number(reserves[to])]
    if (document.type === 'transmuter') return kept
    if (document.type === 'weighted') {
      const weights = (document.weights as unknown[]).map(Number)
      return (kept * y * (weights[from] ?? 1)) / (x * (weights[to] ?? 1))
    }
    if (document.type === 'constant_product') return (kept * y) / x
    // The slope of a stableswap: what a small part of the reserve pays, with reserves so large that nothing is rounded.
    const large = { ...state, reserves: reserves.map((reserve) => reserve * 10n ** 18n) }
    const part = (large.reserves[from] ?? 0n) / 10n ** 9n
    return Number(quote(large, from, to, part)) / Number(part)
  }

  /** Every path of one to four pools between two denoms. */
  pathsOf(venue: Members, from: string, to: string): Members[][] {
    const found: Members[][] = []
    const own = [...this.#states.values()]
      .map(({ document }) => document)
      .filter(({ venue: name, chain_id }) => name === venue.name && chain_id === venue.chain_id)
    const extend = (path: Members[], denom: string) => {
      if (path.length > 0 && denom.toLowerCase() === to.toLowerCase()) found.push(path)
      if (path.length === 4) return
      for (const { pool, denoms } of own) {
        const members = denoms as string[]
        const here = members.find((each) => each.toLowerCase() === denom.toLowerCase())
        if (here === undefined || path.some((hop) => hop.pool === pool)) continue
        for (const denom_out of members) if (denom_out !== here) extend([...path, { pool, denom_in: here, denom_out }], denom_out)
      }
    }
    extend([], from)
    return found
  }

  #at(venue: Members, hop: Members) {
    const state = this.#states.get(keyOf({ chain_id: venue.chain_id, venue: venue.name }, hop.pool))
    if (!state) throw new Error(`no pool ${text(hop.pool)} on ${text(venue.name)}`)
    const denoms = (state.document.denoms as string[]).map((denom) => denom.toLowerCase())
    const [from, to] = [denoms.indexOf(text(hop.denom_in).toLowerCase()), denoms.indexOf(text(hop.denom_out).toLowerCase())]
    if (from < 0 || to < 0 || from === to)
      throw new Error(`pool ${text(hop.pool)} does not trade ${text(hop.denom_in)} for ${text(hop.denom_out)}`)
    return { state, from, to }
  }
}

function keyOf(pool: Members, id: unknown): string {
  return `${text(pool.chain_id)} ${text(pool.venue)} ${text(id)}`
}

function quote({ document, reserves }: State, from: number, to: number, amountIn: bigint): bigint | undefined {
  const [x, y] = [reserves[from] ?? 0n, reserves[to] ?? 0n]
  const kept = PPM - BigInt(text(document.fee_ppm ?? 0))
  switch (document.type) {
    case 'transmuter': {
      const out = (amountIn * kept) / PPM
      return out <= y ? out : undefined
    }
    case 'weighted': {
      const weights = (document.weights as (number | string)[]).map(BigInt)
      return weightedOut(x, y, amountIn * kept, weights[from] ?? 1n, weights[to] ?? 1n)
    }
    case 'stableswap':
      return stableOut(document, reserves, from, to, amountIn)
    default: {
      if (x === 0n || y === 0n) return undefined
      // y − k/(x + in), rounded against the trader.
      const grown = x * PPM + amountIn * kept
      const left = (x * y * PPM + grown - 1n) / grown
      return y - left
    }
  }
}

/** The largest output for which (y − out)^q · (x + in)^p is not below y^q · x^p, with p / q the ratio of the weights. */
function weightedOut(x: bigint, y: bigint, keptPpm: bigint, weightIn: bigint, weightOut: bigint): bigint | undefined {
  if (x === 0n || y === 0n) return undefined
  let [a, b] = [weightIn, weightOut]
  while (b > 0n) [a, b] = [b, a % b]
  const [p, q] = [weightIn / a, weightOut / a]
  const [before, after] = [x * PPM, x * PPM + keptPpm]
  const least = y ** q * before ** p
  let [low, high] = [0n, y]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if ((y - middle) ** q * after ** p >= least) low = middle
    else high = middle
  }
  return low
}

/** Curve's loops, over reserves times rates. */
function stableOut(document: Members, reserves: readonly bigint[], from: number, to: number, amountIn: bigint): bigint | undefined {
  const rates = reserves.map((_, i) => BigInt(text((document.rates as unknown[] | undefined)?.[i] ?? 1)))
  const xp = reserves.map((reserve, i) => reserve * (rates[i] ?? 1n))
  if (xp.includes(0n)) return undefined
  const n = BigInt(xp.length)
  const ann = BigInt(text(document.amp)) * n
  const isNear = (a: bigint, b: bigint) => a - b <= 1n && b - a <= 1n
  const sum = xp.reduce((total, each) => total + each, 0n)
  let d = sum
  for (let i = 0; i < 255; i++) {
    let dp = d
    for (const each of xp) dp = (dp * d) / (each * n)
    const before = d
    d = ((ann * sum + dp * n) * d) / ((ann - 1n) * d + (n + 1n) * dp)
    if (isNear(d, before)) break
  }
  const x = (xp[from] ?? 0n) + amountIn * (rates[from] ?? 1n)
  let c = d
  let others = 0n
  for (const [i, each] of xp.entries()) {
    if (i === to) continue
    const balance = i === from ? x : each
    others += balance
    c = (c * d) / (balance * n)
  }
  c = (c * d) / (ann * n)
  const b = others + d / ann
  let y = d
  for (let i = 0; i < 255; i++) {
    const before = y
    y = (y * y + c) / (2n * y + b - d)
    if (isNear(y, before)) break
  }
  const gross = (xp[to] ?? 0n) - y - 1n
  if (gross <= 0n) return 0n
  return (gross - (gross * BigInt(text(document.fee_1e10 ?? 0))) / FEE_WHOLE) / (rates[to] ?? 1n)
}

/** An integer as the SDK keeps it. */
const sdkInteger = (value: bigint) => new Fraction(`${value}`).numerator

/** UniswapV3Pool.swap, step by step, with the SDK's mathematics; nothing is left of the input, or the pool does not take it. */
function walk(document: Members, price: Price, zeroForOne: boolean, amountIn: bigint): { paid: bigint; price: Price } | undefined {
  const spacing = Number(document.tick_spacing ?? 1)
  const ticks = ((document.ticks ?? []) as Members[]).map((each) => ({
    index: Number(each.tick ?? each.index),
    net: BigInt(text(each.liquidity_net)),
  }))
  const list = ticks.map(({ index, net }) => ({ index, liquidityNet: sdkInteger(net), liquidityGross: sdkInteger(1n) })) as never
  let { sqrt, tick, liquidity } = price
  let [remaining, paid] = [amountIn, 0n]
  while (remaining > 0n) {
    const hasMore = zeroForOne ? ticks.some(({ index }) => index <= tick) : ticks.some(({ index }) => index > tick)
    if (!hasMore && liquidity === 0n) return undefined
    if (!hasMore && (zeroForOne ? tick <= TickMath.MIN_TICK : tick >= TickMath.MAX_TICK)) return undefined
    const [next, isTick] =
      ticks.length === 0
        ? [zeroForOne ? TickMath.MIN_TICK : TickMath.MAX_TICK, false]
        : TickList.nextInitializedTickWithinOneWord(list, tick, zeroForOne, spacing)
    const stop = Math.max(TickMath.MIN_TICK, Math.min(TickMath.MAX_TICK, next))
    const target = TickMath.getSqrtRatioAtTick(stop)
    const [reached, used, out, fee] = SwapMath.computeSwapStep(
      sdkInteger(sqrt),
      target,
      sdkInteger(liquidity),
      sdkInteger(remaining),
      Number(document.fee_ppm ?? 0) as never,
    ).map((each) => BigInt(each.toString()))
    remaining -= (used ?? 0n) + (fee ?? 0n)
    paid += out ?? 0n
    sqrt = reached ?? sqrt
    if (sqrt === BigInt(target.toString())) {
      if (remaining > 0n && (stop === TickMath.MIN_TICK || stop === TickMath.MAX_TICK)) return undefined
      if (isTick) {
        const net = ticks.find(({ index }) => index === stop)?.net ?? 0n
        liquidity += zeroForOne ? -net : net
      }
      tick = zeroForOne ? stop - 1 : stop
    } else {
      tick = TickMath.getTickAtSqrtRatio(sdkInteger(sqrt))
    }
  }
  return { paid, price: { sqrt, tick, liquidity } }
}
