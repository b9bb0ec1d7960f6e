import { type EventLoopUtilization, type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Go's rates are nanoseconds, the histogram's resolution is whole milliseconds. */
const NANOSECONDS = 1_000_000
const PERCENTILES = [50, 75, 90, 95, 99, 99.9, 100]

/** How late the event loop is: what is ready to run waits so long. */
export class LoopDelay {
  readonly #histogram: IntervalHistogram
  readonly #resolution: number
  readonly #since = new Date()

  /** @param nanoseconds between two looks, a millisecond at least */
  constructor(nanoseconds: number) {
    // A timer takes 2^31 - 1 milliseconds at most.
    this.#resolution = Math.min(Math.max(Math.round(nanoseconds / NANOSECONDS), 1), 2 ** 31 - 1)
    this.#histogram = monitorEventLoopDelay({ resolution: this.#resolution })
    this.#histogram.enable()
  }

  /** Nanoseconds, which are those between two looks together with the delay: a loop that is never late has the resolution. */
  text(): string {
    const { count, min, max, mean, stddev, exceeds } = this.#histogram
    return profileText('event-loop-delay', {
      since: this.#since.toISOString(),
      until: new Date().toISOString(),
      unit: 'nanoseconds',
      resolution: this.#resolution * NANOSECONDS,
      count,
      ...(count > 0 ? { min, max, mean, stddev } : {}),
      exceeds,
      percentiles: count > 0 ? PERCENTILES.map((percentile) => [percentile, this.#histogram.percentile(percentile)]) : [],
    })
  }

  close(): void {
    this.#histogram.disable()
  }
}

/** How busy the event loop is: all that happens wants the one thread, as goroutines want a lock. */
export class LoopUse {
  readonly #begin: EventLoopUtilization = performance.eventLoopUtilization()
  readonly #since = new Date()

  text(): string {
    const { active, idle, utilization } = performance.eventLoopUtilization(this.#begin)
    return profileText('event-loop-utilization', {
      since: this.#since.toISOString(),
      until: new Date().toISOString(),
      unit: 'milliseconds',
      active,
      idle,
      utilization,
    })
  }
}

function profileText(kind: string, measured: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ kind, ...measured }, undefined, 2)}\n`
}
