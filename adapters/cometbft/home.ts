import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { LocalError, memberAt } from '../../src/internal.js'
import { readAddress, type SocketAddress } from './address.js'

/** A folder is no home of the engine. */
export class InvalidHome extends LocalError {}

/**
 * Returns the address of the RPC of the engine in a home folder.
 *
 * @throws `InvalidHome` if the folder has no readable configuration or no genesis
 */
export async function rpcOfHome(home: string): Promise<URL> {
  const place = join(home, 'config/config.toml')
  const config = await read(home, place)
  await read(home, join(home, 'config/genesis.json'))
  try {
    const address = readAddress('rpc.laddr', String(memberAt(parse(config), 'rpc', 'laddr') ?? 'tcp://127.0.0.1:26657'))
    return rpcUrl(address)
  } catch (error) {
    throw new InvalidHome(`${place} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Returns `app_state` of the engine's genesis in a home folder; undefined if it has none. Throws `InvalidHome` if the genesis cannot be read. */
export async function genesisOfHome(home: string): Promise<Uint8Array | undefined> {
  const place = join(home, 'config/genesis.json')
  const text = await read(home, place)
  try {
    const state = memberAt(JSON.parse(text), 'app_state')
    return state === undefined ? undefined : new TextEncoder().encode(JSON.stringify(state))
  } catch (error) {
    throw new InvalidHome(`${place} is no JSON`, { cause: error })
  }
}

function rpcUrl(address: SocketAddress): URL {
  if ('path' in address) throw new Error('the RPC of the engine must have a host and a port')
  const host = address.host === '0.0.0.0' ? '127.0.0.1' : address.host === '::' ? '::1' : address.host
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}`)
}

async function read(home: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const message = `${home} is no home of CometBFT: ${path} cannot be read; 'evmbed testnet' and 'cometbft init --home ${home}' make one`
    throw new InvalidHome(message, { cause: error })
  }
}
