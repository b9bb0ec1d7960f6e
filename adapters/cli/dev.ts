import { createNode, type Node } from '../../src/index.js'
import { serveHttp, urlOf } from '../http/index.js'
import { attachWebSocket } from '../websocket/index.js'
import { logActivity } from './activity.js'
import { banner, listening } from './banner.js'
import type { Command } from './command.js'
import { DEV_FLAGS } from './dev-flags.js'
import { type DevValues, devNodeOptions, refuseExposure, walletOf } from './dev-options.js'
import { type Facts, factsOf } from './facts.js'
import { writePrivate } from './files.js'
import { runUntilInterrupted } from './interruption.js'
import { listenAs } from './listen-failure.js'
import { faultText, Logger } from './logger.js'
import { palette, type Terminal } from './terminal.js'

export const dev: Command<typeof DEV_FLAGS> = {
  name: 'dev',
  summary: 'A test chain on this machine: funded accounts, every method, a block for every transaction.',
  flags: DEV_FLAGS,
  async run(values, terminal) {
    refuseExposure(values)
    // With --json the object is all that stdout gets.
    const logger = new Logger(values.quiet ? 'error' : 'debug', values.json ? { ...terminal, out: terminal.err } : terminal)
    await runUntilInterrupted(
      () => start(values, terminal, logger),
      () => logger.info('Stopping; Ctrl-C again to stop at once'),
    )
  },
}

async function start(values: DevValues, terminal: Terminal, logger: Logger): Promise<Node> {
  const wallet = walletOf(values)
  const node = await createNode({ ...(await devNodeOptions(values, wallet)), onFault: (fault) => logger.error(faultText(fault)) })
  try {
    const facts = await factsOf(node, await serve(node, values), wallet)
    const json = JSON.stringify(facts, undefined, 2)
    if (values.configOut !== undefined) await writePrivate('--config-out', values.configOut, `${json}\n`)
    const colors = palette(terminal.isColored(values.color))
    if (values.json) terminal.out(json)
    else if (!values.quiet) terminal.out(`${banner(facts, wallet.origin, colors)}\n${listening(facts, values.host)}`)
    logActivity(node, logger, colors)
    return node
  } catch (error) {
    await node.close()
    throw error
  }
}

async function serve(node: Node, { host, port, allowOrigin, allowHost }: DevValues): Promise<Pick<Facts, 'http' | 'ws'>> {
  const access = {
    namespaces: 'all',
    auth: { mode: 'off' },
    insecure: true,
    corsOrigins: allowOrigin ?? [],
    vhosts: ['localhost', ...(allowHost ?? [])],
  } as const
  const http = await listenAs('--port', { host, port }, serveHttp(node, { ...access, host, port }))
  attachWebSocket(node, http, access)
  return { http: http.url, ws: urlOf('ws', host, http.port) }
}
