import type { DebugSession } from '../../src/internal.js'
import type { Artifacts } from '../../src/internal-debugger.js'
import { NodeClient } from './node-client.js'
import type { Terminal } from './terminal.js'

/** Bytes of a trace at most: in memory it takes several times as much. */
const LONGEST_TRACE = 128 * 1024 * 1024

/** Places of a transaction and of the sources of its contracts. */
export interface DebugPlaces {
  readonly url: string
  readonly artifacts?: readonly string[] | undefined
}

/** Begins a session, with the build info of the project. */
export async function openSession(
  hash: string,
  values: DebugPlaces,
  { environment }: Pick<Terminal, 'environment'>,
): Promise<{ readonly session: DebugSession; readonly artifacts: Artifacts }> {
  const [{ Artifacts, debugRemoteTransaction }, { ContractFiles }] = await Promise.all([
    import('../../src/internal-debugger.js'),
    import('../testing/internal/index.js'),
  ])
  const artifacts = new Artifacts()
  await new ContractFiles(process.cwd(), values.artifacts).register({ artifacts })
  const node = new NodeClient(values.url, environment, LONGEST_TRACE)
  const session = await debugRemoteTransaction(
    (method, params) => node.request(method, params),
    hash.toLowerCase() as `0x${string}`,
    artifacts,
  )
  return { session, artifacts }
}
