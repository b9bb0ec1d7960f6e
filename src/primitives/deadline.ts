import type { Clock } from './clock.js'

/** Something took longer than it may. */
export class DeadlineMissed extends Error {
  override readonly name = 'DeadlineMissed'
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`)
  }
}

/**
 * The outcome of some work, or `DeadlineMissed` when it is not there in time: work that does not listen to its signal is left behind.
 *
 * @param work is given a signal that is aborted when time is up, and when the work is done, so that nothing it has begun goes on
 *
 * @example
 * ```ts
 * await within(systemClock, 3000, (signal) => fetch(url, { signal }))
 * ```
 */
export async function within<Outcome>(
  clock: Pick<Clock, 'after'>,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController()
  let callOff = () => {}
  const late = new Promise<never>((_, reject) => {
    callOff = clock.after(milliseconds, () => reject(new DeadlineMissed(milliseconds)))
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    callOff()
    controller.abort()
  }
}
