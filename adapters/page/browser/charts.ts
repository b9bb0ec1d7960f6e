import { drawn, h } from './dom.js'

const WIDTH = 300
const HEIGHT = 80

export interface Chart {
  readonly element: HTMLElement
  /** @param text what a screen reader says instead of the drawing, and the caption */
  draw(values: readonly number[], text: string): void
}

/** A chart of the newest blocks, the newest at the right. */
export function chart(kind: 'bars' | 'curve'): Chart {
  const drawing = drawn('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' })
  const caption = h('figcaption')
  return {
    element: h('figure', {}, caption, drawing),
    draw(values, text) {
      const top = Math.max(...values, Number.MIN_VALUE)
      const step = WIDTH / Math.max(values.length, 1)
      const y = (value: number) => HEIGHT - 2 - (value / top) * (HEIGHT - 4)
      caption.textContent = text
      // Before it is drawn it is nothing that could have a name.
      drawing.setAttribute('role', 'img')
      drawing.setAttribute('aria-label', text)
      drawing.replaceChildren(
        ...(kind === 'bars'
          ? values.map((value, index) =>
              drawn('rect', {
                class: 'bar',
                x: String(index * step),
                y: String(y(value)),
                width: String(step * 0.8),
                height: String(HEIGHT - y(value)),
              }),
            )
          : [drawn('polyline', { class: 'curve', points: values.map((value, index) => `${(index + 0.5) * step},${y(value)}`).join(' ') })]),
      )
    },
  }
}
