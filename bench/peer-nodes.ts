/**
 * Opens the nodes that are compared: evmbed as it is built, and its peers. Each is loaded only when it is opened, so that a process holds no other.
 * `bench/peers/package.json` names those of npm; `scripts/bench.mjs` installs them into `.tmp/peers`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { foundryProgram } from '../test/peers/foundry.js'
import { httpConnection } from './http-client.js'
import { overIpc } from './ipc.js'

/** A node that answers. */
export interface PeerNode {
  /** Returns a result. Throws for errors. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** The process in which the node runs; undefined for this one. */
  readonly pid?: number | undefined
  close(): Promise<unknown>
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  readonly pid: number | undefined
  close(): Promise<void>
}

export const MNEMONIC = 'test test test test test test test test test test test junk'
/** Private key of the first account of the mnemonic. */
export const FIRST_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const CHAIN_ID = 31337
const TEN_THOUSAND_ETHER = 10n ** 22n

/** Benchmarks run from the project's root. */
const peers = createRequire(resolve('.tmp/peers/package.json'))

const OPENERS = {
  evmbed: openEvmbed,
  edr: openEdr,
  hardhat: openHardhat,
  ganache: openGanache,
  tevm: openTevm,
  'anvil over IPC': openAnvilIpc,
  'evmbed over HTTP': () => overHttp('evmbed'),
  'anvil over HTTP': () => overHttp('anvil'),
  'ganache over HTTP': () => overHttp('ganache'),
} as const satisfies Record<string, () => Promise<PeerNode>>

export type PeerName = keyof typeof OPENERS

export function openPeer(name: PeerName): Promise<PeerNode> {
  return OPENERS[name]()
}

/** The reason for which a peer cannot run here; undefined if it can. */
export function whyLeftOut(name: PeerName): string | undefined {
  const major = Number(process.versions.node.split('.')[0])
  if ((name === 'edr' || name === 'hardhat') && major < 22) return `${name} needs Node 22`
  if (name.startsWith('anvil') && !foundryProgram('anvil')) return 'npm has no anvil for this platform'
  return undefined
}

/** Packages of the peers that npm installs. */
const PEER_PACKAGES = { edr: '@nomicfoundation/edr', ganache: 'ganache', hardhat: 'hardhat', tevm: 'tevm' } as const

/** Returns the versions of the peers. */
export function peerVersions(): Readonly<Record<string, string>> {
  const { dependencies } = JSON.parse(readFileSync('bench/peers/package.json', 'utf8')) as { dependencies: Record<string, string> }
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> }
  const installed = Object.entries(PEER_PACKAGES).map(([name, packageName]) => [name, dependencies[packageName] ?? ''])
  return { ...Object.fromEntries(installed), anvil: devDependencies['@foundry-rs/anvil'] ?? '' }
}

async function openEvmbed(): Promise<PeerNode> {
  const { createNode } = (await import(pathToFileURL(resolve('dist/index.js')).href)) as typeof import('../src/index.js')
  const node = await createNode()
  return { request: (method, params = []) => node.call(method, params as never), close: () => node.close() }
}

/** The part of EDR's interface that is used here. Its types are installed with it. */
interface Edr {
  readonly EdrContext: new () => {
    registerProviderFactory(chainType: string, factory: unknown): Promise<void>
    createProvider(chainType: string, config: unknown, logger: unknown, subscription: unknown, decoder: unknown): Promise<EdrProvider>
  }
  readonly ContractDecoder: new () => unknown
  readonly L1_CHAIN_TYPE: string
  readonly MineOrdering: { readonly Priority: unknown }
  l1ProviderFactory(): unknown
  l1GenesisState(hardfork: unknown): readonly { readonly address: Uint8Array }[]
  l1HardforkFromString(name: string): unknown
}

interface EdrProvider {
  handleRequest(request: string): Promise<{ readonly data: unknown }>
}

let edrContext: Promise<InstanceType<Edr['EdrContext']>> | undefined

async function openEdr(): Promise<PeerNode> {
  const edr = peers('@nomicfoundation/edr') as Edr
  edrContext ??= registerEdr(edr)
  const context = await edrContext
  const hardfork = 'osaka'
  const accounts = DEV_ADDRESSES.map((address) => ({
    address: Buffer.from(address, 'hex'),
    balance: TEN_THOUSAND_ETHER,
    code: new Uint8Array(),
  }))
  const provider = await context.createProvider(
    edr.L1_CHAIN_TYPE,
    {
      allowBlocksWithSameTimestamp: false,
      allowUnlimitedContractSize: false,
      bailOnCallFailure: true,
      bailOnTransactionFailure: true,
      chainId: BigInt(CHAIN_ID),
      coinbase: Buffer.alloc(20),
      defaultTransactionGasLimit: 16_777_216n,
      genesisState: [...accounts, ...edr.l1GenesisState(edr.l1HardforkFromString(hardfork))],
      hardfork,
      initialBaseFeePerGas: 1_000_000_000n,
      minGasPrice: 0n,
      mining: { autoMine: true, blockGasLimit: 30_000_000n, memPool: { order: edr.MineOrdering.Priority } },
      network: { genesisBlockGasLimit: 30_000_000n, genesisBlockTime: BigInt(Math.floor(Date.now() / 1000)) },
      networkId: BigInt(CHAIN_ID),
      observability: {},
      ownedAccounts: DEV_KEYS.map((key) => `0x${key}`),
      precompileOverrides: [],
    },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
    { subscriptionCallback: () => {} },
    new edr.ContractDecoder(),
  )
  let id = 0
  return {
    async request(method, params = []) {
      const { data } = await provider.handleRequest(JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }))
      return resultOf(method, typeof data === 'string' ? JSON.parse(data) : data)
    },
    close: async () => undefined,
  }
}

async function registerEdr(edr: Edr) {
  const context = new edr.EdrContext()
  await context.registerProviderFactory(edr.L1_CHAIN_TYPE, edr.l1ProviderFactory())
  return context
}

interface Eip1193 {
  request(args: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

let hardhat:
  | Promise<{ readonly network: { create(name: string): Promise<{ readonly provider: Eip1193; close(): Promise<void> }> } }>
  | undefined

/** Opens a chain of Hardhat with its provider, which clients wrap. */
export async function openHardhatProvider(): Promise<{ readonly provider: Eip1193; close(): Promise<void> }> {
  hardhat ??= (async () => {
    // Hardhat looks for the project that it belongs to.
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const root = process.cwd()
    process.chdir(folder)
    const { createHardhatRuntimeEnvironment } = await import(pathToFileURL(peers.resolve('hardhat/hre')).href)
    const created = await createHardhatRuntimeEnvironment({
      networks: { own: { type: 'edr-simulated', chainType: 'l1', hardfork: 'osaka', blockGasLimit: 30_000_000 } },
    })
    process.chdir(root)
    return created
  })()
  const connection = await (await hardhat).network.create('own')
  return { provider: connection.provider, close: () => connection.close() }
}

async function openHardhat(): Promise<PeerNode> {
  const { provider, close } = await openHardhatProvider()
  return { request: (method, params = []) => provider.request({ method, params }), close }
}

const GANACHE_OPTIONS = {
  logging: { quiet: true },
  wallet: { mnemonic: MNEMONIC, defaultBalance: 10_000 },
  chain: { chainId: CHAIN_ID, hardfork: 'shanghai' },
  miner: { blockGasLimit: 30_000_000 },
}

/** Its command line does not say which port it has taken. */
const GANACHE_SERVER = `
const { createServer } = require('node:net')
const [path, options] = process.argv.slice(1)
const probe = createServer().listen(0, '127.0.0.1', () => {
  const { port } = probe.address()
  probe.close(() => require(path).server(JSON.parse(options)).listen(port, '127.0.0.1').then(() => console.log('127.0.0.1:' + port)))
})
`

async function openGanache(): Promise<PeerNode> {
  const provider = peers('ganache').provider(GANACHE_OPTIONS) as Eip1193 & { disconnect(): Promise<void> }
  return { request: (method, params = []) => provider.request({ method, params }), close: () => provider.disconnect() }
}

async function openTevm(): Promise<PeerNode> {
  // Its ES modules import names that its dependencies do not export.
  const client = peers('tevm').createMemoryClient({ miningConfig: { type: 'auto' } }) as Eip1193
  return { request: (method, params = []) => client.request({ method, params }), close: async () => undefined }
}

async function openAnvilIpc(): Promise<PeerNode> {
  const folder = temporaryFolder()
  const path = join(folder, 'anvil.ipc')
  const server = await startServer('anvil', ['--ipc', path])
  return overServer(server, await overIpc(path))
}

async function overHttp(name: ServerName): Promise<PeerNode> {
  const server = await startServer(name)
  return overServer(server, await httpClient(server.port))
}

function overServer(server: ServerProcess, { request, close }: { readonly request: PeerNode['request']; close(): void }): PeerNode {
  return {
    request,
    pid: server.pid,
    close: async () => {
      close()
      await server.close()
    },
  }
}

/** Sends each request that comes while others wait over a connection of its own, as clients do. */
async function httpClient(port: number): Promise<{ request: PeerNode['request']; close(): void }> {
  const all = [await httpConnection(port)]
  const idle = [...all]
  let id = 0
  return {
    async request(method, params = []) {
      const connection = idle.pop() ?? (await httpConnection(port))
      if (!all.includes(connection)) all.push(connection)
      const answer = await connection.send(JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }))
      idle.push(connection)
      return resultOf(method, JSON.parse(answer))
    },
    close: () => {
      for (const connection of all) connection.close()
    },
  }
}

function resultOf(
  method: string,
  { result, error }: { readonly result?: unknown; readonly error?: { readonly message: string } },
): unknown {
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** Answers each request with the bytes that evmbed answers: the least that a server of Node can do. */
const BARE_SERVER = `
const { createServer } = require('node:http')
const body = '{"jsonrpc":"2.0","id":1,"result":"0x0"}'
const server = createServer((request, response) => {
  request.on('data', () => {}).on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => console.log('127.0.0.1:' + server.address().port))
`

const SERVERS = {
  evmbed: () => [process.execPath, resolve('dist/cli.js'), 'dev', '--port', '0'],
  anvil: () => [foundryProgram('anvil') ?? 'anvil', '--port', '0'],
  ganache: () => [process.execPath, '-e', GANACHE_SERVER, peers.resolve('ganache'), JSON.stringify(GANACHE_OPTIONS)],
  'bare node:http': () => [process.execPath, '-e', BARE_SERVER],
} as const satisfies Record<string, () => readonly string[]>

export type ServerName = keyof typeof SERVERS

/** Starts a server with ten accounts, and resolves when it prints its port. */
export async function startServer(name: ServerName, options: readonly string[] = []): Promise<ServerProcess> {
  const [program = '', ...args] = SERVERS[name]()
  const child = spawn(program, [...args, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.add(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it listened`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (found) resolve(Number(found))
    })
  })
  return {
    port,
    pid: child.pid,
    close: () => {
      children.delete(child)
      child.kill()
      return ended
    },
  }
}

const children = new Set<ChildProcess>()
const folders: string[] = []

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-bench-'))
  folders.push(folder)
  return folder
}

process.once('exit', () => {
  for (const child of children) child.kill()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Keys and addresses of the ten accounts of the mnemonic. EDR does not derive them. */
const DEV_KEYS = [
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  '47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  '8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
  '92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
  '4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
  'dbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
  '2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
]
const DEV_ADDRESSES = [
  'f39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '3c44cdddb6a900fa2b585dd299e03d12fa4293bc',
  '90f79bf6eb2c4f870365e785982e1f101e93b906',
  '15d34aaf54267db7d7c367839aaf71a00a2c6a65',
  '9965507d1a55bcc2695c58ba16fb37d819b0a4dc',
  '976ea74026e726554db657fa54763abd0c3a0aa9',
  '14dc79964da2c08b23698b3d3cc7ca32193d9955',
  '23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f',
  'a0ee7a142d267c1f36714e4a8f75612f20a79720',
]
