import { isEvmAddress } from '../planner/chain-access/addresses.js'
import type { Address } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import { checksumAddress } from '../primitives/keccak.js'

/** `Transfer(address indexed from, address indexed to, uint256 value)` */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The ERC-20 tokens that an address has ever been sent on a chain, in the order in which it got them; none when the node will not look that far. */
export async function receivedTokens(
  request: (method: string, params: readonly Json[]) => Promise<Json>,
  owner: Address,
): Promise<readonly string[]> {
  const topics = [TRANSFER, null, `0x${owner.slice(2).padStart(64, '0')}`]
  const logs = await request('eth_getLogs', [{ fromBlock: 'earliest', toBlock: 'latest', topics }]).catch(() => [])
  const tokens = new Set<string>()
  for (const log of Array.isArray(logs) ? logs : []) {
    const [address, found] = isJsonObject(log) ? [member(log, 'address'), member(log, 'topics')] : []
    // With a fourth topic it is an item of a collection (ERC-721).
    const isToken = Array.isArray(found) && found.length === topics.length
    if (isToken && typeof address === 'string' && isEvmAddress(address)) tokens.add(checksumAddress(address))
  }
  return [...tokens]
}
