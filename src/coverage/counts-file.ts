/** Counts of code as JSON: processes write them, and one makes the report of all. */
import { COUNTS_VERSION, type CodeCounts, type TestCounts } from '../evm/code-counter.js'
import { hexToBytes } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'

/** Counts of a process. */
export interface CountsFile {
  readonly counts: readonly CodeCounts[]
  /** Runs that were not counted, because the reference executor does not count. */
  readonly uncountedRuns: number
  /** Number of runs of code that was not counted because the counter was full. */
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
  const ended = countsIn(member(json, 'ended'))
  const byTest = testsIn(member(json, 'byTest'))
  if (typeof code !== 'string' || !/^0x(?:[0-9a-f]{2})*$/.test(code)) return undefined
  if (!positions || !begun || !notTaken || !ended || !byTest) return undefined
  if (begun.length !== positions.length || notTaken.length !== positions.length) return undefined
  return {
    code: hexToBytes(code as `0x${string}`),
    isInitCode: member(json, 'isInitCode') === true,
    positions: Uint32Array.from(positions),
    begun: Float64Array.from(begun),
    notTaken: Float64Array.from(notTaken),
    ended,
    byTest,
  }
}

function testsIn(json: Json | undefined): Map<string, TestCounts> | undefined {
  if (!Array.isArray(json)) return undefined
  const tests = new Map<string, TestCounts>()
  for (const test of json) {
    const [name, begun, ended] = Array.isArray(test) ? [test[0], countsIn(test[1]), countsIn(test[2])] : []
    if (typeof name !== 'string' || !begun || !ended) return undefined
    tests.set(name, { begun, ended })
  }
  return tests
}

/** Reads pairs of a key and its count. */
function countsIn(json: Json | undefined): Map<number, number> | undefined {
  if (!Array.isArray(json)) return undefined
  const pairs = json.map((pair) => numbersIn(pair) ?? [])
  return pairs.every(({ length }) => length === 2) ? new Map(pairs.map(([key = 0, times = 0]) => [key, times])) : undefined
}

function numbersIn(json: Json | undefined): readonly number[] | undefined {
  return Array.isArray(json) && json.every(isCount) ? json : undefined
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
