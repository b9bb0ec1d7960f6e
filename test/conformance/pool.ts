/** Spreads parts over processes. One that ends, or hangs, costs the part that it had and is replaced. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Part, Report, Task } from './task.js'

export interface PoolOptions {
  /** The bundled `worker.ts`. */
  readonly worker: string
  readonly jobs: number
  /** Milliseconds for which a process may report nothing. */
  readonly patience: number
  onStart(part: Part): void
  onCase(part: Part, report: Extract<Report, { kind: 'case' }>): void
  /** The report has a `failure` where the part could not be run to its end. */
  onPart(part: Part, report: Pick<Extract<Report, { kind: 'part' }>, 'failure' | 'ignored'>): void
}

export async function runTasks(tasks: readonly Task[], options: PoolOptions): Promise<void> {
  const waiting = [...tasks]
  const lanes = Array.from({ length: Math.min(options.jobs, tasks.length) }, async () => {
    while (waiting.length > 0) await runProcess(waiting, options)
  })
  await Promise.all(lanes)
}

/** Starts a process and gives it parts until there are none left, or until it fails. Resolves when the process has ended. */
function runProcess(waiting: Task[], { worker, patience, onStart, onCase, onPart }: PoolOptions): Promise<void> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(worker)
    let isReady = false
    let task: Task | undefined
    /** The parts of the task that are not over. */
    let left = new Map<number, Part>()
    let isHanging = false
    let alarm: NodeJS.Timeout | undefined
    const watch = () => {
      clearTimeout(alarm)
      alarm = setTimeout(() => {
        isHanging = true
        child.kill('SIGKILL')
      }, patience)
    }
    const next = () => {
      task = waiting.shift()
      if (!task) {
        child.disconnect()
        return
      }
      left = new Map(task.parts.entries())
      for (const part of task.parts) onStart(part)
      child.send(task)
    }
    child.on('message', (report: Report) => {
      watch()
      isReady = true
      if (report.kind === 'ready' || report.kind === 'done') return next()
      const part = left.get(report.part)
      if (!part) return
      if (report.kind === 'case') return onCase(part, report)
      left.delete(report.part)
      onPart(part, report)
    })
    child.on('exit', (code, signal) => {
      clearTimeout(alarm)
      const reason = isHanging ? `no case ended within ${patience / 1000} s` : `the process ended with ${signal ?? code}`
      // One that could not even start costs a part as well: otherwise processes would be started without end.
      const lost = isReady ? left.values() : (waiting.shift()?.parts ?? [])
      for (const part of lost) onPart(part, { failure: reason })
      resolve()
    })
    watch()
  })
}
