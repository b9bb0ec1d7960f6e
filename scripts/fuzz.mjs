// @ts-check
/**
 * Bundles the soak test, test/fuzz/main.ts, and runs it.
 *
 *     npm run fuzz -- [--calls N | --programs N] [--seed S] [--slice K]
 */
import { join } from 'node:path'
import { root } from './reference-file.mjs'
import { runBundled } from './run-bundled.mjs'

// The transcripts are found beside the sources, not beside the bundle.
await runBundled('fuzz', ['test/fuzz/main.ts'], { define: { 'import.meta.dirname': JSON.stringify(join(root, 'test/fuzz')) } })
