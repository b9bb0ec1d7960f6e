import { encodeTransaction, type Transaction } from '../evm/transaction.js'
import { data, objectOf, optional, type ValueOf } from '../rpc/schema.js'
import type * as wire from '../wire/transaction.js'
import { describePending, transactionFields } from './transaction.js'
import { MissingArgument, type TransactionArgs } from './transaction-args.js'

const { blockHash, blockNumber, blockTimestamp, transactionIndex, gasPrice, ...lasting } = transactionFields

const unsent = objectOf<wire.UnsentTransaction>()('types.Transaction', { ...lasting, gasPrice: optional(gasPrice) })

/** A transaction that was signed, or only filled in, and not handed in: it is nowhere, and has a gas price only if that is what it is priced by. */
export const signedTransactionSchema = objectOf<wire.SignedTransaction>()('SignTransactionResult', { raw: data, tx: unsent })

export function describeSigned(transaction: Transaction): ValueOf<typeof signedTransactionSchema> {
  const described = describePending(transaction)
  const isDynamic = described.maxFeePerGas !== undefined
  return { raw: encodeTransaction(transaction), tx: { ...described, gasPrice: isDynamic ? undefined : described.gasPrice } }
}

/** Requires gas, fees and nonce: a transaction that is signed now and sent later must not depend on the state in between. Throws `MissingArgument`. */
export function requireComplete({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce }: TransactionArgs): void {
  if (gas === undefined) throw new MissingArgument('gas not specified')
  if (gasPrice === undefined && (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined)) {
    throw new MissingArgument('missing gasPrice or maxFeePerGas/maxPriorityFeePerGas')
  }
  if (nonce === undefined) throw new MissingArgument('nonce not specified')
}
