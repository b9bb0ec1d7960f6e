/** Steps of the test file of `test-file-process.ts`, through viem and through ethers, written as a project writes it. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Abi, Address, Hex } from 'viem'
import { openHardhatProvider, startServer } from './peer-nodes.js'

/** A compiled contract. */
export interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
}

/** A client library with a node behind it. */
export interface TestClient {
  /** Ten accounts, or more. */
  readonly accounts: readonly Address[]
  /** Resolves with the address when the receipt is there. */
  deploy(artifact: Artifact, args: readonly unknown[]): Promise<Address>
  /** Sends a transaction, whose gas the node estimates, and waits for its receipt. */
  send(call: ContractCall, from: Address): Promise<void>
  read(call: ContractCall): Promise<unknown>
  /** Prepares a transaction that would fail, and returns the name of the error that its contract has raised. */
  failure(call: ContractCall, from: Address): Promise<string>
  snapshot(): Promise<Hex>
  revert(snapshot: Hex): Promise<void>
  close(): Promise<void>
}

export interface ContractCall {
  readonly artifact: Artifact
  readonly address: Address
  readonly name: string
  readonly args: readonly unknown[]
}

export type NodeName = 'evmbed' | 'hardhat' | 'anvil'
export type LibraryName = 'viem' | 'ethers'

type BuiltModule = 'index' | 'viem' | 'ethers'
const built = (name: BuiltModule) => import(pathToFileURL(resolve(`dist/${name}.js`)).href)

export function openClient(library: LibraryName, node: NodeName): Promise<TestClient> {
  return library === 'viem' ? throughViem(node) : throughEthers(node)
}

/** Loads the nodes and the library, each as its users do. */
async function viemTransport(node: NodeName) {
  if (node === 'evmbed') {
    const { embedded } = (await built('viem')) as typeof import('../adapters/viem/index.js')
    const transport = embedded()
    const opened = transport({})
    return { transport, close: async () => void (await opened.value?.provider.close()) }
  }
  const { custom, http } = await import('viem')
  if (node === 'hardhat') {
    const { provider, close } = await openHardhatProvider()
    return { transport: custom(provider, { retryCount: 0 }), close }
  }
  const server = await startServer('anvil')
  return { transport: http(`http://127.0.0.1:${server.port}`, { retryCount: 0 }), close: () => server.close() }
}

async function throughViem(node: NodeName): Promise<TestClient> {
  const { BaseError, ContractFunctionRevertedError, createClient, publicActions, testActions, walletActions } = await import('viem')
  const { hardhat: chain } = await import('viem/chains')
  const { transport, close } = await viemTransport(node)
  const client = createClient({ chain, transport, cacheTime: 0, pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)
    .extend(testActions({ mode: 'anvil' }))
  const accounts = await client.getAddresses()
  const [account = '0x'] = accounts
  const contract = ({ artifact, address, name, args }: ContractCall) => ({ abi: artifact.abi, address, functionName: name, args })
  return {
    accounts,
    async deploy({ abi, bytecode }, args) {
      const hash = await client.deployContract({ abi, bytecode, args, account })
      const { contractAddress } = await client.waitForTransactionReceipt({ hash })
      if (!contractAddress) throw new Error('a deployment has no address')
      return contractAddress
    },
    async send(call, from) {
      const hash = await client.writeContract({ ...contract(call), account: from })
      const { status } = await client.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error(`${call.name} failed`)
    },
    read: (call) => client.readContract(contract(call)),
    async failure(call, from) {
      try {
        // Anvil mines a transaction that fails.
        await client.simulateContract({ ...contract(call), account: from })
      } catch (error) {
        const reverted = error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError)
        if (reverted instanceof ContractFunctionRevertedError) return reverted.data?.errorName ?? ''
        throw error
      }
      return ''
    },
    snapshot: () => client.snapshot(),
    revert: (id) => client.revert({ id }),
    close,
  }
}

/** Answers are not cached, which would be wrong after a return to a snapshot, and no call waits for others. */
const ETHERS_OPTIONS = { cacheTimeout: -1, batchMaxCount: 1, staticNetwork: true } as const

async function ethersProvider(node: NodeName) {
  if (node === 'evmbed') {
    const { EmbeddedProvider } = (await built('ethers')) as typeof import('../adapters/ethers/index.js')
    const provider = new EmbeddedProvider()
    return { provider, close: async () => provider.destroy() }
  }
  const { JsonRpcProvider, Network } = await import('ethers')
  const network = Network.from(31337)
  if (node === 'hardhat') {
    const { provider: inner, close } = await openHardhatProvider()
    // As Hardhat's own provider for ethers: without its queue.
    class HardhatProvider extends JsonRpcProvider {
      override async send(method: string, params: unknown[]): Promise<unknown> {
        try {
          return await inner.request({ method, params })
        } catch (error) {
          const { code, message, data } = error as { code: number; message: string; data?: unknown }
          throw this.getRpcError({ id: 1, jsonrpc: '2.0', method, params }, { id: 1, error: { code, message, data } })
        }
      }
    }
    const provider = new HardhatProvider(undefined, network, ETHERS_OPTIONS)
    return { provider, close: async () => close().finally(() => provider.destroy()) }
  }
  const server = await startServer('anvil')
  const provider = new JsonRpcProvider(`http://127.0.0.1:${server.port}`, network, { ...ETHERS_OPTIONS, pollingInterval: 50 })
  return { provider, close: async () => server.close().finally(() => provider.destroy()) }
}

async function throughEthers(node: NodeName): Promise<TestClient> {
  const { Contract, ContractFactory, isCallException } = await import('ethers')
  const { provider, close } = await ethersProvider(node)
  const signers = await provider.listAccounts()
  const byAddress = new Map(signers.map((signer) => [signer.address, signer]))
  const [owner] = signers
  const contracts = new Map<string, InstanceType<typeof Contract>>()
  const contractOf = ({ artifact, address }: ContractCall, from = '') => {
    const key = `${address} ${from}`
    const contract = contracts.get(key) ?? new Contract(address, artifact.abi as never, byAddress.get(from) ?? provider)
    contracts.set(key, contract)
    return contract
  }
  return {
    accounts: signers.map(({ address }) => address as Address),
    async deploy({ abi, bytecode }, args) {
      const contract = await new ContractFactory(abi as never, bytecode, owner).deploy(...args)
      await contract.waitForDeployment()
      return (await contract.getAddress()) as Address
    },
    async send(call, from) {
      const sent = await contractOf(call, from)
        .getFunction(call.name)
        .send(...call.args)
      const receipt = await sent.wait()
      if (receipt?.status !== 1) throw new Error(`${call.name} failed`)
    },
    read: (call) =>
      contractOf(call)
        .getFunction(call.name)
        .staticCall(...call.args),
    async failure(call, from) {
      try {
        await contractOf(call, from)
          .getFunction(call.name)
          .send(...call.args)
      } catch (error) {
        if (isCallException(error) && error.data) return contractOf(call).interface.parseError(error.data)?.name ?? ''
        throw error
      }
      return ''
    },
    snapshot: () => provider.send('evm_snapshot', []) as Promise<Hex>,
    revert: async (id) => void (await provider.send('evm_revert', [id])),
    close,
  }
}
