import { goDuration } from '../objects/duration.js'
import { ServerError } from '../primitives/errors.js'
import type { Needs } from './context.js'

/** Code ran for as long as this node lets a call run. */
export class ExecutionAborted extends ServerError {
  constructor(timeout: number) {
    super(`execution aborted (timeout = ${goDuration(BigInt(timeout))})`)
  }
}

/**
 * Says during the runs of one call whether they have taken too long together, by throwing `ExecutionAborted`; undefined where calls have no limit.
 *
 * Time in which the call waits for its turn does not count. While code runs nothing else in the process does, so this must be asked from within the run.
 */
export function timeLimit({ request, options }: Needs<'options' | 'request'>): (() => void) | undefined {
  const { callTimeoutMs } = options.limits
  if (callTimeoutMs === 0) return undefined
  const end = request.elapsed + callTimeoutMs
  return () => {
    if (request.elapsed >= end) throw new ExecutionAborted(callTimeoutMs)
  }
}
