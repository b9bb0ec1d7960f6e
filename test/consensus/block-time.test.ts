import { expect, test } from 'vitest'
import { BlockTime } from '../../src/consensus/block-time.js'
import { ManualClock } from '../support/manual-clock.js'

test('a timestamp for the next block is void once the chain has passed it', () => {
  const time = new BlockTime(new ManualClock(1_000_000), false)
  time.setNext(2_000n, 1_500n)
  expect(time.peek(1_500n)).toBe(2_000n)
  // A failed write brings a setting back that a block has used meanwhile.
  expect(time.peek(2_000n)).toBe(2_001n)
  expect(time.take(2_000n)).toBe(2_001n)
  expect(time.settings().next).toBeUndefined()
  expect(time.peek(2_001n)).toBe(2_002n)
})
