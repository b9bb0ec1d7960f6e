import type { ReportingTracer } from '../../evm/tracer.js'
import { CallTracer } from '../../evm/tracers/call-tracer.js'
import { FlatCallTracer, type TransactionPlace } from '../../evm/tracers/flat-call-tracer.js'
import { FourByteTracer } from '../../evm/tracers/four-byte-tracer.js'
import { Keccak256PreimageTracer } from '../../evm/tracers/keccak256-preimage-tracer.js'
import { muxTracer } from '../../evm/tracers/mux-tracer.js'
import { NoopTracer } from '../../evm/tracers/noop-tracer.js'
import { OpcountTracer, UnigramTracer } from '../../evm/tracers/opcode-counters.js'
import { PrestateTracer } from '../../evm/tracers/prestate-tracer.js'
import { StructLogger, type StructLoggerOptions } from '../../evm/tracers/struct-logger.js'
import { ServerError } from '../../primitives/errors.js'
import type { Json } from '../../primitives/json.js'
import { loadOnce } from '../../primitives/load-once.js'
import { boolean, DecodeError, json, mapOf, number, object, optional, type Schema, string } from '../../rpc/schema.js'

/** No tracer has the name of the request. */
export class TracerNotFound extends ServerError {
  constructor() {
    super('tracer not found')
  }
}

/** The options of a tracer contradict each other, or are nested too deeply. */
export class InvalidTracerConfig extends ServerError {}

/** Position of the traced transaction or call. */
export interface TracePlace {
  /** Undefined for a call that is in no block. */
  readonly transaction?: TransactionPlace
  /** Number of logs of the block before it. */
  readonly firstLogIndex: number
  /** Throws when the trace has taken too long. */
  readonly checkTime?: () => void
}

type Create = (config: Json, place: TracePlace) => ReportingTracer | Promise<ReportingTracer>

/** The options of the logger that runs when no tracer is named; they stand beside the name, not in `tracerConfig`. */
export const structLoggerFields = {
  disableStack: optional(boolean),
  disableStorage: optional(boolean),
  enableMemory: optional(boolean),
  enableReturnData: optional(boolean),
  /** Maximum number of instructions to log; 0 for all. */
  limit: optional(number),
}

const structLoggerConfig = object('logger.Config', structLoggerFields)
const callTracerConfig = object('native.callTracerConfig', { onlyTopCall: optional(boolean), withLog: optional(boolean) })
const flatCallTracerConfig = object('native.flatCallTracerConfig', {
  convertParityErrors: optional(boolean),
  includePrecompiles: optional(boolean),
})
const prestateTracerConfig = object('native.prestateTracerConfig', {
  diffMode: optional(boolean),
  disableCode: optional(boolean),
  disableStorage: optional(boolean),
  includeEmpty: optional(boolean),
})
const muxTracerConfig = mapOf(string, json)

export function createStructLogger(options: StructLoggerOptions): StructLogger {
  const { limit = 0 } = options
  if (limit < 0) throw new InvalidTracerConfig(`output limit cannot be negative, got ${limit}`)
  return new StructLogger(options)
}

/** A tracer's own options; none at all are an empty object. */
function decode<Value>(schema: Schema<Value, unknown>, config: Json): Value {
  try {
    return schema.decode(config ?? {})
  } catch (error) {
    throw error instanceof DecodeError ? new InvalidTracerConfig(error.message) : error
  }
}

function createPrestateTracer(config: Json): PrestateTracer {
  const options = decode(prestateTracerConfig, config)
  if (options.diffMode && options.includeEmpty) throw new InvalidTracerConfig('cannot use diffMode with includeEmpty')
  return new PrestateTracer(options)
}

async function createMuxTracer(config: Json, place: TracePlace): Promise<ReportingTracer> {
  const tracers = new Map<string, ReportingTracer>()
  for (const [name, own] of decode(muxTracerConfig, config)) tracers.set(name, await createTracer(name, own, place))
  return muxTracer(tracers)
}

const builtIn: ReadonlyMap<string, Create> = new Map<string, Create>([
  ['callTracer', (config, { firstLogIndex }) => new CallTracer(decode(callTracerConfig, config), firstLogIndex)],
  ['flatCallTracer', (config, { transaction }) => new FlatCallTracer(decode(flatCallTracerConfig, config), transaction)],
  ['prestateTracer', createPrestateTracer],
  ['4byteTracer', () => new FourByteTracer()],
  ['muxTracer', createMuxTracer],
  ['noopTracer', () => new NoopTracer()],
  ['keccak256PreimageTracer', () => new Keccak256PreimageTracer()],
  ['opcodeTracer', (config) => createStructLogger(decode(structLoggerConfig, config))],
  ['opcountTracer', () => new OpcountTracer()],
  ['unigramTracer', () => new UnigramTracer()],
])

/** The interpreter of scripts, and the objects that they are given. Few traces need them. */
const scripts = loadOnce(() => import('../../evm/tracers/script/script-tracer.js'))

/**
 * A tracer by its name, or of a script.
 *
 * Throws `TracerNotFound`, `ScriptTracerFailed`, `ScriptTracersUnavailable` or `InvalidTracerConfig`.
 *
 * @param config the tracer's own options, `tracerConfig`
 */
export async function createTracer(name: string, config: Json, place: TracePlace): Promise<ReportingTracer> {
  const create = builtIn.get(name)
  if (create) return create(config, place)
  if (/^\w+$/.test(name)) throw new TracerNotFound()
  const { createScriptTracer } = await scripts()
  return createScriptTracer(name, { config, place: place.transaction, checkTime: place.checkTime })
}
