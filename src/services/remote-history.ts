/** Answers to calls about blocks that a forked chain shares with its remote chain: they come from the remote chain. */
import type { BlockReference } from '../chain/block-reference.js'
import type { Chain } from '../chain/chain.js'
import type { ForkedChain } from '../chain/forked-chain.js'
import type { LogQuery } from '../chain/log-query.js'
import { filterCriteria } from '../objects/filter-criteria.js'
import type { Pool } from '../pool/pool.js'
import { type Hash, toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { readingState } from '../primitives/missing-state.js'
import type { Call } from '../rpc/dispatcher.js'
import { type MethodRecord, namespaceOf } from '../rpc/record.js'
import type { Context } from './context.js'

/** Part of the shared past that a method asks for, and the position of the parameter that names it. */
interface Subject {
  /** `state`: the state after a block. `content`: a block itself. `block` and `transaction`: what a hash names. */
  readonly kind: 'state' | 'content' | 'block' | 'transaction'
  readonly position: number
}

const NAMESPACES: ReadonlySet<string> = new Set(['eth', 'trace', 'ots', 'erigon'])
const DEBUG_METHODS = /^debug_(?:trace|getRaw)/
/** Answers that are kept. The past does not change. */
const KEPT_ANSWERS = 256

/** Returns the parameter of a method that names a block or a transaction. Parameters have the same names in all records. */
function subjectOf({ name, params }: MethodRecord<Context>): Subject | undefined {
  if (!NAMESPACES.has(namespaceOf(name)) && !DEBUG_METHODS.test(name)) return undefined
  const positionOf = (...names: readonly string[]) => params.findIndex((parameter) => names.includes(parameter.name))
  const [transaction, block, reference] = [positionOf('transactionHash'), positionOf('blockHash'), positionOf('block')]
  if (transaction >= 0) return { kind: 'transaction', position: transaction }
  if (block >= 0) return { kind: 'block', position: block }
  if (reference < 0) return undefined
  // Methods that read state may leave out the block. A proof of the fork block leads to the state root of the remote chain.
  const isState = params[reference]?.required === false && name !== 'eth_getProof'
  return { kind: isState ? 'state' : 'content', position: reference }
}

/** Forwards calls about the shared past to the remote chain, and joins ranges that begin there. */
export class RemoteHistory {
  readonly #chain: Chain
  readonly #pool: Pick<Pool, 'get'>
  readonly #subjects = new Map<string, Subject | undefined>()
  readonly #answers = new Map<string, Promise<Json>>()
  /** The remote chain that gave the answers. A reset may replace it. */
  #source: ForkedChain | undefined

  constructor(chain: Chain, pool: Pick<Pool, 'get'>) {
    this.#chain = chain
    this.#pool = pool
  }

  /** Returns the answer to a call; undefined for a call that the own chain answers. */
  readonly answer = (call: Call<Context>): Promise<Json> | undefined => {
    // Blocks of the own chain may be in an asynchronous store.
    const answering = readingState(() => this.#answer(call))
    return answering?.then((answer) => (answer === undefined ? call.run(call.values) : answer))
  }

  #answer(call: Call<Context>): Promise<Json> | undefined {
    const { remote } = this.#chain
    if (!remote) return undefined
    if (remote !== this.#source) this.#answers.clear()
    this.#source = remote
    const { name } = call.record
    if (name === 'eth_getLogs') return this.#logs(remote, call)
    if (name === 'eth_feeHistory') return this.#feeHistory(remote, call)
    const subject = this.#subjectOf(call.record)
    if (!subject) return undefined
    const given = call.values[subject.position]
    if (subject.kind === 'transaction') return this.#byTransaction(remote, call, given as Hash)
    if (subject.kind === 'block') return this.#isOwnBlock(remote, given as Hash) ? undefined : this.#atMostForkBlock(remote, call)
    return this.#byReference(remote, call, subject, given as BlockReference | undefined)
  }

  #subjectOf(record: MethodRecord<Context>): Subject | undefined {
    if (!this.#subjects.has(record.name)) this.#subjects.set(record.name, subjectOf(record))
    return this.#subjects.get(record.name)
  }

  /** Returns whether a block was made by this chain. The content of the fork block is with the remote chain. */
  #isOwnBlock({ height }: ForkedChain, hash: Hash): boolean {
    const block = this.#chain.blockByHash(hash)
    return block !== undefined && block.number > height
  }

  #byReference(
    remote: ForkedChain,
    call: Call<Context>,
    { kind, position }: Subject,
    reference: BlockReference = 'latest',
  ): Promise<Json> | undefined {
    if (typeof reference === 'object' && 'hash' in reference) {
      const known = this.#chain.blockByHash(reference.hash)
      const isOwn = known && (kind === 'state' || known.number > remote.height)
      return isOwn ? undefined : this.#atMostForkBlock(remote, call)
    }
    if (reference === 'pending') return undefined
    const number = this.#numberOf(reference)
    const isOwn = kind === 'state' ? number >= remote.height : number > remote.height
    return isOwn ? undefined : this.#forward(remote, call, withParam(call.params, position, toQuantity(number)))
  }

  #numberOf(reference: Exclude<BlockReference, { readonly hash: Hash }>): bigint {
    if (typeof reference === 'object') return reference.number
    return reference === 'earliest' ? 0n : this.#chain.head.number
  }

  #byTransaction(remote: ForkedChain, call: Call<Context>, hash: Hash): Promise<Json> | undefined {
    if (this.#chain.receipt(hash) || this.#pool.get(hash)) return undefined
    if (call.record.name.startsWith('eth_')) return this.#atMostForkBlock(remote, call)
    return this.#ofPastTransaction(remote, call, hash)
  }

  /** Forwards a call whose answer does not show the block of the transaction. */
  async #ofPastTransaction(remote: ForkedChain, call: Call<Context>, hash: Hash): Promise<Json> {
    const transaction = await this.#ask(remote, 'eth_getTransactionByHash', [hash])
    return isPast(transaction, remote.height) ? this.#forward(remote, call) : call.run(call.values)
  }

  /** Forwards a call by hash. The remote chain goes on after the fork block, and its later blocks are not part of this chain. */
  async #atMostForkBlock(remote: ForkedChain, call: Call<Context>): Promise<Json> {
    const answer = await this.#forward(remote, call)
    const first = Array.isArray(answer) ? answer[0] : answer
    return first === undefined || isPast(first, remote.height) ? answer : null
  }

  #logs(remote: ForkedChain, call: Call<Context>): Promise<Json> | undefined {
    const query = call.values[0] as LogQuery
    const { criteria, scope } = query
    if ('blockHash' in scope) return this.#isOwnBlock(remote, scope.blockHash) ? undefined : this.#atMostForkBlock(remote, call)
    const head = this.#chain.head.number
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
      this.#ask(remote, 'eth_feeHistory', [toQuantity(count), toQuantity(last < height ? last : height), percentiles ?? []])
    if (last <= height) return past(wanted)
    const own = last - height
    return joinedFees(past(wanted - own), call.run([own, ...call.values.slice(1)]))
  }

  /** Makes a call at the remote chain as it stands. */
  #forward(remote: ForkedChain, { record, params }: Call<Context>, changed: readonly Json[] = params): Promise<Json> {
    return this.#ask(remote, record.name, changed)
  }

  #ask({ requests }: ForkedChain, method: string, params: readonly Json[]): Promise<Json> {
    const key = `${method} ${JSON.stringify(params)}`
    const known = this.#answers.get(key)
    if (known !== undefined) return known
    const asked = requests.ask({ method, params, read: (answer) => answer })
    if (!method.startsWith('eth_get')) return asked
    this.#answers.set(key, asked)
    // A null may become an answer: the remote may not have the block yet.
    const forget = () => this.#answers.delete(key)
    asked.then((answer) => answer === null && forget(), forget)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > KEPT_ANSWERS && oldest !== undefined) this.#answers.delete(oldest)
    return asked
  }
}

function withParam(params: readonly Json[], position: number, value: Json): readonly Json[] {
  return params.map((param, at) => (at === position ? value : param))
}

/**
 * Returns whether an object of a remote chain belongs to a block up to a height. An object without a block number does; a pending transaction, whose block
 * number is null, does not.
 */
function isPast(shown: Json, height: bigint): boolean {
  if (!isJsonObject(shown)) return shown !== null
  const number = member(shown, 'blockNumber') ?? member(shown, 'number')
  if (typeof number === 'string' && /^0x[0-9a-fA-F]+$/.test(number)) return BigInt(number) <= height
  if (typeof number === 'number') return number <= height
  return !Object.hasOwn(shown, 'blockNumber')
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
