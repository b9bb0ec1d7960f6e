import type { DevAccount, Hash, Hex } from 'evmbed'
import type { Abi } from 'viem'
import type { Artifact } from '../contracts/compile.js'

export interface DeployedContract {
  readonly address: Hex
  readonly abi: Abi
}

/** The sender of a transaction: a key of the client's own, or a key that the node manages and the client only names. */
export interface Sender {
  readonly kind: 'local' | 'managed'
  readonly account: DevAccount
}

/** The fields that every client takes for a transaction. Amounts in wei, prices in wei per gas. */
export interface TransactionFields {
  readonly to: Hex
  readonly type?: 'legacy' | 'eip2930' | 'eip1559'
  readonly value?: bigint
  readonly data?: Hex
  readonly nonce?: number
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly accessList?: readonly { readonly address: Hex; readonly storageKeys: readonly Hex[] }[]
}

/** The fields of a receipt that the scenario compares, in one form for every client. */
export interface ClientReceipt {
  readonly hash: Hash
  readonly succeeded: boolean
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  readonly contractAddress: Hex | undefined
  readonly transactionType: number
}

export interface Transfer {
  readonly from: Hex
  readonly to: Hex
  readonly value: bigint
}

/** The fields of a block that the scenario compares. */
export interface ClientBlock {
  readonly hash: Hash
  readonly number: bigint
  readonly baseFeePerGas: bigint
  readonly transactions: readonly { readonly hash: Hash; readonly from: Hex; readonly value: bigint }[]
}

/** The answer of eth_feeHistory. Prices in wei per gas. */
export interface FeeHistory {
  readonly oldestBlock: bigint
  /** One more than blocks: the last is that of the next block. */
  readonly baseFees: readonly bigint[]
  readonly gasUsedRatios: readonly number[]
  /** A list of percentiles for each block. */
  readonly rewards: readonly (readonly bigint[])[]
}

/** Structured data of EIP-712, without the type of the domain. */
export interface TypedData {
  readonly domain: { readonly name: string; readonly version: string; readonly chainId: number; readonly verifyingContract: Hex }
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** The error that a client makes of an error of the node, read from its own error classes. */
export interface Failure {
  /** The client's own name for it: a class of viem, a code of ethers. */
  readonly error: string
  /** The node's message, where the client passes it on and has not decoded data instead. */
  readonly says?: string
  /** The error of the contract by its name in the ABI; null for a revert without data. */
  readonly revert?: { readonly name: string; readonly args: readonly unknown[] } | null
}

/** Prices that a client asks the node for, in wei per gas. */
export interface AskedPrices {
  /** Of a transaction with one price, types 0 and 1. */
  readonly gasPrice: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** The names that a client has for the node's refusals. */
export interface FailureNames {
  readonly reverted: string
  readonly nonceTooLow: string
  readonly insufficientFunds: string
  readonly replacementUnderpriced: string
  readonly alreadyKnown: string
  readonly intrinsicGasTooLow: string
  /** Of a call that ran out of gas or met an invalid instruction: a failure without revert data. */
  readonly halted: string
}

/** The part of a client library that the scenario uses, over one transport. Addresses are lower case. */
export interface Client {
  readonly failures: FailureNames
  /** Whether the client takes a call that reverts without data for a success. */
  readonly missesEmptyReverts?: boolean
  /** Whether the client itself refuses to sign a transaction with too little gas. */
  readonly checksIntrinsicGas?: boolean
  request(method: string, params: readonly unknown[]): Promise<unknown>
  chainId(): Promise<number>
  blockNumber(): Promise<bigint>
  /** Reads a block with its transactions in full. */
  block(number: bigint): Promise<ClientBlock>
  feeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory>
  /** Signs a text as `personal_sign` does. */
  signMessage(sender: Sender, message: string): Promise<Hex>
  signTypedData(sender: Sender, data: TypedData): Promise<Hex>
  /** Signs a transaction with a key of the client's own and does not send it. The client fills in what the fields lack. */
  signTransaction(account: DevAccount, transaction: TransactionFields): Promise<Hex>
  sendRaw(transaction: Hex): Promise<Hash>
  balance(address: Hex): Promise<bigint>
  prices(): Promise<AskedPrices>
  deploy(sender: Sender, artifact: Artifact, args: readonly unknown[]): Promise<DeployedContract>
  read(contract: DeployedContract, name: string, args: readonly unknown[]): Promise<unknown>
  /** Calls a function that writes, without sending it. */
  simulate(sender: Sender, contract: DeployedContract, name: string, args: readonly unknown[]): Promise<unknown>
  /** Sends a call and resolves with its receipt, waiting as the client does. */
  write(sender: Sender, contract: DeployedContract, name: string, args: readonly unknown[], gas?: bigint): Promise<ClientReceipt>
  send(sender: Sender, transaction: TransactionFields): Promise<Hash>
  wait(hash: Hash): Promise<ClientReceipt>
  /** Sends an EIP-7702 transaction to `authority` itself, which delegates to `delegate` by it. Absent in clients without EIP-7702. */
  delegate?(sender: Sender, authority: DevAccount, delegate: Hex): Promise<ClientReceipt>
  /** Transfer events so far, by eth_getLogs. */
  transfers(token: DeployedContract): Promise<readonly Transfer[]>
  /** Methods by which the client begins to watch events: it watches when one of each step is answered. Default: eth_newFilter or eth_subscribe. */
  readonly watchSteps?: readonly (readonly string[])[]
  /** Reports Transfer events as they come, the client's own way. Resolves with a function that ends it. Absent where the client cannot. */
  watchTransfers?(token: DeployedContract, take: (transfer: Transfer) => void): Promise<() => unknown>
  /** Reports the numbers of new blocks as they come, the client's own way. Absent where the client cannot. */
  watchBlocks?(take: (number: bigint) => void): () => unknown
  /** Pushed `newHeads` objects as they came over the wire; absent on transports without push. */
  watchHeads?(take: (head: { readonly hash: Hash }) => void): Promise<() => unknown>
  failureOf(error: unknown): Failure
  close(): unknown
}

/** Reads the answer of eth_feeHistory, for clients that pass it on as it is. */
export function feeHistoryOf(answer: {
  readonly oldestBlock: Hex
  readonly baseFeePerGas: readonly Hex[]
  readonly gasUsedRatio: readonly number[]
  readonly reward: readonly (readonly Hex[])[]
}): FeeHistory {
  return {
    oldestBlock: BigInt(answer.oldestBlock),
    baseFees: answer.baseFeePerGas.map(BigInt),
    gasUsedRatios: answer.gasUsedRatio,
    rewards: answer.reward.map((prices) => prices.map(BigInt)),
  }
}

/** Collects events for a test that waits for them. */
export class Collected<Item> {
  readonly items: Item[] = []
  #arrived: () => void = () => {}

  readonly take = (item: Item): void => {
    this.items.push(item)
    this.#arrived()
  }

  /** Resolves with the items as soon as they are enough. */
  async until(isEnough: (items: readonly Item[]) => boolean): Promise<readonly Item[]> {
    while (!isEnough(this.items)) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve
      })
    }
    return this.items
  }
}
