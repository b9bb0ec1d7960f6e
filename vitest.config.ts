import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SkippedReporter } from './test/support/skipped-reporter.js'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Read by .ci/run. */
const reports: ['json', { outputFile: string }][] = process.env.CI ? [['json', { outputFile: '.tmp/tests.json' }]] : []

export default defineConfig({
  resolve: {
    // Tests read like a user's code, and run against the sources.
    alias: [
      { find: /^evmbed$/, replacement: `${root}src/index.ts` },
      { find: /^evmbed\/([\w/-]+)$/, replacement: `${root}adapters/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // A poll waits for a process or a socket, which may take seconds on a slow machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', ...reports, new SkippedReporter()],
    // All workers draw the same sample of the public suites, also when a run goes on past midnight.
    env: { EVMBED_CONFORMANCE_SEED: process.env.EVMBED_CONFORMANCE_SEED ?? new Date().toISOString().slice(0, 10) },
  },
})
