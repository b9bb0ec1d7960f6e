import type { Application, BlockPlan } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import { numberIn, timestampIn } from '../chain/block-encoding.js'
import { ANCESTOR_WINDOW, Chain } from '../chain/chain.js'
import type { ChainBase } from '../chain/chain-base.js'
import type { ChainRules } from '../evm/chain-rules.js'
import { decodeHeader, type Header } from '../evm/header.js'
import { encodeTransaction, type Transaction } from '../evm/transaction.js'
import { type Clock, monotonicTime } from '../primitives/clock.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, equalBytes, type Hash } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import { loadingState, type Reading } from '../primitives/missing-state.js'
import { decodeRlp } from '../primitives/rlp.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import { type ChunkPlace, FIRST_CHUNK, makeChunk, RestoredState } from '../state/state-chunks.js'
import { orderedRoot } from '../state/trie.js'
import { WorldState } from '../state/world-state.js'
import { MissingNode, StoreDamaged, StoreReadFailed } from '../store/errors.js'
import type { ChunkVerdict, OfferVerdict, SnapshotChunk, SnapshotChunkRequest, StateSnapshot } from './abci.js'
import { EngineTransactions } from './engine-transaction.js'

/**
 * Form of the chunks. The metadata of a snapshot is the header of its block. The first chunk has the transactions of the block, the headers before it, and the hashes of the other chunks,
 * which are those of `state-chunks.ts`. The hash of the snapshot is that of the first chunk, so it covers every chunk and its place.
 */
const FORMAT = 2
/** Number of the newest snapshots that are kept. */
const KEPT = 2
/** Milliseconds that others are kept after a peer has asked for them: a new node fetches a snapshot some time after it was listed. */
const LEASE = 60_000
/** Maximum number of snapshots. */
const MOST = 8
/** Bytes of a chunk, at most: the engine transfers no longer ones. */
const LONGEST_CHUNK = 16_000_000
/** Chunks of a snapshot, at most: their hashes fill half of the first one. They have some 30 GB of state. */
const MOST_CHUNKS = 250_000
const HASH_LENGTH = 32
const HEADER_LIMITS = { depth: 1, items: 50 }
/** Gas that a transaction uses at least, whatever the rules: half of 21,000 may be refunded. */
const LEAST_GAS = 10_500n

interface MadeSnapshot {
  readonly snapshot: StateSnapshot
  readonly first: Uint8Array
  /** State of the parent of the last block. */
  readonly state: WorldState
  /** Lets the store remove the state. */
  readonly release: () => void
  readonly places: readonly ChunkPlace[]
  /** Monotonic time at which a peer asked for it last. */
  usedAt: number
}

export interface SnapshotMakerOptions {
  readonly chain: Chain
  readonly clock: Clock
  /** Heights between snapshots; 0 for none. */
  readonly snapshotInterval: number
  /** Keeps the state after a block in the store, however short the history is, until the returned function is called. Undefined if it is not there. */
  readonly hold: (height: bigint) => Promise<(() => void) | undefined>
  readonly onFault: (fault: unknown) => void
}

/**
 * Makes snapshots of the chain for new nodes: every so many heights, in the background, from a state that does not change.
 *
 * A snapshot of a height has the state before its block, and the block: the new node executes it, so that its hash covers everything that was restored.
 */
export class SnapshotMaker {
  readonly #options: SnapshotMakerOptions
  #made: readonly MadeSnapshot[] = []
  #making: Promise<void> | undefined
  #isClosed = false

  constructor(options: SnapshotMakerOptions) {
    this.#options = options
  }

  /** Returns the snapshots for a peer, which may fetch each of them from now on. */
  list(): readonly StateSnapshot[] {
    for (const made of this.#made) made.usedAt = monotonicTime(this.#options.clock)
    return this.#made.map(({ snapshot }) => snapshot)
  }

  /** Begins a snapshot of the head, if its height is one for that and no other is being made. */
  headChanged(): void {
    const { chain, snapshotInterval, onFault } = this.#options
    const { head } = chain
    const isDue = snapshotInterval > 0 && Number(head.number) % snapshotInterval === 0
    if (!isDue || this.#making || this.#isClosed) return
    this.#making = this.#make(head)
      .catch(onFault)
      .then(() => {
        this.#making = undefined
      })
  }

  /** Resolves when no snapshot is being made. */
  async settled(): Promise<void> {
    await this.#making
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#making
  }

  /** Returns a chunk; empty if this node does not have it. */
  async chunk({ height, format, chunk }: SnapshotChunkRequest): Promise<Uint8Array> {
    const made = this.#made.find(({ snapshot }) => snapshot.height === height && snapshot.format === format)
    if (!made) return EMPTY_BYTES
    made.usedAt = monotonicTime(this.#options.clock)
    if (chunk === 0) return made.first
    const place = made.places[chunk - 1]
    return place ? loadingState(() => makeChunk(made.state, place).bytes) : EMPTY_BYTES
  }

  async #make(head: Block): Promise<void> {
    const release = await this.#options.hold(head.number - 1n)
    if (!release) return
    let made: MadeSnapshot | undefined
    try {
      made = await this.#madeOf(head, release)
    } finally {
      if (!made) release()
    }
    if (!made) return
    const now = monotonicTime(this.#options.clock)
    const all = [...this.#made, made]
    this.#made = all.filter(({ usedAt }, index) => index >= all.length - KEPT || now - usedAt < LEASE).slice(-MOST)
    for (const old of all) if (!this.#made.includes(old)) old.release()
  }

  /** Returns the snapshot of a block. Undefined if it could not be restored, or the node closes. */
  async #madeOf(head: Block, release: () => void): Promise<MadeSnapshot | undefined> {
    const { state, headers } = await loadingState((read) => this.#before(read(this.#options.chain), head))
    // A test chain may have changed the state after its last block, from which the chain went on.
    if (state.root !== parentOf(headers, this.#options.chain).stateRoot) return undefined
    const places: ChunkPlace[] = [FIRST_CHUNK]
    const hashes: Uint8Array[] = []
    for (let at = 0; at < places.length; at++) {
      if (this.#isClosed) return undefined
      const place = places[at] ?? FIRST_CHUNK
      const { bytes, following } = await loadingState(() => makeChunk(state, place))
      checkLength(bytes)
      hashes.push(keccak256(bytes))
      places.push(...following)
      if (places.length >= MOST_CHUNKS) throw new RangeError(`a snapshot of more than ${MOST_CHUNKS} chunks`)
      await yieldToEventLoop()
    }
    const encoded = headers.map((header) => header.encode())
    const first = checkLength(encodeRlp([head.transactions.map(encodeTransaction), encoded, concatBytes(...hashes)]))
    const metadata = head.header.encode()
    const snapshot = { height: head.number, format: FORMAT, chunks: 1 + hashes.length, hash: keccak256(first), metadata }
    return { snapshot, first, state, release, places, usedAt: Number.NEGATIVE_INFINITY }
  }

  /** Returns the headers before a block, and the state. */
  #before(chain: Reading<Chain>, { number }: Block): { readonly headers: readonly Header[]; readonly state: WorldState } {
    const before = (at: bigint): Block => {
      const block = chain.ancestor(at)
      if (!block) throw new RangeError(`no block at ${at}`)
      return block
    }
    const headers: Header[] = []
    for (let at = lowestAncestor(number); at < number; at++) headers.push(before(at).header)
    return { headers, state: before(number - 1n).state }
  }
}

/** A chain that begins with the last block of a snapshot. */
export interface RestoredChain {
  /** Headers before the block, with no content. The last one has the state. */
  readonly ancestors: readonly Block[]
  readonly block: Block
}

interface Restoring {
  readonly snapshot: StateSnapshot
  readonly header: Header
  /** Index of the next chunk: those before it were applied. */
  next: number
  begun: BegunChain | undefined
}

/** Content of the first chunk of a snapshot, and the state that the others restore. */
interface BegunChain {
  readonly headers: readonly Header[]
  readonly transactions: readonly Transaction[]
  /** Hashes of the other chunks, one after the other. */
  readonly hashes: Uint8Array
  readonly state: RestoredState
}

export interface SnapshotReaderOptions {
  readonly chain: Chain
  readonly application: Application
  /** Keeps a part of a state that is being restored, the first one of a snapshot or a later one. Returns the same state. */
  readonly keep: (state: WorldState, isFirst: boolean) => Promise<WorldState>
  /** Makes a restored chain that of this node. */
  readonly adopt: (restored: RestoredChain) => Promise<void>
}

/** Restores the chain of a node without blocks from the snapshot of another. */
export class SnapshotReader {
  readonly #options: SnapshotReaderOptions
  #restoring: Restoring | undefined

  constructor(options: SnapshotReaderOptions) {
    this.#options = options
  }

  offer(snapshot: StateSnapshot, appHash: Uint8Array): OfferVerdict {
    const { chain } = this.#options
    if (chain.head.number > 0n) return 'abort'
    if (snapshot.format !== FORMAT) return 'reject format'
    if (snapshot.chunks < 2 || snapshot.chunks > MOST_CHUNKS) return 'reject sender'
    try {
      const header = headerIn(snapshot.metadata, chain.rules)
      if (header.hash !== bytesToHex(appHash) || header.number !== snapshot.height || header.number < 1n) return 'reject sender'
      this.#restoring = { snapshot, header, next: 0, begun: undefined }
      return 'accept'
    } catch {
      return 'reject sender'
    }
  }

  async apply({ index, data, sender }: SnapshotChunk): Promise<ChunkVerdict> {
    const restoring = this.#restoring
    if (!restoring) return verdict('abort')
    const { next, snapshot } = restoring
    // The engine gives the chunks in their order, and again from one that was to be fetched again.
    if (index < next) return verdict('accept')
    if (index > next) return { ...verdict('retry'), refetch: [next] }
    const rejectedSenders = sender === '' ? [] : [sender]
    if (!isChunk(data, index, restoring)) return { verdict: 'retry', refetch: [index], rejectedSenders }
    await yieldToEventLoop()
    try {
      if (index === 0) restoring.begun = await this.#begin(restoring, data)
      else await restoring.begun?.state.add(data)
    } catch (error) {
      if (isOwnFailure(error)) throw error
      // The chunk is that of the snapshot. So the snapshot is wrong, and its chunks come from those that made it.
      this.#restoring = undefined
      return { verdict: 'reject snapshot', refetch: [], rejectedSenders }
    }
    if (index > 0) await this.#keep(restoring)
    restoring.next++
    if (restoring.next < snapshot.chunks) return verdict('accept')
    this.#restoring = undefined
    const restored = await this.#finish(restoring)
    if (!restored) return verdict('reject snapshot')
    await this.#options.adopt(restored)
    return verdict('accept')
  }

  /** Keeps the state piece by piece: to write all of it at once would hold up the process for seconds. */
  async #keep({ begun, next }: Restoring): Promise<void> {
    if (begun) begun.state.replace(await this.#options.keep(begun.state.state, next === 1))
  }

  /**
   * Reads the first chunk. Throws if it is not that of the header, which the engine's light client has verified. What the header tells about the chunk is compared before
   * anything is decoded: the number of transactions by their gas, and the root of their bytes.
   */
  async #begin({ header, snapshot }: Restoring, data: Uint8Array): Promise<BegunChain> {
    const { chain } = this.#options
    const mostTransactions = Number(header.gasUsed / LEAST_GAS)
    const items = decodeRlp(data, { depth: 2, items: 4 + mostTransactions + Number(ANCESTOR_WINDOW) })
    const [transactions, list, hashes] = Array.isArray(items) ? items : []
    if (!isBytesList(transactions) || !isBytesList(list) || !(hashes instanceof Uint8Array)) throw new TypeError('not a first chunk')
    if (hashes.length !== HASH_LENGTH * (snapshot.chunks - 1)) throw new TypeError('another number of chunks')
    if (orderedRoot(transactions) !== header.transactionsRoot) throw new TypeError('another block')
    const headers = list.map((item) => headerIn(item, chain.rules))
    checkChain(headers, header, chain.genesis)
    const engineTransactions = new EngineTransactions()
    const decoded: Transaction[] = []
    for (const bytes of transactions) {
      decoded.push(await engineTransactions.decode(bytes, header.rules))
      await yieldToEventLoop()
    }
    // A copy: the chunk itself is not kept.
    return { headers, transactions: decoded, hashes: hashes.slice(), state: new RestoredState(parentOf(headers, chain).stateRoot) }
  }

  /** Executes the block of the snapshot over the restored state. Returns undefined if its hash is not the app hash. */
  async #finish({ begun, header }: Restoring): Promise<RestoredChain | undefined> {
    const { chain, application } = this.#options
    if (!begun?.state.isComplete) return undefined
    const { state } = begun.state
    const ancestors = begun.headers.map((own) => withoutContent(own, own === begun.headers.at(-1) ? state : WorldState.empty))
    const parent = ancestors.at(-1) ?? chain.genesis
    const detached = Chain.over(new Headers(chain.genesis, ancestors), chain.rules, parent)
    const { timestamp, feeRecipient, gasLimit, extraData, mixHash: prevRandao } = header
    const plan: BlockPlan = { timestamp, feeRecipient, gasLimit, extraData, prevRandao }
    const built = await application.detached(detached).build({ ...plan, transactions: begun.transactions })
    const block = built.sealed()
    return block.hash === header.hash && built.skipped.length === 0 ? { ancestors, block } : undefined
  }
}

/** Headers before a restored block, as blocks without content. Clients cannot ask for them: BLOCKHASH reads their hashes. */
export class Headers implements ChainBase {
  readonly #blocks: ReadonlyMap<number, Block>

  constructor(genesis: Block, ancestors: readonly Block[]) {
    this.#blocks = new Map([genesis, ...ancestors].map((block) => [Number(block.number), block]))
  }

  at(height: number): Block | undefined {
    return this.#blocks.get(height)
  }

  heightOf(hash: Hash, end: number): number | undefined {
    for (const [height, block] of this.#blocks) if (block.hash === hash && height < end) return height
    return undefined
  }

  placeOf(): undefined {
    return undefined
  }

  heightsWith(): readonly number[] {
    return []
  }

  get mayMiss(): boolean {
    return false
  }

  prepare(): void {}
}

function verdict(of: ChunkVerdict['verdict']): ChunkVerdict {
  return { verdict: of, refetch: [], rejectedSenders: [] }
}

/** Returns whether bytes are those of a chunk of the snapshot, by their hash. */
function isChunk(data: Uint8Array, index: number, { snapshot, begun }: Restoring): boolean {
  if (data.length > LONGEST_CHUNK) return false
  const hash = index === 0 ? snapshot.hash : begun?.hashes.subarray(HASH_LENGTH * (index - 1), HASH_LENGTH * index)
  return hash !== undefined && equalBytes(keccak256(data), hash)
}

/** Returns whether the node failed, not the chunk that it has read. */
function isOwnFailure(error: unknown): boolean {
  return error instanceof StoreReadFailed || error instanceof StoreDamaged || error instanceof MissingNode
}

/** Returns the chunk. Throws for one that the engine would not transfer. */
function checkLength(chunk: Uint8Array): Uint8Array {
  if (chunk.length > LONGEST_CHUNK) throw new RangeError(`a chunk of ${chunk.length} bytes`)
  return chunk
}

function isBytesList(value: unknown): value is Uint8Array[] {
  return Array.isArray(value) && value.every((item) => item instanceof Uint8Array)
}

/** Returns the header of the parent of a block. */
function parentOf(headers: readonly Header[], { genesis }: Chain): Header {
  return headers.at(-1) ?? genesis.header
}

function headerIn(bytes: Uint8Array, rules: ChainRules): Header {
  const items = decodeRlp(bytes, HEADER_LIMITS)
  if (!Array.isArray(items)) throw new TypeError('expected a header')
  const fields = items.map((item) => {
    if (item instanceof Uint8Array) return item
    throw new TypeError('expected bytes')
  })
  return decodeHeader(fields, rules.at(numberIn(fields), timestampIn(fields)))
}

/** Returns the number of the lowest block above the genesis whose hash a block can read. */
function lowestAncestor(number: bigint): bigint {
  return number > ANCESTOR_WINDOW ? number - ANCESTOR_WINDOW : 1n
}

/** Throws if headers do not lead to a block without a gap, or begin too late. */
function checkChain(headers: readonly Header[], last: Header, genesis: Block): void {
  let next = last
  for (const header of headers.toReversed()) {
    if (header.hash !== next.parentHash || header.number !== next.number - 1n) throw new TypeError('headers that do not follow each other')
    next = header
  }
  const lowest = lowestAncestor(last.number)
  if (next.number > lowest) throw new TypeError('headers are missing')
  if (next.number === 1n && next.parentHash !== genesis.hash) throw new TypeError('another genesis')
}

function withoutContent(header: Header, state: WorldState): Block {
  const { number, hash } = header
  const withdrawals = header.rules.isActive(4895) ? [] : undefined
  return { number, hash, header, transactions: [], uncles: [], withdrawals, receipts: [], totalDifficulty: 0n, state }
}
