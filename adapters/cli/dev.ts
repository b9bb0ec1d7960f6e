import type { Node } from '../../src/internal.js'
import { mountSourcify, pageMounts } from '../page/index.js'
import { mountRoutes } from '../routes/index.js'
import { forkServer, type NetworkListeners, networkListeners } from '../websocket/index.js'
import { withAccountsOfFile } from './account-keys.js'
import { logActivity, logRefusal } from './activity.js'
import { banner, listening } from './banner.js'
import { CHAIN_FILE, type ChainFile, closeWith, createNodeWith, describeChainFile, openChainFile } from './chain-file.js'
import type { Command } from './command.js'
import { DEV_FLAGS } from './dev-flags.js'
import { type DevValues, devNodeOptions, refuseExposure, walletOf } from './dev-options.js'
import { Explainer } from './explainer.js'
import { type BlockName, type Facts, factsOf } from './facts.js'
import { writePrivate } from './files.js'
import { runUntilInterrupted } from './interruption.js'
import { listenAs } from './listen-failure.js'
import { faultText, Logger } from './logger.js'
import { withMnemonic } from './mnemonic.js'
import { createNodeWithState, describeStateFiles, openStateFiles, StateDumps, type StateFiles } from './state-file.js'
import { describeStore } from './store.js'
import { palette, type Terminal } from './terminal.js'

export const dev: Command<typeof DEV_FLAGS> = {
  name: 'dev',
  summary: 'A test chain on this machine: funded accounts, every method, a block for every transaction.',
  flags: DEV_FLAGS,
  complete: async (given, warn, environment) => withAccountsOfFile(await withMnemonic(given, warn, environment), warn),
  async run(values, terminal) {
    refuseExposure(values)
    Explainer.check(values.artifacts)
    // With --json the object is all that stdout gets.
    const logger = new Logger(
      values.quiet ? 'error' : 'debug',
      values.json ? { ...terminal, out: terminal.err } : terminal,
      values.logFormat,
    )
    const chainFile = await openChainFile(CHAIN_FILE, values.chainFile)
    const stateFiles = await openStateFiles(values)
    await runUntilInterrupted(
      terminal,
      async () => {
        const node = await start(values, { chainFile, stateFiles }, terminal, logger)
        return chainFile ? { close: () => closeWith(chainFile, node, logger) } : new StateDumps(stateFiles, node, logger)
      },
      () => logger.info('Stopping; Ctrl-C again to stop at once'),
    )
  },
}

/** Files in which the chain outlives the process. */
interface Files {
  readonly chainFile: ChainFile | undefined
  readonly stateFiles: StateFiles
}

async function start(values: DevValues, { chainFile, stateFiles }: Files, terminal: Terminal, logger: Logger): Promise<Node> {
  const wallet = await walletOf(values)
  const listeners = devListeners(values, logger, () => node)
  const options = await devNodeOptions(values, wallet)
  const all = { ...options, listeners, logLevels: logger, onFault: (fault: unknown) => logger.error(faultText(fault)) }
  const node: Node = chainFile ? await createNodeWith(chainFile, all) : await createNodeWithState(stateFiles.loaded, all)
  try {
    if (chainFile) logger.info(describeChainFile(chainFile, node))
    for (const line of describeStateFiles(stateFiles, node)) logger.info(line)
    if (values.store !== undefined) logger.info(describeStore(values.store, node))
    const explainer = new Explainer(node, values.artifacts)
    await explainer.read()
    const facts = await factsOf(node, await serve(node, values, listeners), wallet, {
      first: firstBlockOf(values),
      forkUrl: values.forkUrl,
    })
    const json = JSON.stringify(facts, undefined, 2)
    if (values.configOut !== undefined) await writePrivate('--config-out', values.configOut, `${json}\n`)
    const colors = palette(terminal.isColored(values.color))
    if (values.json) terminal.out(json)
    else if (values.logFormat === 'json') logger.event('info', 'start', facts, () => json)
    else if (!values.quiet) terminal.out(`${banner(facts, wallet.origin, colors)}\n${listening(facts, values)}`)
    logActivity(node, logger, colors, explainer)
    return node
  } catch (error) {
    await node.close()
    throw error
  }
}

/** Returns the block with which the chain begins. */
function firstBlockOf({ forkUrl, forkBlock }: DevValues): BlockName {
  if (forkUrl === undefined) return 'earliest'
  return forkBlock === undefined ? 'latest' : `0x${forkBlock.toString(16)}`
}

/** Creates the listeners: HTTP and WebSocket on one port, with every method. admin_startHTTP allows the hosts that `refuseExposure` allows. */
function devListeners(
  { host, port, insecure, allowOrigin, allowHost, noUi, sourcify }: DevValues,
  logger: Logger,
  node: () => Node,
): NetworkListeners {
  const open = {
    host,
    port,
    insecure,
    namespaces: 'all',
    auth: { mode: 'off' },
    corsOrigins: allowOrigin ?? [],
    vhosts: ['localhost', ...(allowHost ?? [])],
    onRefusal: logRefusal(logger, { hosts: '--allow-host', origins: '--allow-origin' }),
  } as const
  const settings = (served: () => Node) => ({
    http: {
      ...open,
      mounts: {
        ...(noUi ? {} : pageMounts()),
        ...(sourcify ? { '/sourcify/': mountSourcify(served) } : {}),
        '/v2/': mountRoutes(served, { onFault: (fault) => logger.error(faultText(fault)) }),
      },
    },
    webSocket: open,
  })
  return { ...networkListeners(settings(node)), forks: forkServer(node, settings) }
}

async function serve(node: Node, endpoint: DevValues, { http, webSocket }: NetworkListeners): Promise<Pick<Facts, 'http' | 'ws'>> {
  await listenAs('--port', endpoint, http.start(node))
  const { url = '', port = 0 } = http.running ?? {}
  await webSocket.start(node, { port })
  return { http: url, ws: url.replace(/^http/, 'ws') }
}
