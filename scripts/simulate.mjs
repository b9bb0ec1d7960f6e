// @ts-check
/**
 * Bundles the simulator of the rules of determinism, test/consensus/simulate.ts, and runs it.
 *
 *     npm run simulate -- [--blocks N] [--seed S]
 */
import { runBundled } from './run-bundled.mjs'

await runBundled('simulate', ['test/consensus/simulate.ts'])
