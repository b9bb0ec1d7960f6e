import { DEV_DERIVATION_PATH, DEV_MNEMONIC } from './accounts/dev-accounts.js'
import { type KeyStore, MemoryKeyStore } from './accounts/key-store.js'
import { accountsFlaw, type KeyedAccount } from './accounts/keyed-accounts.js'
import { BALANCE_OPTIONS, type BalanceOptions } from './balances/options.js'
import type { Genesis } from './chain/genesis.js'
import { TOOL_CONTRACT_NAMES, type ToolContractName } from './chain/tool-contracts.js'
import type { BftEngine, ConsensusEngine } from './consensus/abci.js'
import type { RandomBytes } from './events/ids.js'
import { ENGINES, type EngineName } from './evm/engines.js'
import type { ExecutorFactory } from './evm/executor.js'
import { HARDFORKS, type HardforkName } from './evm/hardforks.js'
import { type RemoteChainOptions, remoteChainFlaw } from './fork/options.js'
import type { ChainFiles } from './host/chain-files.js'
import type { Listeners } from './host/listeners.js'
import type { LogLevels } from './host/log-levels.js'
import type { Profiler } from './host/profiler.js'
import type { ConditionalMethods } from './methods/documented/documented-mode.js'
import { liveRule } from './planner/live/options.js'
import type { PlannerOptions } from './planner/options.js'
import type { PriceSource } from './planner/prices/price-source.js'
import { TRANSFER_OPTIONS, type TransferOptions } from './planner/tracking/options.js'
import type { PoolLimits } from './pool/limits.js'
import { POOL_ORDERS, type PoolOrder } from './pool/order.js'
import { type Clock, systemClock } from './primitives/clock.js'
import { type Address, type Hash, ZERO_ADDRESS } from './primitives/hex.js'
import {
  amount,
  callable,
  flag,
  flawWithin,
  integer,
  type OptionRule,
  objectWith,
  oneOf,
  optionsOf,
  outlineOf,
  readOptions,
  text,
} from './primitives/option-rules.js'
import { DIALECTS, type Dialect } from './services/dialect.js'
import { DURABILITIES, type Durability, type Store } from './store/store.js'

/** Options of a node. All have defaults. Amounts are wei, times milliseconds, unless stated otherwise. */
export interface NodeOptions {
  /** EIP-155 chain id. Default 31337. A `genesis` has its own. */
  readonly chainId?: number
  /** Network id, the answer of net_version. Default: the chain id. */
  readonly networkId?: number
  /** Hard fork of the chain, active from block 0. Default `osaka`. A `genesis` has its own schedule. */
  readonly hardfork?: HardforkName
  /**
   * Implementation of the EVM. `wasm`: the engine in WebAssembly; where WebAssembly is forbidden, EthereumJS instead. `ethereumjs`: EthereumJS, the
   * reference. `compare`: runs both and fails where they differ, for tests. A function creates another executor (see docs/executor.md). Default `wasm`.
   */
  readonly engine?: EngineName | ExecutorFactory
  /**
   * Remote chain to fork: the node begins with its state after a block. Chain id, block numbers, hardfork and gas limit are those of the remote chain, and
   * accounts of the node are funded. `chainId` and `hardfork` beside it replace those of the remote chain. See docs/forks.md. Default: none.
   */
  readonly fork?: RemoteChainOptions
  /**
   * BFT engine that decides the blocks, such as `cometbft()` of `evmbed/cometbft`. Methods for test chains then answer an error, and options of block
   * production (`automine`, `blockInterval`, `feeRecipient`, `gasLimit`) affect the genesis only. See docs/validators.md. Default: none; the node decides alone.
   */
  readonly consensus?: ConsensusEngine
  /** Heights between snapshots of the state, with which new validators join; 0, the default, for none. Only with `consensus`. */
  readonly snapshotInterval?: number
  /** Parsed genesis file of geth. It replaces the genesis with funded accounts. */
  readonly genesis?: Genesis
  /** Concatenated block RLPs to import after the genesis. Without `genesis`, block 0 among them sets the timestamp of the genesis. */
  readonly importChain?: Uint8Array
  /**
   * State dump to begin with, of `node.dumpState()`, of anvil_dumpState, or of Anvil (`anvil --state`): its accounts replace those of the genesis,
   * and its blocks the genesis block. Not with `importChain` or `store`.
   */
  readonly loadState?: Uint8Array
  /** BIP-39 mnemonic of the managed accounts. Default `test test … junk`. */
  readonly mnemonic?: string
  /**
   * Managed accounts: a number of accounts of the mnemonic, or an array of private keys, each with an optional balance in wei (see `KeyedAccount`). With a
   * `genesis`, keys are managed beside it, and their balances become part of its `alloc`, and so of its hash. Default 10.
   */
  readonly accounts?: number | readonly KeyedAccount[]
  /** Initial balance of each managed account in wei. Default 10,000 ether. */
  readonly balance?: bigint
  /** BIP-32 path of the accounts, without the account index. Default `m/44'/60'/0'/0`. */
  readonly derivationPath?: string
  /** Predeployed contracts of a chain without `genesis`. Default: all of them, `create2Deployer` and `multicall3`. */
  readonly predeploys?: readonly ToolContractName[]
  /** Key store of personal_newAccount and personal_importRawKey. Default: in memory, lightly encrypted. */
  readonly keyStore?: KeyStore
  /** Block gas limit. Default 30,000,000. */
  readonly gasLimit?: bigint
  /** Maximum gas limit of a transaction from Osaka on (EIP-7825); 0 for no limit. Default 16,777,216, as on Ethereum. */
  readonly transactionGasCap?: bigint
  /** Allow code and init code of any length, instead of 24,576 and 49,152 bytes at most (EIP-170, EIP-3860). Default false. */
  readonly allowUnlimitedContractSize?: boolean
  /** Maximum length of a contract's code in bytes; its init code may be twice as long. Default 24,576 (EIP-170). */
  readonly codeSizeLimit?: number
  /** Base fee of the first block, in wei per gas. Default 1 gwei. */
  readonly baseFeePerGas?: bigint
  /**
   * Timestamp of the genesis block in seconds since 1970. Block time continues from there. A fixed timestamp makes the genesis hash reproducible. Default:
   * now, and 0 with `consensus`. A `genesis` has its own, and its blocks follow the clock.
   */
  readonly timestamp?: bigint
  /** Allow a block to have the timestamp of its parent, when both are mined in the same second. Default false: timestamps rise strictly. */
  readonly allowBlocksWithSameTimestamp?: boolean
  /** Mine a block for every transaction. Default true; false with `importChain`, so that the chain stays as it was imported. */
  readonly automine?: boolean
  /**
   * Milliseconds between blocks of interval mining, which also mines empty blocks; 0, the default, for none. After the machine slept, one
   * block is mined, not one for each interval that passed.
   */
  readonly blockInterval?: number
  /** Fee recipient: the COINBASE of mined blocks, which receives the tips. Default: the zero address. */
  readonly feeRecipient?: Address
  /** Minimum priority fee in wei per gas. The pool rejects a lower one. Default 0. */
  readonly minimumTip?: bigint
  /** Limits of the transaction pool: sizes, lifetime and prices (see `PoolLimits`). */
  readonly pool?: Partial<PoolLimits>
  /**
   * Order of transactions in a block: by priority fee (`priority`), or by arrival (`fifo`). Transactions of one sender keep the order of their nonces.
   * Default `priority`.
   */
  readonly mempoolOrder?: PoolOrder
  /** Accept transactions without replay protection (EIP-155). Default true. */
  readonly allowUnprotectedTransactions?: boolean
  /**
   * Serve the methods that use keys of this node: eth_sendTransaction and the `personal` namespace. When false they are refused, and eth_accounts is
   * empty; eth_sign and eth_signTypedData still sign with unlocked accounts. Default true.
   */
  readonly allowInsecureUnlock?: boolean
  /** Maximum fees of a transaction of eth_resend, in wei; 0, the default, for no limit. */
  readonly transactionFeeCap?: bigint
  /** Maximum gas of calls and estimates; 0 for no limit. Default 50,000,000. */
  readonly gasCap?: bigint
  /**
   * Maximum run time of a call, an estimate, a simulation, or blocks that are run again for traces, in milliseconds; 0 for no limit. Time in which a call
   * waits for other calls does not count. Default 5 seconds.
   */
  readonly callTimeout?: number
  /** Maximum number of logs in an answer; 0, the default, for no limit. */
  readonly logsCap?: number
  /** Maximum block range of a log query; 0, the default, for no limit. */
  readonly blockRangeCap?: number
  /**
   * Answer to a log query or a trace_filter that ends after the head. `cut`: results up to the head, as Anvil, Hardhat and older geth do. `refuse`: the
   * error of the newest geth, `block range extends beyond current head block`. Default `cut`.
   */
  readonly logsPastHead?: 'cut' | 'refuse'
  /**
   * Number of newest blocks that the node keeps, with their states, receipts and logs, or `archive` for all. Older blocks answer `pruned history
   * unavailable`, and their states `missing trie node`; snapshots of them are discarded. The first block always stays. A store is pruned in the background. Default `archive`.
   */
  readonly history?: number | 'archive'
  /** Maximum number of blocks in an answer of eth_feeHistory. Default 1024. */
  readonly feeHistoryCap?: number
  /** Maximum number of installed filters. Default 200. */
  readonly filterCap?: number
  /** Milliseconds without a poll after which a filter is idle. The next sweep, or a new filter at the limit, removes it. Default 5 minutes. */
  readonly filterTimeout?: number
  /** Milliseconds between two sweeps that remove idle filters. Default 30 seconds. */
  readonly filterCleanupInterval?: number
  /**
   * Index the accounts of each transaction when its block is added, by running the transaction again, for the searches of the `ots` namespace. Without the
   * option, a search indexes the blocks that it visits. Default false.
   */
  readonly indexAccounts?: boolean
  /** Maximum number of subscriptions of a connection. Default 1000. */
  readonly subscriptionCap?: number
  /** `full`: all methods work. `documented`: methods have the status that the interface document lists. Default `full`. */
  readonly interface?: 'full' | 'documented'
  /** In the documented interface: whether methods that it lists as not implemented work for the input that it names. Default `work`. */
  readonly conditionalMethods?: ConditionalMethods
  /**
   * In the documented interface: whether blocks look like its samples, with null for `difficulty`, `nonce`, `sha3Uncles` and `totalDifficulty`, and in
   * blocks without transactions null for `gasUsed` and `0x` for `transactionsRoot` and `receiptsRoot`. Clients such as ethers 5 cannot read such
   * blocks. Default false.
   */
  readonly blockNulls?: boolean
  /**
   * Answer a failing transaction of eth_sendTransaction and eth_sendRawTransaction with its revert error. Default: true for the dialect `hardhat`, whose
   * matchers need it, and false otherwise.
   */
  readonly throwOnRevert?: boolean
  /**
   * Tool whose results the `evm` methods of test chains have where tools differ. evm_setIntervalMining takes seconds (`anvil`, `ganache`) or milliseconds
   * (`hardhat`). The namespaces `anvil`, `hardhat` and `ganache` always have the results of their tool. With
   * `hardhat`, web3_clientVersion begins with `HardhatNetwork`; errors of failed transactions have their hash, and all errors of failed runs have data;
   * estimates run in the pending block, calls and estimates do not check the balance of their sender, heights may be JSON numbers,
   * eth_pendingTransactions has all that waits, and a nonce that leaves a gap is refused under automine. Default `anvil`.
   */
  readonly dialect?: Dialect
  /** Servers that admin_startHTTP, admin_stopHTTP, admin_startWS and admin_stopWS control. Default: none. */
  readonly listeners?: Listeners
  /**
   * Database in which the chain outlives the node: `levelStore(path)` of `evmbed/storage` (LevelDB), `indexedDbStore(name)` of `evmbed/indexeddb`, or any
   * database of abstract-level 3. The node opens it, continues the chain that it contains or begins one, and closes it. Default: none; the chain ends with
   * the node.
   */
  readonly store?: Store
  /**
   * When a write to the store counts as done. `process`: it survives the end of the process at any moment. `disk`: it also survives a power cut; each block
   * waits for the disk (fsync). Default `process`.
   */
  readonly durability?: Durability
  /** Bytes of memory for what was read from the store. Default 64 MiB. */
  readonly cache?: number
  /** Directory of admin_exportChain and admin_importChain. Default: none. */
  readonly chainFiles?: ChainFiles
  /** Answer of admin_datadir. Default: the directory of `chainFiles`, if there is one. */
  readonly dataDirectory?: string
  /** Profiler of the process, for the profiling methods of the `debug` namespace. Default: none, which disables them. */
  readonly profiler?: Profiler
  /** Log levels that debug_verbosity and debug_vmodule set. Default: none. */
  readonly logLevels?: LogLevels
  /** Data of the route planner. Default: the bundled registry of chains, assets and bridges. */
  readonly planner?: PlannerOptions
  /** Sources of balances on other chains. Default: none. */
  readonly balances?: BalanceOptions
  /** Source of prices for routes and balances. It replaces all prices of the snapshot. Default: the snapshot. */
  readonly prices?: PriceSource
  /** Endpoints of other chains, for sending and tracking transactions of routes. Default: none. */
  readonly transfers?: TransferOptions
  /** Clock of the node. Default: the clock of the machine. */
  readonly clock?: Clock
  /** Source of random bytes. Default: `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes
  /** Called with internal faults that no caller receives. Default: `console.error`. */
  readonly onFault?: (fault: unknown) => void
}

/** Options of a fork. The rest is as in the original node. */
export interface ForkOptions {
  /** Block to fork from, the last one that both share: its number, its hash, or `earliest`. Default: the head. */
  readonly block?: bigint | Hash | 'earliest'
  /** Mine a block for every transaction. Default: the current setting of the node. */
  readonly automine?: boolean
  /** Milliseconds between blocks of interval mining; 0 for none. Default: the current setting of the node. */
  readonly blockInterval?: number
  /** Clock of the fork. The fork keeps the node's time offset, applied to this clock. Default: the node's clock. */
  readonly clock?: Clock
}

/** Options without a default value. */
type Absent =
  | 'networkId'
  | 'transactionGasCap'
  | 'codeSizeLimit'
  | 'fork'
  | 'consensus'
  | 'genesis'
  | 'importChain'
  | 'loadState'
  | 'timestamp'
  | 'store'
  | 'listeners'
  | 'chainFiles'
  | 'dataDirectory'
  | 'profiler'
  | 'logLevels'
  | 'prices'

/** Options with defaults. */
export type ResolvedOptions = {
  readonly [Name in keyof NodeOptions]-?: Name extends 'pool'
    ? PoolLimits
    : Name extends 'consensus'
      ? BftEngine | undefined
      : NonNullable<NodeOptions[Name]> | (Name extends Absent ? undefined : never)
}

const DEFAULT_CHAIN_ID = 31337

/** Valid values of the option `mnemonic`, for error messages. */
export const MNEMONIC_WORDS = 'the words of a BIP-39 mnemonic in English'

/** The rule of every option: its default, and its check. */
const OPTIONS: { readonly [Name in keyof NodeOptions]-?: OptionRule<ResolvedOptions[Name], NodeOptions> } = {
  chainId: integer(DEFAULT_CHAIN_ID, 1, 'a positive integer'),
  networkId: { ...integer(DEFAULT_CHAIN_ID, 1, 'a positive integer'), default: () => undefined },
  hardfork: oneOf('osaka', HARDFORKS),
  engine: {
    default: () => 'wasm',
    expected: `one of ${ENGINES.join(', ')}, or a function that creates an executor`,
    holds: (value) => typeof value === 'function' || ENGINES.some((name) => name === value),
  },
  fork: {
    default: () => undefined,
    expected: "an object with 'url' or 'provider'",
    holds: (value) => typeof value === 'object' && value !== null,
    flaw: (fork, { genesis, importChain, store }) =>
      genesis || importChain || (store && fork.fixture)
        ? { path: '', expected: "no fork beside 'genesis' or 'importChain', and no fixture beside 'store'", given: 'both' }
        : remoteChainFlaw(fork),
    // A URL may contain a key.
    outline: outlineOf,
  },
  consensus: {
    ...objectWith(undefined, 'a BFT engine, such as cometbft() of evmbed/cometbft', 'name', 'connect'),
    flaw: (_, { fork, importChain, loadState }) =>
      fork || importChain || loadState
        ? { path: '', expected: "no engine beside 'fork', 'importChain' or 'loadState'", given: 'both' }
        : undefined,
  },
  snapshotInterval: integer(0, 0, 'heights, 0 for none'),
  genesis: objectWith(undefined, "a geth genesis object with 'config' and 'alloc'", 'config', 'alloc'),
  importChain: {
    default: () => undefined,
    expected: 'a Uint8Array of block RLPs',
    holds: (value) => value instanceof Uint8Array,
  },
  loadState: {
    default: () => undefined,
    expected: 'a Uint8Array of a state dump',
    holds: (value) => value instanceof Uint8Array,
    flaw: (_, { importChain, store }) =>
      importChain || store ? { path: '', expected: "no state dump beside 'importChain' or 'store'", given: 'both' } : undefined,
  },
  // The checksum is verified when accounts are derived: the word list is loaded then.
  mnemonic: text(DEV_MNEMONIC, MNEMONIC_WORDS, (words) => /^\S+( \S+)+$/.test(words)),
  accounts: {
    default: () => 10,
    // `accountsFlaw` describes keys by their kind alone.
    expected: 'a number or an array',
    holds: () => true,
    flaw: (accounts, { mnemonic, derivationPath }) =>
      accountsFlaw(accounts) ??
      (typeof accounts === 'object' && (mnemonic ?? derivationPath) !== undefined
        ? { path: '', expected: "a count of accounts beside 'mnemonic' or 'derivationPath'", given: 'keys' }
        : undefined),
    read: (accounts) =>
      typeof accounts === 'number'
        ? accounts
        : accounts.map((account) => ({ ...account, privateKey: `0x${account.privateKey.slice(2).toLowerCase()}` as const })),
  },
  balance: amount(10_000n * 10n ** 18n, 'a bigint of wei that is not negative'),
  derivationPath: text(DEV_DERIVATION_PATH, "a BIP-32 path such as m/44'/60'/0'/0", (path) => /^m(\/\d+'?)+$/.test(path)),
  predeploys: {
    default: () => TOOL_CONTRACT_NAMES,
    expected: `an array with some of ${TOOL_CONTRACT_NAMES.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.every((name) => TOOL_CONTRACT_NAMES.includes(name)),
  },
  keyStore: {
    ...objectWith(undefined, 'a key store with protection, list(), read() and write()', 'protection', 'list', 'read', 'write'),
    default: () => new MemoryKeyStore(),
  },
  gasLimit: amount(30_000_000n, 'a bigint of gas from 5000 to 2^63 - 1', 5000n, 2n ** 63n - 1n),
  transactionGasCap: amount(undefined, 'a bigint of gas below 2^64, 0n for no limit', 0n, 2n ** 64n - 1n),
  allowUnlimitedContractSize: flag(false),
  codeSizeLimit: {
    ...integer(0, 1, 'a positive integer of bytes', 2 ** 31 - 1),
    default: () => undefined,
    flaw: (limit, { allowUnlimitedContractSize }) =>
      allowUnlimitedContractSize ? { path: '', expected: "no limit beside 'allowUnlimitedContractSize'", given: limit } : undefined,
  },
  baseFeePerGas: amount(1_000_000_000n, 'a bigint of wei per gas that is not negative'),
  timestamp: amount(undefined, 'a bigint of seconds since 1970, below 2^63', 0n, 2n ** 63n - 1n),
  allowBlocksWithSameTimestamp: flag(false),
  automine: { ...flag(true), default: ({ importChain }) => importChain === undefined },
  blockInterval: integer(0, 0, 'milliseconds, 0 for none', 2 ** 31 - 1),
  feeRecipient: {
    default: () => ZERO_ADDRESS,
    expected: 'an address, 20 bytes of hex',
    holds: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
    // Internal addresses are in lower case.
    read: (address) => `0x${address.slice(2).toLowerCase()}`,
  },
  minimumTip: amount(0n, 'a bigint of wei per gas that is not negative'),
  pool: optionsOf<PoolLimits>({
    priceLimit: amount(0n, 'a bigint of wei per gas that is not negative'),
    priceBump: integer(10, 0, 'a percentage, 0 or more'),
    accountSlots: integer(5_000, 1, 'a positive integer'),
    globalSlots: integer(45_000, 1, 'a positive integer'),
    accountQueue: integer(5_000, 0, 'an integer that is not negative'),
    globalQueue: integer(5_000, 0, 'an integer that is not negative'),
    lifetime: integer(0, 0, 'milliseconds, 0 for ever'),
  }),
  mempoolOrder: oneOf('priority', POOL_ORDERS),
  allowUnprotectedTransactions: flag(true),
  allowInsecureUnlock: flag(true),
  transactionFeeCap: amount(0n, 'a bigint of wei, 0n for no limit'),
  gasCap: amount(50_000_000n, 'a bigint of gas, 0n for no limit'),
  callTimeout: integer(5000, 0, 'milliseconds, 0 for no limit'),
  logsCap: integer(0, 0, 'an integer, 0 for no limit'),
  blockRangeCap: integer(0, 0, 'an integer, 0 for no limit'),
  logsPastHead: oneOf('cut', ['cut', 'refuse']),
  history: {
    default: () => 'archive',
    expected: "a positive integer of blocks, or 'archive'",
    holds: (value) => value === 'archive' || (Number.isSafeInteger(value) && Number(value) > 0),
  },
  feeHistoryCap: integer(1024, 1, 'a positive integer'),
  filterCap: integer(200, 0, 'an integer that is not negative'),
  filterTimeout: integer(300_000, 1, 'milliseconds, at least 1'),
  filterCleanupInterval: integer(30_000, 1, 'milliseconds, at least 1'),
  indexAccounts: flag(false),
  subscriptionCap: integer(1000, 0, 'an integer that is not negative'),
  interface: oneOf('full', ['full', 'documented']),
  conditionalMethods: oneOf('work', ['work', 'deny']),
  blockNulls: flag(false),
  throwOnRevert: { ...flag(false), default: ({ dialect }) => dialect === 'hardhat' },
  dialect: oneOf('anvil', DIALECTS),
  listeners: objectWith(undefined, 'listeners with http and webSocket', 'http', 'webSocket'),
  store: objectWith(
    undefined,
    'an abstract-level database, such as levelStore() of evmbed/storage',
    'open',
    'close',
    'get',
    'batch',
    'iterator',
  ),
  durability: oneOf('process', DURABILITIES),
  cache: integer(64 * 2 ** 20, 0, 'bytes, 0 for none'),
  chainFiles: objectWith(undefined, 'chain files with directory, read() and write()', 'directory', 'read', 'write'),
  dataDirectory: text(undefined, 'a path', (path) => path !== ''),
  profiler: objectWith(
    undefined,
    'a profiler, such as runtimeProfiler() of evmbed/profiling',
    'maxSeconds',
    'record',
    'write',
    'statistics',
  ),
  logLevels: objectWith(undefined, 'log levels with setLevel() and setModules()', 'setLevel', 'setModules'),
  planner: {
    default: () => ({}),
    expected: "an object with a snapshot, and as registry 'bundled' or 'none'",
    holds: (value) => typeof value === 'object' && value !== null && isRegistryChoice('registry' in value ? value.registry : undefined),
    flaw: ({ live, maxLossPercent = 100 }, { genesis, chainId }) => {
      const isPercent = maxLossPercent >= 0 && maxLossPercent <= 100
      if (!isPercent) return { path: 'maxLossPercent', expected: 'a number from 0 to 100', given: maxLossPercent }
      return live && flawWithin('live', live, liveRule(`${genesis?.config?.chainId ?? chainId ?? DEFAULT_CHAIN_ID}`))
    },
  },
  balances: BALANCE_OPTIONS,
  transfers: TRANSFER_OPTIONS,
  prices: objectWith(undefined, 'a price source with get(), such as coingeckoPrices() of evmbed', 'get'),
  clock: objectWith(systemClock, 'a clock with now() and after()', 'now', 'after'),
  randomBytes: callable((length) => crypto.getRandomValues(new Uint8Array(length))),
  onFault: callable(reportFault),
}

function isRegistryChoice(value: unknown): boolean {
  return value === undefined || value === 'bundled' || value === 'none'
}

function reportFault(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: an internal fault must not vanish; hosts that log elsewhere pass `onFault`
  console.error(fault)
}

const FORK_OPTIONS: { readonly [Name in keyof ForkOptions]-?: OptionRule<ForkOptions[Name] | undefined, ForkOptions> } = {
  block: {
    default: () => undefined,
    expected: "a bigint that is not negative, a hash, or 'earliest'",
    holds: (value) => (typeof value === 'bigint' ? value >= 0n : typeof value === 'string' && /^(earliest|0x[0-9a-fA-F]{64})$/.test(value)),
    // Internal hashes are in lower case.
    read: (block) => (typeof block === 'bigint' || block === 'earliest' ? block : `0x${block.slice(2).toLowerCase()}`),
  },
  automine: { ...OPTIONS.automine, default: () => undefined },
  blockInterval: { ...OPTIONS.blockInterval, default: () => undefined },
  clock: { ...OPTIONS.clock, default: () => undefined },
}

/** Reads the options of a fork. Throws `InvalidOption`. */
export function resolveForkOptions(given: ForkOptions): { readonly [Name in keyof ForkOptions]-?: ForkOptions[Name] | undefined } {
  return readOptions(FORK_OPTIONS, given)
}

/** Reads the options of a node. Throws `InvalidOption`. */
export function resolveOptions(given: NodeOptions): ResolvedOptions {
  return readOptions(OPTIONS, given)
}
