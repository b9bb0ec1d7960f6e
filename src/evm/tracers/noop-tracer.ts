import type { ReportingTracer } from '../tracer.js'

/** Observes all events and reports nothing, for measurements: geth's `noopTracer`. */
export class NoopTracer implements ReportingTracer {
  result(): { readonly [member: string]: never } {
    return {}
  }
}
