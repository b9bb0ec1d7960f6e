import type { Block } from '../../../src/internal.js'
import { h } from './dom.js'
import type { Rpc } from './rpc.js'

/** Creates the form that finds a block by number or hash, a transaction by hash, and an account by address. */
export function searchForm(rpc: Rpc): HTMLElement {
  const input = h('input', {
    type: 'search',
    placeholder: 'Block, hash or address',
    'aria-label': 'Search',
    autocomplete: 'off',
    spellcheck: 'false',
    required: '',
  })
  const result = h('output', { class: 'bad' })
  const search = async () => {
    const found = await pathOf(rpc, input.value.trim()).catch((error: unknown) => `the node does not answer: ${error}`)
    result.textContent = found.startsWith('/') ? '' : found
    if (!found.startsWith('/')) return
    location.hash = found
    input.value = ''
  }
  return h(
    'form',
    {
      class: 'search',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault()
        void search()
      },
    },
    input,
    h('button', {}, 'Search'),
    result,
  )
}

/** Returns the address of a view, which begins with a slash, or why there is none. */
async function pathOf(rpc: Rpc, text: string): Promise<string> {
  if (/^[\d,]{1,15}$/.test(text)) return `/block/${Number(text.replaceAll(',', ''))}`
  if (/^0x[\da-f]{40}$/i.test(text)) return `/account/${text}`
  if (!/^0x[\da-f]{64}$/i.test(text)) return 'Search for a block number, a hash of 64 digits or an address of 40 digits'
  const block = await rpc.request<Block | null>('eth_getBlockByHash', [text, false])
  if (block) return `/block/${Number(block.number)}`
  const transaction = await rpc.request('eth_getTransactionByHash', [text])
  return transaction ? `/tx/${text}` : 'No block and no transaction has this hash'
}
