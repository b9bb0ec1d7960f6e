import type { ReportingTracer } from '../tracer.js'
import { together } from './together.js'

/** geth's `muxTracer`: several tracers over one run, and what each of them has to say, by its name. */
export function muxTracer(tracers: ReadonlyMap<string, ReportingTracer>): ReportingTracer {
  return {
    ...together(...tracers.values()),
    result: () => Object.fromEntries([...tracers].map(([name, tracer]) => [name, tracer.result()])),
  }
}
