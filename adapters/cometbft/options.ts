import { callable, count, flag, milliseconds, type OptionTable, text } from '../../src/internal.js'
import type { EngineLog } from './engine-log.js'

/** Options of the engine CometBFT. `home` or `rpc` is needed. */
export interface CometbftOptions {
  /**
   * Home folder of the engine. The node begins with the `app_state` of its genesis. Without `rpc` the node starts the engine as a child process, restarts
   * it when it ends, and ends it with itself.
   */
  readonly home: string
  /** Program of a child process. Default: that of the environment variable `EVMBED_COMETBFT`, or `cometbft` on the PATH. */
  readonly bin: string
  /** URL of the RPC of an engine that somebody else starts. Its `proxy_app` is the address in `listen`. */
  readonly rpc: string
  /**
   * Address at which the node serves its application to the engine. Default: a socket file in the home folder; with `rpc`, `tcp://127.0.0.1:26658`, as in
   * the engine's default configuration.
   */
  readonly listen: string
  /** Allow an address in `listen` that other machines can reach. ABCI has no credentials. Default: false. */
  readonly insecure: boolean
  /** Maximum bytes of a request of the engine. Default: 64 MiB. */
  readonly frameLimit: number
  /** Milliseconds in which a call of the engine's RPC must be answered. It is repeated while the engine restarts. Default: 10,000. */
  readonly timeoutMs: number
  /** Receives the lines that the engine logs as a child process. Default: nothing. */
  readonly onLog: (line: EngineLog) => void
}

export const COMETBFT_OPTIONS: OptionTable<CometbftOptions> = {
  home: text('', 'the path of a folder', (given) => given !== ''),
  bin: text('', 'the path of a program', (given) => given !== ''),
  rpc: text('', "a URL such as 'http://127.0.0.1:26657'", (given) => URL.canParse(given) && given.startsWith('http://')),
  listen: text('', "an address such as 'unix:///run/app.sock' or 'tcp://127.0.0.1:26658'", (given) => given !== ''),
  insecure: flag(false),
  frameLimit: count(64 * 1024 * 1024, 1),
  timeoutMs: milliseconds(10_000),
  onLog: callable<(line: EngineLog) => void>(() => {}),
}
