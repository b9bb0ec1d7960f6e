// @ts-check
/**
 * Bundles the runner of the public suites, test/conformance/main.ts, and runs it.
 *
 *     npm run conformance -- DIR
 */
import { runBundled } from './run-bundled.mjs'

await runBundled('conformance', ['test/conformance/main.ts', 'test/conformance/worker.ts'])
