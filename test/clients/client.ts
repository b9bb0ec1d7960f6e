import type { DevAccount, Hash, Hex } from 'evmbed'
import type { Abi } from 'viem'
import type { Artifact } from '../contracts/compile.js'

export interface DeployedContract {
  readonly address: Hex
  readonly abi: Abi
}

/** Who signs: a key of the client's own, or a key that the node manages and the client only names. */
export interface Sender {
  readonly kind: 'local' | 'managed'
  readonly account: DevAccount
}

/** What both clients call a transaction. Amounts in wei, prices in wei per gas. */
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

/** What a client says of a receipt, in one form. */
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

/** What a client makes of an error of the node, read from its own error classes. */
export interface Failure {
  /** The client's own name for it: a class of viem, a code of ethers. */
  readonly error: string
  /** The node's words, where the client passes them on and has not decoded data instead. */
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
  request(method: string, params: readonly unknown[]): Promise<unknown>
  chainId(): Promise<number>
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
  /** Sends an EIP-7702 transaction to `authority` itself, which delegates to `delegate` by it. */
  delegate(sender: Sender, authority: DevAccount, delegate: Hex): Promise<ClientReceipt>
  /** Transfer events so far, by eth_getLogs. */
  transfers(token: DeployedContract): Promise<readonly Transfer[]>
  /** Transfer events as they come, the client's own way. Resolves with what ends it. */
  watchTransfers(token: DeployedContract, take: (transfer: Transfer) => void): Promise<() => unknown>
  /** Heights of new blocks as they come, the client's own way. */
  watchBlocks(take: (number: bigint) => void): () => unknown
  /** Pushed `newHeads` objects as they came over the wire; absent on transports without push. */
  watchHeads?(take: (head: { readonly hash: Hash }) => void): Promise<() => unknown>
  failureOf(error: unknown): Failure
  close(): unknown
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
