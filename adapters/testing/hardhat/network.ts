import { LocalError, type NodeProvider } from '../../../src/internal.js'
import { ContractFiles, callerFolder, createSetup, type SetupOptions, TestChain } from '../internal/index.js'
import { ConnectionProvider } from './connection-provider.js'
import { ethersOf, type HardhatEthers } from './ethers-helpers.js'
import { boundHelpers, type NetworkHelpers } from './network-helpers.js'

/** A chain of its own, with the parts that a connection of Hardhat 3 has. */
export interface NetworkConnection {
  readonly provider: NodeProvider
  /** The package ethers with Hardhat's functions: `getSigners`, `deployContract` and so on. */
  readonly ethers: HardhatEthers
  /** Hardhat's network helpers on this chain. */
  readonly networkHelpers: NetworkHelpers
  /** Closes the chain. */
  close(): Promise<void>
}

/** Connections as the object `network` of Hardhat 3 creates them. */
export interface TestNetwork {
  /** Creates a connection with a chain of its own. The node is created by its first request. */
  create(): Promise<NetworkConnection>
  /** The former name of `create`. */
  connect(): Promise<NetworkConnection>
  /** Returns one connection that its callers share. */
  getOrCreate(): Promise<NetworkConnection>
  /** Closes the connections. */
  close(): Promise<void>
}

/** A connection was requested with arguments. They are options of `createNetwork`, because there is no configuration file. */
export class NetworkArguments extends LocalError {
  constructor(method: string) {
    super(`network.${method} takes no arguments: there is no configuration of networks. Options of the chain belong to createNetwork`)
  }
}

/**
 * Creates the object `network` of Hardhat 3 without Hardhat, for suites that are moved by a changed import. Each connection has a chain of its own.
 *
 * @example
 * ```ts
 * const network = createNetwork({ chain: { dialect: 'hardhat' } })
 * const { ethers, networkHelpers } = await network.create()
 * const coin = await ethers.deployContract('Coin', [100n])
 * ```
 */
export function createNetwork(options: Pick<SetupOptions, 'chain' | 'folder' | 'artifacts'> = {}): TestNetwork {
  const { folder = callerFolder(createNetwork), artifacts } = options
  const setup = createSetup(undefined, { ...options, folder }, createNetwork)
  const contracts = new ContractFiles(folder, artifacts)
  const connections = new Set<NetworkConnection>()
  let shared: NetworkConnection | undefined

  const open = (): NetworkConnection => {
    const key = {}
    const chain = new TestChain({
      name: 'a connection',
      title: 'a connection',
      setups: new Set([key]),
      contracts,
      open: async () => (await setup.ready()).node.fork(),
    })
    const provider = new ConnectionProvider(chain, key)
    const ethers = ethersOf(provider)
    const connection: NetworkConnection = {
      provider,
      ethers,
      networkHelpers: boundHelpers(provider),
      async close() {
        connections.delete(connection)
        if (shared === connection) shared = undefined
        await ethers.provider.destroy()
        await chain.end()
      },
    }
    connections.add(connection)
    return connection
  }
  const refuse = (method: string, args: readonly unknown[]) => {
    if (args.length > 0) throw new NetworkArguments(method)
  }
  return {
    async create(...args: readonly unknown[]) {
      refuse('create', args)
      return open()
    },
    async connect(...args: readonly unknown[]) {
      refuse('connect', args)
      return open()
    },
    async getOrCreate(...args: readonly unknown[]) {
      refuse('getOrCreate', args)
      shared ??= open()
      return shared
    },
    async close() {
      shared = undefined
      for (const connection of [...connections]) await connection.close()
      await setup.close()
    },
  }
}
