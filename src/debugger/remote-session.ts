/** A session on a transaction of another node, or on a call there, from the trace that this node makes of it. */
import type { KnownContract } from '../explain/artifacts.js'
import { LocalError } from '../primitives/errors.js'
import { type Address, bigIntToHash, EMPTY_BYTES, type Hash, type Hex, hexToBytes, toQuantity, ZERO_ADDRESS } from '../primitives/hex.js'
import { isJsonObject, type Json, memberAt } from '../primitives/json.js'
import type { CompilerBuild } from '../source/compiler-build.js'
import { sourceCodesOf } from '../source/source-codes.js'
import type { DebugSession } from './debug-session.js'
import { type RecordedTransaction, recordedRun, type StateBefore } from './recorded-run.js'
import { ReplayedSession } from './replayed-session.js'
import { TraceSegments } from './trace-segments.js'

/** A transaction of another node, or a call there, cannot be debugged. The message says why. */
export class RemoteDebugFailed extends LocalError {}

/** Asks a node. Rejects with its error. */
export type DebugRequest = (method: string, params: readonly Json[]) => Promise<Json>

/** Contracts whose sources are known. */
export interface DebugSources {
  readonly contracts: readonly KnownContract[]
  readonly builds: readonly CompilerBuild[]
}

/** A call of a contract. */
export interface RemoteCall {
  /** Default: the zero address. */
  readonly from?: Address | undefined
  readonly to: Address
  /** Default: none. */
  readonly data?: Hex | undefined
  /** wei; default 0 */
  readonly value?: bigint | undefined
}

/** Begins a session on a transaction of a node that has `debug_traceTransaction`. Throws `RemoteDebugFailed`, `InvalidTrace` and `NothingToDebug`. */
export async function debugRemoteTransaction(request: DebugRequest, hash: Hash, sources: DebugSources): Promise<DebugSession> {
  const transaction = await request('eth_getTransactionByHash', [hash])
  if (!isJsonObject(transaction)) throw new RemoteDebugFailed(`the node has no transaction ${hash}`)
  const number = memberAt(transaction, 'blockNumber')
  if (!isQuantity(number)) throw new RemoteDebugFailed(`the transaction ${hash} is in no block`)
  const [from, to, input, value] = ['from', 'to', 'input', 'value'].map((name) => memberAt(transaction, name))
  const created = to ? undefined : memberAt(await request('eth_getTransactionReceipt', [hash]), 'contractAddress')
  const run: RecordedTransaction = {
    from: addressIn(from) ?? ZERO_ADDRESS,
    to: addressIn(to),
    created: addressIn(created),
    input: bytesIn(input),
    value: isQuantity(value) ? BigInt(value) : 0n,
  }
  const isFirst = memberAt(transaction, 'transactionIndex') === '0x0'
  const trace = (config: Json) => request('debug_traceTransaction', [hash, config])
  return sessionOf(trace, run, stateInBlock(request, BigInt(number), isFirst), sources)
}

/**
 * Begins a session on a call after a block of a node that has `debug_traceCall`. Throws `RemoteDebugFailed`, `InvalidTrace` and `NothingToDebug`.
 *
 * @param block number of the block in hexadecimal, or its tag
 */
export async function debugRemoteCall(
  request: DebugRequest,
  call: RemoteCall,
  block: string,
  sources: DebugSources,
): Promise<DebugSession> {
  // The head may move between the requests.
  const found = await request('eth_getBlockByNumber', [block, false])
  const number = isJsonObject(found) ? memberAt(found, 'number') : undefined
  if (!isQuantity(number)) throw new RemoteDebugFailed(`the node has no block ${block}`)
  const { from = ZERO_ADDRESS, to, data = '0x', value = 0n } = call
  const run = { from, to: to.toLowerCase() as Address, created: undefined, input: hexToBytes(data), value }
  const trace = (config: Json) => request('debug_traceCall', [{ from, to, data, value: toQuantity(value) }, number, config])
  const state: StateBefore = {
    code: async (address) => bytesIn(await request('eth_getCode', [address, number])),
    async slot(address, slot) {
      const found = await request('eth_getStorageAt', [address, slot, number])
      if (!isQuantity(found)) throw unknownSlot(address, slot)
      return bigIntToHash(BigInt(found))
    },
  }
  return sessionOf(trace, run, state, sources)
}

async function sessionOf(
  trace: (config: Json) => Promise<Json>,
  transaction: RecordedTransaction,
  before: StateBefore,
  { contracts, builds }: DebugSources,
): Promise<DebugSession> {
  const steps = await trace({ enableMemory: true, enableReturnData: true, disableStorage: true })
  // With what the run has touched, nothing else must be asked. Some nodes do not have this tracer.
  const prestate = await trace({ tracer: 'prestateTracer' }).catch(() => null)
  const run = recordedRun(steps, prestate, transaction, before)
  return new ReplayedSession(await TraceSegments.of(run, sourceCodesOf(builds)), contracts)
}

/** The state before a block: that before its first transaction, and before others for what no transaction of the block changes. */
function stateInBlock(request: DebugRequest, number: bigint, isFirst: boolean): StateBefore {
  const [parent, block] = [toQuantity(number > 0n ? number - 1n : 0n), toQuantity(number)]
  return {
    async code(address) {
      const before = bytesIn(await request('eth_getCode', [address, parent]))
      return before.length > 0 ? before : bytesIn(await request('eth_getCode', [address, block]))
    },
    async slot(address, slot) {
      const [before, after] = await Promise.all([parent, block].map((at) => request('eth_getStorageAt', [address, slot, at])))
      if (!isQuantity(before) || !isQuantity(after)) throw unknownSlot(address, slot)
      if (!isFirst && BigInt(before) !== BigInt(after))
        throw new RemoteDebugFailed(`slot ${slot} of ${address} is not known: other transactions of the block change it`)
      return bigIntToHash(BigInt(before))
    },
  }
}

function unknownSlot(address: Address, slot: Hash): RemoteDebugFailed {
  return new RemoteDebugFailed(`the node does not say what slot ${slot} of ${address} is`)
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
