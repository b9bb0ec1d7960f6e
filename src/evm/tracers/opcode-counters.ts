import type { Json } from '../../primitives/json.js'
import type { ReportingTracer, Step } from '../tracer.js'

/** Counts the executions of each instruction: geth's `unigramTracer`. */
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

/** Counts the executed instructions: geth's `opcountTracer`. */
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
