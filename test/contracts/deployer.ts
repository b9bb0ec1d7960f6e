import type { Json } from 'evmbed'
import { type Abi, decodeFunctionResult, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import type { Artifact } from './compile.js'

/** One call of a node: of ours (`node.call`), or of another over whatever line. */
export type Request = (method: string, params: readonly Json[]) => Promise<unknown>

export interface DeployedContract {
  /** In lower case. */
  readonly address: Hex
  readonly abi: Abi
}

interface Receipt {
  readonly status: Hex
  readonly contractAddress: string | null
  readonly gasUsed: Hex
  readonly effectiveGasPrice: Hex
  readonly blockNumber: Hex
}

export function contractAt(address: string, abi: Abi): DeployedContract {
  return { address: `0x${address.slice(2).toLowerCase()}`, abi }
}

/** An account that a node manages, and what it does with contracts there. Every transaction is in a block when its promise resolves. */
export class Deployer {
  constructor(
    readonly request: Request,
    readonly address: Hex,
  ) {}

  async deploy({ abi, bytecode }: Artifact, args: readonly unknown[] = []): Promise<DeployedContract> {
    const { contractAddress } = await this.transact({ data: encodeDeployData({ abi, bytecode, args }) })
    if (contractAddress === null) throw new Error('the receipt names no contract')
    return contractAt(contractAddress, abi)
  }

  /** Sends a call. Throws when it reverts. */
  send(contract: DeployedContract, functionName: string, args: readonly unknown[] = [], value = 0n): Promise<Receipt> {
    const data = encodeFunctionData({ abi: contract.abi, functionName, args })
    return this.transact({ to: contract.address, data, value: `0x${value.toString(16)}` })
  }

  /** Returns the result of a function at the head without a transaction: one value, or a list of several. */
  async read<Value = unknown>(contract: DeployedContract, functionName: string, args: readonly unknown[] = []): Promise<Value> {
    const data = encodeFunctionData({ abi: contract.abi, functionName, args })
    const answer = (await this.request('eth_call', [{ from: this.address, to: contract.address, data }, 'latest'])) as Hex
    // The caller knows the function's type from its source.
    return decodeFunctionResult({ abi: contract.abi, functionName, args, data: answer }) as Value
  }

  async transact(fields: { readonly [name: string]: Json }): Promise<Receipt> {
    const hash = (await this.request('eth_sendTransaction', [{ from: this.address, ...fields }])) as Hex
    const receipt = (await this.request('eth_getTransactionReceipt', [hash])) as Receipt | null
    if (receipt?.status !== '0x1') throw new Error(receipt ? 'the transaction failed' : 'the transaction waits for a block')
    return receipt
  }
}
