import { actionForm, COUNT } from '../action-form.js'
import { comparisonForm } from '../comparison.js'
import { fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { History } from '../history.js'
import { grouped, quantity, timeOf } from '../quantities.js'
import type { Sources, View } from '../view.js'

/** Mines blocks, changes the time, goes back, forks, and compares states. */
export function timeView({ rpc, chain }: Sources): View {
  const shown = h('div')
  const history = new History(chain, changed)
  let isClosed = false

  async function show(): Promise<void> {
    const { head } = chain
    // A node that is no test chain does not say.
    const [automine, interval] = await Promise.all([
      rpc.request<boolean>('anvil_getAutomine').catch(() => undefined),
      rpc.request<number | null>('anvil_getIntervalMining').catch(() => undefined),
      history.update(),
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

  async function changed(): Promise<void> {
    await chain.look()
    await show()
  }

  const after = async (method: string, params: readonly unknown[], text: string) => {
    await rpc.request(method, params)
    await changed()
    return text
  }

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
      h('h2', {}, 'History'),
      actionForm('Take a snapshot', [], async () => {
        const id = await rpc.request<string>('evm_snapshot')
        await changed()
        return `Snapshot ${Number(id)}`
      }),
      history.element,
      h('h2', {}, 'Compare'),
      comparisonForm(rpc),
    ),
    update() {
      void show()
    },
    close() {
      isClosed = true
    },
  }
}
