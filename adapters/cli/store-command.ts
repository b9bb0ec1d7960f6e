import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadStoreCheck, type OnProgress, StoreRefused, type StoreReport } from '../../src/internal.js'
import { copyLevel, isLevelStore, levelStore, repairLevel } from '../storage/index.js'
import { type Command, SHARED_FLAGS } from './command.js'
import type { FlagTable, FlagValues } from './flag.js'
import { toggle } from './kinds.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

const STORE_COMMAND_FLAGS = {
  yes: { name: 'yes', alias: 'y', kind: toggle, help: 'Repair without asking for another run.' },
  json: { name: 'json', kind: toggle, help: 'Write the report as JSON.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable

type Values = FlagValues<typeof STORE_COMMAND_FLAGS>

export const store: Command<typeof STORE_COMMAND_FLAGS> = {
  name: 'store',
  summary: 'Checks the store of a chain, and repairs it.',
  flags: STORE_COMMAND_FLAGS,
  operands: {
    usage: 'check|repair <directory>',
    help: [
      'check reads every record, follows the links of the blocks and computes the roots of their states. It ends with 1 if',
      'anything is damaged.',
      '',
      'repair goes back to the last whole block. It says what is lost, and changes the store with --yes only. A copy of the',
      'store as it was stays beside it.',
    ],
  },
  async run(values, terminal, operands) {
    const [verb, directory, ...others] = operands
    if (verb === undefined || directory === undefined || others.length > 0)
      throw new UsageError('expected check or repair, and a directory')
    if (!existsSync(directory)) throw new Error(`there is no directory ${directory}`)
    if (verb !== 'check' && verb !== 'repair') throw new UsageError(`expected check or repair, got '${verb}'`)
    // To open a store creates it.
    if (!(await isLevelStore(directory))) throw new Error(`there is no chain in ${directory}`)
    await (verb === 'check' ? check : repair)(resolve(directory), values, terminal)
  },
}

async function check(directory: string, values: Values, terminal: Terminal): Promise<void> {
  const { checkStore } = await loadStoreCheck()
  const report = await checkStore(levelStore(directory), progressOf(values, terminal))
  show(report, values, terminal)
  if (report.problems.length > 0) {
    throw new Error(`the store ${directory} is damaged: 'evmbed store repair ${directory}' goes back to its last whole block`)
  }
}

async function repair(directory: string, values: Values, terminal: Terminal): Promise<void> {
  const copy = `${directory}-before-repair-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const keep = async () => {
    if (existsSync(copy)) return
    await copyLevel(directory, copy)
    if (!values.json && !values.quiet) terminal.out(`A copy of the store as it was is in ${copy}`)
  }
  const { repairStore } = await loadStoreCheck()
  const onProgress = progressOf(values, terminal)
  let isShown = false
  const run = (isConfirmed: boolean) =>
    repairStore(
      levelStore(directory),
      (report) => {
        if (!isShown) show(report, values, terminal)
        isShown = true
        return isConfirmed
      },
      onProgress,
    )
  const checked = await run(false).catch(async (error: unknown) => {
    // A database that LevelDB does not open.
    if (!(error instanceof StoreRefused && / (is damaged|cannot be opened): /.test(error.message))) throw error
    if (!values.yes) throw new Error(`${error.message}; --yes lets LevelDB restore what it can`)
    await keep()
    await repairLevel(directory)
    return run(false)
  })
  const isRepairing = values.yes && checked.problems.length > 0
  // LevelDB writes and removes files as long as it is open, so the copy is made in between, at the price of another check.
  if (isRepairing && checked.whole !== undefined) await keep()
  const report = isRepairing ? await run(true) : checked
  if (!isShown) show(report, values, terminal)
  if (report.problems.length === 0) return
  if (!values.yes) throw new Error('nothing was changed: repeat the command with --yes to repair the store')
  if (!values.json && !values.quiet) terminal.out(`Repaired: the chain ends with block ${report.whole}`)
}

function show(report: StoreReport, { json, quiet }: Values, terminal: Terminal): void {
  const { records, head, whole, problems, losses } = report
  if (json) terminal.out(JSON.stringify(report))
  if (json || quiet) return
  terminal.out(`${records} records, ${head === undefined ? 'no head' : `blocks up to ${head}`}`)
  for (const problem of problems) terminal.out(`damaged: ${problem}`)
  if (problems.length === 0) terminal.out('The store is whole.')
  else terminal.out(whole === undefined ? 'No block is whole.' : `The last whole block is ${whole}.`)
  for (const loss of losses) terminal.out(`A repair loses ${loss}.`)
  if (problems.length > 0 && losses.length === 0 && whole !== undefined) terminal.out('A repair loses nothing.')
}

/** Returns a function that shows progress on a terminal, a line for each twentieth. */
function progressOf({ json, quiet, color }: Values, terminal: Terminal): OnProgress {
  if (json || quiet || !terminal.isColored(color)) return () => {}
  let last = ''
  return (stage, done, total) => {
    const share = total === undefined ? `${RECORDS * Math.floor(done / RECORDS)}` : `${5 * Math.floor((20 * done) / Math.max(1, total))}%`
    const line = `${stage}: ${share}`
    if (line !== last) terminal.err(line)
    last = line
  }
}

/** Records from one line of progress to the next. */
const RECORDS = 100_000
