import type { MethodRecord, ParamsOf, ResultOf } from '../rpc/record.js'
import type { Context } from './context.js'
import { accounts } from './eth/accounts.js'
import { blockNumber } from './eth/blockNumber.js'
import { call } from './eth/call.js'
import { chainId } from './eth/chainId.js'
import { coinbase } from './eth/coinbase.js'
import { hashrate, mining, protocolVersion, syncing } from './eth/constants.js'
import { estimateGas } from './eth/estimateGas.js'
import { feeHistory } from './eth/feeHistory.js'
import { gasPrice } from './eth/gasPrice.js'
import { getBalance } from './eth/getBalance.js'
import { getBlockByHash, getBlockByNumber, getHeaderByHash, getHeaderByNumber } from './eth/getBlock.js'
import { getBlockReceipts } from './eth/getBlockReceipts.js'
import { getBlockTransactionCountByHash, getBlockTransactionCountByNumber } from './eth/getBlockTransactionCount.js'
import { getCode } from './eth/getCode.js'
import { getFilterChanges } from './eth/getFilterChanges.js'
import { getFilterLogs } from './eth/getFilterLogs.js'
import { getLogs } from './eth/getLogs.js'
import { getStorageAt } from './eth/getStorageAt.js'
import { getTransactionByBlockHashAndIndex, getTransactionByBlockNumberAndIndex, getTransactionByHash } from './eth/getTransaction.js'
import { getTransactionCount } from './eth/getTransactionCount.js'
import { getTransactionLogs } from './eth/getTransactionLogs.js'
import { getTransactionReceipt } from './eth/getTransactionReceipt.js'
import {
  getUncleByBlockHashAndIndex,
  getUncleByBlockNumberAndIndex,
  getUncleCountByBlockHash,
  getUncleCountByBlockNumber,
} from './eth/getUncle.js'
import { maxPriorityFeePerGas } from './eth/maxPriorityFeePerGas.js'
import { newBlockFilter } from './eth/newBlockFilter.js'
import { newFilter } from './eth/newFilter.js'
import { newPendingTransactionFilter } from './eth/newPendingTransactionFilter.js'
import { sendRawTransaction } from './eth/sendRawTransaction.js'
import { sendTransaction } from './eth/sendTransaction.js'
import { subscribe } from './eth/subscribe.js'
import { uninstallFilter } from './eth/uninstallFilter.js'
import { unsubscribe } from './eth/unsubscribe.js'
import { mine } from './evm/mine.js'
import { setAutomine, setIntervalMining } from './evm/mode.js'
import { revert, snapshot } from './evm/snapshot.js'
import { increaseTime, setNextBlockTimestamp } from './evm/time.js'
import { listening } from './net/listening.js'
import { peerCount } from './net/peerCount.js'
import { version } from './net/version.js'
import { modules } from './rpc/modules.js'
import { clientVersion } from './web3/clientVersion.js'
import { sha3 } from './web3/sha3.js'

const all = [
  clientVersion,
  sha3,
  version,
  listening,
  peerCount,
  modules,
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
  sendRawTransaction,
  sendTransaction,
  getLogs,
  newFilter,
  newBlockFilter,
  newPendingTransactionFilter,
  getFilterChanges,
  getFilterLogs,
  uninstallFilter,
  subscribe,
  unsubscribe,
  mine,
  setAutomine,
  setIntervalMining,
  snapshot,
  revert,
  increaseTime,
  setNextBlockTimestamp,
] as const

type AnyMethod = (typeof all)[number]
type MethodNamed<Name extends MethodName> = Extract<AnyMethod, { readonly name: Name }>

/** The methods there are, by name. */
export type MethodName = AnyMethod['name']
/** The positional parameters of a method, as they stand on the wire. */
export type MethodParams<Name extends MethodName> = ParamsOf<MethodNamed<Name>>
/** The result of a method, as it stands on the wire. */
export type MethodResult<Name extends MethodName> = ResultOf<MethodNamed<Name>>

/** Every method of the node. A new one is added here, and nowhere else. */
export const methods: readonly MethodRecord<Context>[] = all
