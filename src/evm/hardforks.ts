import { paramsBlock } from '@ethereumjs/block'
import { Common, type HardforkConfig, type HardforkTransitionConfig } from '@ethereumjs/common'
import { paramsEVM } from '@ethereumjs/evm'
import { paramsTx } from '@ethereumjs/tx'
import { paramsVM } from '@ethereumjs/vm'
import type { Hex } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'
import { ecrecover, ecsign } from './ethereumjs/library-signatures.js'
import type { Kzg } from './kzg.js'

/**
 * A chain's forks as the `config` of a geth genesis file writes them: `chainId`, `londonBlock`, `cancunTime`, `blobSchedule`, …
 */
export interface GenesisConfig {
  readonly chainId: number
  readonly terminalTotalDifficulty?: number | undefined
  readonly depositContractAddress?: Hex | undefined
  readonly blobSchedule?: Readonly<Record<string, BlobSchedule>> | undefined
  readonly [fork: string]: unknown
}

/** Blobs per block and the speed of the blob base fee (EIP-7840). */
export interface BlobSchedule {
  readonly target: number
  readonly max: number
  readonly baseFeeUpdateFraction: number
}

/** A fork, and the members of a geth config that say from which block or time on it holds. */
interface Fork {
  readonly name: string
  readonly block?: readonly string[]
  readonly time?: string
}

/** All forks, oldest first. Members of the same fork must agree. */
const FORKS = [
  { name: 'homestead', block: ['homesteadBlock'] },
  { name: 'tangerineWhistle', block: ['eip150Block'] },
  { name: 'spuriousDragon', block: ['eip155Block', 'eip158Block'] },
  { name: 'byzantium', block: ['byzantiumBlock'] },
  { name: 'constantinople', block: ['constantinopleBlock'] },
  { name: 'petersburg', block: ['petersburgBlock'] },
  { name: 'istanbul', block: ['istanbulBlock'] },
  { name: 'muirGlacier', block: ['muirGlacierBlock'] },
  { name: 'berlin', block: ['berlinBlock'] },
  { name: 'london', block: ['londonBlock'] },
  { name: 'arrowGlacier', block: ['arrowGlacierBlock'] },
  { name: 'grayGlacier', block: ['grayGlacierBlock'] },
  { name: 'paris', block: ['mergeNetsplitBlock'] },
  { name: 'shanghai', time: 'shanghaiTime' },
  { name: 'cancun', time: 'cancunTime' },
  { name: 'prague', time: 'pragueTime' },
  { name: 'osaka', time: 'osakaTime' },
  { name: 'bpo1', time: 'bpo1Time' },
  { name: 'bpo2', time: 'bpo2Time' },
  { name: 'bpo3', time: 'bpo3Time' },
  { name: 'bpo4', time: 'bpo4Time' },
  { name: 'bpo5', time: 'bpo5Time' },
] as const satisfies readonly Fork[]

export type HardforkName = (typeof FORKS)[number]['name']

/** The names that `hardfork` options take, oldest first. */
export const HARDFORKS: readonly HardforkName[] = FORKS.map(({ name }) => name)

/** A config under which every fork up to and including `hardfork` is active from block 0. */
export function configAt(chainId: number, hardfork: HardforkName): GenesisConfig {
  const active: readonly Fork[] = FORKS.slice(0, HARDFORKS.indexOf(hardfork) + 1)
  const members = active.flatMap(({ block, time }) => block ?? (time === undefined ? [] : [time]))
  const isMerged = active.some(({ name }) => name === 'paris')
  return { chainId, ...Object.fromEntries(members.map((name) => [name, 0])), ...(isMerged ? { terminalTotalDifficulty: 0 } : {}) }
}

/** What `Common` bundles under the three forks whose blob schedule a config may replace; a replacement must name it all. */
const BLOB_FORK_EIPS: Readonly<Record<string, number[]>> = {
  cancun: [1153, 4844, 4788, 5656, 6780, 7516],
  prague: [2537, 2935, 6110, 7002, 7251, 7623, 7685, 7691, 7702],
  osaka: [7594, 7823, 7825, 7883, 7892, 7939, 7951, 7918],
}
const GAS_PER_BLOB = 131_072

/** EthereumJS reads a blob schedule as gas, but as blobs in chains that have a bpo1: both are written. */
function blobFork(name: string, { target, max, baseFeeUpdateFraction }: BlobSchedule): HardforkConfig {
  return {
    eips: BLOB_FORK_EIPS[name] ?? [],
    params: {
      target,
      max,
      targetBlobGasPerBlock: GAS_PER_BLOB * target,
      maxBlobGasPerBlock: GAS_PER_BLOB * max,
      blobGasPriceUpdateFraction: baseFeeUpdateFraction,
    },
  }
}

/** Forks that EthereumJS has nothing of: without a schedule of their own they keep the one before. */
const UNKNOWN_FORKS: Readonly<Record<string, HardforkConfig>> = { bpo3: { eips: [] }, bpo4: { eips: [] }, bpo5: { eips: [] } }

/** When each fork of a config begins. A chain with a fork by time is past the merge from its beginning, unless the config names the block of the merge. */
function transitions(config: GenesisConfig): HardforkTransitionConfig[] {
  const number = (member: string): number | undefined => {
    const value = config[member]
    return typeof value === 'number' ? value : undefined
  }
  const isMergedAtGenesis =
    config.terminalTotalDifficulty === 0 ||
    config.terminalTotalDifficultyPassed === true ||
    FORKS.some((fork) => 'time' in fork && number(fork.time) !== undefined)
  const scheduled: HardforkTransitionConfig[] = [{ name: 'chainstart', block: 0 }]
  for (const fork of FORKS) {
    if ('time' in fork) {
      const timestamp = number(fork.time)
      if (timestamp !== undefined) scheduled.push({ name: fork.name, block: null, timestamp })
      continue
    }
    const block = number(fork.block[0]) ?? (fork.name === 'paris' && isMergedAtGenesis ? 0 : undefined)
    if (block !== undefined) scheduled.push({ name: fork.name, block })
  }
  return scheduled
}

/** Numbers of EIPs are below this. */
const EIP_LIMIT = 2 ** 14

/**
 * The rules of one fork, made once and shared by everything that runs under them.
 *
 * Every header, transaction and block of EthereumJS takes a copy of its rules and adds the parameters of its own library to it, which costs
 * more than all else it does. These rules have all parameters from the beginning, and are their own copy.
 */
class SettledRules extends Common {
  #isSettled = false

  settle(limits: ProtocolLimits): void {
    // Each library brings the numbers of its own part of the rules.
    for (const params of [paramsBlock, paramsTx, paramsEVM, paramsVM, limitParams(limits)]) this.updateParams(params)
    this.#isSettled = true
    this.#rememberActivations()
  }

  /**
   * The EVM asks several times an instruction whether an EIP is in force, and the library looks for it in a list every time: half of the time of code
   * that computes. Each question is answered once.
   */
  #rememberActivations(): void {
    const [ACTIVE, INACTIVE] = [1, 2]
    const known = new Uint8Array(EIP_LIMIT)
    this.isActivatedEIP = (eip) => {
      if (eip >= EIP_LIMIT) return super.isActivatedEIP(eip)
      if (known[eip] === 0) known[eip] = super.isActivatedEIP(eip) ? ACTIVE : INACTIVE
      return known[eip] === ACTIVE
    }
  }

  override updateParams(params: Parameters<Common['updateParams']>[0]): void {
    if (!this.#isSettled) super.updateParams(params)
  }

  override setHardfork(hardfork: string): void {
    if (this.#isSettled) throw new Error('settled rules are those of one hardfork')
    super.setHardfork(hardfork)
  }

  override copy(): Common {
    return this
  }
}

/** Code of any length. Twice as many bytes are still an exact number. */
export const UNLIMITED_CODE_SIZE = 2 ** 52
/** A gas limit has 64 bits: no transaction may ask for more. */
export const UNLIMITED_TRANSACTION_GAS = 2n ** 64n - 1n

/** Limits of the protocol that a chain of our own may set otherwise. What is undefined is as its forks have it. */
export interface ProtocolLimits {
  /** Maximum length of a contract's code in bytes (EIP-170). Init code may be twice as long (EIP-3860). */
  readonly codeSize?: number | undefined
  /** Maximum gas limit of a transaction (EIP-7825), where the forks have one. */
  readonly transactionGas?: bigint | undefined
}

/** The EIPs under which EthereumJS keeps the limits: EIP-170 is part of EIP-607, the list of Spurious Dragon. */
function limitParams({ codeSize, transactionGas }: ProtocolLimits): Parameters<Common['updateParams']>[0] {
  return {
    ...(codeSize === undefined ? {} : { 607: { maxCodeSize: codeSize }, 3860: { maxInitCodeSize: 2 * codeSize } }),
    ...(transactionGas === undefined ? {} : { 7825: { maxTransactionGasLimit: transactionGas.toString() } }),
  }
}

function rulesOf(config: GenesisConfig, kzg: Kzg, limits: ProtocolLimits, hardfork: string): SettledRules {
  const schedule = Object.entries(config.blobSchedule ?? {})
  const rules = new SettledRules({
    chain: {
      name: 'evmbed',
      chainId: config.chainId,
      // The genesis block is built from its own description, not from this one.
      genesis: { gasLimit: 0, difficulty: 0, nonce: '0x0000000000000000', extraData: '0x' },
      hardforks: transitions(config),
      customHardforks: { ...UNKNOWN_FORKS, ...Object.fromEntries(schedule.map(([name, blobs]) => [name, blobFork(name, blobs)])) },
      bootstrapNodes: [],
      consensus: { type: 'pow', algorithm: 'ethash', ethash: {} },
      ...(config.depositContractAddress === undefined ? {} : { depositContractAddress: config.depositContractAddress }),
    },
    customCrypto: { keccak256, kzg, ecrecover, ecsign },
  })
  rules.setHardfork(hardfork)
  rules.settle(limits)
  return rules
}

/** A fork that begins at a time. */
export interface TimedFork {
  readonly name: HardforkName
  /** Seconds since 1970. */
  readonly timestamp: bigint
}

const LAST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** Which rules hold in which block of a chain. */
export class ChainRules {
  readonly chainId: bigint
  readonly config: GenesisConfig
  readonly #limits: ProtocolLimits
  readonly #first: Common
  readonly #byHardfork = new Map<string, Common>()

  constructor(
    config: GenesisConfig,
    readonly kzg: Kzg,
    limits: ProtocolLimits = {},
  ) {
    this.config = config
    this.#limits = limits
    this.chainId = BigInt(config.chainId)
    this.#first = rulesOf(config, kzg, limits, 'chainstart')
  }

  /** The rules of a block, shared by all blocks of its fork. */
  at(blockNumber: bigint, timestamp: bigint): Common {
    // The library counts time in doubles, and takes rounding for a contradiction; no fork begins beyond them.
    const hardfork = this.#first.getHardforkBy({ blockNumber, timestamp: timestamp < LAST_EXACT ? timestamp : LAST_EXACT })
    let rules = this.#byHardfork.get(hardfork)
    if (!rules) {
      rules = rulesOf(this.config, this.kzg, this.#limits, hardfork)
      this.#byHardfork.set(hardfork, rules)
    }
    return rules
  }

  /** The forks of this chain that begin at a time, oldest first. */
  timedForks(): TimedFork[] {
    return FORKS.flatMap((fork) => {
      const timestamp = 'time' in fork ? this.config[fork.time] : undefined
      return typeof timestamp === 'number' ? { name: fork.name, timestamp: BigInt(timestamp) } : []
    })
  }
}
