import type { Header } from '../evm/header.js'
import { effectiveGasPrice, feesOf } from '../evm/transaction.js'
import type { TransactionBody } from '../evm/transaction-body.js'

/** Prices that a block asks of its transactions. A transaction that offers less waits for a block that asks for less. */
export interface BlockPrices {
  /** Wei per gas; undefined before London. */
  readonly baseFee: bigint | undefined
  /** Wei per blob gas; undefined before Cancun. */
  readonly blobBaseFee: bigint | undefined
  /** Wei per gas above the base fee. */
  readonly minimumTip: bigint
}

export function blockPrices(header: Header, minimumTip: bigint): BlockPrices {
  return { baseFee: header.baseFeePerGas, blobBaseFee: header.blobBaseFee, minimumTip }
}

/** Returns the wei per gas above the base fee that a transaction pays; undefined when it does not pay what the block asks for. */
export function tipAt({ baseFee, blobBaseFee, minimumTip }: BlockPrices, body: TransactionBody): bigint | undefined {
  const floor = baseFee ?? 0n
  if (feesOf(body).feeCap < floor) return undefined
  if (blobBaseFee !== undefined && body.type === 3 && body.maxFeePerBlobGas < blobBaseFee) return undefined
  const tip = effectiveGasPrice(body, baseFee) - floor
  return tip < minimumTip ? undefined : tip
}
