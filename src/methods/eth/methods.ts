import { accounts } from './accounts.js'
import { blockNumber } from './blockNumber.js'
import { call } from './call.js'
import { chainId } from './chainId.js'
import { estimateGas } from './estimateGas.js'
import { gasPrice } from './gasPrice.js'
import { getBalance } from './getBalance.js'
import { getBlockByHash, getBlockByNumber } from './getBlock.js'
import { getBlockReceipts } from './getBlockReceipts.js'
import { getCode } from './getCode.js'
import { getFilterChanges } from './getFilterChanges.js'
import { getFilterLogs } from './getFilterLogs.js'
import { getLogs } from './getLogs.js'
import { getStorageAt } from './getStorageAt.js'
import { getTransactionByHash } from './getTransaction.js'
import { getTransactionCount } from './getTransactionCount.js'
import { getTransactionReceipt } from './getTransactionReceipt.js'
import { maxPriorityFeePerGas } from './maxPriorityFeePerGas.js'
import { newBlockFilter } from './newBlockFilter.js'
import { newFilter } from './newFilter.js'
import { newPendingTransactionFilter } from './newPendingTransactionFilter.js'
import { requestAccounts } from './requestAccounts.js'
import { sendRawTransaction } from './sendRawTransaction.js'
import { sendTransaction } from './sendTransaction.js'
import { subscribe } from './subscribe.js'
import { uninstallFilter } from './uninstallFilter.js'
import { unsubscribe } from './unsubscribe.js'

/** Methods of the namespace `eth` that most programs call. They are loaded at once. */
export const ethMethods = [
  chainId,
  accounts,
  blockNumber,
  gasPrice,
  maxPriorityFeePerGas,
  getBalance,
  getCode,
  getStorageAt,
  getTransactionCount,
  getBlockByNumber,
  getBlockByHash,
  getBlockReceipts,
  getTransactionByHash,
  getTransactionReceipt,
  call,
  estimateGas,
  sendRawTransaction,
  sendTransaction,
  requestAccounts,
  getLogs,
  newFilter,
  newBlockFilter,
  newPendingTransactionFilter,
  getFilterChanges,
  getFilterLogs,
  uninstallFilter,
  subscribe,
  unsubscribe,
] as const
