import { bytesToHex, type Hash, type Hex } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { keccakHash } from '../../primitives/keccak.js'
import * as Op from '../opcodes.js'
import { memorySlice, type ReportingTracer, type Step } from '../tracer.js'
import { TraceSize } from './trace-size.js'

/** Reports the inputs of KECCAK256, by their hash: geth's `keccak256PreimageTracer`. */
export class Keccak256PreimageTracer implements ReportingTracer {
  readonly opcodes: ReadonlySet<number> = new Set([Op.KECCAK256])
  #preimages = new Map<Hash, Hex>()
  #size = new TraceSize()

  begin(): void {
    this.#preimages = new Map()
    this.#size = new TraceSize()
  }

  step(step: Step): void {
    if (step.op !== 'KECCAK256' || step.error !== undefined) return
    const preimage = memorySlice(step, step.stack.at(-1) ?? 0n, step.stack.at(-2) ?? 0n)
    this.#size.add(2 * preimage.length)
    this.#preimages.set(keccakHash(preimage), bytesToHex(preimage))
  }

  result(): Json {
    return Object.fromEntries(this.#preimages)
  }
}
