import type { ComparedAccount, ComparedFields, StateComparison } from '../../../src/internal.js'
import { actionForm } from './action-form.js'
import { type Child, h } from './dom.js'
import { addressLink } from './links.js'
import { grouped, inEther, quantity, short } from './quantities.js'
import type { Rpc } from './rpc.js'
import { scrolledTable } from './scrolled-table.js'

const BLOCK = { pattern: '\\d{1,15}', hint: 'a number' } as const
/** Differences that are shown. */
const SHOWN = 500

/** Creates the form that compares the states after two blocks. */
export function comparisonForm(rpc: Rpc): HTMLElement {
  return actionForm(
    'Compare',
    [
      { name: 'first', label: 'After block', ...BLOCK, value: '0' },
      { name: 'second', label: 'And after block', pattern: '\\d{1,15}', hint: 'latest', isOptional: true },
    ],
    async ({ first = '', second = '' }) => {
      const blocks = [quantity(Number(first)), second === '' ? 'latest' : quantity(Number(second))]
      return shown(await rpc.request<StateComparison>('evmbed_compareStates', blocks))
    },
    'Compare two states',
  )
}

function shown({ first, second, accounts, isComplete }: StateComparison): Child {
  if (accounts.length === 0) return 'The two states are the same.'
  const all = accounts.flatMap(rowsOf)
  return h(
    'div',
    {},
    h('p', {}, `${grouped(accounts.length)} ${accounts.length === 1 ? 'account differs' : 'accounts differ'}`),
    (!isComplete || all.length > SHOWN) &&
      h('p', { class: 'quiet' }, `There are more differences than the ${grouped(SHOWN)} that are shown.`),
    scrolledTable(
      'Differences',
      ['Account', 'What', `After block ${grouped(first)}`, `After block ${grouped(second)}`],
      h('tbody', {}, ...all.slice(0, SHOWN)),
    ),
  )
}

function rowsOf({ address, before, after, storage }: ComparedAccount): readonly HTMLElement[] {
  const field = (name: string, text: (fields: ComparedFields) => string): readonly (readonly [string, string, string])[] => {
    const [old, now] = [before, after].map((fields) => (fields ? text(fields) : 'no account'))
    return old === now ? [] : [[name, old ?? '', now ?? '']]
  }
  const differences = [
    ...field('Balance', ({ balance }) => inEther(balance)),
    ...field('Nonce', ({ nonce }) => grouped(nonce)),
    ...field('Code', ({ codeHash }) => short(codeHash)),
    ...storage.map(({ slot, before, after }) => [`Slot ${withoutZeros(slot)}`, withoutZeros(before), withoutZeros(after)] as const),
  ]
  return differences.map(([name, old, now]) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, addressLink(address)),
      h('td', {}, h('bdi', {}, name)),
      h('td', {}, h('bdi', {}, old)),
      h('td', {}, h('bdi', {}, now)),
    ),
  )
}

function withoutZeros(word: string): string {
  return word.replace(/^0x0+(?=[\da-f])/, '0x')
}
