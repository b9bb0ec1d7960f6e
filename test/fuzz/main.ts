/**
 * Runs slices of the soak test, or of random programs, one after the other, and prints a line for each.
 *
 *     npm run fuzz -- [--calls N | --programs N] [--seed S] [--slice K] [--keep-going]
 */
import { parseArgs } from 'node:util'
import { fuzzPrograms } from './programs.js'
import { callsOf, checkMemory, formatReport, runSlice, SoakFailure } from './soak.js'
import { watchProgress } from './watchdog.js'

const USAGE = `Usage: npm run fuzz -- [options]

Sends fuzzed calls of every method over every transport, in slices of 20,000 on a chain each, and checks every answer.

  --calls N   go on until N calls have been sent (default: 100,000)
  --seed S    from which the calls follow, with the number of the slice (default: the date)
  --slice K   number of the first slice (default: 1)
  --keep-going
              after a failure, go on with the next slice

  --programs N
              run N random programs with the engine and with the reference instead, in slices of 5,000, and compare success, gas, refund, output,
              logs and state. Their seed is a number (default: 1). Ends at the first difference.
`

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    programs: { type: 'string' },
    seed: { type: 'string' },
    slice: { type: 'string', default: '1' },
    'keep-going': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
  process.exit()
}

const wanted = Number(values.programs ?? values.calls)
const first = Number(values.slice)
const firstProgram = Number(values.seed ?? 1)
if (!Number.isInteger(wanted) || !Number.isInteger(first) || (values.programs !== undefined && !Number.isInteger(firstProgram))) {
  console.error(USAGE)
  process.exit(1)
}

if (values.programs !== undefined) process.exit((await fuzzPrograms(wanted, firstProgram, first)) ? 0 : 1)

const seed = values.seed ?? new Date().toISOString().slice(0, 10)

const watchdog = watchProgress()
let sum = 0

/** Runs a slice and prints its report. Returns whether nothing was wrong. */
async function run(slice: number): Promise<boolean> {
  watchdog.report(slice, 0)
  try {
    const report = await runSlice(seed, slice, { onProgress: (sent) => watchdog.report(slice, sent) })
    sum += callsOf(report)
    console.log(`${formatReport(report)}; sum ${sum}`)
    // The first slice of a process fills caches.
    if (slice > first) checkMemory(report)
    return true
  } catch (error) {
    if (!(error instanceof SoakFailure)) throw error
    console.log(error.message)
    process.exitCode = 1
    return false
  }
}

for (let slice = first; sum < wanted; slice++) {
  if (!(await run(slice)) && !values['keep-going']) break
}
watchdog.stop()
