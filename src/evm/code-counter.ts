/**
 * Counts of executed code: how often each block of instructions began, which way conditional jumps went, and where frames ended within a block.
 *
 * A process has one counter or none, for all nodes and forks in it. Without one, code runs as if there were no counting.
 */
import { bytesToHex } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { codeIdentity } from './code-identity.js'

/** Purpose of a run of code. */
export type RunKind = 'transaction' | 'call' | 'estimate'

/** Counts of a contract's code: of all code that differs only in what deployments write, such as immutables and constructor arguments. */
export interface CodeCounts {
  /** Code of one deployment. */
  readonly code: Uint8Array
  readonly isInitCode: boolean
  /** Positions in the code where blocks begin, ascending. Control enters a block at its head only. They depend on the hardfork. */
  readonly positions: Uint32Array
  /** Number of times that each block began, by its index. */
  readonly begun: Float64Array
  /** Number of times that the conditional jump at the end of each block did not jump. */
  readonly notTaken: Float64Array
  /** Number of frames that halted at a position and have not run the rest of its block. */
  readonly ended: Map<number, number>
  /** The part of each test, by its name. Empty unless the counter keeps them. */
  readonly byTest: Map<string, TestCounts>
}

/** Counts of code by one test. */
export interface TestCounts {
  /** As in `CodeCounts`, by the index of the block. */
  readonly begun: Map<number, number>
  readonly ended: Map<number, number>
}

export interface CodeCounterOptions {
  /**
   * Whether estimates of gas and access lists count that succeed, one run for each. Those that fail always count, because no transaction follows them.
   * Default: false.
   */
  readonly estimates?: boolean | undefined
  /** Maximum bytes of code and counts to keep. Code beyond it is not counted. Default: 64 MiB. */
  readonly limit?: number | undefined
  /** Whether the counts of each test are kept, too. Default: false. */
  readonly tests?: boolean | undefined
}

const LIMIT = 64 << 20
/** Version of the form of counts in JSON. */
export const COUNTS_VERSION = 2
/** Bytes of the counts of a block. */
const BLOCK = 20
/** Engines keep numbers of counts, also those of a former counter. */
let lastNumber = 0

export class CodeCounter {
  readonly #estimates: boolean
  readonly #limit: number
  readonly #tests: boolean
  readonly #counts = new Map<number, CodeCounts>()
  readonly #numbers = new Map<string, number>()
  #bytes = 0
  #uncountedRuns = 0
  #omittedCodes = 0

  constructor({ estimates = false, limit = LIMIT, tests = false }: CodeCounterOptions = {}) {
    this.#estimates = estimates
    this.#limit = limit
    this.#tests = tests
  }

  /** Number of runs by the reference executor, which does not count. */
  get uncountedRuns(): number {
    return this.#uncountedRuns
  }

  /** Number of runs of code that was not counted because the counter was full. */
  get omittedCodes(): number {
    return this.#omittedCodes
  }

  /** Counts of all code that has run, in the order of the first runs. */
  get counts(): Iterable<CodeCounts> {
    return this.#counts.values()
  }

  /** Whether the counts of each test are kept, too. */
  get tellsTests(): boolean {
    return this.#tests
  }

  /** Returns whether only failures count of the runs of a kind. */
  countsOnlyFailures(kind: RunKind): boolean {
    return kind === 'estimate' && !this.#estimates
  }

  /** Returns the number of the counts of some code, for `countsAt`. Returns 0 if the counter is full. */
  numberOf(code: Uint8Array, isInitCode: boolean, positions: Uint32Array): number {
    const { key, end } = codeIdentity(code)
    let blocks = positions.length
    // Constructor arguments are data.
    while (blocks > 0 && (positions[blocks - 1] ?? 0) > end) blocks--
    const name = `${isInitCode ? 'init' : 'code'} ${blocks} ${key}`
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const size = code.length + blocks * BLOCK
    if (this.#bytes + size > this.#limit) return 0
    this.#bytes += size
    const number = ++lastNumber
    this.#counts.set(number, {
      code,
      isInitCode,
      positions: positions.slice(0, blocks),
      begun: new Float64Array(blocks),
      notTaken: new Float64Array(blocks),
      ended: new Map(),
      byTest: new Map(),
    })
    this.#numbers.set(name, number)
    return number
  }

  countsAt(number: number): CodeCounts | undefined {
    return this.#counts.get(number)
  }

  /** Returns the counts as JSON, for the report of several processes. `countsFromJson` reads them. */
  toJson(): Json {
    return {
      version: COUNTS_VERSION,
      uncountedRuns: this.#uncountedRuns,
      omittedCodes: this.#omittedCodes,
      counts: [...this.#counts.values()].map(({ code, isInitCode, positions, begun, notTaken, ended, byTest }) => ({
        code: bytesToHex(code),
        isInitCode,
        positions: [...positions],
        begun: [...begun],
        notTaken: [...notTaken],
        ended: pairsOf(ended),
        byTest: [...byTest].map(([test, counts]) => [test, pairsOf(counts.begun), pairsOf(counts.ended)]),
      })),
    }
  }

  /** Notes a run that the executor could not count. */
  omitRun(): void {
    this.#uncountedRuns++
  }

  /** Notes a run of code for which the counter has no place. */
  omitCode(): void {
    this.#omittedCodes++
  }
}

function pairsOf(counts: ReadonlyMap<number, number>): Json {
  return [...counts].map(([key, times]) => [key, times])
}

/** Place of the counter of a process. */
interface CounterPlace {
  counter?: CodeCounter | undefined
  /** Options of a counter that is made with the first run. */
  readonly options?: CodeCounterOptions
  /** Stores the counts. A runner may end a process or a thread without its events. */
  store?(): void
  /** Returns the name of the test that runs. */
  currentTest?: (() => string | undefined) | undefined
}

/**
 * Name of the global with the place. The process may have several copies of this package, and a process that loads none of them yet can ask for a counter.
 * It is a name and no symbol, because Jest shows tests only globals with names.
 */
export const COUNTER_PLACE = '__evmbedCodeCounter'

/** Sets the counter of this process. Undefined: code is not counted. */
export function setCodeCounter(counter: CodeCounter | undefined): void {
  const place: CounterPlace = { counter }
  Reflect.set(globalThis, COUNTER_PLACE, place)
}

/** Returns whether the process counts code. */
export function isCodeCounted(): boolean {
  const place: CounterPlace | undefined = Reflect.get(globalThis, COUNTER_PLACE)
  return (place?.counter ?? place?.options) !== undefined
}

/** Sets what tells the running test, if the process counts code. */
export function tellTests(currentTest: () => string | undefined): void {
  const place: CounterPlace | undefined = Reflect.get(globalThis, COUNTER_PLACE)
  if (place) place.currentTest = currentTest
}

/** Stores the counts of the process, if `evmbed coverage` counts them. */
export function storeCounts(): void {
  const place: CounterPlace | undefined = Reflect.get(globalThis, COUNTER_PLACE)
  place?.store?.()
}

/** Counting of a run. */
export interface RunCounting {
  readonly counter: CodeCounter
  /** Whether a run that returns is not counted. */
  readonly onlyFailures: boolean
  /** Name of the test that runs, if the counter keeps the counts of each. */
  readonly test: string | undefined
}

/** Returns how a run is counted. Undefined if it is not. */
export function runCounting(kind: RunKind | undefined): RunCounting | undefined {
  if (kind === undefined) return undefined
  const place: CounterPlace | undefined = Reflect.get(globalThis, COUNTER_PLACE)
  if (!place) return undefined
  if (place.options) place.counter ??= new CodeCounter(place.options)
  const { counter } = place
  if (!counter) return undefined
  return { counter, onlyFailures: counter.countsOnlyFailures(kind), test: counter.tellsTests ? place.currentTest?.() : undefined }
}
