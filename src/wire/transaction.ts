import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'

/** A transaction. Which members it has depends on its type. */
export type Transaction = {
  /** Null while the transaction is pending, as `blockNumber`, `blockTimestamp` and `transactionIndex` are. */
  blockHash: Hash | null
  blockNumber: Quantity | null
  /** Seconds since 1970. */
  blockTimestamp: Quantity | null
  from: Address
  /** Gas limit. */
  gas: Quantity
  /** Wei per gas: the price that was paid, or for a pending transaction the maximum. */
  gasPrice: Quantity
  /** Wei per gas. */
  maxFeePerGas?: Quantity | undefined
  /** Wei per gas. */
  maxPriorityFeePerGas?: Quantity | undefined
  /** Wei per blob gas. */
  maxFeePerBlobGas?: Quantity | undefined
  hash: Hash
  input: Hex
  nonce: Quantity
  /** Null for a contract creation. */
  to: Address | null
  transactionIndex: Quantity | null
  /** Wei. */
  value: Quantity
  /** 0 legacy, 1 access list (EIP-2930), 2 dynamic fees (EIP-1559), 3 blobs (EIP-4844), 4 code of accounts (EIP-7702). */
  type: Quantity
  accessList?: readonly AccessListEntry[] | undefined
  /** Absent for a transaction without replay protection. */
  chainId?: Quantity | undefined
  blobVersionedHashes?: readonly Hash[] | undefined
  authorizationList?: readonly Authorization[] | undefined
  v: Quantity
  r: Quantity
  s: Quantity
  yParity?: Quantity | undefined
}

/** An address and slots of its storage that a transaction announces (EIP-2930). */
export type AccessListEntry = {
  address: Address
  storageKeys: readonly Hash[]
}

/** A signed delegation of an account to the code of another (EIP-7702). */
export type Authorization = {
  /** 0 for any chain. */
  chainId: Quantity
  /** Account whose code runs. */
  address: Address
  nonce: Quantity
  yParity: Quantity
  r: Quantity
  s: Quantity
}

/** A call, or a transaction to fill in, sign or send. All members are optional. */
export type TransactionRequest = {
  from?: Address | undefined
  /** Absent for a contract creation. */
  to?: Address | undefined
  /** Gas limit. */
  gas?: Quantity | undefined
  /** Wei per gas. Not with `maxFeePerGas` or `maxPriorityFeePerGas`. */
  gasPrice?: Quantity | undefined
  /** Wei per gas. */
  maxFeePerGas?: Quantity | undefined
  /** Wei per gas. */
  maxPriorityFeePerGas?: Quantity | undefined
  /** Wei. */
  value?: Quantity | undefined
  nonce?: Quantity | undefined
  /** The older name of `input`. */
  data?: Hex | undefined
  input?: Hex | undefined
  accessList?: readonly AccessListEntry[] | undefined
  chainId?: Quantity | undefined
  /** Wei per blob gas. */
  maxFeePerBlobGas?: Quantity | undefined
  blobVersionedHashes?: readonly Hash[] | undefined
  authorizationList?: readonly Authorization[] | undefined
}

/** A transaction that was signed or filled in, but not sent. */
export type SignedTransaction = {
  /** Encoded transaction, for eth_sendRawTransaction. */
  raw: Hex
  tx: UnsentTransaction
}

/** A transaction without a position in the chain. It has a gas price only if it has no `maxFeePerGas`. */
export type UnsentTransaction = Omit<Transaction, 'blockHash' | 'blockNumber' | 'blockTimestamp' | 'transactionIndex' | 'gasPrice'> & {
  /** Wei per gas. */
  gasPrice?: Quantity | undefined
}

/** Receipt of a transaction. */
export type Receipt = {
  transactionHash: Hash
  transactionIndex: Quantity
  blockHash: Hash
  blockNumber: Quantity
  from: Address
  /** Null for a contract creation. */
  to: Address | null
  /** Address of the created contract. */
  contractAddress: Address | null
  /** Gas used by the block up to and including this transaction. */
  cumulativeGasUsed: Quantity
  gasUsed: Quantity
  /** Wei per gas that the sender paid. */
  effectiveGasPrice: Quantity
  blobGasUsed?: Quantity | undefined
  /** Wei per blob gas. */
  blobGasPrice?: Quantity | undefined
  logs: readonly Log[]
  /** 256 bytes. */
  logsBloom: Hex
  /** 1 for success, 0 for failure. Before Byzantium there is `root` instead. */
  status?: Quantity | undefined
  /** State root after the transaction. Before Byzantium. */
  root?: Hash | undefined
  /** Type of the transaction. */
  type: Quantity
}

/** A log of a contract. */
export type Log = {
  address: Address
  topics: readonly Hash[]
  data: Hex
  blockNumber: Quantity
  transactionHash: Hash
  transactionIndex: Quantity
  blockHash: Hash
  /** Seconds since 1970. */
  blockTimestamp: Quantity
  /** Index in the block. */
  logIndex: Quantity
  /** Whether the block of the log was reverted. */
  removed: boolean
}
