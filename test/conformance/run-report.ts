import { caseName, type Part, partName, type Report } from './task.js'

const FAILURES_PRINTED = 50
/** Slow parts that are named at the end. */
const SLOWEST = 5
/** Parts at work that are named in a line of progress. */
const RUNNING_NAMED = 8

interface Tally {
  readonly parts: number
  partsDone: number
  passed: number
  failed: number
  notApplicable: number
}

/** Counts the cases of a run, prints its failures as they happen, and says how far it is and how it ended. */
export class RunReport {
  readonly #start = performance.now()
  readonly #tallies = new Map<string, Tally>()
  /** When each of the parts was started that are being run. */
  readonly #running = new Map<Part, number>()
  #ignored = 0
  readonly #times: { readonly name: string; readonly time: number }[] = []
  /** Number of cases that were not applicable, by the reason. */
  readonly #reasons = new Map<string, number>()

  constructor(all: readonly Part[]) {
    for (const { suite } of all) {
      const parts = (this.#tallies.get(suite)?.parts ?? 0) + 1
      this.#tallies.set(suite, { parts, partsDone: 0, passed: 0, failed: 0, notApplicable: 0 })
    }
  }

  get passed(): number {
    return this.#sum(({ passed }) => passed)
  }

  get failed(): number {
    return this.#sum(({ failed }) => failed)
  }

  partStarted(part: Part): void {
    this.#running.set(part, performance.now())
  }

  caseEnded(part: Part, { id, failure, notApplicable }: Extract<Report, { kind: 'case' }>): void {
    if (failure !== undefined) {
      this.#fail(part, id, failure)
    } else if (notApplicable !== undefined) {
      this.#tallyOf(part).notApplicable++
      this.#reasons.set(notApplicable, (this.#reasons.get(notApplicable) ?? 0) + 1)
    } else {
      this.#tallyOf(part).passed++
    }
  }

  /** @param report says why the part was not run to its end, or why it is no part of the suite */
  partEnded(part: Part, { failure, ignored }: Pick<Extract<Report, { kind: 'part' }>, 'failure' | 'ignored'>): void {
    this.#times.push({ name: partName(part), time: performance.now() - (this.#running.get(part) ?? this.#start) })
    this.#running.delete(part)
    this.#tallyOf(part).partsDone++
    if (failure !== undefined) this.#fail(part, 'the whole part', failure)
    if (ignored === undefined) return
    this.#ignored++
    console.log(`ignored ${partName(part)}: ${ignored}`)
  }

  /** A line about a run that goes on. */
  progress(): string {
    const parts = `${this.#sum(({ partsDone }) => partsDone)} of ${this.#sum((tally) => tally.parts)} parts`
    const names = [...this.#running.keys()].map(partName)
    const now = names.length > RUNNING_NAMED ? `${names.length} parts` : names.join(', ')
    return `${parts}, ${this.passed} cases passed, ${this.failed} failed, after ${this.#elapsed}; at work on ${now}`
  }

  /** Lines about a run that has ended. The last one has the counts. */
  summary(): string {
    const unprinted = this.failed - FAILURES_PRINTED
    const rows = [...this.#tallies].map(([suite, { parts, passed, failed, notApplicable }]) => [
      suite,
      parts,
      passed,
      failed,
      notApplicable,
    ])
    const slowest = this.#times.toSorted((a, b) => b.time - a.time).slice(0, SLOWEST)
    return [
      ...(unprinted > 0 ? [`… and ${unprinted} failures more`] : []),
      table([['suite', 'parts', 'passed', 'failed', 'not applicable'], ...rows]),
      ...slowest.map(({ name, time }) => `slow: ${seconds(time)} ${name}`),
      ...[...this.#reasons].map(([reason, count]) => `not applicable: ${count} × ${reason}`),
      ...(this.#ignored > 0 ? [`ignored: ${this.#ignored} files without tests`] : []),
      `conformance: ${this.passed} passed, ${this.failed} failed, in ${this.#elapsed}`,
    ].join('\n')
  }

  #fail(part: Part, id: string, failure: string): void {
    this.#tallyOf(part).failed++
    if (this.failed <= FAILURES_PRINTED) console.log(`FAILED ${caseName(part, id)}\n    ${failure.replaceAll('\n', '\n    ')}`)
  }

  #tallyOf({ suite }: Part): Tally {
    const tally = this.#tallies.get(suite)
    if (!tally) throw new Error(`no part of ${suite} was to be run`)
    return tally
  }

  #sum(count: (tally: Tally) => number): number {
    return [...this.#tallies.values()].reduce((sum, tally) => sum + count(tally), 0)
  }

  get #elapsed(): string {
    return seconds(performance.now() - this.#start)
  }
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}

/** Columns of equal width: the first flush left, the numbers flush right. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const cell = (value: string | number, column: number) =>
    column === 0 ? String(value).padEnd(widths[column] ?? 0) : String(value).padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}
