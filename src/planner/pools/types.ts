/** The pool types that a snapshot may hold: how each reads its members. A new type is a curve and an entry here. */
import type { JsonCursor } from '../json-cursor.js'
import { concentrated, MAX_SQRT_PRICE, MAX_TICK, MIN_SQRT_PRICE, MIN_TICK, type Tick } from './concentrated.js'
import { constantProduct } from './constant-product.js'
import type { Curve } from './curve.js'
import { stableswap } from './stableswap.js'
import { transmuter } from './transmuter.js'
import { weighted } from './weighted.js'

/** Reads a pool of `tokens` tokens. Throws `SnapshotRefused`. */
type PoolReader = (pool: JsonCursor, tokens: number) => Curve

const POOL_TYPES: Readonly<Record<string, PoolReader>> = {
  constant_product: (pool, tokens) => constantProduct(reservesOf(pool, tokens), feeOf(pool)),
  weighted: (pool, tokens) => weighted(reservesOf(pool, tokens), positives(pool.member('weights'), tokens), feeOf(pool)),
  stableswap(pool, tokens) {
    const rates = pool.member('rates').isGiven ? positives(pool.member('rates'), tokens) : Array.from({ length: tokens }, () => 1n)
    const fee = BigInt(pool.member('fee_1e10').integerOr(0, 0, 9_999_999_999))
    return stableswap(reservesOf(pool, tokens), rates, pool.member('amp').positive(), fee)
  },
  transmuter: (pool, tokens) => transmuter(reservesOf(pool, tokens), feeOf(pool)),
  concentrated(pool, tokens) {
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
    return concentrated(position, { ticks: ticksOf(pool), tickSpacing, fee: feeOf(pool) })
  },
}

/** Reads a pool of any known type. Throws `SnapshotRefused`. */
export function readCurve(pool: JsonCursor, tokens: number): Curve {
  const type = pool.member('type')
  const reader = POOL_TYPES[type.oneOf(Object.keys(POOL_TYPES))]
  if (!reader) throw type.refuse('unknown pool type')
  return reader(pool, tokens)
}

function reservesOf(pool: JsonCursor, tokens: number): bigint[] {
  return sized(pool.member('reserves'), tokens).map((reserve) => reserve.amount())
}

function positives(list: JsonCursor, tokens: number): bigint[] {
  return sized(list, tokens).map((item) => item.positive())
}

function sized(list: JsonCursor, tokens: number): JsonCursor[] {
  const items = list.list()
  if (items.length !== tokens) throw list.refuse(`expected ${tokens} values, one per denom, got ${items.length}`)
  return items
}

function feeOf(pool: JsonCursor): bigint {
  return BigInt(pool.member('fee_ppm').integerOr(0, 0, 999_999))
}

/** Ticks as objects with `tick` (or `index`) and `liquidity_net`, in ascending order. */
function ticksOf(pool: JsonCursor): Tick[] {
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
