import { type Child, h } from './dom.js'
import { visible } from './untrusted.js'

/** Shows names with their values. */
export function facts(entries: readonly (readonly [name: string, value: Child])[]): HTMLElement {
  return h('dl', {}, ...entries.flatMap(([name, value]) => (value === undefined ? [] : [h('dt', {}, name), h('dd', {}, value)])))
}

/** Shows values as JSON, closed at first: the text is only made when it is opened. */
export function rawJson(title: string, value: unknown): HTMLElement {
  const text = h('pre', { tabindex: '0' })
  const details = h('details', {}, h('summary', {}, title), text)
  details.addEventListener('toggle', () => {
    // JSON escapes controls, and `visible` what JSON does not.
    if (details.open && text.textContent === '') text.textContent = linesOf(value)
  })
  return details
}

function linesOf(value: unknown): string {
  return JSON.stringify(value, undefined, 2).split('\n').map(visible).join('\n')
}
