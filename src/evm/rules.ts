import { MAXIMUM_CODE_SIZE } from './engine-rules.js'
import type { BlobSchedule, Fork, ForkName } from './hardforks.js'

/** Code size limit of a chain without one. Twice this number is still an exact integer. */
export const UNLIMITED_CODE_SIZE = 2 ** 52
/** Gas limit of a transaction on a chain without a maximum: the largest number of 64 bits. */
export const UNLIMITED_TRANSACTION_GAS = 2n ** 64n - 1n

/** Maximum gas limit of a block, and so of a message in it: geth's, a signed integer of 64 bits. */
export const MAX_GAS_LIMIT = 2n ** 63n - 1n

/** Limits of the protocol that a test chain may change. Undefined: the limit of its forks. */
export interface ProtocolLimits {
  /** Maximum length of a contract's code in bytes (EIP-170). Init code may be twice as long (EIP-3860). */
  readonly codeSize?: number | undefined
  /** Maximum gas limit of a transaction (EIP-7825), where the forks have one. */
  readonly transactionGas?: bigint | undefined
}

/** Limits of the protocol as a chain has them, whether its forks make use of them or not. */
export interface ChainLimits {
  readonly codeSize: number
  readonly transactionGas: bigint
}

/** EIP-4844. */
export const GAS_PER_BLOB = 131_072n

/** EIP-7825. */
const TRANSACTION_GAS = 2n ** 24n
/** Limits of a chain that does not change them. */
export const PROTOCOL_LIMITS: ChainLimits = { codeSize: MAXIMUM_CODE_SIZE, transactionGas: TRANSACTION_GAS }

const ETHER = 10n ** 18n

/** Wei for a block before the merge, by the fork that set it. */
const MINER_REWARDS: readonly (readonly [ForkName, bigint])[] = [
  ['chainstart', 5n * ETHER],
  ['byzantium', 3n * ETHER],
  ['constantinople', 2n * ETHER],
]

/** Blocks by which the difficulty bomb is delayed, by the fork that set it (EIP-649, 1234, 2384, 4345, 5133). */
const BOMB_DELAYS: readonly (readonly [ForkName, bigint])[] = [
  ['chainstart', 0n],
  ['byzantium', 3_000_000n],
  ['constantinople', 5_000_000n],
  ['muirGlacier', 9_000_000n],
  ['arrowGlacier', 10_700_000n],
  ['grayGlacier', 11_400_000n],
]

/** The protocol's rules in some blocks of a chain. Immutable, and the same object in all blocks of a fork. */
export interface Rules {
  readonly chainId: bigint
  /** The newest active fork. */
  readonly hardfork: ForkName
  /** The active forks, oldest first. A chain may lack any of them. */
  readonly forks: readonly ForkName[]
  /** Whether blocks use proof of stake: no difficulty, no reward. */
  readonly isMerged: boolean
  /** The limits of the chain in these blocks. */
  readonly limits: ChainLimits
  /** Maximum length of a contract's code in bytes. Undefined before EIP-170. */
  readonly codeSizeLimit: number | undefined
  /** Maximum length of init code in bytes. Undefined before EIP-3860. */
  readonly initCodeSizeLimit: number | undefined
  /** Maximum gas limit of a transaction. Undefined before EIP-7825, and for a chain without this limit. */
  readonly transactionGasLimit: bigint | undefined
  /** Undefined before EIP-4844. */
  readonly blobs: BlobSchedule | undefined
  /** Wei for a block before the merge. */
  readonly minerReward: bigint
  /** Blocks by which the difficulty bomb is delayed. */
  readonly difficultyBombDelay: bigint
  /** Returns whether an EIP is active. */
  isActive(eip: number): boolean
  /** Returns whether a fork is active. */
  includes(fork: ForkName): boolean
}

/** Rules that follow from the active forks. */
export class ForkRules implements Rules {
  readonly chainId: bigint
  readonly hardfork: ForkName
  readonly forks: readonly ForkName[]
  readonly isMerged: boolean
  readonly limits: ChainLimits
  readonly codeSizeLimit: number | undefined
  readonly initCodeSizeLimit: number | undefined
  readonly transactionGasLimit: bigint | undefined
  readonly blobs: BlobSchedule | undefined
  readonly minerReward: bigint
  readonly difficultyBombDelay: bigint
  readonly #forks: ReadonlySet<string>
  readonly #eips: ReadonlySet<number>

  /**
   * @param forks the active ones, oldest first
   * @param blobs of the newest fork that has a schedule
   */
  constructor(chainId: bigint, forks: readonly (Fork & { name: ForkName })[], blobs: BlobSchedule | undefined, limits: ChainLimits) {
    this.chainId = chainId
    this.forks = forks.map(({ name }) => name)
    this.hardfork = this.forks.at(-1) ?? 'chainstart'
    this.#forks = new Set(this.forks)
    this.#eips = new Set(forks.flatMap(({ eips }) => eips))
    const { codeSize, transactionGas } = limits
    this.limits = limits
    this.isMerged = this.includes('paris')
    this.codeSizeLimit = this.includes('spuriousDragon') ? codeSize : undefined
    this.initCodeSizeLimit = this.isActive(3860) ? 2 * codeSize : undefined
    this.transactionGasLimit = this.isActive(7825) && transactionGas < UNLIMITED_TRANSACTION_GAS ? transactionGas : undefined
    this.blobs = this.isActive(4844) ? blobs : undefined
    this.minerReward = this.#latest(MINER_REWARDS)
    this.difficultyBombDelay = this.#latest(BOMB_DELAYS)
  }

  isActive(eip: number): boolean {
    return this.#eips.has(eip)
  }

  includes(fork: ForkName): boolean {
    return this.#forks.has(fork)
  }

  /** Returns the value of the newest active fork that has one. */
  #latest(values: readonly (readonly [ForkName, bigint])[]): bigint {
    return values.findLast(([fork]) => this.includes(fork))?.[1] ?? 0n
  }
}
