import { bytesToHex } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import type { Precompiles } from '../precompiles.js'
import type { ReportingTracer, TracedFrame, TracedScene } from '../tracer.js'

/** Counts the calls of each function selector, by selector and length of the arguments (`0x27dc297e-128`): geth's `4byteTracer`. */
export class FourByteTracer implements ReportingTracer {
  #precompiles: Precompiles = new Map()
  #counts = new Map<string, number>()

  begin({ precompiles }: TracedScene): void {
    this.#precompiles = precompiles
    this.#counts = new Map()
  }

  enter({ type, to, input }: TracedFrame): void {
    const isCall = type !== 'CREATE' && type !== 'CREATE2' && type !== 'SELFDESTRUCT'
    if (!isCall || input.length < 4 || this.#precompiles.has(to)) return
    const key = `${bytesToHex(input.subarray(0, 4))}-${input.length - 4}`
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  result(): Json {
    return Object.fromEntries(this.#counts)
  }
}
