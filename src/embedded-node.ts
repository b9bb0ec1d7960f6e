import { EventEmitter } from 'eventemitter3'
import { type DevAccount, devAccounts } from './accounts/dev-accounts.js'
import { accountsOfKeys } from './accounts/keyed-accounts.js'
import { assemble, type Origin, openStore } from './assembly.js'
import type { Balances } from './balances/balances.js'
import type { BlockReference } from './chain/block-reference.js'
import { type ChainExport, exportChain } from './chain/export.js'
import type { ForkChoices } from './chain/forked-chain.js'
import type { DebugSession } from './debugger/debug-session.js'
import { DEFAULT_ENGINE } from './evm/engines.js'
import type { Artifacts } from './explain/artifacts.js'
import type { Explanation } from './explain/explanation.js'
import { type AssemblyOptions, openRemoteChain } from './first-block.js'
import type { RemoteChainOptions } from './fork/options.js'
import type { RemoteSource } from './fork/remote-source.js'
import type { GasProfile } from './gas-profile/gas-profile.js'
import { methodChange } from './methods/method-change.js'
import type { MethodArguments, MethodName, MethodResult } from './methods/registry.js'
import type { Node, NodeStatistics } from './node.js'
import { announce, type NodeEvents } from './node-events.js'
import { type ForkOptions, MNEMONIC_WORDS, type NodeOptions, type ResolvedOptions, resolveForkOptions, resolveOptions } from './options.js'
import type { ChainPersistence } from './persistence/chain-persistence.js'
import type { OpenStore } from './persistence/open-stored-chain.js'
import type { LazyPlanner } from './planner/lazy-planner.js'
import type { Transfers } from './planner/transfers.js'
import { monotonicTime } from './primitives/clock.js'
import { NodeClosed } from './primitives/errors.js'
import type { Address } from './primitives/hex.js'
import type { Json } from './primitives/json.js'
import { loadingState } from './primitives/missing-state.js'
import { InvalidOption } from './primitives/option-rules.js'
import { routeServices } from './route-services.js'
import { RpcConnection } from './rpc/connection.js'
import { afterEvents } from './rpc/delivery.js'
import type { Dispatcher } from './rpc/dispatcher.js'
import { ENVELOPE_DEFAULTS, type EnvelopeOptions } from './rpc/envelope.js'
import { InvalidRequest } from './rpc/errors.js'
import { Request } from './rpc/request.js'
import type { Notify, SessionOptions } from './rpc/session.js'
import type { Context, NodeParts } from './services/context.js'
import { addSolidityFrames } from './services/failed-runs.js'
import { requireTestChain } from './services/test-chain-access.js'
import { openingChain } from './store/errors.js'
import { warmUp } from './warm-up.js'
import type { TransactionRequest } from './wire/transaction.js'

type State = 'open' | 'closing' | 'closed'

/** The node that `createNode` and `Node.fork` make. */
export class EmbeddedNode implements Node {
  readonly events = new EventEmitter<NodeEvents>()
  readonly accounts: readonly DevAccount[]
  readonly artifacts: Artifacts
  readonly planner: LazyPlanner
  readonly balances: Balances
  readonly transfers: Transfers
  readonly #parts: NodeParts
  readonly #contextOf: (request: Request) => Context
  readonly #dispatcher: Dispatcher<Context>
  readonly #persistence: ChainPersistence | undefined
  readonly #onFault: (fault: unknown) => void
  readonly #options: AssemblyOptions
  /** The connection of `request` and `call`. */
  readonly #own: RpcConnection
  /** Monotonic milliseconds, which measure the time of calls. */
  readonly #now = () => monotonicTime(this.#options.clock)
  readonly #closers = new Set<() => void | Promise<void>>()
  /** Open connections, and holes. A set with as many additions would keep what it no longer has: V8 frees its former tables late. */
  readonly #connections: (RpcConnection | undefined)[] = []
  readonly #holes: number[] = []
  #state: State = 'open'
  #closing: Promise<void> | undefined

  /**
   * @param origin the node that is forked
   * @param store of a chain that outlives the node
   */
  constructor(options: AssemblyOptions, accounts: readonly DevAccount[], origin?: Origin, store?: OpenStore) {
    const { parts, contextOf, persistence, dispatcher, bus, onFault } = assemble(options, accounts, this, this.events, origin, store)
    this.#parts = parts
    this.#contextOf = contextOf
    this.#persistence = persistence
    this.#dispatcher = dispatcher
    this.#onFault = onFault
    this.#options = options
    this.accounts = accounts
    this.artifacts = parts.artifacts
    this.#own = this.connect({ namespaces: 'all', authenticated: true })
    const own = { chainId: `${this.chainId}`, request: (method: string, params: readonly Json[]) => this.call(method, params) }
    const services = routeServices(options, own, () => Number(parts.chain.head.header.timestamp) * 1000, origin?.planner)
    this.planner = services.planner
    this.balances = services.balances
    this.transfers = services.transfers
    announce(bus, this.events)
  }

  get chainId(): number {
    return Number(this.#parts.chain.rules.chainId)
  }

  /** Begins or continues the chain in the store, if there is one. */
  async openChain(): Promise<void> {
    const persistence = this.#persistence
    if (persistence) await openingChain(() => persistence.begin({ ...this.#parts, onFault: this.#onFault }))
  }

  /** Loads the key store and starts mining. */
  async start(): Promise<void> {
    await this.#parts.keyring.load()
    const { consensus } = this.#parts
    await (this.#persistence ? openingChain(() => consensus.start()) : consensus.start())
    await this.#persistence?.settle()
  }

  async request<M extends MethodName>(method: M, ...[params]: MethodArguments<M>): Promise<MethodResult<M>> {
    // The record behind the name decodes the parameters and encodes the result, whatever their types say here.
    return (await this.call(method, (params ?? []) as readonly Json[])) as MethodResult<M>
  }

  call(method: string, params: readonly Json[] = []): Promise<Json> {
    if (this.#state !== 'open') return Promise.reject(new NodeClosed())
    // viem's custom() and ethers' BrowserProvider pass { method, params }.
    if (typeof method !== 'string') {
      return Promise.reject(new InvalidRequest('request(method, params) takes a name: for { method, params }, use new NodeProvider(node)'))
    }
    const answer = afterEvents(this.#own.call(method, params))
    return this.artifacts.builds.length === 0 ? answer : answer.catch(withSolidityFrames)
  }

  connect(session: SessionOptions, envelope: Partial<EnvelopeOptions> = {}): RpcConnection {
    const { notify } = session
    const guarded = notify === undefined ? session : { ...session, notify: this.#reportFaultsOf(notify) }
    const connection = new RpcConnection(this.#dispatcher, guarded, { ...ENVELOPE_DEFAULTS, ...envelope }, this.#now)
    const place = this.#holes.pop() ?? this.#connections.length
    this.#connections[place] = connection
    connection.onClose(() => {
      this.#connections[place] = undefined
      this.#holes.push(place)
    })
    if (this.#state !== 'open') connection.close()
    return connection
  }

  async unlock(address: Address, passphrase: string, duration = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#state !== 'open') throw new NodeClosed()
    await this.#parts.keyring.unlock(`0x${address.slice(2).toLowerCase()}`, passphrase, duration)
  }

  async mine(count = 1, spacing?: bigint): Promise<void> {
    await afterEvents(requireTestChain(this.#parts).production.mine(count, { between: spacing }))
  }

  async importChain(blocks: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ imported: number }> {
    if (this.#state !== 'open') throw new NodeClosed()
    return requireTestChain(this.#parts).production.exclusively(async () => {
      const { importBlocks } = await import('./chain/import.js')
      return importBlocks(this.#parts, blocks)
    })
  }

  exportChain(): Promise<ChainExport> {
    return exportChain(this.#parts.chain)
  }

  async *dumpState(withStates = false): AsyncGenerator<string> {
    const { dumpChain } = await import('./dumps/state-dump.js')
    yield* dumpChain(this.#parts, withStates)
  }

  /** Begins with a state dump. Rejects with `InvalidStateDump`. */
  async loadState(bytes: Uint8Array): Promise<void> {
    const { loadDump, FILE_LIMITS } = await import('./dumps/state-dump.js')
    await loadDump(this.#parts, bytes, FILE_LIMITS)
  }

  async explain(transactionHash: string): Promise<Explanation> {
    const context = this.#newContext()
    const { explainTransactionOf } = await import('./services/explanations.js')
    return loadingState(() => explainTransactionOf(context, `0x${transactionHash.slice(2).toLowerCase()}`))
  }

  async debug(run: string | TransactionRequest): Promise<DebugSession> {
    const context = this.#newContext()
    const { debugTransactionOf, debugCall } = await import('./services/debugging.js')
    return loadingState(() =>
      typeof run === 'string' ? debugTransactionOf(context, `0x${run.slice(2).toLowerCase()}`) : debugCall(context, run),
    )
  }

  async gasProfile(run: string | TransactionRequest): Promise<GasProfile> {
    const context = this.#newContext()
    const { gasProfileOfTransaction, gasProfileOfCall } = await import('./services/gas-profiles.js')
    return loadingState(() =>
      typeof run === 'string' ? gasProfileOfTransaction(context, `0x${run.slice(2).toLowerCase()}`) : gasProfileOfCall(context, run),
    )
  }

  /** Services for a request of this process. */
  #newContext(): Context {
    if (this.#state !== 'open') throw new NodeClosed()
    return this.#contextOf(new Request(this.#own.session, 0, this.#now))
  }

  async fork(options: ForkOptions = {}): Promise<Node> {
    if (this.#state !== 'open') throw new NodeClosed()
    const { block, clock = this.#options.clock, mining } = resolveForkOptions(options)
    const { chain } = this.#parts
    const last = await loadingState((read) => read(chain).resolve(referenceTo(block)))
    if (!last) throw new InvalidOption('block', 'a block of this chain', block)
    const { keyStore, mining: ownMining } = this.#options
    const settings = this.#parts.testChain?.production.settings()
    const childOptions = {
      ...this.#options,
      ...{ clock, keyStore: keyStore.fork?.() ?? keyStore, listeners: undefined, store: undefined },
      mining: {
        ...ownMining,
        automine: mining.automine ?? ownMining.automine,
        blockIntervalMs: mining.blockIntervalMs ?? ownMining.blockIntervalMs,
      },
      // A fork of a chain that validators decide is a test chain of its own.
      consensus: undefined,
    }
    const origin: Omit<Origin, 'read'> = {
      parts: this.#parts,
      planner: this.planner,
      height: last.number,
      settings: settings && {
        ...settings,
        automine: mining.automine ?? settings.automine,
        interval: mining.blockIntervalMs ?? settings.interval,
      },
    }
    const child = await loadingState((read) => new EmbeddedNode(childOptions, this.accounts, { ...origin, read }))
    try {
      await child.#resume()
    } catch (error) {
      await child.close()
      throw error
    }
    return child
  }

  statistics(): NodeStatistics {
    const { chain, filters, subscriptions, pool, accountIndex } = this.#parts
    const pending = pool.pendingCount
    return {
      height: Number(chain.head.number),
      connections: this.#connections.length - this.#holes.length,
      subscriptions: subscriptions.size,
      filters: filters.size,
      pending,
      queued: pool.size - pending,
      indexed: accountIndex.height === undefined ? undefined : Number(accountIndex.height),
    }
  }

  onClose(closer: () => void | Promise<void>): () => void {
    this.#closers.add(closer)
    return () => this.#closers.delete(closer)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  /** Wraps a listener: errors that it throws stop neither the chain nor other listeners. */
  #reportFaultsOf(notify: Notify): Notify {
    return (subscription, result) => {
      try {
        notify(subscription, result)
      } catch (fault) {
        this.#onFault(fault)
      }
    }
  }

  /** Starts mining in a fork, in the mode of the node that it was forked from. */
  async #resume(): Promise<void> {
    const { consensus, pool } = this.#parts
    await consensus.start()
    // Under automine, pending transactions may be waiting for a block that only the other node builds.
    if (pool.size > 0) await consensus.transactionAdded()
  }

  async #close(): Promise<void> {
    this.#state = 'closing'
    // Servers wait for running calls, and a running recording delays its call.
    const recorded = this.#parts.host.profiling?.close().catch(this.#options.onFault)
    await Promise.all([recorded, ...[...this.#closers].map((closer) => closer())])
    this.#closers.clear()
    for (const connection of this.#connections) connection?.close()
    await this.#parts.consensus.stop()
    this.#parts.keyring.close()
    this.#parts.pool.close()
    this.#parts.filters.close()
    this.#parts.subscriptions.close()
    this.#parts.bus.removeAllListeners()
    this.#parts.chain.release()
    await this.#persistence?.close().catch(this.#options.onFault)
    this.events.removeAllListeners()
    this.#state = 'closed'
  }
}

async function withSolidityFrames(error: unknown): Promise<never> {
  await addSolidityFrames(error)
  throw error
}

function referenceTo(block: ForkOptions['block']): BlockReference {
  if (typeof block === 'bigint') return { number: block }
  if (block === undefined) return 'latest'
  return block === 'earliest' ? block : { hash: block, requireCanonical: true }
}

/** Managed accounts of the options. Throws `InvalidOption` for an invalid mnemonic. */
async function accountsOf({ genesis, mnemonic, accounts, derivationPath }: ResolvedOptions): Promise<readonly DevAccount[]> {
  if (typeof accounts !== 'number') return accountsOfKeys(accounts)
  if (genesis) return []
  const derived = await devAccounts(mnemonic, accounts, derivationPath)
  if (!derived) throw new InvalidOption('mnemonic', MNEMONIC_WORDS, mnemonic)
  return derived
}

/** Returns the timestamp of block 0 in exported blocks, if it is there. */
async function timestampOf(exported: Uint8Array | undefined): Promise<bigint | undefined> {
  return exported && (await import('./chain/import.js')).timestampOfGenesis(exported)
}

/** Creates a node over an open store, which is closed if this fails. */
async function newNode(options: AssemblyOptions, accounts: readonly DevAccount[], store: OpenStore | undefined): Promise<EmbeddedNode> {
  try {
    return new EmbeddedNode(options, accounts, undefined, store)
  } catch (error) {
    await store?.stored.close()
    throw error
  }
}

async function openRemote(fork: RemoteChainOptions): Promise<RemoteSource> {
  // Most nodes go on from no remote chain.
  const { openRemoteSource } = await import('./fork/remote-source.js')
  return openRemoteSource(fork)
}

/** Returns the options that replace those of the remote chain. Defaults do not. */
function choicesOf({ chainId, hardfork }: NodeOptions): ForkChoices {
  return { chainId, hardfork }
}

/** Returns the options with the genesis of the engine, for a node that is given none. Throws `InvalidOption` or `EngineMismatch`. */
async function withEngineGenesis(resolved: ResolvedOptions, given: NodeOptions): Promise<ResolvedOptions> {
  const { consensus, genesis } = resolved
  if (genesis || !consensus?.readGenesis) return resolved
  const { genesisOf } = await import('./consensus/bft.js')
  const found = await genesisOf(consensus)
  return found ? resolveOptions({ ...given, genesis: found }) : resolved
}

/**
 * Creates a chain in this process and starts it. It opens no sockets and no files, and shares nothing with other nodes of the process.
 *
 * Rejects with `InvalidOption` for an unknown option or an invalid value, with `BlockRefused` for an invalid block of `importChain`, with
 * `InvalidStateDump` for an invalid `loadState`, with `StoreRefused` for a store whose chain it cannot continue, and with a `NodeError` when the remote chain of `fork` does not answer.
 *
 * @example
 * ```ts
 * const node = await createNode({ chainId: 1337, mining: { automine: false } })
 * ```
 */
export async function createNode(options: NodeOptions = {}): Promise<Node> {
  const { importChain, loadState, ...others } = await withEngineGenesis(resolveOptions(options), options)
  // The node does not keep the bytes.
  const resolved = { ...others, importChain: undefined, loadState: undefined, importedTimestamp: await timestampOf(importChain) }
  const accounts = await accountsOf(resolved)
  // Most nodes have no engine.
  const newBft = others.consensus && (await import('./consensus/bft.js')).newBft
  const changeMethods = await methodChange(resolved)
  const forking = { ...resolved, newBft, changeMethods, forkChoices: choicesOf(options) }
  const store = await openStore(forking, accounts)
  const source = store || !others.fork ? undefined : await openRemote(others.fork)
  const remote = source ? await openRemoteChain(source.requests, others.fork?.block, forking, accounts) : store?.stored.remote
  const node = await newNode({ ...forking, remote }, accounts, store)
  node.onClose(async () => source?.fixture?.save())
  try {
    await node.openChain()
    await node.planner.start()
    if (importChain) await node.importChain(importChain)
    if (loadState) await node.loadState(loadState)
    await node.start()
  } catch (error) {
    await node.close()
    throw error
  }
  if (others.engine === DEFAULT_ENGINE) warmUp(createNode)
  return node
}
