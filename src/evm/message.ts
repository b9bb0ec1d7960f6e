import type { Address, Hash } from '../primitives/hex.js'

export interface AccessListEntry {
  readonly address: Address
  readonly storageKeys: readonly Hash[]
}

/** EIP-7702: an account's permission to run another's code as its own. */
export interface Authorization {
  readonly chainId: bigint
  readonly address: Address
  readonly nonce: bigint
  readonly yParity: bigint
  readonly r: bigint
  readonly s: bigint
}

/** Kinds of transactions that a fork brought, as geth names them. */
export type TransactionKind = 'access list' | 'blob' | 'setcode'

/** A call that nobody signed. */
export interface Message {
  readonly from: Address
  /** Undefined to create a contract. */
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
  /** The kinds whose fields the message names, also where those are empty. The rules of the block must know them. */
  readonly kinds?: readonly TransactionKind[] | undefined
}
