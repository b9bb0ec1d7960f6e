/**
 * The status lists of the interface document, copied name by name. Tests compare the node with this table, so nothing here is taken from the
 * node's own records.
 */
import type { Json } from '../../src/index.js'

export interface Listed {
  readonly status: 'functional' | 'partial' | 'stub' | 'not implemented'
  readonly isPublic: boolean
  /** The value that a stub returns. */
  readonly value?: Json
}

const rows = new Map<string, Listed>()

function list(status: Listed['status'], isPublic: boolean, names: string): void {
  for (const name of names.trim().split(/[\s,]+/)) add(name, { status, isPublic })
}

function stub(isPublic: boolean, value: Json, ...names: readonly string[]): void {
  for (const name of names) add(name, { status: 'stub', isPublic, value })
}

function add(name: string, row: Listed): void {
  if (rows.has(name)) throw new Error(`${name} is listed twice`)
  rows.set(name, row)
}

list(
  'functional',
  true,
  `web3_clientVersion, web3_sha3, net_version, eth_protocolVersion, eth_accounts, eth_blockNumber, eth_getBalance, eth_getStorageAt,
  eth_getTransactionCount, eth_sendRawTransaction, eth_createAccessList, eth_estimateGas, eth_getBlockByNumber, eth_getBlockByHash,
  eth_newFilter, eth_newBlockFilter, eth_newPendingTransactionFilter, eth_mining, eth_coinbase, eth_hashrate, eth_getProof, eth_feeHistory,
  eth_chainId, eth_getPendingTransactions, eth_getHeaderByHash, eth_getHeaderByNumber, eth_fillTransaction, eth_getTransactionLogs,
  eth_subscribe, eth_unsubscribe, txpool_content, txpool_contentFrom, txpool_inspect, txpool_status`,
)

list(
  'functional',
  false,
  `eth_sign, personal_listAccounts, personal_newAccount, personal_sign, debug_blockProfile, debug_cpuProfile, debug_gcStats, debug_goTrace,
  debug_freeOSMemory, debug_memStats, debug_mutexProfile, debug_setBlockProfileRate, debug_setGCPercent, debug_setMutexProfileFraction,
  debug_stacks, debug_startCPUProfile, debug_startGoTrace, debug_stopCPUProfile, debug_stopGoTrace, debug_traceBlock,
  debug_traceBlockByNumber, debug_traceBlockByHash, debug_traceTransaction, debug_traceCall, debug_writeBlockProfile, debug_writeMemProfile,
  debug_writeMutexProfile, debug_printBlock, debug_intermediateRoots`,
)

list('partial', false, 'eth_signTypedData')

stub(true, '0x0', 'net_peerCount', 'eth_gasPrice', 'eth_getBlockTransactionCountByNumber', 'eth_getBlockTransactionCountByHash')
stub(true, '0x0', 'eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber', 'eth_maxPriorityFeePerGas')
stub(true, true, 'net_listening', 'eth_uninstallFilter')
stub(true, false, 'eth_syncing')
stub(true, '0x', 'eth_getCode', 'eth_call')
stub(true, null, 'eth_getTransactionByHash', 'eth_getTransactionByBlockHashAndIndex', 'eth_getTransactionByBlockNumberAndIndex')
stub(true, null, 'eth_getTransactionReceipt', 'eth_getUncleByBlockHashAndIndex', 'eth_getUncleByBlockNumberAndIndex')
stub(true, [], 'eth_getFilterChanges', 'eth_getFilterLogs', 'eth_getLogs', 'eth_getBlockReceipts')
stub(false, false, 'personal_lockAccount', 'personal_unlockAccount')
stub(false, null, 'personal_listWallets')

list(
  'not implemented',
  true,
  `eth_getWork, eth_submitWork, eth_submitHashrate, eth_resend, eth_blobBaseFee, eth_pendingTransactions, eth_simulateV1,
  eth_getRawTransactionByHash, eth_getRawTransactionByBlockNumberAndIndex, eth_getRawTransactionByBlockHashAndIndex`,
)

list(
  'not implemented',
  false,
  `eth_sendTransaction, eth_getCompilers, eth_compileLLL, eth_compileSolidity, eth_compileSerpent, eth_signTransaction,
  eth_signTypedData_v3, eth_signTypedData_v4,
  personal_importRawKey, personal_sendTransaction, personal_ecRecover, personal_initializeWallet, personal_unpair,
  personal_signTransaction, personal_signAndSendTransaction, personal_openWallet, personal_deriveAccount,
  db_putString, db_getString, db_putHex, db_getHex,
  shh_post, shh_version, shh_newIdentity, shh_hasIdentity, shh_newGroup, shh_addToGroup, shh_newFilter, shh_uninstallFilter,
  shh_getFilterChanges, shh_getMessages,
  admin_addPeer, admin_removePeer, admin_datadir, admin_nodeInfo, admin_peers, admin_startHTTP, admin_startWS, admin_stopHTTP,
  admin_stopWS, admin_addTrustedPeer, admin_removeTrustedPeer, admin_startRPC, admin_stopRPC, admin_exportChain, admin_importChain,
  admin_sleepBlocks, admin_clearPeerBanList, admin_listPeerBanList,
  clique_getSnapshot, clique_getSnapshotAtHash, clique_getSigners, clique_getSignersAtHash, clique_propose, clique_discard, clique_status,
  clique_getSigner,
  debug_backtraceAt, debug_dumpBlock, debug_getBlockRlp, debug_getHeaderRlp, debug_seedHash, debug_setHead, debug_traceBlockFromFile,
  debug_standardTraceBlockToFile, debug_standardTraceBadBlockToFile, debug_traceChain, debug_traceBadBlock, debug_verbosity, debug_vmodule,
  debug_getRawBlock, debug_getRawHeader, debug_getRawReceipts, debug_getRawTransaction, debug_getBadBlocks, debug_storageRangeAt,
  debug_getModifiedAccountsByNumber, debug_getModifiedAccountsByHash,
  les_serverInfo, les_clientInfo, les_priorityClientInfo, les_addBalance, les_setClientParams, les_setDefaultParams, les_latestCheckpoint,
  les_getCheckpoint, les_getCheckpointContractAddress,
  miner_start, miner_stop, miner_setEtherbase, miner_setGasPrice, miner_setGasLimit, miner_setExtra, miner_setRecommitInterval,
  miner_getHashrate,
  engine_newPayloadV1, engine_newPayloadV2, engine_newPayloadV3, engine_forkchoiceUpdatedV1, engine_forkchoiceUpdatedV2,
  engine_forkchoiceUpdatedV3, engine_getPayloadV1, engine_getPayloadV2, engine_getPayloadV3, engine_exchangeCapabilities,
  engine_exchangeTransitionConfigurationV1, engine_getPayloadBodiesByHashV1, engine_getPayloadBodiesByRangeV1, engine_getBlobsV1,
  trace_callMany, trace_call, trace_rawTransaction, trace_replayBlockTransactions, trace_replayTransaction, trace_block, trace_filter,
  trace_get, trace_transaction`,
)

/** Every method that the status lists name. */
export const interfaceDocument: ReadonlyMap<string, Listed> = rows

/** "Described as returning an empty array for every request", "returns an empty hash": functional in the lists, and yet one value. */
export const describedEmpty: readonly string[] = ['debug_traceBlockByNumber', 'debug_traceBlockByHash', 'debug_intermediateRoots']

/** Not implemented, with the input that they need in brackets; or, for the last two, with a description of what they do (recorded conflict 6). */
export const conditional: readonly string[] = [
  'eth_resend',
  'personal_importRawKey',
  'personal_ecRecover',
  'debug_getBlockRlp',
  'debug_getHeaderRlp',
  'eth_sendTransaction',
  'personal_sendTransaction',
]
