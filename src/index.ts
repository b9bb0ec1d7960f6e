export { InvalidAbi } from './abi/fragments.js'
export { DEV_MNEMONIC, type DevAccount } from './accounts/dev-accounts.js'
export { KeyStoreFailed } from './accounts/errors.js'
export { decryptKey, encryptKey } from './accounts/key-encryption.js'
export type { KeyFile, KeyProtection } from './accounts/key-file.js'
export { type KeyListing, type KeyStore, MemoryKeyStore, type StoredKey, type UnreadableKey } from './accounts/key-store.js'
export type { KeyedAccount } from './accounts/keyed-accounts.js'
export { BlockRefused } from './chain/errors.js'
export type { ChainExport } from './chain/export.js'
export type { Genesis } from './chain/genesis.js'
export { InvalidGenesis } from './chain/genesis.js'
export type { GenesisAccount } from './chain/genesis-account.js'
export type { ToolContractName } from './chain/tool-contracts.js'
export type {
  DebugDirection,
  DebugFrame,
  DebugMachine,
  DebugPlace,
  DebugSession,
  DebugStop,
  DebugTarget,
  DebugVariables,
  VariableGroup,
} from './debugger/debug-session.js'
export { InvalidStateDump } from './dumps/invalid-state-dump.js'
export { createNode } from './embedded-node.js'
export type { EngineName } from './evm/engines.js'
export { HARDFORKS, type HardforkName } from './evm/hardforks.js'
export { type ArtifactPlace, InvalidArtifact } from './explain/artifacts.js'
export type { ExplainedFrame, Explanation, Failure, StackFrame } from './explain/explanation.js'
export { type FormatOptions, formatExplanation } from './explain/format.js'
export type { FixtureStorage } from './fork/fixture.js'
export type { RemoteChainOptions } from './fork/options.js'
export type { RemoteProvider } from './fork/transport.js'
export type {
  GasByPurpose,
  GasLine,
  GasNode,
  GasNodeKind,
  GasProfile,
  GasPurpose,
} from './gas-profile/gas-profile.js'
export { ChainFileRefused, type ChainFiles } from './host/chain-files.js'
export type { ForkServer, Listener, Listeners, ListenRequest, RunningFork } from './host/listeners.js'
export type { LogLevel, LogLevels, ModuleLevel } from './host/log-levels.js'
export { type Profiler, ProfilingRefused } from './host/profiler.js'
export type { MethodArguments, MethodName, MethodParams, MethodResult } from './methods/registry.js'
export type { ContractArtifacts, Node, NodeStatistics } from './node.js'
export type { BlockReport, ConsoleEvent, NodeEvents } from './node-events.js'
export type {
  DocumentedOptions,
  ForkMiningOptions,
  ForkOptions,
  LimitOptions,
  MiningOptions,
  NodeOptions,
  StorageOptions,
} from './options.js'
export type { BalanceService, RoutePlanner, TransferService } from './planner/services.js'
export type { PoolLimits } from './pool/limits.js'
export { type Clock, systemClock } from './primitives/clock.js'
export { EvmbedError, NodeError } from './primitives/errors.js'
export type { Address, Hash, Hex, Quantity } from './primitives/hex.js'
export type { Json, JsonObject } from './primitives/json.js'
export { InvalidOption } from './primitives/option-rules.js'
export {
  NodeProvider,
  ProviderDisconnected,
  type ProviderEvents,
  type ProviderMessage,
  type ProviderOptions,
  type RequestArguments,
} from './provider.js'
export type { Connection } from './rpc/connection.js'
export type { CallReport } from './rpc/dispatcher.js'
export type { EnvelopeOptions } from './rpc/envelope.js'
export type { SessionOptions } from './rpc/session.js'
export type { Dialect } from './services/dialect.js'
export type { Variable } from './source/variable.js'
export { UnknownVariable } from './source/variable-path.js'
export { StoreDamaged, StoreReadFailed, StoreRefused, StoreWriteFailed } from './store/errors.js'
export type { Durability, Store, StoreEncodings, StoreOperation, StoreRange, StoreWriteOptions } from './store/store.js'
export { VERSION } from './version.js'
export type {
  Block,
  BlockNumberOrTag,
  BlockReference,
  BlockTag,
  DetailedBlock,
  DetailedTransaction,
  Header,
  Withdrawal,
} from './wire/block.js'
export type {
  Artifact,
  ContractPage,
  ContractSource,
  ContractVariables,
  DeployedContract,
  DescribedContract,
  KnownArtifact,
  StateVariable,
} from './wire/contracts.js'
export type {
  DumpedAccount,
  GarbageStatistics,
  MemoryStatistics,
  StateDump,
  StorageRange,
  StorageRangeEntry,
} from './wire/debug.js'
export type {
  BlobsBundle,
  ExecutionPayload,
  ExecutionPayloadEnvelope,
  PayloadAttributes,
} from './wire/engine.js'
export type {
  MatchedBy,
  WireChangedVariable,
  WireExplainedAction,
  WireExplainedContract,
  WireExplainedFrame,
  WireExplanation,
  WireFailure,
  WireNamed,
  WireNamedCall,
  WireStackFrame,
  WireStorageChange,
  WireValueFlow,
} from './wire/explanation.js'
export type {
  BlockDetails,
  BlockIssuance,
  BlockPage,
  BlockSummary,
  BlockTransactions,
  ContractCreator,
  InternalOperation,
  ReceiptSummary,
  TimedReceipt,
  TraceEntry,
  TransactionPage,
} from './wire/explorer.js'
export type { WireGasByPurpose, WireGasLine, WireGasNode, WireGasProfile } from './wire/gas-profile.js'
export type {
  ComparedAccount,
  ComparedFields,
  ComparedSlot,
  ContentDescriptor,
  Evidence,
  NodeInfo,
  OpenRpcDocument,
  OpenRpcMethod,
  ServedFork,
  StateComparison,
  Wallet,
} from './wire/node.js'
export type {
  PoolContent,
  PoolStatus,
  PoolSummary,
  SenderContent,
  SummariesBySender,
  TransactionsByNonce,
  TransactionsBySender,
} from './wire/pool.js'
export type {
  AccessListResult,
  AccountProof,
  BlobSchedule,
  Capabilities,
  Capability,
  ChainConfig,
  FeeHistory,
  Filter,
  ForkConfig,
  StorageProof,
  SyncStatus,
} from './wire/query.js'
export type {
  AccountOverride,
  BlockOverrides,
  BlockStateCalls,
  SimulatedBlock,
  SimulatedCall,
  SimulatedCallError,
  Simulation,
  StateOverrides,
} from './wire/simulation.js'
export type {
  AnvilMetadata,
  ForkedNetwork,
  HardhatMetadata,
  MineOptions,
  ReorgTransaction,
  ResetOptions,
  TestNodeInfo,
} from './wire/test-chain.js'
export type {
  CallFrame,
  CallLog,
  CallType,
  FlatCallAction,
  FlatCallFrame,
  FlatCallResult,
  FlatCreateAction,
  FlatCreateResult,
  FlatSelfdestructAction,
  OpcodeTrace,
  ParityTrace,
  Prestate,
  PrestateAccount,
  PrestateDiff,
  StructLog,
  TraceCallConfig,
  TraceConfig,
  TraceFilter,
  TraceResult,
  TraceType,
  TransactionTrace,
} from './wire/trace.js'
export type {
  AccessListEntry,
  Authorization,
  Log,
  Receipt,
  SignedTransaction,
  Transaction,
  TransactionRequest,
  UnsentTransaction,
} from './wire/transaction.js'
