/** Gas of a transaction: a flame graph, and the same in tables. */
import type { WireGasByPurpose, WireGasNode, WireGasProfile } from '../../../src/internal.js'
import { flameBoxes, gasByFunction } from '../../../src/internal-gas-profile.js'
import { drawn, fill, h } from './dom.js'
import { grouped } from './quantities.js'
import type { Rpc } from './rpc.js'
import { scrolledTable } from './scrolled-table.js'
import { untrusted, visible } from './untrusted.js'

const [WIDTH, ROW, CHARACTER] = [1200, 22, 7.3]
/** Boxes and rows that are drawn at most. */
const MOST_BOXES = 2000
const MOST_ROWS = 100

/** Shows the gas of a transaction by function and line. It is asked for when it is opened: the node runs the transaction again. */
export function gasDetails(rpc: Rpc, hash: string): HTMLElement {
  const contents = h('div', {}, h('p', { class: 'quiet' }, 'Running the transaction again'))
  const details = h('details', {}, h('summary', {}, 'Gas by function and line'), contents)
  let isAsked = false
  details.addEventListener('toggle', () => {
    if (!details.open || isAsked) return
    isAsked = true
    rpc.request<WireGasProfile>('evmbed_gasProfileTransaction', [hash]).then(
      (profile) => fill(contents, ...shown(profile)),
      (error: unknown) => {
        isAsked = false
        fill(contents, h('p', {}, 'No gas profile: ', untrusted(error instanceof Error ? error.message : String(error))))
      },
    )
  })
  return details
}

function shown(profile: WireGasProfile): readonly HTMLElement[] {
  const nodes = profile.nodes.map((node) => ({ ...node, self: BigInt(node.self), total: BigInt(node.total), by: amounts(node.by) }))
  const functions = gasByFunction({ nodes })
  const lines = profile.lines
    .map((line) => ({ ...line, self: BigInt(line.self), called: BigInt(line.called) }))
    .filter(({ self, file }) => self > 0n && file !== undefined)
    .sort((one, other) => (one.self < other.self ? 1 : -1))
  const number = (amount: bigint | number) => h('td', { class: 'number' }, grouped(amount))
  return [
    flameGraph(nodes),
    scrolledTable(
      'Gas by function',
      ['Function', 'Calls', 'Gas of its own', 'With what it called'],
      h(
        'tbody',
        {},
        ...functions
          .slice(0, MOST_ROWS)
          .map(({ name, calls, self, total }) =>
            h('tr', {}, h('td', {}, untrusted(name, 120)), number(calls), number(self), number(total)),
          ),
      ),
    ),
    lines.length === 0
      ? h('p', { class: 'quiet' }, 'Lines need the build info of the contract.')
      : scrolledTable(
          'Gas by line',
          ['Line', 'Gas of its own', 'Of contracts that it called'],
          h(
            'tbody',
            {},
            ...lines
              .slice(0, MOST_ROWS)
              .map(({ file, line, self, called }) =>
                h('tr', {}, h('td', {}, untrusted(`${file}:${line}`, 120)), number(self), number(called)),
              ),
          ),
        ),
    ...profile.problems.map(({ contract, problem }) => h('p', { class: 'quiet' }, untrusted(contract, 80), ': ', untrusted(problem))),
  ]
}

interface Node extends Omit<WireGasNode, 'self' | 'total' | 'by'> {
  readonly self: bigint
  readonly total: bigint
}

/** A drawing for the eye; what it says is in the tables, too. */
function flameGraph(nodes: readonly Node[]): HTMLElement {
  const boxes = flameBoxes({ nodes }).slice(0, MOST_BOXES)
  const height = ROW * (1 + Math.max(0, ...boxes.map(({ depth }) => depth)))
  const drawing = drawn('svg', {
    class: 'flames',
    viewBox: `0 0 ${WIDTH} ${height}`,
    role: 'img',
    'aria-label': 'Flame graph of gas. The tables below say the same.',
  })
  for (const { place, depth, x, width } of boxes) {
    const node = nodes[place]
    if (!node) continue
    const name = visible(node.name)
    const [left, wide, top] = [x * WIDTH, width * WIDTH, height - ROW * (depth + 1)]
    const fit = Math.floor((wide - 8) / CHARACTER)
    const label = fit < 3 ? '' : name.length <= fit ? name : `${name.slice(0, fit - 1)}…`
    drawing.append(
      drawn(
        'g',
        {},
        drawn('title', {}, `${name.slice(0, 300)}: ${grouped(node.total)} gas, ${grouped(node.self)} of its own`),
        drawn('rect', { class: node.kind, x: String(left), y: String(top), width: String(wide), height: String(ROW - 1) }),
        drawn('text', { x: String(left + 4), y: String(top + 15) }, label),
      ),
    )
  }
  return h('figure', {}, h('figcaption', {}, 'Each box is as wide as its gas, on top of its caller'), drawing)
}

function amounts({ storage, calls, logs, codeDeposit, lost, other }: WireGasByPurpose) {
  return {
    storage: BigInt(storage),
    calls: BigInt(calls),
    logs: BigInt(logs),
    codeDeposit: BigInt(codeDeposit),
    lost: BigInt(lost),
    other: BigInt(other),
  }
}
