import { join } from 'node:path'
import { type CommandLine, useCommandLine } from '../adapters/cli/command-line.js'
import { engineProgram } from '../support/cometbft.js'
import { freePorts } from './validator-network.js'

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
