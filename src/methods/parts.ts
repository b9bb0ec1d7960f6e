import type { Impersonation } from '../accounts/impersonation.js'
import type { Keyring } from '../accounts/keyring.js'
import type { Application, BuiltBlock } from '../chain/application.js'
import type { Chain } from '../chain/chain.js'
import type { Instance } from '../consensus/instance.js'
import type { Snapshots } from '../consensus/snapshots.js'
import type { Solo } from '../consensus/solo.js'
import type { Bus } from '../events/bus.js'
import type { Filters } from '../events/filters.js'
import type { Subscriptions } from '../events/subscriptions.js'
import type { Executor } from '../evm/executor.js'
import type { Artifacts } from '../explain/artifacts.js'
import type { PoolLimits } from '../pool/limits.js'
import type { PoolOrder } from '../pool/order.js'
import type { Pool } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import type { MethodRecord } from '../rpc/record.js'
import type { ChainFiles } from './admin/chain-files.js'
import type { Door, Listeners } from './admin/listeners.js'
import type { Context } from './context.js'
import type { Profiling } from './debug/profiling.js'
import type { LogLevels } from './debug/verbosity.js'
import type { AccountIndex } from './ots/account-index.js'
import type { Dialect } from './test-chain/dialect.js'

/** Settings that methods look at. */
export interface MethodSettings {
  /** `documented` reproduces the status lists of the interface document. */
  readonly interface: 'full' | 'documented'
  /** Undefined where it is the chain id. */
  readonly networkId: number | undefined
  /** Gas of a block at which this node aims. */
  readonly gasLimit: bigint
  readonly gasCap: bigint
  /** Milliseconds; 0 for no limit. */
  readonly callTimeout: number
  readonly logsCap: number
  readonly blockRangeCap: number
  /** Whether log queries that end past the head are cut to the head or refused. */
  readonly logsPastHead: 'cut' | 'refuse'
  readonly feeHistoryCap: number
  readonly pool: Pick<PoolLimits, 'priceLimit'>
  readonly mempoolOrder: PoolOrder
  readonly throwOnRevert: boolean
  /** Whose habits the `evm` methods follow where tools differ. */
  readonly dialect: Dialect
  readonly allowUnprotectedTransactions: boolean
  readonly allowInsecureUnlock: boolean
  /** Wei; 0 for none. */
  readonly transactionFeeCap: bigint
}

/** The parts of a running node. */
export interface NodeParts {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly consensus: Solo
  readonly clock: Clock
  readonly snapshots: Snapshots
  readonly executor: Executor
  readonly bus: Bus
  readonly filters: Filters
  readonly subscriptions: Subscriptions
  readonly keyring: Keyring
  readonly impersonation: Impersonation
  readonly instance: Instance
  /** What contracts and their calls are called. */
  readonly artifacts: Artifacts
  readonly accountIndex: AccountIndex
  readonly options: MethodSettings
  /** Servers that can be started and stopped, and what they serve. */
  readonly listeners: Listeners | undefined
  readonly door: Door
  /** Where blocks may be exported to and imported from. */
  readonly chainFiles: ChainFiles | undefined
  /** Where the node keeps what outlives it; undefined when nothing does. */
  readonly dataDirectory: string | undefined
  /** What is recorded of this process; undefined when nothing may be. */
  readonly profiling: Profiling | undefined
  readonly logLevels: LogLevels | undefined
  /** `evmbed/<version>/<platform>/<runtime>`. */
  readonly clientVersion: string
  /** The version of this package. */
  readonly version: string
  /** The block this node would make now, with what the pool holds. */
  pendingBlock(): Promise<BuiltBlock>
  /** All methods there are. */
  methods(): Iterable<MethodRecord<Context>>
}
