import { encodeDeployData, encodeFunctionData } from 'viem'
import { createNode, type Explanation, type Hex, type Node, type NodeOptions } from '../../src/index.js'
import { contract, linked } from '../contracts/explained.js'

/** A chain with the contracts of this folder on it, at the same addresses every time. */
export class ExplainedChain {
  readonly #deployed = new Map<string, Hex>()

  private constructor(readonly node: Node) {}

  static async create(options: NodeOptions = {}): Promise<ExplainedChain> {
    return new ExplainedChain(await createNode({ timestamp: 1_700_000_000n, ...options }))
  }

  get sender(): Hex {
    return this.node.accounts[0]!.address
  }

  /** Deploys a contract with what it needs, and remembers it by its name. */
  async deploy(name: string, args: readonly unknown[] = [], value = 0n): Promise<Hex> {
    const compiled = contract(name)
    const isLinked = Object.keys(compiled.evm.bytecode.linkReferences).length > 0
    const library = isLinked ? (this.#deployed.get('Sums') ?? (await this.deploy('Sums'))) : undefined
    const data = encodeDeployData({ abi: compiled.abi, bytecode: linked(compiled, library), args })
    const { contractAddress } = await this.receipt(await this.send({ data, value }))
    if (!contractAddress) throw new Error(`${name} was not deployed`)
    this.#deployed.set(name, contractAddress)
    return contractAddress
  }

  /** Sends a call of a deployed contract; with gas of its own, so that one that fails is in a block all the same. Returns the hash. */
  async call(
    name: string,
    functionName: string,
    args: readonly unknown[] = [],
    options: { value?: bigint; gas?: bigint; to?: Hex } = {},
  ): Promise<Hex> {
    const to = options.to ?? this.at(name)
    return this.send({ ...options, to, data: encodeFunctionData({ abi: contract(name).abi, functionName, args }) })
  }

  async explain(hash: Promise<Hex>): Promise<Explanation> {
    return this.node.explain(await hash)
  }

  at(name: string): Hex {
    const address = this.#deployed.get(name)
    if (!address) throw new Error(`${name} is not deployed`)
    return address
  }

  async send({ to, data, value = 0n, gas = 3_000_000n }: { to?: Hex; data?: Hex; value?: bigint; gas?: bigint }): Promise<Hex> {
    return this.node.request('eth_sendTransaction', [
      {
        from: this.sender,
        ...(to ? { to } : {}),
        ...(data ? { data } : {}),
        value: `0x${value.toString(16)}`,
        gas: `0x${gas.toString(16)}`,
      },
    ])
  }

  async receipt(hash: Hex) {
    const receipt = await this.node.request('eth_getTransactionReceipt', [hash])
    if (!receipt) throw new Error(`${hash} is in no block`)
    return receipt
  }
}
