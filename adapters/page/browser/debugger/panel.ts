/** The debugger of a transaction. It is loaded with the first one that is opened. */
import {
  type DebugFrame,
  type DebugMachine,
  type DebugPlace,
  type DebugSession,
  type Variable,
  wordText,
} from '../../../../src/internal.js'
import { type Child, fill, h } from '../dom.js'
import { addressLink } from '../links.js'
import { grouped } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted, visible } from '../untrusted.js'
import { variableValue } from '../variable-value.js'
import type { Sources } from '../view.js'
import { type OpenedSession, openSession } from './open.js'
import { SourcePane } from './source-pane.js'

/** Variables that are shown at once. */
const MOST_VARIABLES = 200
/** Lines before the first one of a function. */
const MOST_DISPATCHES = 16
/** Functions of a call stack that are shown: the innermost. */
const MOST_FRAMES = 100
/** Bytes of memory and of return data that are shown. */
const MOST_BYTES = 4096
const LONGEST_NAME = 200

interface Command {
  readonly name: string
  /** Key that does it while the debugger has the focus. */
  readonly key: string
  run(panel: DebugPanel): Promise<unknown>
}

const COMMANDS: readonly Command[] = [
  { name: 'Step into', key: 's', run: ({ session }) => session.stepIn() },
  { name: 'Step over', key: 'n', run: ({ session }) => session.stepOver() },
  { name: 'Step out', key: 'f', run: ({ session }) => session.stepOut() },
  { name: 'Back into', key: 'S', run: ({ session }) => session.stepBack() },
  { name: 'Back over', key: 'N', run: ({ session }) => session.stepOver('back') },
  { name: 'Back out', key: 'F', run: ({ session }) => session.stepOut('back') },
  { name: 'Instruction', key: 'i', run: ({ session }) => session.stepInstruction() },
  { name: 'Instruction back', key: 'I', run: ({ session }) => session.stepInstruction(-1) },
  { name: 'Continue', key: 'c', run: (panel) => panel.continue('forward') },
  { name: 'Continue back', key: 'C', run: (panel) => panel.continue('back') },
  { name: 'To the failure', key: 'e', run: (panel) => panel.toFailure() },
]

/** Opens the debugger of a transaction, which then waits for `begin`. Rejects if the node has no trace of it. */
export async function openDebugger(sources: Sources, hash: string): Promise<DebugPanel> {
  return new DebugPanel(await openSession(sources, hash), hash)
}

export class DebugPanel {
  readonly element: HTMLElement
  readonly session: DebugSession
  readonly #hash: string
  readonly #hasSources: boolean
  readonly #source: SourcePane
  readonly #status = h('p', { role: 'status', class: 'said' })
  readonly #slider: HTMLInputElement
  readonly #frames = h('div')
  readonly #variables = h('div')
  readonly #machine = h('div')
  readonly #watched = new Set<string>()
  /** Paths of variables, and names of parts of the machine, that are open. */
  readonly #open = new Set(['Stack'])
  #work: Promise<void> = Promise.resolve()
  #said = ''
  #isClosed = false

  constructor({ session, texts }: OpenedSession, hash: string) {
    this.session = session
    this.#hash = hash
    this.#hasSources = texts.names.length > 0
    this.#source = new SourcePane(texts)
    this.#slider = h('input', {
      type: 'range',
      class: 'slider',
      min: '0',
      max: String(session.length - 1),
      onchange: () => this.#do(() => session.goTo(Number(this.#slider.value))),
    })
    this.element = h(
      'div',
      { class: 'debugger', onkeydown: (event) => this.#pressed(event) },
      h('div', { class: 'steps', role: 'group', 'aria-label': 'Steps' }, ...COMMANDS.map((command) => this.#button(command))),
      h('label', {}, 'Instruction', this.#slider),
      this.#status,
      h(
        'div',
        { class: 'panes' },
        this.#source.element,
        h('div', {}, h('h2', {}, 'Call stack'), this.#frames, h('h2', {}, 'Variables'), this.#watchForm(), this.#variables),
      ),
      h('h2', {}, 'Machine'),
      this.#machine,
    )
  }

  async begin(position: number | undefined): Promise<void> {
    const { session } = this
    let place = await session.goTo(position ?? 0)
    if (position === undefined && this.#hasSources) {
      // Code that chooses a function has no function.
      for (let steps = 0; steps < MOST_DISPATCHES && place.function === undefined; steps++) place = await session.stepIn()
      if (place.function === undefined) await session.goTo(0)
    }
    await this.#show()
  }

  close(): void {
    this.#isClosed = true
  }

  /** Runs to the next breakpoint, or to an end of the run. */
  async continue(direction: 'forward' | 'back'): Promise<void> {
    const { session } = this
    if (await session.runTo({ anyOf: this.#source.breakpoints }, direction)) {
      this.#said = 'Breakpoint. '
      return
    }
    this.#said = direction === 'forward' ? 'End of the run. ' : 'Beginning of the run. '
    await session.goTo(direction === 'forward' ? session.length - 1 : 0)
  }

  /** Goes to the next place that fails, or to the last one before. */
  async toFailure(): Promise<void> {
    const found = (await this.session.runTo({ failure: true })) ?? (await this.session.runTo({ failure: true }, 'back'))
    if (!found) this.#said = 'Nothing else fails. '
  }

  #button(command: Command): HTMLElement {
    const { name, key } = command
    const button = h('button', { type: 'button', title: `Key ${key}`, 'aria-keyshortcuts': key.replace(/[A-Z]/, 'Shift+$&') }, name)
    button.addEventListener('click', () => this.#do(() => command.run(this)))
    return button
  }

  /** Keys are those of the debugger only while it has the focus, and never in a field. */
  #pressed(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
    const command = COMMANDS.find(({ key }) => key === event.key)
    if (!command) return
    event.preventDefault()
    this.#do(() => command.run(this))
  }

  /** Does one thing after another: calls of a session must not overlap. */
  #do(action: () => Promise<unknown>): void {
    this.#work = this.#work
      .then(async () => {
        if (this.#isClosed) return
        this.#said = ''
        await action()
        await this.#show()
      })
      .catch((error: unknown) => {
        fill(this.#status, h('span', { class: 'bad' }, untrusted(error instanceof Error ? error.message : String(error))))
      })
  }

  async #show(): Promise<void> {
    const { session } = this
    const place = await session.place()
    const frames = await session.callStack()
    const machine = await session.machine()
    await this.#showVariables()
    await this.#source.showPlace(session, place)
    this.#showPlace(place, frames[0], machine)
    this.#showFrames(frames)
    this.#showMachine(machine)
    this.#slider.value = String(place.position)
    // The address leads to this moment again; the way back leads out of the debugger.
    if (!this.#isClosed) history.replaceState(history.state, '', `#/debug/${this.#hash}/${place.position}`)
  }

  #showPlace(place: DebugPlace, frame: DebugFrame | undefined, { gas }: DebugMachine): void {
    const { position, pc, opcode, depth, address, file, line, column, problem } = place
    fill(
      this.#status,
      this.#said,
      h('strong', {}, untrusted(place.function ?? frame?.name ?? '', LONGEST_NAME)),
      file === undefined ? false : h('span', {}, ' at ', untrusted(`${file}:${line}:${column}`, LONGEST_NAME)),
      ` · instruction ${grouped(position + 1)} of ${grouped(this.session.length)} · pc ${pc} ${opcode} · ${grouped(gas)} gas · depth ${depth} · `,
      addressLink(address),
      problem === undefined ? false : h('span', { class: 'quiet' }, ' · ', untrusted(problem)),
    )
  }

  #showFrames(frames: readonly DebugFrame[]): void {
    const items = frames.slice(0, MOST_FRAMES).map(({ name, arguments: given, file, line, address }) => {
      const called = `${name === '' ? address : name}${given === undefined ? '' : ` (${given})`}`
      if (file === undefined || line === undefined) return h('li', {}, untrusted(called, LONGEST_NAME))
      const show = h(
        'button',
        { type: 'button', class: 'more' },
        untrusted(`${file.slice(file.lastIndexOf('/') + 1)}:${line}`, LONGEST_NAME),
      )
      show.addEventListener('click', () => this.#source.showLine(file, line))
      return h('li', {}, untrusted(called, LONGEST_NAME), ' ', show)
    })
    const rest = frames.length - items.length
    fill(
      this.#frames,
      h('ol', { class: 'frames', 'aria-label': 'Call stack' }, ...items),
      rest > 0 && h('p', { class: 'quiet' }, `${grouped(rest)} more around them`),
    )
  }

  #watchForm(): HTMLElement {
    const input = h('input', {
      name: 'path',
      class: 'code',
      required: '',
      placeholder: 'balances[0x…]',
      autocomplete: 'off',
      spellcheck: 'false',
    })
    return h(
      'form',
      {
        'aria-label': 'Watch',
        onsubmit: (event) => {
          event.preventDefault()
          this.#watched.add(input.value.trim())
          input.value = ''
          this.#do(async () => undefined)
        },
      },
      h('label', {}, 'Variable at a path', input),
      h('button', {}, 'Watch'),
    )
  }

  async #showVariables(): Promise<void> {
    const { session } = this
    const watched: HTMLElement[] = []
    for (const path of this.#watched) {
      const found = await session.evaluate(path).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      watched.push(this.#row(path, found, this.#removeButton(path)))
    }
    const locals = await session.locals()
    const { state, transient } = await session.variables()
    const known = [...locals.variables, ...state.variables, ...transient.variables]
    const rows = [...watched, ...known.slice(0, MOST_VARIABLES).map((variable) => this.#row(variable.path, variable))]
    // Few contracts have transient variables: that they are not named is said of no other.
    const problems = [...new Set([locals.problem, state.problem])].filter((problem) => problem !== undefined)
    const said = problems.length > 0 && h('div', {}, ...problems.map((problem) => h('p', { class: 'quiet' }, untrusted(problem))))
    fill(
      this.#variables,
      rows.length === 0
        ? !said && h('p', { class: 'quiet' }, 'The contract has none.')
        : scrolledTable('Variables', ['Variable', 'Value'], h('tbody', {}, ...rows)),
      said,
    )
  }

  #removeButton(path: string): HTMLElement {
    const remove = h('button', { type: 'button', class: 'more', 'aria-label': `Remove ${visible(path.slice(0, LONGEST_NAME))}` }, 'Remove')
    remove.addEventListener('click', () => {
      this.#watched.delete(path)
      this.#do(async () => undefined)
    })
    return remove
  }

  #row(path: string, found: Variable | Error, remove?: HTMLElement): HTMLElement {
    const isFailed = found instanceof Error
    return h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'code' }, untrusted(path, LONGEST_NAME), remove && ' ', remove),
      h('td', {}, isFailed ? h('span', { class: 'bad' }, untrusted(found.message)) : variableValue(found, this.#open)),
    )
  }

  #showMachine({ stack, memory, returnData }: DebugMachine): void {
    const items = stack.toReversed().map((word) => h('li', {}, h('code', {}, wordText(word))))
    fill(
      this.#machine,
      this.#part('Stack', `${grouped(stack.length)} items, the top first`, h('ol', { start: '0' }, ...items)),
      this.#part('Memory', bytesText(memory), bytesShown(memory)),
      this.#part('Return data', bytesText(returnData), bytesShown(returnData)),
    )
  }

  #part(name: string, summary: string, contents: HTMLElement): HTMLElement {
    const details = h('details', this.#open.has(name) ? { open: '' } : {}, h('summary', {}, `${name}: ${summary}`), contents)
    details.addEventListener('toggle', () => {
      if (details.open) this.#open.add(name)
      else this.#open.delete(name)
    })
    return details
  }
}

function bytesText(hex: string): string {
  return `${grouped((hex.length - 2) / 2)} bytes`
}

/** Bytes in words, with their offsets. */
function bytesShown(hex: string): HTMLElement {
  const lines: Child[] = []
  for (let at = 0; at < Math.min(MOST_BYTES, (hex.length - 2) / 2); at += 32) {
    lines.push(`0x${at.toString(16).padStart(4, '0')}  ${hex.slice(2 + 2 * at, 2 + 2 * (at + 32))}\n`)
  }
  if (hex.length - 2 > 2 * MOST_BYTES) lines.push(`${grouped((hex.length - 2) / 2 - MOST_BYTES)} bytes more`)
  return h('pre', { tabindex: '0' }, ...lines)
}
