import { createHash } from 'node:crypto'

/**
 * A sample that depends on the seed and the names alone: the `count` items whose name has the lowest hash under the seed. They keep their order.
 */
export function draw<T>(seed: string, items: readonly T[], count: number, nameOf: (item: T) => string): T[] {
  if (items.length <= count) return [...items]
  const chosen = new Set(shuffled(seed, items, nameOf).slice(0, count))
  return items.filter((item) => chosen.has(item))
}

/** The items in an order that depends on the seed and the names alone. */
export function shuffled<T>(seed: string, items: readonly T[], nameOf: (item: T) => string): T[] {
  const rank = (item: T) =>
    createHash('sha256')
      .update(`${seed}\n${nameOf(item)}`)
      .digest('hex')
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item)
}
