import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  concentrated,
  MAX_SQRT_PRICE,
  MAX_TICK,
  MIN_SQRT_PRICE,
  MIN_TICK,
  sqrtPriceAtTick,
  tickAtSqrtPrice,
} from '../../../src/planner/pools/concentrated.js'
import { constantProduct } from '../../../src/planner/pools/constant-product.js'
import type { Curve } from '../../../src/planner/pools/curve.js'
import { stableswap } from '../../../src/planner/pools/stableswap.js'
import { transmuter } from '../../../src/planner/pools/transmuter.js'
import { weighted } from '../../../src/planner/pools/weighted.js'
import { idealOutput, ONE } from './uniswap-reference.js'

const reserve = fc.bigInt({ min: 1n, max: 1n << 112n })
const amount = fc.bigInt({ min: 1n, max: 1n << 100n })
const feePpm = fc.bigInt({ min: 0n, max: 100_000n })

/** The answer to an exact output pays it, and one unit less does not. */
function expectLeastInput(curve: Curve, from: number, to: number, wanted: bigint): void {
  const amountIn = curve.amountIn(from, to, wanted)
  if (amountIn === undefined) return
  expect(curve.amountOut(from, to, amountIn)).toBeGreaterThanOrEqual(wanted)
  if (amountIn > 1n) expect(curve.amountOut(from, to, amountIn - 1n) ?? 0n).toBeLessThan(wanted)
}

/** The rate before a trade, times the input, is more than any trade pays. */
function expectRateAbove(curve: Curve, from: number, to: number, amountIn: bigint): void {
  const out = curve.amountOut(from, to, amountIn)
  const rate = curve.rate(from, to)
  if (out === undefined || !rate) return
  expect(out * rate.denominator).toBeLessThanOrEqual(amountIn * rate.numerator)
}

describe('constant product', () => {
  it('pays the most that does not reduce the constant product', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, feePpm, (x, y, amountIn, fee) => {
        const out = constantProduct([x, y], fee).amountOut(0, 1, amountIn) ?? 0n
        const holds = (paid: bigint) => (x * 1_000_000n + amountIn * (1_000_000n - fee)) * (y - paid) >= x * y * 1_000_000n
        expect(holds(out)).toBe(true)
        expect(holds(out + 1n)).toBe(false)
      }),
    )
  })

  it('requires exactly the least input for an output of a constant product pool', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, feePpm, (x, y, wanted, fee) => {
        const curve = constantProduct([x, y], fee)
        if (wanted >= y) expect(curve.amountIn(0, 1, wanted)).toBeUndefined()
        else expectLeastInput(curve, 0, 1, wanted)
      }),
    )
  })

  it('keeps the fee in a constant product pool', () => {
    const after = constantProduct([1000n, 1000n], 3000n).after(0, 1, 100n, 90n)
    expect(after.amountOut(1, 0, 90n)).toBe(98n)
  })

  it('quotes nothing if a constant product pool is empty', () => {
    expect(constantProduct([0n, 10n], 0n).amountOut(0, 1, 5n)).toBeUndefined()
    expect(constantProduct([10n, 0n], 0n).rate(0, 1)).toBeUndefined()
  })
})

describe('weighted', () => {
  const weight = fc.bigInt({ min: 1n, max: 9n })

  it('pays the most that does not reduce the weighted product', () => {
    fc.assert(
      fc.property(reserve, reserve, weight, weight, amount, feePpm, (x, y, wx, wy, amountIn, fee) => {
        const out = weighted([x, y], [wx, wy], fee).amountOut(0, 1, amountIn) ?? 0n
        // (Y − out)^wy · (X + in·g)^wx ≥ Y^wy · X^wx, without a root: exact.
        const [before, after] = [x * 1_000_000n, x * 1_000_000n + amountIn * (1_000_000n - fee)]
        const holds = (paid: bigint) => paid < y && (y - paid) ** wy * after ** wx >= y ** wy * before ** wx
        expect(holds(out) || out === 0n).toBe(true)
        expect(holds(out + 1n)).toBe(false)
      }),
    )
  })

  it('pays as a constant product pool if the weights are equal', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, feePpm, (x, y, amountIn, fee) => {
        expect(weighted([x, y], [7n, 7n], fee).amountOut(0, 1, amountIn)).toBe(constantProduct([x, y], fee).amountOut(0, 1, amountIn))
      }),
    )
  })

  it('requires the least input for an output of a weighted pool', () => {
    fc.assert(
      fc.property(reserve, reserve, weight, weight, amount, feePpm, (x, y, wx, wy, wanted, fee) => {
        expectLeastInput(weighted([x, y], [wx, wy], fee), 0, 1, wanted)
      }),
    )
  })

  it('calculates the output of a weighted pool exactly if it is an exact fraction', () => {
    // (1000 / 2000)^2 = 1/4 of the reserve stays.
    expect(weighted([1000n, 1000n], [2n, 1n], 0n).amountOut(0, 1, 1000n)).toBe(750n)
    expect(weighted([1000n, 10n ** 30n], [2n, 1n], 0n).amountOut(0, 1, 1000n)).toBe(750n * 10n ** 27n)
  })
})

describe('stableswap', () => {
  const balance = fc.bigInt({ min: 10n ** 6n, max: 10n ** 27n })
  const amp = fc.bigInt({ min: 1n, max: 10_000n })

  /** 4·A·n²… written for two tokens: f(y) = 4A(x + y) + D − 4AD − D³/(4xy), Curve's invariant with Ann = 2A, times xy. */
  const invariantAt = (x: bigint, y: bigint, d: bigint, ann: bigint) =>
    ann * (x + y) * 4n * x * y + d * 4n * x * y - ann * d * 4n * x * y - d ** 3n

  it('never reduces the stableswap invariant', () => {
    fc.assert(
      fc.property(balance, balance, amp, fc.bigInt({ min: 1n, max: 10n ** 26n }), (x, y, a, amountIn) => {
        const out = stableswap([x, y], [1n, 1n], a, 0n).amountOut(0, 1, amountIn) ?? 0n
        // D by bisection on the closed equation, independent of Newton steps.
        let [low, high] = [0n, x + y + 1n]
        while (high - low > 1n) {
          const middle = (low + high) / 2n
          if (invariantAt(x, y, middle, 2n * a) >= 0n) low = middle
          else high = middle
        }
        // Curve's integer D is within two units of the real one, and that much of a unit per token may be lost.
        expect(invariantAt(x + amountIn, y - out + 4n, low, 2n * a)).toBeGreaterThanOrEqual(0n)
      }),
      { numRuns: 200 },
    )
  })

  it('pays the same output as Curve', () => {
    // The invariant solved with 80 digits gives 999990099.098 for A = 100.
    const curve = stableswap([10n ** 12n, 10n ** 12n], [1n, 1n], 100n, 0n)
    expect(curve.amountOut(0, 1, 10n ** 9n)).toBe(999_990_099n)
    expect(stableswap([10n ** 12n, 10n ** 12n], [1n, 1n], 100n, 4_000_000n).amountOut(0, 1, 10n ** 9n)).toBe(999_590_103n)
  })

  it('ends the search for the input of the last units of a stableswap reserve', () => {
    for (let kept = 1n; kept < 20n; kept++) {
      const curve = stableswap([10n ** 12n, 10n ** 12n], [1n, 1n], 100n, 0n)
      const amountIn = curve.amountIn(0, 1, 10n ** 12n - kept)
      if (amountIn !== undefined) expect(curve.amountOut(0, 1, amountIn)).toBeGreaterThanOrEqual(10n ** 12n - kept)
    }
  })

  it('scales the tokens of a stableswap pool by their rates', () => {
    const curve = stableswap([10n ** 12n, 10n ** 24n], [10n ** 12n, 1n], 100n, 0n)
    const out = curve.amountOut(0, 1, 10n ** 6n) ?? 0n
    expect(out).toBeGreaterThan(999_999n * 10n ** 12n)
    expect(out).toBeLessThan(10n ** 18n)
  })

  it('requires the least input for an output, and pays less than its rate', () => {
    fc.assert(
      fc.property(balance, balance, amp, fc.bigInt({ min: 1n, max: 10n ** 26n }), (x, y, a, wanted) => {
        const curve = stableswap([x, y], [1n, 1n], a, 4_000_000n)
        expectLeastInput(curve, 0, 1, wanted)
      }),
      { numRuns: 200 },
    )
  })
})

describe('transmuter', () => {
  it('pays one for one from a transmuter, up to its reserve', () => {
    const curve = transmuter([5n, 100n], 0n)
    expect(curve.amountOut(0, 1, 100n)).toBe(100n)
    expect(curve.amountOut(0, 1, 101n)).toBeUndefined()
    expect(curve.amountIn(0, 1, 101n)).toBeUndefined()
    expect(curve.after(0, 1, 60n, 60n).amountOut(0, 1, 41n)).toBeUndefined()
  })
})

describe('concentrated liquidity', () => {
  it('calculates the prices of the contract at the lowest and the highest tick', () => {
    expect(sqrtPriceAtTick(MIN_TICK)).toBe(MIN_SQRT_PRICE)
    expect(sqrtPriceAtTick(MAX_TICK)).toBe(MAX_SQRT_PRICE)
    expect(sqrtPriceAtTick(0)).toBe(1n << 96n)
  })

  it('calculates the tick of every price', () => {
    fc.assert(
      fc.property(fc.integer({ min: MIN_TICK, max: MAX_TICK - 1 }), (tick) => {
        expect(tickAtSqrtPrice(sqrtPriceAtTick(tick))).toBe(tick)
        expect(tickAtSqrtPrice(sqrtPriceAtTick(tick + 1) - 1n)).toBe(tick)
      }),
      { numRuns: 200 },
    )
  })

  it('uses the rate of the nearest range ahead if no liquidity is at the price, and no rate if none is ahead', () => {
    const ticks = [
      { tick: 100, liquidityNet: 10n ** 18n },
      { tick: 200, liquidityNet: -(10n ** 18n) },
    ]
    const curve = concentrated({ sqrtPrice: 1n << 96n, tick: 0, liquidity: 0n }, { ticks, tickSpacing: 1, fee: 3000n })
    const { numerator, denominator } = curve.rate(1, 0)!
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(0.997 / 1.0001 ** 100, 12)
    expect(curve.rate(0, 1)).toBeUndefined()
  })

  /** Ranges of liquidity around the price, as positions make them. */
  const pool = fc
    .record({
      spacing: fc.constantFrom(1, 10, 60),
      centre: fc.integer({ min: -2000, max: 2000 }),
      ranges: fc.array(
        fc.record({
          low: fc.integer({ min: -400, max: -1 }),
          high: fc.integer({ min: 1, max: 400 }),
          liquidity: fc.bigInt({ min: 10n ** 6n, max: 10n ** 24n }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fee: fc.constantFrom(0n, 500n, 3000n, 10_000n),
    })
    .map(({ spacing, centre, ranges, fee }) => {
      const net = new Map<number, bigint>()
      const base = centre * spacing
      for (const { low, high, liquidity } of ranges) {
        for (const [tick, change] of [
          [base + low * spacing, liquidity],
          [base + high * spacing, -liquidity],
        ] as const) {
          net.set(tick, (net.get(tick) ?? 0n) + change)
        }
      }
      const ticks = [...net].map(([tick, liquidityNet]) => ({ tick, liquidityNet })).sort((a, b) => a.tick - b.tick)
      const liquidity = ranges.reduce((sum, range) => sum + range.liquidity, 0n)
      const sqrtPrice = sqrtPriceAtTick(base) + 12_345n
      return {
        curve: concentrated({ sqrtPrice, tick: base, liquidity }, { ticks, tickSpacing: spacing, fee }),
        reference: { sqrtPriceX96: sqrtPrice, liquidity, ticks, feePpm: fee },
      }
    })

  it('pays the output of the Uniswap v3 whitepaper, less only the rounding', () => {
    fc.assert(
      fc.property(pool, fc.bigInt({ min: 1n, max: 10n ** 24n }), fc.boolean(), ({ curve, reference }, amountIn, zeroForOne) => {
        const [from, to] = zeroForOne ? [0, 1] : [1, 0]
        const ideal = idealOutput(reference, zeroForOne, amountIn)
        const out = curve.amountOut(from, to, amountIn)
        if (ideal === undefined || out === undefined) {
          // Both run out at the same amount, give or take a unit for every stretch.
          const less = amountIn - amountIn / 1000n - 100n
          if (out === undefined && less > 0n) expect(ideal === undefined || curve.amountOut(from, to, less)).toBeTruthy()
          else expect(out === undefined || curve.amountOut(from, to, amountIn + amountIn / 1000n + 100n) === undefined).toBe(true)
          return
        }
        // Every stretch and tick loses up to a unit of input and one of output.
        const rate = curve.rate(from, to)
        const unit = rate ? rate.numerator / rate.denominator + 1n : 1n
        expect(out * ONE).toBeLessThanOrEqual(ideal + ideal / 10n ** 20n + ONE)
        expect(ideal - out * ONE).toBeLessThanOrEqual(20n * (unit + 1n) * ONE + ideal / 10n ** 9n)
      }),
      { numRuns: 300 },
    )
  })

  it('rejects an amount that concentrated liquidity could fill only in part', () => {
    fc.assert(
      fc.property(pool, fc.boolean(), ({ curve }, zeroForOne) => {
        const [from, to] = zeroForOne ? [0, 1] : [1, 0]
        // Both tokens of a range are bounded: nothing takes or pays 2^200 units at these prices.
        expect(curve.amountOut(from, to, 1n << 200n)).toBeUndefined()
        expect(curve.amountIn(from, to, 1n << 200n)).toBeUndefined()
      }),
      { numRuns: 100 },
    )
  })

  it('requires the least input for an output, and pays less than its rate', () => {
    fc.assert(
      fc.property(pool, fc.bigInt({ min: 1n, max: 10n ** 22n }), fc.boolean(), ({ curve }, wanted, zeroForOne) => {
        const [from, to] = zeroForOne ? [0, 1] : [1, 0]
        expectLeastInput(curve, from, to, wanted)
        expectRateAbove(curve, from, to, wanted)
      }),
      { numRuns: 200 },
    )
  })

  it('quotes a second trade from the state after the first', () => {
    fc.assert(
      fc.property(pool, fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.boolean(), ({ curve }, amountIn, zeroForOne) => {
        const [from, to] = zeroForOne ? [0, 1] : [1, 0]
        const first = curve.amountOut(from, to, amountIn)
        const whole = curve.amountOut(from, to, 2n * amountIn)
        if (first === undefined || whole === undefined) return
        const second = curve.after(from, to, amountIn, first).amountOut(from, to, amountIn) ?? 0n
        // Two halves end within rounding of the whole: a unit of input each, at the price of the moment.
        const rate = curve.rate(from, to)
        const unit = rate ? rate.numerator / rate.denominator + 1n : 1n
        const difference = whole - first - second
        expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(8n * unit + 8n)
      }),
      { numRuns: 200 },
    )
  })
})

describe('every curve', () => {
  it('pays less than the rate before the trade, on every curve', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, feePpm, (x, y, amountIn, fee) => {
        expectRateAbove(constantProduct([x, y], fee), 0, 1, amountIn)
        expectRateAbove(weighted([x, y], [3n, 1n], fee), 0, 1, amountIn)
        expectRateAbove(transmuter([x, y], fee), 0, 1, amountIn)
      }),
    )
  })
})
