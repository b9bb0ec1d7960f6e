/**
 * The operations of a request, as what they name in the snapshot.
 *
 * Callers hand back what a route answer gave them, through libraries that rewrite names, or something of their own. Nothing of it is believed: every
 * operation must be a way that the snapshot knows, carry what that way delivers, and follow from the one before.
 */
import { isJsonObject, type JsonObject, member, memberAt } from '../../primitives/json.js'
import type { Bridge } from '../bridges/bridge.js'
import { BRIDGES, bridgeOf } from '../bridges/bridges.js'
import { bridgeNamed, literal, placeholders } from '../bridges/naming.js'
import { isServed } from '../bridges/relay.js'
import { BadRequest } from '../errors.js'
import { afterSwap, type Move, type Stage } from '../legs/composition.js'
import type { Hop } from '../legs/leg.js'
import { delivered, violatedLimit } from '../legs/transfer-amounts.js'
import type {
  EvmSwapOperation,
  Operation,
  OperationCommon,
  OperationPath,
  SendOperation,
  SwapOperation,
  TransferOperation,
} from '../messages/operation.js'
import { destinationOf, sourceOf } from '../messages/operation.js'
import { MAX_TRANSACTIONS } from '../search/criteria.js'
import { mostPaths } from '../search/most-paths.js'
import { MAX_POOLS } from '../search/pool-distances.js'
import type { Asset, Chain, Transfer } from '../snapshot/snapshot.js'
import type { Market, SnapshotIndex } from '../snapshot/snapshot-index.js'
import { amount as amountField } from '../wire/fields.js'

/** Bridges by the member that holds their transfer, in both namings. */
const BRIDGE_MEMBERS: ReadonlyMap<string, Bridge> = new Map(
  BRIDGES.flatMap((bridge) => [[literal.operation(bridge.id), bridge] as const, [placeholders.operation(bridge.id), bridge] as const]),
)
const OTHER_MEMBERS = ['swap', 'evm_swap', 'bank_send']

/** Throws `BadRequest`, which names the operation that does not fit. */
export function parseOperations(index: SnapshotIndex, operations: readonly JsonObject[]): readonly [Operation, ...Operation[]] {
  const steps = operations.map((operation, position) => new Reader(index, operation, position).step())
  const [first, ...rest] = steps
  if (!first) throw new BadRequest('Invalid operations: there are none')
  checkOrder([first, ...rest])
  return [first, ...rest]
}

/** Every operation begins where the one before ends, in a transaction that has room for it. */
function checkOrder(steps: readonly Operation[]): void {
  let stage: Stage = 'start'
  for (const [position, step] of steps.entries()) {
    const previous = steps[position - 1]
    if (previous && (destinationOf(previous) !== sourceOf(step) || previous.amountOut !== step.amountIn)) {
      throw misfit(position, 'it does not begin with what the one before has left')
    }
    const isNext = step.transaction === (previous ? previous.transaction + 1 : 0)
    if (!isNext && step.transaction !== previous?.transaction) throw misfit(position, `tx_index ${step.transaction} is out of order`)
    if (step.kind === 'send') {
      if (steps.length > 1) throw misfit(position, 'a bank_send stands alone')
      continue
    }
    const before: Stage = isNext ? 'start' : stage
    const move: Move =
      step.kind === 'transfer' ? bridgeOf(step.transfer).stageAfter(before, step.transfer, step.smartRelay) : afterSwap(before, step.from)
    if (!isNext && !move.joins) throw noRoom(step, steps)
    stage = move.stage
  }
  if ((steps.at(-1)?.transaction ?? 0) >= MAX_TRANSACTIONS)
    throw new BadRequest(`Invalid operations: more than ${MAX_TRANSACTIONS} transactions`)
}

/** An operation that its transaction has no room for, in the words that clients look for. */
function noRoom(step: Exclude<Operation, SendOperation>, steps: readonly Operation[]): BadRequest {
  const there = `within the transaction that leads to ${sourceOf(step).chain.id}`
  if (step.kind !== 'transfer') return new BadRequest(`cannot swap on a chain ${there}`)
  const bridge = step.transfer.bridge.toLowerCase()
  const isSwapped = steps.slice(0, step.index).some(({ kind, transaction }) => kind !== 'transfer' && transaction === step.transaction)
  return new BadRequest(`cannot transfer across ${bridge} ${isSwapped ? 'after route demands swap' : there}`)
}

function misfit(position: number, reason: string): BadRequest {
  return new BadRequest(`operations[${position}] does not fit: ${reason}`)
}

/** Reads one operation. */
class Reader {
  constructor(
    readonly index: SnapshotIndex,
    readonly operation: JsonObject,
    readonly position: number,
  ) {}

  step(): Operation {
    const names = [...BRIDGE_MEMBERS.keys(), ...OTHER_MEMBERS].filter((name) => isJsonObject(member(this.operation, name)))
    const [name] = names
    if (name === undefined || names.length > 1) throw this.#invalid('expected one kind of operation')
    const body = this.#object(this.operation, name)
    const bridge = BRIDGE_MEMBERS.get(name)
    if (bridge) return this.#transfer(bridge, body)
    if (name === 'bank_send') return this.#send(body)
    return name === 'swap' ? this.#swap(body) : this.#evmSwap(body)
  }

  #common(): OperationCommon {
    const transaction = member(this.operation, 'tx_index') ?? 0
    if (typeof transaction !== 'number' || !Number.isInteger(transaction)) throw this.#invalid('tx_index is no integer')
    return {
      index: this.position,
      transaction,
      amountIn: this.#amount(this.operation, 'amount_in'),
      amountOut: this.#amount(this.operation, 'amount_out'),
    }
  }

  #transfer(bridge: Bridge, body: JsonObject): TransferOperation {
    const common = this.#common()
    const [first, ...others] = this.#transfersOf(bridge, body)
    const { amountIn, amountOut } = common
    const smartRelay = member(body, 'smart_relay') !== false
    const transfer = [first, ...others].find(
      (each) => isServed(bridge, each, smartRelay) && delivered(each, amountIn, smartRelay) === amountOut,
    )
    if (transfer) return { kind: 'transfer', transfer, smartRelay, ...common }
    if (!isServed(bridge, first, smartRelay)) throw misfit(this.position, `${bridge.id} needs smart relay there`)
    if (violatedLimit(first, amountIn)) throw misfit(this.position, `${amountIn} is out of the bounds of ${bridge.id}`)
    throw misfit(this.position, `of ${amountIn}, ${delivered(first, amountIn, smartRelay) ?? 0n} arrive and not ${amountOut}`)
  }

  /** Finds the transfers of the snapshot that an operation can mean. */
  #transfersOf(bridge: Bridge, body: JsonObject): readonly [Transfer, ...Transfer[]] {
    const { key, firstLegMember } = bridge
    // The first leg has the denom on the source chain.
    const leg = firstLegMember === undefined ? undefined : member(body, firstLegMember)
    const from = this.#asset(body, 'from_chain_id', leg, 'denom_in')
    const to = this.#asset(body, 'to_chain_id', undefined, 'denom_out')
    const keyValue = key && this.#text(body, key.member)
    const [first, ...others] = this.index
      .transfersFrom(from)
      .filter((transfer) => transfer.bridge === bridge.id && transfer.to === to && key?.valueOf(transfer) === keyValue)
    if (!first)
      throw misfit(this.position, `no ${bridge.id} transfer leads from ${from.denom} on ${from.chain.id} to ${to.denom} on ${to.chain.id}`)
    return [first, ...others]
  }

  #swap(body: JsonObject): SwapOperation {
    const chainMember = member(body, 'from_chain_id') === undefined ? 'chain_id' : 'from_chain_id'
    const [from, to] = [this.#asset(body, chainMember, undefined, 'denom_in'), this.#asset(body, chainMember, undefined, 'denom_out')]
    if (from.chain.type !== 'cosmos') throw misfit(this.position, `${from.chain.id} is no Cosmos chain`)
    const kinds = ['swap_in', 'swap_out', 'smart_swap_in'].filter((name) => isJsonObject(member(body, name)))
    const [kind] = kinds
    if (kind === undefined || kinds.length > 1) throw this.#invalid('expected one of swap_in, swap_out and smart_swap_in')
    const how = this.#object(body, kind)
    const market = this.#market(from.chain, this.#object(how, 'swap_venue'))
    const common = this.#common()
    const paths =
      kind === 'smart_swap_in'
        ? this.#paths(how, market, from, to, common.amountIn)
        : [{ amountIn: common.amountIn, hops: this.#hops(how, market, from, to) }]
    return { kind: 'swap', exact: kind === 'swap_out' ? 'out' : 'in', market, from, to, paths, ...common }
  }

  /** The paths of a split. */
  #paths(body: JsonObject, market: Market, from: Asset, to: Asset, amountIn: bigint): readonly OperationPath[] {
    const paths = this.#list(body, 'swap_routes', mostPaths(market)).map((route) => ({
      amountIn: this.#amount(route, 'swap_amount_in'),
      hops: this.#hops(route, market, from, to),
    }))
    if (paths.reduce((sum, path) => sum + path.amountIn, 0n) !== amountIn) {
      throw misfit(this.position, 'the parts of the swap do not add up to its input')
    }
    return paths
  }

  /** Pools of the venue, one after the other. */
  #hops(route: JsonObject, market: Market, from: Asset, to: Asset): readonly Hop[] {
    let at = from
    const hops = this.#list(route, 'swap_operations', MAX_POOLS).map((operation) => {
      const [id, denomIn, denomOut] = [this.#text(operation, 'pool'), this.#text(operation, 'denom_in'), this.#text(operation, 'denom_out')]
      const [here, next] = [this.index.asset(at.chain, denomIn), this.index.asset(at.chain, denomOut)]
      const pool = market.listings(at).find((listing) => listing.pool.id === id)?.pool
      if (!pool || here !== at || !next || next === at || !pool.assets.includes(next)) {
        throw misfit(this.position, `pool ${id} of ${market.venue.name} does not trade ${denomIn} for ${denomOut}`)
      }
      const hop = { pool, from: at, to: next }
      at = next
      return hop
    })
    if (at !== to || hops.length === 0) throw misfit(this.position, `its pools do not lead to ${to.denom}`)
    const twice = hops.find(({ pool }, i) => hops.some((other, j) => j < i && other.pool === pool))
    if (twice) throw misfit(this.position, `a path goes through pool ${twice.pool.id} twice`)
    return hops
  }

  #evmSwap(body: JsonObject): EvmSwapOperation {
    const [from, to] = [
      this.#asset(body, 'from_chain_id', undefined, 'denom_in'),
      this.#asset(body, 'from_chain_id', undefined, 'denom_out'),
    ]
    if (from.chain.type !== 'evm') throw misfit(this.position, `${from.chain.id} is no EVM chain`)
    const [venue] = this.#list(body, 'swap_venues', 1)
    if (!venue) throw this.#invalid('swap_venues is empty')
    const market = this.#market(from.chain, venue)
    const common = this.#common()
    const says = (name: string) => {
      const given = member(body, name)
      return Array.isArray(given) && given.length > 0
    }
    const paths = says('swap_routes')
      ? this.#paths(body, market, from, to, common.amountIn)
      : says('swap_operations')
        ? [{ amountIn: common.amountIn, hops: this.#hops(body, market, from, to) }]
        : undefined
    return { kind: 'evm-swap', market, from, to, paths, ...common }
  }

  #send(body: JsonObject): SendOperation {
    const asset = this.#asset(body, 'chain_id', undefined, 'denom')
    const common = this.#common()
    if (common.amountIn !== common.amountOut) throw misfit(this.position, 'a bank_send delivers what was sent')
    return { kind: 'send', asset, ...common }
  }

  #market(chain: Chain, venue: JsonObject): Market {
    const name = this.#text(venue, 'name')
    const market = this.index.marketsOn(chain).find((each) => each.venue.name === name)
    if (!market) throw misfit(this.position, `there is no venue ${name} on ${chain.id}`)
    return market
  }

  /** @param leg the object with the denom, if it is not the body */
  #asset(body: JsonObject, chainMember: string, leg: unknown, denomMember: string): Asset {
    const id = this.#text(body, chainMember)
    const chain = this.index.chain(id)
    if (!chain) throw misfit(this.position, `unknown chain ${id}`)
    const denom = this.#text(isJsonObject(leg) ? leg : body, denomMember)
    const asset = this.index.asset(chain, denom)
    if (!asset) throw misfit(this.position, `unknown denom ${denom} on ${chain.id}`)
    return asset
  }

  #text(body: JsonObject, name: string): string {
    const value = member(body, name)
    if (typeof value !== 'string' || value === '' || value.length > MAX_TEXT) throw this.#invalid(`${name} is no text`)
    return value
  }

  #amount(body: JsonObject, name: string): bigint {
    return amountField.read(member(body, name), `operations[${this.position}].${name}`)
  }

  #object(body: JsonObject, name: string): JsonObject {
    const value = member(body, name)
    if (!isJsonObject(value)) throw this.#invalid(`${name} is no object`)
    return value
  }

  #list(body: JsonObject, name: string, max: number): readonly JsonObject[] {
    const value = member(body, name)
    if (!Array.isArray(value) || value.length > max || !value.every(isJsonObject))
      throw this.#invalid(`${name} is no list of at most ${max} objects`)
    return value
  }

  #invalid(reason: string): BadRequest {
    return new BadRequest(`Invalid operations[${this.position}]: ${reason}`)
  }
}

/** Characters of a denom at most. */
const MAX_TEXT = 256

/** Returns the names of bridges in operations. They show whether the request uses placeholders. */
export function bridgeNames(operations: readonly JsonObject[]): readonly string[] {
  return operations.flatMap((operation) =>
    Object.values(operation).flatMap((body) => {
      const word = memberAt(body, 'bridge_id')
      return typeof word === 'string' && bridgeNamed(word) ? [word] : []
    }),
  )
}
