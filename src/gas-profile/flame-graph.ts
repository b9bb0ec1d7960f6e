/** A gas profile as a flame graph: one SVG document that needs nothing else. */
import { grouped } from '../explain/words.js'
import { type FlameBox, flameBoxes } from './flame-boxes.js'
import { FLAME_SCRIPT } from './flame-script.js'
import { shownName } from './formats.js'
import { GAS_PURPOSES, type GasNode, type GasProfile } from './gas-profile.js'

/** Settings of a flame graph. */
export interface FlameGraphOptions {
  /** Title above the graph. Default: the gas of the profile. */
  readonly title?: string
  /** A profile before a change: what has grown since is red, what has shrunk is blue. */
  readonly before?: GasProfile
}

const [WIDTH, ROW, TOP, CHARACTER] = [1200, 20, 58, 7]

/**
 * Returns a flame graph as an SVG document. In a browser, it zooms by a click or Enter, searches for what is typed, moves by the arrow keys, and follows the
 * colours of the system. As an image, without scripts, it is the whole graph.
 *
 * @example
 * ```ts
 * await writeFile('gas.svg', flameGraphOf(await node.gasProfile(hash)))
 * ```
 */
export function flameGraphOf(profile: GasProfile, { title, before }: FlameGraphOptions = {}): string {
  const boxes = flameBoxes(profile)
  const height = TOP + ROW * (1 + Math.max(0, ...boxes.map(({ depth }) => depth)))
  const changes = before && changesSince(before, profile)
  const heading = shownName(title ?? `${grouped(profile.gasUsed)} gas`)
  const help = 'Click or Enter: zoom. Escape: back. Arrow keys: move. Type: search.'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="100%" font-family="ui-monospace, monospace" font-size="12">`,
    `<title>${xml(heading)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="100%" height="100%"/>`,
    `<text class="title" x="8" y="20">${xml(heading)}</text>`,
    `<text class="note" id="note" x="8" y="42" aria-live="polite">${xml(subtitle(profile, before))}</text>`,
    `<g id="boxes" role="tree" aria-label="${xml(`${heading}. ${help}`)}">`,
    ...boxes.map((box) => boxText(box, profile.nodes[box.place], height, changes?.[box.place])),
    `</g>`,
    `<script><![CDATA[${FLAME_SCRIPT}]]></script>`,
    `</svg>\n`,
  ].join('\n')
}

const STYLE = [
  'svg{--page:#fff;--text:#111;--light:78%;color-scheme:light dark}',
  '@media(prefers-color-scheme:dark){svg{--page:#16181d;--text:#eee;--light:30%}}',
  '.page{fill:var(--page)}text{fill:var(--text);pointer-events:none}.title{font-weight:bold;font-size:14px}',
  'g.box{cursor:pointer;outline:none}g.box rect{stroke:var(--page)}g.box:focus rect,g.box:hover rect{stroke:var(--text)}',
  ...['storage:25', 'calls:265', 'logs:320', 'codeDeposit:95', 'lost:0', 'other:205', 'transaction:0'].map((entry) => {
    const [name, hue] = entry.split(':')
    const saturation = name === 'transaction' ? 0 : 70
    return `g.${name} rect{fill:hsl(${hue} ${saturation}% var(--light))}`
  }),
  'g.same rect{fill:hsl(0 0% var(--light))}g.less rect{fill:hsl(215 85% var(--light))}g.more rect{fill:hsl(0 85% var(--light))}',
  'g.found rect{stroke:var(--text);stroke-width:2}g.dim{opacity:.35}g.away{display:none}',
].join('')

function subtitle({ intrinsic, floor, refund, gasUsed, transactions }: GasProfile, before: GasProfile | undefined): string {
  const parts = [
    ...(transactions > 1 ? [`${grouped(BigInt(transactions))} transactions`] : []),
    ...(before ? [`${grouped(before.gasUsed)} before, ${grouped(gasUsed)} now; red has grown, blue has shrunk`] : []),
    `intrinsic gas ${grouped(intrinsic)}`,
    ...(floor > 0n ? [`least price of data ${grouped(floor)}`] : []),
    ...(refund > 0n ? [`${grouped(refund)} were refunded and are not taken off here`] : []),
  ]
  return parts.join(', ')
}

function boxText({ depth, x, width }: FlameBox, node: GasNode | undefined, height: number, change: bigint | undefined): string {
  if (!node) return ''
  const { name, kind, calls, self, total, file, line, by } = node
  const shown = shownName(name)
  const most = GAS_PURPOSES.reduce((largest, purpose) => (by[purpose] > by[largest] ? purpose : largest))
  const color = change === undefined ? (kind === 'transaction' ? kind : most) : change > 0n ? 'more' : change < 0n ? 'less' : 'same'
  const purposes = GAS_PURPOSES.filter((purpose) => by[purpose] > 0n && purpose !== 'other').map(
    (purpose) => `${purpose} ${grouped(by[purpose])}`,
  )
  const details = [
    shown,
    `${grouped(total)} gas, ${grouped(self)} of its own${purposes.length > 0 ? ` (${purposes.join(', ')})` : ''}`,
    ...(kind === 'transaction' || calls === 1 ? [] : [`${grouped(BigInt(calls))} calls`]),
    ...(change === undefined ? [] : [change === 0n ? 'as before' : `${change > 0n ? '+' : '-'}${grouped(change < 0n ? -change : change)}`]),
    ...(file === undefined ? [] : [`${shownName(file)}:${line}`]),
  ]
  const [left, wide, y] = [x * WIDTH, width * WIDTH, height - ROW * (depth + 1)]
  const fit = Math.floor((wide - 6) / CHARACTER)
  const label = fit < 3 ? '' : shown.length <= fit ? shown : `${shown.slice(0, fit - 1)}…`
  return (
    `<g class="box ${color}" role="treeitem" aria-level="${depth + 1}" tabindex="-1" data-x="${x}" data-w="${width}" data-d="${depth}" data-n="${xml(shown)}">` +
    `<title>${xml(details.join('\n'))}</title><rect x="${round(left)}" y="${y}" width="${round(wide)}" height="${ROW - 1}" rx="2"/>` +
    `<text x="${round(left + 4)}" y="${y + 14}">${xml(label)}</text></g>`
  )
}

/** Returns for each node how much its gas has changed; a new one has grown by all of it. */
function changesSince(before: GasProfile, { nodes }: GasProfile): bigint[] {
  const old = new Map(pathsOf(before.nodes).map((path, place) => [path, before.nodes[place]?.total ?? 0n]))
  return pathsOf(nodes).map((path, place) => (nodes[place]?.total ?? 0n) - (old.get(path) ?? 0n))
}

/** The names from the outermost node to each node. Lines are left out: a change moves the functions below it. */
function pathsOf(nodes: readonly GasNode[]): string[] {
  const paths: string[] = []
  for (const { name, kind, contract, caller } of nodes) {
    paths.push(`${caller === undefined ? '' : paths[caller]}\n${JSON.stringify([name, kind, contract])}`)
  }
  return paths
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text of an XML document. */
function xml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replaceAll(/[^\n\u0020-\ud7ff\ue000-\ufffd]/g, '')
}
