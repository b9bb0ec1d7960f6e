import type { ForkServer, Node, RunningFork } from '../../src/internal.js'
import { type NetworkListenersOptions, networkListeners } from './listeners.js'

/** Most forks at a time: each has a port, and the blocks that it has made. */
const FORK_LIMIT = 16

/**
 * Creates what evmbed_fork needs to serve forks of a node: each on a free port of its own, over HTTP and WebSocket.
 *
 * @param settings returns the options of the servers of a fork; the port is chosen
 *
 * @example
 * const listeners = { ...networkListeners({ http: access }), forks: forkServer(() => node, () => ({ http: access, webSocket: access })) }
 * const node = await createNode({ listeners })
 */
export function forkServer(node: () => Node, settings: (fork: () => Node) => NetworkListenersOptions): ForkServer {
  const served = new Map<string, RunningFork & { close(): Promise<void> }>()
  let opening = 0

  async function serve(block: bigint): Promise<RunningFork> {
    const origin = node()
    const fork = await origin.fork({ block })
    const { http, webSocket } = networkListeners(settings(() => fork))
    try {
      await http.start(fork, { port: 0 })
      const { url = '', port = 0 } = http.running ?? {}
      await webSocket.start(fork, { port })
      const close = () => {
        served.delete(url)
        return fork.close()
      }
      const forget = origin.onClose(close)
      served.set(url, {
        url,
        blockNumber: block,
        close() {
          forget()
          return close()
        },
      })
      return { url, blockNumber: block }
    } catch (error) {
      await fork.close()
      throw error
    }
  }

  return {
    get all() {
      return [...served.values()].map(({ url, blockNumber }) => ({ url, blockNumber }))
    },
    async open(block) {
      if (served.size + opening >= FORK_LIMIT) throw new Error(`${FORK_LIMIT} forks are served: close one of them first`)
      opening++
      try {
        return await serve(block)
      } finally {
        opening--
      }
    },
    async close(url) {
      const found = served.get(url)
      await found?.close()
      return found !== undefined
    },
  }
}
