import type {
  Receipt,
  WireExplainedAction,
  WireExplainedFrame,
  WireExplanation,
  WireStorageChange,
  WireTransaction,
} from '../../../../src/internal.js'
import { actionForm } from '../action-form.js'
import { signature, valueText, whatItDid } from '../described.js'
import { type Child, fill, h } from '../dom.js'
import { facts, rawJson } from '../facts.js'
import { gasDetails } from '../gas.js'
import { addressLink, blockLink } from '../links.js'
import { grouped, inEther, inGwei, quantity, short } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

/** Actions of a frame that are shown at once: a loop may emit thousands of events. */
const SHOWN_AT_ONCE = 200
/** Kinds of frames that the words of a frame name already. */
const PLAIN: readonly string[] = ['CALL', 'CREATE', 'CREATE2']
/** Depth to which the call tree is open at first. */
const OPEN_TO = 4

/** Shows a transaction: its outcome, its call tree, what it changed, and its raw forms. */
export function transactionView({ rpc, chain }: Sources, hash = ''): View {
  const element = h('div', {}, h('p', { class: 'quiet' }, 'Reading the transaction'))
  /** Block of what is shown: a pending transaction is mined later, and a revert takes a mined one away. */
  let shownFor: string | undefined
  let isReading = false
  /** Number of times that the node has learned artifacts. */
  let lessons = 0

  async function read(): Promise<void> {
    const before = lessons
    const transaction = await rpc.request<WireTransaction | null>('eth_getTransactionByHash', [hash])
    const state = `${transaction?.blockHash ?? transaction?.hash ?? 'missing'}`
    if (state === shownFor) return
    if (!transaction) fill(element, h('p', {}, 'The node does not know this transaction.'))
    else if (transaction.blockNumber === null) showPending(transaction)
    else await showMined(transaction)
    if (lessons === before) shownFor = state
  }

  function showPending(transaction: WireTransaction): void {
    fill(element, h('p', {}, 'It waits in the pool.'), transactionFacts(transaction), rawJson('The transaction as JSON', transaction))
  }

  async function showMined(transaction: WireTransaction): Promise<void> {
    const receipt = await rpc.request<Receipt | null>('eth_getTransactionReceipt', [hash])
    const explanation = await chain.explain(hash).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    fill(
      element,
      ...(explanation instanceof Error
        ? [h('p', {}, 'No explanation: ', untrusted(explanation.message)), transactionFacts(transaction, receipt)]
        : explained(transaction, receipt, explanation)),
      !(explanation instanceof Error) && h('h2', {}, 'Gas'),
      !(explanation instanceof Error) && gasDetails(rpc, hash),
      h('h2', {}, 'Go back'),
      goBack(Number(transaction.blockNumber)),
      h('h2', {}, 'Raw forms'),
      rawJson('The transaction as JSON', transaction),
      rawJson('The receipt as JSON', receipt),
      !(explanation instanceof Error) && rawJson('The explanation as JSON', explanation),
    )
  }

  /** Removes the block of the transaction, and later ones. */
  function goBack(number: number): HTMLElement {
    return h(
      'div',
      {},
      h('p', { class: 'quiet' }, `A test chain can go back to block ${grouped(number - 1)}. It loses all later blocks.`),
      actionForm('Go back before this transaction', [], async () => {
        await rpc.request('debug_setHead', [quantity(number - 1)])
        await chain.look()
        location.hash = `/block/${number - 1}`
        return undefined
      }),
    )
  }

  return {
    title: `Transaction ${short(hash)}`,
    element,
    update() {
      if (isReading) return
      isReading = true
      read()
        .catch(() => undefined)
        .finally(() => {
          isReading = false
        })
    },
    artifactsAdded() {
      shownFor = undefined
      lessons++
    },
  }
}

function transactionFacts(transaction: WireTransaction, receipt?: Receipt | null): HTMLElement {
  const { hash, from, to, value, nonce, input } = transaction
  const code = (text: string | null | undefined) => (text ? h('code', {}, text) : undefined)
  const account = (address: string | null | undefined) => (address ? addressLink(address, address) : undefined)
  return facts([
    ['Hash', code(hash)],
    ['Block', receipt ? blockLink(receipt.blockNumber) : undefined],
    ['From', account(from)],
    ['To', account(to)],
    ['Contract created', account(receipt?.contractAddress)],
    ['Value', inEther(value)],
    ['Nonce', grouped(nonce)],
    ['Gas used', receipt ? `${grouped(receipt.gasUsed)} of ${grouped(transaction.gas)}` : undefined],
    ['Gas price', receipt?.effectiveGasPrice === undefined ? undefined : inGwei(receipt.effectiveGasPrice)],
    ['Input', input === '0x' ? undefined : h('code', {}, untrusted(input))],
  ])
}

function explained(transaction: WireTransaction, receipt: Receipt | null, explanation: WireExplanation): readonly Child[] {
  const { failure, frame, valueFlows, storageChanges, names } = explanation
  const named = (address: string) => {
    const name = Object.hasOwn(names, address) ? names[address] : undefined
    return h('span', {}, ...(name === undefined ? [] : [untrusted(name, 80), ' ']), addressLink(address, address))
  }
  return [
    h('p', { class: failure ? 'bad' : 'good' }, failure ? untrusted(failure.sentence) : 'Succeeded'),
    h('p', {}, h('a', { href: `#/debug/${transaction.hash}` }, 'Debug it')),
    transactionFacts(transaction, receipt),
    h('h2', {}, 'Calls'),
    h('ul', { class: 'tree', 'aria-label': 'Calls' }, frameItem(frame, 0)),
    ...table('Movements of value', ['From', 'To', 'Amount'], valueFlows, ({ from, to, token, amount, tokenId }) => [
      named(from),
      named(to),
      token === undefined
        ? inEther(amount ?? '0x0')
        : h('span', {}, tokenId === undefined ? grouped(amount ?? '0x0') : `number ${grouped(tokenId)}`, ' of ', named(token)),
    ]),
    ...table(
      'Changes of storage',
      ['Contract', 'Place', 'Before', 'After'],
      storageChanges.flatMap((change) => changedPlaces(change).map((place) => ({ ...place, address: change.address }))),
      ({ address, name, before, after }) => [
        named(address),
        h('code', {}, untrusted(name)),
        h('code', {}, untrusted(before)),
        h('code', {}, untrusted(after)),
      ],
    ),
  ]
}

function table<Row>(
  title: string,
  columns: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly Child[],
): readonly Child[] {
  if (rows.length === 0) return []
  const shown = rows.slice(0, SHOWN_AT_ONCE)
  return [
    h('h2', {}, title),
    scrolledTable(
      title,
      columns,
      h('tbody', {}, ...shown.map((row) => h('tr', {}, ...cells(row).map((cell) => h('td', {}, cell))))),
      rows.length > shown.length && h('p', { class: 'quiet' }, `${grouped(rows.length - shown.length)} more are in the explanation below.`),
    ),
  ]
}

function frameItem(frame: WireExplainedFrame, depth: number): HTMLElement {
  const { type, gasUsed, error, revert, call, isUndone } = frame
  const returned = call?.returned?.map((each) =>
    typeof each === 'object' && each !== null && 'value' in each ? valueText(each.value, String(each.type ?? '')) : valueText(each),
  )
  const summary = h(
    'summary',
    {},
    !PLAIN.includes(type) && h('span', { class: 'quiet' }, `${type.toLowerCase()} `),
    h('span', { class: 'said' }, whatItDid(frame)),
    ...(returned?.length ? [' → ', untrusted(returned.join(', '))] : []),
    h('span', { class: 'quiet' }, ` ${grouped(gasUsed)} gas`),
    ...(error === undefined ? [] : [' ', h('span', { class: 'bad' }, ...(revert ? signature(revert) : [untrusted(error)]))]),
  )
  const details = h('details', depth < OPEN_TO ? { open: '' } : {}, summary)
  // The inner frames of a closed frame are made when it is opened.
  const open = () => {
    if (details.open && details.children.length === 1) details.append(actionList(frame.actions, depth))
  }
  details.addEventListener('toggle', open)
  open()
  return h('li', { class: isUndone ? 'undone' : undefined }, details)
}

function actionList(actions: readonly WireExplainedAction[], depth: number): HTMLElement {
  const list = h('ul', {}, ...actions.slice(0, SHOWN_AT_ONCE).map((action) => actionItem(action, depth)))
  if (actions.length > SHOWN_AT_ONCE) {
    const more = h('button', { type: 'button', class: 'more' }, `${grouped(actions.length - SHOWN_AT_ONCE)} more`)
    const item = h('li', {}, more)
    more.addEventListener('click', () => item.replaceWith(...actions.slice(SHOWN_AT_ONCE).map((action) => actionItem(action, depth))))
    list.append(item)
  }
  if (actions.length === 0) list.append(h('li', { class: 'quiet' }, 'calls, logs and writes nothing'))
  return list
}

function actionItem(action: WireExplainedAction, depth: number): HTMLElement {
  const { kind, frame, event, topics = [], data = '0x', slot = '', before = '', after = '', variables, text = '' } = action
  if (frame) return frameItem(frame, depth + 1)
  if (kind === 'console') return h('li', {}, h('span', { class: 'quiet' }, 'console '), untrusted(text))
  if (kind === 'event') {
    const unknown = ['log ', h('code', {}, untrusted([...topics, data].join(' ')))]
    return h('li', {}, h('span', { class: 'quiet' }, 'event '), ...(event ? signature(event) : unknown))
  }
  const changes = changedPlaces({ slot, before, after, variables }).map((place) => `${place.name}: ${place.before} → ${place.after}`)
  return h('li', {}, h('span', { class: 'quiet' }, 'write '), h('code', {}, untrusted(changes.join(', '))))
}

/** Returns the variables in a slot; the slot itself if their names are not known. */
function changedPlaces({
  slot,
  before,
  after,
  variables,
}: Record<'slot' | 'before' | 'after', string> & Pick<WireStorageChange, 'variables'>) {
  const named = variables?.map((variable) => ({ name: variable.path, before: variable.before, after: variable.after }))
  return named ?? [{ name: trimmed(slot), before: trimmed(before), after: trimmed(after) }]
}

/** Writes a word of storage without its leading zeros. */
function trimmed(word: string): string {
  return word.replace(/^0x0+(?=[\da-f])/, '0x')
}
