import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads it
export default defineConfig({ test: { include: ['*.test.ts'] } })
