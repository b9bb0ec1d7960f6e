import type { DebugSession, Hash, Json, WireExplainedFrame } from '../../../../src/internal.js'
import { Artifacts, type DebugSources, debugRemoteTransaction, SourceTexts } from '../../../../src/internal-debugger.js'
import type { Rpc } from '../rpc.js'
import type { Sources } from '../view.js'

/** Bytes of a trace at most: in memory it takes several times as much. */
const LONGEST_TRACE = 128 * 1024 * 1024
/** Contracts of one transaction whose build info is read. */
const MOST_CONTRACTS = 64

export interface OpenedSession {
  readonly session: DebugSession
  readonly texts: SourceTexts
}

/** Begins a session on a transaction, from the trace that the node makes of it and the build info that the node knows. */
export async function openSession({ rpc, chain }: Sources, hash: string): Promise<OpenedSession> {
  // Without explanations, there are instructions only.
  const frame = await chain.explain(hash).then(
    (explanation) => explanation.frame,
    () => undefined,
  )
  const sources = frame ? await sourcesOf(rpc, frame) : new Artifacts()
  const request = (method: string, params: readonly Json[]) => rpc.read<Json>(method, params, LONGEST_TRACE)
  const session = await debugRemoteTransaction(request, hash as Hash, sources)
  return { session, texts: new SourceTexts(sources.builds) }
}

async function sourcesOf(rpc: Rpc, outermost: WireExplainedFrame): Promise<DebugSources> {
  const artifacts = new Artifacts()
  const addresses = new Map<string, string>()
  const rest = [outermost]
  for (let frame = rest.pop(); frame && addresses.size < MOST_CONTRACTS; frame = rest.pop()) {
    if (frame.contract && !addresses.has(frame.contract.name)) addresses.set(frame.contract.name, frame.delegate ?? frame.to)
    for (const { frame: inner } of frame.actions) if (inner) rest.push(inner)
  }
  await Promise.all([...addresses].map(([name, address]) => addContract(rpc, artifacts, name, address)))
  return artifacts
}

/** A contract without build info has an ABI, which names its functions. */
async function addContract(rpc: Rpc, artifacts: Artifacts, name: string, address: string): Promise<void> {
  const builds = await rpc.request<readonly Json[]>('evmbed_buildInfo', [name])
  for (const build of builds) artifacts.add(build)
  if (builds.length > 0) return
  const artifact = await rpc.request<{ readonly abi: readonly Json[] } | null>('evmbed_artifact', [name])
  if (artifact) artifacts.add(artifact.abi, { name, address })
}
