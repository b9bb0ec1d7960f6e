/** The word among `words` that was probably meant: a slip or two away, more for longer words. */
export function nearest(given: string, words: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.min(3, Math.floor(given.length / 3)) + 1
  for (const word of words) {
    const slips = distance(given.toLowerCase(), word.toLowerCase())
    if (slips >= least) continue
    best = word
    least = slips
  }
  return best
}

/** How many letters must be inserted, removed or replaced to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
