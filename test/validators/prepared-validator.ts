import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { cometbft } from 'evmbed/cometbft'
import { testGenesis, writeNetwork } from '../../adapters/cli/testnet-files.js'
import { freePorts } from './validator-network.js'

const ZERO = '0x0000000000000000000000000000000000000000'
const ATTEMPTS = 3

export interface PreparedValidator {
  /** Folder of the home, which does not exist. */
  readonly folder: string
  /** Path of the engine's program. */
  readonly engine: string
  /** Number of the last block that the single node made. */
  readonly height: number
  /** Options of the node, with the store in which the chain is. */
  readonly options: NodeOptions
}

/**
 * Continues the chain of a single node under CometBFT, with one validator, which makes its first block in an hour. Until then all answers are those of the
 * prepared chain, and transactions wait in the engine's mempool.
 */
export async function continueUnderCometbft({ folder, engine, height, options }: PreparedValidator): Promise<Node> {
  for (let attempt = 1; ; attempt++) {
    const home = await preparedHome(join(folder, String(attempt)), height)
    const faults: unknown[] = []
    const node = await createNode({ ...options, consensus: cometbft({ home, bin: engine }), onFault: (fault) => faults.push(fault) })
    // Only the engine knows the address of the validator.
    if ((await node.request('eth_coinbase')) !== ZERO) return node
    await node.close()
    const text = faults.join('; ')
    // Another program may take a port after it was found to be free.
    if (attempt === ATTEMPTS || !text.includes('address already in use')) throw new Error(`the engine does not answer: ${text}`)
  }
}

/** Writes the home of an only validator whose first block follows a height. Returns its path. */
async function preparedHome(output: string, height: number): Promise<string> {
  const enginePort = await freePorts(2)
  const [validator] = await writeNetwork({ output, validators: 1, genesis: await testGenesis(1), port: 1, enginePort })
  if (!validator) throw new RangeError('a network without validators')
  const { home } = validator
  await rewrite(join(home, 'config/config.toml'), (text) => text.replace(/^timeout_commit = .*$/m, 'timeout_commit = "1h"'))
  await rewrite(join(home, 'config/genesis.json'), (text) =>
    // The genesis of the chain is that of the node.
    JSON.stringify({ ...JSON.parse(text), initial_height: String(height + 1), app_state: {} }),
  )
  return home
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}
