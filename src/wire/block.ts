import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Transaction } from './transaction.js'

/** A moving name for a block. Finality is instant here: `latest`, `safe` and `finalized` are the same block. */
export type BlockTag = 'earliest' | 'latest' | 'safe' | 'finalized' | 'pending'

/** A block by number or tag. */
export type BlockNumberOrTag = Quantity | BlockTag

/** A block by number, tag or hash, or by an object that says which of them it contains (EIP-1898). */
export type BlockReference =
  | BlockNumberOrTag
  | Hash
  | { readonly blockNumber: BlockNumberOrTag }
  | { readonly blockHash: Hash; readonly requireCanonical?: boolean }

/** Header of a block. Members of later hardforks are absent before them. */
export type Header = {
  number: Quantity
  /** Null in a pending block. */
  hash: Hash | null
  parentHash: Hash
  sha3Uncles: Hash
  /** Fee recipient. Null in a pending block. */
  miner: Address | null
  stateRoot: Hash
  transactionsRoot: Hash
  receiptsRoot: Hash
  /** 256 bytes. */
  logsBloom: Hex
  difficulty: Quantity
  gasLimit: Quantity
  gasUsed: Quantity
  /** Seconds since 1970. */
  timestamp: Quantity
  /** At most 32 bytes. */
  extraData: Hex
  /** After the merge: the randomness that PREVRANDAO returns. */
  mixHash: Hash
  /** 8 bytes. Null in a pending block. */
  nonce: Hex | null
  /** Wei per gas. From London on. */
  baseFeePerGas?: Quantity | undefined
  /** From Shanghai on. */
  withdrawalsRoot?: Hash | undefined
  /** From Cancun on. */
  blobGasUsed?: Quantity | undefined
  /** From Cancun on. */
  excessBlobGas?: Quantity | undefined
  /** From Cancun on. */
  parentBeaconBlockRoot?: Hash | undefined
  /** From Prague on. */
  requestsHash?: Hash | undefined
}

/** A block, with the hashes of its transactions or with the transactions. */
export type Block = Header & {
  /** Bytes of the block's RLP. */
  size: Quantity
  /** Of a chain without difficulty: zero. Otherwise absent. */
  totalDifficulty?: Quantity | undefined
  /** Hashes, or transactions if the caller asks for them. */
  transactions: readonly (Hash | Transaction)[]
  /** Hashes of uncles. */
  uncles: readonly Hash[]
  /** From Shanghai on. */
  withdrawals?: readonly Withdrawal[] | undefined
}

/** A withdrawal of a validator from the beacon chain (EIP-4895). */
export type Withdrawal = {
  index: Quantity
  validatorIndex: Quantity
  address: Address
  /** Gwei. */
  amount: Quantity
}

/** Result of evm_mine_detailed: a block whose transactions have their outcome. */
export type DetailedBlock = Omit<Block, 'transactions'> & {
  transactions: readonly DetailedTransaction[]
}

/** A transaction of a mined block with its outcome. */
export type DetailedTransaction = Transaction & {
  /** Return or revert data. */
  output: Hex
  /** Reason of a revert, if the data contains one. */
  revertReason?: string | undefined
}
