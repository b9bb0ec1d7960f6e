import type { Terminal } from './terminal.js'

/**
 * Starts a service, waits for an interrupt of the terminal, and closes the service. A second interrupt aborts at once.
 *
 * @param start receives a signal of the first interrupt, so that a start that waits for something can end
 */
export async function runUntilInterrupted(
  terminal: Terminal,
  start: (interrupted: AbortSignal) => Promise<{ close(): Promise<void> }>,
  onInterrupt: () => void,
): Promise<void> {
  const interruption = new AbortController()
  const { signal } = interruption
  const interrupted = new Promise((resolve) => signal.addEventListener('abort', resolve))
  const forget = terminal.onInterrupt(() => {
    if (signal.aborted) return terminal.abort()
    onInterrupt()
    interruption.abort()
  })
  // A chain without listeners has nothing else that keeps the process alive.
  const alive = setInterval(() => {}, 2 ** 31 - 1)
  try {
    const running = await start(signal)
    await interrupted
    await running.close()
  } finally {
    clearInterval(alive)
    forget()
  }
}
