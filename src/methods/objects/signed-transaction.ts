import { encodeTransaction, type Transaction } from '../../evm/transaction.js'
import { data, object, type ValueOf } from '../../rpc/schema.js'
import { describePending, transactionSchema } from './transaction.js'
import { MissingArgument, type TransactionArgs } from './transaction-args.js'

/** A transaction that was signed and not handed in. */
export const signedTransactionSchema = object('SignTransactionResult', { raw: data, tx: transactionSchema })

export function describeSigned(transaction: Transaction): ValueOf<typeof signedTransactionSchema> {
  return { raw: encodeTransaction(transaction), tx: describePending(transaction) }
}

/** Who signs without sending says everything himself, or the transaction may not be the one he means later. Throws `MissingArgument`. */
export function requireComplete({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce }: TransactionArgs): void {
  if (gas === undefined) throw new MissingArgument('gas not specified')
  if (gasPrice === undefined && (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined)) {
    throw new MissingArgument('missing gasPrice or maxFeePerGas/maxPriorityFeePerGas')
  }
  if (nonce === undefined) throw new MissingArgument('nonce not specified')
}
