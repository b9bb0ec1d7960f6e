import type { AnvilMetadata, ServedFork } from '../../../src/internal.js'
import type { Chain } from './chain.js'
import { chainTree } from './chain-tree.js'
import { arrange, fill, h } from './dom.js'
import { blockLink } from './links.js'
import { grouped, quantity } from './quantities.js'
import { scrolledTable } from './scrolled-table.js'
import { untrusted } from './untrusted.js'

interface Point {
  readonly key: string
  readonly block: number
  readonly row: HTMLTableRowElement
  readonly isFork: boolean
}

/** The history of a test chain: a slider over its blocks, its snapshots and forks, and ways back. */
export class History {
  readonly element: HTMLElement
  readonly #slider = h('input', { type: 'range', min: '0', max: '0', value: '0', class: 'slider' })
  readonly #label = h('span')
  readonly #tree = chainTree()
  readonly #body = h('tbody')
  readonly #none = h('p', { class: 'quiet' }, 'There is no snapshot and no fork.')
  readonly #result = h('p', { role: 'status' })
  readonly #back = button('Go back to this block', () => this.#goBack())
  readonly #fork = button('Fork from this block into a new tab', () => this.#forkHere())
  /** Why there is no such button. */
  readonly #noFork = h('p', { class: 'quiet', hidden: '' })
  #points = new Map<string, Point>()
  /** Whether the slider moves with the head. */
  #isAtHead = true

  constructor(
    readonly chain: Chain,
    readonly onChange: () => Promise<void>,
  ) {
    this.#slider.addEventListener('input', () => {
      this.#isAtHead = this.#chosen === chain.height
      this.#draw()
    })
    this.element = h(
      'div',
      {},
      this.#tree.element,
      h('label', {}, this.#label, this.#slider),
      h('p', { class: 'actions' }, this.#back, ' ', this.#fork),
      this.#noFork,
      this.#result,
      this.#none,
      scrolledTable('Snapshots and forks', ['Block', 'What', 'Actions'], this.#body),
    )
  }

  get #chosen(): number {
    return Number(this.#slider.value)
  }

  /** Reads what the node has. */
  async update(): Promise<void> {
    const { rpc } = this.chain
    const [metadata, served] = await Promise.all([
      rpc.request<AnvilMetadata>('anvil_metadata').catch(() => undefined),
      rpc.request<readonly ServedFork[]>('evmbed_forks').catch((error: unknown) => String(error instanceof Error ? error.message : error)),
    ])
    const forks = typeof served === 'string' ? [] : served
    this.#fork.hidden = typeof served === 'string'
    this.#noFork.hidden = !this.#fork.hidden
    if (typeof served === 'string') fill(this.#noFork, 'No forks in new tabs, because each needs a server: ', untrusted(served))
    const snapshots = Object.entries(metadata?.snapshots ?? {})
    const points: readonly Omit<Point, 'row'>[] = [
      ...snapshots.map(([id, [block]]) => ({ key: id, block: Number(block), isFork: false })),
      ...forks.map(({ url, blockNumber }) => ({ key: url, block: Number(blockNumber), isFork: true })),
    ]
    const known = this.#points
    this.#points = new Map(
      points.map((point) => [
        `${point.key} ${point.block}`,
        known.get(`${point.key} ${point.block}`) ?? { ...point, row: this.#rowOf(point) },
      ]),
    )
    this.#none.hidden = points.length > 0
    arrange(
      this.#body,
      [...this.#points.values()].map(({ row }) => row),
    )
    this.#draw()
  }

  #draw(): void {
    const { height } = this.chain
    if (height < 0) return
    this.#slider.max = String(height)
    if (this.#isAtHead) this.#slider.value = String(height)
    const chosen = this.#chosen
    fill(this.#label, `Block ${grouped(chosen)} of ${grouped(height)}`)
    this.#back.disabled = chosen >= height
    this.#tree.draw(height, chosen, [...this.#points.values()])
  }

  #rowOf({ key, block, isFork }: Omit<Point, 'row'>): HTMLTableRowElement {
    const actions = isFork
      ? [
          h('a', { href: addressOf(key), target: '_blank', rel: 'noopener' }, 'Open'),
          ' ',
          button('Close', () => this.#close(key), `Close the fork at ${key}`),
        ]
      : [button('Go back', () => this.#revert(key, block), `Go back to block ${block}, snapshot ${Number(key)}`)]
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, blockLink(block)),
      h('td', {}, isFork ? h('code', {}, untrusted(key)) : `Snapshot ${Number(key)}`),
      h('td', {}, ...actions),
    )
  }

  async #goBack(): Promise<void> {
    const block = this.#chosen
    await this.#run(async () => {
      await this.chain.rpc.request('debug_setHead', [quantity(block)])
      this.#isAtHead = true
      return `The chain is at block ${grouped(block)} again`
    })
  }

  /** Reverts to a snapshot. It and all later ones are used up, so the state is kept in a new one. */
  #revert(id: string, block: number): Promise<void> {
    return this.#run(async () => {
      const { rpc } = this.chain
      if (!(await rpc.request<boolean>('evm_revert', [id]))) return 'The node does not have this snapshot any more'
      await rpc.request('evm_snapshot')
      this.#isAtHead = true
      return `The chain is at block ${grouped(block)} again`
    })
  }

  async #forkHere(): Promise<void> {
    const block = this.#chosen
    await this.#run(async () => {
      const { url } = await this.chain.rpc.request<ServedFork>('evmbed_fork', [quantity(block)])
      open(addressOf(url), '_blank', 'noopener')
      return `A fork begins after block ${grouped(block)}, at ${url}`
    })
  }

  #close(url: string): Promise<void> {
    return this.#run(async () => {
      await this.chain.rpc.request('evmbed_closeFork', [url])
      return 'The fork is closed'
    })
  }

  async #run(action: () => Promise<string>): Promise<void> {
    try {
      fill(this.#result, untrusted(await action()))
    } catch (error) {
      fill(this.#result, untrusted(error instanceof Error ? error.message : String(error)))
    }
    await this.onChange()
  }
}

function button(text: string, run: () => Promise<void>, name?: string): HTMLButtonElement {
  const made = h('button', { type: 'button', 'aria-label': name }, text)
  let isRunning = false
  made.addEventListener('click', () => {
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
    })
  })
  return made
}

/** The address of a fork from here: a node that listens on all addresses does not know by which it was reached. */
function addressOf(url: string): string {
  const address = new URL(url)
  address.hostname = location.hostname
  return address.href
}
