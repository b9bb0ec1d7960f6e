/** Parameters and results of the methods for test chains. */
import type { Hash, Hex, Quantity } from '../primitives/hex.js'
import type { TransactionRequest } from './transaction.js'

/** Options of evm_mine. */
export type MineOptions = {
  /** Timestamp of the first block in seconds since 1970. */
  timestamp?: Quantity | number | undefined
  /** Number of blocks. Default 1. */
  blocks?: Quantity | number | undefined
}

/** Options of anvil_reset. */
export type ResetOptions = {
  /** Remote chain to fork. Default: none. */
  readonly forking?: {
    /** Default: the server of the present fork. */
    readonly jsonRpcUrl?: string | null
    /** Last block that is shared. Default: the newest. */
    readonly blockNumber?: Quantity | number | null
  } | null
}

/** A transaction of anvil_reorg, encoded or to be signed here, and the index of its block, from 0. */
export type ReorgTransaction = readonly [transaction: Hex | TransactionRequest, block: Quantity | number]

/** Result of anvil_nodeInfo. */
export type TestNodeInfo = {
  currentBlockNumber: Quantity
  /** Seconds since 1970. */
  currentBlockTimestamp: number
  currentBlockHash: Hash
  hardFork: string
  /** `fees` or `fifo`. */
  transactionOrder: string
  environment: {
    /** Wei per gas, of the next block. */
    baseFee: Quantity
    chainId: number
    gasLimit: Quantity
    /** Wei per gas. */
    gasPrice: Quantity
  }
  forkConfig: {
    /** Scheme, host and port of the server. Null for a fork of a provider. */
    forkUrl: string | null
    forkBlockNumber: number | null
    /** Milliseconds. */
    forkRetryBackoff: number | null
  }
}

/** Result of hardhat_metadata. */
export type HardhatMetadata = {
  clientVersion: string
  chainId: number
  /** Changes with every reset. */
  instanceId: Hash
  latestBlockNumber: number
  latestBlockHash: Hash
  /** Remote chain of a fork. Otherwise null for Anvil and absent for Hardhat. */
  forkedNetwork?: ForkedNetwork | null | undefined
}

/** Result of anvil_metadata. */
export type AnvilMetadata = HardhatMetadata & {
  clientSemver: string
  /** Number and hash of the head, by the id of a snapshot. */
  snapshots: { [id: string]: readonly (number | Hash)[] }
}

/** Remote chain of a fork. */
export type ForkedNetwork = {
  chainId: number
  forkBlockNumber: number
  forkBlockHash: Hash
}
