import type { Application, BlockPlan } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import { blockItems, decodeContent, encodeBlock, numberIn, timestampIn, transactionsRootOf } from '../chain/block-encoding.js'
import { ANCESTOR_WINDOW, Chain } from '../chain/chain.js'
import type { ChainBase } from '../chain/chain-base.js'
import type { ChainRules } from '../evm/chain-rules.js'
import { decodeHeader, type Header } from '../evm/header.js'
import { signedTransaction, type Transaction } from '../evm/transaction.js'
import { type Clock, monotonicTime } from '../primitives/clock.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { bytesToHex, concatBytes, EMPTY_BYTES, type Hash } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import { loadingState } from '../primitives/missing-state.js'
import { decodeRlp } from '../primitives/rlp.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
import { type ChunkPlace, FIRST_CHUNK, makeChunk, RestoredState } from '../state/state-chunks.js'
import { WorldState } from '../state/world-state.js'
import type { ChunkVerdict, OfferVerdict, SnapshotChunk, SnapshotChunkRequest, StateSnapshot } from './abci.js'

/** Form of the chunks: the first has the last block and the headers before it, the others are those of `state-chunks.ts`. */
const FORMAT = 1
/** Number of the newest snapshots that are kept. */
const KEPT = 2
/** Milliseconds that others are kept after a peer has asked for them: a new node fetches a snapshot some time after it was listed. */
const LEASE = 60_000
/** Maximum number of snapshots. */
const MOST = 8
const HEADER_LIMITS = { depth: 1, items: 50 }

interface MadeSnapshot {
  readonly snapshot: StateSnapshot
  readonly first: Uint8Array
  /** State of the parent of the last block. */
  readonly state: WorldState
  readonly places: readonly ChunkPlace[]
  /** Monotonic time at which a peer asked for it last. */
  usedAt: number
}

/**
 * Makes snapshots of the chain for new nodes: every so many heights, in the background, from a state that does not change.
 *
 * A snapshot of a height has the state before its block, and the block: the new node executes it, so that its hash covers everything that was restored.
 */
export class SnapshotMaker {
  readonly #chain: Chain
  readonly #interval: number
  readonly #clock: Clock
  readonly #onFault: (fault: unknown) => void
  #made: readonly MadeSnapshot[] = []
  #making: Promise<void> | undefined
  #isClosed = false

  /** @param interval heights between snapshots; 0 for none */
  constructor(chain: Chain, interval: number, clock: Clock, onFault: (fault: unknown) => void) {
    this.#chain = chain
    this.#interval = interval
    this.#clock = clock
    this.#onFault = onFault
  }

  /** Returns the snapshots for a peer, which may fetch each of them from now on. */
  list(): readonly StateSnapshot[] {
    for (const made of this.#made) made.usedAt = monotonicTime(this.#clock)
    return this.#made.map(({ snapshot }) => snapshot)
  }

  /** Begins a snapshot of the head, if its height is one for that and no other is being made. */
  headChanged(): void {
    const { head } = this.#chain
    const isDue = this.#interval > 0 && Number(head.number) % this.#interval === 0
    if (!isDue || this.#making || this.#isClosed) return
    this.#making = this.#make(head)
      .catch(this.#onFault)
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
    made.usedAt = monotonicTime(this.#clock)
    if (chunk === 0) return made.first
    const place = made.places[chunk - 1]
    return place ? loadingState(() => makeChunk(made.state, place).bytes) : EMPTY_BYTES
  }

  async #make(head: Block): Promise<void> {
    const { first, state } = await loadingState(() => this.#beginning(head))
    const places: ChunkPlace[] = [FIRST_CHUNK]
    const hashes = [keccak256(first)]
    for (let at = 0; at < places.length; at++) {
      if (this.#isClosed) return
      const place = places[at] ?? FIRST_CHUNK
      const { bytes, following } = await loadingState(() => makeChunk(state, place))
      hashes.push(keccak256(bytes))
      places.push(...following)
      await yieldToEventLoop()
    }
    const hash = keccak256(concatBytes(...hashes))
    const snapshot = { height: head.number, format: FORMAT, chunks: hashes.length, hash, metadata: head.header.encode() }
    const now = monotonicTime(this.#clock)
    const all = [...this.#made, { snapshot, first, state, places, usedAt: Number.NEGATIVE_INFINITY }]
    this.#made = all.filter(({ usedAt }, index) => index >= all.length - KEPT || now - usedAt < LEASE).slice(-MOST)
  }

  #beginning(head: Block): { readonly first: Uint8Array; readonly state: WorldState } {
    const headers: Uint8Array[] = []
    const lowest = lowestAncestor(head.number)
    for (let number = lowest; number < head.number; number++) {
      const block = this.#chain.ancestor(number)
      if (!block) throw new RangeError(`no block at ${number}`)
      headers.push(block.header.encode())
    }
    const parent = this.#chain.ancestor(head.number - 1n)
    if (!parent) throw new RangeError(`no parent of block ${head.number}`)
    return { first: encodeRlp([encodeBlock(head), headers]), state: parent.state }
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
  readonly applied: Set<number>
  begun:
    | {
        readonly headers: readonly Header[]
        readonly plan: BlockPlan
        readonly transactions: readonly Transaction[]
        readonly state: RestoredState
      }
    | undefined
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
    try {
      const header = headerIn(snapshot.metadata, chain.rules)
      if (header.hash !== bytesToHex(appHash) || header.number !== snapshot.height || header.number < 1n) return 'reject sender'
      this.#restoring = { snapshot, header, applied: new Set(), begun: undefined }
      return 'accept'
    } catch {
      return 'reject sender'
    }
  }

  async apply({ index, data, sender }: SnapshotChunk): Promise<ChunkVerdict> {
    const restoring = this.#restoring
    if (!restoring) return verdict('abort')
    if (index > 0 && !restoring.begun) return { ...verdict('retry'), refetch: [0] }
    try {
      if (index === 0) this.#begin(restoring, data)
      else if (!restoring.applied.has(index)) await loadingState(() => restoring.begun?.state.add(data))
    } catch {
      return { verdict: 'retry', refetch: [index], rejectedSenders: sender === '' ? [] : [sender] }
    }
    if (index > 0) await this.#keep(restoring)
    restoring.applied.add(index)
    if (restoring.applied.size < restoring.snapshot.chunks) return verdict('accept')
    this.#restoring = undefined
    const restored = await this.#finish(restoring)
    if (!restored) return verdict('reject snapshot')
    await this.#options.adopt(restored)
    return verdict('accept')
  }

  /** Keeps the state piece by piece: to write all of it at once would hold up the process for seconds. */
  async #keep({ begun, applied }: Restoring): Promise<void> {
    if (begun) begun.state.replace(await this.#options.keep(begun.state.state, applied.size <= 1))
  }

  /** Reads the first chunk: the block of the snapshot, and the headers before it. Throws if they are not those of the header. */
  #begin(restoring: Restoring, data: Uint8Array): void {
    const { chain } = this.#options
    const [encoded, list] = decodeRlp(data, { depth: 2, items: data.length })
    if (!(encoded instanceof Uint8Array) || !Array.isArray(list)) throw new TypeError('expected a block and headers')
    const content = decodeContent(blockItems(encoded), chain.rules)
    const { header } = restoring
    const bodies = content.transactions
    if (content.header.hash !== header.hash || transactionsRootOf(bodies) !== header.transactionsRoot) throw new TypeError('another block')
    const headers = list.map((item) => headerIn(item as Uint8Array, chain.rules))
    checkChain(headers, header, chain.genesis)
    const parent = headers.at(-1) ?? chain.genesis.header
    const { timestamp, feeRecipient, gasLimit, extraData } = header
    const plan = { timestamp, feeRecipient, gasLimit, extraData, prevRandao: header.mixHash }
    const transactions = bodies.map((body) => signedTransaction(body, header.rules))
    restoring.begun = { headers, plan, transactions, state: new RestoredState(parent.stateRoot) }
  }

  /** Executes the block of the snapshot over the restored state. Returns undefined if its hash is not the app hash. */
  async #finish({ begun, header }: Restoring): Promise<RestoredChain | undefined> {
    const { chain, application } = this.#options
    if (!begun?.state.isComplete) return undefined
    const { state } = begun.state
    const ancestors = begun.headers.map((own) => withoutContent(own, own === begun.headers.at(-1) ? state : WorldState.empty))
    const parent = ancestors.at(-1) ?? chain.genesis
    const detached = Chain.over(new Headers(chain.genesis, ancestors), chain.rules, parent)
    const { plan, transactions } = begun
    const built = await application.detached(detached).build({ ...plan, transactions })
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
