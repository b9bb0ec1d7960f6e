import { arrange, h } from './dom.js'

/** Height of a row in pixels, as in the style sheet. */
const ROW = 32
/** Rows above and below the visible ones. */
const MARGIN = 12

export interface Column {
  readonly name: string
  readonly isNumber?: boolean
}

/** A table of any length, of which only the visible rows are in the document. */
export class VirtualTable {
  readonly element: HTMLElement
  readonly #table: HTMLTableElement
  readonly #columns: readonly Column[]
  readonly #body = h('tbody')
  readonly #above = h('tr', { 'aria-hidden': 'true' })
  readonly #below = h('tr', { 'aria-hidden': 'true' })
  readonly #spaces: readonly HTMLTableCellElement[]
  #rows = new Map<string, HTMLTableRowElement>()
  #count = 0

  /**
   * @param rowAt returns a row by its index, with a key that changes with its contents
   */
  constructor(
    title: string,
    columns: readonly Column[],
    readonly rowAt: (index: number) => { readonly key: string; cells(): readonly (Node | string)[] },
  ) {
    const heads = columns.map(({ name, isNumber }) => h('th', { scope: 'col', class: isNumber ? 'number' : undefined }, name))
    this.#spaces = [this.#above, this.#below].map((row) => {
      const cell = h('td', { class: 'space', colspan: String(columns.length) })
      row.append(cell)
      return cell
    })
    this.#table = h(
      'table',
      { class: 'fixed', 'aria-label': title },
      h('thead', {}, h('tr', { 'aria-rowindex': '1' }, ...heads)),
      this.#body,
    )
    this.element = h('div', { class: 'scroll tall', tabindex: '0', role: 'region', 'aria-label': title }, this.#table)
    this.element.addEventListener('scroll', () => this.render())
    this.#columns = columns
  }

  /**
   * Sets the number of rows. Rows that come first push the others down: where the reader has scrolled, the visible rows stay.
   *
   * @param added rows that have come first
   */
  setCount(count: number, added = 0): void {
    this.#count = count
    if (added > 0 && this.element.scrollTop > 0) {
      this.render()
      this.element.scrollTop += added * ROW
    }
    this.render()
  }

  /** Puts the visible rows into the document. */
  render(): void {
    const { scrollTop, clientHeight } = this.element
    const first = Math.max(0, Math.min(Math.floor(scrollTop / ROW) - MARGIN, this.#count - 1))
    const end = Math.min(this.#count, Math.ceil((scrollTop + (clientHeight || 400)) / ROW) + MARGIN)
    const rows = new Map<string, HTMLTableRowElement>()
    for (let index = first; index < end; index++) {
      const { key, cells } = this.rowAt(index)
      const row = this.#rows.get(key) ?? this.#row(cells())
      // The header is the first row.
      row.setAttribute('aria-rowindex', String(index + 2))
      rows.set(key, row)
    }
    this.#rows = rows
    this.#table.setAttribute('aria-rowcount', String(this.#count + 1))
    const [above, below] = this.#spaces
    if (above) above.style.height = `${first * ROW}px`
    if (below) below.style.height = `${Math.max(0, this.#count - end) * ROW}px`
    arrange(this.#body, [this.#above, ...rows.values(), this.#below])
  }

  #row(cells: readonly (Node | string)[]): HTMLTableRowElement {
    return h('tr', {}, ...cells.map((cell, index) => h('td', { class: this.#columns[index]?.isNumber ? 'number' : undefined }, cell)))
  }
}
