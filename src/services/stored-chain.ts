import type { Block } from '../chain/block.js'
import { Chain } from '../chain/chain.js'
import { StoredBlocks } from '../chain/stored-blocks.js'
import type { ChainRules } from '../evm/chain-rules.js'
import type { Hash } from '../primitives/hex.js'
import { StoredStates } from '../state/stored-state.js'
import type { WorldState } from '../state/world-state.js'
import { StoreDamaged, StoreRefused } from '../store/errors.js'
import { type RecordBatch, Records } from '../store/records.js'
import type { Durability, Store } from '../store/store.js'
import { decodeValue, encodeValue } from './stored-values.js'

/** Version of the records. A store of a newer one is refused. */
const FORMAT = 1

/** Facts that decide the first block of a chain, by the names of options. */
export type ChainOrigin = Readonly<Record<string, string>>

interface StoredFormat {
  readonly format: number
  readonly origin: ChainOrigin
}

/** The last block of a store. */
export interface StoredHead {
  readonly number: number
  readonly hash: Hash
}

/** Returns the id of a record of which there is one. */
export function nameKey(name: string): Uint8Array {
  return new TextEncoder().encode(name)
}

/** A store that a node has open, and the states in it. */
export class StoredChain {
  readonly records: Records
  readonly states: StoredStates
  readonly #cacheSize: number
  #blocks: StoredBlocks | undefined
  /** Undefined in a store without a chain. */
  readonly #head: StoredHead | undefined

  private constructor(records: Records, cacheSize: number, head: StoredHead | undefined) {
    this.records = records
    this.states = new StoredStates(
      {
        node: (hash) => records.require('node', hash),
        code: (hash) => records.require('code', hash),
      },
      cacheSize,
    )
    this.#cacheSize = cacheSize
    this.#head = head
  }

  /**
   * Opens a store. Rejects with `StoreRefused` if a node cannot continue its chain, with what to do.
   *
   * @param origin facts of the chain that the node would begin
   */
  static async open(store: Store, durability: Durability, cacheSize: number, origin: ChainOrigin): Promise<StoredChain> {
    const records = await Records.open(store, durability)
    try {
      const format = records.get('meta', nameKey('format'))
      if (format !== undefined) checkFormat(decodeValue<StoredFormat>(format), origin)
      else await checkEmpty(store)
      const head = records.get('meta', nameKey('head'))
      return new StoredChain(records, cacheSize, head && decodeValue<StoredHead>(head))
    } catch (error) {
      await records.close()
      throw error
    }
  }

  get isEmpty(): boolean {
    return this.#head === undefined
  }

  /** Returns the blocks of the store. */
  blocks(rules: ChainRules): StoredBlocks {
    this.#blocks ??= new StoredBlocks(this.records, rules, this.states, this.#cacheSize / 8)
    return this.#blocks
  }

  /** Returns the chain in the store, or undefined. Reads its last block. */
  chain(rules: ChainRules): Chain | undefined {
    if (this.#head === undefined) return undefined
    const { number, hash } = this.#head
    const blocks = this.blocks(rules)
    const head = blocks.at(number)
    if (head?.hash !== hash) throw new StoreDamaged(`block ${number}`, 'is not the head of the chain')
    return Chain.over(blocks, rules, head)
  }

  /** Adds the facts of a new chain to a batch. */
  begin(batch: RecordBatch, origin: ChainOrigin): void {
    batch.put('meta', nameKey('format'), encodeValue({ format: FORMAT, origin } satisfies StoredFormat))
  }

  writeHead(batch: RecordBatch, { number, hash }: Pick<Block, 'number' | 'hash'>): void {
    batch.put('meta', nameKey('head'), encodeValue({ number: Number(number), hash } satisfies StoredHead))
  }

  /** Adds what is in memory only of a state to a batch, and returns the same state without nodes in memory. */
  writeState(batch: RecordBatch, state: WorldState): WorldState {
    return this.states.store(state, {
      node: (hash, record) => batch.put('node', hash, record),
      code: (hash, bytes) => {
        if (batch.get('code', hash) === undefined) batch.put('code', hash, bytes)
      },
    })
  }

  close(): Promise<void> {
    return this.records.close()
  }
}

function checkFormat({ format, origin: stored }: StoredFormat, origin: ChainOrigin): void {
  if (format > FORMAT) {
    throw new StoreRefused(
      `the store was written by a newer version of evmbed (format ${format}, this version reads ${FORMAT}): update evmbed, or use another store`,
    )
  }
  const names = [...new Set([...Object.keys(stored), ...Object.keys(origin)])].filter((name) => stored[name] !== origin[name])
  const [first] = names
  if (first === undefined) return
  const described = (value: string | undefined) => (value === undefined ? 'none' : value.length > 80 ? 'other content' : value)
  throw new StoreRefused(
    `the store contains a chain that began with another '${first}' (${described(stored[first])}, not ${described(origin[first])}): start with the options with which it began, or use another store`,
  )
}

async function checkEmpty(store: Store): Promise<void> {
  for await (const _ of store.iterator({ keyEncoding: 'view', valueEncoding: 'view' })) {
    throw new StoreRefused('the database contains something else than a chain of evmbed: use an empty one')
  }
}
