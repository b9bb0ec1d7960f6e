import { type Block, withState } from '../chain/block.js'
import { Chain, type ChainMemory } from '../chain/chain.js'
import type { ForkedChain, RemoteOrigin } from '../chain/forked-chain.js'
import { StoredBlocks } from '../chain/stored-blocks.js'
import type { BlockEvidence } from '../consensus/evidence.js'
import type { ChainRules } from '../evm/chain-rules.js'
import type { GenesisConfig } from '../evm/hardforks.js'
import { StoredFacts } from '../fork/stored-facts.js'
import { type Hash, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import { loadingState } from '../primitives/missing-state.js'
import { lastVersionNode, StateHistory } from '../state/state-history.js'
import { StoreDamaged, StoreRefused, StoreWriteFailed } from '../store/errors.js'
import { keyOf, numberKey, type RecordBatch, Records } from '../store/records.js'
import type { Durability, Store } from '../store/store.js'
import { ChainPruning, readPruning, type StoredPruning, unpruned } from './chain-pruning.js'
import {
  decodeValue,
  encodePlainValue,
  encodeValue,
  isAddress,
  isCount,
  isHash,
  isInteger,
  isListOf,
  isObjectWith,
  isOptional,
  isText,
  nameKey,
} from './stored-values.js'

/** Version of the records. A store of another one is refused. */
const FORMAT = 2

/**
 * One part of so many of the cache is for decoded blocks: 256 KiB of 64 MiB, some 60 blocks. V8 has a small young generation at first. If most blocks survive it, V8
 * makes all later ones in the old generation, and collects them late. A cache of 250 blocks had this effect: reading 20,000 blocks took 50 MiB more.
 */
const BLOCKS_PART = 256

/** Blocks after which the beginning of the chain is written a second time. */
const COPY_DISTANCE = 128n

/** Returns whether the beginning of the chain is copied so many blocks after it: after 128, and at each doubling. A database may have the first of them in the same place as the beginning. */
function isCopied(distance: bigint): boolean {
  return distance >= COPY_DISTANCE && (distance & (distance - 1n)) === 0n
}

/** A first state with more nodes has no copy. It takes some megabytes. */
const MOST_COPIED_NODES = 10_000

/** Facts that decide the first block of a chain, by the names of options. */
export type ChainOrigin = Readonly<Record<string, string | undefined>>

/** The record that says how to read the others. */
export interface StoredFormat {
  readonly format: number
  /** Forks of the chain. */
  readonly config: GenesisConfig
  readonly origin: ChainOrigin
  /** Undefined if the chain is no fork of a remote chain. */
  readonly remote?: StoredRemote | undefined
}

/** The remote chain of a fork. */
export interface StoredRemote extends RemoteOrigin {
  /** Digest of the URL, which may contain a key. */
  readonly server: Hash | undefined
}

/** Opens the remote chain of a fork. */
export type OpenRemote = (facts: StoredFacts, stored: StoredFormat | undefined) => Promise<ForkedChain>

/** The last block of a store. */
export interface StoredHead {
  readonly number: number
  readonly hash: Hash
}

/** A store that a node has open, and the states in it. */
export class StoredChain {
  readonly records: Records
  readonly history: StateHistory
  readonly pruning: ChainPruning
  readonly facts: StoredFacts
  /** The remote chain that the chain goes on from. */
  readonly remote: ForkedChain | undefined
  readonly #cacheSize: number
  #blocks: StoredBlocks | undefined
  #chain: Chain | undefined
  /** Undefined in a store without a chain. */
  readonly #head: StoredHead | undefined

  private constructor(
    records: Records,
    cacheSize: number,
    { head, pruning, lastNode }: StoredPosition,
    facts: StoredFacts,
    remote?: ForkedChain,
  ) {
    this.records = records
    this.facts = facts
    this.remote = remote
    this.history = new StateHistory(records, cacheSize, lastNode, remote?.accounts)
    this.pruning = new ChainPruning(records, this.history, pruning)
    this.#cacheSize = cacheSize
    this.#head = head
  }

  /**
   * Opens a store. Rejects with `StoreRefused` if a node cannot continue its chain, with what to do.
   *
   * @param origin facts of the chain that the node would begin
   * @param openRemote of a fork of a remote chain
   */
  static async open(
    store: Store,
    durability: Durability,
    cacheSize: number,
    origin: ChainOrigin,
    openRemote: OpenRemote | undefined,
  ): Promise<StoredChain> {
    const records = await Records.open(store, durability)
    try {
      const format = await loadingState(() => readFormat(records))
      if (format) checkFormat(format, origin, openRemote !== undefined)
      else await checkEmpty(records)
      const facts = new StoredFacts(records, format === undefined)
      const remote = await openRemote?.(facts, format)
      if (remote && format) await noteServer(records, format, remote)
      const position = format || !remote ? await loadingState(() => positionOf(records)) : beginning(remote)
      return new StoredChain(records, cacheSize, position, facts, remote)
    } catch (error) {
      await records.close()
      throw error
    }
  }

  /** Opens a store for reading, whatever its chain began with. Rejects with `StoreRefused` for a store without a chain. */
  static async openAny(store: Store, cacheSize: number): Promise<{ readonly stored: StoredChain; readonly origin: ChainOrigin }> {
    const records = await Records.open(store, 'process')
    try {
      const format = await loadingState(() => readFormat(records))
      if (!format) await checkEmpty(records)
      const refusal = format && versionRefusal(format)
      if (refusal) throw refusal
      const position = await loadingState(() => positionOf(records))
      if (!format || !position.head) throw new StoreRefused('the store contains no chain')
      if (format.remote)
        throw new StoreRefused('the store contains a fork of a remote chain, which cannot be exported: its states are not whole')
      return { stored: new StoredChain(records, cacheSize, position, new StoredFacts(records, true)), origin: format.origin }
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
    this.#blocks ??= new StoredBlocks(this.records, rules, this.history, this.#cacheSize / BLOCKS_PART)
    return this.#blocks
  }

  /** The chain in the store, or undefined. */
  get chain(): Chain | undefined {
    return this.#chain
  }

  /** Reads the last block of the chain and its state. */
  async load(rules: ChainRules, memory: Partial<ChainMemory>): Promise<void> {
    if (this.#head === undefined) return
    const { number, hash } = this.#head
    const blocks = this.blocks(rules)
    this.#chain = await loadingState(() => {
      const head = blocks.at(number)
      if (head?.hash !== hash) throw new StoreDamaged(`block ${number}`, 'is not the head of the chain')
      const { state } = head
      if (state.root !== this.history.rootAt(number, head.header.stateRoot)) {
        throw new StoreDamaged(`the state of block ${number}`, 'does not have its root')
      }
      return Chain.over(blocks, rules, withState(head, state), memory, this.remote)
    })
    this.#chain.hideBelow(BigInt(this.pruning.firstKept))
  }

  /** Adds the facts of a new chain to a batch. */
  begin(batch: RecordBatch, origin: ChainOrigin, { config }: ChainRules): void {
    const { remote } = this
    const stored = remote && { ...remote.origin, server: serverOf(remote.requests.url) }
    batch.put('meta', nameKey('format'), encodeValue({ format: FORMAT, origin, config, remote: stored } satisfies StoredFormat))
    this.pruning.begin(batch)
  }

  /** Returns the same store for another chain, which begins after a block of a remote chain. */
  renewed(remote: ForkedChain): StoredChain {
    return new StoredChain(this.records, this.#cacheSize, beginning(remote, this.history.lastNode), this.facts, remote)
  }

  writeHead(batch: RecordBatch, { number, hash }: Pick<Block, 'number' | 'hash'>): void {
    batch.put('meta', nameKey('head'), encodePlainValue({ number: Number(number), hash } satisfies StoredHead))
    const first = this.remote?.height ?? 0n
    // A test method may change the state of the first block when the chain is back there.
    if (number === first) batch.delete('copy', keyOf('state', numberKey(first)))
    if (isCopied(number - first)) this.#copyBeginning(batch, Number(first))
  }

  /** Adds second copies of the format, of the first block and of its state to a batch. A database has what one batch has written in one place, so the first batch has none. */
  #copyBeginning(batch: RecordBatch, first: number): void {
    batch.copy('meta', nameKey('format'))
    batch.copy('block', numberKey(first))
    const version = this.history.version(this.history.versionAt(first))
    if (version.lastNode > MOST_COPIED_NODES) return
    const nodes: number[] = []
    const codes = new Set<Hash>()
    this.history.states.visit(this.history.states.at(version.roots), {
      node: (id) => nodes.push(id) > 0,
      account: ({ code }) => void codes.add(code.hash),
    })
    batch.copy('state', numberKey(first))
    batch.copy('version', numberKey(version.number))
    for (const id of nodes) batch.copy('node', numberKey(id))
    for (const code of codes) batch.copy('code', hexToBytes(code))
  }

  async close(): Promise<void> {
    await this.facts.close()
    await this.records.close()
  }
}

/** Writes the server of a fork if it is another one than before. A store that does not take it asks the server again at the next start. */
async function noteServer(records: Records, format: StoredFormat, { requests }: ForkedChain): Promise<void> {
  const server = serverOf(requests.url)
  if (!format.remote || format.remote.server === server) return
  const batch = records.batch()
  batch.put('meta', nameKey('format'), encodeValue({ ...format, remote: { ...format.remote, server } } satisfies StoredFormat))
  await records.write(batch).catch((error: unknown) => {
    if (!(error instanceof StoreWriteFailed)) throw error
  })
}

/** Returns what a store remembers of the address of a server. */
export function serverOf(url: string | undefined): Hash | undefined {
  return url === undefined ? undefined : keccakHash(new TextEncoder().encode(url))
}

/** The last block of a store, and what was pruned before it. */
interface StoredPosition {
  readonly head: StoredHead | undefined
  readonly pruning: StoredPruning
  /** The greatest id of a node, in use or to be removed. */
  readonly lastNode: number
}

/** @param lastNode the greatest id of a node that was given before */
function beginning({ height }: ForkedChain, lastNode = 0): StoredPosition {
  return { head: undefined, pruning: unpruned(Number(height), lastNode), lastNode }
}

function positionOf(records: Records): StoredPosition {
  const head = readHead(records)
  const pruning = readPruning(records)
  const abandoned = pruning.abandoned.map(([, last]) => last)
  return { head, pruning, lastNode: Math.max(head ? lastVersionNode(records, head.number) : 0, ...abandoned) }
}

const isFormat = isObjectWith({ format: isCount })
const isPresentFormat = isObjectWith({
  config: isObjectWith({ chainId: isCount }),
  origin: isObjectWith({}),
  remote: isOptional(
    isObjectWith({ chainId: isCount, hash: isHash, fields: isObjectWith({ number: isInteger }), totalDifficulty: isInteger }),
  ),
})
const isHead = isObjectWith({ number: isCount, hash: isHash })

/** Reads the record that says how to read the others. Records of another version of evmbed may have another form. */
export function readFormat(records: Pick<Records, 'read'>): StoredFormat | undefined {
  return records.read('meta', nameKey('format'), (content) =>
    decodeValue<StoredFormat>(
      content,
      (value) => isFormat(value) && (!isObjectWith({ format: (format) => format === FORMAT })(value) || isPresentFormat(value)),
    ),
  )
}

/** Reads the record of the last block. */
export function readHead(records: Pick<Records, 'read'>): StoredHead | undefined {
  return records.read('meta', nameKey('head'), (content) => decodeValue<StoredHead>(content, isHead))
}

/** Returns the evidence of a record. Throws an error for one that has another form. */
export function decodeEvidence(content: Uint8Array): BlockEvidence[] {
  return decodeValue(content, isListOf(isObjectWith({ block: isCount, kind: isText, validator: isAddress, height: isCount })))
}

/** Returns an error for records of another version, or undefined. */
export function versionRefusal({ format }: Pick<StoredFormat, 'format'>): StoreRefused | undefined {
  if (format === FORMAT) return undefined
  return new StoreRefused(
    format > FORMAT
      ? `the store was written by a newer version of evmbed (format ${format}, this version reads ${FORMAT}): update evmbed, or use another store`
      : `the store was written by an older version of evmbed (format ${format}, this version reads ${FORMAT}): export its chain with that version and import it into another store`,
  )
}

function checkFormat(stored: StoredFormat, origin: ChainOrigin, isFork: boolean): void {
  const refusal = versionRefusal(stored)
  if (refusal) throw refusal
  const { remote } = stored
  if (remote && !isFork) {
    throw new StoreRefused(
      `the store contains a fork of chain ${remote.chainId} at block ${remote.fields.number}: start with the option 'fork' and a server of that chain, or use another store`,
    )
  }
  if (!remote && isFork) {
    throw new StoreRefused("the store contains a chain that is not a fork: start without the option 'fork', or use another store")
  }
  checkOrigin(stored.origin, origin)
}

function checkOrigin(stored: ChainOrigin, origin: ChainOrigin): void {
  const names = [...new Set([...Object.keys(stored), ...Object.keys(origin)])].filter((name) => stored[name] !== origin[name])
  const [first] = names
  if (first === undefined) return
  const described = (value: string | undefined) => (value === undefined ? 'none' : value.length > 80 ? 'other content' : value)
  throw otherOrigin(first, described(stored[first]), described(origin[first]))
}

/** Returns the error for a chain that began with another value of an option. */
export function otherOrigin(option: string, stored: string, given: string): StoreRefused {
  return new StoreRefused(
    `the store contains a chain that began with another '${option}' (${stored}, not ${given}): start with the options with which it began, or use another store`,
  )
}

/** Throws for a store without the record of the format that contains other records: `StoreDamaged` if they are those of a chain. */
export async function checkEmpty(records: Records): Promise<void> {
  let isOther = false
  for await (const { kind, flaw } of records.scan()) {
    if (kind !== undefined && flaw === undefined) throw new StoreDamaged("the record 'format'", 'is missing')
    isOther = true
  }
  if (isOther) throw new StoreRefused('the database contains something else than a chain of evmbed: use an empty one')
}
