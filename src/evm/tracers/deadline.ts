import { ServerError } from '../../primitives/errors.js'
import type { Tracer } from '../tracer.js'

/** A trace takes longer than its `timeout`. */
export class ExecutionTimeout extends ServerError {
  constructor() {
    super('execution timeout')
  }
}

/**
 * Returns a function that throws from a given time on.
 *
 * @param now returns the time, in milliseconds
 * @param end time from which the function throws, in milliseconds
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
