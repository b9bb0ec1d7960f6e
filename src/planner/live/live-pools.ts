import type { Clock } from '../../primitives/clock.js'
import { placeOf } from '../../primitives/remote-place.js'
import { MULTICALL3 } from '../chain-access/multicall.js'
import { guardedRequest, httpRequest, type Request } from '../chain-access/node-calls.js'
import { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { type CallLimits, reasonOf } from './contract-reader.js'
import { type Block, type ChainState, type LeftOut, PoolReader } from './live-chain.js'
import { type LiveChain, lowerCase } from './options.js'
import { type ReadChain, withLivePools } from './overlay.js'

const DEFAULT_TIMEOUT = 10_000
const DEFAULT_CONCURRENCY = 8

/** The node around the planner. */
export interface LiveHome {
  readonly chainId: string
  readonly request: Request
  readonly clock: Pick<Clock, 'after'>
}

/** Report on a chain whose pools are live. */
export interface LiveReport {
  readonly chainId: string
  /** The block whose state routes are planned over; undefined when none could be read yet. */
  readonly block: Block | undefined
  /** Pools that routes may go through. */
  readonly pools: number
  /** Pools and venues that could not be read, with the reasons. */
  readonly leftOut: readonly LeftOut[]
  /** Why the last reading came to nothing; undefined when it did not. What was read before stays. */
  readonly error: string | undefined
}

/** The pools of some EVM chains, over whatever snapshot there is. */
export class LivePools {
  readonly #chains: readonly WatchedChain[]
  #built: { readonly base: SnapshotIndex; readonly states: readonly (ChainState | undefined)[]; readonly index: SnapshotIndex } | undefined

  /** @param before the pools of the same chains, around a node from which this one was forked: what they have read is not read again */
  constructor(chains: readonly LiveChain[], home: LiveHome, before?: LivePools) {
    this.#chains = chains.map((chain, i) => new WatchedChain(chain, home, before ? before.#chains[i] : undefined))
    this.#built = before ? before.#built : undefined
  }

  /** The same chains, around a fork of the node. */
  fork(home: LiveHome): LivePools {
    return new LivePools(
      this.#chains.map(({ options }) => options),
      home,
      this,
    )
  }

  /** Returns the index with the current pools. */
  async over(base: SnapshotIndex): Promise<SnapshotIndex> {
    await Promise.all(this.#chains.map((chain) => chain.look()))
    const states = this.#chains.map(({ state }) => state)
    const { base: known, states: before } = this.#built ?? {}
    if (!this.#built || known !== base || states.some((state, i) => state !== before?.[i])) {
      const read = this.#chains.flatMap(({ chainId, options, state }): ReadChain[] => (state ? [{ chainId, options, state }] : []))
      this.#built = { base, states, index: new SnapshotIndex(withLivePools(base.snapshot, read)) }
    }
    return this.#built.index
  }

  /** Reads everything again. */
  async refresh(): Promise<readonly LiveReport[]> {
    await Promise.all(this.#chains.map((chain) => chain.refresh()))
    return this.reports
  }

  get reports(): readonly LiveReport[] {
    return this.#chains.map(({ report }) => report)
  }
}

/** One chain, read when it must be and by one reading at a time. */
class WatchedChain {
  readonly chainId: string
  state: ChainState | undefined
  readonly #reader: PoolReader
  readonly #follows: boolean
  #error: string | undefined
  #wasTried = false
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(
    readonly options: LiveChain,
    home: LiveHome,
    before?: WatchedChain,
  ) {
    const {
      chainId = home.chainId,
      follow,
      timeoutMs: timeout = DEFAULT_TIMEOUT,
      concurrency = DEFAULT_CONCURRENCY,
      multicall = MULTICALL3,
    } = options
    const limits: CallLimits = { clock: home.clock, timeout, concurrency, multicall: multicall === false ? false : lowerCase(multicall) }
    const foreign = foreignRequest(options)
    this.chainId = chainId
    this.#follows = follow ?? foreign === undefined
    this.#reader = new PoolReader(options, foreign ?? home.request, foreign && chainId, limits, before ? before.#reader : undefined)
    this.state = before?.state
    this.#error = before ? before.#error : undefined
    this.#wasTried = before?.state !== undefined
  }

  /** Sees to it that the state is as new as the options ask for. */
  async look(): Promise<void> {
    if (this.#follows) await this.#inTurn()
    else if (!this.#wasTried) await (this.#running ?? this.#start(false))
  }

  async refresh(): Promise<void> {
    // Another waiting caller may have started one.
    while (this.#running !== undefined) await this.#running
    await this.#start(true)
  }

  get report(): LiveReport {
    const { block, pools = [], leftOut = [] } = this.state ?? {}
    return { chainId: this.chainId, block, pools: pools.length, leftOut, error: this.#error }
  }

  /** Returns a reading that starts now or later: a current one may have started before the caller's block. */
  #inTurn(): Promise<void> {
    if (!this.#running) return this.#start(false)
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      return this.#running ?? this.#start(false)
    })
    return this.#next
  }

  #start(isWhole: boolean): Promise<void> {
    const running = this.#read(isWhole).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }

  async #read(isWhole: boolean): Promise<void> {
    this.#wasTried = true
    try {
      this.state = this.state && !isWhole ? await this.#reader.follow(this.state) : await this.#reader.read()
      this.#error = undefined
    } catch (error) {
      this.#error = reasonOf(error)
    }
  }
}

/** Calls of the node that the options name. */
function foreignRequest({ rpc, fetch = (url, init) => globalThis.fetch(url, init) }: LiveChain): Request | undefined {
  const place = placeOf(rpc)
  if (place) return httpRequest(place, fetch)
  return typeof rpc === 'function' ? guardedRequest(rpc) : undefined
}
