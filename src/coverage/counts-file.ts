/** Counts of code as JSON: processes write them, and one makes the report of all. */
import { COUNTS_VERSION, type CodeCounts } from '../evm/code-counter.js'
import { hexToBytes } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'

/** Counts of a process. */
export interface CountsFile {
  readonly counts: readonly CodeCounts[]
  /** Runs that were not counted, because the reference executor does not count. */
  readonly uncountedRuns: number
  /** How often code was not counted because the counter was full. */
  readonly omittedCodes: number
}

/** Reads counts. Returns undefined for anything else. */
export function countsFromJson(json: unknown): CountsFile | undefined {
  if (!isJsonObject(json) || member(json, 'version') !== COUNTS_VERSION) return undefined
  const [all, uncountedRuns, omittedCodes] = ['counts', 'uncountedRuns', 'omittedCodes'].map((name) => member(json, name))
  if (!Array.isArray(all) || !isCount(uncountedRuns) || !isCount(omittedCodes)) return undefined
  const counts = all.map(codeCountsIn)
  return counts.every((one) => one !== undefined) ? { counts, uncountedRuns, omittedCodes } : undefined
}

function codeCountsIn(json: Json): CodeCounts | undefined {
  if (!isJsonObject(json)) return undefined
  const code = member(json, 'code')
  const [positions, begun, notTaken] = ['positions', 'begun', 'notTaken'].map((name) => numbersIn(member(json, name)))
  const ended = member(json, 'ended')
  if (typeof code !== 'string' || !/^0x(?:[0-9a-f]{2})*$/.test(code) || !positions || !begun || !notTaken || !Array.isArray(ended))
    return undefined
  if (begun.length !== positions.length || notTaken.length !== positions.length) return undefined
  const ends = ended.map((pair) => numbersIn(pair) ?? [])
  if (ends.some(({ length }) => length !== 2)) return undefined
  return {
    code: hexToBytes(code as `0x${string}`),
    isInitCode: member(json, 'isInitCode') === true,
    positions: Uint32Array.from(positions),
    begun: Float64Array.from(begun),
    notTaken: Float64Array.from(notTaken),
    ended: new Map(ends.map(([position = 0, times = 0]) => [position, times])),
  }
}

function numbersIn(json: Json | undefined): readonly number[] | undefined {
  return Array.isArray(json) && json.every(isCount) ? json : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
