import type { Terminal } from './terminal.js'

/** Starts a service, waits for an interrupt of the terminal, and closes the service. A second interrupt aborts at once. */
export async function runUntilInterrupted(
  terminal: Terminal,
  start: () => Promise<{ close(): Promise<void> }>,
  onInterrupt: () => void,
): Promise<void> {
  let isInterrupted = false
  let interrupt = () => {}
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve
  })
  const forget = terminal.onInterrupt(() => {
    if (isInterrupted) return terminal.abort()
    isInterrupted = true
    onInterrupt()
    interrupt()
  })
  // A chain without listeners has nothing else that keeps the process alive.
  const alive = setInterval(() => {}, 2 ** 31 - 1)
  try {
    const running = await start()
    await interrupted
    await running.close()
  } finally {
    clearInterval(alive)
    forget()
  }
}
