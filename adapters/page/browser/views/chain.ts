import type { FeeHistory } from '../../../../src/internal.js'
import type { ListedBlock } from '../chain.js'
import { chart } from '../charts.js'
import { type Described, describe } from '../described.js'
import { arrange, h } from '../dom.js'
import { HeadReads } from '../head-reads.js'
import { addressLink, blockLink, transactionLink } from '../links.js'
import { grouped, inGwei, quantity, short, timeOf } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'
import { VirtualTable } from '../virtual-table.js'

/** Blocks of the charts. */
const CHARTED = 60
/** Transactions of the list, and how many blocks are searched for them. */
const LISTED = 25
const SEARCHED = 200

const COLUMNS = [
  { name: 'Block' },
  { name: 'Time' },
  { name: 'Transactions', isNumber: true },
  { name: 'Gas used', isNumber: true },
  { name: 'Base fee', isNumber: true },
  { name: 'Hash' },
]

/** Shows the newest blocks and transactions. */
export function chainView({ rpc, chain }: Sources): View {
  const gas = chart('bars')
  const fee = chart('curve')
  const table = new VirtualTable('Blocks', COLUMNS, (index) => blockRow(chain.height - index, chain.block(chain.height - index)))
  const body = h('tbody')
  const none = h('p', { class: 'quiet' }, 'No transaction in the newest blocks.')
  const rows = new Map<string, HTMLTableRowElement>()
  let shownHeight = -1
  let isClosed = false

  /** Returns whether the head is still the one that was drawn for. */
  const isCurrent = (head: string) => !isClosed && chain.head?.hash === head

  async function drawCharts(head: string): Promise<void> {
    const count = Math.min(CHARTED, chain.height + 1)
    const history = await rpc.request<FeeHistory>('eth_feeHistory', [quantity(count), quantity(chain.height), []])
    if (!isCurrent(head)) return
    const ratios = history.gasUsedRatio
    const fees = (history.baseFeePerGas ?? []).slice(0, ratios.length).map((wei) => BigInt(wei))
    const [last = 0n] = fees.slice(-1)
    gas.draw(
      ratios,
      `Gas used by the newest ${ratios.length} blocks: ${percent(ratios.at(-1))} of the limit, ${percent(Math.max(...ratios))} at most`,
    )
    fee.draw(fees.map(Number), `Base fee of the newest ${fees.length} blocks: ${inGwei(last)} now, ${inGwei(largest(fees))} at most`)
  }

  async function listTransactions(head: string): Promise<void> {
    const hashes = await newestTransactions()
    if (!isCurrent(head)) return
    for (const hash of hashes) if (!rows.has(hash)) rows.set(hash, pendingRow(hash))
    for (const hash of rows.keys()) if (!hashes.includes(hash)) rows.delete(hash)
    none.hidden = hashes.length > 0
    arrange(
      body,
      hashes.flatMap((hash) => rows.get(hash) ?? []),
    )
  }

  async function newestTransactions(): Promise<readonly string[]> {
    const hashes: string[] = []
    for (let number = chain.height; number >= 0 && number > chain.height - SEARCHED && hashes.length < LISTED; number--) {
      const block = await chain.load(number)
      hashes.push(...(block?.transactions ?? []).map(String).reverse())
    }
    return hashes.slice(0, LISTED)
  }

  function pendingRow(hash: string): HTMLTableRowElement {
    const row = h('tr', {}, h('th', { scope: 'row' }, transactionLink(hash)), h('td', { colspan: '4', class: 'quiet' }, '…'))
    describe(chain, hash).then(
      (described) => described && row.replaceChildren(...transactionCells(described)),
      () => rows.delete(hash),
    )
    return row
  }

  const charts = new HeadReads(chain, drawCharts)
  const transactions = new HeadReads(chain, listTransactions)

  return {
    title: 'Chain',
    element: h(
      'div',
      {},
      h('div', { class: 'charts' }, gas.element, fee.element),
      h('h2', {}, 'Blocks'),
      table.element,
      h('h2', {}, 'Newest transactions'),
      none,
      scrolledTable('Newest transactions', TRANSACTION_COLUMNS, body),
    ),
    update() {
      const { height } = chain
      charts.update()
      transactions.update()
      table.setCount(height + 1, shownHeight < 0 ? 0 : height - shownHeight)
      shownHeight = height
    },
    artifactsAdded() {
      rows.clear()
      transactions.again()
    },
    close() {
      isClosed = true
    },
  }
}

/** Columns of a table of transactions. */
export const TRANSACTION_COLUMNS = ['Transaction', 'Block', 'From', 'Call', 'Outcome']

/** Returns the cells of a transaction. */
export function transactionCells({ hash, block, from, did, isFailed, outcome }: Described): readonly HTMLElement[] {
  return [
    h('th', { scope: 'row' }, transactionLink(hash)),
    h('td', {}, blockLink(block)),
    h('td', {}, addressLink(from)),
    h('td', {}, did),
    h('td', { class: isFailed ? 'bad' : 'good' }, untrusted(outcome)),
  ]
}

function blockRow(number: number, block: ListedBlock | undefined) {
  return {
    key: `${number} ${block?.hash ?? ''}`,
    cells: (): readonly (Node | string)[] =>
      block
        ? [
            blockLink(number),
            timeOf(block.timestamp),
            grouped(block.transactions.length),
            `${grouped(block.gasUsed)} (${percent(Number(block.gasUsed) / Number(block.gasLimit))})`,
            block.baseFeePerGas === undefined ? '–' : inGwei(block.baseFeePerGas),
            h('span', { class: 'code', title: block.hash ?? '' }, short(block.hash ?? '')),
          ]
        : [blockLink(number), '…', '', '', '', ''],
  }
}

function percent(ratio = 0): string {
  return `${Math.round(ratio * 1000) / 10} %`
}

function largest(values: readonly bigint[]): bigint {
  return values.reduce((high, value) => (value > high ? value : high), 0n)
}
