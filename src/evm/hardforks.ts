import type { Hex } from '../primitives/hex.js'

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

/** A fork: its EIPs, and the members of a geth config that name the block or the time from which it is active. */
export interface Fork {
  readonly name: string
  /** Numbers of EIPs; of forks before Berlin the EIP that lists the others. */
  readonly eips: readonly number[]
  /** Members of a config; those of one fork must agree. */
  readonly block?: readonly string[]
  readonly time?: string
  /** Blob schedule of the fork, unless the config has another. Default: that of the fork before. */
  readonly blobs?: BlobSchedule
}

/** All forks, oldest first. */
export const FORKS = [
  { name: 'chainstart', eips: [1], block: [] },
  { name: 'homestead', eips: [606], block: ['homesteadBlock'] },
  { name: 'tangerineWhistle', eips: [608], block: ['eip150Block'] },
  { name: 'spuriousDragon', eips: [607], block: ['eip155Block', 'eip158Block'] },
  { name: 'byzantium', eips: [609], block: ['byzantiumBlock'] },
  { name: 'constantinople', eips: [1013], block: ['constantinopleBlock'] },
  { name: 'petersburg', eips: [1716], block: ['petersburgBlock'] },
  { name: 'istanbul', eips: [1679], block: ['istanbulBlock'] },
  { name: 'muirGlacier', eips: [2384], block: ['muirGlacierBlock'] },
  { name: 'berlin', eips: [2565, 2929, 2718, 2930], block: ['berlinBlock'] },
  { name: 'london', eips: [1559, 3198, 3529, 3541], block: ['londonBlock'] },
  { name: 'arrowGlacier', eips: [4345], block: ['arrowGlacierBlock'] },
  { name: 'grayGlacier', eips: [5133], block: ['grayGlacierBlock'] },
  { name: 'paris', eips: [3675, 4399], block: ['mergeNetsplitBlock'] },
  { name: 'shanghai', eips: [3651, 3855, 3860, 4895], time: 'shanghaiTime' },
  {
    name: 'cancun',
    eips: [1153, 4844, 4788, 5656, 6780, 7516],
    time: 'cancunTime',
    blobs: { target: 3, max: 6, baseFeeUpdateFraction: 3_338_477 },
  },
  {
    name: 'prague',
    eips: [2537, 2935, 6110, 7002, 7251, 7623, 7685, 7691, 7702],
    time: 'pragueTime',
    blobs: { target: 6, max: 9, baseFeeUpdateFraction: 5_007_716 },
  },
  { name: 'osaka', eips: [7594, 7823, 7825, 7883, 7892, 7939, 7951, 7918], time: 'osakaTime' },
  { name: 'bpo1', eips: [], time: 'bpo1Time', blobs: { target: 10, max: 15, baseFeeUpdateFraction: 8_346_193 } },
  { name: 'bpo2', eips: [], time: 'bpo2Time', blobs: { target: 14, max: 21, baseFeeUpdateFraction: 11_684_671 } },
  { name: 'bpo3', eips: [], time: 'bpo3Time' },
  { name: 'bpo4', eips: [], time: 'bpo4Time' },
  { name: 'bpo5', eips: [], time: 'bpo5Time' },
] as const satisfies readonly Fork[]

/** A value of its own: declarations expand its type, instead of the table. */
const forkNames = FORKS.map(({ name }) => name)
export type ForkName = (typeof forkNames)[number]
/** Clients call the rules of the first block Frontier, and the engines `chainstart`. */
export type HardforkName = Exclude<ForkName, 'chainstart'> | 'frontier'

/** The names that `hardfork` options take, oldest first. */
export const HARDFORKS: readonly HardforkName[] = FORKS.map(({ name }) => (name === 'chainstart' ? 'frontier' : name))

/** Returns a config under which every fork up to and including `hardfork` is active from block 0. With `frontier`, which has no member in a config, none is. */
export function configAt(chainId: number, hardfork: HardforkName): GenesisConfig {
  const active: readonly Fork[] = FORKS.slice(0, FORKS.findIndex(({ name }) => name === hardfork) + 1)
  const members = active.flatMap(({ block, time }) => block ?? (time === undefined ? [] : [time]))
  const isMerged = active.some(({ name }) => name === 'paris')
  return { chainId, ...Object.fromEntries(members.map((name) => [name, 0])), ...(isMerged ? { terminalTotalDifficulty: 0 } : {}) }
}
