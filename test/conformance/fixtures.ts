/** The forms of the fixtures of execution-spec-tests, and what this node makes of their networks. */
import { configAt, type GenesisConfig, HARDFORKS, type HardforkName } from '../../src/evm/hardforks.js'
import type { Hex } from '../../src/primitives/hex.js'
import { NotApplicable } from './suite.js'

export interface FixtureAccount {
  readonly nonce: Hex
  readonly balance: Hex
  readonly code: Hex
  readonly storage: Readonly<Record<Hex, Hex>>
}

interface FixtureConfig {
  readonly chainid?: Hex
  readonly blobSchedule?: Readonly<Record<string, { readonly target: Hex; readonly max: Hex; readonly baseFeeUpdateFraction: Hex }>>
}

/** A chain: blocks over a genesis, some of which must be refused. */
export interface BlockFixture {
  readonly network: string
  readonly config?: FixtureConfig
  readonly genesisBlockHeader: Readonly<Record<string, Hex>>
  readonly pre: Readonly<Record<Hex, FixtureAccount>>
  readonly blocks: readonly { readonly rlp: Hex; readonly expectException?: string }[]
  readonly lastblockhash: Hex
  readonly postState?: Readonly<Record<Hex, FixtureAccount>>
}

/** Transactions, each alone over the same state, under several forks. */
export interface StateFixture {
  readonly config?: FixtureConfig
  readonly env: Readonly<Record<string, Hex>>
  readonly pre: Readonly<Record<Hex, FixtureAccount>>
  readonly transaction: StateTransaction & {
    readonly data: readonly Hex[]
    readonly gasLimit: readonly Hex[]
    readonly value: readonly Hex[]
    readonly accessLists?: readonly (readonly AccessListItem[] | null)[]
  }
  readonly post: Readonly<Record<string, readonly StateResult[]>>
}

interface StateTransaction {
  readonly nonce: Hex
  readonly to: Hex | ''
  readonly secretKey: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly maxFeePerBlobGas?: Hex
  readonly blobVersionedHashes?: readonly Hex[]
}

interface AccessListItem {
  readonly address: Hex
  readonly storageKeys: readonly Hex[]
}

interface StateResult {
  readonly hash: Hex
  readonly logs: Hex
  readonly txbytes?: Hex
  readonly expectException?: string
  readonly indexes: { readonly data: number; readonly gas: number; readonly value: number }
}

/** One transaction with what must come of it. */
export interface StateCase {
  readonly id: string
  readonly fork: string
  readonly chainId: bigint
  readonly env: StateFixture['env']
  readonly pre: StateFixture['pre']
  readonly tx: StateTransaction & {
    readonly data: Hex
    readonly gasLimit: Hex
    readonly value: Hex
    readonly accessList?: readonly AccessListItem[] | undefined
  }
  readonly txbytes?: Hex | undefined
  readonly expectException?: string | undefined
  readonly post: { readonly hash: Hex; readonly logs: Hex }
}

/** The forks of a state fixture, one case for each combination of data, gas and value. */
export function* stateCases(fixtures: Readonly<Record<string, StateFixture>>): Generator<StateCase> {
  for (const [name, { config, env, pre, transaction, post }] of Object.entries(fixtures)) {
    for (const [fork, results] of Object.entries(post)) {
      for (const [i, { hash, logs, txbytes, expectException, indexes }] of results.entries()) {
        const accessList = transaction.accessLists?.[indexes.data] ?? undefined
        const data = transaction.data[indexes.data]!
        const tx = {
          ...transaction,
          data,
          gasLimit: transaction.gasLimit[indexes.gas]!,
          value: transaction.value[indexes.value]!,
          accessList,
        }
        const chainId = BigInt(config?.chainid ?? 1)
        yield { id: `${name} :: ${fork} :: ${i}`, fork, chainId, env, pre, tx, txbytes, expectException, post: { hash, logs } }
      }
    }
  }
}

/** The names of fixtures where they are not our own with a capital. */
const OTHER_NAMES: Readonly<Record<string, HardforkName>> = {
  EIP150: 'tangerineWhistle',
  EIP158: 'spuriousDragon',
  ConstantinopleFix: 'petersburg',
  Istanbul: 'muirGlacier',
  London: 'grayGlacier',
  Merge: 'paris',
  BPO1: 'bpo1',
  BPO2: 'bpo2',
  BPO3: 'bpo3',
  BPO4: 'bpo4',
  BPO5: 'bpo5',
}

function hardforkOf(name: string): HardforkName {
  const own = name.charAt(0).toLowerCase() + name.slice(1)
  const hardfork = OTHER_NAMES[name] ?? HARDFORKS.find((known) => known === own)
  if (!hardfork) throw new NotApplicable(`network ${name} is not known`)
  return hardfork
}

/** The chain config of a network such as `Prague` or `CancunToPragueAtTime15k`. */
export function networkConfig(network: string, { chainid = '0x1', blobSchedule = {} }: FixtureConfig = {}): GenesisConfig {
  const [, from = network, to, thousands] = /^(.*)To(.*)AtTime(\d+)k$/.exec(network) ?? []
  const chainId = Number(chainid)
  const schedule = Object.entries(blobSchedule).map(([fork, { target, max, baseFeeUpdateFraction }]) => [
    fork.toLowerCase(),
    { target: Number(target), max: Number(max), baseFeeUpdateFraction: Number(baseFeeUpdateFraction) },
  ])
  return {
    ...(from === 'Frontier' ? { chainId } : configAt(chainId, hardforkOf(from))),
    ...(to === undefined ? {} : { [`${hardforkOf(to)}Time`]: 1000 * Number(thousands) }),
    ...(schedule.length === 0 ? {} : { blobSchedule: Object.fromEntries(schedule) }),
  }
}
