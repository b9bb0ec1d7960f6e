import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    // Tests read like a user's code, and run against the sources.
    alias: [
      { find: /^evmbed$/, replacement: `${root}src/index.ts` },
      { find: /^evmbed\/(\w+)$/, replacement: `${root}adapters/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
    reporters: process.env.CI ? ['default', ['json', { outputFile: '.tmp/tests.json' }]] : ['default'],
  },
})
