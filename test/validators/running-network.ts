import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type CommandLine, useCommandLine } from '../adapters/cli/command-line.js'
import { engineProgram } from '../support/cometbft.js'

export interface RunningValidator {
  readonly http: string
  readonly ws: string
  readonly home: string
  readonly pids: { readonly node?: number; readonly engine?: number }
}

/** A network that `evmbed testnet --run` runs. */
export interface RunningNetwork {
  readonly validators: readonly RunningValidator[]
  readonly process: CommandLine
  /** Ids of the present processes of a validator. */
  pids(index: number): RunningValidator['pids']
}

/** Gives a function that runs a network with real engines. What still runs after a test is ended. */
export function useNetworks(): { run(validators: number): Promise<RunningNetwork> } {
  const { evmbed, folder } = useCommandLine()
  let count = 0
  return {
    async run(validators) {
      const output = join(folder(), `network-${count++}`)
      const [port, enginePort] = [await freePorts(validators), await freePorts(2 * validators)]
      const place = ['--output', output, '--port', String(port), '--engine-port', String(enginePort), '--cometbft.bin', engineProgram ?? '']
      const process = evmbed('testnet', '--run', '--json', '--validators', String(validators), ...place)
      const [line = ''] = await process.sees(/^\{.*\}\n/)
      const running: readonly RunningValidator[] = JSON.parse(line).validators
      return {
        validators: running,
        process,
        pids(index) {
          const changes = process.out
            .trim()
            .split('\n')
            .slice(1)
            .map((text) => JSON.parse(text))
          return changes.findLast(({ validator }) => validator === index)?.pids ?? running[index]?.pids ?? {}
        },
      }
    },
  }
}

/** Returns the first of some consecutive ports that are free. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await bind(0)
    const servers = [first]
    const port = portOf(first)
    for (let next = port + 1; next < port + count; next++) servers.push(await bind(next))
    const areFree = servers.every((server) => server?.listening)
    for (const server of servers) server?.close()
    if (areFree) return port
  }
}

async function bind(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), once(server, 'error').catch(() => {})]).catch(() => {})
  return server
}

function portOf(server: Awaited<ReturnType<typeof bind>>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
