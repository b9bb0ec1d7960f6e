/** Draws docs/benchmarks.svg from the tables of docs/benchmarks.md, so that picture and tables have the same numbers. */

interface Row {
  readonly title: string
  readonly unit: string
  /** Cells as they are in the document: `0.38`, `41.1k`. */
  readonly own: string
  readonly peer: string
  readonly peerName: string
  /** Cost of evmbed as a multiple of the cost of the best peer. The cost of a rate is its inverse. */
  readonly ratio: number
}

interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

const isPeer = (column: string) => !/^evmbed|only prints|bare/.test(column)
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function numberOf(cell: string): number {
  return cell.endsWith('k') ? Number(cell.slice(0, -1)) * 1000 : Number(cell)
}

/** Returns a row of a table, or undefined if no peer has a value in it. Values with a remark, such as `0.19 (2)`, do not count. */
function rowOf(columns: readonly string[], line: string): Row | undefined {
  const [label = '', ...cells] = cellsOf(line)
  const ratio = Number(cells.at(-1))
  const [title = '', unit = ''] = label.split(/, (?=[^,]*$)/)
  const isRate = unit === '/s'
  const own = cells[columns.findIndex((name) => name.startsWith('evmbed'))] ?? ''
  const peers = columns.flatMap((name, i) => {
    const value = numberOf(cells[i] ?? '')
    return isPeer(name) && Number.isFinite(value) ? [{ name, value, cell: cells[i] ?? '' }] : []
  })
  const [best] = peers.sort((a, b) => (isRate ? b.value - a.value : a.value - b.value))
  if (best === undefined || !Number.isFinite(ratio)) return undefined
  return {
    title: title.replaceAll('`', ''),
    unit,
    own,
    peer: best.cell,
    peerName: best.name.replace(/ over .*/, ''),
    ratio: isRate ? 1 / ratio : ratio,
  }
}

/** Returns the tables of the document that compare evmbed with peers. */
function groupsOf(document: string): Group[] {
  return [...document.matchAll(/^(.+):\n\n\|(.*evmbed \/ best peer.*)\|\n\|[ :|-]+\|\n((?:\|.*\|\n)+)/gm)].map(
    ([, title = '', head = '', body = '']) => {
      const columns = cellsOf(`|${head}|`).slice(1)
      return {
        title,
        rows: body
          .trimEnd()
          .split('\n')
          .flatMap((line) => rowOf(columns, line) ?? []),
      }
    },
  )
}

const WIDTH = 950
/** Place of the logarithmic axis: between the names of the rows and their values. */
const [LEFT, RIGHT] = [360, 720]
const LINE = 24

const STYLE = `
  text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2328 }
  .head { font-weight: 600 } .quiet { fill: #59636e; font-size: 12px } .axis { stroke: #d1d9e0 } .one { stroke: #1f2328; stroke-width: 1.5 }
  .less { fill: #0072b2 } .more { fill: #d55e00 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .quiet { fill: #9198a1 } .axis { stroke: #3d444d } .one { stroke: #f0f6fc }
    .less { fill: #56b4e9 } .more { fill: #f0883e }
  }`

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x}" y="${y}"${attributes === '' ? '' : ` ${attributes}`}>${escaped(content)}</text>`
}

/**
 * Draws a bar for each row: to the left of the line in the middle where evmbed needs less than the best peer, to the right where it needs more. Both
 * directions have the same scale.
 *
 * @param document text of docs/benchmarks.md
 * @returns the picture, an SVG without external parts, for light and dark pages
 */
export function drawBenchmarks(document: string): string {
  const groups = groupsOf(document)
  const ratios = groups.flatMap(({ rows }) => rows.map(({ ratio }) => ratio))
  if (ratios.length === 0) throw new Error('the document has no tables that compare evmbed with peers')
  const reach = Math.ceil(Math.max(...ratios.map((ratio) => Math.abs(Math.log2(ratio)))))
  const place = (ratio: number) => Math.round((LEFT + ((Math.log2(ratio) + reach) / (2 * reach)) * (RIGHT - LEFT)) * 10) / 10
  const middle = place(1)

  const body: string[] = []
  let y = 62
  for (const { title, rows } of groups) {
    y += LINE + 8
    body.push(text(16, y, title, 'class="head"'))
    for (const { title: name, unit, own, peer, peerName, ratio } of rows) {
      y += LINE
      const end = place(ratio)
      const [from, width] = [Math.min(middle, end), Math.max(1, Math.round(Math.abs(end - middle) * 10) / 10)]
      body.push(
        text(LEFT - 14, y, name, 'text-anchor="end"'),
        `<rect class="${ratio <= 1 ? 'less' : 'more'}" x="${from}" y="${y - 12}" width="${width}" height="15" rx="2"/>`,
        text(ratio <= 1 ? end - 6 : end + 6, y, `${ratio.toFixed(2)}×`, `class="quiet" text-anchor="${ratio <= 1 ? 'end' : 'start'}"`),
        text(RIGHT + 50, y, `${own} · ${peerName} ${peer} ${unit}`, 'class="quiet"'),
      )
    }
  }
  const height = y + 24
  const ticks = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach).flatMap((power) => {
    const x = place(2 ** power)
    const label = power < 0 ? `1/${2 ** -power}` : `${2 ** power}`
    return [
      `<line class="${power === 0 ? 'one' : 'axis'}" x1="${x}" y1="68" x2="${x}" y2="${height - 12}"/>`,
      text(x, 60, `${label}×`, 'class="quiet" text-anchor="middle"'),
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Time and memory of evmbed as a multiple of the best peer, for each row of the tables</title>
<style>${STYLE}
</style>
${text(16, 28, 'evmbed against the best peer of each row', 'class="head" style="font-size: 16px"')}
${text(middle - 12, 40, '← evmbed needs less', 'class="quiet" text-anchor="end"')}
${text(middle + 12, 40, 'evmbed needs more →', 'class="quiet"')}
${text(RIGHT + 50, 60, 'evmbed · best peer', 'class="quiet"')}
${[...ticks, ...body].join('\n')}
</svg>
`
}
