import { ServerError } from '../../primitives/errors.js'
import type { Tracer } from '../tracer.js'

export class ExecutionTimeout extends ServerError {
  constructor() {
    super('execution timeout')
  }
}

/**
 * Throws from a moment on.
 *
 * @param now the time, in milliseconds
 * @param end when it must be over
 */
export function timeCheck(now: () => number, end: number): () => void {
  return () => {
    if (now() >= end) throw new ExecutionTimeout()
  }
}

/** Ends a run that takes too long. */
export function deadline(check: () => void): Tracer {
  return { checkTime: check, enter: check }
}
