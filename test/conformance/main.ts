/**
 * Runs the public suites that are in a folder, all of them and whole.
 *
 *     npm run conformance -- DIR [--suite NAME] [--match REGEX] [--jobs N] [--unverified]
 *     npm run conformance -- DIR --record
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWithManifest, hashSuite, type Manifest, readManifest } from './manifest.js'
import { runTasks } from './pool.js'
import type { Suite } from './suite.js'
import { SUITES, suiteFolder } from './suites.js'
import { caseName, type Task } from './worker.js'

const USAGE = `Usage: npm run conformance -- DIR [options]

Runs the public suites that are in DIR through evmbed: all of them, and whole.

  --suite NAME    only this suite, or only the suites of this folder; may be given several times
  --match REGEX   only cases whose name, as a failure prints it, matches
  --jobs N        processes at a time (default: one for each processor)
  --unverified    run data that is not the data of the manifest, too
  --record        write the hashes of what is in DIR to the manifest, and run nothing

Where each suite may be in DIR, and where it comes from:

${SUITES.map(({ name, places, source }) => `  ${name}\n      in ${places.join(', ')}\n      from ${source}`).join('\n')}
`

const FAILURES_PRINTED = 50
/** Slow parts that are named at the end. */
const SLOWEST = 5
/** Milliseconds between two lines of progress. */
const PROGRESS = 10_000
/** Milliseconds for which a process may work on one case. */
const PATIENCE = 600_000

interface Located {
  readonly suite: Suite
  readonly folder: string
}

interface Tally {
  readonly suite: string
  readonly parts: number
  partsDone: number
  passed: number
  failed: number
  notApplicable: number
}

function fail(message: string): never {
  console.error(`conformance: ${message}`)
  process.exit(1)
}

function locate(root: string, names: readonly string[]): { readonly found: readonly Located[]; readonly missing: readonly Suite[] } {
  const isWanted = ({ name }: Suite) => names.length === 0 || names.some((wanted) => name === wanted || name.startsWith(`${wanted}/`))
  const wanted = SUITES.filter(isWanted)
  if (wanted.length === 0) fail(`there is no suite ${names.join(', ')}; there are ${SUITES.map(({ name }) => name).join(', ')}`)
  const found = wanted.flatMap((suite) => {
    const folder = suiteFolder(suite, root)
    return folder === undefined ? [] : [{ suite, folder }]
  })
  return { found, missing: wanted.filter((suite) => !found.some((located) => located.suite === suite)) }
}

/** Compares what is there with the manifest. Ends the process where the data is not known and nobody said that it may be. */
function verify(found: readonly Located[], manifest: Manifest, mayBeUnknown: boolean): void {
  const compared = found.map(({ suite, folder }) => compareWithManifest(suite, hashSuite(suite, folder), manifest[suite.name]))
  const unknown = compared.flatMap((comparison) => comparison.unknown)
  for (const line of [...compared.flatMap(({ missing }) => missing), ...unknown]) console.log(`conformance: ${line}`)
  if (unknown.length === 0) console.log('conformance: the data is that of the manifest')
  else if (!mayBeUnknown) fail('this is not the data that evmbed is known to pass; --unverified runs it')
}

/** The longest parts first, and then the largest, which keeps all processes at work to the end. */
function tasksOf(found: readonly Located[], match: string): Task[] {
  return found
    .flatMap(({ suite, folder }) =>
      suite.parts(folder).map((part) => ({
        task: { suite: suite.name, folder, part, match },
        size: suite.isLong?.(part) ? Number.MAX_VALUE : statSync(join(folder, part)).size,
      })),
    )
    .sort((a, b) => b.size - a.size)
    .map(({ task }) => task)
}

async function run(tasks: readonly Task[], jobs: number): Promise<boolean> {
  const tallies = new Map<string, Tally>()
  for (const { suite } of tasks) {
    const parts = tasks.filter((task) => task.suite === suite).length
    if (!tallies.has(suite)) tallies.set(suite, { suite, parts, partsDone: 0, passed: 0, failed: 0, notApplicable: 0 })
  }
  const tallyOf = ({ suite }: Task): Tally => tallies.get(suite) ?? fail(`no part of ${suite} was asked for`)
  const reasons = new Map<string, number>()
  let failures = 0
  const reportFailure = (task: Task, id: string, failure: string) => {
    tallyOf(task).failed++
    if (++failures <= FAILURES_PRINTED) console.log(`FAILED ${caseName(task, id)}\n    ${failure.replaceAll('\n', '\n    ')}`)
  }

  const start = performance.now()
  const atWork = new Map<Task, number>()
  const times: { readonly name: string; readonly time: number }[] = []
  const progress = setInterval(() => console.log(`conformance: ${progressOf([...tallies.values()], atWork, start)}`), PROGRESS)
  await runTasks(tasks, {
    worker: join(import.meta.dirname, 'worker.mjs'),
    jobs,
    patience: PATIENCE,
    onStart: (task) => atWork.set(task, performance.now()),
    onReport(task, { id, failure, notApplicable }) {
      if (failure !== undefined) reportFailure(task, id, failure)
      else if (notApplicable === undefined) tallyOf(task).passed++
      else {
        tallyOf(task).notApplicable++
        reasons.set(notApplicable, (reasons.get(notApplicable) ?? 0) + 1)
      }
    },
    onPart(task, failure) {
      times.push({ name: `${task.suite}/${task.part}`, time: performance.now() - (atWork.get(task) ?? start) })
      atWork.delete(task)
      tallyOf(task).partsDone++
      if (failure !== undefined) reportFailure(task, 'the whole part', failure)
    },
  })
  clearInterval(progress)

  if (failures > FAILURES_PRINTED) console.log(`… and ${failures - FAILURES_PRINTED} failures more`)
  const rows = [...tallies.values()].map(({ suite, parts, passed, failed, notApplicable }) => [suite, parts, passed, failed, notApplicable])
  console.log(table([['suite', 'parts', 'passed', 'failed', 'not applicable'], ...rows]))
  for (const { name, time } of times.sort((a, b) => b.time - a.time).slice(0, SLOWEST)) console.log(`slow: ${seconds(time)} ${name}`)
  for (const [reason, count] of reasons) console.log(`not applicable: ${count} × ${reason}`)
  const passed = [...tallies.values()].reduce((sum, tally) => sum + tally.passed, 0)
  console.log(`conformance: ${passed} passed, ${failures} failed, in ${seconds(performance.now() - start)}`)
  return failures === 0 && passed > 0
}

function progressOf(tallies: readonly Tally[], atWork: ReadonlyMap<Task, number>, start: number): string {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  const parts = `${sum(({ partsDone }) => partsDone)} of ${sum((tally) => tally.parts)} parts`
  const cases = `${sum(({ passed }) => passed)} cases passed, ${sum(({ failed }) => failed)} failed`
  const now = [...atWork.keys()].map(({ suite, part }) => `${suite}/${part}`).join(', ')
  return `${parts}, ${cases}, after ${seconds(performance.now() - start)}; at work on ${now}`
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}

/** Columns of equal width: the first flush left, the numbers flush right. */
function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const cell = (value: string | number, column: number) =>
    column === 0 ? String(value).padEnd(widths[column] ?? 0) : String(value).padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}

function positive(option: string, value: string): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : fail(`--${option} is a positive number, got ${value}`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        suite: { type: 'string', multiple: true, default: [] },
        match: { type: 'string', default: '' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        unverified: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readArguments()
const [root = ''] = positionals
if (values.help || positionals.length !== 1) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}
if (!existsSync(root)) fail(`there is no folder ${resolve(root)}`)

const manifestFile = join(import.meta.dirname, '../../test/conformance/manifest.json')
const { found, missing } = locate(root, values.suite)
if (values.record) {
  const manifest = Object.fromEntries(found.map(({ suite, folder }) => [suite.name, hashSuite(suite, folder)]))
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`conformance: the hashes of ${found.length} suites are in ${manifestFile}`)
} else {
  if (found.length === 0) fail(`${resolve(root)} has none of the suites; --help says where they are looked for`)
  for (const { name, source } of missing) console.log(`conformance: ${name} is not here; it comes from ${source}`)
  console.log(`conformance: ${found.length} suites are here; checking them by hash`)
  verify(found, readManifest(manifestFile), values.unverified)
  const isPassed = await run(tasksOf(found, values.match), positive('jobs', values.jobs))
  process.exitCode = isPassed ? 0 : 1
}
