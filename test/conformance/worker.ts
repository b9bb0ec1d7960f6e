/** A process that runs parts of the suites, one after the other, for `main.ts`. */
import { inspect } from 'node:util'
import { NotApplicable } from './suite.js'
import { SUITES } from './suites.js'

export interface Task {
  readonly suite: string
  readonly folder: string
  readonly part: string
  /** A regular expression: only cases whose name matches it are run. */
  readonly match: string
}

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'case'; readonly id: string; readonly failure?: string; readonly notApplicable?: string }
  /** The part is done. `failure` is about the part itself: its file cannot be read, or a node cannot be closed. */
  | { readonly kind: 'done'; readonly failure?: string }

/** Characters of a difference that are printed. */
const MAX_FAILURE = 2_000

function textOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
  return text.length > MAX_FAILURE ? `${text.slice(0, MAX_FAILURE)} …` : text
}

/** Names a case in every suite: `state-tests/berlin/a.json :: the id of the case`. */
export function caseName({ suite, part }: Pick<Task, 'suite' | 'part'>, id: string): string {
  return `${suite}/${part} :: ${id}`
}

/** Runs the cases of a part, and reports each. */
export async function runPart(task: Task, report: (report: Report) => void): Promise<void> {
  const suite = SUITES.find(({ name }) => name === task.suite)
  if (!suite) throw new Error(`there is no suite ${task.suite}`)
  const match = new RegExp(task.match)
  const { cases, close } = suite.open(task.folder, task.part)
  try {
    for (const { id, check } of cases) {
      if (!match.test(caseName(task, id))) continue
      try {
        await check()
        report({ kind: 'case', id })
      } catch (error) {
        if (error instanceof NotApplicable) report({ kind: 'case', id, notApplicable: error.message })
        else report({ kind: 'case', id, failure: textOf(error) })
      }
    }
  } finally {
    await close?.()
  }
}

const send = (report: Report) => void process.send?.(report)

if (process.send) {
  process.on('message', (task: Task) => {
    runPart(task, send).then(
      () => send({ kind: 'done' }),
      (error: unknown) => send({ kind: 'done', failure: textOf(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
  send({ kind: 'ready' })
}
