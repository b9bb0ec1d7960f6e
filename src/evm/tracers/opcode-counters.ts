import type { Json } from '../../primitives/json.js'
import type { ReportingTracer, Step } from '../tracer.js'

/** geth's `unigramTracer`: how often each instruction ran. */
export class UnigramTracer implements ReportingTracer {
  #counts = new Map<string, number>()

  begin(): void {
    this.#counts = new Map()
  }

  step({ op }: Step): void {
    this.#counts.set(op, (this.#counts.get(op) ?? 0) + 1)
  }

  result(): Json {
    return Object.fromEntries(this.#counts)
  }
}

/** geth's `opcountTracer`: how many instructions ran. */
export class OpcountTracer implements ReportingTracer {
  #count = 0

  begin(): void {
    this.#count = 0
  }

  step(): void {
    this.#count++
  }

  result(): Json {
    return this.#count
  }
}
