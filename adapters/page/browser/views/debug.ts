import { fill, h } from '../dom.js'
import { transactionLink } from '../links.js'
import { short } from '../quantities.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

/** Steps through a transaction. Its code is loaded when it is opened. */
export function debugView({ rpc, chain }: Sources, hash = '', position = ''): View {
  const shown = h('div', {}, h('p', { class: 'quiet', role: 'status' }, 'Reading the trace of the transaction'))
  let isOpen = false
  let isOpening = false
  /** Head after which it was tried. */
  let tried: string | null | undefined
  let close = () => {}
  let isClosed = false

  async function open(): Promise<void> {
    const { openDebugger } = await import('../debugger/panel.js')
    const opened = await openDebugger({ rpc, chain }, hash)
    if (isClosed) return opened.close()
    close = () => opened.close()
    await opened.begin(position === '' ? undefined : Number(position))
    fill(shown, opened.element)
    isOpen = true
  }

  return {
    title: `Debug ${short(hash)}`,
    element: h('div', {}, h('p', {}, 'Transaction ', transactionLink(hash, hash)), shown),
    update() {
      const { head } = chain
      if (isOpen || isOpening || !head || head.hash === tried) return
      isOpening = true
      tried = head.hash
      open()
        // The transaction may be mined later.
        .catch((error: unknown) => {
          if (!isClosed) fill(shown, h('p', { class: 'bad' }, untrusted(error instanceof Error ? error.message : String(error))))
        })
        .finally(() => {
          isOpening = false
        })
    },
    artifactsAdded() {
      isOpen = false
      tried = undefined
      close()
    },
    close() {
      isClosed = true
      close()
    },
  }
}
