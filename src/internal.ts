/** The core as the adapters use it: the public API, and parts that are not published. */
import type { Genesis } from './chain/genesis.js'
import type { Store } from './store/store.js'
import type { StoredExport } from './stored-export.js'

export { type AbiArgument, type AbiValue, decodeParameters, type HashedValue, UndecodableData } from './abi/decode.js'
export { encodeParameters } from './abi/encode.js'
export { type Abi, type AbiEvent, type AbiFragment, type AbiFunction, parseAbi, selectorOf } from './abi/fragments.js'
export { type AbiParameter, type AbiType, typeName } from './abi/types.js'
export { DEV_DERIVATION_PATH, devAccounts } from './accounts/dev-accounts.js'
export { addressInKeyFile } from './accounts/keystore-v3.js'
export type { BalanceOptions, EvmSource } from './balances/options.js'
export type { BalanceReader, BalanceReading } from './balances/reader.js'
export type { StaticBalances } from './balances/static-readers.js'
export type { Block as ExecutedBlock } from './chain/block.js'
export { devGenesis } from './chain/genesis.js'
export type * from './consensus/abci.js'
export { callBeforeTransactions, finishBlock, type SystemCall } from './evm/block-steps.js'
export type { RulesByBlock } from './evm/chain-rules.js'
export { CodeCounter, type CodeCounts, setCodeCounter, storeCounts, tellTests } from './evm/code-counter.js'
export { type ExecutorTest, type ExecutorTestOptions, executorTests } from './evm/conformance/executor-tests.js'
export type { ConsoleCall } from './evm/console-calls.js'
export type { EmittedLog } from './evm/emitted-log.js'
export { createExecutor } from './evm/engines.js'
export type { ExecutionState } from './evm/execution-state.js'
export {
  type BlockEnding,
  type Ending,
  type Environment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  type ExecutorFactory,
  InvalidTransaction,
  type MessageOptions,
  SystemCallFailed,
  type TransactionResult,
} from './evm/executor.js'
export type { Header, HeaderFields } from './evm/header.js'
export { instructionCounts } from './evm/instruction-counts.js'
export { bloomOf } from './evm/logs-bloom.js'
export { MEMORY_LIMIT, MemoryLimitExceeded, memoryLimitOf } from './evm/memory-limit.js'
export type { AccessListEntry, Authorization, Message } from './evm/message.js'
export { type CheckedMessage, checkMessage, checkTransaction } from './evm/message-checks.js'
export { type Precompiles, precompilesOf } from './evm/precompiles.js'
export { PROTOCOL_LIMITS, type Rules } from './evm/rules.js'
export type { Caller } from './evm/run-queue.js'
export type { FrameResult, Step, TracedFrame, TracedScene, TracedState, Tracer } from './evm/tracer.js'
export { messageOf, type Transaction } from './evm/transaction.js'
export type { TransactionBody } from './evm/transaction-body.js'
export { attempt, Dictionary, decodeEvent } from './explain/dictionary.js'
export type { Named } from './explain/explanation.js'
export { stackLines } from './explain/stack-lines.js'
export {
  addressText,
  argumentsText,
  escaped,
  etherText,
  frameName,
  grouped,
  namedText,
  quoted,
  valueText,
  wordText,
} from './explain/words.js'
export { REMOTE_DEFAULTS } from './fork/options.js'
export type { GarbageCollection, Recording, RecordingKind, RuntimeStatistics } from './host/profiler.js'
export * from './index.js'
export { onExecutedBlock } from './node-events.js'
export { DEFAULT_CHAIN_ID, optionRule } from './options.js'
export type { OnProgress, StoreReport } from './persistence/store-check.js'
export type { BoundEndpoint } from './planner/endpoints/endpoint.js'
export { BadRequest, NotFound, ServiceError, ServiceFault, SnapshotRefused } from './planner/errors.js'
export type * from './planner/exchanges.js'
export type { LiveReport } from './planner/live/live-pools.js'
export type { LiveChain, LiveVenue } from './planner/live/options.js'
export { MissingFact } from './planner/messages/missing-fact.js'
export type { PlannerOptions } from './planner/options.js'
export { type CoinGeckoOptions, coingeckoPrices } from './planner/prices/coingecko.js'
export type { Price, PriceSource } from './planner/prices/price-source.js'
export type { ChainReader } from './planner/tracking/chain-reader.js'
export type { TransferOptions } from './planner/tracking/options.js'
export { BoundedMap } from './primitives/bounded-map.js'
export { crc32 } from './primitives/crc32.js'
export { LocalError } from './primitives/errors.js'
export { bytesToBigInt, bytesToHex, concatBytes, equalBytes, hexToBytes, padLeft } from './primitives/hex.js'
export { isJsonObject, type JsonObject, member, memberAt } from './primitives/json.js'
export { checksumAddress, keccak256 } from './primitives/keccak.js'
export { loadOnce } from './primitives/load-once.js'
export { loadingState, MissingState, type Read, readingState } from './primitives/missing-state.js'
export { nearest } from './primitives/nearest.js'
export {
  callable,
  count,
  flag,
  integer,
  isNames,
  milliseconds,
  names,
  type OptionRule,
  type OptionTable,
  oneOf,
  optionsOf,
  outlineOf,
  readOptions,
  type SomeOf,
  text,
} from './primitives/option-rules.js'
export { askRemote, RemoteFailure, readRemoteJson, readRemoteText, ServerUnreachable, textOf } from './primitives/remote-json.js'
export type { WatchedCall } from './rpc/call-watch.js'
export { ENVELOPE_DEFAULTS } from './rpc/envelope.js'
export { errorObject } from './rpc/errors.js'
export { notificationText } from './rpc/notification.js'
export { DIALECTS } from './services/dialect.js'
export { addSolidityFrames, insertFrames } from './services/failed-runs.js'
export type { AccountFields, Code } from './state/account.js'

/** Loads the check and the repair of stores, which need the records of a store. */
export const loadStoreCheck = () => import('./persistence/store-check.js')
export { ArchiveRefused, isArchive, restoreArchive, storeArchive } from './store/archive.js'

/** Opens the chain in a store for export. See `stored-export.ts`, which is loaded for it. */
export async function openStoredExport(store: Store, genesis: Genesis | undefined): Promise<StoredExport> {
  const { openStoredExport: open } = await import('./stored-export.js')
  return open(store, genesis)
}
export type { Transaction as WireTransaction } from './wire/transaction.js'
