/**
 * Runs slices of the soak test, one after the other, and prints a line for each.
 *
 *     npm run fuzz -- [--calls N] [--seed S] [--slice K] [--keep-going]
 */
import { parseArgs } from 'node:util'
import { callsOf, checkMemory, formatReport, runSlice, SoakFailure } from './soak.js'
import { watchProgress } from './watchdog.js'

const USAGE = `Usage: npm run fuzz -- [options]

Sends fuzzed calls of every method over every transport, in slices of 20,000 on a chain each, and checks every answer.

  --calls N   go on until N calls have been sent (default: 100,000)
  --seed S    from which the calls follow, with the number of the slice (default: the date)
  --slice K   number of the first slice (default: 1)
  --keep-going
              after a failure, go on with the next slice
`

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    slice: { type: 'string', default: '1' },
    'keep-going': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
  process.exit()
}

const wanted = Number(values.calls)
const first = Number(values.slice)
if (!Number.isInteger(wanted) || !Number.isInteger(first)) {
  console.error(USAGE)
  process.exit(1)
}

const watchdog = watchProgress()
let sum = 0

/** Runs a slice and prints its report. Returns whether nothing was wrong. */
async function run(slice: number): Promise<boolean> {
  watchdog.report(slice, 0)
  try {
    const report = await runSlice(values.seed, slice, { onProgress: (sent) => watchdog.report(slice, sent) })
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
