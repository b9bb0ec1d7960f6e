/**
 * Runs the public suites that are in a folder, all of them and whole.
 *
 *     npm run conformance -- DIR [--suite NAME] [--match REGEX] [--jobs N | --order SEED] [--unverified]
 *     npm run conformance -- DIR --record
 */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shuffled } from './draw.js'
import { compareWithManifest, hashSuite, type Manifest, readManifest } from './manifest.js'
import { runTasks } from './pool.js'
import { RunReport } from './run-report.js'
import type { Suite } from './suite.js'
import { SUITES, suiteFolder } from './suites.js'
import { type Part, partName, type Task } from './task.js'

const USAGE = `Usage: npm run conformance -- DIR [options]

Runs the public suites that are in DIR through evmbed: all of them, and whole.

  --suite NAME    only this suite, or only the suites of this folder; may be given several times
  --match REGEX   only cases whose name, as a failure prints it, matches
  --jobs N        processes at a time (default: one for each processor)
  --order SEED    run the cases of the state and block tests in one process, in a random order that follows from the seed, and nothing else
  --unverified    run data that is not the data of the manifest, too
  --record        write the hashes of what is in DIR to the manifest, and run nothing

Environment: EVMBED_ENGINE=ethereumjs runs the state tests with the reference engine. EVMBED_STATE=store or asynchronous-store has chains and state tests
read their states from a store without a cache; state tests, which read at once, take the first of them.

Where each suite may be in DIR, and where it comes from:

${SUITES.map(({ name, places, source }) => `  ${name}\n      in ${places.join(', ')}\n      from ${source}`).join('\n')}
`

/** Milliseconds between two lines of progress. */
const PROGRESS = 10_000
/** Milliseconds for which a process may work on one case. */
const PATIENCE = 600_000
/** Parts whose cases are mixed: they are in memory at the same time. */
const PARTS_MIXED = 64

interface Located {
  readonly suite: Suite
  readonly folder: string
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

/** Compares what is there with the manifest. Ends the process for unknown data unless the flag --unverified is set. */
function verify(found: readonly Located[], manifest: Manifest, mayBeUnknown: boolean): void {
  const compared = found.map(({ suite, folder }) => compareWithManifest(suite, hashSuite(suite, folder), manifest[suite.name]))
  const unknown = compared.flatMap((comparison) => comparison.unknown)
  for (const line of [...compared.flatMap(({ missing }) => missing), ...unknown]) console.log(`conformance: ${line}`)
  if (unknown.length === 0) console.log('conformance: the data is that of the manifest')
  else if (!mayBeUnknown) fail('this is not the data that evmbed is known to pass; --unverified runs it')
}

/** A task for each part: the longest parts first, and then the largest, which keeps all processes at work to the end. */
function tasksOf(found: readonly Located[], match: string): Task[] {
  return found
    .flatMap(({ suite, folder }) =>
      suite.parts(folder).map((part) => ({
        task: { parts: [{ suite: suite.name, folder, part }], match },
        size: suite.isLong?.(part) ? Number.MAX_VALUE : statSync(join(folder, part)).size,
      })),
    )
    .sort((a, b) => b.size - a.size)
    .map(({ task }) => task)
}

/** Tasks of some parts each, drawn by a seed. The cases of a task are mixed. */
function mixedTasks(found: readonly Located[], match: string, order: string): Task[] {
  const parts = found.flatMap(({ suite, folder }): Part[] =>
    suite.isUnordered ? suite.parts(folder).map((part) => ({ suite: suite.name, folder, part })) : [],
  )
  if (parts.length === 0) fail('--order runs state tests and block tests, and there are none')
  const drawn = shuffled(order, parts, partName)
  const tasks = Math.ceil(drawn.length / PARTS_MIXED)
  return Array.from({ length: tasks }, (_, i) => ({ parts: drawn.slice(i * PARTS_MIXED, (i + 1) * PARTS_MIXED), match, order }))
}

async function run(tasks: readonly Task[], jobs: number): Promise<boolean> {
  const report = new RunReport(tasks.flatMap(({ parts }) => parts))
  const progress = setInterval(() => console.log(`conformance: ${report.progress()}`), PROGRESS)
  await runTasks(tasks, {
    worker: join(import.meta.dirname, 'worker.mjs'),
    jobs,
    patience: PATIENCE,
    onStart: (part) => report.partStarted(part),
    onCase: (part, one) => report.caseEnded(part, one),
    onPart: (part, ended) => report.partEnded(part, ended),
  })
  clearInterval(progress)
  console.log(report.summary())
  return report.failed === 0 && report.passed > 0
}

function positive(option: string, value: string): number {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : fail(`--${option} is a positive number, got ${value}`)
}

/** Ends the process where the text is no regular expression. */
function pattern(text: string): string {
  try {
    new RegExp(text)
    return text
  } catch (error) {
    return fail(`--match: ${error instanceof Error ? error.message : error}`)
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        suite: { type: 'string', multiple: true, default: [] },
        match: { type: 'string', default: '' },
        jobs: { type: 'string', default: String(availableParallelism()) },
        order: { type: 'string' },
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
  const { order } = values
  const match = pattern(values.match)
  const isPassed = await (order === undefined
    ? run(tasksOf(found, match), positive('jobs', values.jobs))
    : run(mixedTasks(found, match, order), 1))
  process.exitCode = isPassed ? 0 : 1
}
