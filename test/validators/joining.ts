import { execFileSync } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts, type ValidatorNetwork, ValidatorProcess } from './validator-network.js'

export interface JoiningSettings {
  /** Home of the new node, which does not exist. */
  readonly home: string
  /** Path of the bundled program `validator.ts`. */
  readonly program: string
  /** Path of the engine's program. */
  readonly engine: string
}

interface Commit {
  readonly result: {
    readonly signed_header: {
      readonly header: { readonly height: string }
      readonly commit: { readonly block_id: { readonly hash: string } }
    }
  }
}

/** Makes a node that is no validator, whose engine joins a network by state sync. It trusts the present block of the first validator. */
export async function joiningNode({ places }: ValidatorNetwork, { home, program, engine }: JoiningSettings): Promise<ValidatorProcess> {
  const [first] = places
  if (!first) throw new RangeError('a network without validators')
  const run = (...args: readonly string[]) => execFileSync(engine, [...args], { encoding: 'utf8' }).trim()
  run('init', '--home', home)
  await copyFile(join(first.home, 'config/genesis.json'), join(home, 'config/genesis.json'))
  const response = await fetch(`http://127.0.0.1:${first.rpcPort}/commit`)
  const { header, commit } = ((await response.json()) as Commit).result.signed_header
  const peers = places.map((place) => `${run('show-node-id', '--home', place.home)}@127.0.0.1:${place.peerPort}`)
  // The engine needs two servers: the second one is the witness of the first.
  const servers = [first, places[1] ?? first].map(({ rpcPort }) => `http://127.0.0.1:${rpcPort}`)
  const [peerPort, rpcPort] = [await freePorts(1), await freePorts(1)]
  const config = (await readFile(join(first.home, 'config/config.toml'), 'utf8'))
    .replace(/^moniker = .*$/m, 'moniker = "joining"')
    .replace(/^persistent_peers = .*$/m, `persistent_peers = "${peers.join(',')}"`)
    .replace(/^(\[rpc\]\nladdr) = .*$/m, `$1 = "tcp://127.0.0.1:${rpcPort}"`)
    .replace(/^(\[p2p\]\nladdr) = .*$/m, `$1 = "tcp://127.0.0.1:${peerPort}"`)
  const stateSync = `
[statesync]
enable = true
rpc_servers = "${servers.join(',')}"
trust_height = ${header.height}
trust_hash = "${commit.block_id.hash}"
trust_period = "168h"
discovery_time = "5s"
`
  await writeFile(join(home, 'config/config.toml'), config + stateSync)
  const port = await freePorts(1)
  return new ValidatorProcess({ home, host: '127.0.0.1', port, engine, snapshotInterval: 0 }, [process.execPath, program])
}
