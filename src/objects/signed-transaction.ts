import { encodeTransaction, type Transaction } from '../evm/transaction.js'
import { data, type ObjectValue, object, optional, type Schema, type ShapeOf, shapeOf, type ValueOf, wireShapeOf } from '../rpc/schema.js'
import { describePending, type TransactionWire, transactionFields } from './transaction.js'
import { MissingArgument, type TransactionArgs } from './transaction-args.js'

const { blockHash, blockNumber, blockTimestamp, transactionIndex, gasPrice, ...lasting } = transactionFields

const priceFields = { gasPrice: optional(gasPrice) }
const priceShape = shapeOf(priceFields)
type Transient = 'blockHash' | 'blockNumber' | 'blockTimestamp' | 'transactionIndex' | 'gasPrice'
export interface UnplacedTransactionWire extends Omit<TransactionWire, Transient>, ShapeOf<typeof priceShape> {}
const unplacedFields = { ...lasting, ...priceFields }
const unplaced: Schema<ObjectValue<typeof unplacedFields>, UnplacedTransactionWire> = object('types.Transaction', unplacedFields)

const signedTransactionSchemaForm = object('SignTransactionResult', { raw: data, tx: unplaced })
const signedTransactionShape = wireShapeOf(signedTransactionSchemaForm)
export interface SignedTransactionWire extends ShapeOf<typeof signedTransactionShape> {}
/** A transaction that was signed, or only filled in, and not handed in: it is nowhere, and has a gas price only if that is what it is priced by. */
export const signedTransactionSchema: Schema<
  ValueOf<typeof signedTransactionSchemaForm>,
  SignedTransactionWire
> = signedTransactionSchemaForm

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
