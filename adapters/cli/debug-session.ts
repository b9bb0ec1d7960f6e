import type { DebugSession, Hash, Json } from '../../src/internal.js'
import type { Artifacts, RemoteCall } from '../../src/internal-debugger.js'
import type { DEBUG_FLAGS } from './debug-flags.js'
import type { FlagValues } from './flag.js'
import { checkHash, NodeClient } from './node-client.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** Bytes of a trace at most: in memory it takes several times as much. */
const LONGEST_TRACE = 128 * 1024 * 1024

/** Transaction or call that is debugged. */
export type DebuggedRun =
  | { readonly transaction: string }
  /** `block`: a tag, or its number in hexadecimal. */
  | { readonly call: RemoteCall; readonly block: string }

/** Flags of a call. */
export type CallValues = Pick<FlagValues<typeof DEBUG_FLAGS>, 'to' | 'data' | 'from' | 'value' | 'block'>

/** Returns what is debugged: a transaction or a call; undefined if neither is named. Throws `UsageError`. */
export function debuggedRun(transaction: string | undefined, { to, data, from, value, block }: CallValues): DebuggedRun | undefined {
  const isCall = [to, data, from, value, block].some((given) => given !== undefined)
  if (transaction !== undefined) {
    if (isCall) throw new UsageError('expected a transaction or a call, got both')
    checkHash(transaction)
    return { transaction }
  }
  if (!isCall) return undefined
  if (to === undefined) throw new UsageError("a call needs 'to', the address of the contract")
  return { call: { from, to, data, value }, block: block ?? 'latest' }
}

/** Places of a run and of the sources of its contracts. */
export interface DebugPlaces {
  readonly url: string
  readonly artifacts?: readonly string[] | undefined
}

/** Begins a session, with the build info of the project. */
export async function openSession(
  run: DebuggedRun,
  values: DebugPlaces,
  { environment }: Pick<Terminal, 'environment'>,
): Promise<{ readonly session: DebugSession; readonly artifacts: Artifacts }> {
  const [{ Artifacts, debugRemoteCall, debugRemoteTransaction }, { ContractFiles }] = await Promise.all([
    import('../../src/internal-debugger.js'),
    import('../testing/internal/index.js'),
  ])
  const artifacts = new Artifacts()
  await new ContractFiles(process.cwd(), values.artifacts).register({ artifacts })
  const node = new NodeClient(values.url, environment, LONGEST_TRACE)
  const request = (method: string, params: readonly Json[]) => node.request(method, params)
  const session = await ('call' in run
    ? debugRemoteCall(request, run.call, run.block, artifacts)
    : debugRemoteTransaction(request, run.transaction.toLowerCase() as Hash, artifacts))
  return { session, artifacts }
}
