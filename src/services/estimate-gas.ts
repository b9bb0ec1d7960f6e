import type { BlockReference } from '../chain/block-reference.js'
import { estimateGas } from '../evm/estimate-gas.js'
import { messageOf, type TransactionArgs } from '../objects/transaction-args.js'
import { type CallServices, callSite, draftsFor, type Overrides } from './call-site.js'
import { timeLimit } from './call-timeout.js'
import { emitConsoleOutput } from './console-output.js'
import { ofFailedRun } from './failed-runs.js'
import { describeEstimateFailure } from './hardhat-halt.js'

/**
 * The gas limit a message needs in a block, never more than its caller, a transaction, a block or this node allows.
 *
 * @param isPreparation whether the message is about to be sent: its console output is emitted when it runs, not now
 */
export async function estimateGasOf(
  context: CallServices,
  args: TransactionArgs,
  reference: BlockReference | undefined,
  overrides: Overrides = {},
  isPreparation = false,
): Promise<bigint> {
  const site = await callSite(context, reference, overrides)
  const { environment } = site
  const { header } = environment
  const message = messageOf(context, args, header)
  const caps = [args.gas ?? header.gasLimit, context.options.limits.callGasLimit, header.rules.transactionGasLimit].filter(
    (cap) => cap !== undefined && cap !== 0n,
  )
  const cap = caps.reduce<bigint>((least, next) => (next !== undefined && next < least ? next : least), header.gasLimit)
  const limited = { ...message, gasLimit: cap }
  const draft = draftsFor(context, site, limited)
  try {
    return await estimateGas(
      context.executor,
      draft,
      environment,
      message,
      cap,
      { logs: false, changes: false, checkTime: timeLimit(context) },
      (result) => {
        if (!isPreparation || result.ending.kind !== 'return') emitConsoleOutput(context, 'estimate', result)
      },
    )
  } catch (error) {
    throw ofFailedRun(describeEstimateFailure(context, error), context.artifacts, (tracer) =>
      context.executor.runMessage(draft(), environment, limited, { tracer }),
    )
  }
}
