/** The executor as it would be without tracing: scripts/bench.mjs bundles this with bench/no-tracing.ts in the place of the real thing. */
export { EthereumjsExecutor as UntracedExecutor } from '../src/evm/ethereumjs/ethereumjs-executor.js'
