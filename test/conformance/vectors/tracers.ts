/** geth's own test data for its tracers: a transaction over a state, and the result of each tracer. */
import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { stateOf } from '../../../src/chain/genesis.js'
import type { GenesisAccount } from '../../../src/chain/genesis-account.js'
import { type EngineName, createExecutor } from '../../../src/evm/engines.js'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import type { GenesisConfig } from '../../../src/evm/hardforks.js'
import { newHeader } from '../../../src/evm/header.js'
import type { ReportingTracer } from '../../../src/evm/tracer.js'
import { CallTracer, type CallTracerOptions } from '../../../src/evm/tracers/call-tracer.js'
import { FlatCallTracer, type FlatCallTracerOptions } from '../../../src/evm/tracers/flat-call-tracer.js'
import { PrestateTracer, type PrestateTracerOptions } from '../../../src/evm/tracers/prestate-tracer.js'
import { decodeTransaction } from '../../../src/evm/transaction.js'
import { hexToBytes } from '../../../src/primitives/hex.js'
import type { Json } from '../../../src/primitives/json.js'
import { filesBelow, readJson } from '../files.js'
import type { Suite } from '../suite.js'
import { StateDraft } from '../../../src/state/state-draft.js'

interface Vector {
  readonly genesis: { readonly alloc: Readonly<Record<string, GenesisAccount>>; readonly config: GenesisConfig }
  readonly context: {
    readonly number: string
    readonly difficulty: string
    readonly timestamp: string
    readonly gasLimit: string
    readonly miner: `0x${string}`
    readonly baseFeePerGas?: string
  }
  readonly input: string
  readonly tracerConfig?: CallTracerOptions & FlatCallTracerOptions & PrestateTracerOptions
  readonly result: Json
}

async function trace({ genesis, context, input }: Vector, engine: EngineName, tracer: ReportingTracer): Promise<Json> {
  // One vector writes a member with a capital, which Go does not mind.
  const { IstanbulBlock = genesis.config.istanbulBlock, ...config } = genesis.config
  const rules = new ChainRules({ ...config, istanbulBlock: IstanbulBlock })
  const number = BigInt(context.number)
  const timestamp = BigInt(context.timestamp)
  const active = rules.at(number, timestamp)
  const header = newHeader(active, {
    number,
    timestamp,
    gasLimit: BigInt(context.gasLimit),
    feeRecipient: context.miner.toLowerCase() as `0x${string}`,
    difficulty: active.isMerged ? 0n : BigInt(context.difficulty),
    baseFeePerGas: BigInt(context.baseFeePerGas ?? 0),
  })
  const transaction = await decodeTransaction(hexToBytes(`0x${input.replace(/^0x/, '')}`), active)
  await createExecutor(engine, rules).runTransaction(
    new StateDraft(stateOf(genesis.alloc)),
    { header, blockHash: () => undefined },
    transaction,
    tracer,
  )
  return tracer.result()
}

const PLACE = ['blockHash', 'blockNumber', 'transactionHash', 'transactionPosition', 'time']
const NOTHING: readonly unknown[] = [undefined, '0x', '0x0', `0x${'00'.repeat(20)}`]

/**
 * A flat trace as geth's own test compares it: without the place of its transaction, which the vectors have not, and with no difference between
 * a member that is zero and one that is not there.
 */
function essence(frames: Json): Json {
  const entries = (value: object) => Object.entries(value).filter(([name, member]) => !PLACE.includes(name) && !NOTHING.includes(member))
  const part = (value?: object | null) => Object.fromEntries(entries(value ?? {}))
  return (frames as { action: object; result?: object | null }[]).map((frame) => ({
    ...part(frame),
    action: part(frame.action),
    result: part(frame.result),
  }))
}

/** A log's index that is zero is left out by some vectors. */
function withoutFirstIndex(result: Json): Json {
  return JSON.parse(JSON.stringify(result, (name, value: Json) => (name === 'index' && value === '0x0' ? undefined : value)))
}

type Kind = (options: Vector['tracerConfig']) => ReportingTracer

const KINDS: Readonly<Record<string, Kind>> = {
  call_tracer: (options) => new CallTracer(options),
  call_tracer_withLog: (options) => new CallTracer(options),
  call_tracer_flat: (options) => new FlatCallTracer(options),
  prestate_tracer: (options) => new PrestateTracer(options),
  prestate_tracer_with_diff_mode: (options) => new PrestateTracer(options),
}

async function checkTrace(vector: Vector, kind: string, create: Kind): Promise<void> {
  for (const engine of ['wasm', 'ethereumjs'] as const) {
    const result = await trace(vector, engine, create(vector.tracerConfig))
    if (kind === 'call_tracer_flat') assert.deepStrictEqual(essence(result), essence(vector.result), engine)
    else assert.deepStrictEqual(withoutFirstIndex(result), withoutFirstIndex(vector.result), engine)
  }
}

export const tracers: Suite = {
  name: 'vectors/tracers',
  source: 'https://github.com/ethereum/go-ethereum, eth/tracers/internal/tracetest/testdata',
  places: ['vectors/tracers', 'eth/tracers/internal/tracetest/testdata'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => dirname(file) in KINDS),
  open(folder, part) {
    const kind = dirname(part)
    const create = KINDS[kind]
    if (!create) throw new Error(`no tracer is known for ${kind}`)
    return { cases: [{ id: part, check: () => checkTrace(readJson<Vector>(join(folder, part)), kind, create) }] }
  },
}
