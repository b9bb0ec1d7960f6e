import { haveSameMembers } from '../primitives/members.js'
import { ContradictoryBlock } from './errors.js'
import { FORKS, type Fork, type ForkName, type GenesisConfig, type HardforkName } from './hardforks.js'
import { type ChainLimits, ForkRules, PROTOCOL_LIMITS, type ProtocolLimits, type Rules } from './rules.js'

type NamedFork = Fork & { readonly name: ForkName }

/** A fork of a chain, and the block or the time from which it is active. */
interface ScheduledFork {
  readonly fork: NamedFork
  readonly block: bigint | undefined
  /** Seconds since 1970. */
  readonly timestamp: bigint | undefined
}

/** A fork that begins at a time. */
export interface TimedFork {
  readonly name: HardforkName
  /** Seconds since 1970. */
  readonly timestamp: bigint
}

/**
 * Returns the forks of a config, oldest first. A chain with a fork by time is merged from its beginning, unless the config names the block of the
 * merge.
 */
function scheduleOf(config: GenesisConfig): ScheduledFork[] {
  const number = (member: string | undefined): bigint | undefined => {
    const value = member === undefined ? undefined : config[member]
    return typeof value === 'number' ? BigInt(value) : undefined
  }
  const isMergedAtGenesis =
    config.terminalTotalDifficulty === 0 ||
    config.terminalTotalDifficultyPassed === true ||
    FORKS.some((fork: NamedFork) => number(fork.time) !== undefined)
  return FORKS.flatMap((fork: NamedFork): ScheduledFork[] => {
    const timestamp = number(fork.time)
    const isFirst = fork.name === 'chainstart' || (fork.name === 'paris' && isMergedAtGenesis)
    const block = number(fork.block?.[0]) ?? (isFirst ? 0n : undefined)
    return block === undefined && timestamp === undefined ? [] : [{ fork, block, timestamp }]
  })
}

/** The rules of a chain, by block. */
export interface RulesByBlock {
  readonly chainId: bigint
  /** Forks of the chain, as in a geth genesis file. */
  readonly config: GenesisConfig
  /** Returns the rules of a block, the same object for all blocks of a fork. Throws `ContradictoryBlock`. */
  at(blockNumber: bigint, timestamp: bigint): Rules
}

/** The rules of a chain with the limits of its node. */
export class ChainRules implements RulesByBlock {
  readonly chainId: bigint
  readonly config: GenesisConfig
  /** Limits of the blocks that the node makes. */
  readonly limits: ChainLimits
  readonly #schedule: readonly ScheduledFork[]
  readonly #byFork = new Map<number, Rules>()
  /** The rules of blocks that were made under other limits. */
  #others: ChainRules[] = []

  constructor(config: GenesisConfig, { codeSize, transactionGas }: ProtocolLimits = {}) {
    this.config = config
    this.limits = {
      codeSize: codeSize ?? PROTOCOL_LIMITS.codeSize,
      transactionGas: transactionGas ?? PROTOCOL_LIMITS.transactionGas,
    }
    this.chainId = BigInt(config.chainId)
    this.#schedule = scheduleOf(config)
  }

  at(blockNumber: bigint, timestamp: bigint): Rules {
    const next = this.#schedule.findIndex((fork) => (fork.block ?? 0n) > blockNumber || (fork.timestamp ?? 0n) > timestamp)
    const count = next === -1 ? this.#schedule.length : next
    // A fork by block that is yet to come, before one by time that has begun.
    const begun = this.#schedule.slice(count).find((fork) => fork.timestamp !== undefined && fork.timestamp < timestamp)
    if (begun) throw new ContradictoryBlock(blockNumber, timestamp, this.#schedule[count]?.fork.name ?? '', begun.fork.name)
    let rules = this.#byFork.get(count)
    if (!rules) {
      rules = this.#rulesOf(this.#schedule.slice(0, count).map(({ fork }) => fork))
      this.#byFork.set(count, rules)
    }
    return rules
  }

  /** Returns the rules of blocks that were made under some limits, which a store has kept. */
  under(limits: ChainLimits): ChainRules {
    if (haveSameMembers(this.limits, limits)) return this
    let others = this.#others.find((rules) => haveSameMembers(rules.limits, limits))
    if (!others) {
      others = new ChainRules(this.config, limits)
      this.#others = [...this.#others, others]
    }
    return others
  }

  /** The forks of this chain that begin at a time, oldest first. */
  timedForks(): TimedFork[] {
    return this.#schedule.flatMap(({ fork: { name }, timestamp }) =>
      name === 'chainstart' || timestamp === undefined ? [] : [{ name, timestamp }],
    )
  }

  #rulesOf(forks: readonly NamedFork[]): Rules {
    const { blobSchedule = {} } = this.config
    const schedules = forks.map(({ name, blobs }) => blobSchedule[name] ?? blobs)
    return new ForkRules(
      this.chainId,
      forks,
      schedules.findLast((blobs) => blobs !== undefined),
      this.limits,
    )
  }
}
