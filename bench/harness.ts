/** Something that is measured against others. */
export interface Contender {
  readonly name: string
  /** Runs the work of one measurement. */
  run(): Promise<unknown>
}

/** A middle value with the limits between which it lies, by the sign test, in 95 of 100 cases. */
export interface Estimate {
  readonly median: number
  readonly low: number
  readonly high: number
}

export interface Result {
  readonly name: string
  /** Milliseconds of one run. */
  readonly time: Estimate
  /** Ratio of the time to that of the first contender, compared within each round. */
  readonly ratio: Estimate
}

export function estimate(samples: readonly number[]): Estimate {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (index: number) => sorted[Math.max(0, Math.min(sorted.length - 1, index))] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const margin = Math.ceil(0.98 * Math.sqrt(sorted.length))
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(Math.floor(middle) - margin),
    high: at(Math.ceil(middle) + margin),
  }
}

/** Number of rounds, and number of consecutive runs in one measurement of a round. */
export interface Effort {
  readonly rounds: number
  readonly batch?: number
  /** Milliseconds that have passed; time as it goes by, unless given. */
  readonly clock?: () => number
}

/** A contender that measures itself. */
export interface Reporter {
  readonly name: string
  /** Runs the work once, and returns its measurements in milliseconds, in the same order each time. */
  measure(): Promise<readonly number[]>
}

/** Compares contenders by what they measure themselves: by turns, as `compare`. Returns the results of each measurement. */
export async function compareReports(contenders: readonly Reporter[], rounds: number): Promise<readonly Result[][]> {
  const samples = contenders.map((): (readonly number[])[] => [])
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round + 1) % contenders.length
      const measured = await contenders[index]?.measure()
      if (round >= 0 && measured) samples[index]?.push(measured)
    }
  }
  const measurements = samples[0]?.[0]?.length ?? 0
  return Array.from({ length: measurements }, (_, column) =>
    resultsOf(
      contenders.map(({ name }) => name),
      samples.map((rows) => rows.map((row) => row[column] ?? Number.NaN)),
    ),
  )
}

/** Runs the contenders by turns, so that what slows the machine down for a while slows all of them, and in a new order each round. */
export async function compare(
  contenders: readonly Contender[],
  { rounds, batch = 1, clock = () => performance.now() }: Effort,
): Promise<Result[]> {
  const samples = contenders.map((): number[] => [])
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round + 1) % contenders.length
      const start = clock()
      for (let run = 0; run < batch; run++) await contenders[index]?.run()
      // The first round is for warming up.
      if (round >= 0) samples[index]?.push((clock() - start) / batch)
    }
  }
  return resultsOf(
    contenders.map(({ name }) => name),
    samples,
  )
}

function resultsOf(names: readonly string[], samples: readonly (readonly number[])[]): Result[] {
  const first = samples[0] ?? []
  return names.map((name, index) => {
    const own = samples[index] ?? []
    return { name, time: estimate(own), ratio: estimate(own.map((sample, round) => sample / (first[round] ?? Number.NaN))) }
  })
}

const time = (milliseconds: number) =>
  milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`

/** A table for people, as Markdown. */
export function print(title: string, results: readonly Result[]): void {
  console.log(`\n### ${title}\n\n| | median | of 95 % | ratio | of 95 % |\n| --- | ---: | ---: | ---: | ---: |`)
  for (const { name, time: taken, ratio } of results) {
    const spread = `${time(taken.low)} … ${time(taken.high)}`
    console.log(
      `| ${name} | ${time(taken.median)} | ${spread} | ${ratio.median.toFixed(2)} | ${ratio.low.toFixed(2)} … ${ratio.high.toFixed(2)} |`,
    )
  }
}
