import { type Child, h } from './dom.js'

/** Creates a table that scrolls sideways where it is wider than the page. */
export function scrolledTable(
  title: string,
  columns: readonly string[],
  body: HTMLTableSectionElement,
  ...below: readonly Child[]
): HTMLElement {
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title },
    h('table', { 'aria-label': title }, h('thead', {}, h('tr', {}, ...columns.map((name) => h('th', { scope: 'col' }, name)))), body),
    ...below,
  )
}
