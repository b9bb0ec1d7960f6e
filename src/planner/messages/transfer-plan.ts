import { BadRequest } from '../errors.js'
import type { Chain } from '../snapshot/snapshot.js'
import { type Account, accountOn } from './accounts.js'
import { type EvmSwapOperation, type Operation, type SendOperation, type SwapOperation, sourceOf } from './operation.js'
import type { Affiliate, TxParameters } from './tx-parameters.js'

/** Input of the building of transactions: operations, the holders of the assets, and parameters. */
export interface TransferPlan {
  readonly operations: readonly [Operation, ...Operation[]]
  /** Holders of the assets before the first operation, and after each. */
  readonly holders: readonly Account[]
  readonly parameters: TxParameters
}

/** Returns the chains on which a route needs an address, in order. */
export function chainsOf(operations: readonly [Operation, ...Operation[]]): readonly Chain[] {
  return [
    sourceOf(operations[0]).chain,
    ...operations.flatMap((operation) => (operation.kind === 'transfer' ? [operation.transfer.to.chain] : [])),
  ]
}

/**
 * Returns the holders of the assets before the first operation, and after each. Throws `BadRequest` if the number of addresses is wrong.
 *
 * @param addresses one for each chain of `chainsOf`; a plain send may have a second one, of the recipient
 */
export function holdersOf(
  operations: readonly [Operation, ...Operation[]],
  addresses: readonly string[],
  place: string,
): readonly Account[] {
  const chains = chainsOf(operations)
  const isSend = operations[0].kind === 'send'
  if (addresses.length !== chains.length && !(isSend && addresses.length === 2)) {
    const names = chains.map(({ id }) => id).join(', ')
    throw new BadRequest(`Invalid ${place}: expected ${chains.length} addresses, on ${names}, got ${addresses.length}`)
  }
  const [last] = chains.slice(-1)
  const accounts = addresses.map((address, i) => accountOn(chains[i] ?? (last as Chain), address, `Invalid ${place}[${i}]`))
  let at = 0
  const after = operations.map(
    (operation) => accounts[operation.kind === 'transfer' ? ++at : Math.min(at + (operation.kind === 'send' ? 1 : 0), accounts.length - 1)],
  )
  return [accounts[0], ...after].filter((account) => account !== undefined)
}

/** Returns the holder of the assets before an operation. */
export function holderBefore({ holders }: TransferPlan, operation: Operation): Account {
  return holderAt(holders, operation.index)
}

/** Returns the holder of the assets after an operation. */
export function holderAfter({ holders }: TransferPlan, operation: Operation): Account {
  return holderAt(holders, operation.index + 1)
}

function holderAt(holders: readonly Account[], index: number): Account {
  const holder = holders[index]
  if (!holder) throw new RangeError(`no holder at ${index}`)
  return holder
}

/** Returns the next operation of the same transaction. */
export function nextOf({ operations }: TransferPlan, operation: Operation): Exclude<Operation, SendOperation> | undefined {
  const next = operations[operation.index + 1]
  return next && next.transaction === operation.transaction && next.kind !== 'send' ? next : undefined
}

/** Returns the affiliates that get a share of a swap. The share is taken from the last swap of a route. */
export function affiliatesOf({ operations, parameters }: TransferPlan, operation: SwapOperation | EvmSwapOperation): readonly Affiliate[] {
  const isFollowed = operations.some(({ kind, index }) => index > operation.index && (kind === 'swap' || kind === 'evm-swap'))
  return isFollowed ? [] : (parameters.affiliates.get(operation.market.venue.chain.id) ?? [])
}

export function isLast({ operations }: TransferPlan, operation: Operation): boolean {
  return operation.index === operations.length - 1
}
