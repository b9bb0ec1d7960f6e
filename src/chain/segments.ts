/**
 * Append-only data in segments. The last one is open: its owner writes to it. The others are sealed and may be shared, so that a fork costs
 * next to nothing, and so does going back: a sealed segment is seen up to a certain entry, and what lies behind is forgotten.
 */

/** The first `size` entries of a segment. */
export interface View<Segment> {
  readonly segment: Segment
  readonly size: number
}

/**
 * Merges small segments at the end until each is more than twice as large as the next, so that there are few of them, however often their owner
 * forks or goes back; an entry is copied a logarithmic number of times in its life. A view of less than half of its segment is copied too, for
 * the segment to be let go.
 *
 * @param join makes one segment of what views show, in their order
 */
export function compact<Segment extends { readonly size: number }>(
  views: readonly View<Segment>[],
  join: (first: View<Segment>, ...others: readonly View<Segment>[]) => Segment,
): View<Segment>[] {
  const joined = (first: View<Segment>, ...others: readonly View<Segment>[]): View<Segment> => {
    const segment = join(first, ...others)
    return { segment, size: segment.size }
  }
  const kept: View<Segment>[] = []
  for (const view of views) {
    if (view.size === 0) continue
    let last = 2 * view.size < view.segment.size ? joined(view) : view
    for (let previous = kept.at(-1); previous && previous.size <= 2 * last.size; previous = kept.at(-1)) {
      last = joined(previous, last)
      kept.pop()
    }
    kept.push(last)
  }
  return kept
}
