import type { Command } from './command.js'
import { cometbftProgram } from './consensus.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { runUntilInterrupted } from './interruption.js'
import type { Terminal } from './terminal.js'
import { isWritten, type Network, testGenesis, validatorsOf, writeNetwork } from './testnet-files.js'
import { TESTNET_FLAGS } from './testnet-flags.js'
import { runNetwork } from './testnet-run.js'
import { UsageError } from './usage-error.js'

type TestnetValues = FlagValues<typeof TESTNET_FLAGS>

export const testnet: Command<typeof TESTNET_FLAGS> = {
  name: 'testnet',
  summary: 'Writes the homes of a network of validators under CometBFT, and runs them on this machine.',
  flags: TESTNET_FLAGS,
  async run(values, terminal) {
    const { output, run, quiet, json } = values
    if (json && !run) throw new UsageError('--json needs --run: it prints the running processes')
    const program = run ? await cometbftProgram(values.bin) : undefined
    const say = quiet || json ? () => {} : terminal.out
    const network = await networkOf(values)
    if (run && (await isWritten(network))) say(`The network in ${output} continues`)
    else {
      await writeNetwork(network)
      describe(network, say)
    }
    if (program === undefined) return say(`Run it: evmbed testnet --run ${placeOf(network)}`)
    await runUntilInterrupted(
      terminal,
      (interrupted) => runNetwork(validatorsOf(network), program, { ...values, terminal: withoutResults(terminal, quiet), interrupted }),
      () => say('Stopping; Ctrl-C again to stop at once'),
    )
  },
}

async function networkOf(values: TestnetValues): Promise<Network> {
  const { validators, port, enginePort } = values
  if (port === 0 || port + validators > 65_536)
    throw new UsageError('--port: expected a port that leaves room for all validators below 65536')
  if (enginePort === 0 || enginePort + 2 * validators > 65_536) {
    throw new UsageError('--engine-port: expected a port that leaves room for two ports of each validator below 65536')
  }
  const genesis = values.genesis === undefined ? await testGenesis(values.chainId) : await readGenesis('--genesis', values.genesis)
  return { ...values, genesis }
}

function describe(network: Network, say: (line: string) => void): void {
  say(`Chain ${network.genesis.config.chainId}, ${network.validators} validators:`)
  for (const { home, port } of validatorsOf(network)) say(`  ${home}  http://127.0.0.1:${port}`)
}

/** Returns the flags that name a network and its ports. */
function placeOf({ validators, output, port, enginePort }: Network): string {
  return `--validators ${validators} --output ${output} --port ${port} --engine-port ${enginePort}`
}

function withoutResults(terminal: Terminal, quiet: boolean): Terminal {
  return quiet ? { ...terminal, out: () => {} } : terminal
}
