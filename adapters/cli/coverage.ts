import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { isAbsolute, join, normalize, resolve } from 'node:path'
import { type CodeCounts, LocalError } from '../../src/internal.js'
import {
  belowThresholds,
  countsFromJson,
  coverageOf,
  METRICS,
  percentageOf,
  type SourceCoverage,
  testLinesOf,
  totalsOf,
  withoutSentence,
} from '../../src/internal-coverage.js'
import { readBuilds, writeReports } from '../coverage/index.js'
import type { Command } from './command.js'
import { COVERAGE_FLAGS } from './coverage-flags.js'
import type { FlagValues } from './flag.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** The command has failed, or the coverage is too low. */
class CoverageFailed extends LocalError {}

type CoverageValues = FlagValues<typeof COVERAGE_FLAGS>

export const coverage: Command<typeof COVERAGE_FLAGS> = {
  name: 'coverage',
  summary: 'Runs a command and reports which lines of the contracts its nodes ran, of the code as it is deployed.',
  flags: COVERAGE_FLAGS,
  operands: {
    usage: '-- <command>',
    help: [
      'All nodes in the processes of the command count, also in workers.',
      '',
      '  evmbed coverage -- npx vitest run',
      '  evmbed coverage --reporter html,lcov --lines 90 -- npx hardhat test',
    ],
  },
  async run(values, terminal, operands) {
    const [command, ...args] = operands
    if (command === undefined) throw new UsageError('expected a command after --')
    const folder = await mkdtemp(join(tmpdir(), 'evmbed-coverage-'))
    try {
      const failure = await runCounted(command, args, folder, values, terminal)
      await report(folder, values, terminal)
      if (failure !== undefined) throw new CoverageFailed(failure)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Runs a command whose processes write their counts to a folder. Returns why it has failed. */
async function runCounted(
  command: string,
  args: readonly string[],
  folder: string,
  { estimates, reporters }: CoverageValues,
  { environment }: Terminal,
): Promise<string | undefined> {
  const register = new URL('./coverage-register.js', import.meta.url).href
  const child = spawn(command, args, {
    stdio: 'inherit',
    // npm and npx are scripts of the shell there.
    shell: process.platform === 'win32',
    env: {
      ...environment,
      NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --import=${register}`.trim(),
      EVMBED_COVERAGE: folder,
      EVMBED_COVERAGE_ESTIMATES: `${estimates}`,
      EVMBED_COVERAGE_TESTS: `${reporters?.includes('tests') ?? false}`,
    },
  })
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new UsageError(`cannot run ${command}: ${error.message}`)))
    child.once('exit', (code, signal) => {
      if (code === 0) done(undefined)
      else done(signal === null ? `${command} has ended with ${code}` : `${command} was ended by ${signal} (${constants.signals[signal]})`)
    })
  })
}

async function report(folder: string, values: CoverageValues, terminal: Terminal): Promise<void> {
  const root = process.cwd()
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const counts: CodeCounts[] = []
  let [uncountedRuns, omittedCodes] = [0, 0]
  for (const file of files) {
    const read = countsFromJson(JSON.parse(await readFile(join(folder, file), 'utf8')))
    // Processes of the command may use another version of this package.
    if (!read) {
      terminal.err(`the counts of process ${file.replace('.json', '')} have the form of another version, and are left out`)
      continue
    }
    counts.push(...read.counts)
    uncountedRuns += read.uncountedRuns
    omittedCodes += read.omittedCodes
  }
  if (counts.length === 0) throw new CoverageFailed('no node has run code: do the tests use evmbed, in processes of the command?')
  const builds = await readBuilds(root, values.builds)
  if (builds.length === 0)
    throw new CoverageFailed('there is no build info in out/ or artifacts/: compile the project, or name it with --artifacts')
  const measured = coverageOf(builds, counts, (file) => isOwn(file, root, values.skip ?? []))
  const testLines = () => testLinesOf(measured, builds, counts)
  await writeReports({ coverage: measured, testLines }, values.reporters ?? [], resolve(root, values.output ?? 'coverage'), root)
  for (const problem of measured.problems) terminal.err(problem)
  if (uncountedRuns > 0) terminal.err(`${uncountedRuns} runs by the reference executor were not counted`)
  if (omittedCodes > 0) terminal.err(`${omittedCodes} runs of code were not counted: there was more code than fits`)
  if (!values.quiet) summarize(measured, terminal)
  const low = belowThresholds(totalsOf(measured.files), thresholdsOf(values))
  if (low.length > 0) throw new CoverageFailed(low.join('\n'))
}

function thresholdsOf(values: CoverageValues): Partial<Record<(typeof METRICS)[number], number>> {
  return Object.fromEntries(METRICS.flatMap((metric) => (values[metric] === undefined ? [] : [[metric, values[metric]]])))
}

function summarize({ files }: SourceCoverage, terminal: Terminal): void {
  const totals = totalsOf(files)
  for (const metric of METRICS) {
    const { hit, missed } = totals[metric]
    const percentage = (Math.floor(percentageOf(totals[metric]) * 100) / 100).toFixed(2)
    terminal.out(`${metric.padEnd(10)} ${percentage.padStart(6)} %  ${hit}/${hit + missed}`)
  }
  if (totals.statements.withoutCode > 0) terminal.out(withoutSentence(totals.statements.withoutCode))
}

/** Whether a source is one of the project, and no test or script of Foundry. */
function isOwn(file: string, root: string, skip: readonly string[]): boolean {
  const path = normalize(file).replaceAll('\\', '/')
  if (isAbsolute(file) || path.startsWith('../') || /^(?:node_modules|lib)\//.test(path) || /\.[ts]\.sol$/.test(path)) return false
  const skipped = skip.map((place) => normalize(place).replaceAll('\\', '/').replace(/\/$/, ''))
  if (skipped.some((place) => path === place || path.startsWith(`${place}/`))) return false
  return existsSync(join(root, path))
}
