import type { ReportingTracer } from '../../evm/tracer.js'
import { blockOverrides } from '../../objects/block-overrides.js'
import { stateOverrides } from '../../objects/state-overrides.js'
import { ServerError } from '../../primitives/errors.js'
import type { Json } from '../../primitives/json.js'
import { boolean, json, jsonInteger, type ObjectValue, objectOf, optional, type Schema, string, uint64 } from '../../rpc/schema.js'
import type * as wire from '../../wire/trace.js'
import { createStructLogger, createTracer, InvalidTracerConfig, structLoggerFields, type TracePlace } from './tracers.js'

/** Configuration of a trace. */
export const traceConfigFields = {
  /** The name of a tracer, or a script that is one; the opcode logger runs when there is none. */
  tracer: optional(string),
  /** The tracer's own options. */
  tracerConfig: optional(json),
  /** Time limit for the trace of one transaction: `5s`, `300ms`, `1m`, which is the longest. */
  timeout: optional(string),
  /** Without effect: the state of every block is there. */
  reexec: optional(jsonInteger('uint64')),
  /** Without effect. */
  debug: optional(boolean),
  ...structLoggerFields,
}
export type TraceConfig = ObjectValue<typeof traceConfigFields>
export const traceConfig = objectOf<wire.TraceConfig>()('tracers.TraceConfig', traceConfigFields)

const traceCallConfigFields = {
  ...traceConfigFields,
  stateOverrides: optional(stateOverrides),
  blockOverrides: optional(blockOverrides),
  /** Run before this transaction of the block, instead of after the block. */
  txIndex: optional(uint64),
}
export type TraceCallConfig = ObjectValue<typeof traceCallConfigFields>
export const traceCallConfig = objectOf<wire.TraceCallConfig>()('tracers.TraceCallConfig', traceCallConfigFields)

/** A text that is no duration in Go's notation. */
export class InvalidDuration extends ServerError {
  constructor(text: string) {
    super(`time: invalid duration ${JSON.stringify(text)}`)
  }
}

const DEFAULT_TIMEOUT = 5_000
const LONGEST_TIMEOUT = 60_000
const MILLISECONDS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1, us: 1e-3, µs: 1e-3, μs: 1e-3, ns: 1e-6 }
const PART = /(\d+(?:\.\d*)?|\.\d+)(h|ms|m|s|us|µs|μs|ns)/gy

/** Milliseconds of a duration as Go writes it: `1m30s`, `-1.5h`, `0`. Throws `InvalidDuration`. */
export function parseDuration(text: string): number {
  const [, sign, magnitude = ''] = /^([+-]?)(.*)$/s.exec(text) ?? []
  if (magnitude === '0') return 0
  const parts = [...magnitude.matchAll(PART)]
  if (magnitude === '' || parts.map(([part]) => part).join('') !== magnitude) throw new InvalidDuration(text)
  const total = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (MILLISECONDS[unit] ?? 0), 0)
  return sign === '-' ? -total : total
}

/** Returns the time limit of a trace in milliseconds: a minute for longer ones. */
export function timeoutOf({ timeout }: TraceConfig): number {
  return timeout === undefined ? DEFAULT_TIMEOUT : Math.min(parseDuration(timeout), LONGEST_TIMEOUT)
}

/** Objects and arrays that a tracer's own options may have in one another, and tracers that `muxTracer` may have. */
const MAX_DEPTH = 64

function isDeeper(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner ?? null, depth - 1))
}

/** Result of a tracer, which has encoded it. */
export const traceResult: Schema<Json, wire.TraceResult> = json

/** The tracer that a configuration asks for. */
export async function tracerOf(config: TraceConfig, place: TracePlace): Promise<ReportingTracer> {
  const { tracer = '', tracerConfig = null } = config
  if (isDeeper(tracerConfig, MAX_DEPTH)) throw new InvalidTracerConfig(`tracerConfig is nested more than ${MAX_DEPTH} levels deep`)
  return tracer === '' ? createStructLogger(config) : createTracer(tracer, tracerConfig, place)
}
