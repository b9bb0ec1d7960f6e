import { BadRequest } from '../errors.js'
import type { Chain } from '../snapshot/snapshot.js'
import { type Account, accountOn } from './accounts.js'
import { type EvmSwapStep, type SendStep, type Step, type SwapStep, sourceOf } from './steps.js'
import type { Affiliate, Terms } from './terms.js'

/** Everything that transactions are built from: what is done, by whom, and under which conditions. */
export interface Journey {
  readonly steps: readonly [Step, ...Step[]]
  /** Who has the assets before the first step, and after each. */
  readonly holders: readonly Account[]
  readonly terms: Terms
}

/** The chains on which a route needs an address, in order. */
export function chainsOf(steps: readonly [Step, ...Step[]]): readonly Chain[] {
  return [sourceOf(steps[0]).chain, ...steps.flatMap((step) => (step.kind === 'transfer' ? [step.transfer.to.chain] : []))]
}

/**
 * Who has the assets before the first step, and after each.
 *
 * @param addresses one for each chain of `chainsOf`; a plain send takes a second one, of who receives. Throws `BadRequest`
 */
export function holdersOf(steps: readonly [Step, ...Step[]], addresses: readonly string[], place: string): readonly Account[] {
  const chains = chainsOf(steps)
  const isSend = steps[0].kind === 'send'
  if (addresses.length !== chains.length && !(isSend && addresses.length === 2)) {
    const names = chains.map(({ id }) => id).join(', ')
    throw new BadRequest(`Invalid ${place}: expected ${chains.length} addresses, on ${names}, got ${addresses.length}`)
  }
  const [last] = chains.slice(-1)
  const accounts = addresses.map((address, i) => accountOn(chains[i] ?? (last as Chain), address, `Invalid ${place}[${i}]`))
  let at = 0
  const after = steps.map(
    (step) => accounts[step.kind === 'transfer' ? ++at : Math.min(at + (step.kind === 'send' ? 1 : 0), accounts.length - 1)],
  )
  return [accounts[0], ...after].filter((account) => account !== undefined)
}

/** Who has the assets before a step. */
export function holderBefore({ holders }: Journey, step: Step): Account {
  return holderAt(holders, step.index)
}

/** Who has the assets after a step. */
export function holderAfter({ holders }: Journey, step: Step): Account {
  return holderAt(holders, step.index + 1)
}

function holderAt(holders: readonly Account[], index: number): Account {
  const holder = holders[index]
  if (!holder) throw new RangeError(`no holder at ${index}`)
  return holder
}

/** The step that follows in the same transaction. */
export function nextOf({ steps }: Journey, step: Step): Exclude<Step, SendStep> | undefined {
  const next = steps[step.index + 1]
  return next && next.transaction === step.transaction && next.kind !== 'send' ? next : undefined
}

/** Who gets a share of what a swap brings, which is taken from the last swap of a route. */
export function affiliatesOf({ steps, terms }: Journey, step: SwapStep | EvmSwapStep): readonly Affiliate[] {
  const isFollowed = steps.some(({ kind, index }) => index > step.index && (kind === 'swap' || kind === 'evm-swap'))
  return isFollowed ? [] : (terms.affiliates.get(step.market.venue.chain.id) ?? [])
}

export function isLast({ steps }: Journey, step: Step): boolean {
  return step.index === steps.length - 1
}
