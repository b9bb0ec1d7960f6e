import { paysForAuthorizations, signersOf } from './authorization.js'
import type { Environment } from './executor.js'
import type { Message } from './message.js'
import type { Pace } from './pace.js'
import { precompilesOf } from './precompiles.js'
import type { TracedScene, TracedState, Tracer } from './tracer.js'

type TracedMessage = Pick<Message, 'from' | 'to' | 'gasLimit' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'authorizationList'>

/** Returns the facts about a run that a tracer gets before it begins. */
export async function sceneOf(
  state: TracedState,
  { header, precompiles }: Environment,
  message: TracedMessage,
  tracer: Tracer,
  pace: Pace,
): Promise<TracedScene> {
  const { from, to, gasLimit, maxFeePerGas, maxPriorityFeePerGas, authorizationList } = message
  const offered = maxPriorityFeePerGas + (header.baseFeePerGas ?? 0n)
  const isAsked = tracer.readsAuthorities && paysForAuthorizations(gasLimit, authorizationList.length)
  return {
    from,
    to,
    gasLimit,
    feeRecipient: header.feeRecipient,
    blockNumber: header.number,
    gasPrice: offered < maxFeePerGas ? offered : maxFeePerGas,
    authorities: isAsked ? await signersOf(authorizationList, pace) : [],
    precompiles: precompiles ?? precompilesOf(header.rules),
    state,
  }
}
