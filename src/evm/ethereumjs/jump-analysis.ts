import type { EVM } from '@ethereumjs/evm'
import { bytesToBigInt } from '../../primitives/hex.js'
import { type JumpAnalysis as Analysis, opcodeTableOf, replaceJumpAnalysis } from './patches.js'

const STOP = 0
const JUMPDEST = 0x5b
const PUSH1 = 0x60
const PUSH32 = 0x7f
/** Bytes that an exact double holds. */
const EXACT = 6

/** Bytes of code whose analyses a process keeps, the latest used ones. An analysis has up to forty times the size of its code. */
const KEPT_CODE = 1_048_576
/** Size that the analysis of the shortest code counts as. */
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

/** One for all engines of a process: together they keep no more than one did. */
const cache = new AnalysisCache()

/**
 * Where a code may jump, what its pushes push, and the entries of its instructions in a table.
 *
 * The library's own way keeps what is pushed in an object and makes each number of text. For code of megabytes, which a call may bring along, that
 * is a quarter of a second in which nothing else runs.
 */
function analyse(code: Uint8Array, table: Analysis['opcodesCached']): Analysis {
  const jumps = new Uint8Array(code.length)
  const pushes = new Array<bigint>(code.length)
  const opcodesCached: Analysis['opcodesCached'] = new Array(code.length)
  for (let position = 0; position < code.length; position++) {
    const opcode = code[position] ?? STOP
    const entry = table[opcode]
    if (entry) opcodesCached[position] = entry
    if (opcode === JUMPDEST) jumps[position] = 1
    if (opcode < PUSH1 || opcode > PUSH32) continue
    const length = opcode - PUSH1 + 1
    pushes[position + 1] = pushed(code, position + 1, length)
    position += length
  }
  return { jumps, pushes, opcodesCached }
}

/** The number in some bytes of a code, which goes on with zeros behind its end. */
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
 * Lets the frames of an EVM share what they find out about a code: the places where it may jump, and the numbers that it pushes.
 *
 * Creation code is analysed each time: it runs once, and is as long as two contracts.
 */
export async function shareJumpAnalyses(evm: EVM): Promise<void> {
  const table = opcodeTableOf(evm)
  await replaceJumpAnalysis(evm, (code, isCreation) =>
    isCreation ? analyse(code, table) : cache.of(evm, code, () => analyse(code, table)),
  )
}
