/**
 * Counts of executed code: how often each block of instructions began, which way conditional jumps went, and where frames ended within a block.
 *
 * A process has one counter or none, for all nodes and forks in it. Without one, code runs as if there were no counting.
 */
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
  /** How often each block began, by its index. */
  readonly begun: Float64Array
  /** How often the conditional jump at the end of each block did not jump. */
  readonly notTaken: Float64Array
  /** Number of frames that halted at a position and have not run the rest of its block. */
  readonly ended: Map<number, number>
}

export interface CodeCounterOptions {
  /** Whether estimates of gas and access lists count, one run for each. Default: false. */
  readonly estimates?: boolean | undefined
  /** Maximum bytes of code and counts to keep. Code beyond it is not counted. Default: 64 MiB. */
  readonly limit?: number | undefined
}

const LIMIT = 64 << 20
/** Bytes of the counts of a block. */
const BLOCK = 20
/** Engines keep numbers of counts, also those of a former counter. */
let lastNumber = 0

export class CodeCounter {
  readonly #estimates: boolean
  readonly #limit: number
  readonly #counts = new Map<number, CodeCounts>()
  readonly #numbers = new Map<string, number>()
  #bytes = 0
  #uncountedRuns = 0
  #omittedCodes = 0

  constructor({ estimates = false, limit = LIMIT }: CodeCounterOptions = {}) {
    this.#estimates = estimates
    this.#limit = limit
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

  countsRun(kind: RunKind): boolean {
    return kind !== 'estimate' || this.#estimates
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
    })
    this.#numbers.set(name, number)
    return number
  }

  countsAt(number: number): CodeCounts | undefined {
    return this.#counts.get(number)
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

/** The process may have several copies of this package. */
const COUNTER = Symbol.for('evmbed.code-counter')

/** Sets the counter of this process. Undefined: code is not counted. */
export function setCodeCounter(counter: CodeCounter | undefined): void {
  Reflect.set(globalThis, COUNTER, counter)
}

/** Returns the counter of this process if it counts runs of a kind. */
export function codeCounterFor(kind: RunKind | undefined): CodeCounter | undefined {
  if (kind === undefined) return undefined
  const counter: CodeCounter | undefined = Reflect.get(globalThis, COUNTER)
  return counter?.countsRun(kind) ? counter : undefined
}
