import type { WireTransaction } from '../../../../src/internal.js'
import { arrange, h } from '../dom.js'
import { addressLink, transactionLink } from '../links.js'
import { grouped, inEther, inGwei } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

type BySender = { readonly [sender: string]: { readonly [nonce: string]: WireTransaction } }

const LISTED = 200

interface Entry {
  readonly transaction: WireTransaction
  readonly reason: string
}

/** Lists the transactions that wait, and why. */
export function poolView({ rpc }: Sources): View {
  const body = h('tbody')
  const rows = new Map<string, HTMLTableRowElement>()
  const said = h('p', { role: 'status' })
  let isLooking = false
  let isClosed = false

  async function show(): Promise<void> {
    const { pending, queued } = await rpc.request<{ readonly pending: BySender; readonly queued: BySender }>('txpool_content')
    const entries = [...entriesOf(pending, () => 'waits for the next block'), ...entriesOf(queued, (sender) => gap(pending[sender]))]
    if (isClosed) return
    const [ready, waiting] = [pending, queued].map((each) => entriesOf(each, () => '').length)
    const text = `${grouped(ready ?? 0)} pending, ${grouped(waiting ?? 0)} queued`
    if (said.textContent !== text) said.textContent = text
    const listed = entries.slice(0, LISTED)
    const next = new Map<string, HTMLTableRowElement>()
    for (const entry of listed) {
      const key = `${entry.transaction.hash} ${entry.reason}`
      next.set(key, rows.get(key) ?? rowOf(entry))
    }
    rows.clear()
    for (const [key, row] of next) rows.set(key, row)
    arrange(body, [...rows.values()])
  }

  function rowOf({ transaction, reason }: Entry): HTMLTableRowElement {
    const { hash, from, to, nonce, value, maxFeePerGas, gasPrice } = transaction
    const drop = h('button', { type: 'button', 'aria-label': `Drop ${hash}` }, 'Drop')
    const problem = h('span', { class: 'bad' })
    drop.addEventListener('click', () => {
      rpc.request('anvil_dropTransaction', [hash]).then(
        () => show(),
        (error: unknown) => problem.replaceChildren(untrusted(error instanceof Error ? error.message : String(error))),
      )
    })
    const cells = [
      addressLink(from),
      grouped(nonce),
      to ? addressLink(to) : 'a new contract',
      inEther(value),
      inGwei(maxFeePerGas ?? gasPrice),
      reason,
    ]
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, transactionLink(hash)),
      ...cells.map((cell) => h('td', {}, cell)),
      h('td', {}, drop, ' ', problem),
    )
  }

  function look(): void {
    if (isLooking) return
    isLooking = true
    show()
      .catch((error: unknown) => {
        said.textContent = `The pool cannot be read: ${error instanceof Error ? error.message : error}`
      })
      .finally(() => {
        isLooking = false
      })
  }

  return {
    title: 'Pool',
    element: h(
      'div',
      {},
      said,
      scrolledTable('Transactions of the pool', ['Transaction', 'From', 'Nonce', 'To', 'Value', 'Fee cap', 'State', 'Action'], body),
    ),
    update: look,
    close() {
      isClosed = true
    },
  }
}

function entriesOf(senders: BySender, reasonOf: (sender: string) => string): readonly Entry[] {
  return Object.entries(senders).flatMap(([sender, byNonce]) =>
    Object.values(byNonce).map((transaction) => ({ transaction, reason: reasonOf(sender) })),
  )
}

/** Explains why a queued transaction waits. */
function gap(pending: BySender[string] | undefined): string {
  const nonces = Object.keys(pending ?? {}).map(Number)
  if (nonces.length === 0) return 'queued: a transaction with an earlier nonce is missing'
  return `queued: the transaction with nonce ${Math.max(...nonces) + 1} is missing`
}
