import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { LocalError } from '../../src/internal.js'
import { type FileCoverage, istanbulOf, lcovOf, markdownOf, type SourceCoverage, type TestLines } from '../../src/internal-coverage.js'

/** A report needs a package that the project does not have. */
export class ReporterUnavailable extends LocalError {}

/** Contents of reports. */
export interface Measured {
  readonly coverage: SourceCoverage
  /** Returns the tests of each line. */
  testLines(): TestLines
}

/** Reports that need no other package, with their files. */
const OWN: Readonly<Record<string, readonly [file: string, write: (measured: Measured, root: string) => string]>> = {
  lcov: ['lcov.info', ({ coverage }) => lcovOf(coverage)],
  json: ['coverage-final.json', ({ coverage }, root) => `${JSON.stringify(istanbulOf(coverage, (file) => resolve(root, file)))}\n`],
  markdown: ['coverage.md', ({ coverage }) => markdownOf(coverage)],
  tests: ['coverage-tests.json', ({ testLines }) => `${JSON.stringify(testLines(), undefined, 2)}\n`],
}

/** Parts of Istanbul's packages that are used. */
interface Istanbul {
  createCoverageMap(data: object): object
  createContext(options: object): object
  create(name: string): { execute(context: object): void }
}

/**
 * Writes reports.
 *
 * @param names `lcov`, `json`, `markdown`, `tests`, or a report of Istanbul such as `html`, `text` and `cobertura`
 * @param folder where the reports are written
 * @param root folder of the project, to which the names of sources are relative
 * @throws `ReporterUnavailable` for a report of Istanbul whose package is missing, or has no such report
 */
export async function writeReports(measured: Measured, names: readonly string[], folder: string, root: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const own = OWN[name]
    if (own) await writeFile(join(folder, own[0]), own[1](measured, root))
    else await istanbulReport(measured.coverage, name, folder, root)
  }
}

async function istanbulReport(coverage: SourceCoverage, name: string, folder: string, root: string): Promise<void> {
  const { createCoverageMap, createContext, create } = istanbulFor(name, root)
  const texts = new Map(coverage.files.map((file: FileCoverage) => [resolve(root, file.file), file.content]))
  const context = createContext({
    dir: folder,
    coverageMap: createCoverageMap(istanbulOf(coverage, (file) => resolve(root, file))),
    // The text that was compiled, and no file that a build may name.
    sourceFinder: (path: string) => texts.get(path) ?? '',
  })
  let report: ReturnType<typeof create>
  try {
    report = create(name)
  } catch {
    throw new ReporterUnavailable(`there is no report ${name}: there are lcov, json, markdown, tests, and those of istanbul-reports`)
  }
  report.execute(context)
}

/** Loads the packages of the project, or those beside this one. */
function istanbulFor(name: string, root: string): Istanbul {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    const require = createRequire(from)
    try {
      return { ...require('istanbul-lib-coverage'), ...require('istanbul-lib-report'), ...require('istanbul-reports') }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error
    }
  }
  throw new ReporterUnavailable(
    `the report ${name} needs packages: npm install --save-dev istanbul-lib-coverage istanbul-lib-report istanbul-reports`,
  )
}
