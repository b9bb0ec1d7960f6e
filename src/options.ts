import { DEV_DERIVATION_PATH, DEV_MNEMONIC } from './accounts/dev-accounts.js'
import { type KeyStore, MemoryKeyStore } from './accounts/key-store.js'
import { accountsFlaw, type KeyedAccount } from './accounts/keyed-accounts.js'
import { BALANCE_OPTIONS } from './balances/options.js'
import type { Genesis } from './chain/genesis.js'
import { TOOL_CONTRACT_NAMES, type ToolContractName } from './chain/tool-contracts.js'
import type { BftEngine, ConsensusEngine } from './consensus/abci.js'
import type { RandomBytes } from './events/ids.js'
import { DEFAULT_ENGINE, ENGINES, type EngineName } from './evm/engines.js'
import type { ExecutorFactory } from './evm/executor.js'
import { HARDFORKS, type HardforkName } from './evm/hardforks.js'
import { type RemoteChainOptions, remoteChainFlaw } from './fork/options.js'
import type { ChainFiles } from './host/chain-files.js'
import type { Listeners } from './host/listeners.js'
import type { LogLevels } from './host/log-levels.js'
import type { Profiler } from './host/profiler.js'
import { liveRule } from './planner/live/options.js'
import type { PlannerOptions } from './planner/options.js'
import type { PriceSource } from './planner/prices/price-source.js'
import { TRANSFER_OPTIONS } from './planner/tracking/options.js'
import { POOL_OPTIONS, type PoolLimits } from './pool/limits.js'
import { POOL_ORDERS, type PoolOrder } from './pool/order.js'
import { type Clock, systemClock } from './primitives/clock.js'
import { type Address, type Hash, ZERO_ADDRESS } from './primitives/hex.js'
import {
  amount,
  bytes,
  callable,
  flag,
  flawWithin,
  group,
  integer,
  type OptionRule,
  type OptionsOf,
  objectWith,
  oneOf,
  option,
  optional,
  outlineOf,
  readOptionsOf,
  text,
  type ValuesOf,
} from './primitives/option-rules.js'
import { DIALECTS, type Dialect } from './services/dialect.js'
import { DURABILITIES, type Durability, type Store } from './store/store.js'

export const DEFAULT_CHAIN_ID = 31337

/** Valid values of the option `mnemonic`, for error messages. */
export const MNEMONIC_WORDS = 'the words of a BIP-39 mnemonic in English'

/** Options of the group `mining`. */
const MINING_OPTIONS = {
  /** Mine a block for every transaction. Default true; false with `importChain`, so that the chain stays as it was imported. */
  automine: option<boolean>({ ...flag(true), default: (_, { importChain }) => importChain === undefined }),
  /**
   * Milliseconds between blocks of interval mining, which also mines empty blocks; 0, the default, for none. After the machine slept, one
   * block is mined, not one for each interval that passed.
   */
  blockIntervalMs: integer(0, 0, 'milliseconds, 0 for none', 2 ** 31 - 1),
  /** Block gas limit. Default 30,000,000. */
  gasLimit: amount(30_000_000n, 'a bigint of gas from 5000 to 2^63 - 1', 5000n, 2n ** 63n - 1n),
  /** Fee recipient: the COINBASE of mined blocks, which receives the tips. Default: the zero address. */
  feeRecipient: option<Address>({
    default: () => ZERO_ADDRESS,
    expected: 'an address, 20 bytes of hex',
    holds: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
    // Internal addresses are in lower case.
    read: (address) => `0x${address.slice(2).toLowerCase()}`,
  }),
  /** Minimum priority fee in wei per gas. The pool rejects a lower one. Default 0. */
  minimumTip: amount(0n, 'a bigint of wei per gas that is not negative'),
  /**
   * Order of transactions in a block: by priority fee (`priority`), or by arrival (`fifo`). Transactions of one sender keep the order of their nonces.
   * Default `priority`.
   */
  order: oneOf<PoolOrder>('priority', POOL_ORDERS),
  /** Allow a block to have the timestamp of its parent, when both are mined in the same second. Default false: timestamps rise strictly. */
  allowBlocksWithSameTimestamp: flag(false),
}

/** Production of blocks. */
export interface MiningOptions extends OptionsOf<typeof MINING_OPTIONS> {}
/** Options of mining with their defaults. */
export interface MiningSettings extends ValuesOf<typeof MINING_OPTIONS> {}

/** Options of the group `limits`. */
const LIMIT_OPTIONS = {
  /** Maximum gas of calls and estimates; 0 for no limit. Default 50,000,000. */
  callGasLimit: amount(50_000_000n, 'a bigint of gas, 0n for no limit'),
  /**
   * Maximum run time of a call, an estimate, a simulation, or blocks that are run again for traces, in milliseconds; 0 for no limit. Time in which a call
   * waits for other calls does not count. Default 5 seconds.
   */
  callTimeoutMs: integer(5000, 0, 'milliseconds, 0 for no limit'),
  /** Maximum gas limit of a transaction from Osaka on (EIP-7825); 0 for no limit. Default 16,777,216, as on Ethereum. */
  transactionGasLimit: optional(amount(0n, 'a bigint of gas below 2^64, 0n for no limit', 0n, 2n ** 64n - 1n)),
  /** Maximum fees of a transaction of eth_resend, in wei; 0, the default, for no limit. */
  transactionFeeLimit: amount(0n, 'a bigint of wei, 0n for no limit'),
  /** Maximum length of a contract's code in bytes; its init code may be twice as long. Default 24,576 (EIP-170). */
  codeSizeLimit: option<number | undefined>({
    ...integer(0, 1, 'a positive integer of bytes', 2 ** 31 - 1),
    default: () => undefined,
    flaw: (limit, _, { allowUnlimitedContractSize }) =>
      allowUnlimitedContractSize ? { path: '', expected: "no limit beside 'allowUnlimitedContractSize'", given: limit } : undefined,
  }),
  /** Maximum number of logs in an answer; 0, the default, for no limit. */
  logLimit: integer(0, 0, 'an integer, 0 for no limit'),
  /** Maximum block range of a log query; 0, the default, for no limit. */
  blockRangeLimit: integer(0, 0, 'an integer, 0 for no limit'),
  /** Maximum number of blocks in an answer of eth_feeHistory. Default 1024. */
  feeHistoryLimit: integer(1024, 1, 'a positive integer'),
  /** Maximum number of installed filters. Default 200. */
  filterLimit: integer(200, 0, 'an integer that is not negative'),
  /** Milliseconds without a poll after which a filter is idle. The next sweep, or a new filter at the limit, removes it. Default 5 minutes. */
  filterTimeoutMs: integer(300_000, 1, 'milliseconds, at least 1'),
  /** Milliseconds between two sweeps that remove idle filters. Default 30 seconds. */
  filterCleanupIntervalMs: integer(30_000, 1, 'milliseconds, at least 1'),
  /** Maximum number of subscriptions of a connection. Default 1000. */
  subscriptionLimit: integer(1000, 0, 'an integer that is not negative'),
}

/** Limits of calls, answers, filters and subscriptions. */
export interface LimitOptions extends OptionsOf<typeof LIMIT_OPTIONS> {}
/** Limits with their defaults. */
export interface LimitSettings extends ValuesOf<typeof LIMIT_OPTIONS> {}

/** Options of the group `storage`. */
const STORAGE_OPTIONS = {
  /**
   * When a write to the store counts as done. `process`: it survives the end of the process at any moment. `disk`: it also survives a power cut; each block
   * waits for the disk (fsync). Default `process`.
   */
  durability: oneOf<Durability>('process', DURABILITIES),
  /** Bytes of memory for what was read from the store. Default 64 MiB. */
  cacheLimit: integer(64 * 2 ** 20, 0, 'bytes, 0 for none'),
  /**
   * Number of newest blocks that the node keeps, with their states, receipts and logs, or `archive` for all. Older blocks answer `pruned history
   * unavailable`, and their states `missing trie node`; snapshots of them are discarded. The first block always stays. A store is pruned in the background. Default `archive`.
   */
  history: option<number | 'archive'>({
    default: () => 'archive',
    expected: "a positive integer of blocks, or 'archive'",
    holds: (value) => value === 'archive' || (Number.isSafeInteger(value) && Number(value) > 0),
  }),
}

/** Memory and store of the chain. */
export interface StorageOptions extends OptionsOf<typeof STORAGE_OPTIONS> {}
/** Options of storage with their defaults. */
export interface StorageSettings extends ValuesOf<typeof STORAGE_OPTIONS> {}

/** Options of the group `documented`. */
const DOCUMENTED_OPTIONS = {
  /** Whether methods that it lists as not implemented work for the input that it names. Default `work`. */
  conditionalMethods: oneOf<'work' | 'deny'>('work', ['work', 'deny']),
  /**
   * Whether blocks look like its samples, with null for `difficulty`, `nonce`, `sha3Uncles` and `totalDifficulty`, and in
   * blocks without transactions null for `gasUsed` and `0x` for `transactionsRoot` and `receiptsRoot`. Clients such as ethers 5 cannot read such
   * blocks. Default false.
   */
  blockNulls: flag(false),
}

/** The interface of the interface document. */
export interface DocumentedOptions extends OptionsOf<typeof DOCUMENTED_OPTIONS> {}
/** Options of the documented interface with their defaults. */
export interface DocumentedSettings extends ValuesOf<typeof DOCUMENTED_OPTIONS> {}

/** Options of a node. */
const NODE_OPTIONS = {
  /** EIP-155 chain id. Default 31337. A `genesis` has its own. */
  chainId: integer(DEFAULT_CHAIN_ID, 1, 'a positive integer'),
  /** Network id, the answer of net_version. Default: the chain id. */
  networkId: optional(integer(DEFAULT_CHAIN_ID, 1, 'a positive integer')),
  /** Hard fork of the chain, active from block 0. Default `osaka`. A `genesis` has its own schedule. */
  hardfork: oneOf<HardforkName>('osaka', HARDFORKS),
  /**
   * Implementation of the EVM. `wasm`: the engine in WebAssembly; where WebAssembly is forbidden, EthereumJS instead. `ethereumjs`: EthereumJS, the
   * reference. `compare`: runs both and fails where they differ, for tests. A function creates another executor (see docs/executor.md). Default `wasm`.
   */
  engine: option<EngineName | ExecutorFactory>({
    default: () => DEFAULT_ENGINE,
    expected: `one of ${ENGINES.join(', ')}, or a function that creates an executor`,
    holds: (value) => typeof value === 'function' || ENGINES.some((name) => name === value),
  }),
  /**
   * Remote chain to fork: the node begins with its state after a block. Chain id, block numbers, hardfork and gas limit are those of the remote chain, and
   * accounts of the node are funded. `chainId` and `hardfork` beside it replace those of the remote chain. See docs/forks.md. Default: none.
   */
  fork: option<RemoteChainOptions | undefined>({
    default: () => undefined,
    expected: "an object with 'url' or 'provider'",
    holds: (value) => typeof value === 'object' && value !== null,
    flaw: (fork, { genesis, importChain, store }) =>
      genesis || importChain || (store && fork.fixture)
        ? { path: '', expected: "no fork beside 'genesis' or 'importChain', and no fixture beside 'store'", given: 'both' }
        : remoteChainFlaw(fork),
    // A URL may contain a key.
    outline: outlineOf,
  }),
  /**
   * BFT engine that decides the blocks, such as `cometbft()` of `evmbed/cometbft`. Methods for test chains then answer an error, and options of block
   * production (`mining`) affect the genesis only. See docs/validators.md. Default: none; the node decides alone.
   */
  consensus: option<BftEngine | undefined, ConsensusEngine>({
    ...objectWith<BftEngine | undefined>(() => undefined, 'a BFT engine, such as cometbft() of evmbed/cometbft', 'name', 'connect'),
    flaw: (_, { fork, importChain, loadState }) =>
      fork || importChain || loadState
        ? { path: '', expected: "no engine beside 'fork', 'importChain' or 'loadState'", given: 'both' }
        : undefined,
  }),
  /** Heights between snapshots of the state, with which new validators join; 0, the default, for none. Only with `consensus`. */
  snapshotInterval: integer(0, 0, 'heights, 0 for none'),
  /** Parsed genesis file of geth. It replaces the genesis with funded accounts. */
  genesis: objectWith<Genesis | undefined>(() => undefined, "a geth genesis object with 'config' and 'alloc'", 'config', 'alloc'),
  /** Concatenated block RLPs to import after the genesis. Without `genesis`, block 0 among them sets the timestamp of the genesis. */
  importChain: bytes('a Uint8Array of block RLPs'),
  /**
   * State dump to begin with, of `node.dumpState()`, of anvil_dumpState, or of Anvil (`anvil --state`): its accounts replace those of the genesis,
   * and its blocks the genesis block. Not with `importChain` or `store`.
   */
  loadState: option<Uint8Array | undefined>({
    ...bytes('a Uint8Array of a state dump'),
    flaw: (_, { importChain, store }) =>
      importChain || store ? { path: '', expected: "no state dump beside 'importChain' or 'store'", given: 'both' } : undefined,
  }),
  /** BIP-39 mnemonic of the managed accounts. Default `test test … junk`. */
  mnemonic: text(DEV_MNEMONIC, MNEMONIC_WORDS, (words) => /^\S+( \S+)+$/.test(words)),
  /**
   * Managed accounts: a number of accounts of the mnemonic, or an array of private keys, each with an optional balance in wei (see `KeyedAccount`). With a
   * `genesis`, keys are managed beside it, and their balances become part of its `alloc`, and so of its hash. Default 10.
   */
  accounts: option<number | readonly KeyedAccount[]>({
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
  }),
  /** Initial balance of each managed account in wei. Default 10,000 ether. */
  balance: amount(10_000n * 10n ** 18n, 'a bigint of wei that is not negative'),
  /** BIP-32 path of the accounts, without the account index. Default `m/44'/60'/0'/0`. */
  derivationPath: text(DEV_DERIVATION_PATH, "a BIP-32 path such as m/44'/60'/0'/0", (path) => /^m(\/\d+'?)+$/.test(path)),
  /** Predeployed contracts of a chain without `genesis`. Default: all of them, `create2Deployer` and `multicall3`. */
  predeploys: option<readonly ToolContractName[]>({
    default: () => TOOL_CONTRACT_NAMES,
    expected: `an array with some of ${TOOL_CONTRACT_NAMES.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.every((name) => TOOL_CONTRACT_NAMES.includes(name)),
  }),
  /** Key store of personal_newAccount and personal_importRawKey. Default: in memory, lightly encrypted. */
  keyStore: objectWith<KeyStore>(
    () => new MemoryKeyStore(),
    'a key store with protection, list(), read() and write()',
    'protection',
    'list',
    'read',
    'write',
  ),
  /** Allow code and init code of any length, instead of 24,576 and 49,152 bytes at most (EIP-170, EIP-3860). Default false. */
  allowUnlimitedContractSize: flag(false),
  /** Base fee of the first block, in wei per gas. Default 1 gwei. */
  baseFeePerGas: amount(1_000_000_000n, 'a bigint of wei per gas that is not negative'),
  /**
   * Timestamp of the genesis block in seconds since 1970. Block time continues from there. A fixed timestamp makes the genesis hash reproducible. Default:
   * now, and 0 with `consensus`. A `genesis` has its own, and its blocks follow the clock.
   */
  timestamp: optional(amount(0n, 'a bigint of seconds since 1970, below 2^63', 0n, 2n ** 63n - 1n)),
  /** Production of blocks: when, with which gas limit, fees and order (see `MiningOptions`). */
  mining: group<MiningSettings, MiningOptions>(MINING_OPTIONS),
  /** Limits of calls, answers, filters and subscriptions (see `LimitOptions`). */
  limits: group<LimitSettings, LimitOptions>(LIMIT_OPTIONS),
  /** Limits of the transaction pool: sizes, lifetime and prices (see `PoolLimits`). */
  pool: group<PoolLimits, OptionsOf<typeof POOL_OPTIONS>>(POOL_OPTIONS),
  /** Accept transactions without replay protection (EIP-155). Default true. */
  allowUnprotectedTransactions: flag(true),
  /**
   * Serve the methods that use keys of this node: eth_sendTransaction and the `personal` namespace. When false they are refused, and eth_accounts is
   * empty; eth_sign and eth_signTypedData still sign with unlocked accounts. Default true.
   */
  allowInsecureUnlock: flag(true),
  /**
   * Answer to a log query or a trace_filter that ends after the head. `cut`: results up to the head, as Anvil, Hardhat and older geth do. `refuse`: the
   * error of the newest geth, `block range extends beyond current head block`. Default `cut`.
   */
  logsPastHead: oneOf<'cut' | 'refuse'>('cut', ['cut', 'refuse']),
  /**
   * Index the accounts of each transaction when its block is added, by running the transaction again, for the searches of the `ots` namespace. Without the
   * option, a search indexes the blocks that it visits. Default false.
   */
  indexAccounts: flag(false),
  /**
   * Serve only the methods of the interface document, with the statuses that it lists; an empty object is enough. Default: none, all methods work.
   */
  documented: optional(group<DocumentedSettings, DocumentedOptions>(DOCUMENTED_OPTIONS)),
  /**
   * Answer a failing transaction of eth_sendTransaction and eth_sendRawTransaction with its revert error. If false, also a transaction without `gas` gets its
   * hash when the estimate of its gas fails, as from Anvil, and all gas of a transaction. Default: true for the dialect `hardhat`, whose matchers need it; otherwise
   * none, as in geth: a failed estimate is an error, and a transaction with `gas` gets its hash.
   */
  throwOnRevert: option<boolean | undefined>({ ...flag(false), default: ({ dialect }) => (dialect === 'hardhat' ? true : undefined) }),
  /**
   * Tool whose results the `evm` methods of test chains have where tools differ. evm_setIntervalMining takes seconds (`anvil`, `ganache`) or milliseconds
   * (`hardhat`). The namespaces `anvil`, `hardhat` and `ganache` always have the results of their tool. With
   * `hardhat`, web3_clientVersion begins with `HardhatNetwork`; errors of failed transactions have their hash, and all errors of failed runs have data;
   * estimates run in the pending block, calls and estimates do not check the balance of their sender, heights may be JSON numbers,
   * eth_pendingTransactions has all that waits, and a nonce that leaves a gap is refused under automine. With `anvil`, a transaction replaces another by a higher
   * fee cap, and txpool_content has addresses in lower case. Default `anvil`.
   */
  dialect: oneOf<Dialect>('anvil', DIALECTS),
  /** Servers that admin_startHTTP, admin_stopHTTP, admin_startWS and admin_stopWS control, and that of the forks of evmbed_fork. Default: none. */
  listeners: objectWith<Listeners | undefined>(() => undefined, 'listeners with http and webSocket', 'http', 'webSocket'),
  /**
   * Database in which the chain outlives the node: `levelStore(path)` of `evmbed/storage` (LevelDB), `indexedDbStore(name)` of `evmbed/indexeddb`, or any
   * database of abstract-level 3. The node opens it, continues the chain that it contains or begins one, and closes it. Default: none; the chain ends with
   * the node.
   */
  store: objectWith<Store | undefined>(
    () => undefined,
    'an abstract-level database, such as levelStore() of evmbed/storage',
    'open',
    'close',
    'get',
    'batch',
    'iterator',
  ),
  /** Blocks and states that are kept, and writes to the store (see `StorageOptions`). */
  storage: group<StorageSettings, StorageOptions>(STORAGE_OPTIONS),
  /** Directory of admin_exportChain and admin_importChain. Default: none. */
  chainFiles: objectWith<ChainFiles | undefined>(
    () => undefined,
    'chain files with directory, read() and write()',
    'directory',
    'read',
    'write',
  ),
  /** Answer of admin_datadir. Default: the directory of `chainFiles`, if there is one. */
  dataDirectory: optional(text('', 'a path', (path) => path !== '')),
  /** Profiler of the process, for the profiling methods of the `debug` namespace. Default: none, which disables them. */
  profiler: objectWith<Profiler | undefined>(
    () => undefined,
    'a profiler, such as runtimeProfiler() of evmbed/profiling',
    'maxSeconds',
    'record',
    'write',
    'statistics',
  ),
  /** Log levels that debug_verbosity and debug_vmodule set. Default: none. */
  logLevels: objectWith<LogLevels | undefined>(() => undefined, 'log levels with setLevel() and setModules()', 'setLevel', 'setModules'),
  /** Data of the route planner. Default: the bundled registry of chains, assets and bridges. */
  planner: option<PlannerOptions>({
    default: () => ({}),
    expected: "an object with a snapshot, and as registry 'bundled' or 'none'",
    holds: (value) => typeof value === 'object' && value !== null && isRegistryChoice('registry' in value ? value.registry : undefined),
    flaw: ({ live, lossPercentLimit = 100 }, { genesis, chainId }: ChainChoices) => {
      const isPercent = lossPercentLimit >= 0 && lossPercentLimit <= 100
      if (!isPercent) return { path: 'lossPercentLimit', expected: 'a number from 0 to 100', given: lossPercentLimit }
      return live && flawWithin('live', live, liveRule(`${genesis?.config?.chainId ?? chainId ?? DEFAULT_CHAIN_ID}`))
    },
  }),
  /** Sources of balances on other chains. Default: none. */
  balances: BALANCE_OPTIONS,
  /** Source of prices for routes and balances. It replaces all prices of the snapshot. Default: the snapshot. */
  prices: objectWith<PriceSource | undefined>(() => undefined, 'a price source with get(), such as coingeckoPrices() of evmbed', 'get'),
  /** Endpoints of other chains, for sending and tracking transactions of routes. Default: none. */
  transfers: TRANSFER_OPTIONS,
  /** Clock of the node. Default: the clock of the machine. */
  clock: objectWith<Clock>(() => systemClock, 'a clock with now() and after()', 'now', 'after'),
  /** Source of random bytes. Default: `crypto.getRandomValues`. */
  randomBytes: callable<RandomBytes>((length) => crypto.getRandomValues(new Uint8Array(length))),
  /** Called with internal faults that no caller receives. Default: `console.error`. */
  onFault: callable<(fault: unknown) => void>(reportFault),
}

/** Options of a node. All have defaults. Amounts are wei, times milliseconds, unless stated otherwise. */
export interface NodeOptions extends OptionsOf<typeof NODE_OPTIONS> {}

/** Options with defaults. */
export interface ResolvedOptions extends ValuesOf<typeof NODE_OPTIONS> {}

/** The options that decide the chain id. */
interface ChainChoices {
  readonly genesis?: Genesis
  readonly chainId?: number
}

function isRegistryChoice(value: unknown): boolean {
  return value === undefined || value === 'bundled' || value === 'none'
}

function reportFault(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: an internal fault must not vanish; hosts that log elsewhere pass `onFault`
  console.error(fault)
}

/** Options of the group `mining` of a fork. */
const FORK_MINING_OPTIONS = {
  /** Mine a block for every transaction. Default: the current setting of the node. */
  automine: optional(MINING_OPTIONS.automine),
  /** Milliseconds between blocks of interval mining; 0 for none. Default: the current setting of the node. */
  blockIntervalMs: optional(MINING_OPTIONS.blockIntervalMs),
}

/** Production of blocks of a fork. */
export interface ForkMiningOptions extends OptionsOf<typeof FORK_MINING_OPTIONS> {}

const FORK_OPTIONS = {
  /** Block to fork from, the last one that both share: its number, its hash, or `earliest`. Default: the head. */
  block: option<bigint | Hash | 'earliest' | undefined>({
    default: () => undefined,
    expected: "a bigint that is not negative, a hash, or 'earliest'",
    holds: (value) => (typeof value === 'bigint' ? value >= 0n : typeof value === 'string' && /^(earliest|0x[0-9a-fA-F]{64})$/.test(value)),
    // Internal hashes are in lower case.
    read: (block) => (typeof block === 'bigint' || block === 'earliest' ? block : `0x${block.slice(2).toLowerCase()}`),
  }),
  /** Production of blocks of the fork (see `ForkMiningOptions`). */
  mining: group<ValuesOf<typeof FORK_MINING_OPTIONS>, ForkMiningOptions>(FORK_MINING_OPTIONS),
  /** Clock of the fork. The fork keeps the node's time offset, applied to this clock. Default: the node's clock. */
  clock: optional(NODE_OPTIONS.clock),
}

/** Options of a fork. The rest is as in the original node. */
export interface ForkOptions extends OptionsOf<typeof FORK_OPTIONS> {}

/** Reads the options of a fork. Throws `InvalidOption`. */
export function resolveForkOptions(given: ForkOptions): ValuesOf<typeof FORK_OPTIONS> {
  return readOptionsOf(FORK_OPTIONS, given)
}

/** Reads the options of a node. Throws `InvalidOption`. */
export function resolveOptions(given: NodeOptions): ResolvedOptions {
  return readOptionsOf(NODE_OPTIONS, given)
}

/** Returns the rule of an option of a node by its path, such as `limits.callGasLimit`. */
export function optionRule(path: string): OptionRule<unknown> {
  const [name = '', inner] = path.split('.')
  const table: readonly (readonly [string, OptionRule<unknown>])[] = Object.entries(NODE_OPTIONS)
  const rule = table.find(([known]) => known === name)?.[1]
  const found = inner === undefined ? rule : rule?.members?.find(([known]) => known === inner)?.[1]
  if (!found) throw new Error(`no option ${path}`)
  return found
}
