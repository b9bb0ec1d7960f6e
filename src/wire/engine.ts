/** Values of the namespace `testing`, in the format of the engine API. */
import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Withdrawal } from './block.js'

/** Parameter of testing_buildBlockV1: members of the block to build. */
export type PayloadAttributes = {
  /** Seconds since 1970. */
  timestamp: Quantity
  prevRandao: Hash
  suggestedFeeRecipient: Address
  withdrawals?: readonly Withdrawal[] | undefined
  parentBeaconBlockRoot?: Hash | undefined
}

/** Result of testing_buildBlockV1: a block that was built, but not added to the chain. */
export type ExecutionPayloadEnvelope = {
  executionPayload: ExecutionPayload
  /** Wei that the fee recipient earns. */
  blockValue: Quantity
  blobsBundle: BlobsBundle
  /** From Prague on. */
  executionRequests?: readonly Hex[] | undefined
  shouldOverrideBuilder: boolean
}

/** A block in the format of the engine API. */
export type ExecutionPayload = {
  parentHash: Hash
  feeRecipient: Address
  stateRoot: Hash
  receiptsRoot: Hash
  /** 256 bytes. */
  logsBloom: Hex
  prevRandao: Hash
  blockNumber: Quantity
  gasLimit: Quantity
  gasUsed: Quantity
  /** Seconds since 1970. */
  timestamp: Quantity
  extraData: Hex
  /** Wei per gas. */
  baseFeePerGas: Quantity
  blockHash: Hash
  /** Encoded transactions. */
  transactions: readonly Hex[]
  /** From Shanghai on. */
  withdrawals?: readonly Withdrawal[] | undefined
  /** From Cancun on. */
  blobGasUsed?: Quantity | undefined
  /** From Cancun on. */
  excessBlobGas?: Quantity | undefined
}

/** Blobs of a block with their KZG commitments and proofs. */
export type BlobsBundle = {
  commitments: readonly Hex[]
  proofs: readonly Hex[]
  blobs: readonly Hex[]
}
