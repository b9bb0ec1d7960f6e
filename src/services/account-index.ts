import type { Block } from '../chain/block.js'
import type { Bus } from '../events/bus.js'
import { BoundedMap } from '../primitives/bounded-map.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import type { Address, Hash } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import { type ReplayParts, replay } from './replay.js'

/** For each transaction of a block, in order, the accounts that it had to do with: sender, recipient, callers and callees, contracts that logged. */
export type TouchedAccounts = readonly ReadonlySet<Address>[]

/**
 * Which accounts the transactions of each block had to do with.
 *
 * Indexing runs a block again. This is done once: when a search first visits the block or, in a node that follows its chain, when the block is
 * added.
 */
export class AccountIndex {
  readonly #parts: ReplayParts
  /** Accounts of blocks with transactions, by the hash of the block. Chains that share blocks share it. */
  readonly #touched: Map<Hash, Promise<TouchedAccounts>>
  #turn = Promise.resolve()
  #followed: bigint | undefined

  /** @param known an index of another chain, whose blocks this one may share */
  constructor(parts: ReplayParts, known?: AccountIndex) {
    this.#parts = parts
    this.#touched = known ? known.#touched : new BoundedMap(parts.chain.history)
    this.#followed = known?.height
  }

  /** The height of the last block that was indexed as it came; undefined unless the index follows the chain. */
  get height(): bigint | undefined {
    const { number } = this.#parts.chain.head
    // A test chain may have gone back.
    return this.#followed !== undefined && this.#followed > number ? number : this.#followed
  }

  async touchedBy(block: Block): Promise<TouchedAccounts> {
    if (block.transactions.length === 0) return []
    const { hash } = block
    const known = this.#touched.get(hash)
    if (known !== undefined) return known
    const touched = loadingState(() => this.#find(block))
    this.#touched.set(hash, touched)
    // The next search tries again.
    touched.catch(() => this.#touched.delete(hash))
    return touched
  }

  /** Indexes blocks as they are decided, one after the other, until the bus is silent. */
  follow(bus: Bus, onFault: (fault: unknown) => void): void {
    const { chain } = this.#parts
    const index = async (block: Block) => {
      await this.touchedBy(block)
      this.#followed = block.number
    }
    let waiting = 0
    const enqueue = (block: Block) => {
      // Thousands of empty blocks may come at once.
      if (block.transactions.length === 0 && waiting === 0) {
        this.#followed = block.number
        return
      }
      waiting++
      this.#turn = this.#turn
        .then(() => index(block))
        .catch(onFault)
        .finally(() => waiting--)
    }
    const { number } = chain.head
    this.#followed = this.height ?? number
    // Blocks that a copied index does not contain.
    for (let missed = this.#followed + 1n; missed <= number; missed++) {
      const block = chain.blockByNumber(missed)
      if (block) enqueue(block)
    }
    bus.on('block', enqueue)
  }

  async #find(block: Block): Promise<TouchedAccounts> {
    // Few nodes are searched by account.
    const [{ CallTracer, callsOf }, { framesWithin }] = await Promise.all([
      import('../evm/tracers/call-tracer.js'),
      import('../evm/tracers/frame-tree.js'),
    ])
    const touched: Set<Address>[] = []
    const { draft, environment } = await replay(this.#parts, block, 0)
    for (const { transaction, logs } of block.receipts) {
      await yieldToEventLoop()
      const calls = new CallTracer()
      await this.#parts.executor.runTransaction(draft, environment, transaction, calls)
      const frames = calls.top ? [...framesWithin(calls.top, callsOf)].flatMap(({ frame }) => [frame.from, frame.to]) : []
      touched.push(new Set([transaction.from, ...frames, ...logs.map((log) => log.address)]))
    }
    return touched
  }
}
