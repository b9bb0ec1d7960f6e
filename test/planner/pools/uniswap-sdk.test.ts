import { createRequire } from 'node:module'
import type * as Sdk from '@uniswap/v3-sdk'
import fc from 'fast-check'

import { describe, expect, it } from 'vitest'
import {
  concentrated,
  MAX_TICK,
  MIN_TICK,
  type Position,
  sqrtPriceAtTick,
  type Tick,
  tickAtSqrtPrice,
} from '../../../src/planner/pools/concentrated.js'

// The package's ES modules cannot be loaded by Node itself.
const require = createRequire(import.meta.url)
const { Tick: SdkTick, TickListDataProvider, TickMath, v3Swap }: typeof Sdk = require('@uniswap/v3-sdk')

const [LOWEST, HIGHEST] = [TickMath.MIN_SQRT_RATIO, TickMath.MAX_SQRT_RATIO].map((price) => BigInt(price.toString())) as [bigint, bigint]
/** A number of the library with which the SDK counts. A tick makes its members such numbers, whatever they are given as. */
const sdkNumber = (value: bigint) => new SdkTick({ index: 0, liquidityGross: 0, liquidityNet: value.toString() }).liquidityNet
const bigint = (value: ReturnType<typeof sdkNumber>) => BigInt(value.toString())

interface PoolCase {
  readonly position: Position
  readonly ticks: readonly Tick[]
  readonly tickSpacing: number
  readonly fee: bigint
}

/** A pool of some positions around a place anywhere on the scale. Its price may lie between them, beside them, or on a tick. */
const pools: fc.Arbitrary<PoolCase> = fc
  .record({
    tickSpacing: fc.constantFrom(1, 10, 60, 200),
    /** Position on the scale of ticks: 0 is its lower end, 1 its upper end. */
    place: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1)),
    positions: fc.array(
      fc.record({
        start: fc.integer({ min: -40, max: 40 }),
        width: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 500, max: 3000 })),
        liquidity: fc.integer({ min: 1, max: 120 }).chain((bits) => fc.bigInt({ min: 1n, max: 1n << BigInt(bits) })),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    offset: fc.integer({ min: -60, max: 60 }),
    part: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
    fee: fc.constantFrom(0n, 100n, 500n, 3000n, 10_000n, 999_999n),
  })
  .map(({ tickSpacing, place, positions, offset, part, fee }) => {
    const [lowest, highest] = [Math.ceil(MIN_TICK / tickSpacing), Math.floor(MAX_TICK / tickSpacing)]
    const within = (compressed: number) => Math.max(lowest, Math.min(highest, compressed))
    const centre = within(Math.round(lowest + place * (highest - lowest)))
    const net = new Map<number, bigint>()
    const add = (compressed: number, change: bigint) =>
      net.set(compressed * tickSpacing, (net.get(compressed * tickSpacing) ?? 0n) + change)
    for (const { start, width, liquidity } of positions) {
      const from = Math.min(within(centre + start), highest - 1)
      add(from, liquidity)
      add(within(from + width), -liquidity)
    }
    const ticks = [...net].map(([tick, liquidityNet]) => ({ tick, liquidityNet })).sort((a, b) => a.tick - b.tick)
    const base = Math.max(MIN_TICK, Math.min(MAX_TICK - 1, centre * tickSpacing + offset * tickSpacing))
    const [low, high] = [sqrtPriceAtTick(base), sqrtPriceAtTick(base + 1)]
    const sqrtPrice = low + ((high - 1n - low) * BigInt(part)) / 1_000_000n
    const liquidity = ticks.reduce((sum, { tick, liquidityNet }) => (tick <= base ? sum + liquidityNet : sum), 0n)
    return { position: { sqrtPrice, tick: base, liquidity }, ticks, tickSpacing, fee }
  })

/** Size of an amount relative to its pool. It may stay between two ticks, cross many, or exceed what the pool takes. */
const sizes = fc.record({ shift: fc.integer({ min: -8, max: 40 }), digits: fc.bigInt({ min: 1n, max: 1n << 24n }) })
type Size = { readonly shift: number; readonly digits: bigint }

function amountOf({ position: { sqrtPrice }, ticks }: PoolCase, ofToken0: boolean, { shift, digits }: Size): bigint {
  const liquidity = ticks.reduce((sum, { liquidityNet }) => (liquidityNet > 0n ? sum + liquidityNet : sum), 0n)
  const whole = ofToken0 ? (liquidity << 96n) / sqrtPrice : (liquidity * sqrtPrice) >> 96n
  return ((whole * digits) >> BigInt(24 + shift)) + 1n
}

/**
 * Returns the result of a trade by the SDK, and the state of the pool after it. The SDK stops at the end of all liquidity. It does not report the
 * remaining amount then.
 */
async function sdkTrade(pool: PoolCase, zeroForOne: boolean, amount: bigint) {
  const { position, ticks, tickSpacing, fee } = pool
  const beyond = zeroForOne ? Math.min(ticks[0]!.tick, position.tick) - 1 : Math.max(ticks.at(-1)!.tick, position.tick) + 1
  const price = beyond < MIN_TICK ? LOWEST : beyond > MAX_TICK ? HIGHEST : sqrtPriceAtTick(beyond)
  const limit = zeroForOne ? (price > LOWEST ? price : LOWEST + 1n) : price < HIGHEST ? price : HIGHEST - 1n
  if (zeroForOne ? limit >= position.sqrtPrice : limit <= position.sqrtPrice) return undefined
  const result = await v3Swap(
    sdkNumber(fee),
    sdkNumber(position.sqrtPrice),
    position.tick,
    sdkNumber(position.liquidity),
    tickSpacing,
    new TickListDataProvider(
      ticks
        .filter(({ liquidityNet }) => liquidityNet !== 0n)
        .map(({ tick, liquidityNet }) => ({ index: tick, liquidityNet: liquidityNet.toString(), liquidityGross: 1 })),
      tickSpacing,
    ),
    zeroForOne,
    sdkNumber(amount),
    sdkNumber(limit),
  )
  const calculated = bigint(result.amountCalculated)
  const after = { sqrtPrice: bigint(result.sqrtRatioX96), tick: result.tickCurrent, liquidity: bigint(result.liquidity) }
  return { amount: calculated < 0n ? -calculated : calculated, ranOut: after.sqrtPrice === limit, pool: { ...pool, position: after } }
}

const curveOf = ({ position, ...terms }: PoolCase) => concentrated(position, terms)
const sides = (zeroForOne: boolean) => (zeroForOne ? ([0, 1] as const) : ([1, 0] as const))

describe('concentrated liquidity and the SDK of Uniswap', () => {
  it('calculates the same price of every tick and tick of every price as the SDK of Uniswap', () => {
    const ticks = [MIN_TICK, MIN_TICK + 1, -1, 0, 1, MAX_TICK - 1, MAX_TICK]
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...ticks), fc.integer({ min: MIN_TICK, max: MAX_TICK })), (tick) => {
        expect(sqrtPriceAtTick(tick)).toBe(bigint(TickMath.getSqrtRatioAtTick(tick)))
        if (tick < MAX_TICK) expect(tickAtSqrtPrice(sqrtPriceAtTick(tick) + 1n)).toBe(tick)
      }),
      { numRuns: 500 },
    )
  })

  it('calculates the same output of an exact input and the same pool after it as the SDK of Uniswap', async () => {
    await fc.assert(
      fc.asyncProperty(pools, sizes, sizes, fc.boolean(), async (pool, size, backSize, zeroForOne) => {
        const [from, to] = sides(zeroForOne)
        const [amountIn, back] = [amountOf(pool, zeroForOne, size), amountOf(pool, !zeroForOne, backSize)]
        const curve = curveOf(pool)
        const paid = curve.amountOut(from, to, amountIn)
        const expected = await sdkTrade(pool, zeroForOne, amountIn)
        if (paid === undefined) {
          expect(expected === undefined || expected.ranOut).toBe(true)
          return
        }
        expect(paid).toBe(expected?.amount)
        if (paid === 0n) return
        const next = await sdkTrade(expected!.pool, !zeroForOne, back)
        const returned = curve.after(from, to, amountIn, paid).amountOut(to, from, back)
        if (returned === undefined) expect(next === undefined || next.ranOut).toBe(true)
        else expect(returned).toBe(next?.amount)
      }),
      { numRuns: 1500 },
    )
  })

  it('calculates the least input of an exact output by the SDK of Uniswap, and never more than the SDK does', async () => {
    await fc.assert(
      fc.asyncProperty(pools, sizes, fc.boolean(), async (pool, size, zeroForOne) => {
        const [from, to] = sides(zeroForOne)
        const wanted = amountOf(pool, !zeroForOne, size)
        const cost = curveOf(pool).amountIn(from, to, wanted)
        const expected = await sdkTrade(pool, zeroForOne, -wanted)
        if (cost === undefined) {
          expect(expected === undefined || expected.ranOut).toBe(true)
          return
        }
        expect(expected?.ranOut === true || cost <= expected!.amount).toBe(true)
        expect((await sdkTrade(pool, zeroForOne, cost))!.amount).toBeGreaterThanOrEqual(wanted)
        if (cost > 1n) expect((await sdkTrade(pool, zeroForOne, cost - 1n))!.amount).toBeLessThan(wanted)
      }),
      { numRuns: 700 },
    )
  })
})
