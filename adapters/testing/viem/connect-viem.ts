import {
  type Abi,
  type Address,
  type Chain,
  type Client,
  createClient,
  defineChain,
  type GetContractReturnType,
  getAddress,
  getContract,
  type JsonRpcAccount,
  type PublicActions,
  publicActions,
  type TestActions,
  testActions,
  type WalletActions,
  walletActions,
} from 'viem'
import type { NodeProvider } from '../../../src/internal.js'
import { type EmbeddedTransport, embedded } from '../../viem/index.js'
import {
  type CompiledContract,
  type ContractAbis,
  currentTestChain,
  DeploymentFailed,
  deployable,
  findContract,
  type Libraries,
} from '../internal/index.js'

/** Public and wallet actions have `token`; the client has that of the public ones. */
type Actions = PublicActions<EmbeddedTransport, Chain, JsonRpcAccount> & Omit<WalletActions<Chain, JsonRpcAccount>, 'token'> & TestActions
type ViemClient = Client<EmbeddedTransport, Chain, JsonRpcAccount, undefined, Actions>

/** The type of a contract's ABI: of an artifact, or of a name that the project has given a type. */
type AbiOf<Contract> = Contract extends { readonly abi: infer Type extends Abi }
  ? Type
  : Contract extends keyof ContractAbis
    ? ContractAbis[Contract] extends Abi
      ? ContractAbis[Contract]
      : Abi
    : Abi

/** A contract object of viem, whose writes are sent by the first account unless another one is given. */
export type ViemContract<Contract> = GetContractReturnType<AbiOf<Contract>, ViemClient, Address>

export interface DeployOptions {
  /** Sender. Default: the first account. */
  readonly account?: Address
  /** Wei. */
  readonly value?: bigint
  /** Addresses of libraries by their names. Others are deployed. */
  readonly libraries?: Libraries
}

/** A viem client of a set-up, and functions for its contracts. */
export interface ViemConnection {
  /** All public, wallet and test actions, with the first account. It caches nothing, because each test has another chain. */
  readonly client: ViemClient
  /** Addresses of the accounts of the chain, with checksums, as viem returns addresses. */
  readonly accounts: readonly Address[]
  /**
   * Deploys a contract by its name, or from an artifact. Its libraries are deployed and linked.
   *
   * @throws `ContractUnavailable` for a contract that cannot be found or deployed
   *
   * @example
   * ```ts
   * const coin = await deploy('Coin', [100n])
   * await coin.read.totalSupply() // 100n
   * ```
   */
  deploy<const Contract extends string | (CompiledContract & { readonly abi: Abi })>(
    contract: Contract,
    args?: readonly unknown[],
    options?: DeployOptions,
  ): Promise<ViemContract<Contract>>
  /** Returns the object of a contract that has been deployed, by its name. */
  contractAt<const Contract extends string>(contract: Contract, address: Address): Promise<ViemContract<Contract>>
}

/**
 * Creates a viem client for a set-up. The client and its contracts work in each test on the chain of that test.
 *
 * @param provider the provider that the set-up receives
 */
export async function connectViem(provider: NodeProvider): Promise<ViemConnection> {
  const node = await provider.node()
  const accounts = node.accounts.map(({ address }) => getAddress(address))
  const chain = defineChain({
    id: node.chainId,
    name: 'evmbed',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const [account = '0x0000000000000000000000000000000000000000'] = accounts
  const base = withChainInId(createClient({ account, chain, transport: transportOf(provider), cacheTime: 0, pollingInterval: 50 }))
  const client: ViemClient = withChainInId(
    base.extend((bound) => ({ ...walletActions(bound), ...publicActions(bound), ...testActions({ mode: 'anvil' })(bound) })),
  )
  const create = async (
    name: string,
    abi: Abi,
    code: `0x${string}`,
    args: readonly unknown[],
    options: DeployOptions,
  ): Promise<Address> => {
    const { account: sender = account, value = 0n } = options
    const hash = await client.deployContract({ abi, bytecode: code, args, account: sender, ...(value === 0n ? {} : { value }) })
    const { contractAddress, status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success' || !contractAddress) throw new DeploymentFailed(name, hash)
    return contractAddress
  }
  return {
    client,
    accounts,
    async deploy<const Contract extends string | CompiledContract>(
      contract: Contract,
      args: readonly unknown[] = [],
      options: DeployOptions = {},
    ) {
      const library = (code: `0x${string}`) => create('a library', [], code, [], { ...options, value: 0n })
      const { name, abi, code } = await deployable(contract, options.libraries ?? {}, library)
      // The compiler writes an ABI.
      const typed = abi as AbiOf<Contract>
      return getContract({ abi: typed, address: await create(name, typed, code, args, options), client })
    },
    async contractAt<const Contract extends string>(contract: Contract, address: Address) {
      const { abi } = await findContract(contract)
      return getContract({ abi: abi as AbiOf<Contract>, address, client })
    },
  }
}

/** Calls are not merged with equal ones that are under way: those may belong to another test. */
function transportOf(provider: NodeProvider): EmbeddedTransport {
  const transport = embedded(provider)
  return (options) => {
    const created = transport(options)
    const request: typeof created.request = (call, settings) => created.request(call, { ...settings, dedupe: false })
    return { ...created, request }
  }
}

/** Makes the chain of the test a part of the client's id, by which viem merges equal waits of one client. */
function withChainInId<Subject extends { readonly uid: string }>(client: Subject): Subject {
  const { uid } = client
  return Object.defineProperty(client, 'uid', {
    get: () => `${uid}-${currentTestChain('uid')?.id ?? ''}`,
    enumerable: true,
    configurable: true,
  })
}
