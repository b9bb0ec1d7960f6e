import { drawn, h } from './dom.js'
import { grouped } from './quantities.js'

const WIDTH = 1000
const TRUNK = 14
const STEP = 14

/** A point of the chain to which it can go back, or from which a fork has branched off. */
export interface TreePoint {
  readonly block: number
  readonly isFork: boolean
}

/** Draws the chain as a line, with its snapshots as dots, its forks as branches, and the chosen block as a mark. */
export function chainTree(): { readonly element: HTMLElement; draw(height: number, chosen: number, points: readonly TreePoint[]): void } {
  const drawing = drawn('svg', { class: 'tree-drawing' })
  const caption = h('figcaption')
  return {
    element: h('figure', {}, caption, drawing),
    draw(height, chosen, points) {
      const x = (block: number) => 10 + (Math.min(block, height) / Math.max(height, 1)) * (WIDTH - 60)
      const forks = points.filter(({ isFork }) => isFork)
      const snapshots = points.filter(({ isFork }) => !isFork)
      const bottom = TRUNK + STEP * (forks.length + 1)
      const text = `Blocks 0 to ${grouped(height)}, ${count(snapshots.length, 'snapshot')}, ${count(forks.length, 'fork')}. Block ${grouped(chosen)} is chosen.`
      caption.textContent = text
      drawing.setAttribute('role', 'img')
      drawing.setAttribute('aria-label', text)
      drawing.setAttribute('viewBox', `0 0 ${WIDTH} ${bottom}`)
      drawing.replaceChildren(
        drawn('path', { class: 'curve', d: `M10 ${TRUNK}H${x(height)}` }),
        ...forks.map(({ block }, index) => {
          const y = TRUNK + STEP * (index + 1)
          return drawn('path', { class: 'curve', d: `M${x(block)} ${TRUNK}l16 ${y - TRUNK}H${WIDTH - 10}` })
        }),
        ...snapshots.map(({ block }) => drawn('circle', { class: 'bar', cx: String(x(block)), cy: String(TRUNK), r: '5' })),
        drawn('circle', { class: 'chosen', cx: String(x(chosen)), cy: String(TRUNK), r: '9' }),
      )
    },
  }
}

function count(number: number, name: string): string {
  return `${number === 0 ? 'no' : grouped(number)} ${name}${number === 1 ? '' : 's'}`
}
