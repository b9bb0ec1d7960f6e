/** A session on a transaction of another node, from the trace that this node makes of it. */
import type { KnownContract } from '../explain/artifacts.js'
import { LocalError } from '../primitives/errors.js'
import { type Address, bigIntToHash, EMPTY_BYTES, type Hash, hexToBytes, toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, memberAt } from '../primitives/json.js'
import type { CompilerBuild } from '../source/compiler-build.js'
import { sourceCodesOf } from '../source/source-codes.js'
import type { DebugSession } from './debug-session.js'
import { recordedRun, type StateBefore } from './recorded-run.js'
import { ReplayedSession } from './replayed-session.js'
import { TraceSegments } from './trace-segments.js'

/** A transaction of another node cannot be debugged. The message says why. */
export class RemoteDebugFailed extends LocalError {}

/** Asks a node. Rejects with its error. */
export type DebugRequest = (method: string, params: readonly Json[]) => Promise<Json>

/** Contracts whose sources are known. */
export interface DebugSources {
  readonly contracts: readonly KnownContract[]
  readonly builds: readonly CompilerBuild[]
}

/** Begins a session on a transaction of a node that has `debug_traceTransaction`. Throws `RemoteDebugFailed`, `InvalidTrace` and `NothingToDebug`. */
export async function debugRemoteTransaction(
  request: DebugRequest,
  hash: Hash,
  { contracts, builds }: DebugSources,
): Promise<DebugSession> {
  const transaction = await request('eth_getTransactionByHash', [hash])
  if (!isJsonObject(transaction)) throw new RemoteDebugFailed(`the node has no transaction ${hash}`)
  const number = memberAt(transaction, 'blockNumber')
  if (!isQuantity(number)) throw new RemoteDebugFailed(`the transaction ${hash} is in no block`)
  const [from, to, input, value] = ['from', 'to', 'input', 'value'].map((name) => memberAt(transaction, name))
  const created = to ? undefined : memberAt(await request('eth_getTransactionReceipt', [hash]), 'contractAddress')
  const trace = await request('debug_traceTransaction', [hash, { enableMemory: true, enableReturnData: true, disableStorage: true }])
  // With what the transaction has touched, nothing else must be asked. Some nodes do not have this tracer.
  const prestate = await request('debug_traceTransaction', [hash, { tracer: 'prestateTracer' }]).catch(() => null)
  const run = recordedRun(
    trace,
    prestate,
    {
      from: addressIn(from) ?? `0x${'0'.repeat(40)}`,
      to: addressIn(to),
      created: addressIn(created),
      input: bytesIn(input),
      value: isQuantity(value) ? BigInt(value) : 0n,
    },
    stateBefore(request, BigInt(number), memberAt(transaction, 'transactionIndex') === '0x0'),
  )
  return new ReplayedSession(await TraceSegments.of(run, sourceCodesOf(builds)), contracts)
}

/** The state before a block: that before its first transaction, and before others for what no transaction of the block changes. */
function stateBefore(request: DebugRequest, number: bigint, isFirst: boolean): StateBefore {
  const [parent, block] = [toQuantity(number > 0n ? number - 1n : 0n), toQuantity(number)]
  return {
    async code(address) {
      const before = bytesIn(await request('eth_getCode', [address, parent]))
      return before.length > 0 ? before : bytesIn(await request('eth_getCode', [address, block]))
    },
    async slot(address, slot) {
      const [before, after] = await Promise.all([parent, block].map((at) => request('eth_getStorageAt', [address, slot, at])))
      if (!isQuantity(before) || !isQuantity(after)) throw new RemoteDebugFailed(`the node does not say what slot ${slot} of ${address} is`)
      if (!isFirst && BigInt(before) !== BigInt(after))
        throw new RemoteDebugFailed(`slot ${slot} of ${address} is not known: other transactions of the block change it`)
      return bigIntToHash(BigInt(before))
    },
  }
}

function isQuantity(value: Json | undefined): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value)
}

function addressIn(value: Json | undefined): Address | undefined {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) ? (value.toLowerCase() as Address) : undefined
}

function bytesIn(value: Json | undefined): Uint8Array {
  return typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value) ? hexToBytes(value) : EMPTY_BYTES
}
