import {
  type Addressable,
  type Authorization,
  type AuthorizationRequest,
  Contract,
  ContractFactory,
  ethers,
  type Interface,
  type InterfaceAbi,
  JsonRpcSigner,
  type Overrides,
  resolveAddress,
  type Signer,
  Wallet,
} from 'ethers'
import { EmbeddedProvider } from '../../ethers/index.js'
import { type CompiledContract, deployable, findContract, type Libraries, runOn, type SetupProvider } from '../internal/index.js'

export interface FactoryOptions {
  /** Sender. Default: the first account. */
  readonly signer?: Signer
  /** Addresses of libraries by their names. Others are deployed. */
  readonly libraries?: Libraries
}

/** Options of a deployment, and fields of its transaction. */
export type DeployContractOptions = FactoryOptions & Overrides

/** Functions that Hardhat adds to the object `ethers`, under their names. Contracts are found by name in the output of the project. */
export interface EthersHelpers {
  readonly provider: EmbeddedProvider
  /** Returns signers of the accounts of the chain. */
  getSigners(): Promise<JsonRpcSigner[]>
  getSigner(address: string): Promise<JsonRpcSigner>
  /** Returns a signer of an account without its key. */
  getImpersonatedSigner(address: string): Promise<JsonRpcSigner>
  /**
   * Returns a factory with linked code, by the name of a contract, from an artifact, or from an ABI and code.
   *
   * @throws `ContractUnavailable` for a contract that cannot be found or deployed
   */
  getContractFactory(contract: string | CompiledContract, options?: Signer | FactoryOptions): Promise<ContractFactory>
  getContractFactory(abi: Interface | InterfaceAbi, bytecode: string, signer?: Signer): Promise<ContractFactory>
  /** Returns the object of a contract that has been deployed, by its name or its ABI. */
  getContractAt(contract: string | Interface | InterfaceAbi, address: string | Addressable, signer?: Signer): Promise<Contract>
  /**
   * Sends the deployment of a contract. As in Hardhat, it does not wait for a block where blocks are not mined automatically.
   *
   * @param args arguments of the constructor, or the third parameter
   */
  deployContract(
    contract: string | CompiledContract,
    args?: readonly unknown[] | Signer | DeployContractOptions,
    options?: Signer | DeployContractOptions,
  ): Promise<Contract>
}

/** The package ethers with the functions of Hardhat. */
export type HardhatEthers = typeof ethers & EthersHelpers

/** A signer of the node, which also signs authorizations of EIP-7702: no method of a node does. */
class AccountSigner extends JsonRpcSigner {
  readonly #provider: EmbeddedProvider

  constructor(provider: EmbeddedProvider, address: string) {
    super(provider, address)
    this.#provider = provider
  }

  override async authorize(request: AuthorizationRequest): Promise<Authorization> {
    const { accounts } = await this.#provider.node()
    const account = accounts.find(({ address }) => address === this.address.toLowerCase())
    return account ? new Wallet(account.privateKey, this.#provider).authorize(request) : super.authorize(request)
  }
}

/** Creates the object `ethers` of a connection, or of a process. */
export function ethersOf(source: SetupProvider): HardhatEthers {
  const provider = new EmbeddedProvider(source)
  // Names are found, and libraries are deployed, on the chain of the connection.
  const onChain = <Result>(run: () => Promise<Result>): Promise<Result> => runOn(source.chain('deploy'), run)
  const firstSigner = async (): Promise<Signer> => new AccountSigner(provider, (await provider.getSigner(0)).address)

  const factoryOf = (contract: string | CompiledContract, { signer, libraries = {} }: FactoryOptions) =>
    onChain(async () => {
      const sender = signer ?? (await firstSigner())
      const library = async (code: string) => (await new ContractFactory([], code, sender).deploy()).getAddress()
      const { abi, code } = await deployable(contract, libraries, library)
      return new ContractFactory(JSON.stringify(abi), code, sender)
    })

  const helpers: EthersHelpers = {
    provider,
    getSigners: async () => (await provider.listAccounts()).map(({ address }) => new AccountSigner(provider, address)),
    getSigner: async (address) => new AccountSigner(provider, address),
    async getImpersonatedSigner(address) {
      await provider.send('hardhat_impersonateAccount', [address])
      return new AccountSigner(provider, address)
    },
    async getContractFactory(
      contract: string | CompiledContract | Interface | InterfaceAbi,
      second: Signer | FactoryOptions | string = {},
      third?: Signer,
    ): Promise<ContractFactory> {
      if (typeof second !== 'string' && isContract(contract)) return factoryOf(contract, optionsOf(second))
      // The overloads: an ABI comes with its code.
      return new ContractFactory(contract as Interface | InterfaceAbi, second as string, third ?? (await firstSigner()))
    },
    async getContractAt(contract, address, signer) {
      const abi = typeof contract === 'string' ? await onChain(async () => JSON.stringify((await findContract(contract)).abi)) : contract
      return new Contract(await resolveAddress(address, provider), abi, signer ?? (await firstSigner()))
    },
    async deployContract(contract, args = [], options = {}) {
      const [values, rest] = isList(args) ? [args, options] : [[], args]
      const { signer, libraries, ...overrides } = optionsOf<DeployContractOptions>(rest)
      const given = { ...(signer === undefined ? {} : { signer }), ...(libraries === undefined ? {} : { libraries }) }
      const factory = await factoryOf(contract, given)
      // Without the overrides, ethers takes an argument too many for them. It has the functions of a contract as members of its object.
      return (await factory.deploy(...values, overrides)) as Contract
    },
  }
  return { ...ethers, ...helpers }
}

function isContract(contract: string | CompiledContract | Interface | InterfaceAbi): contract is string | CompiledContract {
  return typeof contract === 'string' || 'bytecode' in contract
}

function isList(value: object): value is readonly unknown[] {
  return Array.isArray(value)
}

function optionsOf<Options extends FactoryOptions>(value: Signer | Options): Options | FactoryOptions {
  return isSigner(value) ? { signer: value } : value
}

function isSigner(value: object): value is Signer {
  return 'sendTransaction' in value
}
