export type { AbiArgument, AbiTuple, AbiValue, HashedValue } from './abi/decode.js'
export { InvalidAbi } from './abi/fragments.js'
export { DEV_DERIVATION_PATH, DEV_MNEMONIC, type DevAccount } from './accounts/dev-accounts.js'
export { KeyStoreFailed } from './accounts/errors.js'
export { type KeyListing, type KeyStore, MemoryKeyStore, type StoredKey, type UnreadableKey } from './accounts/key-store.js'
export type { KeyedAccount } from './accounts/keyed-accounts.js'
export { addressInKeyFile, decryptKey, encryptKey, type KeyFile, type KeyProtection } from './accounts/keystore-v3.js'
export { Balances } from './balances/balances.js'
export type { BalanceOptions, EvmSource } from './balances/options.js'
export type { BalanceReader, BalanceReading } from './balances/reader.js'
export type { StaticBalances } from './balances/static-readers.js'
export type { ChainExport } from './chain/export.js'
export type { Genesis, GenesisAccount } from './chain/genesis.js'
export { InvalidGenesis } from './chain/genesis.js'
export { BlockRefused } from './chain/import.js'
export type { ToolContractName } from './chain/tool-contracts.js'
export type { GenesisConfig, HardforkName } from './evm/hardforks.js'
export { HARDFORKS } from './evm/hardforks.js'
export { type ArtifactPlace, Artifacts, InvalidArtifact } from './explain/artifacts.js'
export type { ConsoleLine, ConsoleValue } from './explain/console.js'
export type {
  ExplainedAction,
  ExplainedContract,
  ExplainedFrame,
  Explanation,
  Failure,
  FailureKind,
  Match,
  Named,
  NamedCall,
  ValueFlow,
} from './explain/explanation.js'
export { type FormatOptions, formatExplanation } from './explain/format.js'
export { ChainFileRefused, type ChainFiles } from './host/chain-files.js'
export type { Endpoint, Listener, Listeners, ListenRequest } from './host/listeners.js'
export type { LogLevel, LogLevels, ModuleLevel } from './host/log-levels.js'
export {
  type GarbageCollection,
  type GatheredKind,
  type Profiler,
  ProfilingRefused,
  type Recording,
  type RecordingKind,
  type RuntimeStatistics,
} from './host/profiler.js'
export type { MethodArguments, MethodName, MethodParams, MethodResult } from './methods/registry.js'
export { createNode, Node, type NodeStatistics } from './node.js'
export type { BlockReport, ConsoleEvent, NodeEvents } from './node-events.js'
export { InvalidOption } from './option-rules.js'
export type { ForkOptions, NodeOptions } from './options.js'
export type { BoundEndpoint, HttpMethod } from './planner/endpoints/endpoint.js'
export type { AnswerOf, Ask, BodyOf } from './planner/endpoints/typed.js'
export { BadRequest, NotFound, ServiceError, ServiceFault } from './planner/errors.js'
export type { LeftOut } from './planner/live/live-chain.js'
export type { LiveReport } from './planner/live/live-pools.js'
export type { LiveChain, LiveVenue } from './planner/live/options.js'
export { MissingFact } from './planner/messages/missing-fact.js'
export { Planner } from './planner/planner.js'
export { type CoinGeckoOptions, coingeckoPrices } from './planner/prices/coingecko.js'
export type { Price, PriceSource } from './planner/prices/price-source.js'
export { SnapshotRefused } from './planner/snapshot/document.js'
export type { Snapshot } from './planner/snapshot/snapshot.js'
export type { PlannerOptions } from './planner/snapshot/source.js'
export type { ChainReader, Departure, Holding, Outcome, Settlement } from './planner/tracking/chain-reader.js'
export type { TransferOptions } from './planner/tracking/options.js'
export { type TransferSources, Transfers } from './planner/transfers.js'
export type { PoolLimits } from './pool/limits.js'
export { type Clock, systemClock } from './primitives/clock.js'
export { NodeError } from './primitives/errors.js'
export type { Address, Hash, Hex } from './primitives/hex.js'
export type { Json, JsonObject } from './primitives/json.js'
export { checksumAddress } from './primitives/keccak.js'
export {
  NodeProvider,
  ProviderDisconnected,
  type ProviderEvents,
  type ProviderMessage,
  type ProviderOptions,
  type RequestArguments,
} from './provider.js'
export type { Connection } from './rpc/connection.js'
export { type CallReport, Dispatcher } from './rpc/dispatcher.js'
export { ENVELOPE_DEFAULTS, type EnvelopeOptions } from './rpc/envelope.js'
export { type ErrorObject, errorObject } from './rpc/errors.js'
export { notificationText } from './rpc/notification.js'
export { Outbox } from './rpc/outbox.js'
export type { Notify, Push, Session, SessionOptions } from './rpc/session.js'
export { DIALECTS, type Dialect } from './services/dialect.js'
export { VERSION } from './version.js'
