import { actionForm, COUNT } from '../action-form.js'
import { arrange, fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { grouped, quantity, timeOf } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

interface Snapshot {
  readonly id: string
  readonly height: number
  readonly time: string
}

/** Snapshots that this page took, oldest first. They outlive the view, not the page. */
let snapshots: readonly Snapshot[] = []

/** Mines blocks, changes the time, and takes snapshots and goes back to them. */
export function timeView({ rpc, chain }: Sources): View {
  const shown = h('div')
  const body = h('tbody')
  const none = h('p', { class: 'quiet' }, 'This page has taken no snapshot.')
  const result = h('p', { role: 'status' })
  let rows = new Map<string, HTMLTableRowElement>()
  let isClosed = false

  async function show(): Promise<void> {
    const { head } = chain
    // A node that is no test chain does not say.
    const [automine, interval] = await Promise.all([
      rpc.request<boolean>('anvil_getAutomine').catch(() => undefined),
      rpc.request<number | null>('anvil_getIntervalMining').catch(() => undefined),
    ])
    if (isClosed || !head) return
    fill(
      shown,
      facts([
        ['Newest block', grouped(Number(head.number))],
        ['Its time', timeOf(head.timestamp)],
        ['Automine', automine === undefined ? 'unknown' : automine ? 'a block for each transaction' : 'off'],
        ['Interval', interval ? `a block every ${grouped(interval)} seconds` : 'none'],
      ]),
    )
  }

  function list(): void {
    rows = new Map(snapshots.map((snapshot) => [snapshot.id, rows.get(snapshot.id) ?? rowOf(snapshot)]))
    none.hidden = rows.size > 0
    arrange(body, [...rows.values()])
  }

  function rowOf(snapshot: Snapshot): HTMLTableRowElement {
    const button = h('button', { type: 'button', 'aria-label': `Go back to block ${snapshot.height}` }, 'Go back')
    button.addEventListener('click', () => {
      goBack(snapshot).catch((error: unknown) => fill(result, untrusted(error instanceof Error ? error.message : String(error))))
    })
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, `Block ${grouped(snapshot.height)}`),
      h('td', {}, timeOf(snapshot.time)),
      h('td', {}, button),
    )
  }

  /** Reverts to a snapshot. It and all later ones are used up, so the state is kept in a new one. */
  async function goBack(snapshot: Snapshot): Promise<void> {
    const isDone = await rpc.request<boolean>('evm_revert', [snapshot.id])
    const earlier = snapshots.slice(0, Math.max(0, snapshots.indexOf(snapshot)))
    snapshots = isDone ? [...earlier, { ...snapshot, id: await rpc.request<string>('evm_snapshot') }] : earlier
    result.textContent = isDone
      ? `The chain is at block ${grouped(snapshot.height)} again`
      : 'The node does not have this snapshot any more'
    list()
    await changed()
  }

  async function changed(): Promise<void> {
    await chain.look()
    await show()
  }

  const after = async (method: string, params: readonly unknown[], text: string) => {
    await rpc.request(method, params)
    await changed()
    return text
  }

  list()
  return {
    title: 'Time',
    element: h(
      'div',
      {},
      shown,
      h('h2', {}, 'Blocks'),
      actionForm(
        'Mine',
        [
          { name: 'blocks', label: 'Blocks', ...COUNT, value: '1' },
          { name: 'seconds', label: 'Seconds between them', ...COUNT, isOptional: true },
        ],
        ({ blocks = '', seconds = '' }) =>
          after('anvil_mine', [quantity(BigInt(blocks)), ...(seconds === '' ? [] : [quantity(BigInt(seconds))])], `Mined ${blocks}`),
      ),
      actionForm('Mine a block for each transaction', [], () => after('anvil_setAutomine', [true], 'On')),
      actionForm('Mine only when asked', [], () => after('anvil_setAutomine', [false], 'Automine is off')),
      actionForm('Mine at an interval', [{ name: 'seconds', label: 'Seconds; 0 for none', ...COUNT }], ({ seconds = '' }) =>
        after('anvil_setIntervalMining', [Number(seconds)], 'Set'),
      ),
      h('h2', {}, 'Clock'),
      actionForm('Advance the time', [{ name: 'seconds', label: 'Seconds', ...COUNT }], ({ seconds = '' }) =>
        after('anvil_increaseTime', [quantity(BigInt(seconds))], 'The next block has the new time'),
      ),
      h('h2', {}, 'Snapshots'),
      actionForm('Take a snapshot', [], async () => {
        await chain.look()
        const { head, height } = chain
        const id = await rpc.request<string>('evm_snapshot')
        snapshots = [...snapshots, { id, height, time: head?.timestamp ?? '0x0' }]
        list()
        return `Block ${grouped(height)}`
      }),
      result,
      none,
      scrolledTable('Snapshots', ['State after', 'Time of the block', 'Action'], body),
    ),
    update() {
      void show()
    },
    close() {
      isClosed = true
    },
  }
}
