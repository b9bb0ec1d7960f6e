import type { Receipt } from '../chain/block.js'
import { address, array, bloom, hash, nullable, type ObjectValue, objectOf, optional, quantity, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/transaction.js'
import { logSchema } from './log.js'
import { index } from './transaction.js'

export const receiptFields = {
  transactionHash: hash,
  transactionIndex: index,
  blockHash: hash,
  blockNumber: quantity,
  from: address,
  to: nullable(address),
  contractAddress: nullable(address),
  cumulativeGasUsed: uint64,
  gasUsed: uint64,
  effectiveGasPrice: quantity,
  blobGasUsed: optional(uint64),
  blobGasPrice: optional(quantity),
  logs: array(logSchema),
  logsBloom: bloom,
  /** 1 for success; before Byzantium there is a state root instead. */
  status: optional(index),
  root: optional(hash),
  type: index,
}
export const receiptSchema = objectOf<wire.Receipt>()('Receipt', receiptFields)
export type ReceiptValue = ObjectValue<typeof receiptFields>

export function describeReceipt(receipt: Receipt): ReceiptValue {
  const { transaction } = receipt
  return {
    transactionHash: transaction.hash,
    transactionIndex: receipt.transactionIndex,
    blockHash: receipt.blockHash,
    blockNumber: receipt.blockNumber,
    from: transaction.from,
    to: transaction.body.to ?? null,
    contractAddress: receipt.contractAddress ?? null,
    cumulativeGasUsed: receipt.cumulativeGasUsed,
    gasUsed: receipt.gasUsed,
    effectiveGasPrice: receipt.effectiveGasPrice,
    blobGasUsed: receipt.blobGasUsed,
    blobGasPrice: receipt.blobGasPrice,
    logs: receipt.logs,
    logsBloom: receipt.logsBloom,
    status: receipt.status,
    root: receipt.root,
    type: transaction.body.type,
  }
}
