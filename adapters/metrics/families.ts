/** Families of metrics, in the terms of Prometheus. A family has one sample for each combination of labels. */

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** Suffix of the family's name: `_bucket`, `_sum` or `_count` of a histogram. */
  readonly suffix?: string
  readonly labels?: Labels
  readonly value: number
}

export interface Family {
  readonly name: string
  /** Description, one sentence in one line. */
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** Counter: a count that only increases, for each combination of labels. */
export class Counter {
  readonly #counts = new Map<string, { readonly labels: Labels; value: number }>()

  add(labels: Labels, amount = 1): void {
    const key = JSON.stringify(labels)
    const count = this.#counts.get(key)
    if (count) count.value += amount
    else this.#counts.set(key, { labels, value: amount })
  }

  samples(): readonly Sample[] {
    return [...this.#counts.values()].map(({ labels, value }) => ({ labels, value }))
  }
}

interface Distribution {
  readonly labels: Labels
  /** Number of values in each bucket. A value is counted in its first bucket only. */
  readonly counts: number[]
  sum: number
  count: number
}

/** Histogram: a distribution of values, for each combination of labels. */
export class Histogram {
  readonly #bounds: readonly number[]
  readonly #distributions = new Map<string, Distribution>()

  /** @param bounds upper bounds of the buckets, ascending; a last bucket without a bound is added */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
  }

  observe(labels: Labels, value: number): void {
    const key = JSON.stringify(labels)
    const distribution = this.#distributions.get(key) ?? { labels, counts: this.#bounds.map(() => 0), sum: 0, count: 0 }
    this.#distributions.set(key, distribution)
    const bucket = this.#bounds.findIndex((bound) => value <= bound)
    if (bucket >= 0) distribution.counts[bucket] = (distribution.counts[bucket] ?? 0) + 1
    distribution.sum += value
    distribution.count++
  }

  samples(): readonly Sample[] {
    return [...this.#distributions.values()].flatMap(({ labels, counts, sum, count }) => {
      let below = 0
      const buckets = this.#bounds.map((bound, index): Sample => {
        below += counts[index] ?? 0
        return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
      })
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]
    })
  }
}
