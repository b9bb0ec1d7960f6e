import { DeadlineMissed } from '../../primitives/deadline.js'
import { type Address, type Hash, toQuantity } from '../../primitives/hex.js'
import { type Json, memberAt } from '../../primitives/json.js'
import { inParallel } from '../../primitives/parallel.js'
import { RemoteFailure } from '../../primitives/remote-json.js'
import type { Request } from '../chain-access/node-calls.js'
import { AbiWords } from './abi-words.js'
import { askWithin, type CallLimits, ContractReader, reasonOf } from './contract-reader.js'
import { type LiveChain, type LiveVenue, lowerCase } from './options.js'
import { type FactoryListing, type LivePool, type PoolDesign, type PoolLog, PoolRefused, type PoolState } from './pool.js'
import { readToken, type TokenFacts } from './tokens.js'
import { uniswapV2 } from './uniswap-v2.js'
import { uniswapV3 } from './uniswap-v3.js'

const DESIGNS: Readonly<Record<LiveVenue['design'], PoolDesign>> = { 'uniswap-v2': uniswapV2, 'uniswap-v3': uniswapV3 }

const DEFAULT_FEE_PPM = 3000
const DEFAULT_FEE_TIERS = [100, 500, 3000, 10_000]
const DEFAULT_LIMIT = 1000
/** Pools that are read at a time: their questions fill a few requests. */
const POOLS_AT_ONCE = 64
/** Blocks whose logs are looked through; after more of them everything is read. */
const MOST_BLOCKS = 5000n
/** Contracts that are named to a node in one query. */
const MOST_ADDRESSES = 500

/** A chain as it was after one block. */
export interface ChainState {
  readonly block: Block
  readonly pools: readonly PoolReading[]
  readonly leftOut: readonly LeftOut[]
  /** Whether something is left out only because the node was too slow, or away: it is looked for again after the next block. */
  readonly isPartial: boolean
  /** Metadata of tokens by address: those of the pools above, and some more. */
  readonly tokens: ReadonlyMap<Address, TokenFacts>
  /** The native coin that the wrapping contract holds, in wei. */
  readonly wrapped: bigint
}

export interface Block {
  readonly number: bigint
  readonly hash: Hash
}

export interface PoolReading {
  readonly venue: string
  readonly pool: LivePool
  readonly state: PoolState
}

/** A pool or venue that could not be read, with the reason. */
export interface LeftOut {
  readonly venue: string
  /** The pool's address; absent when it is the venue's list of pools that could not be read, or not all of it. */
  readonly pool?: Address
  readonly reason: string
}

/** Reads the pools of one chain. */
export class PoolReader {
  readonly #request: Request
  readonly #opened: Map<string, LivePool>
  readonly #tokens: Map<Address, TokenFacts>
  #isOfChain: boolean

  /**
   * @param chainId what the node must say it is; undefined for the node around the planner
   * @param before a reader of the same chain, whose knowledge this one begins with
   */
  constructor(
    readonly chain: LiveChain,
    request: Request,
    readonly chainId: string | undefined,
    readonly limits: CallLimits,
    before?: PoolReader,
  ) {
    this.#request = request
    this.#opened = new Map(before ? before.#opened : [])
    this.#tokens = new Map(before ? before.#tokens : [])
    this.#isOfChain = before ? before.#isOfChain : chainId === undefined
  }

  /** Everything as it is now. Rejects when the chain's node does not answer. */
  async read(): Promise<ChainState> {
    await this.#checkChain()
    return this.#stateAfter(await this.#block('latest'))
  }

  /** Updates a state: reads again only pools with new logs. Rejects as `read` does. */
  async follow(before: ChainState): Promise<ChainState> {
    const block = await this.#block('latest')
    if (block.hash === before.block.hash) return before
    const logs = await this.#logsSince(before, block).catch(() => undefined)
    return this.#stateAfter(block, logs && { before, logs })
  }

  async #stateAfter(
    block: Block,
    since?: { readonly before: ChainState; readonly logs: ReadonlyMap<Address, PoolLog[]> },
  ): Promise<ChainState> {
    const reader = new ContractReader(this.#request, block.hash, this.limits)
    const known = new Map(since?.before.pools.map((reading) => [reading.pool, reading]))
    const addresses = new Set(since?.before.pools.map(({ pool }) => pool.address))
    // A factory that speaks has made a pool, and a pool that was left out may have come to itself.
    const isSame = since !== undefined && !since.before.isPartial && [...since.logs.keys()].every((address) => addresses.has(address))
    const leftOut = new LeftOuts(isSame ? since.before.leftOut : [])
    const opened: readonly OpenedPool[] = isSame ? since.before.pools : await this.#openAll(reader, block, leftOut)
    const read = await inParallel(opened, POOLS_AT_ONCE, async ({ venue, pool }): Promise<PoolReading[]> => {
      const reading = known.get(pool)
      const logs = since?.logs.get(pool.address) ?? []
      if (reading && logs.length === 0) return [reading]
      try {
        return [{ venue, pool, state: await pool.read(reader, reading && { state: reading.state, logs }) }]
      } catch (error) {
        leftOut.add(error, venue, pool.address)
        return []
      }
    })
    const pools = read.flat()
    return { block, pools, leftOut: leftOut.inOrder(), isPartial: leftOut.isPartial, ...(await this.#facts(pools, reader)) }
  }

  async #checkChain(): Promise<void> {
    if (this.#isOfChain) return
    const answer = await this.#ask('eth_chainId')
    const id = typeof answer === 'string' && /^0x[0-9a-f]+$/i.test(answer) ? `${BigInt(answer)}` : String(answer)
    if (id !== this.chainId) throw new ChainUnreadable(`the node is of chain ${id}`)
    this.#isOfChain = true
  }

  #ask(method: string, ...params: readonly Json[]): Promise<Json> {
    return askWithin(this.#request, this.limits, method, params)
  }

  async #block(reference: string): Promise<Block> {
    const block = await this.#ask('eth_getBlockByNumber', reference, false)
    const [number, hash] = [memberAt(block, 'number'), memberAt(block, 'hash')]
    if (typeof number !== 'string' || typeof hash !== 'string') throw new ChainUnreadable(`the node has no block ${reference}`)
    return { number: BigInt(number), hash: `0x${hash.slice(2).toLowerCase()}` }
  }

  /** The pools that there are, in the order of the venues and their lists. */
  async #openAll(reader: ContractReader, block: Block, leftOut: LeftOuts): Promise<OpenedPool[]> {
    const found = (await Promise.all(this.chain.venues.map((venue) => this.#find(venue, reader, block, leftOut)))).flat()
    return (await inParallel(found, POOLS_AT_ONCE, (each) => this.#open(each, reader, leftOut))).flat()
  }

  /** The addresses of a venue's pools. A venue that cannot be asked has none. */
  async #find(venue: LiveVenue, reader: ContractReader, block: Block, leftOut: LeftOuts): Promise<Found[]> {
    const limit = venue.limit ?? DEFAULT_LIMIT
    try {
      const { pools, count } = await this.#list(venue, limit, reader, block)
      const unique = [...new Set(pools)].slice(0, limit)
      if (count > limit) leftOut.add(new PoolRefused(`it has ${count} pools, and ${limit} are read`), venue.name)
      return unique.map((address) => ({ venue, address }))
    } catch (error) {
      leftOut.add(error, venue.name)
      return []
    }
  }

  async #list(venue: LiveVenue, limit: number, reader: ContractReader, block: Block): Promise<FactoryListing> {
    const { factory, pools, tokens, feeTiers = DEFAULT_FEE_TIERS } = venue
    const design = DESIGNS[venue.design]
    if (pools || factory === undefined) return listing((pools ?? []).map(lowerCase))
    if (tokens) return listing(await design.between(lowerCase(factory), tokens.map(lowerCase), feeTiers, reader))
    return design.all(lowerCase(factory), limit, reader, (address, topic) =>
      this.#logs({ address, topics: [topic], fromBlock: '0x0', toBlock: toQuantity(block.number) }),
    )
  }

  async #open({ venue, address }: Found, reader: ContractReader, leftOut: LeftOuts): Promise<OpenedPool[]> {
    const key = `${venue.name} ${address}`
    try {
      const pool = this.#opened.get(key) ?? (await DESIGNS[venue.design].open(address, BigInt(venue.feePpm ?? DEFAULT_FEE_PPM), reader))
      this.#opened.set(key, pool)
      return [{ venue: venue.name, pool }]
    } catch (error) {
      leftOut.add(error, venue.name, address)
      return []
    }
  }

  /** Reads the tokens of pools, and the balance of the wrapping contract. */
  async #facts(pools: readonly PoolReading[], reader: ContractReader): Promise<Pick<ChainState, 'tokens' | 'wrapped'>> {
    const { wrappedNative } = this.chain
    const used = new Set(pools.flatMap(({ pool }) => pool.tokens))
    if (wrappedNative !== undefined) used.add(lowerCase(wrappedNative))
    const unknown = [...used].filter((token) => !this.#tokens.has(token))
    await inParallel(unknown, POOLS_AT_ONCE, async (token) => this.#tokens.set(token, await readToken(token, reader)))
    const wrapped = wrappedNative === undefined ? '0x0' : await reader.ask('eth_getBalance', lowerCase(wrappedNative))
    return { tokens: this.#tokens, wrapped: BigInt(String(wrapped)) }
  }

  /** Returns the logs of pools and factories after a state, by address; undefined if logs are not enough. */
  async #logsSince(before: ChainState, { number }: Block): Promise<ReadonlyMap<Address, PoolLog[]> | undefined> {
    const blocks = number - before.block.number
    if (blocks <= 0n || blocks > MOST_BLOCKS) return undefined
    // After a rewind the blocks in between follow another one.
    if ((await this.#block(toQuantity(before.block.number))).hash !== before.block.hash) return undefined
    const pools = before.pools.map(({ pool }) => pool.address)
    const others = [...before.leftOut.flatMap(({ pool }) => pool ?? []), ...this.chain.venues.flatMap(({ factory }) => factory ?? [])]
    const addresses = [...new Set([...pools, ...others.map(lowerCase)])]
    const range = { fromBlock: toQuantity(before.block.number + 1n), toBlock: toQuantity(number) }
    const groups = Array.from({ length: Math.ceil(addresses.length / MOST_ADDRESSES) }, (_, i) =>
      addresses.slice(i * MOST_ADDRESSES, (i + 1) * MOST_ADDRESSES),
    )
    const byAddress = new Map<Address, PoolLog[]>()
    for (const log of (await inParallel(groups, this.limits.concurrency, (address) => this.#logs({ address, ...range }))).flat()) {
      byAddress.set(log.address, [...(byAddress.get(log.address) ?? []), log])
    }
    return byAddress
  }

  async #logs(filter: { readonly [member: string]: Json }): Promise<readonly PoolLog[]> {
    const logs = await this.#ask('eth_getLogs', filter)
    if (!Array.isArray(logs)) throw new ChainUnreadable('the node answers no logs')
    return logs.map(logOf)
  }
}

/** The node of a chain does not say what is needed to read its pools. */
export class ChainUnreadable extends Error {
  override readonly name = 'ChainUnreadable'
}

/** Collects what could not be read. */
class LeftOuts {
  isPartial = false
  readonly #entries: LeftOut[]

  constructor(before: readonly LeftOut[]) {
    this.#entries = [...before]
  }

  add(error: unknown, venue: string, pool?: Address): void {
    if (error instanceof DeadlineMissed || error instanceof RemoteFailure) this.isPartial = true
    this.#entries.push({ venue, ...(pool ? { pool } : {}), reason: reasonOf(error) })
  }

  /** Answers come in any order; what is said of them does not. */
  inOrder(): readonly LeftOut[] {
    const key = ({ venue, pool }: LeftOut) => `${venue} ${pool ?? ''}`
    return this.#entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  }
}

interface Found {
  readonly venue: LiveVenue
  readonly address: Address
}

type OpenedPool = Omit<PoolReading, 'state'>

function listing(pools: readonly Address[]): FactoryListing {
  return { pools, count: pools.length }
}

function logOf(log: Json): PoolLog {
  const [address, topics, data] = [memberAt(log, 'address'), memberAt(log, 'topics'), memberAt(log, 'data')]
  if (typeof address !== 'string' || !Array.isArray(topics) || typeof data !== 'string')
    throw new ChainUnreadable('the node answers no logs')
  return { address: lowerCase(address), topics: topics.map((topic) => lowerCase(String(topic))), data: new AbiWords(lowerCase(data)) }
}
