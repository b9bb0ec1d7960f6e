import type { GenesisConfig } from '../evm/hardforks.js'
import { concatBytes, type Hash, hexToBytes } from '../primitives/hex.js'

/** CRC-32 with the polynomial of IEEE 802.3, for a few bytes. The one with tables is loaded with a store. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const octet of bytes) {
    sum ^= octet
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

function bigEndian(value: bigint): Uint8Array {
  return hexToBytes(`0x${value.toString(16).padStart(16, '0')}`)
}

/** The distinct values of the config's members with a suffix, in ascending order. */
function transitionsOf(config: GenesisConfig, suffix: 'Block' | 'Time'): bigint[] {
  const values = Object.entries(config).flatMap(([name, value]) => (name.endsWith(suffix) && typeof value === 'number' ? value : []))
  return [...new Set(values)].sort((a, b) => a - b).map(BigInt)
}

/** Fields of a genesis block, or of its description. */
interface GenesisIdentity {
  readonly hash: Hash
  readonly header: { readonly timestamp: bigint }
}

/**
 * The fork identifier of EIP-2124 with the timestamps of EIP-6122: a checksum of the genesis hash and of all forks by block and those by time up
 * to `time`, as four bytes. What is active at genesis does not count.
 *
 * @param time seconds since 1970
 */
export function forkId(config: GenesisConfig, genesis: GenesisIdentity, time: bigint): Uint8Array {
  const byBlock = transitionsOf(config, 'Block').filter((number) => number > 0n)
  const byTime = transitionsOf(config, 'Time').filter((timestamp) => timestamp > genesis.header.timestamp && timestamp <= time)
  const sum = crc32(concatBytes(hexToBytes(genesis.hash), ...[...byBlock, ...byTime].map(bigEndian)))
  return bigEndian(BigInt(sum)).subarray(4)
}
