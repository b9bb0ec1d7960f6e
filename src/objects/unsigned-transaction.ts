import type { Message } from '../evm/message.js'
import type { Rules } from '../evm/rules.js'
import { type Transaction, transactionFrom } from '../evm/transaction.js'
import { checkBody, InvalidTransactionBody, type TransactionBody, type TransactionType } from '../evm/transaction-body.js'
import { InvalidParams } from '../rpc/errors.js'
import type { TransactionArgs } from './transaction-args.js'

/** Returns the transaction that a call would have been, without a signature. Throws `InvalidParams` for a kind of transaction that the rules do not know. */
export function unsignedTransaction(args: TransactionArgs, message: Message, nonce: bigint, rules: Rules): Transaction {
  const body = bodyOf(args, message, nonce, rules)
  try {
    // Gas limits above those of real transactions (EIP-7825) and the last nonce do not bind a call.
    checkBody({ ...body, gasLimit: 0n, nonce: 0n }, rules)
  } catch (error) {
    throw error instanceof InvalidTransactionBody ? new InvalidParams(error.message) : error
  }
  return transactionFrom(message.from, body)
}

function bodyOf(args: TransactionArgs, message: Message, nonce: bigint, rules: Rules): TransactionBody {
  const { to, value, data, gasLimit, maxFeePerGas, maxPriorityFeePerGas, maxFeePerBlobGas, accessList } = message
  const { chainId } = rules
  const common = { nonce, gasLimit, to, value, data }
  const dynamic = { ...common, chainId, maxFeePerGas, maxPriorityFeePerGas, accessList }
  const type = typeOf(args, message, rules)
  switch (type) {
    case 0:
      return { type, ...common, chainId: rules.includes('spuriousDragon') ? chainId : undefined, gasPrice: args.gasPrice ?? 0n }
    case 2:
      return { type, ...dynamic }
    case 3:
      return { type, ...dynamic, blobVersionedHashes: message.blobVersionedHashes, maxFeePerBlobGas }
    case 4:
      return { type, ...dynamic, authorizationList: message.authorizationList }
  }
}

function typeOf(args: TransactionArgs, { authorizationList, blobVersionedHashes }: Message, rules: Rules): Exclude<TransactionType, 1> {
  if (args.gasPrice !== undefined || !rules.isActive(1559)) return 0
  if (authorizationList.length > 0) return 4
  return blobVersionedHashes.length > 0 ? 3 : 2
}
