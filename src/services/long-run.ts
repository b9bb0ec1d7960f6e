import type { Tracer } from '../evm/tracer.js'
import { deadline } from '../evm/tracers/deadline.js'
import { together } from '../evm/tracers/together.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { timeLimit } from './call-timeout.js'
import type { Context, Needs } from './context.js'

/**
 * A call that traces code, perhaps of many transactions. It yields to the event loop, and ends with `ExecutionAborted` at the time limit of calls.
 */
export class LongRun {
  readonly #checkTime: (() => void) | undefined
  readonly #request: Context['request']

  constructor(context: Needs<'options' | 'request'>) {
    this.#request = context.request
    this.#checkTime = timeLimit(context)
  }

  /** Await it between two transactions. Throws `ExecutionAborted`. */
  async checkTimeAndYield(): Promise<void> {
    this.#checkTime?.()
    await yieldToEventLoop()
    this.#request.checkTime()
  }

  /** Returns a tracer that also enforces the time limit of the call. */
  limited(tracer: Tracer): Tracer {
    return this.#checkTime ? together(deadline(this.#checkTime), tracer) : tracer
  }
}
