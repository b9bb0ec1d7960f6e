import type { EVM } from '@ethereumjs/evm'
import { bytesToBigInt } from '../../primitives/hex.js'
import * as Op from '../opcodes.js'
import { type JumpAnalysis as Analysis, opcodeTableOf, replaceJumpAnalysis } from './patches.js'

/** Maximum number of bytes that a double holds exactly. */
const EXACT = 6

/**
 * Maximum bytes of code whose analyses a process keeps. The least recently used are removed. An analysis is up to forty times as large as its code.
 */
const KEPT_CODE = 1_048_576
/** Minimum size at which a code counts. */
const LEAST = 64

/** Analyses of one code. They refer to the instructions of the engine that made them, so each engine has its own. */
interface Analyses {
  readonly byEngine: WeakMap<object, Analysis>
  size: number
}

/** Caches analyses by the bytes of a code. The bytes never change once they belong to an account. */
class AnalysisCache {
  readonly #byCode = new Map<Uint8Array, Analyses>()
  #size = 0

  of(engine: object, code: Uint8Array, make: () => Analysis): Analysis {
    const known = this.#byCode.get(code) ?? { byEngine: new WeakMap(), size: 0 }
    // A map goes through its entries in the order of their insertion: the least recently used comes first.
    this.#byCode.delete(code)
    this.#byCode.set(code, known)
    let analysis = known.byEngine.get(engine)
    if (!analysis) {
      analysis = make()
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

/** Cache for all engines of a process. It has one limit for all of them. */
const cache = new AnalysisCache()

/**
 * Returns the jump destinations of a code, the values of its pushes, and the entries of its instructions in a table.
 *
 * The library stores pushed values in an object and parses each number from text. For code of megabytes, which a call may contain, that blocks the
 * process for a quarter of a second.
 */
function analyse(code: Uint8Array, table: Analysis['opcodesCached']): Analysis {
  const jumps = new Uint8Array(code.length)
  const pushes = new Array<bigint>(code.length)
  const opcodesCached: Analysis['opcodesCached'] = new Array(code.length)
  for (let position = 0; position < code.length; position++) {
    const opcode = code[position] ?? Op.STOP
    const entry = table[opcode]
    if (entry) opcodesCached[position] = entry
    if (opcode === Op.JUMPDEST) jumps[position] = 1
    if (opcode < Op.PUSH1 || opcode > Op.PUSH32) continue
    const length = opcode - Op.PUSH1 + 1
    pushes[position + 1] = pushed(code, position + 1, length)
    position += length
  }
  return { jumps, pushes, opcodesCached }
}

/** Returns the number in some bytes of a code. Bytes beyond its end are zero. */
function pushed(code: Uint8Array, start: number, length: number): bigint {
  if (length > EXACT) {
    const bytes = code.subarray(start, start + length)
    return bytesToBigInt(bytes) << BigInt(8 * (length - bytes.length))
  }
  let number = 0
  for (let position = start; position < start + length; position++) number = number * 256 + (code[position] ?? 0)
  return BigInt(number)
}

/**
 * Lets the frames of an EVM share their analyses of a code: the jump destinations and the pushed values.
 *
 * Creation code is analysed each time: it runs once, and may be twice as long as a contract.
 */
export async function shareJumpAnalyses(evm: EVM): Promise<void> {
  const table = opcodeTableOf(evm)
  await replaceJumpAnalysis(evm, (code, isCreation) =>
    isCreation ? analyse(code, table) : cache.of(evm, code, () => analyse(code, table)),
  )
}
