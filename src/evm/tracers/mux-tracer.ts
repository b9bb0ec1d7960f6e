import type { ReportingTracer } from '../tracer.js'
import { together } from './together.js'

/** Runs several tracers over one run, and reports the result of each by its name: geth's `muxTracer`. */
export function muxTracer(tracers: ReadonlyMap<string, ReportingTracer>): ReportingTracer {
  return {
    ...together(...tracers.values()),
    result: () => Object.fromEntries([...tracers].map(([name, tracer]) => [name, tracer.result()])),
  }
}
