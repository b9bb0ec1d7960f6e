/** A process that runs parts of the suites, for `main.ts`. */
import { inspect } from 'node:util'
import { shuffled } from './draw.js'
import { type ConformanceCase, NoTests, NotApplicable, type SuitePart } from './suite.js'
import { SUITES } from './suites.js'
import { caseName, type Part, type Report, type Task } from './task.js'

/** Characters of a difference that are printed. */
const MAX_FAILURE = 2_000

const send = (report: Report) => void process.send?.(report)

function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
  return text.length > MAX_FAILURE ? `${text.slice(0, MAX_FAILURE)} …` : text
}

function open({ suite: name, folder, part }: Part): SuitePart {
  const suite = SUITES.find((one) => one.name === name)
  if (!suite) throw new Error(`there is no suite ${name}`)
  return suite.open(folder, part)
}

async function runCase(part: number, { id, check }: ConformanceCase): Promise<void> {
  try {
    await check()
    send({ kind: 'case', part, id })
  } catch (error) {
    if (error instanceof NotApplicable) send({ kind: 'case', part, id, notApplicable: error.message })
    else send({ kind: 'case', part, id, failure: textOf(error) })
  }
}

/** Does work that belongs to a part as a whole. Reports the part, and returns undefined, when it fails. */
async function forPart<T>(part: number, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    send(error instanceof NoTests ? { kind: 'part', part, ignored: error.message } : { kind: 'part', part, failure: textOf(error) })
    return undefined
  }
}

/** Runs the cases of each part, one part after the other. */
async function runInOrder({ parts, match }: Task): Promise<void> {
  const pattern = new RegExp(match)
  for (const [index, part] of parts.entries()) {
    await forPart(index, async () => {
      const { cases, close } = open(part)
      try {
        for (const one of cases) if (pattern.test(caseName(part, one.id))) await runCase(index, one)
      } finally {
        await close?.()
      }
      send({ kind: 'part', part: index })
    })
  }
}

/** Runs the cases of all parts, mixed. */
async function runMixed({ parts, match }: Task, order: string): Promise<void> {
  const pattern = new RegExp(match)
  const cases: { readonly index: number; readonly name: string; readonly one: ConformanceCase }[] = []
  const opened: number[] = []
  for (const [index, part] of parts.entries()) {
    await forPart(index, () => {
      const found = [...open(part).cases].map((one) => ({ index, name: caseName(part, one.id), one }))
      cases.push(...found.filter(({ name }) => pattern.test(name)))
      opened.push(index)
    })
  }
  for (const { index, one } of shuffled(order, cases, ({ name }) => name)) await runCase(index, one)
  for (const part of opened) send({ kind: 'part', part })
}

process.on('message', (task: Task) => {
  const running = task.order === undefined ? runInOrder(task) : runMixed(task, task.order)
  void running.then(() => send({ kind: 'done' }))
})
process.on('disconnect', () => process.exit(0))
send({ kind: 'ready' })
