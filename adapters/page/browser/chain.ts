import type { Block, WireExplanation } from '../../../src/internal.js'
import { quantity } from './quantities.js'
import type { Rpc } from './rpc.js'

/** Milliseconds between looks at the head of a node that announces nothing. */
const LOOK_EVERY = 1000
/** Milliseconds between looks at that of a node that announces heads: it does not announce that its head went back. */
const LOOK_WHEN_LIVE_EVERY = 3000
/** Blocks in memory. Those that were read longest ago are forgotten. */
const BLOCK_LIMIT = 4000
const EXPLANATION_LIMIT = 500

/** A block with the hashes of its transactions. */
export type ListedBlock = Block

/** The chain as far as the page knows it. */
export class Chain {
  head: ListedBlock | undefined
  /** Called when the head or a known block changes. */
  onChange: () => void = () => {}
  #blocks = new Map<number, ListedBlock>()
  #asked = new Set<number>()
  #explanations = new Map<string, Promise<WireExplanation>>()
  #isLooking = false
  #lookAgain = false

  constructor(readonly rpc: Rpc) {
    setInterval(() => {
      if (rpc.state === 'polling') void this.look()
    }, LOOK_EVERY)
    setInterval(() => void this.look(), LOOK_WHEN_LIVE_EVERY)
  }

  get height(): number {
    return this.head === undefined ? -1 : Number(this.head.number)
  }

  /** Reads the head, once for all heads that are announced meanwhile. */
  async look(): Promise<void> {
    // Calls appear in the log of `evmbed dev`: a page that nobody sees makes none.
    if (document.hidden || (this.rpc.state !== 'live' && this.rpc.state !== 'polling')) return
    if (this.#isLooking) {
      this.#lookAgain = true
      return
    }
    this.#isLooking = true
    try {
      do {
        this.#lookAgain = false
        const head = await this.rpc.request<ListedBlock | null>('eth_getBlockByNumber', ['latest', false])
        if (head && head.hash !== this.head?.hash) await this.#accept(head)
      } while (this.#lookAgain)
    } catch {
      // The connection shows that the node is away, and the next look comes soon.
    } finally {
      this.#isLooking = false
    }
  }

  /** Returns a block, and asks for it if it is unknown. */
  block(number: number): ListedBlock | undefined {
    const known = this.#blocks.get(number)
    if (!known && number >= 0 && number <= this.height && !this.#asked.has(number)) {
      void this.load(number).catch(() => undefined)
    }
    return known
  }

  /** Reads a block. */
  async load(number: number): Promise<ListedBlock | undefined> {
    const known = this.#blocks.get(number)
    if (known) return known
    this.#asked.add(number)
    const before = this.#blocks
    try {
      const block = await this.rpc.request<ListedBlock | null>('eth_getBlockByNumber', [quantity(number), false])
      // Meanwhile the chain may have gone back.
      if (!block || before !== this.#blocks) return undefined
      this.#keep(block)
      this.onChange()
      return block
    } finally {
      this.#asked.delete(number)
    }
  }

  /** Explains a mined transaction. Rejects where the node does not serve explanations. */
  explain(hash: string): Promise<WireExplanation> {
    let explanation = this.#explanations.get(hash)
    if (!explanation) {
      explanation = this.rpc.request<WireExplanation>('evmbed_explainTransaction', [hash])
      // A failure is not kept: the node may only be away.
      explanation.catch(() => this.#explanations.delete(hash))
      this.#explanations.set(hash, explanation)
      forgetFirst(this.#explanations, EXPLANATION_LIMIT)
    }
    return explanation
  }

  /** Asks for explanations anew: the node knows more names. */
  forgetExplanations(): void {
    this.#explanations = new Map()
    this.onChange()
  }

  async #accept(head: ListedBlock): Promise<void> {
    if (await this.#isReplaced(head)) this.#forget()
    this.head = head
    this.#keep(head)
    this.onChange()
  }

  /** Checks whether the last head is no ancestor of the new one: the chain was reverted. */
  async #isReplaced(head: ListedBlock): Promise<boolean> {
    const last = this.head
    if (!last) return false
    const ahead = Number(head.number) - Number(last.number)
    if (ahead <= 0) return true
    if (ahead === 1) return head.parentHash !== last.hash
    const there = await this.rpc.request<ListedBlock | null>('eth_getBlockByNumber', [last.number, false])
    return there?.hash !== last.hash
  }

  #keep(block: ListedBlock): void {
    this.#blocks.set(Number(block.number), block)
    forgetFirst(this.#blocks, BLOCK_LIMIT)
  }

  #forget(): void {
    this.#blocks = new Map()
    this.#asked = new Set()
    this.#explanations = new Map()
  }
}

function forgetFirst(map: Map<unknown, unknown>, limit: number): void {
  if (map.size <= limit) return
  const [first] = map.keys()
  map.delete(first)
}
