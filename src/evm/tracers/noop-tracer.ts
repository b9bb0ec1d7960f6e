import type { ReportingTracer } from '../tracer.js'

/** geth's `noopTracer`: sees everything and says nothing. For measuring. */
export class NoopTracer implements ReportingTracer {
  result(): { readonly [member: string]: never } {
    return {}
  }
}
