import { expect, it } from 'vitest'
import { callsOf, checkMemory, formatReport, runSlice } from './soak.js'
import { watchProgress } from './watchdog.js'

/** Milliseconds for which calls are sent. */
const DURATION = 15_000

it('answers fuzzed calls of every method over every transport, without internal errors, hangs or leaks', { timeout: 180_000 }, async () => {
  const seed = process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10)
  const watchdog = watchProgress()
  const until = performance.now() + DURATION
  let calls = 0
  for (let slice = 1; performance.now() < until; slice++) {
    const report = await runSlice(seed, slice, { calls: 5000, until, onProgress: (sent) => watchdog.report(slice, sent) })
    calls += callsOf(report)
    console.log(formatReport(report))
    if (slice > 1) checkMemory(report)
  }
  watchdog.stop()
  expect(calls).toBeGreaterThan(0)
})
