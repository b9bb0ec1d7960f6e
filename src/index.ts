export { DEV_DERIVATION_PATH, DEV_MNEMONIC, type DevAccount } from './accounts/dev-accounts.js'
export { type KeyListing, type KeyStore, MemoryKeyStore, type StoredKey, type UnreadableKey } from './accounts/key-store.js'
export { addressInKeyFile, decryptKey, encryptKey, type KeyFile, type KeyProtection } from './accounts/keystore-v3.js'
export { Balances } from './balances/balances.js'
export type { BalanceReader, BalanceReading, StaticBalances } from './balances/reader.js'
export type { BalanceOptions } from './balances/readers.js'
export type { Genesis, GenesisAccount } from './chain/genesis.js'
export { InvalidGenesis } from './chain/genesis.js'
export { BlockRefused } from './chain/import.js'
export { type Clock, systemClock } from './consensus/clock.js'
export type { GenesisConfig, HardforkName } from './evm/hardforks.js'
export { HARDFORKS } from './evm/hardforks.js'
export { ChainFileRefused, type ChainFiles } from './methods/admin/chain-files.js'
export type { Door, Listener, Listeners, ListenRequest } from './methods/admin/listeners.js'
export {
  type GarbageCollection,
  type GatheredKind,
  type Profiler,
  ProfilingRefused,
  type Recording,
  type RecordingKind,
  type RuntimeStatistics,
} from './methods/debug/profiler.js'
export type { LogLevel, LogLevels, ModuleLevel } from './methods/debug/verbosity.js'
export type { MethodArguments, MethodName, MethodParams, MethodResult } from './methods/registry.js'
export { createNode, Node, type NodeEvents } from './node.js'
export { InvalidOption, type NodeOptions } from './options.js'
export type { BoundEndpoint, HttpMethod } from './planner/endpoints/endpoint.js'
export { BadRequest, NotFound, ServiceError, ServiceFault } from './planner/errors.js'
export { Planner, type PlannerOptions } from './planner/planner.js'
export { SnapshotRefused } from './planner/snapshot/document.js'
export { NodeError } from './primitives/errors.js'
export type { Address, Hash, Hex } from './primitives/hex.js'
export type { Json } from './primitives/json.js'
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
export type { Notify, Session, SessionOptions } from './rpc/session.js'
export { VERSION } from './version.js'
