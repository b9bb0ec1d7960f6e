import { overdueTask } from '../primitives/event-loop.js'
import { timeLimit } from './call-timeout.js'
import type { Context } from './context.js'

/**
 * What a call that runs many transactions again awaits between two of them: it leaves timers and sockets their turn, and throws `ExecutionAborted`
 * when the call has taken as long as calls may.
 */
export function breather(context: Context): () => Promise<void> {
  const checkTime = timeLimit(context)
  return async () => {
    checkTime?.()
    await overdueTask()
  }
}
