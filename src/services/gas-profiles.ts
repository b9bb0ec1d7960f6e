import type { GasProfile } from '../gas-profile/gas-profile.js'
import { type TransactionArgs, transactionArgs } from '../objects/transaction-args.js'
import type { Hash } from '../primitives/hex.js'
import { decodeParams, param } from '../rpc/record.js'
import type { TransactionRequest } from '../wire/transaction.js'
import { type CallSite, callSite } from './call-site.js'
import type { Needs } from './context.js'
import { asTracing, type RepeatableRun, runOfMessage, runOfTransaction } from './explanations.js'
import type { TraceServices } from './tracing/trace.js'
import type { TraceConfig } from './tracing/trace-config.js'

type Limit = Pick<TraceConfig, 'timeout'>

/** Runs a transaction of a block again in its place, and returns what its gas was used for. Throws `NothingToExplain` when no block holds it. */
export async function gasProfileOfTransaction(
  context: TraceServices & Needs<'artifacts' | 'pool'>,
  hash: Hash,
  limit: Limit = {},
): Promise<GasProfile> {
  return profileOf(context, await runOfTransaction(context, hash, limit))
}

/** Runs a message, and returns what its gas was used for. Throws `TracingFailed` for a message that is refused before its code runs. */
export async function gasProfileOfMessage(
  context: TraceServices & Needs<'artifacts'>,
  site: CallSite,
  args: TransactionArgs,
  limit: Limit = {},
): Promise<GasProfile> {
  return profileOf(context, runOfMessage(context, site, args, limit))
}

/** Runs a call at the head, and returns what its gas was used for. Throws `InvalidParams` for arguments that are none. */
export async function gasProfileOfCall(
  context: TraceServices & Needs<'artifacts' | 'pendingBlock'>,
  request: TransactionRequest,
): Promise<GasProfile> {
  const [args] = decodeParams([param('transaction', transactionArgs)] as const, [request])
  return gasProfileOfMessage(context, await callSite(context, undefined), args)
}

async function profileOf({ artifacts }: Needs<'artifacts'>, repeatable: RepeatableRun): Promise<GasProfile> {
  const { run, subject } = repeatable
  const [{ GasRecorder }, { GasProfileBuilder }, { sourceCodesOf }, { explain }] = await Promise.all([
    import('../gas-profile/gas-recorder.js'),
    import('../gas-profile/gas-profile.js'),
    import('../source/source-codes.js'),
    import('../explain/explain.js'),
  ])
  const recorder = new GasRecorder(sourceCodesOf(artifacts.builds))
  await asTracing(repeatable, () => run(recorder))
  const profile = new GasProfileBuilder()
  recorder.addTo(profile, explain(subject, recorder, artifacts.contracts).frame, subject.gasLimit)
  return profile.build()
}
