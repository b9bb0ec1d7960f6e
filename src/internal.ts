/** The core as the adapters use it: the public API, and parts that are not published. */
export { DEV_DERIVATION_PATH } from './accounts/dev-accounts.js'
export { addressInKeyFile } from './accounts/keystore-v3.js'
export type { BalanceOptions, EvmSource } from './balances/options.js'
export type { BalanceReader, BalanceReading } from './balances/reader.js'
export type { StaticBalances } from './balances/static-readers.js'
export { isEngineAvailable } from './evm/wasm/module.js'
export type { GarbageCollection, GatheredKind, Recording, RecordingKind, RuntimeStatistics } from './host/profiler.js'
export * from './index.js'
export type { BoundEndpoint, HttpMethod } from './planner/endpoints/endpoint.js'
export { BadRequest, NotFound, ServiceError, ServiceFault } from './planner/errors.js'
export { SnapshotRefused } from './planner/json-cursor.js'
export type { LiveReport } from './planner/live/live-pools.js'
export type { LiveChain, LiveVenue } from './planner/live/options.js'
export { MissingFact } from './planner/messages/missing-fact.js'
export type { PlannerOptions } from './planner/options.js'
export { type CoinGeckoOptions, coingeckoPrices } from './planner/prices/coingecko.js'
export type { Price, PriceSource } from './planner/prices/price-source.js'
export type { Snapshot } from './planner/snapshot/snapshot.js'
export type { ChainReader } from './planner/tracking/chain-reader.js'
export type { TransferOptions } from './planner/tracking/options.js'
export { checksumAddress } from './primitives/keccak.js'
export { loadOnce } from './primitives/load-once.js'
export {
  callable,
  count,
  flag,
  integer,
  isNames,
  milliseconds,
  names,
  type OptionTable,
  oneOf,
  optionsOf,
  outlineOf,
  readOptions,
  text,
} from './primitives/option-rules.js'
export { ENVELOPE_DEFAULTS } from './rpc/envelope.js'
export { errorObject } from './rpc/errors.js'
export { notificationText } from './rpc/notification.js'
export { DIALECTS } from './services/dialect.js'
export { DURABILITIES } from './store/store.js'
