/** The gas report: samples of transactions, merged and summarised. */
import { PROTOCOL_LIMITS } from '../../../src/internal.js'

/** Gas of transactions that called one function of a contract, or created it. */
export interface GasSamples {
  /** Name of the contract, or its address if no artifact names it. */
  readonly contract: string
  /** Names of the proxies through which it was called, the outermost first. */
  readonly proxies: readonly string[]
  /** Signature of the function; undefined for creations. */
  readonly function: string | undefined
  readonly gas: readonly number[]
  /** Bytes of the code of the contract, for creations. */
  readonly size: number | undefined
}

/** Summary of the gas of several transactions. */
export interface GasSummary {
  readonly calls: number
  readonly min: number
  readonly median: number
  readonly mean: number
  readonly max: number
}

export interface FunctionGas extends GasSummary {
  /** `transfer(address,uint256)` */
  readonly signature: string
}

/** Gas of creations of a contract. */
export interface DeploymentGas extends GasSummary {
  /** Bytes of its code. */
  readonly size: number
  /** Share of the limit of EIP-170, in percent. */
  readonly percentOfLimit: number
}

export interface ContractGas {
  readonly name: string
  /** Names of the proxies through which it was called, the outermost first. Empty for direct calls. */
  readonly proxies: readonly string[]
  readonly deployment: DeploymentGas | undefined
  /** By signature, in alphabetical order. */
  readonly functions: readonly FunctionGas[]
}

/** Gas by contract and function, in alphabetical order. */
export interface GasReport {
  readonly contracts: readonly ContractGas[]
}

/** Limit of the size of a contract's code, in bytes (EIP-170). */
export const CODE_SIZE_LIMIT = PROTOCOL_LIMITS.codeSize

/** Summarises samples, also of several processes. */
export function gasReport(samples: readonly GasSamples[]): GasReport {
  const groups = new Map<string, GasSamples[]>()
  for (const sample of samples) {
    const key = JSON.stringify([sample.contract, sample.proxies])
    groups.set(key, [...(groups.get(key) ?? []), sample])
  }
  const contracts = [...groups.values()].map((group): ContractGas => {
    const [{ contract = '', proxies = [] } = {}] = group
    const creations = group.filter((sample) => sample.function === undefined)
    const size = Math.max(0, ...creations.map((sample) => sample.size ?? 0))
    const deployment = summary(creations.flatMap(({ gas }) => gas))
    const signatures = [...new Set(group.flatMap((sample) => sample.function ?? []))].sort()
    return {
      name: contract,
      proxies,
      deployment: deployment && { ...deployment, size, percentOfLimit: (size / CODE_SIZE_LIMIT) * 100 },
      functions: signatures.flatMap((signature) => {
        const found = summary(group.filter((sample) => sample.function === signature).flatMap(({ gas }) => gas))
        return found ? [{ signature, ...found }] : []
      }),
    }
  })
  return { contracts: contracts.sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1)) }
}

/** `Coin`, or `Coin through Proxy`. */
export function titleOf({ name, proxies }: Pick<ContractGas, 'name' | 'proxies'>): string {
  return proxies.length === 0 ? name : `${name} through ${proxies.join(', ')}`
}

function summary(gas: readonly number[]): GasSummary | undefined {
  const sorted = [...gas].sort((a, b) => a - b)
  const [min] = sorted
  const max = sorted.at(-1)
  if (min === undefined || max === undefined) return undefined
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  return { calls: sorted.length, min, median: mean(middle), mean: mean(sorted), max }
}

function mean(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
}
