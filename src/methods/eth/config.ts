import type { Chain } from '../../chain/chain.js'
import { forkId } from '../../chain/fork-id.js'
import { depositContractOf } from '../../evm/block-steps.js'
import { BEACON_ROOTS, CONSOLIDATION_REQUESTS, HISTORY_STORAGE, WITHDRAWAL_REQUESTS } from '../../evm/known-system-contracts.js'
import { precompilesOf } from '../../evm/precompiles.js'
import type { Rules } from '../../evm/rules.js'
import type { Address } from '../../primitives/hex.js'
import { address, data, mapOf, nullable, number, objectOf, quantity, string, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'

/** The names EIP-7910 gives to precompiles, by the number that is their address. */
const PRECOMPILE_NAMES: Readonly<Record<number, string>> = {
  1: 'ECREC',
  2: 'SHA256',
  3: 'RIPEMD160',
  4: 'ID',
  5: 'MODEXP',
  6: 'BN254_ADD',
  7: 'BN254_MUL',
  8: 'BN254_PAIRING',
  9: 'BLAKE2F',
  10: 'KZG_POINT_EVALUATION',
  11: 'BLS12_G1ADD',
  12: 'BLS12_G1MSM',
  13: 'BLS12_G2ADD',
  14: 'BLS12_G2MSM',
  15: 'BLS12_PAIRING_CHECK',
  16: 'BLS12_MAP_FP_TO_G1',
  17: 'BLS12_MAP_FP2_TO_G2',
  256: 'P256VERIFY',
}

/** A height after which no fork begins by height. */
const AFTER_ALL_HEIGHTS = 2n ** 63n - 1n

const blobSchedule = objectOf<wire.BlobSchedule>()('BlobConfig', { target: number, max: number, baseFeeUpdateFraction: number })

const forkConfig = objectOf<wire.ForkConfig>()('config', {
  /** Seconds since 1970; 0 for a fork that is active at genesis. */
  activationTime: number,
  /** Null before Cancun. */
  blobSchedule: nullable(blobSchedule),
  chainId: quantity,
  forkId: data,
  precompiles: mapOf(string, address),
  systemContracts: mapOf(string, address),
})
type ForkConfig = ValueOf<typeof forkConfig>

function systemContractsOf({ rules }: Chain, active: Rules): Map<string, Address> {
  const contracts = new Map<string, Address>()
  if (active.isActive(4788)) contracts.set('BEACON_ROOTS_ADDRESS', BEACON_ROOTS)
  if (active.isActive(7685)) {
    contracts.set('CONSOLIDATION_REQUEST_PREDEPLOY_ADDRESS', CONSOLIDATION_REQUESTS)
    contracts.set('DEPOSIT_CONTRACT_ADDRESS', depositContractOf(rules.config))
    contracts.set('HISTORY_STORAGE_ADDRESS', HISTORY_STORAGE)
    contracts.set('WITHDRAWAL_REQUEST_PREDEPLOY_ADDRESS', WITHDRAWAL_REQUESTS)
  }
  return contracts
}

/** Returns the configuration from a timestamp on at which one or more forks start. */
function describeFork(chain: Chain, timestamp: bigint | undefined): ForkConfig | null {
  if (timestamp === undefined) return null
  const { rules, genesis } = chain
  const active = rules.at(AFTER_ALL_HEIGHTS, timestamp)
  const precompiles = [...precompilesOf(active).keys()].map((place) => [PRECOMPILE_NAMES[Number(place)] ?? place, place] as const)
  return {
    activationTime: timestamp <= genesis.header.timestamp ? 0 : Number(timestamp),
    blobSchedule: active.blobs ?? null,
    chainId: rules.chainId,
    forkId: forkId(rules.config, genesis, timestamp),
    precompiles: new Map(precompiles),
    systemContracts: systemContractsOf(chain, active),
  }
}

export const config = defineMethod({
  name: 'eth_config',
  summary:
    'Returns the configuration of the current, the next and the last planned hardfork (EIP-7910). Null for forks that do not exist or start at a block number.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.ChainConfig>()('configResponse', {
    current: nullable(forkConfig),
    next: nullable(forkConfig),
    last: nullable(forkConfig),
  }),
  handler({ chain }: Needs<'chain'>) {
    const now = chain.head.header.timestamp
    const times = chain.rules.timedForks().map(({ timestamp }) => timestamp)
    const current = times.findLast((timestamp) => timestamp <= now)
    const next = times.find((timestamp) => timestamp > now)
    return {
      current: describeFork(chain, current),
      next: describeFork(chain, next),
      last: next === undefined ? null : describeFork(chain, times.at(-1)),
    }
  },
})
