import { type BaseContract, Contract, type ContractTransactionResponse, type JsonRpcSigner, ZeroAddress } from 'ethers'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { embedded } from 'evmbed/viem'
import { createPublicClient, createWalletClient, type Hex, publicActions } from 'viem'
import { hardhat } from 'viem/chains'
import { artifact } from '../../../contracts/compile.js'
import { Deployer } from '../../../contracts/deployer.js'

/** Gas that is not estimated, so that a failing transaction is mined. */
export const MINED = { gasLimit: 500_000n }

/** Chain with the contracts of the matchers' tests. Each case runs on a fork of it. */
export interface Base {
  readonly node: Node
  readonly addresses: Readonly<Record<'reverter' | 'other' | 'emitter' | 'purse' | 'token', Hex>>
}

export async function createBase(options: NodeOptions = {}): Promise<Base> {
  const node = await createNode(options)
  const deployer = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
  const reverter = (await deployer.deploy(artifact('Reverter'))).address
  const other = (await deployer.deploy(artifact('Emitter'), [ZeroAddress])).address
  const emitter = (await deployer.deploy(artifact('Emitter'), [other])).address
  const purse = (await deployer.deploy(artifact('Purse'))).address
  const token = await deployer.deploy(artifact('Token'), ['Token', 'TKN', 1000n])
  await deployer.send(token, 'transfer', [purse, 100n])
  await deployer.transact({ to: purse, value: '0x3e8' })
  return { node, addresses: { reverter, other, emitter, purse, token: token.address } }
}

/** Objects of ethers and viem on one fork. */
export class World {
  readonly ethers: EmbeddedProvider
  readonly contracts: Readonly<Record<keyof Base['addresses'], BaseContract>>

  private constructor(
    readonly node: Node,
    readonly base: Base,
    readonly alice: JsonRpcSigner,
    readonly bob: JsonRpcSigner,
    ethers: EmbeddedProvider,
  ) {
    this.ethers = ethers
    const at = (name: keyof Base['addresses'], type: string) =>
      new Contract(base.addresses[name], JSON.stringify(artifact(type).abi), alice)
    this.contracts = {
      reverter: at('reverter', 'Reverter'),
      other: at('other', 'Emitter'),
      emitter: at('emitter', 'Emitter'),
      purse: at('purse', 'Purse'),
      token: at('token', 'Token'),
    }
  }

  static async on(base: Base): Promise<World> {
    const node = await base.node.fork()
    const ethers = new EmbeddedProvider(node)
    return new World(node, base, await ethers.getSigner(0), await ethers.getSigner(1), ethers)
  }

  /** Sends a transaction through ethers. Its gas is estimated. */
  send(contract: keyof Base['addresses'], name: string, ...args: unknown[]): Promise<ContractTransactionResponse> {
    return this.contracts[contract].getFunction(name).send(...args)
  }

  /** Sends a transaction through ethers that is mined also when it fails. */
  mined(contract: keyof Base['addresses'], name: string, ...args: unknown[]): Promise<ContractTransactionResponse> {
    return this.contracts[contract].getFunction(name).send(...args, MINED)
  }

  /** Calls a function without a transaction. */
  call(contract: keyof Base['addresses'], name: string, ...args: unknown[]): Promise<unknown> {
    return this.contracts[contract].getFunction(name).staticCall(...args)
  }

  /** A viem client of the first account. */
  viem() {
    const transport = embedded(this.node)
    return createWalletClient({ account: this.node.accounts[0]!.address, chain: hardhat, transport }).extend(publicActions)
  }

  publicClient() {
    return createPublicClient({ chain: hardhat, transport: embedded(this.node) })
  }

  /** Replaces the addresses in a message by the names of contracts and accounts. */
  named(message: string): string {
    const names = new Map<string, string>([
      ...Object.entries(this.base.addresses).map(([name, address]) => [address, name] as const),
      [this.alice.address.toLowerCase(), 'alice'],
      [this.bob.address.toLowerCase(), 'bob'],
    ])
    return message.replaceAll(/0x[0-9a-fA-F]{40}\b/g, (address) => {
      const name = names.get(address.toLowerCase())
      return name === undefined ? address : `<${name}>`
    })
  }

  async close(): Promise<void> {
    await this.ethers.destroy()
    await this.node.close()
  }
}
