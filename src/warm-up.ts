import { systemClock } from './primitives/clock.js'
import { prepareSignatures } from './primitives/secp256k1.js'

/** Milliseconds after the start of the first node: its first answers come before. */
const DELAY = 25

let isScheduled = false

/**
 * Computes the table of signatures in idle time, once per process: it takes longer than the rest of the first transaction. A transaction that comes earlier
 * computes it itself, and a process that ends earlier does not wait.
 */
export function warmUp(): void {
  if (isScheduled) return
  isScheduled = true
  systemClock.after(DELAY, prepareSignatures, true)
}
