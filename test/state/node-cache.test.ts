import { expect, it } from 'vitest'
import { NodeCache } from '../../src/state/node-cache.js'

/** Returns the names whose values a cache holds. */
const held = (cache: NodeCache, ...names: number[]) => names.filter((name) => cache.find(name)?.value !== undefined)

it('drops the oldest values when it is full', () => {
  const cache = new NodeCache(100)
  for (let name = 1; name <= 6; name++) cache.hold(name, `value ${name}`, 25)
  expect(held(cache, 1, 2, 3, 4, 5, 6)).toEqual([3, 4, 5, 6])
  expect(cache.size).toBe(100)
  cache.hold(7, 'value 7', 1)
  expect(held(cache, 3, 4, 5, 6, 7)).toEqual([4, 5, 6, 7])
})

it('keeps a value that was read since it last made room, once', () => {
  const cache = new NodeCache(100)
  const first = cache.hold(1, 'read', 25)
  for (let name = 2; name <= 4; name++) cache.hold(name, 'not read', 25)
  first.isUsed = true
  cache.hold(5, 'new', 25)
  expect(held(cache, 1, 2, 3, 4, 5)).toEqual([1, 4, 5])
  for (let name = 6; name <= 9; name++) cache.hold(name, 'new', 25)
  expect(first.value).toBeUndefined()
})

it('holds the newest value even if it is larger than the limit, and drops it for the next one', () => {
  const cache = new NodeCache(100)
  cache.hold(1, 'small', 10)
  const large = cache.hold(2, 'large', 1_000)
  expect(held(cache, 1, 2)).toEqual([2])
  cache.hold(3, 'small', 10)
  expect(large.value).toBeUndefined()
  expect(held(cache, 2, 3)).toEqual([3])
  expect(cache.size).toBe(10)
})

it('holds nothing with a limit of 0', () => {
  const cache = new NodeCache(0)
  const place = cache.hold(1, 'value', 1)
  place.isUsed = true
  expect(place.value).toBeUndefined()
  expect(cache.find(1)).toBeUndefined()
})

it('replaces the value of a name', () => {
  const cache = new NodeCache(100)
  const before = cache.hold(1, 'before', 60)
  cache.hold(1, 'after', 60)
  expect(before.value).toBeUndefined()
  expect(cache.find(1)?.value).toBe('after')
  expect(cache.size).toBe(60)
})
