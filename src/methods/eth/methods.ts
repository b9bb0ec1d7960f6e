import { accounts } from './accounts.js'
import { baseFee } from './baseFee.js'
import { blobBaseFee } from './blobBaseFee.js'
import { blockNumber } from './blockNumber.js'
import { call } from './call.js'
import { capabilities } from './capabilities.js'
import { chainId } from './chainId.js'
import { coinbase } from './coinbase.js'
import { config } from './config.js'
import { hashrate, mining, protocolVersion, syncing } from './constants.js'
import { createAccessList } from './createAccessList.js'
import { estimateGas } from './estimateGas.js'
import { feeHistory } from './feeHistory.js'
import { fillTransaction } from './fillTransaction.js'
import { gasPrice } from './gasPrice.js'
import { getBalance } from './getBalance.js'
import { getBlockByHash, getBlockByNumber, getHeaderByHash, getHeaderByNumber } from './getBlock.js'
import { getBlockReceipts } from './getBlockReceipts.js'
import { getBlockTransactionCountByHash, getBlockTransactionCountByNumber } from './getBlockTransactionCount.js'
import { getCode } from './getCode.js'
import { getFilterChanges } from './getFilterChanges.js'
import { getFilterLogs } from './getFilterLogs.js'
import { getLogs } from './getLogs.js'
import { getProof } from './getProof.js'
import {
  getRawTransactionByBlockHashAndIndex,
  getRawTransactionByBlockNumberAndIndex,
  getRawTransactionByHash,
} from './getRawTransaction.js'
import { getStorageAt } from './getStorageAt.js'
import { getStorageValues } from './getStorageValues.js'
import { getTransactionByBlockHashAndIndex, getTransactionByBlockNumberAndIndex, getTransactionByHash } from './getTransaction.js'
import { getTransactionCount } from './getTransactionCount.js'
import { getTransactionLogs } from './getTransactionLogs.js'
import { getTransactionReceipt } from './getTransactionReceipt.js'
import {
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
} from './getUncle.js'
import { maxPriorityFeePerGas } from './maxPriorityFeePerGas.js'
import { newBlockFilter } from './newBlockFilter.js'
import { newFilter } from './newFilter.js'
import { newPendingTransactionFilter } from './newPendingTransactionFilter.js'
import { getPendingTransactions, pendingTransactions } from './pendingTransactions.js'
import { requestAccounts } from './requestAccounts.js'
import { resend } from './resend.js'
import { sendRawTransaction } from './sendRawTransaction.js'
import { sendRawTransactionSync } from './sendRawTransactionSync.js'
import { sendTransaction } from './sendTransaction.js'
import { sendUnsignedTransaction } from './sendUnsignedTransaction.js'
import { sign } from './sign.js'
import { signTransaction } from './signTransaction.js'
import { signTypedData, signTypedData_v3, signTypedData_v4 } from './signTypedData.js'
import { simulateV1 } from './simulateV1.js'
import { subscribe } from './subscribe.js'
import { uninstallFilter } from './uninstallFilter.js'
import { unsubscribe } from './unsubscribe.js'

/** Methods of the namespace `eth`. */
export const ethMethods = [
  chainId,
  protocolVersion,
  syncing,
  accounts,
  blockNumber,
  coinbase,
  mining,
  hashrate,
  gasPrice,
  maxPriorityFeePerGas,
  feeHistory,
  getBalance,
  getCode,
  getStorageAt,
  getTransactionCount,
  getBlockByNumber,
  getBlockByHash,
  getHeaderByNumber,
  getHeaderByHash,
  getBlockTransactionCountByNumber,
  getBlockTransactionCountByHash,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getBlockReceipts,
  getTransactionByHash,
  getTransactionByBlockHashAndIndex,
  getTransactionByBlockNumberAndIndex,
  getTransactionReceipt,
  getTransactionLogs,
  call,
  estimateGas,
  simulateV1,
  sendRawTransaction,
  sendTransaction,
  sendUnsignedTransaction,
  sign,
  signTypedData,
  signTypedData_v3,
  signTypedData_v4,
  getProof,
  getStorageValues,
  createAccessList,
  baseFee,
  blobBaseFee,
  config,
  capabilities,
  getRawTransactionByHash,
  getRawTransactionByBlockHashAndIndex,
  getRawTransactionByBlockNumberAndIndex,
  fillTransaction,
  signTransaction,
  requestAccounts,
  resend,
  pendingTransactions,
  getPendingTransactions,
  sendRawTransactionSync,
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
