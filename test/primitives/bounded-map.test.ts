import { expect, test } from 'vitest'
import { BoundedMap } from '../../src/primitives/bounded-map.js'

test('deletes the entry that was added first beyond the limit', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  map.set('c', 4)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 4],
  ])
})

test('holds every entry without a limit, and none with the limit 0', () => {
  const all = new BoundedMap<number, number>(Number.POSITIVE_INFINITY)
  for (let i = 0; i < 100; i++) all.set(i, i)
  expect(all.size).toBe(100)
  expect(new BoundedMap<number, number>(0).set(1, 1).size).toBe(0)
})
