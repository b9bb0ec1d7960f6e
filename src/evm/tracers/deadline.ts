import { ServerError } from '../../primitives/errors.js'
import type { Tracer } from '../tracer.js'

export class ExecutionTimeout extends ServerError {
  constructor() {
    super('execution timeout')
  }
}

/**
 * Ends a run that takes too long.
 *
 * @param now the time, in milliseconds
 * @param end when the run must be over
 */
export function deadline(now: () => number, end: number): Tracer {
  const check = () => {
    if (now() >= end) throw new ExecutionTimeout()
  }
  return { enter: check, step: check }
}
