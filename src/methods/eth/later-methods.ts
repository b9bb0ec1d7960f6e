import { baseFee } from './baseFee.js'
import { blobBaseFee } from './blobBaseFee.js'
import { capabilities } from './capabilities.js'
import { coinbase } from './coinbase.js'
import { config } from './config.js'
import { hashrate, mining, protocolVersion, syncing } from './constants.js'
import { createAccessList } from './createAccessList.js'
import { feeHistory } from './feeHistory.js'
import { fillTransaction } from './fillTransaction.js'
import { getHeaderByHash, getHeaderByNumber } from './getBlock.js'
import { getBlockTransactionCountByHash, getBlockTransactionCountByNumber } from './getBlockTransactionCount.js'
import { getProof } from './getProof.js'
import {
  getRawTransactionByBlockHashAndIndex,
  getRawTransactionByBlockNumberAndIndex,
  getRawTransactionByHash,
} from './getRawTransaction.js'
import { getStorageValues } from './getStorageValues.js'
import { getTransactionByBlockHashAndIndex, getTransactionByBlockNumberAndIndex } from './getTransaction.js'
import { getTransactionLogs } from './getTransactionLogs.js'
import {
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
} from './getUncle.js'
import { getPendingTransactions, pendingTransactions } from './pendingTransactions.js'
import { resend } from './resend.js'
import { sendRawTransactionSync } from './sendRawTransactionSync.js'
import { sendUnsignedTransaction } from './sendUnsignedTransaction.js'
import { sign } from './sign.js'
import { signTransaction } from './signTransaction.js'
import { signTypedData, signTypedData_v3, signTypedData_v4 } from './signTypedData.js'
import { simulateV1 } from './simulateV1.js'

/** Methods of the namespace `eth` that few programs call. They are loaded with the first call of one of them. */
export const laterEthMethods = [
  protocolVersion,
  syncing,
  coinbase,
  mining,
  hashrate,
  feeHistory,
  getHeaderByNumber,
  getHeaderByHash,
  getBlockTransactionCountByNumber,
  getBlockTransactionCountByHash,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getTransactionByBlockHashAndIndex,
  getTransactionByBlockNumberAndIndex,
  getTransactionLogs,
  simulateV1,
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
  resend,
  pendingTransactions,
  getPendingTransactions,
  sendRawTransactionSync,
] as const
