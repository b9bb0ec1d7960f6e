import type { Block } from '../chain/block.js'
import type { Chain } from '../chain/chain.js'
import type { Bus } from '../events/bus.js'
import type { Executor } from '../evm/executor.js'
import { BoundedMap } from '../primitives/bounded-map.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import type { Address, Hash } from '../primitives/hex.js'
import { loadingState, type Read } from '../primitives/missing-state.js'
import { replay } from './replay.js'

/** For each transaction of a block, in order, the accounts that it had to do with: sender, recipient, callers and callees, contracts that logged. */
export type TouchedAccounts = readonly ReadonlySet<Address>[]

/** Parts of the node that an index needs. */
export interface AccountIndexParts {
  readonly chain: Chain
  readonly executor: Executor
}

/**
 * Which accounts the transactions of each block had to do with.
 *
 * Indexing runs a block again. This is done once: when a search first visits the block or, in a node that follows its chain, when the block is
 * added.
 */
export class AccountIndex {
  readonly #parts: AccountIndexParts
  /** Accounts of blocks with transactions, by the hash of the block. Chains that share blocks share it. */
  readonly #touched: Map<Hash, Promise<TouchedAccounts>>
  #turn = Promise.resolve()
  #followed: bigint | undefined

  /** @param known an index of another chain, whose blocks this one may share */
  constructor(parts: AccountIndexParts, known?: AccountIndex) {
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
    const touched = loadingState((read) => this.#find(read, block))
    this.#touched.set(hash, touched)
    // The next search tries again.
    touched.catch(() => this.#touched.delete(hash))
    return touched
  }

  /** Indexes blocks as they are decided, one after the other, until the bus is silent. Reads the blocks that a copied index does not contain. */
  follow(read: Read, bus: Bus, onFault: (fault: unknown) => void): void {
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
    const followed = this.height ?? number
    const missed: Block[] = []
    for (let height = followed + 1n; height <= number; height++) {
      const block = read(chain).blockByNumber(height)
      if (block) missed.push(block)
    }
    this.#followed = followed
    for (const block of missed) enqueue(block)
    bus.on('block', enqueue)
  }

  async #find(read: Read, block: Block): Promise<TouchedAccounts> {
    // Few nodes are searched by account.
    const [{ CallTracer, callsOf }, { framesWithin }] = await Promise.all([
      import('../evm/tracers/call-tracer.js'),
      import('../evm/tracers/frame-tree.js'),
    ])
    const touched: Set<Address>[] = []
    const { executor, chain } = this.#parts
    const { draft, environment } = await replay({ executor, chain: read(chain) }, block, 0)
    for (const { transaction, logs } of block.receipts) {
      await yieldToEventLoop()
      const calls = new CallTracer()
      await executor.runTransaction(draft, environment, transaction, calls)
      const frames = calls.top ? [...framesWithin(calls.top, callsOf)].flatMap(({ frame }) => [frame.from, frame.to]) : []
      touched.push(new Set([transaction.from, ...frames, ...logs.map((log) => log.address)]))
    }
    return touched
  }
}
