import type { Header } from '../evm/header.js'
import type { Transaction } from '../evm/transaction.js'
import type { Address, Hash } from '../primitives/hex.js'
import type { WorldState } from '../state/world-state.js'

/** A log where it stands in the chain. */
export interface Log {
  readonly address: Address
  readonly topics: readonly Hash[]
  readonly data: Uint8Array
  readonly blockNumber: bigint
  readonly blockHash: Hash
  /** Seconds since 1970. */
  readonly blockTimestamp: bigint
  readonly transactionHash: Hash
  readonly transactionIndex: number
  /** Position in the block, counted over all its transactions. */
  readonly logIndex: number
  /** True only for logs of blocks that a test chain has rewound. */
  readonly removed: boolean
}

/** Result of a transaction in a block. */
export interface Receipt {
  readonly transaction: Transaction
  readonly transactionIndex: number
  readonly blockHash: Hash
  readonly blockNumber: bigint
  /** 1 for success, 0 for failure; undefined before Byzantium, where `root` stands instead. */
  readonly status: 0 | 1 | undefined
  /** The state root after the transaction, before Byzantium only. */
  readonly root: Hash | undefined
  /** After refunds. */
  readonly gasUsed: bigint
  readonly cumulativeGasUsed: bigint
  /** Wei per gas that the sender paid. */
  readonly effectiveGasPrice: bigint
  readonly blobGasUsed: bigint | undefined
  readonly blobGasPrice: bigint | undefined
  /** The created contract's address, also when its creation failed; undefined for calls. */
  readonly contractAddress: Address | undefined
  readonly logsBloom: Uint8Array
  readonly logs: readonly Log[]
}

/** Ether that a block creates for a validator (EIP-4895). */
export interface Withdrawal {
  readonly index: bigint
  readonly validatorIndex: bigint
  readonly address: Address
  /** In gwei. */
  readonly amount: bigint
}

/** Returns a block with another state. */
export function withState(block: Block, state: WorldState): Block {
  // Parts of a block may be getters.
  const { number, hash, header, transactions, uncles, withdrawals, receipts, totalDifficulty } = block
  return { number, hash, header, transactions, uncles, withdrawals, receipts, totalDifficulty, state }
}

/** A decided block with all that is known of it. Blocks are values: nothing in one ever changes. */
export interface Block {
  readonly number: bigint
  readonly hash: Hash
  readonly header: Header
  readonly transactions: readonly Transaction[]
  /** Headers of stale blocks, before the merge. */
  readonly uncles: readonly Header[]
  /** Undefined before Shanghai. */
  readonly withdrawals: readonly Withdrawal[] | undefined
  readonly receipts: readonly Receipt[]
  /** The sum of difficulties up to here; it stops growing at the merge. */
  readonly totalDifficulty: bigint
  /** The state after this block. */
  readonly state: WorldState
}
