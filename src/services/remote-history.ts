/** Answers to calls about blocks that a forked chain shares with its remote chain: they come from the remote chain. */
import type { BlockReference } from '../chain/block-reference.js'
import type { Chain } from '../chain/chain.js'
import type { ForkedChain } from '../chain/forked-chain.js'
import type { LogQuery } from '../chain/log-query.js'
import { InvalidAnswer } from '../fork/errors.js'
import { filterCriteria } from '../objects/filter-criteria.js'
import type { Pool } from '../pool/pool.js'
import { type Hash, toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { type Reading, readingState } from '../primitives/missing-state.js'
import type { Call } from '../rpc/dispatcher.js'
import type { Context } from './context.js'

/** Bytes of an answer beyond which it is not kept. */
const LONGEST_KEPT = 8 * 1024 * 1024
/** Bytes in memory beside the text of an answer, estimated. */
const MEMORY_OF_ANSWER = 300

/** Forwards calls about the shared past to the remote chain, and joins ranges that begin there. */
export class RemoteHistory {
  readonly #chain: Chain
  readonly #pool: Pick<Pool, 'get'>

  constructor(chain: Chain, pool: Pick<Pool, 'get'>) {
    this.#chain = chain
    this.#pool = pool
  }

  /** Returns the answer to a call; undefined for a call that the own chain answers. */
  readonly answer = (call: Call<Context>): Promise<Json> | undefined => {
    // Blocks of the own chain may be in an asynchronous store.
    const answering = readingState((read) => this.#answer(read(this.#chain), call))
    return answering?.then((answer) => (answer === undefined ? call.run(call.values) : answer))
  }

  #answer(chain: Reading<Chain>, call: Call<Context>): Promise<Json> | undefined {
    const { remote } = chain
    if (!remote) return undefined
    const { past = 'own', params } = call.record
    if (past === 'own') return undefined
    if (past === 'logs') return this.#logs(chain, remote, call)
    if (past === 'fees') return this.#feeHistory(remote, call)
    const position = params.findIndex(({ schema }) => schema.names !== undefined)
    const given = call.values[position]
    switch (params[position]?.schema.names) {
      case 'transaction':
        return this.#byTransaction(chain, remote, call, given as Hash)
      case 'blockHash':
        return isOwnBlock(chain, remote, given as Hash)
          ? undefined
          : this.#byHash(remote, call, 'eth_getBlockByHash', [given as Hash, false])
      case 'block':
        return this.#byReference(chain, remote, call, position, given as BlockReference | undefined)
      default:
        throw new TypeError(`${call.record.name} reads the past, but no parameter names a block`)
    }
  }

  #byReference(
    chain: Reading<Chain>,
    remote: ForkedChain,
    call: Call<Context>,
    position: number,
    reference: BlockReference = 'latest',
  ): Promise<Json> | undefined {
    const isState = call.record.past === 'state'
    if (typeof reference === 'object' && 'hash' in reference) {
      const known = chain.blockByHash(reference.hash)
      const isOwn = known && (isState || known.number > remote.height)
      return isOwn ? undefined : this.#byHash(remote, call, 'eth_getBlockByHash', [reference.hash, false])
    }
    if (reference === 'pending') return undefined
    const number = this.#numberOf(reference)
    const isOwn = isState ? number >= remote.height : number > remote.height
    return isOwn ? undefined : this.#forward(remote, call, withParam(call.params, position, toQuantity(number)))
  }

  #numberOf(reference: Exclude<BlockReference, { readonly hash: Hash }>): bigint {
    if (typeof reference === 'object') return reference.number
    return reference === 'earliest' ? 0n : this.#chain.head.number
  }

  #byTransaction(chain: Reading<Chain>, remote: ForkedChain, call: Call<Context>, hash: Hash): Promise<Json> | undefined {
    if (chain.receipt(hash) || this.#pool.get(hash)) return undefined
    return this.#byHash(remote, call, 'eth_getTransactionByHash', [hash])
  }

  /**
   * Forwards a call by hash, if the hash is one of the shared past: the remote chain goes on after the fork block, and its later blocks are not part of this chain.
   *
   * @param locating a method whose answer shows the block; it is asked if the answer to the call does not
   */
  async #byHash(remote: ForkedChain, call: Call<Context>, locating: string, params: readonly Json[]): Promise<Json> {
    if (call.record.past === 'located') {
      const answer = await this.#forward(remote, call)
      return isPast(answer, remote.height) ? answer : call.run(call.values)
    }
    const place = await this.#ask(remote, call, locating, params)
    return isPast(place, remote.height) ? this.#forward(remote, call) : call.run(call.values)
  }

  #logs(chain: Reading<Chain>, remote: ForkedChain, call: Call<Context>): Promise<Json> | undefined {
    const query = call.values[0] as LogQuery
    const { criteria, scope } = query
    if ('blockHash' in scope) {
      const { blockHash } = scope
      return isOwnBlock(chain, remote, blockHash) ? undefined : this.#byHash(remote, call, 'eth_getBlockByHash', [blockHash, false])
    }
    const head = chain.head.number
    const [from, to] = [scope.from, scope.to].map((height) => (height === 'head' ? head : height)) as [bigint, bigint]
    const { height } = remote
    if (from > height) return undefined
    const wire = (range: { readonly from: bigint; readonly to: bigint }) => filterCriteria.encode({ criteria, scope: range }) as Json
    const past = this.#forward(remote, call, [wire({ from, to: to < height ? to : height })])
    if (to <= height) return past
    return joined(past, call.run([{ criteria, scope: { from: height + 1n, to: scope.to } }]))
  }

  #feeHistory(remote: ForkedChain, call: Call<Context>): Promise<Json> | undefined {
    const [wanted, newest] = call.values as readonly [bigint, BlockReference]
    const isPending = newest === 'pending'
    const last = isPending ? this.#chain.head.number + 1n : this.#numberOf(newest as Exclude<BlockReference, { readonly hash: Hash }>)
    const { height } = remote
    if (last - wanted >= height || wanted === 0n) return undefined
    const [, , percentiles] = call.params
    const past = (count: bigint) =>
      this.#ask(remote, call, 'eth_feeHistory', [toQuantity(count), toQuantity(last < height ? last : height), percentiles ?? []])
    if (last <= height) return past(wanted)
    const own = last - height
    return joinedFees(past(wanted - own), call.run([own, ...call.values.slice(1)]))
  }

  /** Makes a call at the remote chain as it stands. */
  #forward(remote: ForkedChain, call: Call<Context>, changed: readonly Json[] = call.params): Promise<Json> {
    return this.#ask(remote, call, call.record.name, changed)
  }

  /** Returns the answer of the remote chain, a value that no one else has. */
  async #ask(
    { requests, identity, values }: ForkedChain,
    { waiter }: Call<Context>,
    method: string,
    params: readonly Json[],
  ): Promise<Json> {
    const name = `${method} ${JSON.stringify(params)}`
    const kept = values.find(name)
    if (typeof kept === 'string') return JSON.parse(kept) as Json
    const text = await requests.ask({ method, params, of: identity, read: textOf }, waiter)
    // The past does not change. But a null may become an answer: the remote may not have the block yet.
    if (text !== 'null' && text.length <= LONGEST_KEPT) values.keep(name, text, text.length + MEMORY_OF_ANSWER)
    return JSON.parse(text) as Json
  }
}

/** Returns whether a block was made by a chain. The content of the fork block is with the remote chain. */
function isOwnBlock(chain: Reading<Chain>, { height }: ForkedChain, hash: Hash): boolean {
  const block = chain.blockByHash(hash)
  return block !== undefined && block.number > height
}

/** @throws InvalidAnswer */
function textOf(answer: Json): string {
  try {
    return JSON.stringify(answer)
  } catch {
    throw new InvalidAnswer('the answer is nested too deep')
  }
}

function withParam(params: readonly Json[], position: number, value: Json): readonly Json[] {
  return params.map((param, at) => (at === position ? value : param))
}

/** Returns whether a block, or what shows its number, is of the shared past. A pending transaction, whose block number is null, is not. */
function isPast(shown: Json | undefined, height: bigint): boolean {
  if (!isJsonObject(shown)) return false
  const number = member(shown, 'blockNumber') ?? member(shown, 'number')
  return typeof number === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(number) && BigInt(number) <= height
}

async function joined(past: Promise<Json>, own: Promise<Json>): Promise<Json> {
  const [before, after] = await Promise.all([past, own])
  return [...itemsOf(before), ...itemsOf(after)]
}

function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** Joins two fee histories. Each has the fees of the block after its last one, too. */
async function joinedFees(past: Promise<Json>, own: Promise<Json>): Promise<Json> {
  const [before, after] = await Promise.all([past, own])
  if (!isJsonObject(before) || !isJsonObject(after)) return after
  const lists = Object.keys(after).filter((name) => name !== 'oldestBlock')
  const joinedLists = lists.map((name) => {
    const isOneLonger = name === 'baseFeePerGas' || name === 'baseFeePerBlobGas'
    const earlier = itemsOf(before[name])
    return [name, [...(isOneLonger ? earlier.slice(0, -1) : earlier), ...itemsOf(after[name])]] as const
  })
  return { oldestBlock: before.oldestBlock, ...Object.fromEntries(joinedLists) }
}
