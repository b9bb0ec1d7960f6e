import type { ListedBlock } from '../chain.js'
import { describe } from '../described.js'
import { fill, h } from '../dom.js'
import { facts, rawJson } from '../facts.js'
import { blockLink, transactionLink } from '../links.js'
import { grouped, inGwei, timeOf } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import type { Sources, View } from '../view.js'
import { TRANSACTION_COLUMNS, transactionCells } from './chain.js'

/** Transactions that are described at once. */
const PAGE = 50

/** Shows a block. */
export function blockView({ chain }: Sources, text = ''): View {
  const number = Number(text)
  const element = h('div', {}, h('p', { class: 'quiet' }, 'Reading the block'))
  let shown: string | undefined

  function show(block: ListedBlock): void {
    const { hash, parentHash, timestamp, miner, gasUsed, gasLimit, baseFeePerGas, stateRoot, transactions } = block
    const code = (value: string | null | undefined) => h('code', {}, value ?? '')
    fill(
      element,
      h(
        'p',
        {},
        ...(number > 0 ? [h('a', { href: `#/block/${number - 1}` }, 'Block before'), ' '] : []),
        h('a', { href: `#/block/${number + 1}` }, 'Block after'),
      ),
      facts([
        ['Hash', code(hash)],
        ['Parent', h('span', {}, ...(number > 0 ? [blockLink(number - 1), ' '] : []), code(parentHash))],
        ['Time', timeOf(timestamp)],
        ['Gas used', `${grouped(gasUsed)} of ${grouped(gasLimit)}`],
        ['Base fee', baseFeePerGas === undefined ? undefined : inGwei(baseFeePerGas)],
        ['Fee recipient', code(miner)],
        ['State root', code(stateRoot)],
      ]),
      h('h2', {}, `Transactions: ${grouped(transactions.length)}`),
      ...(transactions.length === 0 ? [] : [transactionsOf(transactions.map(String))]),
      rawJson('The block as JSON', block),
    )
  }

  function transactionsOf(hashes: readonly string[]): HTMLElement {
    const body = h('tbody')
    const more = h('button', { type: 'button' })
    let listed = 0
    const list = () => {
      for (const hash of hashes.slice(listed, listed + PAGE)) {
        const row = h('tr', {}, h('th', { scope: 'row' }, transactionLink(hash)))
        body.append(row)
        describe(chain, hash).then(
          (described) => described && row.replaceChildren(...transactionCells(described)),
          () => undefined,
        )
      }
      listed = Math.min(listed + PAGE, hashes.length)
      more.textContent = `${grouped(hashes.length - listed)} more`
      more.hidden = listed === hashes.length
    }
    more.addEventListener('click', list)
    list()
    return scrolledTable('Transactions', TRANSACTION_COLUMNS, body, more)
  }

  return {
    title: `Block ${grouped(number)}`,
    element,
    update() {
      const block = chain.block(number)
      if (block && block.hash !== shown) {
        shown = block.hash ?? ''
        show(block)
      } else if (!block && chain.height >= 0 && number > chain.height) {
        shown = undefined
        fill(element, h('p', {}, 'The chain has no block of this number yet. It is shown here when it is mined.'))
      }
    },
    artifactsAdded() {
      shown = undefined
    },
  }
}
