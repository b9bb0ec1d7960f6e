/** Gas profiles as text for other tools and for people. */
import { escaped, grouped } from '../explain/words.js'
import { GAS_PURPOSES, type GasNode, type GasProfile, gasByFunction } from './gas-profile.js'

/** Characters of a name that are shown. */
const LONGEST_NAME = 200

/** A name for people: without control characters, and not endless. */
export function shownName(name: string): string {
  const text = escaped(name)
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text
}

/** Returns the gas as folded stacks, a line for each node, as flame graph tools read them: `Coin.transfer;Coin._transfer 29012`. */
export function foldedStacks({ nodes }: Pick<GasProfile, 'nodes'>): string {
  const stacks: string[] = []
  const lines: string[] = []
  for (const { name, caller, self } of nodes) {
    const own = shownName(name).replaceAll(';', ':').replaceAll(/\s/g, ' ')
    const stack = caller === undefined ? own : `${stacks[caller]};${own}`
    stacks.push(stack)
    if (self > 0n) lines.push(`${stack} ${self}\n`)
  }
  return lines.join('')
}

/**
 * Returns the gas as a file of speedscope, which shows it as a flame graph, sorted and by function. Its weights are numbers, so that amounts above 2^53 are
 * rounded.
 *
 * @param name title of the profile
 */
export function speedscopeOf({ nodes }: Pick<GasProfile, 'nodes'>, name = 'gas'): string {
  const frames: { name: string; file?: string; line?: number }[] = []
  const places = new Map<string, number>()
  const frameOf = ({ name: own, file, line }: GasNode): number => {
    const key = JSON.stringify([own, file, line])
    const known = places.get(key) ?? frames.length
    if (known === frames.length) {
      frames.push({ name: shownName(own), ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) })
      places.set(key, known)
    }
    return known
  }
  const stacks: number[][] = []
  const [samples, weights]: [number[][], number[]] = [[], []]
  for (const node of nodes) {
    const stack = [...(node.caller === undefined ? [] : (stacks[node.caller] ?? [])), frameOf(node)]
    stacks.push(stack)
    if (node.self === 0n) continue
    samples.push(stack)
    weights.push(Number(node.self))
  }
  const endValue = weights.reduce((sum, weight) => sum + weight, 0)
  return `${JSON.stringify({
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    exporter: 'evmbed',
    name,
    shared: { frames },
    profiles: [{ type: 'sampled', name, unit: 'none', startValue: 0, endValue, samples, weights }],
  })}\n`
}

/** Returns the gas by function and by line as tables of Markdown, the most expensive first. */
export function markdownOf(profile: GasProfile, most = 30): string {
  const { gasUsed, intrinsic, floor, refund, transactions, lines, problems } = profile
  const sums = [
    `${grouped(gasUsed)} gas`,
    ...(transactions === 1 ? [] : [`in ${grouped(BigInt(transactions))} transactions`]),
    `intrinsic gas ${grouped(intrinsic)}`,
    ...(floor > 0n ? [`least price of data ${grouped(floor)}`] : []),
    ...(refund > 0n ? [`refund ${grouped(refund)}`] : []),
  ]
  const purposes = GAS_PURPOSES.filter((purpose) => profile.nodes.some(({ by }) => by[purpose] > 0n))
  const functions = gasByFunction(profile).filter(({ kind }) => kind !== 'transaction')
  const byLine = lines
    .toSorted((one, other) => (one.self < other.self ? 1 : one.self > other.self ? -1 : 0))
    .filter(({ self }) => self > 0n)
  const place = (file: string | undefined, line: number | undefined) => (file === undefined ? '' : cell(`${file}:${line}`))
  return [
    `${sums.join(', ')}.\n`,
    table(
      ['function', 'calls', 'self', 'total', ...purposes],
      functions
        .slice(0, most)
        .map(({ name, calls, self, total, by }) => [
          cell(name),
          grouped(BigInt(calls)),
          grouped(self),
          grouped(total),
          ...purposes.map((purpose) => grouped(by[purpose])),
        ]),
    ),
    table(
      ['line', 'contract', 'self', 'called'],
      byLine
        .slice(0, most)
        .map(({ file, line, contract, self, called }) => [place(file, line), cell(contract), grouped(self), grouped(called)]),
    ),
    ...problems.map(({ contract, problem }) => `${cell(contract)}: ${escaped(problem)}.\n`),
  ].join('\n')
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const textColumns = headings.findIndex((heading) => heading === 'calls' || heading === 'self')
  return `${[line(headings), line(headings.map((_, column) => (column < textColumns ? '---' : '---:'))), ...rows.map(line)].join('\n')}\n`
}

/** A name as code in a table. */
function cell(name: string): string {
  return `\`${shownName(name)
    .replaceAll(/[`\r\n]/g, "'")
    .replaceAll('|', '\\|')}\``
}
