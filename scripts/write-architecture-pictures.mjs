// @ts-check
/**
 * Draws the pictures of docs/architecture.md from the table of layers, so that both say the same: the modules in their layers, and a request on its way through them.
 *
 *     node scripts/write-architecture-pictures.mjs [--check]
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LAYERS } from './check-layers.mjs'
import { root, writeOrCheck } from './reference-file.mjs'

/** Files that a raw transaction over HTTP passes, with what each does: the numbered steps of the document. */
const REQUEST = [
  ['adapters/http/listener.ts', 'reads the request'],
  ['src/rpc/envelope.ts', 'parses it'],
  ['src/rpc/dispatcher.ts', 'finds the method'],
  ['src/methods/eth/sendRawTransaction.ts', 'decodes the bytes'],
  ['src/services/submit.ts', 'passes it on'],
  ['src/pool/pool.ts', 'admits it'],
  ['src/consensus/local-consensus.ts', 'proposes a block'],
  ['src/chain/process-block.ts', 'runs the block'],
  ['src/evm/executor.ts', 'runs the code'],
  ['src/state/world-state.ts', 'has the new state'],
  ['src/chain/sealing.ts', 'seals the block'],
  ['src/events/subscriptions.ts', 'announces it'],
]

const STYLE = `<style>
  text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1f2328 }
  .quiet { fill: #59636e; font-size: 12px } .box { fill: #ddf4ff; stroke: #54aeff } .row { fill: #f6f8fa } .way { stroke: #54aeff; stroke-width: 2; fill: none }
  .lane { stroke: #d1d9e0 } .label { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc } .quiet { fill: #9198a1 } .box { fill: #0c2d6b; stroke: #388bfd } .row { fill: #151b23 } .way { stroke: #388bfd }
    .lane { stroke: #3d444d } .label { stroke: #0d1117 }
  }
</style>`
const WIDTH = 960
const MARGIN = 12

/** Parts of `src/` that are files at its top, in one box: they connect the modules. */
const isFile = (/** @type {string} */ module) => existsSync(join(root, `src/${module}.ts`))
/** Rows of the pictures, highest first. */
const ROWS = [
  {
    title: 'adapters',
    modules: readdirSync(join(root, 'adapters'), { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
      .sort(),
  },
  ...[...LAYERS].reverse().map((modules) => ({ title: '', modules })),
]

writeOrCheck('docs/architecture-modules.svg', modulesPicture(), `${ROWS.length} layers`)
writeOrCheck('docs/architecture-request.svg', requestPicture(), `${REQUEST.length} steps`)

function modulesPicture() {
  /** @type {string[]} */
  const shapes = []
  let y = MARGIN
  for (const { title, modules } of ROWS) {
    let [x, top] = [MARGIN + 96, y + 8]
    const boxes = modules.map((module) => {
      const width = widthOf(module) + 20
      if (x + width > WIDTH - MARGIN) [x, top] = [MARGIN + 96, top + 34]
      const box = `<rect class="box" x="${x}" y="${top}" width="${width}" height="26" rx="5"/><text x="${x + 10}" y="${top + 18}">${module}</text>`
      x += width + 8
      return box
    })
    const height = top + 34 - y
    const name = title || (modules.every(isFile) && modules.length > 1 ? 'files of src' : '')
    shapes.push(`<rect class="row" x="${MARGIN}" y="${y}" width="${WIDTH - 2 * MARGIN}" height="${height}" rx="6"/>`)
    if (name !== '') shapes.push(`<text class="quiet" x="${MARGIN + 10}" y="${y + 26}">${name}</text>`)
    shapes.push(...boxes)
    y += height + 6
  }
  return picture('Modules in their layers: a layer imports only those below it', y - 6 + MARGIN, shapes)
}

/** A line for each layer that the request passes, a row for each step. */
function requestPicture() {
  const steps = REQUEST.map(([file = '', words = '']) => {
    if (!existsSync(join(root, file))) throw new Error(`${file} is in the picture of a request, and does not exist`)
    const [top, module = ''] = file.split('/')
    const row = top === 'adapters' ? 0 : ROWS.findIndex(({ modules }, index) => index > 0 && modules.includes(module))
    if (row < 0) throw new Error(`${file} is in the picture of a request, and in no layer`)
    return { file: file.replace(/^src\//, ''), words, row }
  })
  const rows = [...new Set(steps.map(({ row }) => row))].sort((a, b) => a - b)
  const [lane, height] = [64, 32]
  const top = MARGIN + 26
  const places = steps.map(({ row }, index) => ({
    x: MARGIN + 24 + rows.indexOf(row) * lane,
    y: top + index * height + height / 2,
  }))
  const lanes = rows.map((_, index) => {
    const x = MARGIN + 24 + index * lane
    return `<line class="lane" x1="${x}" y1="${top}" x2="${x}" y2="${top + steps.length * height}"/>`
  })
  const way = `<polyline class="way" points="${places.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`
  const marks = steps.flatMap(({ file, words }, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return [
      `<circle class="box" cx="${x}" cy="${y}" r="12"/><text x="${x}" y="${y + 5}" text-anchor="middle">${index + 1}</text>`,
      `<text class="label" x="${x + 20}" y="${y + 5}">${file} <tspan class="quiet" dx="6">${words}</tspan></text>`,
    ]
  })
  const ends = [
    `<text class="quiet" x="${MARGIN}" y="${MARGIN + 10}">highest layer</text>`,
    `<text class="quiet" x="${MARGIN + 24 + (rows.length - 1) * lane}" y="${MARGIN + 10}">lowest layer</text>`,
  ]
  return picture('The way of a raw transaction over HTTP through the layers', top + steps.length * height + MARGIN, [
    ...ends,
    ...lanes,
    way,
    ...marks,
  ])
}

/**
 * @param {string} title
 * @param {number} height
 * @param {readonly string[]} shapes
 */
function picture(title, height, shapes) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
${STYLE}
${shapes.join('\n')}
</svg>
`
}

/** Pixels of a text, with room for fonts that are wider than this one. */
function widthOf(/** @type {string} */ text) {
  return Math.ceil(text.length * 8)
}
