import { DEV_DERIVATION_PATH, DEV_MNEMONIC, isMnemonic } from './accounts/dev-accounts.js'
import { type KeyStore, MemoryKeyStore } from './accounts/key-store.js'
import type { BalanceOptions } from './balances/readers.js'
import type { Genesis } from './chain/genesis.js'
import { type Clock, systemClock } from './consensus/clock.js'
import type { RandomBytes } from './events/ids.js'
import { HARDFORKS, type HardforkName } from './evm/hardforks.js'
import type { ChainFiles } from './methods/admin/chain-files.js'
import type { Listeners } from './methods/admin/listeners.js'
import type { Profiler } from './methods/debug/profiler.js'
import type { LogLevels } from './methods/debug/verbosity.js'
import type { PlannerOptions } from './planner/planner.js'
import { type Address, ZERO_ADDRESS } from './primitives/hex.js'
import type { ConditionalMethods } from './rpc/documented.js'

/** What a node can be told. Everything has a default; amounts are wei, times seconds unless a name says otherwise. */
export interface NodeOptions {
  /** EIP-155 chain id of a chain of our own. Default 31337; a genesis brings its own. */
  readonly chainId?: number
  /** The newest fork of a chain of our own. Default `osaka`; a genesis brings its own schedule. */
  readonly hardfork?: HardforkName
  /** A geth genesis, parsed: the chain begins with it instead of with funded accounts. */
  readonly genesis?: Genesis
  /** Concatenated block RLPs that follow the genesis. */
  readonly importChain?: Uint8Array
  /** The words from which the managed accounts come. Default `test test … junk`. */
  readonly mnemonic?: string
  /** How many accounts are managed. Default 10. */
  readonly accounts?: number
  /** What each of them has at the start, in wei. Default 10,000 ether. */
  readonly balance?: bigint
  /** BIP-32 path of the accounts, without their own index. Default `m/44'/60'/0'/0`. */
  readonly derivationPath?: string
  /** Where the keys of personal_newAccount and personal_importRawKey are kept. Default: in memory, lightly encrypted. */
  readonly keyStore?: KeyStore
  /** Gas of a block at most. Default 30,000,000. */
  readonly gasLimit?: bigint
  /** Wei per gas that the first block burns. Default 1 gwei. */
  readonly baseFeePerGas?: bigint
  /** Seconds since 1970 of the genesis block. Default: now. Fix it, and the genesis hash is always the same. */
  readonly timestamp?: bigint
  /** Make a block for every transaction at once. Default true; false over an imported chain, which ends where its file ends until told otherwise. */
  readonly automine?: boolean
  /** Milliseconds between blocks that are made whether or not there is a transaction; 0 for none, the default. */
  readonly blockInterval?: number
  /** Who gets the tips: the COINBASE of our blocks. Default the zero address. */
  readonly feeRecipient?: Address
  /** Wei per gas above the base fee that a transaction must offer. Default 0. */
  readonly minimumTip?: bigint
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
  /** Milliseconds for which the code of a call, an estimate or a simulation may run; 0 for no limit. Default 5 seconds. */
  readonly callTimeout?: number
  /** Logs in an answer at most; 0 for no limit, the default. */
  readonly logsCap?: number
  /** Blocks that a log query may span; 0 for no limit, the default. */
  readonly blockRangeCap?: number
  /** Blocks in an answer of eth_feeHistory at most. Default 1024. */
  readonly feeHistoryCap?: number
  /** Installed filters at most. Default 200. */
  readonly filterCap?: number
  /** Milliseconds after which a filter that nobody polls is removed. Default 5 minutes. */
  readonly filterTimeout?: number
  /** Subscriptions of a connection at most. Default 1000. */
  readonly subscriptionCap?: number
  /** `full`: everything that can work, works. `documented`: the status lists of the interface document, to the letter. Default `full`. */
  readonly interface?: 'full' | 'documented'
  /** Whether, in the documented interface, methods that it calls not implemented work for the input it names for them. Default `work`. */
  readonly conditionalMethods?: ConditionalMethods
  /** Answer a failing transaction of eth_sendTransaction and eth_sendRawTransaction with its revert error. Default false. */
  readonly throwOnRevert?: boolean
  /** Servers that admin_startHTTP and its like start and stop. Default: none. */
  readonly listeners?: Listeners
  /** The directory of admin_exportChain and admin_importChain. Default: none. */
  readonly chainFiles?: ChainFiles
  /** What the profiling methods of the debug namespace look into the process with. Default: none, and they are disabled. */
  readonly profiler?: Profiler
  /** What debug_verbosity and debug_vmodule set. Default: nothing. */
  readonly logLevels?: LogLevels
  /** What the route planner plans over. Default: no chains. */
  readonly planner?: PlannerOptions
  /** Where balances come from beside this node. Default: nowhere. */
  readonly balances?: BalanceOptions
  /** Where time comes from. Default: the machine. */
  readonly clock?: Clock
  /** Where unpredictable bytes come from. Default: `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes
  /** Is told of faults that no caller sees. Default: `console.error`. */
  readonly onFault?: (fault: unknown) => void
}

type Absent = 'genesis' | 'importChain' | 'timestamp' | 'listeners' | 'chainFiles' | 'profiler' | 'logLevels'
/** Options with their defaults filled in. */
export type ResolvedOptions = Required<Omit<NodeOptions, Absent>> & Pick<NodeOptions, Absent>

/** An option has a value it cannot have. The message names the option and says what would be right. */
export class InvalidOption extends Error {
  override readonly name = 'InvalidOption'
  constructor(
    readonly option: string,
    expected: string,
    given: unknown,
  ) {
    super(`option '${option}': expected ${expected}, got ${show(given)}`)
  }
}

function show(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'string' && value.split(' ').length > 2) return 'other words'
  return JSON.stringify(value) ?? String(value)
}

/** What a value must be, in words, and the test for it. */
interface Check {
  readonly expected: string
  readonly holds: (value: unknown) => boolean
}

const integer = (low: number, expected: string, high = Number.MAX_SAFE_INTEGER): Check => ({
  expected,
  holds: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high,
})
const amount = (expected: string): Check => ({ expected, holds: (value) => typeof value === 'bigint' && value >= 0n })
const oneOf = (...words: readonly string[]): Check => ({
  expected: `one of ${words.join(', ')}`,
  holds: (value) => typeof value === 'string' && words.includes(value),
})
const flag: Check = { expected: 'true or false', holds: (value) => typeof value === 'boolean' }
const callable: Check = { expected: 'a function', holds: (value) => typeof value === 'function' }
const objectWith = (expected: string, ...members: readonly string[]): Check => ({
  expected,
  holds: (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
})

const CHECKS: Readonly<Record<keyof NodeOptions, Check>> = {
  chainId: integer(1, 'a positive integer'),
  hardfork: oneOf(...HARDFORKS),
  genesis: objectWith("a geth genesis object with 'config' and 'alloc'", 'config', 'alloc'),
  importChain: { expected: 'a Uint8Array of block RLPs', holds: (value) => value instanceof Uint8Array },
  mnemonic: {
    expected: 'the words of a BIP-39 mnemonic in English',
    holds: (value) => typeof value === 'string' && (value === DEV_MNEMONIC || isMnemonic(value)),
  },
  accounts: integer(0, 'an integer from 0 to 1000', 1000),
  balance: amount('a bigint of wei that is not negative'),
  derivationPath: {
    expected: "a BIP-32 path such as m/44'/60'/0'/0",
    holds: (value) => typeof value === 'string' && /^m(\/\d+'?)+$/.test(value),
  },
  keyStore: objectWith('a key store with protection, list(), read() and write()', 'protection', 'list', 'read', 'write'),
  gasLimit: {
    expected: 'a bigint of gas from 5000 to 2^63 - 1',
    holds: (value) => typeof value === 'bigint' && value >= 5000n && value < 2n ** 63n,
  },
  baseFeePerGas: amount('a bigint of wei per gas that is not negative'),
  timestamp: {
    expected: 'a bigint of seconds since 1970, below 2^63',
    holds: (value) => typeof value === 'bigint' && value >= 0n && value < 2n ** 63n,
  },
  automine: flag,
  blockInterval: integer(0, 'milliseconds, 0 for none', 2 ** 31 - 1),
  feeRecipient: {
    expected: 'an address, 20 bytes of hex',
    holds: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  },
  minimumTip: amount('a bigint of wei per gas that is not negative'),
  allowUnprotectedTransactions: flag,
  allowInsecureUnlock: flag,
  transactionFeeCap: amount('a bigint of wei, 0n for no limit'),
  gasCap: amount('a bigint of gas, 0n for no limit'),
  callTimeout: integer(0, 'milliseconds, 0 for no limit'),
  logsCap: integer(0, 'an integer, 0 for no limit'),
  blockRangeCap: integer(0, 'an integer, 0 for no limit'),
  feeHistoryCap: integer(1, 'a positive integer'),
  filterCap: integer(0, 'an integer that is not negative'),
  filterTimeout: integer(1, 'milliseconds, at least 1'),
  subscriptionCap: integer(0, 'an integer that is not negative'),
  interface: oneOf('full', 'documented'),
  conditionalMethods: oneOf('work', 'deny'),
  throwOnRevert: flag,
  listeners: objectWith('listeners with http and webSocket', 'http', 'webSocket'),
  chainFiles: objectWith('chain files with directory, read() and write()', 'directory', 'read', 'write'),
  profiler: objectWith('a profiler, such as runtimeProfiler() of evmbed/profiling', 'maxSeconds', 'record', 'write', 'statistics'),
  logLevels: objectWith('log levels with setLevel() and setModules()', 'setLevel', 'setModules'),
  planner: objectWith('an object with a snapshot'),
  balances: objectWith('an object with static balances or readers'),
  clock: objectWith('a clock with now() and after()', 'now', 'after'),
  randomBytes: callable,
  onFault: callable,
}

function isOption(name: string): name is keyof NodeOptions {
  return Object.hasOwn(CHECKS, name)
}

function reportFault(fault: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a fault of ours must not vanish; hosts that log elsewhere pass `onFault`
  console.error(fault)
}

/** Options with defaults. Throws `InvalidOption` for an option that does not exist or cannot have its value. */
export function resolveOptions(given: NodeOptions): ResolvedOptions {
  for (const [name, value] of Object.entries(given)) {
    if (!isOption(name)) throw new InvalidOption(name, `one of the options ${Object.keys(CHECKS).join(', ')}`, value)
    if (value !== undefined && !CHECKS[name].holds(value)) throw new InvalidOption(name, CHECKS[name].expected, value)
  }
  if (given.importChain && !given.genesis) throw new InvalidOption('importChain', "an option 'genesis' beside it", undefined)
  const { genesis, importChain, timestamp } = given
  return {
    chainId: given.chainId ?? 31337,
    hardfork: given.hardfork ?? 'osaka',
    mnemonic: given.mnemonic ?? DEV_MNEMONIC,
    accounts: given.accounts ?? 10,
    balance: given.balance ?? 10_000n * 10n ** 18n,
    derivationPath: given.derivationPath ?? DEV_DERIVATION_PATH,
    keyStore: given.keyStore ?? new MemoryKeyStore(),
    gasLimit: given.gasLimit ?? 30_000_000n,
    baseFeePerGas: given.baseFeePerGas ?? 1_000_000_000n,
    automine: given.automine ?? given.importChain === undefined,
    blockInterval: given.blockInterval ?? 0,
    feeRecipient: `0x${(given.feeRecipient ?? ZERO_ADDRESS).slice(2).toLowerCase()}`,
    minimumTip: given.minimumTip ?? 0n,
    allowUnprotectedTransactions: given.allowUnprotectedTransactions ?? true,
    allowInsecureUnlock: given.allowInsecureUnlock ?? true,
    transactionFeeCap: given.transactionFeeCap ?? 0n,
    gasCap: given.gasCap ?? 50_000_000n,
    callTimeout: given.callTimeout ?? 5000,
    logsCap: given.logsCap ?? 0,
    blockRangeCap: given.blockRangeCap ?? 0,
    feeHistoryCap: given.feeHistoryCap ?? 1024,
    filterCap: given.filterCap ?? 200,
    filterTimeout: given.filterTimeout ?? 300_000,
    subscriptionCap: given.subscriptionCap ?? 1000,
    interface: given.interface ?? 'full',
    conditionalMethods: given.conditionalMethods ?? 'work',
    throwOnRevert: given.throwOnRevert ?? false,
    planner: given.planner ?? {},
    balances: given.balances ?? {},
    clock: given.clock ?? systemClock,
    randomBytes: given.randomBytes ?? ((length) => crypto.getRandomValues(new Uint8Array(length))),
    onFault: given.onFault ?? reportFault,
    ...(genesis === undefined ? {} : { genesis }),
    ...(importChain === undefined ? {} : { importChain }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(given.listeners === undefined ? {} : { listeners: given.listeners }),
    ...(given.chainFiles === undefined ? {} : { chainFiles: given.chainFiles }),
    ...(given.profiler === undefined ? {} : { profiler: given.profiler }),
    ...(given.logLevels === undefined ? {} : { logLevels: given.logLevels }),
  }
}
