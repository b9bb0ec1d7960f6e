import { expect, test } from 'vitest'
import { simulate } from './simulation.js'

test('nodes that differ in engine, store, history, cache, pool, clock and locale have the same app hashes and results for random blocks', async () => {
  const { blocks, refused, failed, proposed, restarts, joins } = await simulate(150, 'determinism')
  expect(blocks).toBe(150)
  // Otherwise the blocks would contain little to disagree about.
  for (const count of [refused, failed, proposed, restarts]) expect(count).toBeGreaterThan(5)
  expect(joins).toBeGreaterThan(0)
})

test('the same seed gives the same chain', async () => {
  const [one, two] = [await simulate(20, 'again'), await simulate(20, 'again')]
  expect(one).toEqual(two)
})
