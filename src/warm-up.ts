import { isCodeCounted } from './evm/code-counter.js'
import { prepareWasm } from './evm/engines.js'
import type { Node } from './node.js'
import { systemClock } from './primitives/clock.js'
import { fastSignatures } from './primitives/secp256k1.js'

/** Milliseconds after the start of the first node: servers start and the first answers come before. */
const DELAY = 50

/** Deploys a contract of one byte: stores 1 in slot 0, emits a log without data, and returns the byte. */
const CREATION = '0x60015f555f5fa060015ff3'

/** Milliseconds by which a timer may be late in an idle process. */
const PATIENCE = 20

let isScheduled = false

/**
 * Makes a transaction on a chain of its own in idle time, once per process. The first transaction of a process takes some ten times as long as the second:
 * it loads the engine and the signatures, and V8 compiles every function with its first call. A transaction that comes earlier does that itself, and a
 * process that ends earlier does not wait.
 *
 * @param createNode creates a node with the default options
 */
export function warmUp(createNode: () => Promise<Node>): void {
  if (isScheduled) return
  isScheduled = true
  schedule(createNode, DELAY)
}

/** A timer that is late tells that the process is busy, with its start perhaps: then it waits twice as long. */
function schedule(createNode: () => Promise<Node>, delay: number): void {
  const due = performance.now() + delay
  const atTime = () => {
    if (performance.now() > due + PATIENCE) schedule(createNode, 2 * delay)
    // A load that fails here fails again with the first use, where a caller waits for it.
    else void prepare(createNode).catch(() => {})
  }
  systemClock.after(delay, atTime, true)
}

async function prepare(createNode: () => Promise<Node>): Promise<void> {
  const loading = fastSignatures()
  // A caller has signed.
  if (loading === undefined) return
  await loading
  // The transaction would be counted, too.
  if (!(await prepareWasm()) || isCodeCounted()) return
  const node = await createNode()
  const hash = await node.request('eth_sendTransaction', [{ from: node.accounts[0]?.address, data: CREATION }])
  await node.request('eth_getTransactionReceipt', [hash])
  await node.close()
}
