import { constants } from 'node:os'

/**
 * Starts something, lets it run until the process is asked to end (SIGINT or SIGTERM), and closes it.
 *
 * A second signal ends the process at once, with the exit code that shells expect: 130 for Ctrl-C.
 */
export async function runUntilInterrupted(start: () => Promise<{ close(): Promise<void> }>, onInterrupt: () => void): Promise<void> {
  let isInterrupted = false
  let interrupt = () => {}
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve
  })
  const onSignal = (signal: 'SIGINT' | 'SIGTERM') => {
    if (isInterrupted) process.exit(128 + constants.signals[signal])
    isInterrupted = true
    onInterrupt()
    interrupt()
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
  // A chain without listeners has nothing else that keeps the process alive.
  const alive = setInterval(() => {}, 2 ** 31 - 1)
  try {
    const running = await start()
    await interrupted
    await running.close()
  } finally {
    clearInterval(alive)
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
