import { type MethodRecord, signaturesOf } from '../rpc/record.js'
import { exportChain, importChain } from './admin/chain-files.js'
import { startHTTP, startRPC, startWS, stopHTTP, stopRPC, stopWS } from './admin/listeners.js'
import { datadir, nodeInfo, peers, sleepBlocks } from './admin/node.js'
import type { Context } from './context.js'
import { accountRange, dumpBlock } from './debug/dump.js'
import { getBadBlocks } from './debug/getBadBlocks.js'
import { getModifiedAccountsByHash, getModifiedAccountsByNumber } from './debug/getModifiedAccounts.js'
import { getRawBlock, getRawHeader, getRawReceipts, getRawTransaction } from './debug/getRaw.js'
import { getBlockRlp, getHeaderRlp, printBlock } from './debug/getRlp.js'
import { intermediateRoots } from './debug/intermediateRoots.js'
import { cpuProfile, startCPUProfile, stopCPUProfile } from './debug/profiling-cpu.js'
import { goTrace, startGoTrace, stopGoTrace } from './debug/profiling-trace.js'
import {
  blockProfile,
  mutexProfile,
  setBlockProfileRate,
  setMutexProfileFraction,
  writeBlockProfile,
  writeMutexProfile,
} from './debug/profiling-waits.js'
import { freeOSMemory, gcStats, memStats, setGCPercent, writeMemProfile } from './debug/runtime-memory.js'
import { stacks } from './debug/runtime-stacks.js'
import { setHead } from './debug/setHead.js'
import { storageRangeAt } from './debug/storageRangeAt.js'
import { traceBlock, traceBlockByHash, traceBlockByNumber } from './debug/traceBlock.js'
import { traceCall } from './debug/traceCall.js'
import { traceTransaction } from './debug/traceTransaction.js'
import { verbosity, vmodule } from './debug/verbosity.js'
import { erigonHeaderByNumber } from './erigon/getHeaderByNumber.js'
import { accounts } from './eth/accounts.js'
import { baseFee } from './eth/baseFee.js'
import { blobBaseFee } from './eth/blobBaseFee.js'
import { blockNumber } from './eth/blockNumber.js'
import { call } from './eth/call.js'
import { capabilities } from './eth/capabilities.js'
import { chainId } from './eth/chainId.js'
import { coinbase } from './eth/coinbase.js'
import { config } from './eth/config.js'
import { hashrate, mining, protocolVersion, syncing } from './eth/constants.js'
import { createAccessList } from './eth/createAccessList.js'
import { estimateGas } from './eth/estimateGas.js'
import { feeHistory } from './eth/feeHistory.js'
import { fillTransaction } from './eth/fillTransaction.js'
import { gasPrice } from './eth/gasPrice.js'
import { getBalance } from './eth/getBalance.js'
import { getBlockByHash, getBlockByNumber, getHeaderByHash, getHeaderByNumber } from './eth/getBlock.js'
import { getBlockReceipts } from './eth/getBlockReceipts.js'
import { getBlockTransactionCountByHash, getBlockTransactionCountByNumber } from './eth/getBlockTransactionCount.js'
import { getCode } from './eth/getCode.js'
import { getFilterChanges } from './eth/getFilterChanges.js'
import { getFilterLogs } from './eth/getFilterLogs.js'
import { getLogs } from './eth/getLogs.js'
import { getProof } from './eth/getProof.js'
import {
  getRawTransactionByBlockHashAndIndex,
  getRawTransactionByBlockNumberAndIndex,
  getRawTransactionByHash,
} from './eth/getRawTransaction.js'
import { getStorageAt } from './eth/getStorageAt.js'
import { getStorageValues } from './eth/getStorageValues.js'
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
import { getPendingTransactions, pendingTransactions } from './eth/pendingTransactions.js'
import { resend } from './eth/resend.js'
import { sendRawTransaction } from './eth/sendRawTransaction.js'
import { sendRawTransactionSync } from './eth/sendRawTransactionSync.js'
import { sendTransaction } from './eth/sendTransaction.js'
import { sendUnsignedTransaction } from './eth/sendUnsignedTransaction.js'
import { sign } from './eth/sign.js'
import { signTransaction } from './eth/signTransaction.js'
import { signTypedData, signTypedData_v3, signTypedData_v4 } from './eth/signTypedData.js'
import { simulateV1 } from './eth/simulateV1.js'
import { subscribe } from './eth/subscribe.js'
import { uninstallFilter } from './eth/uninstallFilter.js'
import { unsubscribe } from './eth/unsubscribe.js'
import { explainCall } from './evmbed/explainCall.js'
import { explainTransaction } from './evmbed/explainTransaction.js'
import { getHashrate, setRecommitInterval, start, stop } from './miner/production.js'
import { setEtherbase, setExtra, setGasLimit, setGasPrice } from './miner/settings.js'
import { listening } from './net/listening.js'
import { peerCount } from './net/peerCount.js'
import { version } from './net/version.js'
import { getBlockDetails, getBlockDetailsByHash, getBlockTransactions } from './ots/block.js'
import { getApiLevel } from './ots/getApiLevel.js'
import { hasCode } from './ots/hasCode.js'
import { getContractCreator, getTransactionBySenderAndNonce } from './ots/lookup.js'
import { searchTransactionsAfter, searchTransactionsBefore } from './ots/search.js'
import { getInternalOperations, getTransactionError, traceTransaction as otsTraceTransaction } from './ots/transaction.js'
import { ecRecover } from './personal/ecRecover.js'
import { importRawKey } from './personal/importRawKey.js'
import { listAccounts } from './personal/listAccounts.js'
import { listWallets } from './personal/listWallets.js'
import { lockAccount, unlockAccount } from './personal/lock.js'
import { newAccount } from './personal/newAccount.js'
import { sendTransaction as personalSendTransaction, signAndSendTransaction } from './personal/sendTransaction.js'
import { sign as personalSign } from './personal/sign.js'
import { signTransaction as personalSignTransaction } from './personal/signTransaction.js'
import { initializeWallet, unpair } from './personal/smartcard.js'
import { discover } from './rpc/discover.js'
import { modules } from './rpc/modules.js'
import { dumpState, loadState } from './test-chain/dump.js'
import { setChainId, setRpcUrl } from './test-chain/fixed-facts.js'
import { reset, revert, rollback, snapshot } from './test-chain/history.js'
import { autoImpersonateAccount, impersonateAccount, stopImpersonatingAccount } from './test-chain/impersonation.js'
import { metadata, setLoggingEnabled, nodeInfo as testNodeInfo } from './test-chain/info.js'
import { mineDetailed } from './test-chain/mine-detailed.js'
import { evmMine, getAutomine, getIntervalMining, mine, setAutomine, setIntervalMining } from './test-chain/mining.js'
import {
  setBlockGasLimit,
  setCoinbase,
  setMinGasPrice,
  setNextBlockBaseFeePerGas,
  setNextBlockPrevRandao,
} from './test-chain/next-block.js'
import { clearTxpool, dropAllTransactions, dropTransaction, removePoolTransactions } from './test-chain/pool.js'
import { reorg } from './test-chain/reorg.js'
import { addBalance, setBalance, setCode, setNonce, setStorageAt } from './test-chain/state.js'
import {
  getGenesisTime,
  increaseTime,
  removeBlockTimestampInterval,
  setBlockTimestampInterval,
  setNextBlockTimestamp,
  setTime,
} from './test-chain/time.js'
import { dealERC20, setERC20Allowance, setErc20Balance } from './test-chain/tokens.js'
import { buildBlockV1 } from './testing/buildBlockV1.js'
import { traceCall as parityTraceCall, traceCallMany } from './trace/call.js'
import { filter as traceFilter } from './trace/filter.js'
import { traceBlock as parityTraceBlock, traceTransaction as parityTraceTransaction, traceGet } from './trace/frames.js'
import { traceRawTransaction } from './trace/rawTransaction.js'
import { replayBlockTransactions, replayTransaction } from './trace/replay.js'
import { content } from './txpool/content.js'
import { contentFrom } from './txpool/contentFrom.js'
import { inspect } from './txpool/inspect.js'
import { status } from './txpool/status.js'
import { clientVersion } from './web3/clientVersion.js'
import { sha3 } from './web3/sha3.js'

const all = [
  clientVersion,
  sha3,
  version,
  listening,
  peerCount,
  modules,
  discover,
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
  listAccounts,
  listWallets,
  newAccount,
  importRawKey,
  unlockAccount,
  lockAccount,
  personalSign,
  ecRecover,
  personalSendTransaction,
  signAndSendTransaction,
  personalSignTransaction,
  initializeWallet,
  unpair,
  ...setBalance,
  ...addBalance,
  ...setCode,
  ...setNonce,
  ...setStorageAt,
  ...dealERC20,
  ...setErc20Balance,
  ...setERC20Allowance,
  ...impersonateAccount,
  ...stopImpersonatingAccount,
  ...autoImpersonateAccount,
  ...evmMine,
  ...mine,
  ...mineDetailed,
  ...setAutomine,
  ...getAutomine,
  ...setIntervalMining,
  ...getIntervalMining,
  ...increaseTime,
  ...setTime,
  ...setNextBlockTimestamp,
  ...setBlockTimestampInterval,
  ...removeBlockTimestampInterval,
  ...getGenesisTime,
  ...setBlockGasLimit,
  ...setCoinbase,
  ...setNextBlockBaseFeePerGas,
  ...setNextBlockPrevRandao,
  ...setMinGasPrice,
  ...snapshot,
  ...revert,
  ...rollback,
  ...reorg,
  ...reset,
  ...dumpState,
  ...loadState,
  ...dropTransaction,
  ...dropAllTransactions,
  ...removePoolTransactions,
  clearTxpool,
  ...testNodeInfo,
  ...metadata,
  ...setLoggingEnabled,
  ...setChainId,
  ...setRpcUrl,
  content,
  contentFrom,
  inspect,
  status,
  getRawBlock,
  getRawHeader,
  getRawReceipts,
  getRawTransaction,
  getHeaderRlp,
  getBlockRlp,
  printBlock,
  getBadBlocks,
  traceTransaction,
  traceBlockByNumber,
  traceBlockByHash,
  traceBlock,
  traceCall,
  intermediateRoots,
  storageRangeAt,
  getModifiedAccountsByNumber,
  getModifiedAccountsByHash,
  dumpBlock,
  accountRange,
  setHead,
  startCPUProfile,
  stopCPUProfile,
  cpuProfile,
  startGoTrace,
  stopGoTrace,
  goTrace,
  setBlockProfileRate,
  writeBlockProfile,
  blockProfile,
  setMutexProfileFraction,
  writeMutexProfile,
  mutexProfile,
  writeMemProfile,
  memStats,
  gcStats,
  freeOSMemory,
  setGCPercent,
  stacks,
  verbosity,
  vmodule,
  buildBlockV1,
  nodeInfo,
  peers,
  datadir,
  sleepBlocks,
  startHTTP,
  stopHTTP,
  startWS,
  stopWS,
  startRPC,
  stopRPC,
  exportChain,
  importChain,
  start,
  stop,
  getHashrate,
  setEtherbase,
  setGasPrice,
  setGasLimit,
  setExtra,
  setRecommitInterval,
  parityTraceCall,
  traceCallMany,
  traceRawTransaction,
  replayTransaction,
  replayBlockTransactions,
  parityTraceBlock,
  traceFilter,
  traceGet,
  parityTraceTransaction,
  getApiLevel,
  hasCode,
  getInternalOperations,
  otsTraceTransaction,
  getTransactionError,
  getBlockDetails,
  getBlockDetailsByHash,
  getBlockTransactions,
  searchTransactionsBefore,
  searchTransactionsAfter,
  getTransactionBySenderAndNonce,
  getContractCreator,
  erigonHeaderByNumber,
  explainTransaction,
  explainCall,
] as const

const signatures = signaturesOf(all)
type Signatures = typeof signatures

/** The methods there are, by name. */
export type MethodName = keyof Signatures
/** The positional parameters of a method, as they stand on the wire. */
export type MethodParams<Name extends MethodName> = Signatures[Name]['params']
/** The result of a method, as it stands on the wire. */
export type MethodResult<Name extends MethodName> = Signatures[Name]['result']
/** What follows a method's name in a call: its parameters, which may be left out when all of them may. */
export type MethodArguments<Name extends MethodName> =
  readonly [] extends MethodParams<Name> ? [params?: MethodParams<Name>] : [params: MethodParams<Name>]

/** Every method of the node. A new one is added here, and nowhere else. */
export const methods: readonly MethodRecord<Context>[] = all
