import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { BlockNumberOrTag } from './block.js'
import type { AccessListEntry } from './transaction.js'

/** Selection of logs, for eth_getLogs, eth_newFilter and the subscription `logs`. */
export type Filter = {
  /** First block. Default: the head. Not with `blockHash`. */
  readonly fromBlock?: BlockNumberOrTag | null
  /** Last block. Default: the head. Not with `blockHash`. */
  readonly toBlock?: BlockNumberOrTag | null
  /** The only block. */
  readonly blockHash?: Hash | null
  /** Contract, or several of them. Default: any. */
  readonly address?: Address | readonly Address[] | null
  /** For each position a topic, alternatives, or null for any. */
  readonly topics?: readonly (Hash | null | readonly (Hash | null)[])[] | null
}

/** Result of eth_getProof: an account and slots of its storage with Merkle proofs (EIP-1186). */
export type AccountProof = {
  address: Address
  /** Nodes of the state trie from the root to the account, as RLP. */
  accountProof: readonly Hex[]
  /** Wei. */
  balance: Quantity
  codeHash: Hash
  nonce: Quantity
  storageHash: Hash
  storageProof: readonly StorageProof[]
}

/** A slot of a storage with its Merkle proof. */
export type StorageProof = {
  /** As the caller wrote it. */
  key: Hex
  value: Quantity
  /** Nodes of the storage trie from the root to the slot, as RLP. */
  proof: readonly Hex[]
}

/** Result of eth_createAccessList. */
export type AccessListResult = {
  accessList: readonly AccessListEntry[]
  /** Reason of a failure. */
  error?: string | undefined
  /** Gas used with the list. */
  gasUsed: Quantity
}

/** Result of eth_feeHistory: fees of blocks in chain order. */
export type FeeHistory = {
  oldestBlock: Quantity
  /** For each block the priority fees in wei per gas at the requested percentiles. */
  reward?: readonly (readonly Quantity[])[] | undefined
  /** Wei per gas of each block and of the block after them. */
  baseFeePerGas?: readonly Quantity[] | undefined
  /** Share of the gas limit that each block used, from 0 to 1. */
  gasUsedRatio: readonly number[]
  /** Wei per blob gas of each block and of the block after them. */
  baseFeePerBlobGas?: readonly Quantity[] | undefined
  /** Share of the blob gas limit that each block used, from 0 to 1. */
  blobGasUsedRatio?: readonly number[] | undefined
}

/** Progress of a validator that catches up with its network. */
export type SyncStatus = {
  startingBlock: Quantity
  currentBlock: Quantity
  highestBlock: Quantity
}

/** Result of eth_config: hardforks of the chain (EIP-7910). Null for forks that do not exist or start at a block number. */
export type ChainConfig = {
  current: ForkConfig | null
  next: ForkConfig | null
  last: ForkConfig | null
}

/** Configuration of a hardfork. */
export type ForkConfig = {
  /** Seconds since 1970; 0 for a fork that is active at genesis. */
  activationTime: number
  /** Null before Cancun. */
  blobSchedule: BlobSchedule | null
  chainId: Quantity
  /** Four bytes (EIP-6122). */
  forkId: Hex
  /** Addresses by name. */
  precompiles: { [name: string]: Address }
  /** Addresses by name. */
  systemContracts: { [name: string]: Address }
}

/** Blobs of a block, and how fast their price changes (EIP-7840). */
export type BlobSchedule = {
  target: number
  max: number
  baseFeeUpdateFraction: number
}

/** Result of eth_capabilities: the oldest block of each kind of data. */
export type Capabilities = {
  head: { number: Quantity; hash: Hash }
  state: Capability
  tx: Capability
  logs: Capability
  receipts: Capability
  blocks: Capability
  stateproofs: Capability
}

/** Blocks for which the node has a kind of data. */
export type Capability = {
  disabled: boolean
  oldestBlock: Quantity
}
