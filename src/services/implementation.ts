/** The code that an account runs in the place of its own: implementations of proxies, and delegations. */
import { delegateOf } from '../evm/delegation.js'
import type { Message } from '../evm/message.js'
import { type Address, bytesToBigInt, bytesToHex, hexToBytes, ZERO_ADDRESS } from '../primitives/hex.js'
import { StateDraft } from '../state/state-draft.js'
import { type BlockState, environmentOf } from './blocks.js'
import type { Needs } from './context.js'

/** EIP-1967: slots in which a proxy has the address of its implementation, or of the beacon that knows it. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
const BEACON_SLOT = '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50'
/** Selector of `implementation()`, with which a beacon is asked. */
const IMPLEMENTATION = hexToBytes('0x5c60da1b')
/** Gas of that call, many times that of a read of a slot. */
const BEACON_GAS = 100_000n
/** EIP-1167: code that forwards all calls. */
const FORWARDING = /^0x363d3d373d3d3d363d73([\da-f]{40})5af43d82803e903d91602b57fd5bf3$/
const LONGEST_FORWARDING = 45

/**
 * Returns the account whose code runs in the storage of another one: the target of a delegation (EIP-7702), and the implementation of a clone
 * (EIP-1167) or of a proxy, also behind a beacon (EIP-1967). Undefined for an account that runs its own code only.
 */
export async function implementationOf(
  context: Needs<'chain' | 'executor'>,
  address: Address,
  block: BlockState,
): Promise<Address | undefined> {
  const { state } = block
  const code = state.account(address)?.code.bytes
  if (!code || code.length === 0) return undefined
  const delegate = delegateOf(code)
  if (delegate !== undefined) return delegate
  const [, target] = code.length > LONGEST_FORWARDING ? [] : (FORWARDING.exec(bytesToHex(code)) ?? [])
  if (target !== undefined) return `0x${target}`
  const implementation = addressIn(state.storage(address, IMPLEMENTATION_SLOT))
  const beacon = implementation ? undefined : addressIn(state.storage(address, BEACON_SLOT))
  if (!beacon) return implementation
  const { ending, output } = await context.executor.runMessage(new StateDraft(state), environmentOf(context, block), question(beacon), {})
  return ending.kind === 'return' && output.length === 32 ? addressIn(output) : undefined
}

/** Returns the address in a word; undefined if it is zero or no address. */
function addressIn(word: Uint8Array): Address | undefined {
  const value = bytesToBigInt(word)
  return value === 0n || value >= 1n << 160n ? undefined : `0x${value.toString(16).padStart(40, '0')}`
}

function question(beacon: Address): Message {
  return {
    from: ZERO_ADDRESS,
    to: beacon,
    gasLimit: BEACON_GAS,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    value: 0n,
    data: IMPLEMENTATION,
    accessList: [],
    authorizationList: [],
    blobVersionedHashes: [],
    maxFeePerBlobGas: 0n,
  }
}
