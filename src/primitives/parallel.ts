/**
 * Does the same with every item, some at a time, and keeps their order. Rejects with the first failure; what has not begun by then never does.
 *
 * @param limit how many at a time
 */
export async function inParallel<Item, Outcome>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // The lanes draw from one queue.
  const queue = items.entries()
  let hasFailed = false
  const lane = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      outcomes[index] = await work(item)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
  } finally {
    hasFailed = true
  }
  return outcomes
}
