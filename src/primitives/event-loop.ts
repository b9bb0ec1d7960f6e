import { Fifo } from './fifo.js'

/** Milliseconds between looking for a task, and between that and waiting for it: short against a frame of a page, long against a task's cost. */
const PATIENCE = 5

// A process has one event loop, which all its nodes share.
let lastTask = 0
let upcoming: { readonly since: number; readonly task: Promise<void> } | undefined

/** Calls back in a task of its own. */
type PostTask = (callback: () => void) => void

/**
 * The function of Node, Bun and Deno for that. The first message of a channel would load the whole `fetch` of Node for the class of its event, which
 * takes a third of the time from the start of a process to the first answer.
 */
const immediate: unknown = Reflect.get(globalThis, 'setImmediate')
const postTask: PostTask = isRealTimer(immediate) ? (callback) => void immediate(callback) : postMessageTask

/** Returns false for a function of faked timers, which tests may install before they load the node: it would wait until the test moves its clock. */
export function isRealTimer(timer: unknown): timer is PostTask {
  // Marks of @sinonjs/fake-timers, which Vitest, Jest and Sinon use, and of the mock functions of Jest.
  return typeof timer === 'function' && !('clock' in timer) && !('_isMockFunction' in timer)
}

function postMessageTask(callback: () => void): void {
  if (typeof MessageChannel === 'undefined') {
    // jsdom has no channels.
    setTimeout(callback, 0)
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    // An open port keeps a process of Node alive.
    port1.close()
    callback()
  }
  port2.postMessage(undefined)
}

/** Resolves in a task of its own, after everything that is due by now. Faked timers do not stop it. */
export function nextTask(): Promise<void> {
  return new Promise(postTask)
}

/**
 * Returns a promise to await if timers, sockets and frames had no turn for a while; nearly always undefined.
 *
 * A loop that awaits call after call never leaves the microtasks, and holds up everything else in the process. All callers await the same
 * task, so calls keep their order.
 */
export function yieldToEventLoop(): Promise<void> | undefined {
  const now = performance.now()
  if (upcoming) return now - upcoming.since > PATIENCE ? upcoming.task : undefined
  if (now - lastTask > PATIENCE) upcoming = { since: now, task: nextTask().then(endTask) }
  return undefined
}

const line = new Fifo<() => void>()
let isServing = false

/**
 * The task of its own that work waits for which takes long by itself; undefined while the process is not busy. Of those who wait, one goes on in each
 * task, so that timers and sockets have their turn between any two of them.
 */
export function ownTask(): Promise<void> | undefined {
  if (!isServing) {
    const task = yieldToEventLoop()
    if (task === undefined) return undefined
    isServing = true
    void serveAfter(task)
  }
  return new Promise((resolve) => line.push(resolve))
}

async function serveAfter(task: Promise<void>): Promise<void> {
  await task
  for (let next = line.shift(); next; next = line.shift()) {
    next()
    await nextTask()
  }
  isServing = false
}

function endTask(): void {
  upcoming = undefined
  lastTask = performance.now()
}
