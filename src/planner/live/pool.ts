import type { Address, Hash } from '../../primitives/hex.js'
import type { Tick } from '../pools/concentrated.js'
import type { Curve } from '../pools/curve.js'
import type { AbiWords } from './abi-words.js'
import type { ContractReader } from './contract-reader.js'

/** A contract that cannot be planned over. The message says why. */
export class PoolRefused extends Error {
  override readonly name = 'PoolRefused'
}

/** The constant part of a pool, and a reader of its state. */
export interface LivePool {
  readonly address: Address
  /** The order in which its curve names them. */
  readonly tokens: readonly [Address, Address]
  /** Of Uniswap v3's design: its fee in parts per million. */
  readonly feeTier?: number
  /**
   * Its state after the reader's block.
   *
   * @param since an earlier state and all logs after it, which save calls
   */
  read(reader: ContractReader, since?: { readonly state: PoolState; readonly logs: readonly PoolLog[] }): Promise<PoolState>
}

export interface PoolState {
  readonly curve: Curve
  /** Of concentrated liquidity. */
  readonly ticks?: readonly Tick[]
}

export interface PoolLog {
  readonly address: Address
  readonly topics: readonly Hash[]
  readonly data: AbiWords
}

/** A kind of pool contract. */
export interface PoolDesign {
  /** The pools of a factory: of any two of some tokens, or all. */
  between(factory: Address, tokens: readonly Address[], feeTiers: readonly number[], reader: ContractReader): Promise<Address[]>
  all(factory: Address, most: number, reader: ContractReader, logs: LogQuery): Promise<FactoryListing>
  /** Rejects when there is no pool of this design at the address. */
  open(pool: Address, feePpm: bigint, reader: ContractReader): Promise<LivePool>
}

export interface FactoryListing {
  readonly pools: readonly Address[]
  /** Number of all pools. */
  readonly count: number
}

/** All logs of a contract with a first topic, since the beginning of the chain. */
export type LogQuery = (address: Address, topic: Hash) => Promise<readonly PoolLog[]>

/** Every two of some items. */
export function couples<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const))
}
