import { addArtifactFiles, takeDroppedFiles } from './artifact-files.js'
import { Chain } from './chain.js'
import { fill, h } from './dom.js'
import { grouped } from './quantities.js'
import type { ConnectionState, Rpc } from './rpc.js'
import { searchForm } from './search.js'
import { untrusted } from './untrusted.js'
import type { View } from './view.js'
import { VIEWS } from './views.js'

/** Milliseconds between updates without a new head: the pool and the modes of mining change unannounced, and a failed read is tried again. */
const UPDATE_EVERY = 3000

const STATES: Readonly<Record<ConnectionState, string>> = {
  connecting: 'Connecting',
  live: 'Live',
  polling: 'Asks every second',
  locked: 'The node asks for a credential',
  away: 'The node does not answer; trying again',
}

/** Shows a chain in the document, which it has to itself: its body, its title, and its address after the `#`. */
export function show(rpc: Rpc): void {
  const main = h('main', { id: 'main', tabindex: '-1' })
  /** Beside the view, which links replace. */
  const credential = h('section', { 'aria-label': 'Credential', hidden: '' })
  const connection = h('p', { id: 'connection', role: 'status', 'aria-label': 'Connection' }, STATES.connecting)
  const nav = h('nav', { 'aria-label': 'Views' })
  const chain = new Chain(rpc)
  const sources = { rpc, chain }
  let view: View | undefined
  let isScheduled = false

  /** Shows the view of the address. */
  function open(isFirst: boolean): void {
    const path = location.hash.slice(1)
    // The link to the content is no address of a view.
    if (path === 'main') return
    const asked = path === '' ? '/' : path
    const found = VIEWS.map((kind) => ({ kind, match: kind.path.exec(asked) })).find(({ match }) => match)
    view?.close?.()
    view = found?.match ? found.kind.open(sources, ...found.match.slice(1)) : missing()
    const title = h('h1', { tabindex: '-1' }, view.title)
    document.title = `${view.title} · evmbed`
    fill(main, title, view.element)
    fill(
      nav,
      ...VIEWS.flatMap(({ link }) =>
        link ? [h('a', { href: `#${link.path}`, 'aria-current': link.path === asked ? 'page' : undefined }, link.name)] : [],
      ),
    )
    // A screen reader then reads the title of the view that the link led to.
    if (!isFirst) title.focus()
    schedule()
  }

  /** Updates the page once for all changes before the next frame. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      const text = chain.head === undefined ? STATES[rpc.state] : `${STATES[rpc.state]}: block ${grouped(chain.height)}`
      if (connection.textContent !== text) connection.textContent = text
      view?.update?.()
    })
  }

  /** Asks for a credential, above the view. */
  function askForToken(): void {
    const input = h('input', { type: 'password', autocomplete: 'off', required: '' })
    const form = h(
      'form',
      {
        onsubmit: (event) => {
          event.preventDefault()
          credential.hidden = true
          rpc.unlock(input.value.trim())
        },
      },
      h('label', {}, 'Bearer token; the page keeps it until it is closed', input),
      h('button', {}, 'Connect'),
    )
    fill(credential, form)
    credential.hidden = false
    input.focus()
  }

  document.body.append(
    h('a', { class: 'skip', href: '#main' }, 'To the content'),
    h('header', {}, h('a', { class: 'name', href: '#/' }, 'evmbed'), nav, searchForm(rpc), connection),
    credential,
    main,
  )
  chain.onChange = schedule
  takeDroppedFiles(main, (files) => {
    void addArtifactFiles(chain, files).then((sentence) => {
      const said = h('p', { role: 'status', class: 'said' }, untrusted(sentence))
      for (const earlier of main.querySelectorAll(':scope > .said')) earlier.remove()
      main.prepend(said)
      view?.artifactsAdded?.()
      schedule()
    })
  })
  rpc.onHead = () => void chain.look()
  rpc.onState = () => {
    schedule()
    if (rpc.state === 'locked') askForToken()
    void chain.look()
  }
  setInterval(schedule, UPDATE_EVERY)
  document.addEventListener('visibilitychange', () => void chain.look())
  addEventListener('hashchange', () => open(false))
  open(true)
  void rpc.connect()
}

function missing(): View {
  return { title: 'Nothing is here', element: h('p', {}, h('a', { href: '#/' }, 'To the chain')) }
}
