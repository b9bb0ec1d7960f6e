import { AccountLocked, UnknownAccount } from '../../accounts/errors.js'
import type { Json } from '../../primitives/json.js'
import type { MethodName } from '../registry.js'

/**
 * Status of a method in the interface document.
 *
 * - `functional`, `partial`: the method works.
 * - `stub`: the method answers one value, whatever the state; with `hasEffect`, it does its work all the same.
 * - `unavailable`: the method answers -32601. `unless` names the input with which it works all the same, and `isUnmet` recognises the errors of other
 *   input, which are answered with -32601 as well.
 */
export type DocumentedStatus =
  | { readonly status: 'functional' | 'partial' }
  | { readonly status: 'stub'; readonly value: Json; readonly hasEffect?: true }
  | { readonly status: 'unavailable'; readonly unless?: string; readonly isUnmet?: (error: unknown) => boolean }

const functional: DocumentedStatus = { status: 'functional' }
const partial: DocumentedStatus = { status: 'partial' }
const unavailable: DocumentedStatus = { status: 'unavailable' }

function stub(value: Json): DocumentedStatus {
  return { status: 'stub', value }
}

function stubWithEffect(value: Json): DocumentedStatus {
  return { status: 'stub', value, hasEffect: true }
}

function unavailableUnless(unless: string, isUnmet?: (error: unknown) => boolean): DocumentedStatus {
  return { status: 'unavailable', unless, ...(isUnmet ? { isUnmet } : {}) }
}

function isAccountUnusable(error: unknown): boolean {
  return error instanceof UnknownAccount || error instanceof AccountLocked
}

/**
 * Statuses of the methods that the interface document lists. The document does not know the methods that are missing here.
 *
 * Only the option `documented` reads this table; by default every method works.
 */
const statuses: { readonly [Name in MethodName]?: DocumentedStatus } = {
  web3_clientVersion: functional,
  web3_sha3: functional,
  net_version: functional,
  net_listening: stub(true),
  net_peerCount: stub('0x0'),
  eth_chainId: functional,
  eth_protocolVersion: functional,
  eth_syncing: stub(false),
  eth_accounts: functional,
  eth_blockNumber: functional,
  eth_coinbase: functional,
  eth_mining: functional,
  eth_hashrate: functional,
  eth_gasPrice: stub('0x0'),
  eth_maxPriorityFeePerGas: stub('0x0'),
  eth_feeHistory: functional,
  eth_getBalance: functional,
  eth_getCode: stub('0x'),
  eth_getStorageAt: functional,
  eth_getTransactionCount: functional,
  eth_getBlockByNumber: functional,
  eth_getBlockByHash: functional,
  eth_getHeaderByNumber: functional,
  eth_getHeaderByHash: functional,
  eth_getBlockTransactionCountByNumber: stub('0x0'),
  eth_getBlockTransactionCountByHash: stub('0x0'),
  eth_getUncleCountByBlockHash: stub('0x0'),
  eth_getUncleCountByBlockNumber: stub('0x0'),
  eth_getUncleByBlockHashAndIndex: stub(null),
  eth_getUncleByBlockNumberAndIndex: stub(null),
  eth_getBlockReceipts: stub([]),
  eth_getTransactionByHash: stub(null),
  eth_getTransactionByBlockHashAndIndex: stub(null),
  eth_getTransactionByBlockNumberAndIndex: stub(null),
  eth_getTransactionReceipt: stub(null),
  eth_getTransactionLogs: functional,
  eth_call: stub('0x'),
  eth_estimateGas: functional,
  eth_simulateV1: unavailable,
  eth_sendRawTransaction: functional,
  eth_sendTransaction: unavailableUnless('an account that may be used', isAccountUnusable),
  eth_sign: functional,
  eth_signTypedData: partial,
  eth_signTypedData_v3: unavailable,
  eth_signTypedData_v4: unavailable,
  eth_getProof: functional,
  eth_createAccessList: functional,
  eth_blobBaseFee: unavailable,
  eth_getRawTransactionByHash: unavailable,
  eth_getRawTransactionByBlockHashAndIndex: unavailable,
  eth_getRawTransactionByBlockNumberAndIndex: unavailable,
  eth_fillTransaction: functional,
  eth_signTransaction: unavailable,
  eth_resend: unavailableUnless('nonce'),
  eth_pendingTransactions: unavailable,
  eth_getPendingTransactions: functional,
  eth_getLogs: stub([]),
  eth_newFilter: functional,
  eth_newBlockFilter: functional,
  eth_newPendingTransactionFilter: functional,
  eth_getFilterChanges: stub([]),
  eth_getFilterLogs: stub([]),
  eth_uninstallFilter: stubWithEffect(true),
  eth_subscribe: functional,
  eth_unsubscribe: functional,
  personal_listAccounts: functional,
  personal_listWallets: stub(null),
  personal_newAccount: functional,
  personal_importRawKey: unavailableUnless('a valid hex key'),
  personal_unlockAccount: stub(false),
  personal_lockAccount: stub(false),
  personal_sign: functional,
  personal_ecRecover: unavailableUnless('a 65-byte signature'),
  personal_sendTransaction: unavailableUnless('an account that may be used', isAccountUnusable),
  personal_signAndSendTransaction: unavailable,
  personal_signTransaction: unavailable,
  personal_initializeWallet: unavailable,
  personal_unpair: unavailable,
  txpool_content: functional,
  txpool_contentFrom: functional,
  txpool_inspect: functional,
  txpool_status: functional,
  debug_getRawBlock: unavailable,
  debug_getRawHeader: unavailable,
  debug_getRawReceipts: unavailable,
  debug_getRawTransaction: unavailable,
  debug_getHeaderRlp: unavailableUnless('a block number as a JSON number'),
  debug_getBlockRlp: unavailableUnless('a block number as a JSON number'),
  debug_printBlock: functional,
  debug_getBadBlocks: unavailable,
  debug_traceTransaction: functional,
  debug_traceBlockByNumber: stub([]),
  debug_traceBlockByHash: stub([]),
  debug_traceBlock: functional,
  debug_traceCall: functional,
  debug_intermediateRoots: stub([]),
  debug_storageRangeAt: unavailable,
  debug_getModifiedAccountsByNumber: unavailable,
  debug_getModifiedAccountsByHash: unavailable,
  debug_dumpBlock: unavailable,
  debug_setHead: unavailable,
  debug_startCPUProfile: functional,
  debug_stopCPUProfile: functional,
  debug_cpuProfile: functional,
  debug_startGoTrace: functional,
  debug_stopGoTrace: functional,
  debug_goTrace: functional,
  debug_setBlockProfileRate: functional,
  debug_writeBlockProfile: functional,
  debug_blockProfile: functional,
  debug_setMutexProfileFraction: functional,
  debug_writeMutexProfile: functional,
  debug_mutexProfile: functional,
  debug_writeMemProfile: functional,
  debug_memStats: functional,
  debug_gcStats: functional,
  debug_freeOSMemory: functional,
  debug_setGCPercent: functional,
  debug_stacks: functional,
  debug_verbosity: unavailable,
  debug_vmodule: unavailable,
  admin_nodeInfo: unavailable,
  admin_peers: unavailable,
  admin_datadir: unavailable,
  admin_sleepBlocks: unavailable,
  admin_startHTTP: unavailable,
  admin_stopHTTP: unavailable,
  admin_startWS: unavailable,
  admin_stopWS: unavailable,
  admin_startRPC: unavailable,
  admin_stopRPC: unavailable,
  admin_exportChain: unavailable,
  admin_importChain: unavailable,
  miner_start: unavailable,
  miner_stop: unavailable,
  miner_getHashrate: unavailable,
  miner_setEtherbase: unavailable,
  miner_setGasPrice: unavailable,
  miner_setGasLimit: unavailable,
  miner_setExtra: unavailable,
  miner_setRecommitInterval: unavailable,
  trace_call: unavailable,
  trace_callMany: unavailable,
  trace_rawTransaction: unavailable,
  trace_replayTransaction: unavailable,
  trace_replayBlockTransactions: unavailable,
  trace_block: unavailable,
  trace_filter: unavailable,
  trace_get: unavailable,
  trace_transaction: unavailable,
}

export const documentedStatuses: ReadonlyMap<string, DocumentedStatus> = new Map(Object.entries(statuses))
