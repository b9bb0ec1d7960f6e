import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SkippedReporter } from './test/support/skipped-reporter.js'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Read by .ci/run. */
const reports: ['json', { outputFile: string }][] = process.env.CI ? [['json', { outputFile: '.tmp/tests.json' }]] : []

/** Folders whose tests share a process: to load the sources anew takes longer than most of these files. No result may depend on what ran before. */
const FOLDERS = ['abi', 'accounts', 'chain', 'coverage', 'evm', 'explain', 'methods', 'planner', 'primitives', 'rpc', 'source', 'state']
/** Files there that have modules loaded in another way. */
const RELOADING = ['event-loop', 'fast-paths', 'hex', 'keccak', 'lazy-loading']
const sharing = [`test/{${FOLDERS.join()}}/**/!(${RELOADING.join('|')}).test.ts`]

export default defineConfig({
  resolve: {
    // Tests read like a user's code, and run against the sources.
    alias: [
      { find: /^evmbed$/, replacement: `${root}src/index.ts` },
      { find: /^evmbed\/([\w/-]+)$/, replacement: `${root}adapters/$1/index.ts` },
    ],
  },
  test: {
    // They end what hangs. A busy machine takes ten times as long for a test as an idle one, and must not fail it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      { extends: true, test: { name: 'alone', include: ['test/**/*.test.ts'], exclude: sharing } },
    ],
    reporters: ['default', ...reports, new SkippedReporter()],
    // All workers draw the same sample of the public suites, also when a run goes on past midnight.
    env: { EVMBED_CONFORMANCE_SEED: process.env.EVMBED_CONFORMANCE_SEED ?? new Date().toISOString().slice(0, 10) },
  },
})
