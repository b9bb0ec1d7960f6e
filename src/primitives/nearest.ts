/** Returns the word of `words` closest to a misspelled one; undefined if none is close. Longer words may differ in more letters. */
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

/** Returns the edit distance of two words: insertions, deletions, replacements and swaps of adjacent letters (optimal string alignment). */
function distance(from: string, to: string): number {
  let above: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1)
      const isSwap = i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j]
      const swapped = isSwap ? (above[j - 1] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    above = row
    row = next
  }
  return row.at(-1) ?? 0
}
