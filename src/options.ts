import { DEV_DERIVATION_PATH, DEV_MNEMONIC } from './accounts/dev-accounts.js'
import { type KeyStore, MemoryKeyStore } from './accounts/key-store.js'
import { accountsFlaw, type KeyedAccount } from './accounts/keyed-accounts.js'
import { type BalanceOptions, balanceFlaw } from './balances/options.js'
import type { Genesis } from './chain/genesis.js'
import { TOOL_CONTRACT_NAMES, type ToolContractName } from './chain/tool-contracts.js'
import type { RandomBytes } from './events/ids.js'
import { ENGINES, type EngineName } from './evm/engines.js'
import { HARDFORKS, type HardforkName } from './evm/hardforks.js'
import type { ChainFiles } from './host/chain-files.js'
import type { Listeners } from './host/listeners.js'
import type { LogLevels } from './host/log-levels.js'
import type { Profiler } from './host/profiler.js'
import type { ConditionalMethods } from './methods/documented/documented-mode.js'
import { amount, callable, flag, integer, type OptionRule, objectWith, oneOf, optionsOf, readOptions, text } from './option-rules.js'
import { liveFlaw } from './planner/live/options.js'
import type { PriceSource } from './planner/prices/price-source.js'
import type { PlannerOptions } from './planner/snapshot-source.js'
import { type TransferOptions, transferFlaw } from './planner/tracking/options.js'
import type { PoolLimits } from './pool/limits.js'
import { POOL_ORDERS, type PoolOrder } from './pool/order.js'
import { type Clock, systemClock } from './primitives/clock.js'
import { type Address, type Hash, ZERO_ADDRESS } from './primitives/hex.js'
import { DIALECTS, type Dialect } from './services/dialect.js'

/** What a node can be told. Everything has a default; amounts are wei, times milliseconds unless it says otherwise. */
export interface NodeOptions {
  /** EIP-155 chain id of a chain of our own. Default 31337; a genesis brings its own. */
  readonly chainId?: number
  /** Network id, which net_version answers. Default: the chain id. */
  readonly networkId?: number
  /** The newest fork of a chain of our own. Default `osaka`; a genesis brings its own schedule. */
  readonly hardfork?: HardforkName
  /**
   * The implementation of the EVM. `wasm`: our own, in WebAssembly; where WebAssembly is forbidden, the reference takes its place. `ethereumjs`: the
   * reference. `compare`: runs both and fails where they differ, for tests. Default `wasm`.
   */
  readonly engine?: EngineName
  /** A geth genesis, parsed: the chain begins with it instead of with funded accounts. */
  readonly genesis?: Genesis
  /** Concatenated block RLPs that follow the genesis. A chain of our own takes the timestamp of its genesis from them when block 0 is the first. */
  readonly importChain?: Uint8Array
  /** The words from which the managed accounts come. Default `test test … junk`. */
  readonly mnemonic?: string
  /**
   * Accounts that the node manages: how many of the mnemonic, or an array of private keys, each with the balance of its account in wei where it differs
   * (see `KeyedAccount`). With a genesis, accounts of keys are managed beside it, and balances that are given become part of its `alloc`, and so of its
   * hash. Default 10.
   */
  readonly accounts?: number | readonly KeyedAccount[]
  /** Balance of each of them at the start, in wei. Default 10,000 ether. */
  readonly balance?: bigint
  /** BIP-32 path of the accounts, without their own index. Default `m/44'/60'/0'/0`. */
  readonly derivationPath?: string
  /** Contracts of tools that a chain of our own begins with. Default: all of them, `create2Deployer` and `multicall3`. */
  readonly predeploys?: readonly ToolContractName[]
  /** Where the keys of personal_newAccount and personal_importRawKey are kept. Default: in memory, lightly encrypted. */
  readonly keyStore?: KeyStore
  /** Gas of a block at most. Default 30,000,000. */
  readonly gasLimit?: bigint
  /**
   * Maximum gas limit of a transaction from Osaka on (EIP-7825); 0 for no limit. Default 16,777,216, as on Ethereum: a transaction with more gas is refused,
   * although a block has room for it.
   */
  readonly transactionGasCap?: bigint
  /** Allow code and init code of any length, instead of 24,576 and 49,152 bytes at most (EIP-170, EIP-3860). Default false. */
  readonly allowUnlimitedContractSize?: boolean
  /** Maximum length of a contract's code in bytes; its init code may be twice as long. Default 24,576 (EIP-170). */
  readonly codeSizeLimit?: number
  /** Wei per gas that the first block burns. Default 1 gwei. */
  readonly baseFeePerGas?: bigint
  /**
   * Seconds since 1970 of the genesis block of a chain of our own. The time of its blocks goes on from there. With a fixed timestamp the genesis hash is
   * always the same. Default: now. A genesis brings its own, and its blocks follow the clock.
   */
  readonly timestamp?: bigint
  /** Allow a block to have the timestamp of its parent: blocks of the same second get that second. Default false: timestamps rise strictly. */
  readonly allowBlocksWithSameTimestamp?: boolean
  /** Make a block for every transaction at once. Default true; false over an imported chain, which ends where its file ends until told otherwise. */
  readonly automine?: boolean
  /** Milliseconds between blocks that are made whether or not there is a transaction; 0 for none, the default. */
  readonly blockInterval?: number
  /** Who gets the tips: the COINBASE of our blocks. Default the zero address. */
  readonly feeRecipient?: Address
  /** Wei per gas above the base fee that a transaction must pay. The pool refuses a lower tip. Default 0. */
  readonly minimumTip?: bigint
  /** How much waits for a block at most, for how long, and what it must pay. Default: far more than a test needs, and for ever (see `PoolLimits`). */
  readonly pool?: Partial<PoolLimits>
  /**
   * Order in which a block takes the transactions of different senders: those that pay the producer more first (`priority`), or as they arrived (`fifo`).
   * Those of one sender follow their nonces. Default `priority`.
   */
  readonly mempoolOrder?: PoolOrder
  /** Take transactions without replay protection (EIP-155). Default true. */
  readonly allowUnprotectedTransactions?: boolean
  /**
   * Serve the methods that use keys of this node for their caller: eth_sendTransaction and the methods of personal. When false they are refused, and
   * eth_accounts is empty; eth_sign and its like still sign with accounts that are unlocked. Default true.
   */
  readonly allowInsecureUnlock?: boolean
  /** Wei that a transaction of eth_resend may cost at most in fees; 0 for no limit, the default. */
  readonly transactionFeeCap?: bigint
  /** Gas that calls and estimates may use at most; 0 for no limit. Default 50,000,000. */
  readonly gasCap?: bigint
  /**
   * Milliseconds for which the code of a call, an estimate or a simulation may run, or blocks may be run again for traces; 0 for no limit. Time in which a
   * call waits for other calls does not count. Default 5 seconds.
   */
  readonly callTimeout?: number
  /** Logs in an answer at most; 0 for no limit, the default. */
  readonly logsCap?: number
  /** Blocks that a log query may span; 0 for no limit, the default. */
  readonly blockRangeCap?: number
  /**
   * Answer to a log query or a trace_filter that ends past the head. `cut`: what there is up to the head, as Anvil, Hardhat and older geth do. `refuse`:
   * the error of the newest geth, `block range extends beyond current head block`. Default `cut`.
   */
  readonly logsPastHead?: 'cut' | 'refuse'
  /** Blocks in an answer of eth_feeHistory at most. Default 1024. */
  readonly feeHistoryCap?: number
  /** Installed filters at most. Default 200. */
  readonly filterCap?: number
  /** Milliseconds after which a filter that nobody polls is idle: it goes with the next sweep, or when its place is needed. Default 5 minutes. */
  readonly filterTimeout?: number
  /** Milliseconds between two sweeps, which remove idle filters. Default 30 seconds. */
  readonly filterCleanupInterval?: number
  /**
   * Find out which accounts each transaction had to do with as soon as its block is decided, by running it once more, so that the searches of the
   * `ots` namespace find it done. Without it they do that for the blocks they come by. Transactions, receipts and logs are always found through an
   * index. Default false.
   */
  readonly indexAccounts?: boolean
  /** Subscriptions of a connection at most. Default 1000. */
  readonly subscriptionCap?: number
  /** `full`: everything that can work, works. `documented`: the status lists of the interface document, to the letter. Default `full`. */
  readonly interface?: 'full' | 'documented'
  /** Whether, in the documented interface, methods that it calls not implemented work for the input it names for them. Default `work`. */
  readonly conditionalMethods?: ConditionalMethods
  /**
   * Whether, in the documented interface, blocks show what its samples show: null for `difficulty`, `nonce`, `sha3Uncles` and `totalDifficulty`, and in
   * blocks without transactions null for `gasUsed` and `0x` for `transactionsRoot` and `receiptsRoot`. Clients such as ethers 5 cannot read such
   * blocks. Default false.
   */
  readonly blockNulls?: boolean
  /**
   * Answer a failing transaction of eth_sendTransaction and eth_sendRawTransaction with its revert error. Default: whether `dialect` is `hardhat`, whose
   * matchers wait for it.
   */
  readonly throwOnRevert?: boolean
  /**
   * Whose habits the `evm` methods of test chains follow where tools differ: their results, and whether evm_setIntervalMining takes seconds (`anvil`,
   * `ganache`) or milliseconds (`hardhat`). The namespaces `anvil`, `hardhat` and `ganache` follow their own. With
   * `hardhat`, web3_clientVersion begins with `HardhatNetwork`, which hardhat-network-helpers ask for; errors of failed transactions have their hash,
   * estimates run in the pending block, eth_pendingTransactions has all that waits, and a nonce that leaves a gap is refused under automine. Default
   * `anvil`.
   */
  readonly dialect?: Dialect
  /** Servers that admin_startHTTP and its like start and stop. Default: none. */
  readonly listeners?: Listeners
  /** The directory of admin_exportChain and admin_importChain. Default: none. */
  readonly chainFiles?: ChainFiles
  /** What admin_datadir answers. Default: the directory of `chainFiles`, if there is one. */
  readonly dataDirectory?: string
  /** What the profiling methods of the debug namespace look into the process with. Default: none, and they are disabled. */
  readonly profiler?: Profiler
  /** What debug_verbosity and debug_vmodule set. Default: nothing. */
  readonly logLevels?: LogLevels
  /** What the route planner plans over. Default: the bundled registry of chains, assets and bridges. */
  readonly planner?: PlannerOptions
  /** Where balances come from beside this node. Default: nowhere. */
  readonly balances?: BalanceOptions
  /** Where prices come from, for routes and balances; they take the place of the snapshot's, all of them. Default: the snapshot. */
  readonly prices?: PriceSource
  /** Where transactions of routes are sent to and looked up beside this node. Default: nowhere. */
  readonly transfers?: TransferOptions
  /** Where time comes from. Default: the machine. */
  readonly clock?: Clock
  /** Where unpredictable bytes come from. Default: `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes
  /** Is told of faults that no caller sees. Default: `console.error`. */
  readonly onFault?: (fault: unknown) => void
}

/** What a fork may have otherwise than the node from which it comes. */
export interface ForkOptions {
  /** The last block of the node that is also the fork's: its number, its hash, or `earliest`. Default: the newest. */
  readonly block?: bigint | Hash | 'earliest'
  /** Make a block for every transaction at once. Default: as the node does now. */
  readonly automine?: boolean
  /** Milliseconds between blocks that are made whether or not there is a transaction; 0 for none. Default: as the node has it now. */
  readonly blockInterval?: number
  /** Where time comes from; what the node's time is ahead of its clock, the fork's is ahead of this one. Default: the node's clock. */
  readonly clock?: Clock
}

/** Options that a node does without when they are not given. */
type Absent =
  | 'networkId'
  | 'transactionGasCap'
  | 'codeSizeLimit'
  | 'genesis'
  | 'importChain'
  | 'timestamp'
  | 'listeners'
  | 'chainFiles'
  | 'dataDirectory'
  | 'profiler'
  | 'logLevels'
  | 'prices'

/** Options with their defaults filled in. */
export type ResolvedOptions = {
  readonly [Name in keyof NodeOptions]-?: Name extends 'pool'
    ? PoolLimits
    : NonNullable<NodeOptions[Name]> | (Name extends Absent ? undefined : never)
}

const DEFAULT_CHAIN_ID = 31337

/** What the option `mnemonic` must be. */
export const MNEMONIC_WORDS = 'the words of a BIP-39 mnemonic in English'

/** Every option once: what it must be, and what it is when it is not given. */
const OPTIONS: { readonly [Name in keyof NodeOptions]-?: OptionRule<ResolvedOptions[Name], NodeOptions> } = {
  chainId: integer(DEFAULT_CHAIN_ID, 1, 'a positive integer'),
  networkId: { ...integer(DEFAULT_CHAIN_ID, 1, 'a positive integer'), default: () => undefined },
  hardfork: oneOf('osaka', HARDFORKS),
  engine: oneOf('wasm', ENGINES),
  genesis: objectWith(undefined, "a geth genesis object with 'config' and 'alloc'", 'config', 'alloc'),
  importChain: {
    default: () => undefined,
    expected: 'a Uint8Array of block RLPs',
    holds: (value) => value instanceof Uint8Array,
  },
  // Whether the words are a mnemonic is seen when accounts are derived from them: the list of words is loaded then.
  mnemonic: text(DEV_MNEMONIC, MNEMONIC_WORDS, (words) => /^\S+( \S+)+$/.test(words)),
  accounts: {
    default: () => 10,
    // The check tells keys by their kind alone.
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
    // Inside, addresses are in lower case.
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
      return live && liveFlaw(live, `${genesis?.config?.chainId ?? chainId ?? DEFAULT_CHAIN_ID}`)
    },
  },
  // Looked at by checks of their own, which repeat no value: there may be keys in it.
  balances: { default: () => ({}), expected: 'an object', holds: () => true, flaw: balanceFlaw },
  transfers: { default: () => ({}), expected: 'an object', holds: () => true, flaw: transferFlaw },
  prices: objectWith(undefined, 'a price source with get(), such as coingeckoPrices() of evmbed', 'get'),
  clock: objectWith(systemClock, 'a clock with now() and after()', 'now', 'after'),
  randomBytes: callable((length) => crypto.getRandomValues(new Uint8Array(length))),
  onFault: callable(reportFault),
}

function isRegistryChoice(value: unknown): boolean {
  return value === undefined || value === 'bundled' || value === 'none'
}

function reportFault(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a fault of ours must not vanish; hosts that log elsewhere pass `onFault`
  console.error(fault)
}

const FORK_OPTIONS: { readonly [Name in keyof ForkOptions]-?: OptionRule<ForkOptions[Name] | undefined, ForkOptions> } = {
  block: {
    default: () => undefined,
    expected: "a bigint that is not negative, a hash, or 'earliest'",
    holds: (value) => (typeof value === 'bigint' ? value >= 0n : typeof value === 'string' && /^(earliest|0x[0-9a-fA-F]{64})$/.test(value)),
    // Inside, hashes are in lower case.
    read: (block) => (typeof block === 'bigint' || block === 'earliest' ? block : `0x${block.slice(2).toLowerCase()}`),
  },
  automine: { ...OPTIONS.automine, default: () => undefined },
  blockInterval: { ...OPTIONS.blockInterval, default: () => undefined },
  clock: { ...OPTIONS.clock, default: () => undefined },
}

/** Throws `InvalidOption` for an option that does not exist or cannot have its value. */
export function resolveForkOptions(given: ForkOptions): { readonly [Name in keyof ForkOptions]-?: ForkOptions[Name] | undefined } {
  return readOptions(FORK_OPTIONS, given)
}

/** Options with defaults. Throws `InvalidOption` for an option that does not exist or cannot have its value. */
export function resolveOptions(given: NodeOptions): ResolvedOptions {
  return readOptions(OPTIONS, given)
}
