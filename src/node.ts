import { EventEmitter } from 'eventemitter3'
import { type DevAccount, devAccounts } from './accounts/dev-accounts.js'
import { Keyring } from './accounts/keyring.js'
import { Balances } from './balances/balances.js'
import { balanceReaders } from './balances/readers.js'
import { Application, type BlockPlan, type BuiltBlock } from './chain/application.js'
import type { Block } from './chain/block.js'
import { Chain } from './chain/chain.js'
import { devGenesis, type Genesis, genesisBlock } from './chain/genesis.js'
import { importBlocks } from './chain/import.js'
import { logsOf } from './chain/log-query.js'
import { Snapshots } from './consensus/snapshots.js'
import { Solo } from './consensus/solo.js'
import { type Bus, createBus } from './events/bus.js'
import { Filters } from './events/filters.js'
import { Subscriptions } from './events/subscriptions.js'
import { EthereumjsExecutor } from './evm/ethereumjs-executor.js'
import { ChainRules } from './evm/hardforks.js'
import { Kzg } from './evm/kzg.js'
import type { Door } from './methods/admin/listeners.js'
import type { Context } from './methods/context.js'
import { Profiling } from './methods/debug/profiling.js'
import { describeHeader, headerSchema } from './methods/objects/header.js'
import { describeLog, logSchema } from './methods/objects/log.js'
import type { NodeParts } from './methods/parts.js'
import { type MethodArguments, type MethodName, type MethodResult, methods } from './methods/registry.js'
import { type NodeOptions, type ResolvedOptions, resolveOptions } from './options.js'
import { Planner } from './planner/planner.js'
import { admit } from './pool/admission.js'
import { Pool } from './pool/pool.js'
import { type Address, type Hash, hexToBytes } from './primitives/hex.js'
import type { Json } from './primitives/json.js'
import { Connection } from './rpc/connection.js'
import { type CallReport, Dispatcher } from './rpc/dispatcher.js'
import { documentedMethods } from './rpc/documented.js'
import { ENVELOPE_DEFAULTS, type EnvelopeOptions } from './rpc/envelope.js'
import { NodeClosed } from './rpc/errors.js'
import type { WireOf } from './rpc/schema.js'
import type { SessionOptions } from './rpc/session.js'
import { clientVersion, VERSION } from './version.js'

/** What a node tells those who listen in its own process. Values are those that subscriptions send. */
export interface NodeEvents {
  /** A block was decided and can be queried. */
  newHeads: (head: WireOf<typeof headerSchema>) => void
  /** A log of a new block, in order, after its head. */
  logs: (log: WireOf<typeof logSchema>) => void
  /** The hash of a transaction that waits for a block. */
  newPendingTransactions: (hash: Hash) => void
  /** A call was answered, with its error if it failed. */
  call: (report: CallReport) => void
}

type State = 'open' | 'closing' | 'closed'

function assemble(
  given: ResolvedOptions,
  door: Door,
  onCall: (report: CallReport) => void,
): { parts: NodeParts; dispatcher: Dispatcher<Context>; bus: Bus; accounts: readonly DevAccount[] } {
  const accounts = given.genesis ? [] : devAccounts(given.mnemonic, given.accounts, given.derivationPath)
  const keyring = new Keyring({ store: given.keyStore, clock: given.clock, randomBytes: given.randomBytes, onFault: given.onFault })
  for (const { privateKey } of accounts) keyring.add(hexToBytes(privateKey))

  const genesis = given.genesis ?? ownGenesis(given, accounts)
  const rules = new ChainRules(genesis.config, new Kzg())
  const chain = new Chain(rules, genesisBlock(genesis, rules))
  const bus = createBus()
  const executor = new EthereumjsExecutor(rules)
  const application = new Application(chain, executor, (block) => {
    pool.update()
    bus.emit('block', block)
  })
  const pool = new Pool(
    {
      account: (address: Address) => chain.head.state.account(address),
      checkTx: (transaction) =>
        admit(transaction, chain.head.state.account(transaction.from), {
          next: application.headerOf(consensus.plan()),
          minimumTip: consensus.producer.minimumTip,
          allowUnprotected: given.allowUnprotectedTransactions,
        }),
    },
    (transaction) => bus.emit('pendingTransaction', transaction),
  )
  const consensus = new Solo({
    chain,
    application,
    pool,
    clock: given.clock,
    feeRecipient: given.feeRecipient,
    minimumTip: given.minimumTip,
    automine: given.automine,
    interval: given.blockInterval,
    onRewind(removed) {
      const logs = removed.flatMap((block) => logsOf(block).reverse())
      if (logs.length > 0) bus.emit('removedLogs', logs)
      bus.emit('rewound', chain.head)
    },
    onFault: given.onFault,
  })
  const { randomBytes, onFault } = given
  const parts: NodeParts = {
    chain,
    application,
    pool,
    consensus,
    clock: given.clock,
    snapshots: new Snapshots(consensus),
    executor,
    bus,
    filters: new Filters({
      bus,
      chain,
      randomBytes,
      now: () => given.clock.now(),
      idleTimeout: given.filterTimeout,
      limit: given.filterCap,
    }),
    subscriptions: new Subscriptions({ bus, randomBytes, limit: given.subscriptionCap, onFault }),
    keyring,
    options: given,
    listeners: given.listeners,
    door,
    chainFiles: given.chainFiles,
    profiling: given.profiler && new Profiling(given.profiler, given.clock),
    logLevels: given.logLevels,
    clientVersion: clientVersion(),
    version: VERSION,
    pendingBlock: pendingBlocks(chain, application, pool, consensus),
    methods: () => dispatcher.records,
  }
  const dispatcher = new Dispatcher<Context>(
    given.interface === 'documented' ? documentedMethods(methods, given.conditionalMethods) : methods,
    (session) => ({ ...parts, session }),
    (report) => {
      if (isFault(report.error)) onFault(report.error)
      onCall(report)
    },
  )
  return { parts, dispatcher, bus, accounts }
}

function isFault(error: unknown): boolean {
  return error !== undefined && !(error instanceof Error && 'code' in error)
}

function ownGenesis(given: ResolvedOptions, accounts: readonly DevAccount[]): Genesis {
  return devGenesis({
    chainId: given.chainId,
    hardfork: given.hardfork,
    gasLimit: given.gasLimit,
    baseFeePerGas: given.baseFeePerGas,
    timestamp: given.timestamp ?? BigInt(Math.floor(given.clock.now() / 1000)),
    balances: new Map(accounts.map(({ address }) => [address, given.balance])),
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
  return (['timestamp', 'feeRecipient', 'gasLimit', 'baseFeePerGas', 'extraData'] as const).every((member) => one[member] === other[member])
}

/**
 * A running chain in this process.
 *
 * @example
 * ```ts
 * const node = await createNode()
 * await node.request('eth_blockNumber') // '0x0'
 * await node.close()
 * ```
 */
export class Node {
  /** `newHeads`, `logs` and `newPendingTransactions`, as subscriptions send them. */
  readonly events = new EventEmitter<NodeEvents>()
  /** The accounts whose keys this node manages, with their keys, for tests and banners; none with a genesis of your own. */
  readonly accounts: readonly DevAccount[]
  /** Routes over bridges and venues. */
  readonly planner: Planner
  /** Balances on this chain and on others that have a source. */
  readonly balances: Balances
  readonly #parts: NodeParts
  readonly #dispatcher: Dispatcher<Context>
  readonly #onFault: (fault: unknown) => void
  readonly #own: Connection
  readonly #closers = new Set<() => void | Promise<void>>()
  readonly #connections = new Set<Connection>()
  #state: State = 'open'
  #closing: Promise<void> | undefined

  /** Use `createNode`. */
  constructor(options: ResolvedOptions) {
    const { parts, dispatcher, bus, accounts } = assemble(options, this, (report) => {
      this.events.emit('call', report)
    })
    this.#parts = parts
    this.#dispatcher = dispatcher
    this.#onFault = options.onFault
    this.accounts = accounts
    this.#own = this.connect({ namespaces: 'all', authenticated: true })
    this.planner = new Planner(options.planner)
    const own = { chainId: `${this.chainId}`, request: (method: string, params: readonly Json[]) => this.call(method, params) }
    const { registry } = this.planner
    this.balances = new Balances({ registry, readers: balanceReaders(options.balances, registry, own) })
    bus.on('block', (block) => this.#announce(block))
    bus.on('pendingTransaction', ({ hash }) => this.events.emit('newPendingTransactions', hash))
  }

  get chainId(): number {
    return Number(this.#parts.chain.rules.chainId)
  }

  /** Starts making blocks. `createNode` has done so. */
  async start(): Promise<void> {
    await this.#parts.keyring.load()
    await this.#parts.consensus.start()
  }

  /**
   * One call, with the rights of the owner: every namespace, private methods too.
   *
   * Rejects with an error that has the `code`, `message` and `data` of the wire.
   *
   * @example
   * ```ts
   * await node.request('eth_getBalance', ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'latest']) // '0x21e19e0c9bab2400000'
   * ```
   */
  async request<M extends MethodName>(method: M, ...[params]: MethodArguments<M>): Promise<MethodResult<M>> {
    // The record behind the name decodes the parameters and encodes the result, whatever their types say here.
    return (await this.call(method, (params ?? []) as readonly Json[])) as MethodResult<M>
  }

  /** `request` for callers that learn method and parameters at run time. */
  call(method: string, params: readonly Json[] = []): Promise<Json> {
    if (this.#state !== 'open') return Promise.reject(new NodeClosed())
    return this.#own.call(method, params)
  }

  /** A line for a transport or another caller: what it may use, and where its notifications go. */
  connect(session: SessionOptions, envelope: Partial<EnvelopeOptions> = {}): Connection {
    const connection = new Connection(this.#dispatcher, session, { ...ENVELOPE_DEFAULTS, ...envelope })
    this.#connections.add(connection)
    connection.session.onClose(() => this.#connections.delete(connection))
    if (this.#state !== 'open') connection.close()
    return connection
  }

  /**
   * Makes blocks with what waits in the pool, or empty ones.
   *
   * @param count how many; 1 unless given
   * @param spacing seconds between their timestamps; as time goes, unless given
   */
  async mine(count = 1, spacing?: bigint): Promise<void> {
    await this.#parts.consensus.mine(count, spacing)
  }

  /**
   * Adds blocks of another chain that follow the head: block RLPs one after the other, as geth exports them.
   *
   * Seals are not verified, everything else is. Blocks that are here already are skipped. Rejects with `BlockRefused` at the first block that cannot
   * follow; those before it stand.
   *
   * @returns how many blocks were added
   */
  async importChain(blocks: Uint8Array): Promise<{ imported: number }> {
    if (this.#state !== 'open') throw new NodeClosed()
    return this.#parts.consensus.exclusively(() => importBlocks(this.#parts, blocks))
  }

  /** Registers what must end before the node does. Returns a function that takes the registration back. */
  onClose(closer: () => void | Promise<void>): () => void {
    this.#closers.add(closer)
    return () => this.#closers.delete(closer)
  }

  /** Ends transports, subscriptions and block production. Closing twice is closing once. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    this.#state = 'closing'
    // A server waits for calls that are under way, and those that record wait for their time.
    const recorded = this.#parts.profiling?.close().catch(this.#onFault)
    await Promise.all([recorded, ...[...this.#closers].map((closer) => closer())])
    this.#closers.clear()
    for (const connection of [...this.#connections]) connection.close()
    await this.#parts.consensus.stop()
    this.#parts.keyring.close()
    this.#parts.filters.close()
    this.#parts.subscriptions.close()
    this.#parts.bus.removeAllListeners()
    this.events.removeAllListeners()
    this.#state = 'closed'
  }

  #announce(block: Block): void {
    if (this.events.listenerCount('newHeads') > 0) this.events.emit('newHeads', headerSchema.encode(describeHeader(block)))
    if (this.events.listenerCount('logs') === 0) return
    for (const log of logsOf(block)) this.events.emit('logs', logSchema.encode(describeLog(log)))
  }
}

/**
 * Creates a chain and starts it: no sockets, no files, nothing shared with other nodes of the process.
 *
 * Throws `InvalidOption` when an option has a value it cannot have, and `BlockRefused` when a block of `importChain` breaks the rules.
 *
 * @example
 * ```ts
 * const node = await createNode({ chainId: 1337, automine: false })
 * ```
 */
export async function createNode(options: NodeOptions = {}): Promise<Node> {
  const node = new Node(resolveOptions(options))
  try {
    if (options.importChain) await node.importChain(options.importChain)
    await node.start()
  } catch (error) {
    await node.close()
    throw error
  }
  return node
}
