import { defineConfig } from 'vitest/config'

// With `vitest` and `forge build --watch`, tests run again when forge has compiled.
export default defineConfig({ test: { forceRerunTriggers: ['**/out/**'] } })
