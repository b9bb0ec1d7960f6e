import { Contract, ContractFactory, Interface, type JsonRpcSigner, type Signer } from 'ethers'
import type { NodeProvider } from '../../../src/internal.js'
import { EmbeddedProvider } from '../../ethers/index.js'
import { type CompiledContract, DeploymentFailed, deployable, findContract, type Libraries } from '../internal/index.js'

export interface DeployOptions {
  /** Sender. Default: the first account. */
  readonly signer?: Signer
  /** Wei. */
  readonly value?: bigint
  /** Addresses of libraries by their names. Others are deployed. */
  readonly libraries?: Libraries
}

/** An ethers provider of a set-up, its signers, and functions for its contracts. */
export interface EthersConnection {
  readonly provider: EmbeddedProvider
  /** Signers of the accounts of the chain. */
  readonly signers: readonly JsonRpcSigner[]
  /**
   * Deploys a contract by its name, or from an artifact. Its libraries are deployed and linked.
   *
   * @throws `ContractUnavailable` for a contract that cannot be found or deployed
   *
   * @example
   * ```ts
   * const coin = await deploy('Coin', [100n])
   * await coin.totalSupply() // 100n
   * ```
   */
  deploy<Type extends Contract = Contract>(
    contract: string | CompiledContract,
    args?: readonly unknown[],
    options?: DeployOptions,
  ): Promise<Type>
  /** Returns the object of a contract that has been deployed, by its name. */
  contractAt<Type extends Contract = Contract>(contract: string, address: string, signer?: Signer): Promise<Type>
}

/**
 * Creates an ethers provider for a set-up. The provider, its signers and its contracts work in each test on the chain of that test.
 *
 * @param source the provider that the set-up receives
 */
export async function connectEthers(source: NodeProvider): Promise<EthersConnection> {
  const provider = new EmbeddedProvider(source)
  const signers = await provider.listAccounts()
  const create = async (name: string, abi: Interface, code: string, args: readonly unknown[], options: DeployOptions) => {
    const { signer = signers[0], value } = options
    const factory = new ContractFactory(abi, code, signer)
    const contract = await factory.deploy(...args, ...(value === undefined ? [] : [{ value }]))
    const transaction = contract.deploymentTransaction()
    const receipt = await transaction?.wait()
    if (receipt?.status !== 1) throw new DeploymentFailed(name, transaction?.hash ?? '')
    return contract
  }
  return {
    provider,
    signers,
    async deploy<Type extends Contract>(contract: string | CompiledContract, args: readonly unknown[] = [], options: DeployOptions = {}) {
      const library = async (code: string) =>
        (await create('a library', new Interface([]), code, [], { ...options, value: 0n })).getAddress()
      const { name, abi, code } = await deployable(contract, options.libraries ?? {}, library)
      const deployed = await create(name, new Interface(JSON.stringify(abi)), code, args, options)
      // ethers has the functions of a contract as members of its object.
      return deployed as Type
    },
    async contractAt<Type extends Contract>(contract: string, address: string, signer?: Signer) {
      const { abi } = await findContract(contract)
      return new Contract(address, new Interface(JSON.stringify(abi)), signer ?? signers[0] ?? provider) as Type
    },
  }
}
