/** Processor time of a computation in this process, during which it blocks the event loop. */
export interface Pieces {
  /** Milliseconds of processor time that the longest stretch without a turn of the event loop took. */
  readonly longest: number
  /** Milliseconds of processor time of all. */
  readonly total: number
}

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs a computation, and measures the stretches in which nothing else had a turn. In processor time: other processes of the machine do not count.
 */
export async function piecesOf(compute: () => Promise<unknown>): Promise<Pieces> {
  const begin = processorTime()
  let longest = 0
  let last = begin
  let isOver = false
  const turn = () => {
    const now = processorTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await compute()
  isOver = true
  turn()
  return { longest, total: processorTime() - begin }
}
