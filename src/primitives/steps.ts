/**
 * Work that rarely has to wait, as a generator: it yields a promise where it must wait, and everything else runs at once.
 *
 * An async function gives up the processor at each `await`, also for values that are there. A call of a few microseconds would spend most of them so.
 */
export type Steps<Result> = Generator<Promise<unknown>, Result, void>

/** Runs steps. Returns a promise only if one of them waits. Throws or rejects with the error of the steps. */
export function runSteps<Result>(steps: Steps<Result>): Result | Promise<Result> {
  const first = steps.next()
  return first.done ? first.value : runFrom(steps, first.value)
}

/** Runs steps, and rejects with what they throw. */
export async function promised<Result>(steps: Steps<Result>): Promise<Result> {
  return runSteps(steps)
}

async function runFrom<Result>(steps: Steps<Result>, first: Promise<unknown>): Promise<Result> {
  for (let next = first; ; ) {
    const step = await settled(steps, next)
    if (step.done) return step.value
    next = step.value
  }
}

/** Resumes the steps when a promise is settled. */
function settled<Result>(steps: Steps<Result>, promise: Promise<unknown>): Promise<IteratorResult<Promise<unknown>, Result>> {
  return promise.then(
    () => steps.next(),
    (error: unknown) => steps.throw(error),
  )
}

/** Returns a value, after waiting for it if it is a promise. */
export function* awaited<Value>(work: Value | Promise<Value>): Steps<Value> {
  if (!(work instanceof Promise)) return work
  const values: Value[] = []
  yield work.then((value) => values.push(value))
  // The promise has added its value, or the line above has thrown.
  return values[0] as Value
}

/** Waits if there is a promise to wait for. */
export function* pause(task: Promise<void> | undefined): Steps<void> {
  if (task !== undefined) yield task
}
