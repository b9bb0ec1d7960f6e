import type { EventEmitter } from 'eventemitter3'
import type { DevAccount } from './accounts/dev-accounts.js'
import { Impersonation } from './accounts/impersonation.js'
import { balancesOfKeys } from './accounts/keyed-accounts.js'
import { Keyring, type KeyringOptions } from './accounts/keyring.js'
import { Application, type BlockPlan, type BuiltBlock } from './chain/application.js'
import type { Block } from './chain/block.js'
import { Chain } from './chain/chain.js'
import { devGenesis, type Genesis, genesisBlock, withBalances } from './chain/genesis.js'
import { logsOf } from './chain/log-query.js'
import { Instance } from './consensus/instance.js'
import { Snapshots } from './consensus/snapshots.js'
import { Solo, type SoloSettings } from './consensus/solo.js'
import { type Bus, createBus } from './events/bus.js'
import { Filters } from './events/filters.js'
import { Subscriptions } from './events/subscriptions.js'
import { ChainRules } from './evm/chain-rules.js'
import { newExecutor } from './evm/engines.js'
import { Kzg } from './evm/kzg.js'
import { type ProtocolLimits, UNLIMITED_CODE_SIZE, UNLIMITED_TRANSACTION_GAS } from './evm/rules.js'
import type { Caller } from './evm/run-queue.js'
import { Artifacts } from './explain/artifacts.js'
import type { Endpoint } from './host/listeners.js'
import { withBlockNulls } from './methods/documented/block-nulls.js'
import { documentedMethods } from './methods/documented/documented-mode.js'
import { methods } from './methods/registry.js'
import type { NodeEvents } from './node-events.js'
import type { ResolvedOptions } from './options.js'
import type { Planner } from './planner/planner.js'
import { admit } from './pool/admission.js'
import { Pool } from './pool/pool.js'
import { type Address, hexToBytes } from './primitives/hex.js'
import { Dispatcher } from './rpc/dispatcher.js'
import type { MethodRecord } from './rpc/record.js'
import { AccountIndex } from './services/account-index.js'
import { type Context, contextOf, type NodeParts } from './services/context.js'
import { Profiling } from './services/profiling.js'
import { clientVersion, VERSION } from './version.js'

/** The options of a node, with the timestamp of the genesis block of an imported chain, for a genesis without one of its own. */
export type AssemblyOptions = ResolvedOptions & { readonly importedTimestamp?: bigint | undefined }

/** What a fork begins with. */
export interface Origin {
  readonly parts: NodeParts
  readonly planner: Planner
  /** Of the last block that the fork shares. */
  readonly height: bigint
  readonly settings: SoloSettings
}

/**
 * Makes the parts of a node and joins them.
 *
 * Nothing that lasts may look into `origin` later: a fork is not to keep the node from which it comes.
 */
export function assemble(
  given: AssemblyOptions,
  accounts: readonly DevAccount[],
  endpoint: Endpoint,
  events: EventEmitter<NodeEvents>,
  origin: Origin | undefined,
): { parts: NodeParts; dispatcher: Dispatcher<Context>; bus: Bus; onFault: (fault: unknown) => void } {
  const onFault = (fault: unknown) => {
    given.onFault(fault)
    events.emit('fault', fault)
  }
  const keyringOptions = { store: given.keyStore, clock: given.clock, randomBytes: given.randomBytes, onFault }
  const keyring = origin?.parts.keyring.fork(keyringOptions) ?? newKeyring(keyringOptions, accounts)
  const chain = origin?.parts.chain.fork(origin.height) ?? newChain(given, accounts)
  const bus = createBus()
  // It remembers nothing of what it has run, and takes time to make.
  const executor = origin?.parts.executor ?? newExecutor(given.engine, chain.rules)
  const application = new Application(chain, executor, (block, consoleOutput) => {
    pool.update()
    for (const output of consoleOutput) bus.emit('console', output)
    bus.emit('block', block)
  })
  const pool = new Pool({
    chain: {
      account: (address: Address) => chain.head.state.account(address),
      gasLimit: (): bigint => consensus.gasLimit,
      checkTx: (transaction) =>
        admit(transaction, chain.head.state.account(transaction.from), {
          next: application.headerOf(consensus.plan()),
          minimumTip: consensus.minimumTip > given.pool.priceLimit ? consensus.minimumTip : given.pool.priceLimit,
          allowUnprotected: given.allowUnprotectedTransactions,
        }),
    },
    clock: given.clock,
    limits: given.pool,
    order: given.mempoolOrder,
    onPending: (transaction) => bus.emit('pendingTransaction', transaction),
  })
  const consensus = new Solo({
    chain,
    application,
    pool,
    clock: given.clock,
    // The timestamp of a genesis file often is zero: its blocks follow the clock.
    startTime: given.genesis ? undefined : given.timestamp,
    allowBlocksWithSameTimestamp: given.allowBlocksWithSameTimestamp,
    feeRecipient: given.feeRecipient,
    minimumTip: given.minimumTip,
    automine: given.automine,
    interval: given.blockInterval,
    randomBytes: given.randomBytes,
    onRewind(removed) {
      const logs = removed.flatMap((block) => logsOf(block).reverse())
      if (logs.length > 0) bus.emit('removedLogs', logs)
      bus.emit('rewound', chain.head)
    },
    onFault,
  })
  if (origin) {
    consensus.inherit(origin.parts.consensus, origin.settings)
    pool.restore(origin.parts.pool.contents())
    // An older state may not let all of them wait.
    pool.update()
  }
  const { randomBytes } = given
  const accountIndex = new AccountIndex({ chain, executor: executor.for(new Background()) }, origin?.parts.accountIndex)
  if (given.indexAccounts) accountIndex.follow(bus, onFault)
  const parts: NodeParts = {
    chain,
    application,
    pool,
    consensus,
    snapshots: origin?.parts.snapshots.fork(consensus) ?? new Snapshots(consensus),
    executor,
    bus,
    filters: new Filters({
      bus,
      chain,
      randomBytes,
      clock: given.clock,
      idleTimeout: given.filterTimeout,
      sweepInterval: given.filterCleanupInterval,
      limit: given.filterCap,
    }),
    subscriptions: new Subscriptions({ bus, randomBytes, limit: given.subscriptionCap, onFault }),
    keyring,
    impersonation: origin?.parts.impersonation.fork() ?? new Impersonation(),
    instance: new Instance(randomBytes),
    artifacts: origin?.parts.artifacts.fork() ?? new Artifacts(),
    accountIndex,
    options: given,
    host: {
      clock: given.clock,
      listeners: given.listeners,
      endpoint,
      chainFiles: given.chainFiles,
      dataDirectory: given.dataDirectory ?? given.chainFiles?.directory,
      profiling: given.profiler && new Profiling(given.profiler, given.clock),
      logLevels: given.logLevels,
    },
    software: {
      // hardhat-network-helpers work with nodes that call themselves so.
      clientVersion: given.dialect === 'hardhat' ? `HardhatNetwork/${clientVersion()}` : clientVersion(),
      version: VERSION,
      methods: () => dispatcher.records,
    },
    // Requests for the pending block must not delay the blocks of the chain.
    pendingBlock: pendingBlocks(chain, new Application(chain, executor.for(new Background()), () => {}), pool, consensus),
  }
  const dispatcher = new Dispatcher<Context>(
    given.interface === 'documented' ? methodsOfDocument(given) : methods,
    (request) => contextOf(parts, request),
    (report) => {
      if (isFault(report.error)) onFault(report.error)
      events.emit('call', report)
    },
    () => (events.listenerCount('call') > 0 ? performance.now() : undefined),
  )
  return { parts, dispatcher, bus, onFault }
}

/** Work of the node's own that may wait for calls, and calls for it. */
class Background implements Caller {
  readonly peer = this
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

function newChain(given: AssemblyOptions, accounts: readonly DevAccount[]): Chain {
  const genesis = given.genesis ? withBalances(given.genesis, startBalances(given, accounts)) : ownGenesis(given, accounts)
  const rules = new ChainRules(genesis.config, new Kzg(), limitsOf(given))
  return new Chain(rules, genesisBlock(genesis, rules))
}

/** Balances that the options say, in wei. A genesis says the others. */
function startBalances(
  { accounts: given, balance, genesis }: ResolvedOptions,
  accounts: readonly DevAccount[],
): ReadonlyMap<Address, bigint> {
  return balancesOfKeys(typeof given === 'number' ? [] : given, accounts, genesis ? undefined : balance)
}

function limitsOf({ allowUnlimitedContractSize, codeSizeLimit, transactionGasCap }: ResolvedOptions): ProtocolLimits {
  return {
    codeSize: allowUnlimitedContractSize ? UNLIMITED_CODE_SIZE : codeSizeLimit,
    transactionGas: transactionGasCap === 0n ? UNLIMITED_TRANSACTION_GAS : transactionGasCap,
  }
}

function methodsOfDocument({ conditionalMethods, blockNulls }: ResolvedOptions): readonly MethodRecord<Context>[] {
  const documented = documentedMethods(methods, conditionalMethods)
  return blockNulls ? withBlockNulls(documented) : documented
}

function isFault(error: unknown): boolean {
  return error !== undefined && !(error instanceof Error && 'code' in error)
}

function ownGenesis(given: AssemblyOptions, accounts: readonly DevAccount[]): Genesis {
  return devGenesis({
    chainId: given.chainId,
    hardfork: given.hardfork,
    gasLimit: given.gasLimit,
    baseFeePerGas: given.baseFeePerGas,
    timestamp: given.timestamp ?? given.importedTimestamp ?? BigInt(Math.floor(given.clock.now() / 1000)),
    balances: startBalances(given, accounts),
    predeploys: given.predeploys,
  })
}

/** The pending block, built once for every head, content of the pool and plan. */
function pendingBlocks(chain: Chain, application: Application, pool: Pool, consensus: Solo): () => Promise<BuiltBlock> {
  let built: { readonly head: Block; readonly version: number; readonly plan: BlockPlan; readonly block: Promise<BuiltBlock> } | undefined
  return () => {
    const { head } = chain
    const plan = consensus.plan()
    const isCurrent = built?.head === head && built.version === pool.version && isSamePlan(built.plan, plan)
    if (!built || !isCurrent) {
      built = { head, version: pool.version, plan, block: application.build(consensus.nextProposal(), head) }
    }
    return built.block
  }
}

/** For plans on the same parent. */
function isSamePlan(one: BlockPlan, other: BlockPlan): boolean {
  return (['timestamp', 'feeRecipient', 'prevRandao', 'gasLimit', 'baseFeePerGas', 'extraData'] as const).every(
    (member) => one[member] === other[member],
  )
}
