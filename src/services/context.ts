import type { Impersonation } from '../accounts/impersonation.js'
import type { Keyring } from '../accounts/keyring.js'
import type { Application, BuiltBlock } from '../chain/application.js'
import type { Chain } from '../chain/chain.js'
import type { ChainKeeper } from '../chain/head-announcer.js'
import type { Consensus } from '../consensus/consensus.js'
import type { TestChain } from '../consensus/test-chain.js'
import type { Bus } from '../events/bus.js'
import type { Filters } from '../events/filters.js'
import type { Subscriptions } from '../events/subscriptions.js'
import type { Executor } from '../evm/executor.js'
import type { Artifacts } from '../explain/artifacts.js'
import type { ChainFiles } from '../host/chain-files.js'
import type { Endpoint, Listeners } from '../host/listeners.js'
import type { LogLevels } from '../host/log-levels.js'
import type { ResolvedOptions } from '../options.js'
import type { Pool } from '../pool/pool.js'
import type { Clock } from '../primitives/clock.js'
import type { Reading } from '../primitives/missing-state.js'
import type { CallWatch } from '../rpc/call-watch.js'
import type { MethodRecord } from '../rpc/record.js'
import type { Request } from '../rpc/request.js'
import type { Session } from '../rpc/session.js'
import type { AccountIndex } from './account-index.js'
import type { Profiling } from './profiling.js'

/** Ports that the platform fills, for the `admin` and `debug` namespaces. Undefined members are not available on this node. */
export interface HostServices {
  readonly clock: Clock
  /** Servers that can be started and stopped at run time. */
  readonly listeners: Listeners | undefined
  /** The part of the node that these servers serve. */
  readonly endpoint: Endpoint
  /** Directory for exported and imported blocks. */
  readonly chainFiles: ChainFiles | undefined
  /** Path of the directory where the node keeps files. */
  readonly dataDirectory: string | undefined
  /** Profiles of the process. */
  readonly profiling: Profiling | undefined
  readonly logLevels: LogLevels | undefined
}

/** Identity of the software. */
export interface Software {
  /** `evmbed/<version>/<platform>/<runtime>`. */
  readonly clientVersion: string
  /** Version of this package. */
  readonly version: string
  /** Loads and returns the records of all methods that the node serves. */
  methods(): Promise<Iterable<MethodRecord<Context>>>
}

/** Remote chain of a reset. */
export interface ForkTarget {
  /** URL of its server. Default: the server of the present fork. */
  readonly url: string | undefined
  /** Last block that is shared. Default: its newest. */
  readonly block: bigint | undefined
}

/** Parts of a running node that handlers and services use. */
export interface NodeParts {
  readonly chain: Chain
  readonly application: Application
  readonly pool: Pool
  readonly consensus: Consensus
  /** Control of the test chain. Undefined where several validators decide the chain. */
  readonly testChain: TestChain | undefined
  readonly executor: Executor
  readonly bus: Bus
  readonly filters: Filters
  readonly subscriptions: Subscriptions
  /** Reports calls to those who watch. */
  readonly calls: CallWatch
  readonly keyring: Keyring
  readonly impersonation: Impersonation
  /** Names of contracts, functions, events and errors. */
  readonly artifacts: Artifacts
  readonly accountIndex: AccountIndex
  /** Writes changes to the store. Undefined for a chain in memory. */
  readonly persistence: Pick<ChainKeeper, 'noted'> | undefined
  readonly options: ResolvedOptions
  readonly host: HostServices
  readonly software: Software
  /**
   * Begins the chain again as a fork of a remote chain. If this fails, nothing has changed.
   *
   * @param also changes that belong to the same step
   */
  forkAnew(target: ForkTarget, also: () => void): Promise<void>
  /** Builds the block that this node would produce now, with the executable transactions of the pool. */
  pendingBlock(): Promise<BuiltBlock>
}

/** Parts that a handler may read from: the dispatcher runs it again when a read misses. */
type ReadParts = 'chain' | 'pool' | 'filters'

/** The parts of the node, the session of the caller and the message that holds the call. */
export interface Context extends Omit<NodeParts, ReadParts> {
  readonly chain: Reading<Chain>
  readonly pool: Reading<Pool>
  readonly filters: Reading<Filters>
  readonly session: Session
  readonly request: Request
}

/**
 * The slice of the context that a handler or a service needs. A handler declares its slice as the type of its first parameter, so its signature shows
 * whether it can change the chain.
 *
 * @example
 * ```ts
 * handler: ({ chain }: Needs<'chain'>) => chain.head.number
 * ```
 */
export type Needs<Members extends keyof Context> = Pick<Context, Members>

/**
 * Returns a function that makes the context of a call. The executor of a context runs code on behalf of the message: runs of several messages take turns,
 * and end with their message.
 *
 * A context inherits the parts of the node. Copying them for each call took a tenth of the time of a small one.
 */
export function contextsOf(parts: NodeParts): (request: Request) => Context {
  class CallContext {
    readonly session: Session
    #executor: Executor | undefined

    constructor(readonly request: Request) {
      this.session = request.session
    }

    get executor(): Executor {
      this.#executor ??= parts.executor.for(this.request)
      return this.#executor
    }
  }
  Object.setPrototypeOf(CallContext.prototype, parts)
  // The class has the members of a context that are not parts of the node, and inherits the others.
  return (request) => new CallContext(request) as CallContext & NodeParts & Pick<Context, ReadParts>
}
