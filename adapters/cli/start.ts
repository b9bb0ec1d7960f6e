import { type Node, VERSION } from '../../src/internal.js'
import { runtimeProfiler } from '../profiling/index.js'
import { logActivity } from './activity.js'
import { readAppToml } from './app-toml.js'
import { CHAIN_FILE, type ChainFile, closeWith, createNodeWith, describeChainFile, openChainFile } from './chain-file.js'
import type { Command } from './command.js'
import { engineOf, explainedFault } from './consensus.js'
import { Explainer } from './explainer.js'
import { runUntilInterrupted } from './interruption.js'
import { faultText, Logger } from './logger.js'
import { START_FLAGS } from './start-flags.js'
import { type StartValues, startNodeOptions } from './start-options.js'
import { serveAsDocumented, serveMetricsOf, startServers, warnOfIdleFlags, warnOfOtherMachines } from './start-servers.js'
import { describeStore, storeInHome } from './store.js'
import { palette, type Terminal } from './terminal.js'
import { readUnlockings, unlockAccounts } from './unlock.js'

export const start: Command<typeof START_FLAGS> = {
  name: 'start',
  summary: 'A node for operators: JSON-RPC is off by default, and private methods need a credential.',
  flags: START_FLAGS,
  async complete(given, warn) {
    const file = given.get('appToml')
    return file === undefined ? given : new Map([...(await readAppToml(file.text, warn)), ...given])
  },
  async run(values, terminal) {
    const logger = new Logger(values.quiet ? 'error' : values.logLevel, terminal)
    const chainFile = await openChainFile(CHAIN_FILE, values.chainFile)
    await runUntilInterrupted(
      terminal,
      async () => {
        const node = await startNode(values, chainFile, terminal, logger)
        return { close: () => closeWith(chainFile, node, logger) }
      },
      () => logger.info('Stopping; Ctrl-C again to stop at once'),
    )
  },
}

async function startNode(given: StartValues, chainFile: ChainFile | undefined, terminal: Terminal, logger: Logger): Promise<Node> {
  // The home of a validator is that of its engine, too.
  const values = { ...given, home: given.home ?? given.cometbftHome }
  const consensus = await engineOf(values, logger)
  const servers = await startServers(values, terminal, logger, () => node)
  const unlockings = await readUnlockings(values, (line) => logger.warn(line))
  const store = await storeInHome(values, logger)
  const options = await startNodeOptions(values, servers.listeners, store)
  const profiler = values.enableProfiling ? runtimeProfiler(values.profiles) : undefined
  const node: Node = await createNodeWith(chainFile, {
    ...options,
    consensus,
    profiler,
    logLevels: logger,
    onFault: (fault) => logger.error(explainedFault(fault) ?? faultText(fault)),
  })
  node.onClose(() => profiler?.close())
  try {
    logger.info(`evmbed ${VERSION}: chain ${node.chainId}`)
    logger.info(describeChain(chainFile, store, node))
    await unlockAccounts(node, unlockings)
    await serveMetricsOf(node, values, servers, logger)
    await serveAsDocumented(node, values, servers, logger)
    warnOfOtherMachines(values, logger)
    warnOfIdleFlags(values, logger)
    logActivity(node, logger, palette(terminal.isColored(values.color)), new Explainer(node, undefined))
    return node
  } catch (error) {
    await node.close()
    throw error
  }
}

function describeChain(chainFile: ChainFile | undefined, store: string | undefined, node: Node): string {
  if (chainFile) return describeChainFile(chainFile, node)
  return store === undefined ? 'The chain ends with this process: --home or --store keeps it' : describeStore(store, node)
}
