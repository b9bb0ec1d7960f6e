import type { Tracer } from '../evm/tracer.js'
import { deadline } from '../evm/tracers/deadline.js'
import { together } from '../evm/tracers/together.js'
import { overdueTask } from '../primitives/event-loop.js'
import { timeLimit } from './call-timeout.js'
import type { Context, Needs } from './context.js'

/**
 * A call that runs code before tracers, perhaps that of many transactions. It leaves timers and sockets their turn, and ends with `ExecutionAborted`
 * when it has taken as long as calls may.
 */
export class LongRun {
  readonly #checkTime: (() => void) | undefined
  readonly #request: Context['request']

  constructor(context: Needs<'options' | 'request'>) {
    this.#request = context.request
    this.#checkTime = timeLimit(context)
  }

  /** To be awaited between two transactions. */
  async breathe(): Promise<void> {
    this.#checkTime?.()
    await overdueTask()
    this.#request.checkTime()
  }

  /** A tracer, with the time that is left for the call. */
  limited(tracer: Tracer): Tracer {
    return this.#checkTime ? together(deadline(this.#checkTime), tracer) : tracer
  }
}
