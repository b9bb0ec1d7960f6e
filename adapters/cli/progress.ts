import type { Terminal } from './terminal.js'

const BAR = 24
/** Milliseconds between two changes of the bar. */
const PERIOD = 100
/** Lines of a whole run where there is no terminal. */
const LINES = 10

/** Progress of long work: a bar on a terminal, and a line at every tenth otherwise. */
export class Progress {
  readonly #terminal: Terminal
  readonly #label: string
  readonly #isQuiet: boolean
  #shown = 0
  #lines = 0

  constructor(terminal: Terminal, label: string, isQuiet: boolean) {
    this.#terminal = terminal
    this.#label = label
    this.#isQuiet = isQuiet
  }

  /** @param total undefined if it is not known */
  update(done: number, total: number | undefined, unit: string): void {
    if (this.#isQuiet) return
    const text = `${this.#label} ${count(done)}${total === undefined ? '' : ` of ${count(total)}`} ${unit}`
    const share = total === undefined || total === 0 ? 0 : Math.min(1, done / total)
    const { status } = this.#terminal
    if (status) {
      if (performance.now() - this.#shown < PERIOD) return
      this.#shown = performance.now()
      status(total === undefined ? text : `${bar(share)} ${Math.floor(100 * share)}% ${text}`)
    } else if (share < 1 && Math.floor(share * LINES) > this.#lines) {
      this.#lines = Math.floor(share * LINES)
      this.#terminal.err(`${text} (${10 * this.#lines}%)`)
    }
  }

  /** Removes the bar. */
  end(): void {
    if (!this.#isQuiet) this.#terminal.status?.('')
  }
}

function bar(share: number): string {
  const filled = Math.round(share * BAR)
  return `[${'='.repeat(filled)}${' '.repeat(BAR - filled)}]`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
