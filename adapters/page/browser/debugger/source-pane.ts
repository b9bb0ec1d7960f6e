import { type DebugPlace, type DebugSession, hexToBytes } from '../../../../src/internal.js'
import { disassembled, type SourceTexts } from '../../../../src/internal-debugger.js'
import { fill, h } from '../dom.js'
import { visible } from '../untrusted.js'

/** Lines and characters of a source that are shown. */
const MOST_LINES = 20_000
const LONGEST_LINE = 2000
const LONGEST_NAME = 200
/** Instructions before and behind the current one. */
const AROUND = 12

/** The source with the current line, where breakpoints are set; the instructions where there is no source. */
export class SourcePane {
  readonly element: HTMLElement
  readonly #texts: SourceTexts
  readonly #choice: HTMLSelectElement
  readonly #lines = h('ol', { class: 'source', tabindex: '0', 'aria-label': 'Source' })
  readonly #breakpoints = new Map<string, Set<number>>()
  #shown: string | undefined
  #current: Element | undefined

  constructor(texts: SourceTexts) {
    this.#texts = texts
    this.#choice = h(
      'select',
      { onchange: () => this.#show(this.#choice.value) },
      ...texts.names.map((name) => h('option', { value: name }, visible(name.slice(0, LONGEST_NAME)))),
    )
    this.element = h('div', {}, texts.names.length > 0 && h('label', {}, 'File', this.#choice), this.#lines)
  }

  /** Lines where a run stops. */
  get breakpoints(): readonly { readonly file: string; readonly line: number }[] {
    return [...this.#breakpoints].flatMap(([file, lines]) => [...lines].map((line) => ({ file, line })))
  }

  /** Shows a line. */
  showLine(file: string, line: number): void {
    this.#show(file)
    this.#mark(this.#lines.children[line - 1])
  }

  /** Shows the place of a session. */
  async showPlace(session: DebugSession, { file, line, pc }: DebugPlace): Promise<void> {
    if (file !== undefined && line !== undefined && this.#texts.text(file)) this.showLine(file, line)
    else await this.#showInstructions(session, pc)
  }

  #mark(line: Element | undefined): void {
    this.#current?.removeAttribute('aria-current')
    this.#current = line
    if (!(line instanceof HTMLElement)) return
    line.setAttribute('aria-current', 'step')
    const { scrollTop, clientHeight } = this.#lines
    const isVisible = line.offsetTop >= scrollTop && line.offsetTop + line.offsetHeight <= scrollTop + clientHeight
    if (!isVisible) this.#lines.scrollTop = line.offsetTop - clientHeight / 3
  }

  #show(file: string): void {
    if (this.#shown === file) return
    this.#shown = file
    this.#current = undefined
    this.#choice.value = file
    const stops = new Set(this.#texts.stops(file))
    const lines = this.#texts.text(file)?.lines.slice(0, MOST_LINES) ?? []
    fill(this.#lines, ...lines.map((text, index) => this.#line(file, index + 1, text, stops.has(index + 1))))
    this.#lines.setAttribute('aria-label', 'Source')
  }

  #line(file: string, number: number, text: string, mayStop: boolean): HTMLElement {
    return h(
      'li',
      {},
      mayStop ? this.#breakpoint(file, number) : h('span', { class: 'line' }, String(number)),
      h('code', {}, visible(text.slice(0, LONGEST_LINE).replaceAll('\t', '  '))),
    )
  }

  #breakpoint(file: string, number: number): HTMLElement {
    const lines = this.#breakpoints.get(file) ?? new Set()
    this.#breakpoints.set(file, lines)
    const button = h('button', {
      type: 'button',
      class: 'line',
      'aria-label': `Breakpoint at line ${number}`,
      'aria-pressed': String(lines.has(number)),
      onclick: () => {
        if (!lines.delete(number)) lines.add(number)
        button.setAttribute('aria-pressed', String(lines.has(number)))
      },
    })
    button.textContent = String(number)
    return button
  }

  async #showInstructions(session: DebugSession, pc: number): Promise<void> {
    const instructions = disassembled(hexToBytes(await session.code()))
    const at = instructions.findIndex((instruction) => instruction.pc === pc)
    const first = Math.max(0, at - AROUND)
    this.#shown = undefined
    const items = instructions
      .slice(first, at + AROUND + 1)
      .map(({ pc, text }) => h('li', {}, h('span', { class: 'line' }, String(pc)), h('code', {}, text)))
    fill(this.#lines, ...items)
    this.#lines.setAttribute('aria-label', 'Instructions')
    this.#mark(items[at - first])
  }
}
