import type { EventEmitter } from 'eventemitter3'
import type { DevAccount } from './accounts/dev-accounts.js'
import type { ChainExport } from './chain/export.js'
import type { DebugSession } from './debugger/debug-session.js'
import type { ArtifactPlace } from './explain/artifacts.js'
import type { Explanation } from './explain/explanation.js'
import type { GasProfile } from './gas-profile/gas-profile.js'
import type { MethodArguments, MethodName, MethodResult } from './methods/registry.js'
import type { NodeEvents } from './node-events.js'
import type { ForkOptions } from './options.js'
import type { BalanceService, RoutePlanner, TransferService } from './planner/services.js'
import type { Address } from './primitives/hex.js'
import type { Json } from './primitives/json.js'
import type { Connection } from './rpc/connection.js'
import type { EnvelopeOptions } from './rpc/envelope.js'
import type { SessionOptions } from './rpc/session.js'
import type { TransactionRequest } from './wire/transaction.js'

/** Gauges of a node at one moment, for monitoring. */
export interface NodeStatistics {
  /** Number of the head. */
  readonly height: number
  /** Open connections: sockets, HTTP requests that are being answered, callers in the process. */
  readonly connections: number
  readonly subscriptions: number
  readonly filters: number
  /** Executable transactions in the pool. */
  readonly pending: number
  /** Transactions in the pool behind a nonce gap. */
  readonly queued: number
  /** Number of the newest block in the index of the option `indexAccounts`; undefined without the option. */
  readonly indexed: number | undefined
}

/** Contracts of which a node knows the names, functions, events and errors. */
export interface ContractArtifacts {
  /** Registered contracts in order. */
  readonly contracts: readonly { readonly name: string | undefined; readonly address: Address | undefined }[]
  /**
   * Registers contracts: an artifact of Hardhat or Foundry, the standard JSON output of solc with all its contracts or one of them, or an ABI. Build info of
   * Hardhat or Foundry, or `{ input, output }` of solc, also leads failures to their lines in Solidity. Registering
   * the same again changes nothing.
   *
   * Throws `InvalidArtifact` or `InvalidAbi` for anything else; then nothing is registered.
   *
   * @param artifact parsed JSON
   * @param place name and address of the contract; without an address it is recognised by its code
   * @returns the names of the contracts
   *
   * @example
   * ```ts
   * node.artifacts.add(JSON.parse(await readFile('artifacts/contracts/Coin.sol/Coin.json', 'utf8'))) // ['Coin']
   * node.artifacts.add(erc20Abi, { name: 'Dai', address: '0x6b175474e89094c44da98b954eedeac495271d0f' }) // ['Dai']
   * ```
   */
  add(artifact: unknown, place?: ArtifactPlace): readonly string[]
}

/**
 * A running chain in this process. `createNode` makes one.
 *
 * After `close`, calls reject with `the node is closed` (-32000).
 *
 * @example
 * ```ts
 * const node = await createNode()
 * await node.request('eth_blockNumber') // '0x0'
 * await node.close()
 * ```
 */
export interface Node {
  /** EIP-155 chain id. */
  readonly chainId: number
  /** Managed accounts with their private keys. With the option `genesis`: only those that the option `accounts` gives by their keys. */
  readonly accounts: readonly DevAccount[]
  /**
   * Events of the node: `newHeads`, `logs` and `newPendingTransactions` in the form of subscriptions, `console`, `block`, `call` and `fault`. An event
   * of a block is emitted after the block can be queried.
   */
  readonly events: EventEmitter<NodeEvents>
  /** Artifacts of contracts, which `explain` uses to name functions, events and errors. */
  readonly artifacts: ContractArtifacts
  /** Plans routes across chains, bridges and swap venues. */
  readonly planner: RoutePlanner
  /** Reads balances of this chain, and of other chains that have a source. */
  readonly balances: BalanceService
  /** Makes the transactions of routes, submits them and tracks their assets. */
  readonly transfers: TransferService

  /**
   * Calls a JSON-RPC method with the permissions of the owner: all namespaces, private methods too. Parameters and result have the types of the method,
   * in their wire form (quantities are hex).
   *
   * Rejects with a `NodeError`, which has the `code`, `message` and `data` of the JSON-RPC error.
   *
   * @example
   * ```ts
   * await node.request('eth_getBalance', ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'latest']) // '0x21e19e0c9bab2400000'
   * ```
   */
  request<M extends MethodName>(method: M, ...params: MethodArguments<M>): Promise<MethodResult<M>>
  /** Calls a method whose name is known at run time only. As `request`, without its types. */
  call(method: string, params?: readonly Json[]): Promise<Json>

  /**
   * Mines blocks with the pending transactions, or empty blocks.
   *
   * @param count number of blocks; default 1
   * @param spacing seconds between their timestamps; default: the clock
   */
  mine(count?: number, spacing?: bigint): Promise<void>
  /**
   * Creates an independent node that starts with the state of this one: blocks, pool, keys and locks, mining modes, time, snapshots and artifacts. It
   * takes about a tenth of a millisecond whatever the chain's length, because state is shared until one of the two changes it (tens of milliseconds from an
   * old block of a long chain). A block that is being built is not in the fork.
   *
   * Filters, subscriptions, connections, servers and event listeners stay with this node. Either node may be closed before the other. A fork that mines
   * no blocks by itself need not be closed: the garbage collector removes it.
   *
   * Rejects with `InvalidOption`, also for a block that this chain does not have.
   *
   * @example
   * ```ts
   * const fork = await node.fork()
   * await fork.mine()
   * await fork.request('eth_blockNumber') // '0x1'
   * await node.request('eth_blockNumber') // '0x0'
   * ```
   */
  fork(options?: ForkOptions): Promise<Node>

  /**
   * Runs a transaction of a block again and explains it: its call frames with arguments, results, logs and storage writes, and one sentence on why it
   * failed. `formatExplanation` formats it for a terminal.
   *
   * Rejects with `NothingToExplain` when no block contains the transaction.
   *
   * @example
   * ```ts
   * node.artifacts.add(artifact)
   * const { failure } = await node.explain(hash)
   * failure?.sentence // 'Coin.transfer at 0x5FbD… reverted with ERC20InsufficientBalance(sender: 0xf39F…, balance: 0, needed: 5).'
   * ```
   */
  explain(transactionHash: string): Promise<Explanation>

  /**
   * Begins a session that steps back and forth through a transaction of a block, or a call at the head: in lines of Solidity where build info was
   * registered, and in instructions. It is run again for each look, on the state that it found.
   *
   * Rejects with `NothingToExplain` when no block contains the transaction, with `TracingFailed` when the call is refused, and with `NothingToDebug` when
   * no code ran.
   *
   * @param run hash of a transaction, or the arguments of a call
   *
   * @example
   * ```ts
   * const session = await node.debug(hash)
   * await session.runTo({ failure: true })
   * const [frame] = await session.callStack() // { name: 'Coin._transfer', file: 'contracts/Coin.sol', line: 46, … }
   * ```
   */
  debug(run: string | TransactionRequest): Promise<DebugSession>

  /**
   * Runs a transaction of a block again, or a call at the head, and returns what its gas was used for: by contract, function and line of the source, as
   * far as artifacts and build info are registered. The amounts add up to the gas of the receipt.
   *
   * Rejects with `NothingToExplain` when no block contains the transaction, and with `TracingFailed` when the call is refused.
   *
   * @param run hash of a transaction, or the arguments of a call
   *
   * @example
   * ```ts
   * const { nodes } = await node.gasProfile(hash)
   * nodes.map(({ name, self }) => `${name} ${self}`) // ['intrinsic gas 21644', 'Coin.transfer 512', 'Coin._transfer 29012']
   * ```
   */
  gasProfile(run: string | TransactionRequest): Promise<GasProfile>

  /**
   * Unlocks an account of the key store, as personal_unlockAccount does. The option `allowInsecureUnlock` does not restrict it.
   *
   * Rejects with `NoKeyForAddress` for an account without a key, and with `WrongPassphrase`.
   *
   * @param duration milliseconds; default: until the node closes
   */
  unlock(address: Address, passphrase: string, duration?: number): Promise<void>

  /**
   * Imports blocks that follow the head: concatenated block RLPs, as geth exports them. Everything but the seal is verified. Blocks that the chain has
   * already are skipped.
   *
   * Rejects with `BlockRefused` at the first invalid block; the blocks before it stay in the chain.
   *
   * @param blocks the bytes, or their pieces, of which one block at a time is held
   * @returns the number of blocks that were added
   */
  importChain(blocks: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ imported: number }>
  /**
   * Exports the blocks from block 0 on as concatenated RLPs, for `importChain` of a node with the same genesis. The export ends before the first block
   * that no node could import, such as one after `anvil_setBalance`, and says why. A closed node exports the blocks that it had.
   *
   * @example
   * ```ts
   * const { blocks, last } = await node.exportChain()
   * await writeFile('chain.rlp', blocks)
   * ```
   */
  exportChain(): Promise<ChainExport>

  /**
   * Returns the chain as a state dump in pieces of JSON, for `loadState` and for `anvil --state`: accounts at the head, blocks and transactions. A closed
   * node returns the chain that it had.
   *
   * @param withStates whether the states after earlier blocks are in it; default false
   *
   * @example
   * ```ts
   * for await (const piece of node.dumpState()) file.write(piece)
   * ```
   */
  dumpState(withStates?: boolean): AsyncIterable<string>

  /** Returns gauges of this moment. */
  statistics(): NodeStatistics
  /**
   * Opens a connection for a transport or another caller, with permissions and notifications of its own. A closed node returns a closed connection.
   *
   * @param session permissions of the caller, and the functions that receive its notifications
   * @param envelope limits of batches and time
   *
   * @example
   * ```ts
   * const connection = node.connect({ namespaces: new Set(['eth']), authenticated: false })
   * await connection.answer('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}') // '{"jsonrpc":"2.0","id":1,"result":"0x7a69"}'
   * ```
   */
  connect(session: SessionOptions, envelope?: Partial<EnvelopeOptions>): Connection
  /** Registers a function that `close` runs and awaits before it closes connections. The node accepts no new calls by then. Returns a function that removes it. */
  onClose(closer: () => void | Promise<void>): () => void
  /** Stops servers, then closes connections and subscriptions and stops mining. Closing again returns the same promise. */
  close(): Promise<void>
}
