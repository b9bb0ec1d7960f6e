import { prepareEngine } from './evm/engines.js'
import { systemClock } from './primitives/clock.js'
import { fastSignatures } from './primitives/secp256k1.js'

/** Milliseconds after the start of the first node: servers start and the first answers come before. */
const DELAY = 50

let isScheduled = false

/**
 * Loads the engine and signatures in idle time, once per process: that takes longer than the rest of the first transaction. A transaction that comes earlier
 * loads them itself, and a process that ends earlier does not wait.
 */
export function warmUp(): void {
  if (isScheduled) return
  isScheduled = true
  // What cannot be loaded fails again with its first use, where somebody waits for it.
  systemClock.after(DELAY, () => void prepare().catch(() => {}), true)
}

async function prepare(): Promise<void> {
  await prepareEngine()
  await fastSignatures()
}
