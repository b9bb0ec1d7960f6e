import type { EVM, ExecResult } from '@ethereumjs/evm'

type Interpreter = NonNullable<ExecResult['runState']>['interpreter']
type Analysis = ReturnType<Interpreter['_getValidJumpDestinations']>

const STOP = 0

/** Bytes of code whose analyses an engine keeps, the latest used ones. An analysis has up to forty times the size of its code. */
const KEPT_CODE = 1_048_576

/** Analyses by the bytes of a code, which never change once they are an account's. */
class AnalysisCache {
  readonly #analyses = new Map<Uint8Array, Analysis>()
  #size = 0

  of(code: Uint8Array, analyse: () => Analysis): Analysis {
    const known = this.#analyses.get(code)
    if (known) {
      // A map goes through its entries in the order of their insertion: the least recently used comes first.
      this.#analyses.delete(code)
      this.#analyses.set(code, known)
      return known
    }
    const analysis = analyse()
    this.#analyses.set(code, analysis)
    this.#size += code.length
    for (const oldest of this.#analyses.keys()) {
      if (this.#size <= KEPT_CODE) break
      this.#analyses.delete(oldest)
      this.#size -= oldest.length
    }
    return analysis
  }
}

/** The engines that share analyses between their frames. */
const caches = new WeakMap<object, AnalysisCache>()
const replaced = new WeakSet<object>()

/**
 * Lets the frames of an EVM share what they find out about a code: where it may jump, and what its pushes push. The library looks through the whole
 * code in every frame that jumps, a millisecond for the longest ones; for the price of a warm call, that was minutes a transaction.
 *
 * The library has no place for this, so its method is replaced, once. EVMs that were not given to this function are served as before.
 */
export async function shareJumpAnalyses(evm: EVM): Promise<void> {
  caches.set(evm, new AnalysisCache())
  // The library does not export the class; a run lends an instance.
  const { runState } = await evm.runCode({ code: Uint8Array.of(STOP) })
  if (!runState) throw new Error('a run left no interpreter')
  const { interpreter } = runState
  const prototype: Interpreter = Object.getPrototypeOf(interpreter)
  if (replaced.has(prototype)) return
  replaced.add(prototype)
  const analyse = prototype._getValidJumpDestinations
  prototype._getValidJumpDestinations = function (this: Interpreter, code) {
    const cache = caches.get(this._evm)
    // Creation code runs once, and is as long as two contracts.
    if (!cache || this._env.isCreate) return analyse.call(this, code)
    return cache.of(code, () => analyse.call(this, code))
  }
}
