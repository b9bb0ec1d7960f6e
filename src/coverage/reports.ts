/** Reports of coverage. Items without code in any contract are left out of all totals, which LCOV and Istanbul cannot express otherwise. */
import type { Json } from '../primitives/json.js'
import type { CoveredStatement, FileCoverage, ItemCount, SourceCoverage, Span } from './source-coverage.js'

/** Names of the counts of a file. */
export const METRICS = ['lines', 'statements', 'branches', 'functions'] as const
export type Metric = (typeof METRICS)[number]

export interface MetricTotal {
  readonly hit: number
  readonly missed: number
  /** Items of which no contract has code. */
  readonly withoutCode: number
}

export type Totals = Readonly<Record<Metric, MetricTotal>>

/** Returns how often each line with statements ran: as often as the statement that ran most. */
export function lineCounts({ statements }: FileCoverage): ReadonlyMap<number, ItemCount> {
  const lines = new Map<number, ItemCount>()
  for (const { span, count } of statements) {
    const { line } = span.start
    const known = lines.get(line)
    lines.set(line, known === undefined ? count : Math.max(known, count ?? 0))
  }
  return new Map([...lines].sort(([one], [other]) => one - other))
}

export function totalsOf(files: readonly FileCoverage[]): Totals {
  const counts: Record<Metric, ItemCount[]> = { lines: [], statements: [], branches: [], functions: [] }
  for (const file of files) {
    counts.lines.push(...lineCounts(file).values())
    counts.statements.push(...file.statements.map(({ count }) => count))
    counts.branches.push(...file.branches.flatMap(({ arms }) => arms.map(({ count }) => count)))
    counts.functions.push(...file.functions.map(({ count }) => count))
  }
  const total = (items: readonly ItemCount[]): MetricTotal => ({
    hit: items.filter((count) => count !== undefined && count > 0).length,
    missed: items.filter((count) => count === 0).length,
    withoutCode: items.filter((count) => count === undefined).length,
  })
  return {
    lines: total(counts.lines),
    statements: total(counts.statements),
    branches: total(counts.branches),
    functions: total(counts.functions),
  }
}

/** Returns the percentage of items that were hit, 100 where there are none. */
export function percentageOf({ hit, missed }: MetricTotal): number {
  return hit + missed === 0 ? 100 : (100 * hit) / (hit + missed)
}

/** Returns metrics that are below their thresholds in percent. */
export function belowThresholds(totals: Totals, thresholds: Partial<Record<Metric, number>>): string[] {
  return METRICS.flatMap((metric) => {
    const [least, reached] = [thresholds[metric], percentageOf(totals[metric])]
    return least !== undefined && reached < least ? [`${metric}: ${shown(reached)} % is below the threshold of ${least} %`] : []
  })
}

/** Rounds down, so that 100 means all. */
function shown(percentage: number): string {
  return (Math.floor(percentage * 100) / 100).toFixed(2)
}

const hasCode = (item: CoveredStatement): item is CoveredStatement & { readonly count: number } => item.count !== undefined

/** Returns coverage as an LCOV trace file. */
export function lcovOf({ files }: Pick<SourceCoverage, 'files'>): string {
  return files.map(lcovOfFile).join('')
}

function lcovOfFile(file: FileCoverage): string {
  const functions = file.functions.flatMap(({ name, span, count }) => (count === undefined ? [] : [{ name, line: span.start.line, count }]))
  const seen = new Map<string, number>()
  // LCOV knows functions by their names, and overloads have one.
  const named = functions.map((one) => {
    const number = (seen.get(one.name) ?? 0) + 1
    seen.set(one.name, number)
    return number === 1 ? one : { ...one, name: `${one.name}.${number}` }
  })
  const branches = file.branches.flatMap(({ span, arms }, block) =>
    arms.flatMap(({ count }, arm) => (count === undefined ? [] : [{ line: span.start.line, block, arm, count }])),
  )
  const lines = [...lineCounts(file)].flatMap(([line, count]) => (count === undefined ? [] : [{ line, count }]))
  const hits = (items: readonly { readonly count: number }[]) => items.filter(({ count }) => count > 0).length
  return [
    'TN:',
    `SF:${file.file}`,
    ...named.map(({ name, line }) => `FN:${line},${name}`),
    ...named.map(({ name, count }) => `FNDA:${count},${name}`),
    `FNF:${named.length}`,
    `FNH:${hits(named)}`,
    ...branches.map(({ line, block, arm, count }) => `BRDA:${line},${block},${arm},${count}`),
    `BRF:${branches.length}`,
    `BRH:${hits(branches)}`,
    ...lines.map(({ line, count }) => `DA:${line},${count}`),
    `LF:${lines.length}`,
    `LH:${hits(lines)}`,
    'end_of_record',
    '',
  ].join('\n')
}

/** Returns coverage in Istanbul's form, by the paths of files. */
export function istanbulOf(
  { files }: Pick<SourceCoverage, 'files'>,
  pathOf: (file: string) => string = (file) => file,
): Record<string, Json> {
  return Object.fromEntries(files.map((file) => [pathOf(file.file), istanbulOfFile(file, pathOf(file.file))]))
}

function istanbulOfFile({ functions, statements, branches }: FileCoverage, path: string): Json {
  const runs = statements.filter(hasCode)
  const entered = functions.flatMap(({ name, span, count }) => (count === undefined ? [] : [{ name, span, count }]))
  const taken = branches.flatMap(({ kind, span, arms }) => {
    const measured = arms.filter(hasCode)
    return measured.length === 0 ? [] : [{ kind, span, arms: measured }]
  })
  const keyed = <Item>(items: readonly Item[], jsonOf: (item: Item) => Json): Json =>
    Object.fromEntries(items.map((item, i) => [`${i}`, jsonOf(item)]))
  return {
    path,
    statementMap: keyed(runs, ({ span }) => locationOf(span)),
    s: keyed(runs, ({ count }) => count),
    fnMap: keyed(entered, ({ name, span }) => ({ name, line: span.start.line, decl: locationOf(span), loc: locationOf(span) })),
    f: keyed(entered, ({ count }) => count),
    branchMap: keyed(taken, ({ kind, span, arms }) => ({
      type: kind,
      line: span.start.line,
      loc: locationOf(span),
      locations: arms.map((arm) => locationOf(arm.span)),
    })),
    b: keyed(taken, ({ arms }) => arms.map(({ count }) => count)),
  }
}

/** Istanbul counts columns from 0. */
function locationOf({ start, end }: Span): Json {
  return { start: { line: start.line, column: start.column - 1 }, end: { line: end.line, column: end.column - 1 } }
}

/** Returns coverage as a table in Markdown, with the lines that were missed. */
export function markdownOf({ files }: Pick<SourceCoverage, 'files'>): string {
  const row = (name: string, totals: Totals, missed: string) =>
    `| ${name} | ${METRICS.map((metric) => cellOf(totals[metric])).join(' | ')} | ${missed} |`
  const totals = totalsOf(files)
  const withoutCode = totals.statements.withoutCode
  return [
    '| file | lines | statements | branches | functions | missed lines |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...files.map((file) => row(escaped(file.file), totalsOf([file]), missedLines(file))),
    row('**all**', totals, ''),
    '',
    ...(withoutCode > 0 ? [`${withoutSentence(withoutCode)}`, ''] : []),
  ].join('\n')
}

/** Returns a sentence about statements without code. */
export function withoutSentence(statements: number): string {
  const some = statements === 1 ? '1 statement has' : `${statements} statements have`
  return `${some} no code in any contract, counted neither as hit nor as missed: dead code, and what the optimizer has removed or merged. Compile with optimizer.enabled = false and viaIR = false to measure the latter.`
}

function cellOf(total: MetricTotal): string {
  return `${shown(percentageOf(total))} % (${total.hit}/${total.hit + total.missed})`
}

/** Names of files are those of a build, which may be anything. */
function escaped(text: string): string {
  return text.replaceAll(/[|\\`*_<>[\]\r\n]/g, (character) => (character === '\r' || character === '\n' ? ' ' : `\\${character}`))
}

function missedLines(file: FileCoverage): string {
  const missed = [...lineCounts(file)].filter(([, count]) => count === 0).map(([line]) => line)
  const ranges: [number, number][] = []
  for (const line of missed) {
    const last = ranges.at(-1)
    if (last && last[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}
