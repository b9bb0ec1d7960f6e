import type { ContractVariables, StateVariable } from '../../../src/internal.js'
import { BLOCK, blockOf } from './block-field.js'
import { type Child, fill, h } from './dom.js'
import { blockLink } from './links.js'
import { grouped } from './quantities.js'
import { scrolledTable } from './scrolled-table.js'
import { untrusted } from './untrusted.js'
import { variableValue } from './variable-value.js'
import type { Sources } from './view.js'

/** Variables that are shown at once. */
const SHOWN = 500
const LONGEST_NAME = 200

/** State variables of a contract, after any block. They change with the chain. */
export class StoredVariables {
  readonly element: HTMLElement
  readonly #sources: Sources
  readonly #address: string
  readonly #block = h('input', { name: 'after', pattern: BLOCK.pattern, placeholder: BLOCK.hint, title: BLOCK.hint, autocomplete: 'off' })
  readonly #paths = h('textarea', {
    name: 'paths',
    class: 'wide code',
    rows: '3',
    placeholder: 'balances[0x…].amount',
    spellcheck: 'false',
  })
  readonly #shown = h('div')
  /** Paths of variables whose members are shown. */
  readonly #open = new Set<string>()
  #wanted: { readonly block: string; readonly paths: readonly string[] } = { block: '', paths: [] }
  #head: string | null | undefined
  #isReading = false
  #text = ''

  constructor(sources: Sources, address: string) {
    this.#sources = sources
    this.#address = address
    this.element = h(
      'div',
      {},
      h(
        'form',
        {
          'aria-label': 'Variables',
          onsubmit: (event) => {
            event.preventDefault()
            this.#wanted = { block: this.#block.value.trim(), paths: this.#paths.value.split('\n').flatMap((line) => line.trim() || []) }
            this.forget()
            this.update()
          },
        },
        h('label', {}, 'After block', this.#block),
        h('label', {}, 'Only these, one a line', this.#paths),
        h('button', {}, 'Show'),
      ),
      this.#shown,
    )
  }

  /** Reads the variables again if the chain has changed. */
  update(): void {
    const { head } = this.#sources.chain
    if (!head || head.hash === this.#head || this.#isReading) return
    this.#head = head.hash
    this.#isReading = true
    this.#read()
      .catch((error: unknown) => {
        this.#text = ''
        fill(this.#shown, h('p', { class: 'bad', role: 'alert' }, untrusted(error instanceof Error ? error.message : String(error))))
      })
      .finally(() => {
        this.#isReading = false
        // The chain or the wanted block may have changed meanwhile.
        this.update()
      })
  }

  /** Reads them again with the next update: the node knows more artifacts. */
  forget(): void {
    this.#head = undefined
  }

  async #read(): Promise<void> {
    const { rpc, chain } = this.#sources
    const { paths } = this.#wanted
    const block = blockOf(this.#wanted.block, chain)
    const ask = (at: string) =>
      rpc.request<ContractVariables>('evmbed_getVariables', [this.#address, paths.length === 0 ? null : paths, at])
    const then = await ask(block)
    const isPast = block.startsWith('0x') && Number(block) < chain.height
    // A list may have become shorter than a path needs.
    const now = isPast ? await ask('latest').catch(() => undefined) : undefined
    const text = JSON.stringify([then, now])
    if (text === this.#text) return
    this.#text = text
    fill(this.#shown, ...this.#table(then, isPast ? (now?.variables ?? []) : undefined))
  }

  #table({ variables, problem, blockNumber }: ContractVariables, now: readonly StateVariable[] | undefined): readonly Child[] {
    if (problem !== undefined) return [h('p', { class: 'quiet' }, 'No variables: ', untrusted(problem))]
    if (variables.length === 0) return [h('p', {}, 'The contract has no variables.')]
    const present = new Map(now?.map((variable) => [variable.path, variable.text]))
    const rows = variables.slice(0, SHOWN).map((variable) => {
      const { path, type, text } = variable
      const today = present.get(path)
      return h(
        'tr',
        {},
        h('th', { scope: 'row', class: 'code' }, untrusted(path, LONGEST_NAME)),
        h('td', { class: 'quiet' }, untrusted(type, LONGEST_NAME)),
        h('td', {}, variableValue(variable, this.#open)),
        now && h('td', { class: 'code' }, today === text ? h('span', { class: 'quiet' }, 'the same') : untrusted(today ?? 'none')),
      )
    })
    return [
      h('p', {}, 'After block ', blockLink(blockNumber)),
      scrolledTable(
        'Variables',
        ['Variable', 'Type', 'Value', ...(now ? ['Now'] : [])],
        h('tbody', {}, ...rows),
        variables.length > SHOWN && h('p', { class: 'quiet' }, `${grouped(variables.length - SHOWN)} more are not shown.`),
      ),
    ]
  }
}
