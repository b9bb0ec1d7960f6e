import type { WatchedCall } from '../../../../src/internal.js'
import { fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { grouped } from '../quantities.js'
import { untrusted, visible } from '../untrusted.js'
import type { Sources, View } from '../view.js'
import { VirtualTable } from '../virtual-table.js'

/** Calls in memory. Older ones are forgotten. */
const KEPT = 2000
const LONGEST_CELL = 80

interface Seen extends WatchedCall {
  readonly index: number
  readonly time: string
}

/** Shows the calls of clients as they happen. The node reports them only while this view is open. */
export function callsView({ rpc }: Sources): View {
  const state = h('p', { class: 'quiet', role: 'status' }, 'Connecting')
  const filter = h('input', { type: 'search', placeholder: 'eth_call', autocomplete: 'off', spellcheck: 'false' })
  const onlyFailed = h('input', { type: 'checkbox' })
  const chosen = h('div', { class: 'chosen' })
  let calls: Seen[] = []
  let shown: Seen[] = []
  let count = 0
  let omitted = 0
  let subscription: string | undefined
  let isSubscribing = false
  let isScheduled = false
  let isClosed = false

  const table = new VirtualTable(
    'Calls',
    [{ name: 'Time' }, { name: 'Method' }, { name: 'Arguments' }, { name: 'Outcome' }, { name: 'Milliseconds', isNumber: true }],
    (index) => {
      const call = shown[index]
      return { key: String(call?.index), cells: () => (call ? cellsOf(call) : []) }
    },
  )

  function cellsOf(call: Seen): readonly (Node | string)[] {
    const { method, params, result, error, milliseconds, time } = call
    const open = h('button', { type: 'button', class: 'more' }, visible(method))
    open.addEventListener('click', () => choose(call))
    return [
      time,
      open,
      h('code', {}, params === undefined ? 'hidden' : briefly(params)),
      error ? h('span', { class: 'bad' }, briefly(error.message)) : h('code', {}, result === undefined ? 'hidden' : briefly(result)),
      milliseconds.toFixed(1),
    ]
  }

  function choose({ method, params, result, error, milliseconds, time }: Seen): void {
    const isWhole = params !== undefined && !params.endsWith('…')
    const outcome = h('span', { role: 'status' })
    const copy = (name: string, text: string) => {
      const button = h('button', { type: 'button' }, name)
      button.addEventListener('click', () => {
        navigator.clipboard.writeText(text).then(
          () => fill(outcome, 'Copied'),
          // Without permission the text can still be selected.
          () => fill(outcome, h('pre', { tabindex: '0' }, visible(text))),
        )
      })
      return button
    }
    const title = h('h2', { tabindex: '-1' }, untrusted(method, 100))
    fill(
      chosen,
      title,
      facts([
        ['Time', `${time}, ${milliseconds.toFixed(3)} ms`],
        ['Arguments', params === undefined ? 'hidden: they may hold a secret' : h('code', {}, untrusted(params))],
        ['Result', result === undefined ? undefined : h('code', {}, untrusted(result))],
        ['Error', error && h('span', { class: 'bad' }, `${error.code}: `, untrusted(error.message))],
      ]),
      ...(isWhole
        ? [
            ...(rpc.url === undefined ? [] : [copy('Copy as curl', asCurl(rpc.url, method, params)), ' ']),
            copy('Copy as viem', asViem(method, params)),
            ' ',
            outcome,
          ]
        : []),
    )
    title.focus()
  }

  function receive(event: unknown): void {
    // The node wrote it; the schema is that of the method.
    const call = event as WatchedCall
    omitted += call.omitted ?? 0
    calls.unshift({ ...call, index: ++count, time: new Date().toISOString().slice(11, 23) })
    if (calls.length > KEPT) calls = calls.slice(0, KEPT)
    schedule()
  }

  /** Updates the table once for all calls before the next frame. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      const newest = shown[0]?.index ?? 0
      const wanted = filter.value.trim().toLowerCase()
      shown = calls.filter(({ method, error }) => method.toLowerCase().includes(wanted) && (!onlyFailed.checked || error !== undefined))
      table.setCount(shown.length, shown.filter(({ index }) => index > newest).length)
    })
  }

  function say(): void {
    const text =
      rpc.state === 'polling'
        ? 'Calls are reported over a WebSocket, and this node has none at its address.'
        : subscription === undefined
          ? 'Connecting'
          : `Watching${omitted === 0 ? '' : `; ${grouped(omitted)} calls were too many in a second to be reported`}. The calls of this page are left out.`
    if (state.textContent !== text) state.textContent = text
  }

  async function subscribe(): Promise<void> {
    const id = await rpc.subscribe('evmbed_subscribeCalls', receive)
    subscription = id
    if (isClosed) await rpc.unsubscribe(id)
  }

  for (const input of [filter, onlyFailed]) input.addEventListener('input', schedule)

  return {
    title: 'Calls',
    element: h(
      'div',
      {},
      state,
      h(
        'form',
        { 'aria-label': 'Filter', onsubmit: (event) => event.preventDefault() },
        h('label', {}, 'Method', filter),
        h('label', {}, 'Only failed', onlyFailed),
      ),
      table.element,
      chosen,
    ),
    update() {
      say()
      if (rpc.state !== 'live' || isSubscribing || rpc.isSubscribed(subscription)) return
      isSubscribing = true
      subscribe()
        .then(say, (error: unknown) => fill(state, untrusted(error instanceof Error ? error.message : String(error))))
        .finally(() => {
          isSubscribing = false
        })
    },
    close() {
      isClosed = true
      if (subscription !== undefined) void rpc.unsubscribe(subscription).catch(() => undefined)
    },
  }
}

function briefly(text: string): string {
  return visible(text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text)
}

/** A command for a shell: a quote in single quotes ends them, is escaped, and begins them again. */
export function asCurl(url: string, method: string, params: string): string {
  const body = `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`
  return `curl -H 'content-type: application/json' -d '${body.replaceAll("'", "'\\''")}' '${url}'`
}

export function asViem(method: string, params: string): string {
  return `await client.request({ method: ${JSON.stringify(method)}, params: ${params} })`
}
