/** A process that runs parts of the suites, one after the other, for `main.ts`. */
import { inspect } from 'node:util'
import { NotApplicable } from './suite.js'
import { SUITES } from './suites.js'
import { caseName, type Report, type Task } from './task.js'

/** Characters of a difference that are printed. */
const MAX_FAILURE = 2_000

const send = (report: Report) => void process.send?.(report)

function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
  return text.length > MAX_FAILURE ? `${text.slice(0, MAX_FAILURE)} …` : text
}

/** Runs the cases of a part, and reports each. */
async function runPart(task: Task): Promise<void> {
  const suite = SUITES.find(({ name }) => name === task.suite)
  if (!suite) throw new Error(`there is no suite ${task.suite}`)
  const match = new RegExp(task.match)
  const { cases, close } = suite.open(task.folder, task.part)
  try {
    for (const { id, check } of cases) {
      if (!match.test(caseName(task, id))) continue
      try {
        await check()
        send({ kind: 'case', id })
      } catch (error) {
        if (error instanceof NotApplicable) send({ kind: 'case', id, notApplicable: error.message })
        else send({ kind: 'case', id, failure: textOf(error) })
      }
    }
  } finally {
    await close?.()
  }
}

process.on('message', (task: Task) => {
  runPart(task).then(
    () => send({ kind: 'done' }),
    (error: unknown) => send({ kind: 'done', failure: textOf(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
send({ kind: 'ready' })
