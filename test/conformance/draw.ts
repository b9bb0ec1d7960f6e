import { createHash } from 'node:crypto'

/**
 * A sample that depends on the seed and the names alone: the `count` items whose name has the lowest hash under the seed. They keep their order.
 */
export function draw<T>(seed: string, items: readonly T[], count: number, nameOf: (item: T) => string): T[] {
  if (items.length <= count) return [...items]
  const rank = (item: T) =>
    createHash('sha256')
      .update(`${seed}\n${nameOf(item)}`)
      .digest('hex')
  const ranks = new Map(items.map((item) => [item, rank(item)]))
  const chosen = new Set([...items].sort((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1)).slice(0, count))
  return items.filter((item) => chosen.has(item))
}
