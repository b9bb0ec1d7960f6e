import { describe, expect, test } from 'vitest'
import { type Contender, compare, estimate } from '../../bench/harness.js'

describe('the harness of the benchmarks', () => {
  test('computes the median and its confidence interval', () => {
    expect(estimate([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 })
    const hundred = Array.from({ length: 100 }, (_, i) => i)
    expect(estimate(hundred)).toEqual({ median: 49.5, low: 39, high: 60 })
  })

  test('runs every contender once a round in a new order, and compares within the round', async () => {
    let now = 0
    const order: string[] = []
    const contender = (name: string, cost: number): Contender => ({
      name,
      async run() {
        order.push(name)
        now += cost
      },
    })
    const results = await compare([contender('a', 10), contender('b', 25)], { rounds: 3, clock: () => now })
    expect(order.join('')).toBe('abbaabba')
    expect(results.map(({ name, time, ratio }) => [name, time.median, ratio.median])).toEqual([
      ['a', 10, 1],
      ['b', 25, 2.5],
    ])
  })
})
