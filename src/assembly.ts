import type { EventEmitter } from 'eventemitter3'
import type { DevAccount } from './accounts/dev-accounts.js'
import { Impersonation } from './accounts/impersonation.js'
import { Keyring, type KeyringOptions } from './accounts/keyring.js'
import { Application } from './chain/application.js'
import { type Chain, requireAccounts } from './chain/chain.js'
import { HeadAnnouncer, type HeadListeners } from './chain/head-announcer.js'
import type { Bft } from './consensus/bft.js'
import type { Consensus } from './consensus/consensus.js'
import { LocalConsensus, type LocalConsensusOptions, type ProductionSettings } from './consensus/local-consensus.js'
import { TestChain } from './consensus/test-chain.js'
import { type Bus, createBus } from './events/bus.js'
import { Filters } from './events/filters.js'
import { Subscriptions } from './events/subscriptions.js'
import { createExecutor } from './evm/engines.js'
import type { Executor } from './evm/executor.js'
import { MEMORY_LIMIT } from './evm/memory-limit.js'
import type { Caller } from './evm/run-queue.js'
import { Artifacts } from './explain/artifacts.js'
import { type AssemblyOptions, forkBlockOf, memoryOf, newChain, openRemoteChain, originOf, requestsTo, rulesOf } from './first-block.js'
import type { Endpoint } from './host/listeners.js'
import { methodTable } from './methods/registry.js'
import type { NodeEvents } from './node-events.js'
import type { ResolvedOptions } from './options.js'
import type { ChainPersistence } from './persistence/chain-persistence.js'
import type { OpenStore } from './persistence/open-stored-chain.js'
import type { ChangeableOptions } from './persistence/test-chain-records.js'
import type { LazyPlanner } from './planner/lazy-planner.js'
import { misfitOf, TransactionsDropped } from './pool/misfits.js'
import { Pool, type PoolChain } from './pool/pool.js'
import { LocalError } from './primitives/errors.js'
import { hexToBytes } from './primitives/hex.js'
import { loadOnce } from './primitives/load-once.js'
import { asReading, type Read } from './primitives/missing-state.js'
import { CallWatch } from './rpc/call-watch.js'
import { type AnswerElsewhere, Dispatcher } from './rpc/dispatcher.js'
import type { MethodTable } from './rpc/method-table.js'
import type { Request } from './rpc/request.js'
import { AccountIndex } from './services/account-index.js'
import { type Context, contextsOf, type HostServices, type NodeParts } from './services/context.js'
import { PendingBlock } from './services/pending-block.js'
import { Profiling } from './services/profiling.js'
import type { RemoteHistory } from './services/remote-history.js'
import { clientVersion, VERSION } from './version.js'

/** State from which a fork starts. */
export interface Origin {
  readonly parts: NodeParts
  readonly planner: LazyPlanner
  /** Number of the last block that the fork shares. */
  readonly height: bigint
  /** The fork is made again when a read misses. */
  readonly read: Read
  /** Undefined where several validators decide the chain. */
  readonly settings: ProductionSettings | undefined
}

/** A node without its public interface. */
export interface Assembly {
  readonly parts: NodeParts
  /** Returns the context of a call. */
  readonly contextOf: (request: Request) => Context
  /** Keeps the chain. Undefined when it is in memory only. */
  readonly persistence: ChainPersistence | undefined
  readonly dispatcher: Dispatcher<Context>
  readonly bus: Bus
  readonly onFault: (fault: unknown) => void
}

/** Opens the store of the options. Rejects with `StoreRefused` if its chain cannot be continued. */
export async function openStore(given: AssemblyOptions, accounts: readonly DevAccount[]): Promise<OpenStore | undefined> {
  const { store, storage, fork } = given
  if (!store) return undefined
  // Most nodes have no store.
  const { openStoredChain } = await import('./persistence/open-stored-chain.js')
  return openStoredChain({
    store,
    durability: storage.durability,
    cache: storage.cacheLimit,
    fork,
    openRemote: (requests) => openRemoteChain(requests, fork?.block, given, accounts),
    originOf: (isFork) => originOf(given, accounts, isFork),
    rulesOf: (remote) => rulesOf({ ...given, remote }),
    memory: memoryOf(given),
    options: changeableOptions(given),
  })
}

/**
 * Creates the parts of a node and connects them.
 *
 * No part keeps a reference to `origin`: a fork must not keep its parent in memory.
 */
export function assemble(
  given: AssemblyOptions,
  accounts: readonly DevAccount[],
  endpoint: Endpoint,
  events: EventEmitter<NodeEvents>,
  origin: Origin | undefined,
  store: OpenStore | undefined,
): Assembly {
  const onFault = faultReporter(given, events)
  const chain = origin?.read(origin.parts.chain).forkAt(origin.height) ?? firstChain(given, accounts, store)
  const persistence = store?.persistence
  // An executor takes time to create and keeps no state of a chain.
  const executor = origin?.parts.executor ?? createExecutor(given.engine, chain.rules)
  const bus = createBus()
  const production = newProduction(given, chain, executor, bus, onFault, persistence)
  const { application, pool, consensus, testChain } = production
  if (origin) continueFrom(origin, testChain, pool)
  const methods = methodTable(given.changeMethods)
  const parts: NodeParts = {
    chain,
    application,
    pool,
    consensus,
    testChain,
    executor,
    bus,
    filters: newFilters(given, bus, chain),
    subscriptions: new Subscriptions({ bus, randomBytes: given.randomBytes, limit: given.limits.subscriptionLimit, onFault }),
    calls: new CallWatch(),
    keyring: keyringOf(given, accounts, onFault, origin),
    impersonation: origin?.parts.impersonation.fork() ?? new Impersonation(),
    artifacts: origin?.parts.artifacts.fork() ?? new Artifacts(),
    accountIndex: newAccountIndex(given, chain, executor, bus, onFault, origin),
    persistence,
    options: given,
    host: hostServices(given, endpoint),
    software: { clientVersion: clientVersionOf(given), version: VERSION, methods: () => methods.all() },
    forkAnew: forkerOf(given, accounts, chain, testChain, store),
    pendingBlock: pendingBlockOf(chain, executor, production),
  }
  const contextOf = contextsOf(parts)
  const dispatcher = newDispatcher(methods, contextOf, events, onFault, persistence, parts)
  return { parts, contextOf, persistence, dispatcher, bus, onFault }
}

function faultReporter(given: AssemblyOptions, events: EventEmitter<NodeEvents>): (fault: unknown) => void {
  return (fault) => {
    given.onFault(fault)
    events.emit('fault', fault)
  }
}

/** The parts that produce blocks. */
interface Production {
  readonly application: Application
  readonly pool: Pool
  readonly consensus: Consensus
  /** Undefined where several validators decide the chain. */
  readonly testChain: TestChain | undefined
}

function newProduction(
  given: AssemblyOptions,
  chain: Chain,
  executor: Executor,
  bus: Bus,
  onFault: (fault: unknown) => void,
  persistence: ChainPersistence | undefined,
): Production {
  const head: HeadAnnouncer = new HeadAnnouncer(
    chain,
    announcementsOn(bus, (read) => read(pool).update()),
    persistence,
  )
  const application = new Application({ chain, executor, head, allowUnprotected: given.allowUnprotectedTransactions })
  const pool: Pool = new Pool({
    chain: poolView(chain, () => engine ?? consensus),
    clock: given.clock,
    limits: given.pool,
    order: given.mining.order,
    onPending: (transaction) => {
      bus.emit('pendingTransaction', transaction)
      engine?.becameExecutable(transaction)
    },
    onMisfits: (misfits) => onFault(new TransactionsDropped(misfits)),
    journal: persistence?.pool,
  })
  const engine = newEngineConsensus(given, chain, application, pool, onFault, persistence)
  if (engine) return { application, pool, consensus: engine, testChain: undefined }
  const consensus: LocalConsensus = new LocalConsensus({
    ...{ ...consensusOptions(given), application, pool, onFault },
    onStart: () => testChain.start(),
    settle: () => head.settle(),
  })
  const testChain: TestChain = new TestChain({
    chain,
    application,
    pool,
    production: consensus,
    head,
    startTime: startTimeOf(given),
    randomBytes: given.randomBytes,
  })
  return { application, pool, consensus, testChain }
}

function newEngineConsensus(
  given: AssemblyOptions,
  chain: Chain,
  application: Application,
  pool: Pool,
  onFault: (fault: unknown) => void,
  keeper: ChainPersistence | undefined,
): Bft | undefined {
  const { consensus: engine, newBft, clock, mining, snapshotInterval } = given
  const { feeRecipient, minimumTip } = mining
  if (!engine) return undefined
  const poolMinimumTip = given.pool.priceLimit
  const settings = { clock, feeRecipient, minimumTip, poolMinimumTip, snapshotInterval, version: VERSION }
  return newBft?.({ ...settings, engine, chain, application, pool, keeper, onFault })
}

function newAccountIndex(
  given: AssemblyOptions,
  chain: Chain,
  executor: Executor,
  bus: Bus,
  onFault: (fault: unknown) => void,
  origin: Origin | undefined,
): AccountIndex {
  const index = new AccountIndex({ chain, executor: executor.for(new Background()) }, origin?.parts.accountIndex)
  // A node that is no fork has no index of which a part would be missing.
  if (given.indexAccounts) index.follow(origin?.read ?? asReading, bus, onFault)
  return index
}

/** Returns a function that returns the pending block. Requests for it do not delay the blocks of the chain. */
function pendingBlockOf(chain: Chain, executor: Executor, { pool, consensus }: Production): NodeParts['pendingBlock'] {
  const background = new Application({ chain, executor: executor.for(new Background()) })
  const pending = new PendingBlock({ chain, application: background, pool, consensus })
  // Handlers ask for it, and are run again.
  return () => pending.get(asReading)
}

function newDispatcher(
  methods: MethodTable<Context>,
  contextOf: (request: Request) => Context,
  events: EventEmitter<NodeEvents>,
  onFault: (fault: unknown) => void,
  persistence: ChainPersistence | undefined,
  { chain, pool, calls }: NodeParts,
): Dispatcher<Context> {
  return new Dispatcher<Context>(
    methods,
    contextOf,
    (report) => {
      if (isFault(report.error)) onFault(report.error)
      events.emit('call', report)
    },
    () => (calls.isWatched || events.listenerCount('call') > 0 ? performance.now() : undefined),
    persistence,
    answeredElsewhere(chain, pool),
    calls,
  )
}

/** Returns what answers calls about the past that a fork shares with its remote chain. It is loaded with the first of them. */
function answeredElsewhere(chain: Chain, pool: Pool): () => AnswerElsewhere<Context> | undefined {
  let history: RemoteHistory | undefined
  const load = loadOnce(async () => {
    const { RemoteHistory } = await import('./services/remote-history.js')
    history = new RemoteHistory(chain, pool)
    return history
  })
  const answer: AnswerElsewhere<Context> = (call) => {
    if (history) return history.answer(call)
    const { past = 'own' } = call.record
    return past === 'own' ? undefined : load().then(({ answer }) => answer(call) ?? call.run(call.values))
  }
  return () => (chain.remote ? answer : undefined)
}

/** Returns a function that begins the chain again as a fork of a remote chain, which is read before anything changes. */
function forkerOf(
  given: AssemblyOptions,
  accounts: readonly DevAccount[],
  chain: Chain,
  testChain: TestChain | undefined,
  store: OpenStore | undefined,
): NodeParts['forkAnew'] {
  return async (target, also) => {
    const requests = await requestsTo(target, chain.remote, given, store?.stored.facts)
    const remote = await openRemoteChain(requests, target.block, given, accounts)
    const rules = rulesOf({ ...given, remote })
    const first = forkBlockOf(remote, given, accounts, rules)
    await testChain?.restart(() => chain.restart(rules, first, remote), also)
  }
}

function firstChain(given: AssemblyOptions, accounts: readonly DevAccount[], store: OpenStore | undefined): Chain {
  const rules = rulesOf(given)
  return store?.stored.chain ?? newChain(given, accounts, rules)
}

function changeableOptions({ mining: { automine, blockIntervalMs, feeRecipient, minimumTip } }: ResolvedOptions): ChangeableOptions {
  return { automine, interval: blockIntervalMs, feeRecipient, minimumTip }
}

function announcementsOn(bus: Bus, updatePool: HeadListeners['updatePool']): HeadListeners {
  return {
    updatePool,
    onConsoleOutput: (output) => bus.emit('console', output),
    onBlock: (block) => bus.emit('block', block),
    onRemovedLogs: (logs) => bus.emit('removedLogs', logs),
    onRewound: (block) => bus.emit('rewound', block),
  }
}

/** Returns the pool's view of the chain. Consensus is created after the pool. */
function poolView(chain: Chain, consensus: () => Consensus): PoolChain {
  return {
    account: (address) => chain.head.state.account(address),
    prepare: (addresses) => requireAccounts(chain, chain.head.state, addresses),
    gasLimit: () => consensus().miner.gasLimit ?? chain.head.header.gasLimit,
    checkTx: (transaction) => consensus().checkTx(transaction),
    misfitOf: (transaction) => misfitOf(transaction, chain.rules.at(chain.head.number + 1n, chain.head.header.timestamp)),
  }
}

type OwnConsensusOptions = Omit<LocalConsensusOptions, 'application' | 'pool' | 'onStart' | 'onFault' | 'settle'>

function consensusOptions(given: AssemblyOptions): OwnConsensusOptions {
  const { clock, randomBytes } = given
  const { allowBlocksWithSameTimestamp, feeRecipient, minimumTip, automine, blockIntervalMs } = given.mining
  return {
    clock,
    allowBlocksWithSameTimestamp,
    feeRecipient,
    minimumTip,
    poolMinimumTip: given.pool.priceLimit,
    automine,
    interval: blockIntervalMs,
    randomBytes,
  }
}

/** Returns the time at which block time starts. The timestamp of a genesis file is often zero, so its blocks follow the clock. */
function startTimeOf({ genesis, timestamp, remote }: AssemblyOptions): bigint | undefined {
  // The time of a fork goes on from its block, as that of Anvil: what a block depends on does not change with the day of the test.
  if (remote) return timestamp ?? 0n
  return genesis ? undefined : timestamp
}

/** Copies the state of the original node to a fork. */
function continueFrom({ parts, settings, read }: Origin, testChain: TestChain | undefined, pool: Pool): void {
  if (settings) testChain?.production.restore(settings)
  if (parts.testChain) testChain?.inherit(parts.testChain)
  read(pool).restore(parts.pool.contents())
  // An earlier state may not allow all transactions.
  read(pool).update()
}

function newFilters(given: AssemblyOptions, bus: Bus, chain: Chain): Filters {
  const { randomBytes, clock, limits } = given
  const { filterTimeoutMs: idleTimeout, filterCleanupIntervalMs: sweepInterval, filterLimit: limit } = limits
  return new Filters({ bus, chain, randomBytes, clock, idleTimeout, sweepInterval, limit })
}

function hostServices(given: AssemblyOptions, endpoint: Endpoint): HostServices {
  const { clock, listeners, chainFiles, profiler, logLevels } = given
  return {
    clock,
    listeners,
    endpoint,
    chainFiles,
    dataDirectory: given.dataDirectory ?? chainFiles?.directory,
    profiling: profiler && new Profiling(profiler, clock),
    logLevels,
  }
}

function clientVersionOf({ dialect }: AssemblyOptions): string {
  // hardhat-network-helpers refuse nodes with another name.
  return dialect === 'hardhat' ? `HardhatNetwork/${clientVersion()}` : clientVersion()
}

function keyringOf(
  { keyStore: store, clock, randomBytes }: AssemblyOptions,
  accounts: readonly DevAccount[],
  onFault: (fault: unknown) => void,
  origin: Origin | undefined,
): Keyring {
  const options = { store, clock, randomBytes, onFault }
  return origin?.parts.keyring.fork(options) ?? newKeyring(options, accounts)
}

/** Work of the node itself. It takes turns with calls. */
class Background implements Caller {
  readonly peer = this
  // It runs the transactions of blocks again, and those of the next block.
  readonly memoryLimit = MEMORY_LIMIT.block
  checkTime(): void {}
  room(): undefined {}
  pause(): void {}
  resume(): void {}
}

function newKeyring(options: KeyringOptions, accounts: readonly DevAccount[]): Keyring {
  const keyring = new Keyring(options)
  for (const { address, privateKey } of accounts) keyring.add(hexToBytes(privateKey), address)
  return keyring
}

function isFault(error: unknown): boolean {
  return error !== undefined && (error instanceof LocalError || !(error instanceof Error && 'code' in error))
}
