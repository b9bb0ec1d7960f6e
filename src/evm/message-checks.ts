/** geth's checks of a message before it runs, the same for every executor. */
import type { BlockHeader } from '@ethereumjs/block'
import { BlobFeeCapTooLow, FeeCapTooLow, InvalidBlobHash, NeedsRecipient, TipAboveFeeCap } from './errors.js'
import type { Message } from './executor.js'

const BLOB_HASH_VERSION = '0x01'
export const GAS_PER_BLOB = 131_072n

/** Returns the wei per gas that a message pays in a block. `baseFee` is undefined before London. Throws `TipAboveFeeCap` or `FeeCapTooLow`. */
export function priceOf({ from, maxFeePerGas, maxPriorityFeePerGas }: Message, baseFee: bigint | undefined): bigint {
  if (baseFee === undefined) return maxFeePerGas
  if (maxFeePerGas < maxPriorityFeePerGas) throw new TipAboveFeeCap(maxPriorityFeePerGas, maxFeePerGas, from)
  if (maxFeePerGas < baseFee) throw new FeeCapTooLow(maxFeePerGas, baseFee, from)
  const price = baseFee + maxPriorityFeePerGas
  return price < maxFeePerGas ? price : maxFeePerGas
}

/** Checks what blobs and delegations ask of the message that brings them. Returns the wei for the blobs. Throws the refusal of geth. */
export function checkExtras(message: Message, header: BlockHeader, isStrict: boolean): bigint {
  const { from, to, blobVersionedHashes, authorizationList, maxFeePerBlobGas } = message
  let cost = 0n
  if (blobVersionedHashes.length > 0) {
    if (to === undefined) throw new NeedsRecipient('blobs', from)
    const misfit = blobVersionedHashes.findIndex((hash) => !hash.startsWith(BLOB_HASH_VERSION))
    if (misfit !== -1) throw new InvalidBlobHash(misfit)
    if ((isStrict || maxFeePerBlobGas > 0n) && header.common.isActivatedEIP(4844)) {
      const fee = header.getBlobGasPrice()
      if (maxFeePerBlobGas < fee) throw new BlobFeeCapTooLow(maxFeePerBlobGas, fee, from)
      cost = BigInt(blobVersionedHashes.length) * GAS_PER_BLOB * fee
    }
  }
  if (authorizationList.length > 0 && to === undefined) throw new NeedsRecipient('authorizations', from)
  return cost
}
