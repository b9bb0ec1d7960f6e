import type { Address, Hash } from '../primitives/hex.js'

export interface AccessListEntry {
  readonly address: Address
  readonly storageKeys: readonly Hash[]
}

/** Permission of an account to run another account's code as its own (EIP-7702). */
export interface Authorization {
  readonly chainId: bigint
  readonly address: Address
  readonly nonce: bigint
  readonly yParity: bigint
  readonly r: bigint
  readonly s: bigint
}

/** Kind of transaction that a fork introduced, as geth names it. */
export type TransactionKind = 'access list' | 'blob' | 'setcode'

/** A call without a signature. */
export interface Message {
  readonly from: Address
  /** Address of the called account. Undefined to create a contract. */
  readonly to: Address | undefined
  readonly gasLimit: bigint
  /** Wei per gas. With both prices zero the base fee counts as zero too. */
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly value: bigint
  readonly data: Uint8Array
  readonly accessList: readonly AccessListEntry[]
  readonly authorizationList: readonly Authorization[]
  readonly blobVersionedHashes: readonly Hash[]
  /** Wei per blob gas. */
  readonly maxFeePerBlobGas: bigint
  /** Kinds whose fields the message contains, also when those are empty. The rules of the block must include them. */
  readonly kinds?: readonly TransactionKind[] | undefined
}
