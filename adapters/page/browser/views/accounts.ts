import { ADDRESS, actionForm } from '../action-form.js'
import { arrange, h } from '../dom.js'
import { HeadReads } from '../head-reads.js'
import { addressLink } from '../links.js'
import { grouped, inEther } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import type { Sources, View } from '../view.js'

/** Accounts that are listed. A node may have thousands. */
const LISTED = 100

/** Lists the accounts of the node. */
export function accountsView({ rpc, chain }: Sources): View {
  const body = h('tbody')
  const rows = new Map<string, HTMLTableRowElement>()
  const problem = h('p', { class: 'bad', role: 'status' })
  let isClosed = false

  async function show(head: string): Promise<void> {
    const addresses = (await rpc.request<readonly string[]>('eth_accounts')).slice(0, LISTED)
    const states = await Promise.all(
      addresses.map((address) =>
        Promise.all([
          rpc.request<string>('eth_getBalance', [address, 'latest']),
          rpc.request<string>('eth_getTransactionCount', [address, 'latest']),
        ]),
      ),
    )
    if (isClosed || chain.head?.hash !== head) return
    problem.textContent = addresses.length === 0 ? 'The node has no accounts of its own.' : ''
    for (const [index, address] of addresses.entries()) {
      const row = rows.get(address) ?? h('tr', {}, h('th', { scope: 'row' }, addressLink(address, address)), h('td'), h('td'))
      const [balance = '0x0', nonce = '0x0'] = states[index] ?? []
      const [, first, second] = row.cells
      if (first) first.textContent = inEther(balance)
      if (second) second.textContent = grouped(nonce)
      rows.set(address, row)
    }
    arrange(
      body,
      addresses.flatMap((address) => rows.get(address) ?? []),
    )
  }

  const reads = new HeadReads(chain, show, (error) => {
    problem.textContent = `The accounts cannot be read: ${error instanceof Error ? error.message : error}`
  })

  return {
    title: 'Accounts',
    element: h(
      'div',
      {},
      problem,
      scrolledTable('Accounts of the node', ['Address', 'Balance', 'Nonce'], body),
      h('h2', {}, 'Another account'),
      actionForm('Look', [{ name: 'address', label: 'Address', ...ADDRESS }], async ({ address = '' }) => {
        location.hash = `/account/${address}`
        return undefined
      }),
    ),
    update: () => reads.update(),
    close() {
      isClosed = true
    },
  }
}
