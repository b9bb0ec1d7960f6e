import { Worker } from 'node:worker_threads'

/** Seconds without progress after which the process is ended. */
const PATIENCE = 180

/** Runs in a thread of its own, because a loop without end stops every timer of the thread that it is in. */
const WATCH = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const progress = new Int32Array(workerData)
let last = ''
let since = Date.now()
setInterval(() => {
  const now = progress.join()
  if (now !== last) { last = now; since = Date.now() }
  if (Date.now() - since < ${PATIENCE * 1000}) return
  writeSync(2, 'fuzz: slice ' + progress[0] + ' hangs after ' + progress[1] + ' calls\\n')
  process.kill(process.pid, 'SIGKILL')
}, 1000)
`

/** Ends the process, and names the slice and the call, when no progress is reported for some minutes. */
export function watchProgress(): { report(slice: number, calls: number): void; stop(): void } {
  const shared = new SharedArrayBuffer(8)
  const progress = new Int32Array(shared)
  const worker = new Worker(WATCH, { eval: true, workerData: shared })
  worker.unref()
  return {
    report(slice, calls) {
      progress[0] = slice
      progress[1] = calls
    },
    stop: () => void worker.terminate(),
  }
}
