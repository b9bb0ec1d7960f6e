import { EventEmitter } from 'eventemitter3'
import { type DevAccount, devAccounts } from './accounts/dev-accounts.js'
import { accountsOfKeys } from './accounts/keyed-accounts.js'
import { type AssemblyOptions, assemble, type Origin } from './assembly.js'
import type { Balances } from './balances/balances.js'
import type { BlockReference } from './chain/block-reference.js'
import { type ChainExport, exportChain } from './chain/export.js'
import { importBlocks, timestampOfGenesis } from './chain/import.js'
import type { Artifacts } from './explain/artifacts.js'
import type { Explanation } from './explain/explanation.js'
import type { MethodArguments, MethodName, MethodResult } from './methods/registry.js'
import { announce, type NodeEvents } from './node-events.js'
import { InvalidOption } from './option-rules.js'
import { type ForkOptions, MNEMONIC_WORDS, type NodeOptions, type ResolvedOptions, resolveForkOptions, resolveOptions } from './options.js'
import type { Planner } from './planner/planner.js'
import type { Transfers } from './planner/transfers.js'
import { monotonicTime } from './primitives/clock.js'
import { NodeClosed } from './primitives/errors.js'
import type { Address } from './primitives/hex.js'
import type { Json } from './primitives/json.js'
import { routeServices } from './route-services.js'
import { Connection } from './rpc/connection.js'
import type { Dispatcher } from './rpc/dispatcher.js'
import { ENVELOPE_DEFAULTS, type EnvelopeOptions } from './rpc/envelope.js'
import { InvalidRequest } from './rpc/errors.js'
import { Request } from './rpc/request.js'
import type { Notify, SessionOptions } from './rpc/session.js'
import { type Context, contextOf, type NodeParts } from './services/context.js'
import { explainTransactionOf } from './services/explanations.js'

/** How much there is of what comes and goes. */
export interface NodeStatistics {
  /** The number of the newest block. */
  readonly height: number
  /** Open lines to the node: sockets, HTTP requests that are being answered, callers in the process. */
  readonly connections: number
  readonly subscriptions: number
  readonly filters: number
  /** Transactions in the pool that a block could take. */
  readonly pending: number
  /** Transactions in the pool that wait behind a gap. */
  readonly queued: number
  /** The number of the newest block that the option `indexAccounts` has seen to; undefined without it. */
  readonly indexed: number | undefined
}

type State = 'open' | 'closing' | 'closed'

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
  /** `newHeads`, `logs` and `newPendingTransactions`, as subscriptions send them; `console`, `block`, `call` and `fault`. */
  readonly events = new EventEmitter<NodeEvents>()
  /** The accounts whose keys this node manages, with their keys, for tests and banners. With a genesis, those that were given by their keys. */
  readonly accounts: readonly DevAccount[]
  /** What is known of contracts: `add` the artifacts of your compiler, and `explain` speaks of functions, events and errors by their names. */
  readonly artifacts: Artifacts
  /** Routes over bridges and venues. */
  readonly planner: Planner
  /** Balances on this chain and on others that have a source. */
  readonly balances: Balances
  /** Routes as transactions: what to sign, where to send it, and where the assets are. */
  readonly transfers: Transfers
  readonly #parts: NodeParts
  readonly #dispatcher: Dispatcher<Context>
  readonly #onFault: (fault: unknown) => void
  readonly #options: AssemblyOptions
  readonly #own: Connection
  /** Milliseconds by which the time of calls is measured. */
  readonly #now = () => monotonicTime(this.#options.clock)
  readonly #closers = new Set<() => void | Promise<void>>()
  readonly #connections = new Set<Connection>()
  #state: State = 'open'
  #closing: Promise<void> | undefined

  /** Use `createNode` or `fork`. */
  constructor(options: AssemblyOptions, accounts: readonly DevAccount[], origin?: Origin) {
    const { parts, dispatcher, bus, onFault } = assemble(options, accounts, this, this.events, origin)
    this.#parts = parts
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
    // What viem's custom() and ethers' BrowserProvider do with what they are given.
    if (typeof method !== 'string') {
      return Promise.reject(new InvalidRequest('request(method, params) takes a name: for { method, params }, use new NodeProvider(node)'))
    }
    return this.#own.call(method, params)
  }

  /** A line for a transport or another caller: what it may use, and where its notifications go. */
  connect(session: SessionOptions, envelope: Partial<EnvelopeOptions> = {}): Connection {
    const { notify } = session
    const guarded = notify === undefined ? session : { ...session, notify: this.#reportFaultsOf(notify) }
    const connection = new Connection(this.#dispatcher, guarded, { ...ENVELOPE_DEFAULTS, ...envelope }, this.#now)
    this.#connections.add(connection)
    connection.session.onClose(() => this.#connections.delete(connection))
    if (this.#state !== 'open') connection.close()
    return connection
  }

  /**
   * Holds the key of an account of the key store in memory, as personal_unlockAccount does, whatever the options let callers do.
   *
   * Rejects with `NoKeyForAddress` for an account without a key, and with `WrongPassphrase`.
   *
   * @param duration milliseconds; until the node closes, unless given
   */
  async unlock(address: Address, passphrase: string, duration = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#state !== 'open') throw new NodeClosed()
    await this.#parts.keyring.unlock(`0x${address.slice(2).toLowerCase()}`, passphrase, duration)
  }

  /**
   * Makes blocks with what waits in the pool, or empty ones.
   *
   * @param count how many; 1 unless given
   * @param spacing seconds between their timestamps; as time goes, unless given
   */
  async mine(count = 1, spacing?: bigint): Promise<void> {
    await this.#parts.consensus.mine(count, { between: spacing })
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

  /**
   * The blocks of this chain from block 0 on, for `importChain` of a node with the same genesis: block RLPs, as geth exports them. It ends before what no
   * node could import, such as blocks after `anvil_setBalance`, and says why. A closed node exports what it held at its end.
   *
   * @example
   * ```ts
   * const { blocks, last } = await node.exportChain()
   * await writeFile('chain.rlp', Buffer.concat([...blocks]))
   * ```
   */
  exportChain(): Promise<ChainExport> {
    return exportChain(this.#parts.chain)
  }

  /**
   * Runs a transaction of a block again in its place, and explains it: its frames with what they called, returned, logged and wrote, and one sentence
   * on why it failed. `formatExplanation` writes it for a terminal.
   *
   * Rejects with `NothingToExplain` when no block holds the transaction.
   *
   * @example
   * ```ts
   * node.artifacts.add(artifact)
   * const { failure } = await node.explain(hash)
   * failure?.sentence // 'Coin.transfer at 0x5FbD… reverted with ERC20InsufficientBalance(sender: 0xf39F…, balance: 0, needed: 5).'
   * ```
   */
  async explain(transactionHash: string): Promise<Explanation> {
    if (this.#state !== 'open') throw new NodeClosed()
    return explainTransactionOf(
      contextOf(this.#parts, new Request(this.#own.session, 0, this.#now)),
      `0x${transactionHash.slice(2).toLowerCase()}`,
    )
  }

  /**
   * Another node, which begins as this one is at the moment of the call and goes its own way from there on: its blocks and state, what waits in the
   * pool, keys and locks, modes, time, snapshots and artifacts. What has happened is shared, not copied, so it takes microseconds however long the
   * chain is (from an old block of a long one, milliseconds). A block that is being made is not in it yet.
   *
   * Filters, subscriptions, connections, servers and listeners stay with this node. Either may be closed before the other; a fork that makes no
   * blocks by itself need not be closed: it goes with its last reference, or when its filters and unlocked keys have had their time.
   *
   * Rejects with `InvalidOption`, also for a block that this chain does not have.
   *
   * @example
   * ```ts
   * const child = await node.fork()
   * await child.mine()
   * await child.request('eth_blockNumber') // '0x1'
   * await node.request('eth_blockNumber') // '0x0'
   * ```
   */
  async fork(options: ForkOptions = {}): Promise<Node> {
    if (this.#state !== 'open') throw new NodeClosed()
    const { block, clock = this.#options.clock, automine, blockInterval } = resolveForkOptions(options)
    const { chain, consensus } = this.#parts
    const last = chain.resolve(referenceTo(block))
    if (!last) throw new InvalidOption('block', 'a block of this chain', block)
    const { keyStore } = this.#options
    const settings = consensus.settings()
    const child = new Node({ ...this.#options, clock, keyStore: keyStore.fork?.() ?? keyStore, listeners: undefined }, this.accounts, {
      parts: this.#parts,
      planner: this.planner,
      height: last.number,
      settings: { ...settings, automine: automine ?? settings.automine, interval: blockInterval ?? settings.interval },
    })
    try {
      await child.#goOn()
    } catch (error) {
      await child.close()
      throw error
    }
    return child
  }

  /** What there is at this moment, for those who watch over a node. */
  statistics(): NodeStatistics {
    const { chain, filters, subscriptions, pool, accountIndex } = this.#parts
    const pending = [...pool.pending().values()].reduce((sum, { length }) => sum + length, 0)
    return {
      height: Number(chain.head.number),
      connections: this.#connections.size,
      subscriptions: subscriptions.size,
      filters: filters.size,
      pending,
      queued: pool.size - pending,
      indexed: accountIndex.height === undefined ? undefined : Number(accountIndex.height),
    }
  }

  /** A listener whose faults hinder neither the chain nor other listeners. */
  #reportFaultsOf(notify: Notify): Notify {
    return (subscription, result) => {
      try {
        notify(subscription, result)
      } catch (fault) {
        this.#onFault(fault)
      }
    }
  }

  /** Makes blocks as the node did from which this one comes. */
  async #goOn(): Promise<void> {
    const { consensus, pool } = this.#parts
    await consensus.start()
    // Under automine what waits may be waiting for a block that the other node is about to make.
    if (pool.size > 0) await consensus.transactionAdded()
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
    const recorded = this.#parts.host.profiling?.close().catch(this.#options.onFault)
    await Promise.all([recorded, ...[...this.#closers].map((closer) => closer())])
    this.#closers.clear()
    for (const connection of [...this.#connections]) connection.close()
    await this.#parts.consensus.stop()
    this.#parts.keyring.close()
    this.#parts.pool.close()
    this.#parts.filters.close()
    this.#parts.subscriptions.close()
    this.#parts.bus.removeAllListeners()
    this.events.removeAllListeners()
    this.#state = 'closed'
  }
}

function referenceTo(block: ForkOptions['block']): BlockReference {
  if (typeof block === 'bigint') return { number: block }
  if (block === undefined) return 'latest'
  return block === 'earliest' ? block : { hash: block, requireCanonical: true }
}

/** Throws `InvalidOption` for words that are no mnemonic. */
async function accountsOf({ genesis, mnemonic, accounts, derivationPath }: ResolvedOptions): Promise<readonly DevAccount[]> {
  if (typeof accounts !== 'number') return accountsOfKeys(accounts)
  if (genesis) return []
  const derived = await devAccounts(mnemonic, accounts, derivationPath)
  if (!derived) throw new InvalidOption('mnemonic', MNEMONIC_WORDS, mnemonic)
  return derived
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
  const { importChain, ...others } = resolveOptions(options)
  // The node does not keep the bytes.
  const resolved = { ...others, importChain: undefined, importedTimestamp: timestampOfGenesis(importChain) }
  const node = new Node(resolved, await accountsOf(resolved))
  try {
    if (importChain) await node.importChain(importChain)
    await node.start()
  } catch (error) {
    await node.close()
    throw error
  }
  return node
}
