import { getBlockDetails, getBlockDetailsByHash, getBlockTransactions } from './block.js'
import { getApiLevel } from './getApiLevel.js'
import { hasCode } from './hasCode.js'
import { getContractCreator, getTransactionBySenderAndNonce } from './lookup.js'
import { searchTransactionsAfter, searchTransactionsBefore } from './search.js'
import { getInternalOperations, getTransactionError, traceTransaction } from './transaction.js'

/** Methods of the namespace `ots`. */
export const otsMethods = [
  getApiLevel,
  hasCode,
  getInternalOperations,
  traceTransaction,
  getTransactionError,
  getBlockDetails,
  getBlockDetailsByHash,
  getBlockTransactions,
  searchTransactionsBefore,
  searchTransactionsAfter,
  getTransactionBySenderAndNonce,
  getContractCreator,
] as const
