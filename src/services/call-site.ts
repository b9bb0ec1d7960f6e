import type { BlockReference } from '../chain/block-reference.js'
import type { Chain } from '../chain/chain.js'
import type { Environment } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import type { Message } from '../evm/message.js'
import { fundsNeeded } from '../evm/message-checks.js'
import { precompilesOf } from '../evm/precompiles.js'
import { type BlockOverrides, overrideHeader } from '../objects/block-overrides.js'
import { applyStateOverrides, checkStateOverrides, type StateOverrides } from '../objects/state-overrides.js'
import { ownTask } from '../primitives/event-loop.js'
import { haveSameMembers } from '../primitives/members.js'
import { StateDraft } from '../state/state-draft.js'
import type { WorldState } from '../state/world-state.js'
import { environmentOf, requireState } from './blocks.js'
import type { Needs } from './context.js'

/** Parts of the node that run calls. */
export type CallServices = Needs<'artifacts' | 'bus' | 'chain' | 'executor' | 'options' | 'pendingBlock' | 'request'>

/** Environment and initial state of a call. */
export interface CallSite {
  readonly environment: Environment
  /** A fresh working copy of the state. */
  draft(): StateDraft
}

/** Overrides of state and block for a call. */
export interface Overrides {
  readonly state?: StateOverrides | undefined
  readonly block?: BlockOverrides | undefined
}

/**
 * Returns the environment and the state in which a call runs, from a block reference and overrides.
 *
 * Throws `HeaderNotFound`, `InvalidStateOverride` or `BlockOverrideNotSupported`.
 */
export async function callSite(
  context: Needs<'chain' | 'pendingBlock'>,
  reference: BlockReference | undefined,
  overrides: Overrides = {},
): Promise<CallSite> {
  const found = requireState(context, reference)
  const block = found instanceof Promise ? await found : found
  if (hasLongCode(overrides)) await ownTask()
  return overriddenSite(context, environmentOf(context, block), block.state, overrides)
}

/**
 * Returns a function that makes drafts for runs of a message. In the dialect of Hardhat, whose calls and estimates do not check the balance of their
 * sender, the sender has at least what the message needs.
 */
export function draftsFor({ options }: Needs<'options'>, { draft }: CallSite, message: Message): () => StateDraft {
  if (options.dialect !== 'hardhat') return draft
  return () => {
    const funded = draft()
    const needed = fundsNeeded(message)
    if ((funded.account(message.from)?.balance ?? 0n) < needed) funded.setBalance(message.from, needed)
    return funded
  }
}

/** Bytes of code whose hash takes a good part of a millisecond. */
const LONG_CODE = 16_384

function hasLongCode({ state }: Overrides): boolean {
  return state !== undefined && [...state.values()].some(({ code }) => code !== undefined && code.length > LONG_CODE)
}

/** A place as overrides change it. Throws `InvalidStateOverride` or `BlockOverrideNotSupported`. */
export function overriddenSite({ chain }: Needs<'chain'>, seen: Environment, base: WorldState, overrides: Overrides): CallSite {
  const header = overrides.block ? overrideHeader(seen.header, overrides.block, chain.rules) : underPresentLimits(seen.header, chain)
  if (!overrides.state) return { environment: { ...seen, header }, draft: () => new StateDraft(base) }
  checkStateOverrides([overrides.state])
  const draft = new StateDraft(base)
  const precompiles = applyStateOverrides(draft, overrides.state, precompilesOf(header.rules))
  const state = draft.snapshot()
  return { environment: { ...seen, header, precompiles }, draft: () => new StateDraft(state) }
}

/** Returns a header for a call. A block of a store may have been made under other limits than this node has. */
function underPresentLimits(header: Header, { rules }: Chain): Header {
  if (haveSameMembers(header.rules.limits, rules.limits)) return header
  return header.with({ rules: rules.at(header.number, header.timestamp) })
}
