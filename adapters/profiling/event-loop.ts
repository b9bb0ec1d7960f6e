import { type EventLoopUtilization, type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Nanoseconds in a millisecond. Go's rates are in nanoseconds, the histogram's resolution is in whole milliseconds. */
const NANOSECONDS = 1_000_000
const PERCENTILES = [50, 75, 90, 95, 99, 99.9, 100]

/** Delay of the event loop: the time that callbacks wait although they are ready to run. */
export class LoopDelay {
  readonly #histogram: IntervalHistogram
  readonly #resolution: number
  readonly #since = new Date()

  /** @param nanoseconds between two samples, at least a millisecond */
  constructor(nanoseconds: number) {
    // A timer takes 2^31 - 1 milliseconds at most.
    this.#resolution = Math.min(Math.max(Math.round(nanoseconds / NANOSECONDS), 1), 2 ** 31 - 1)
    this.#histogram = monitorEventLoopDelay({ resolution: this.#resolution })
    this.#histogram.enable()
  }

  /** Returns the profile, in nanoseconds. A value is the interval between two samples plus the delay; without delay it is the resolution. */
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

/** Utilization of the event loop. All work shares its one thread, so this replaces the contention profile of locks. */
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
