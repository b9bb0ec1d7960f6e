/**
 * Concentrated liquidity, as Uniswap v3 computes it (core contracts: TickMath, SqrtPriceMath, SwapMath, UniswapV3Pool.swap).
 *
 * The price of token 0 in token 1 is P = 1.0001^tick; the pool keeps √P as Q64.96. Between two ticks at which liquidity changes the pool is
 * a constant product of virtual reserves L/√P and L·√P. A trade walks from range to range. Like the contract, a walk also rests at the ends
 * of each word of 256 ticks, because each stretch rounds on its own.
 *
 * If the contract would stop with unused input, the quote is undefined: the pool cannot take that much.
 */
import type { JsonCursor } from '../../primitives/json-cursor.js'
import { type Curve, ceilDiv, leastInput, PPM } from './curve.js'
import { type PoolType, readFeePpm } from './pool-type.js'

const Q96 = 1n << 96n
export const MIN_TICK = -887_272
export const MAX_TICK = 887_272
export const MIN_SQRT_PRICE = 4_295_128_739n
export const MAX_SQRT_PRICE = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_342n

/** √(1.0001^−(2^i)) as Q128.128, i from 0: the factors of TickMath.getSqrtRatioAtTick. */
const TICK_FACTORS: readonly bigint[] = [
  0xfffcb933bd6fad37aa2d162d1a594001n,
  0xfff97272373d413259a46990580e213an,
  0xfff2e50f5f656932ef12357cf3c7fdccn,
  0xffe5caca7e10e4e61c3624eaa0941cd0n,
  0xffcb9843d60f6159c9db58835c926644n,
  0xff973b41fa98c081472e6896dfb254c0n,
  0xff2ea16466c96a3843ec78b326b52861n,
  0xfe5dee046a99a2a811c461f1969c3053n,
  0xfcbe86c7900a88aedcffc83b479aa3a4n,
  0xf987a7253ac413176f2b074cf7815e54n,
  0xf3392b0822b70005940c7a398e4b70f3n,
  0xe7159475a2c29b7443b29c7fa6e889d9n,
  0xd097f3bdfd2022b8845ad8f792aa5825n,
  0xa9f746462d870fdf8a65dc1f90e061e5n,
  0x70d869a156d2a1b890bb3df62baf32f7n,
  0x31be135f97d08fd981231505542fcfa6n,
  0x9aa508b5b7a84e1c677de54f3e99bc9n,
  0x5d6af8dedb81196699c329225ee604n,
  0x2216e584f5fa1ea926041bedfe98n,
  0x48a170391f7dc42444e8fa2n,
]

/** √(1.0001^tick) as Q64.96, rounded up. */
export function sqrtPriceAtTick(tick: number): bigint {
  const distance = Math.abs(tick)
  let ratio = 1n << 128n
  for (const [i, factor] of TICK_FACTORS.entries()) {
    if ((distance >> i) & 1) ratio = (ratio * factor) >> 128n
  }
  if (tick > 0) ratio = ((1n << 256n) - 1n) / ratio
  return (ratio + (1n << 32n) - 1n) >> 32n
}

/** The greatest tick whose √price is not above the given one. */
export function tickAtSqrtPrice(sqrtPrice: bigint): number {
  let low = MIN_TICK
  let high = MAX_TICK
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (sqrtPriceAtTick(middle) <= sqrtPrice) low = middle
    else high = middle - 1
  }
  return low
}

/** Token 0 between two √prices: L·2⁹⁶·(b − a) / (a·b). */
function amount0(a: bigint, b: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const [lower, upper] = a < b ? [a, b] : [b, a]
  const numerator = (liquidity << 96n) * (upper - lower)
  return roundUp ? ceilDiv(ceilDiv(numerator, upper), lower) : numerator / upper / lower
}

/** Token 1 between two √prices: L·(b − a) / 2⁹⁶. */
function amount1(a: bigint, b: bigint, liquidity: bigint, roundUp: boolean): bigint {
  const numerator = liquidity * (a < b ? b - a : a - b)
  return roundUp ? ceilDiv(numerator, Q96) : numerator / Q96
}

/** √price after `amount` of the token that comes in: rounded so that the price never moves too far. */
function sqrtPriceAfterInput(sqrtPrice: bigint, liquidity: bigint, amount: bigint, zeroForOne: boolean): bigint {
  if (!zeroForOne) return sqrtPrice + (amount * Q96) / liquidity
  const scaled = liquidity << 96n
  const divisor = scaled + amount * sqrtPrice
  // If this exceeds 256 bits, the contract divides before it adds.
  return divisor >> 256n === 0n ? ceilDiv(scaled * sqrtPrice, divisor) : ceilDiv(scaled, scaled / sqrtPrice + amount)
}

/** √price after `amount` of the token that goes out; undefined when the range does not hold that much. */
function sqrtPriceAfterOutput(sqrtPrice: bigint, liquidity: bigint, amount: bigint, zeroForOne: boolean): bigint | undefined {
  if (zeroForOne) {
    const next = sqrtPrice - ceilDiv(amount * Q96, liquidity)
    return next > 0n ? next : undefined
  }
  const scaled = liquidity << 96n
  const product = amount * sqrtPrice
  return product < scaled ? ceilDiv(scaled * sqrtPrice, scaled - product) : undefined
}

/** A tick at which liquidity changes: by `liquidityNet` when the price rises through it. */
export interface Tick {
  readonly tick: number
  readonly liquidityNet: bigint
}

/** State of a pool. */
export interface Position {
  readonly sqrtPrice: bigint
  readonly tick: number
  readonly liquidity: bigint
}

/** Constants of a pool. */
interface Terms {
  /** In ascending order. */
  readonly ticks: readonly Tick[]
  readonly tickSpacing: number
  readonly fee: bigint
}

/** SwapMath.computeSwapStep for a remaining input: as far as it goes, `target` at most. */
function stepIn({ sqrtPrice, liquidity }: Position, target: bigint, remaining: bigint, fee: bigint, zeroForOne: boolean) {
  const amountBetween = zeroForOne ? amount0 : amount1
  const outBetween = zeroForOne ? amount1 : amount0
  const net = (remaining * (PPM - fee)) / PPM
  const toTarget = amountBetween(target, sqrtPrice, liquidity, true)
  const reaches = net >= toTarget
  const next = reaches ? target : sqrtPriceAfterInput(sqrtPrice, liquidity, net, zeroForOne)
  const out = outBetween(next, sqrtPrice, liquidity, false)
  // A stretch that ends between ticks uses up the input: what the price did not need is fee.
  return { next, paid: next === target ? toTarget + ceilDiv(toTarget * fee, PPM - fee) : remaining, out }
}

/** SwapMath.computeSwapStep for a remaining output. */
function stepOut({ sqrtPrice, liquidity }: Position, target: bigint, remaining: bigint, fee: bigint, zeroForOne: boolean) {
  const inBetween = zeroForOne ? amount0 : amount1
  const outBetween = zeroForOne ? amount1 : amount0
  const toTarget = outBetween(target, sqrtPrice, liquidity, false)
  const next = remaining >= toTarget ? target : (sqrtPriceAfterOutput(sqrtPrice, liquidity, remaining, zeroForOne) ?? target)
  const moved = inBetween(next, sqrtPrice, liquidity, true)
  const out = outBetween(next, sqrtPrice, liquidity, false)
  return { next, paid: moved + ceilDiv(moved * fee, PPM - fee), out: out < remaining ? out : remaining }
}

/** Returns the end of the next range, and the change of liquidity there; undefined at the end of the price range. */
function nextStop({ tick, liquidity }: Position, { ticks, tickSpacing }: Terms, zeroForOne: boolean) {
  const after = firstAbove(ticks, tick)
  const initialized = ticks[zeroForOne ? after - 1 : after]
  const compressed = Math.floor(tick / tickSpacing)
  // TickBitmap.nextInitializedTickWithinOneWord: no further than the end of the word.
  const wordEnd = (zeroForOne ? Math.floor(compressed / 256) * 256 : Math.floor((compressed + 1) / 256) * 256 + 255) * tickSpacing
  const isBeforeTick = initialized === undefined || (zeroForOne ? wordEnd > initialized.tick : wordEnd < initialized.tick)
  // Without liquidity nothing is rounded, so the walk may skip to the next tick with liquidity.
  if (liquidity > 0n && isBeforeTick) return { tick: Math.max(MIN_TICK, Math.min(MAX_TICK, wordEnd)), liquidityNet: 0n }
  return initialized
}

/** Returns the position after a stop, with the liquidity behind it. */
function beyondStop(position: Position, { tick, liquidityNet }: Tick, sqrtPrice: bigint, zeroForOne: boolean): Position {
  const liquidity = position.liquidity + (zeroForOne ? -liquidityNet : liquidityNet)
  return { sqrtPrice, tick: zeroForOne ? tick - 1 : tick, liquidity: liquidity > 0n ? liquidity : 0n }
}

/** Returns the √price at which a trade finds its first liquidity. Undefined when there is none. */
function firstPrice(start: Position, terms: Terms, zeroForOne: boolean): bigint | undefined {
  let position = start
  while (position.liquidity === 0n) {
    const stop = nextStop(position, terms, zeroForOne)
    if (!stop) return undefined
    position = beyondStop(position, stop, sqrtPriceAtTick(stop.tick), zeroForOne)
  }
  return position.sqrtPrice
}

/** Returns the index of the first tick above a tick. */
function firstAbove(ticks: readonly Tick[], tick: number): number {
  let low = 0
  let high = ticks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ticks[middle]?.tick ?? 0) <= tick) low = middle + 1
    else high = middle
  }
  return low
}

/** UniswapV3Pool.swap. `exact` is the side of `amount`. Undefined when the pool runs out of liquidity first. */
function walk(start: Position, terms: Terms, zeroForOne: boolean, amount: bigint, exact: 'in' | 'out') {
  const step = exact === 'in' ? stepIn : stepOut
  // No trade moves the price to an end of the scale.
  const limit = zeroForOne ? MIN_SQRT_PRICE + 1n : MAX_SQRT_PRICE - 1n
  const isBeyond = (price: bigint) => (zeroForOne ? price <= limit : price >= limit)
  if (isBeyond(start.sqrtPrice)) return undefined
  let position = start
  let remaining = amount
  let total = 0n
  let isBetweenTicks = false
  while (remaining > 0n) {
    const stop = nextStop(position, terms, zeroForOne)
    if (!stop) return undefined
    const priceAtStop = sqrtPriceAtTick(stop.tick)
    const { next, paid, out } = step(position, isBeyond(priceAtStop) ? limit : priceAtStop, remaining, terms.fee, zeroForOne)
    remaining -= exact === 'in' ? paid : out
    total += exact === 'in' ? out : paid
    if (next === priceAtStop) {
      position = beyondStop(position, stop, next, zeroForOne)
    } else {
      if (remaining > 0n && isBeyond(next)) return undefined
      // An amount too small to move the price leaves the pool on its side of the tick.
      isBetweenTicks = next !== position.sqrtPrice
      position = { ...position, sqrtPrice: next }
    }
  }
  return { position, total, isBetweenTicks }
}

/** Returns the curve of a pool with concentrated liquidity. Token 0 is the one whose price in token 1 is P. */
export function concentrated(position: Position, terms: Terms): Curve {
  const amountOut = (from: number, amountIn: bigint) => walk(position, terms, from === 0, amountIn, 'in')?.total
  return {
    amountOut: (from, _to, amountIn) => amountOut(from, amountIn),
    amountIn(from, _to, wanted) {
      const guess = walk(position, terms, from === 0, wanted, 'out')?.total
      return guess === undefined ? undefined : leastInput((amountIn) => amountOut(from, amountIn), wanted, guess)
    },
    after(from, _to, amountIn) {
      const moved = walk(position, terms, from === 0, amountIn, 'in')
      if (!moved) return this
      const tick = moved.isBetweenTicks ? tickAtSqrtPrice(moved.position.sqrtPrice) : moved.position.tick
      return concentrated({ ...moved.position, tick }, terms)
    },
    rate(from) {
      const sqrtPrice = firstPrice(position, terms, from === 0)
      if (sqrtPrice === undefined) return undefined
      const square = sqrtPrice * sqrtPrice
      const kept = PPM - terms.fee
      return from === 0
        ? { numerator: square * kept, denominator: Q96 * Q96 * PPM }
        : { numerator: Q96 * Q96 * kept, denominator: square * PPM }
    },
  }
}

export const concentratedPool: PoolType = {
  name: 'concentrated',
  hasFeeTiers: true,
  read(pool, tokens) {
    if (tokens !== 2) throw pool.member('denoms').refuse(`expected 2 denoms in a concentrated pool, got ${tokens}`)
    const sqrtPrice = pool.member('sqrt_price_x96').amount()
    if (sqrtPrice < MIN_SQRT_PRICE || sqrtPrice >= MAX_SQRT_PRICE) {
      throw pool.member('sqrt_price_x96').refuse(`expected a value from ${MIN_SQRT_PRICE} to ${MAX_SQRT_PRICE}, got ${sqrtPrice}`)
    }
    const position = {
      sqrtPrice,
      tick: pool.member('tick').integer(MIN_TICK, MAX_TICK),
      liquidity: pool.member('liquidity').amount(),
    }
    const tickSpacing = pool.member('tick_spacing').integerOr(1, 1, MAX_TICK)
    return concentrated(position, { ticks: readTicks(pool), tickSpacing, fee: BigInt(readFeePpm(pool)) })
  },
}

/** Reads the member `ticks`: objects with `tick` (or `index`) and `liquidity_net`, in ascending order. */
function readTicks(pool: JsonCursor): Tick[] {
  const ticks = pool.member('ticks')
  const read = ticks.listOrNone().map((entry) => {
    const name = entry.member('tick').isGiven ? 'tick' : 'index'
    return { tick: entry.member(name).integer(MIN_TICK, MAX_TICK), liquidityNet: entry.member('liquidity_net').signed() }
  })
  for (const [i, { tick }] of read.entries()) {
    const previous = read[i - 1]
    if (previous && previous.tick >= tick)
      throw ticks.list()[i]?.member('tick').refuse(`expected ticks in ascending order`) ?? ticks.refuse('order')
  }
  return read
}
