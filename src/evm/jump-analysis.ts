import type { EVM, ExecResult } from '@ethereumjs/evm'

type Interpreter = NonNullable<ExecResult['runState']>['interpreter']
type Analysis = ReturnType<Interpreter['_getValidJumpDestinations']>

const STOP = 0

/** Bytes of code whose analyses a process keeps, the latest used ones. An analysis has up to forty times the size of its code. */
const KEPT_CODE = 1_048_576
/** What the analysis of the shortest code counts for. */
const LEAST = 64

/** The analyses of one code. They name the instructions of the engine that made them, so each engine has its own. */
interface Analyses {
  readonly byEngine: WeakMap<object, Analysis>
  size: number
}

/** Analyses by the bytes of a code, which never change once they are an account's. */
class AnalysisCache {
  readonly #byCode = new Map<Uint8Array, Analyses>()
  #size = 0

  of(engine: object, code: Uint8Array, analyse: () => Analysis): Analysis {
    const known = this.#byCode.get(code) ?? { byEngine: new WeakMap(), size: 0 }
    // A map goes through its entries in the order of their insertion: the least recently used comes first.
    this.#byCode.delete(code)
    this.#byCode.set(code, known)
    let analysis = known.byEngine.get(engine)
    if (!analysis) {
      analysis = analyse()
      known.byEngine.set(engine, analysis)
      this.#resize(known, code.length + LEAST)
    }
    return analysis
  }

  #resize(grown: Analyses, by: number): void {
    grown.size += by
    this.#size += by
    for (const [code, { size }] of this.#byCode) {
      if (this.#size <= KEPT_CODE) break
      this.#byCode.delete(code)
      this.#size -= size
    }
  }
}

/** One for all engines of a process: together they keep no more than one did. */
const cache = new AnalysisCache()
const sharing = new WeakSet<object>()
const replaced = new WeakSet<object>()

/**
 * Lets the frames of an EVM share what they find out about a code: where it may jump, and what its pushes push. The library looks through the whole
 * code in every frame that jumps, a millisecond for the longest ones; for the price of a warm call, that was minutes a transaction.
 *
 * The library has no place for this, so its method is replaced, once. EVMs that were not given to this function are served as before.
 */
export async function shareJumpAnalyses(evm: EVM): Promise<void> {
  sharing.add(evm)
  // The library does not export the class; a run lends an instance.
  const { runState } = await evm.runCode({ code: Uint8Array.of(STOP) })
  if (!runState) throw new Error('a run left no interpreter')
  const { interpreter } = runState
  const prototype: Interpreter = Object.getPrototypeOf(interpreter)
  if (replaced.has(prototype)) return
  replaced.add(prototype)
  const analyse = prototype._getValidJumpDestinations
  prototype._getValidJumpDestinations = function (this: Interpreter, code) {
    // Creation code runs once, and is as long as two contracts.
    if (!sharing.has(this._evm) || this._env.isCreate) return analyse.call(this, code)
    return cache.of(this._evm, code, () => analyse.call(this, code))
  }
}
