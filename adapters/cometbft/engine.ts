import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SomeOf } from '../../src/internal.js'
import {
  type AbciApplication,
  type BftEngine,
  type ConsensusEngine,
  type EngineConnection,
  type EnginePeer,
  type EngineStatus,
  InvalidOption,
  memberAt,
  readOptions,
} from '../../src/internal.js'
import { ENGINE_GRACE, SupervisedProcess } from '../processes/index.js'
import { addressText, readAddress, type SocketAddress } from './address.js'
import { BroadcastQueue } from './broadcast-queue.js'
import { parseLog } from './engine-log.js'
import { EngineEnded } from './errors.js'
import { genesisOfHome, rpcOfHome } from './home.js'
import { COMETBFT_OPTIONS, type CometbftOptions } from './options.js'
import { findProgram } from './program.js'
import { EngineRpc } from './rpc.js'
import { serveAbci } from './server.js'

/**
 * Creates the engine CometBFT (v0.38 to v0.40) for the option `consensus`: the node becomes the application of a validator.
 *
 * @param options - see `CometbftOptions`
 * @throws `InvalidOption` for an invalid value; `connect` rejects with `EngineMissing` without the program, with `InvalidHome` for a folder that is no home of
 * the engine, and with `ListenFailed` or `UnsafeAddress` for an address that cannot or must not be listened on
 *
 * @example
 * const node = await createNode({ consensus: cometbft({ home: './validator/engine' }), store: levelStore('./validator/chain') })
 */
export function cometbft(options: SomeOf<CometbftOptions>): ConsensusEngine {
  const settings = readOptions(COMETBFT_OPTIONS, options)
  if (settings.home === '' && settings.rpc === '') throw new InvalidOption('home', 'the path of a folder, or the option rpc', undefined)
  const listen = settings.listen === '' ? undefined : readAddress('listen', settings.listen)
  const engine: BftEngine = {
    name: 'cometbft',
    readGenesis: async () => (settings.home === '' ? undefined : genesisOfHome(resolve(settings.home))),
    connect: (application, onFault) =>
      settings.rpc === ''
        ? startAndConnect(application, { ...settings, listen, onFault })
        : connectToRunning(application, { ...settings, listen: listen ?? DEFAULT_ADDRESS, onFault }),
  }
  return engine
}

/** `proxy_app` of the engine's default configuration. */
const DEFAULT_ADDRESS: SocketAddress = { host: '127.0.0.1', port: 26_658 }

type Settings = Omit<CometbftOptions, 'listen'> & { readonly onFault: (fault: unknown) => void }

async function connectToRunning(
  application: AbciApplication,
  { listen, ...settings }: Settings & { readonly listen: SocketAddress },
): Promise<EngineConnection> {
  const server = await serveAbci(application, { ...settings, address: listen })
  return connection(new EngineRpc(new URL(settings.rpc), settings.timeoutMs), () => server.close())
}

async function startAndConnect(
  application: AbciApplication,
  { listen, ...settings }: Settings & { readonly listen: SocketAddress | undefined },
): Promise<EngineConnection> {
  const home = resolve(settings.home)
  const rpc = new EngineRpc(await rpcOfHome(home), settings.timeoutMs)
  const program = await findProgram(settings.bin || undefined)
  const server = await serveAbci(application, { ...settings, address: listen ?? socketIn(home) })
  try {
    const engine = await startEngine(home, program, addressText(server.address), settings)
    // The engine ends first: it reports the loss of its application as a failure.
    return connection(rpc, async () => {
      await engine.stop()
      await server.close()
    })
  } catch (error) {
    await server.close()
    throw error
  }
}

/** File in the home folder with the id of the engine's process. */
const PID_FILE = 'engine.pid'

async function startEngine(
  home: string,
  program: string,
  address: string,
  { onLog, onFault }: Settings,
): Promise<{ stop(): Promise<void> }> {
  let lastError = ''
  let isEnding = false
  const engine = await SupervisedProcess.start({
    program,
    args: ['start', '--home', home, '--proxy_app', address],
    grace: ENGINE_GRACE,
    onLine(text, stream) {
      const line = parseLog(text, stream === 'err' ? 'error' : 'info')
      // The trace of a crash follows its reason.
      if (line.level === 'error' && !lastError.startsWith(': panic')) lastError = `: ${line.text}`
      // An engine that ends reports its closed sockets as errors.
      onLog(isEnding ? { ...line, level: 'debug' } : line)
    },
    onStart(pid) {
      lastError = ''
      // The file is for operators and tests: the node works without it.
      writeFile(join(home, PID_FILE), `${pid}\n`).catch(() => {})
    },
    onEnd: (how, pause) => onFault(new EngineEnded(`CometBFT ended (${how})${lastError}; it starts again in ${pause} ms`)),
  })
  return {
    async stop() {
      isEnding = true
      await engine.stop()
      await rm(join(home, PID_FILE), { force: true })
    },
  }
}

/** Returns the address of a socket file in a folder, or a free port if the path is too long for a socket. */
function socketIn(home: string): SocketAddress {
  try {
    return readAddress('listen', `unix://${join(home, 'abci.sock')}`)
  } catch {
    return { host: '127.0.0.1', port: 0 }
  }
}

function connection(rpc: EngineRpc, close: () => Promise<void>): EngineConnection {
  const queue = new BroadcastQueue(rpc)
  let closing: Promise<void> | undefined
  return {
    broadcastTx: (transaction, sender) => queue.add(transaction, sender),
    status: async () => statusOf(...(await Promise.all([rpc.call('status'), rpc.call('net_info')]))),
    peers: async () => peersOf(await rpc.call('net_info')),
    close() {
      rpc.close()
      closing ??= close()
      return closing
    },
  }
}

function statusOf(status: unknown, network: unknown): EngineStatus {
  return {
    network: String(memberAt(status, 'node_info', 'network')),
    latestHeight: BigInt(String(memberAt(status, 'sync_info', 'latest_block_height'))),
    catchingUp: memberAt(status, 'sync_info', 'catching_up') === true,
    peers: Number(memberAt(network, 'n_peers')),
    isListening: memberAt(network, 'listening') === true,
    validator: Uint8Array.from(Buffer.from(String(memberAt(status, 'validator_info', 'address')), 'hex')),
    votingPower: BigInt(String(memberAt(status, 'validator_info', 'voting_power'))),
  }
}

function peersOf(network: unknown): readonly EnginePeer[] {
  const peers = memberAt(network, 'peers')
  return (Array.isArray(peers) ? peers : []).map((peer) => ({
    id: String(memberAt(peer, 'node_info', 'id')),
    name: String(memberAt(peer, 'node_info', 'moniker')),
    address: addressOfPeer(String(memberAt(peer, 'remote_ip')), String(memberAt(peer, 'node_info', 'listen_addr'))),
    isInbound: memberAt(peer, 'is_outbound') !== true,
  }))
}

/** Returns the host of the connection with the port at which the peer listens. */
function addressOfPeer(host: string, listens: string): string {
  return `${host.includes(':') ? `[${host}]` : host}:${/(\d+)$/.exec(listens)?.[1] ?? ''}`
}
