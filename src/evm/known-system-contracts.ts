/**
 * The effects of the system contracts at the beginning and the end of a block, written without running their code. Running it took six times as long
 * as the rest of an empty block. This applies only to contracts that have the code of their EIP, and to requests only while the queue is empty;
 * everything else is run. `test/evm/known-system-contracts.test.ts` compares the effects with those of the code.
 */

import { type Address, bigIntToBytes, bigIntToHash, type Hash, hexToBytes } from '../primitives/hex.js'
import type { Account } from '../state/account.js'
import type { AccountStorage } from '../state/account-storage.js'
import type { WorldState } from '../state/world-state.js'
import type { ExecutionState } from './execution-state.js'
import type { Header } from './header.js'

export const BEACON_ROOTS: Address = '0x000f3df6d732807ef1319fb7b8bb8522d0beac02'
export const HISTORY_STORAGE: Address = '0x0000f90827f1c53a10cb7a02335b175320002935'
export const WITHDRAWAL_REQUESTS: Address = '0x00000961ef480eb55e80d19ad83579a64c007002'
export const CONSOLIDATION_REQUESTS: Address = '0x0000bbddc7ce488642fb579f8b00f3a590007251'

/** keccak256 of the code in the EIPs, by address. */
export const SYSTEM_CODE_HASHES: ReadonlyMap<string, Hash> = new Map<Address, Hash>([
  [BEACON_ROOTS, '0xf57acd40259872606d76197ef052f3d35588dadf919ee1f0e3cb9b62d3f4b02c'],
  [HISTORY_STORAGE, '0x6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d'],
  [WITHDRAWAL_REQUESTS, '0x0345a365d2f4c5975b9f1599abe0a2ee76b7a3a731bc68781bd04c84e4858f50'],
  [CONSOLIDATION_REQUESTS, '0x78c6cb5202685228bbcbfb992b1c4e116c7ec5ef11e25b8e92716cfc628ddd60'],
])

/** The part of a header that the system calls of its block read. The beacon root is ignored before Cancun. */
type SystemCallInput = Pick<Header, 'rules' | 'timestamp' | 'number' | 'parentHash'> & { readonly parentBeaconBlockRoot: Hash }

/** HISTORY_BUFFER_LENGTH of EIP-4788, HISTORY_SERVE_WINDOW of EIP-2935. */
const RING = 8191n
/** Slots in which EIP-7002 and EIP-7251 store the excess, the count, and the head and tail of the queue. */
export const QUEUE_SLOTS: readonly Hash[] = [0n, 1n, 2n, 3n].map(bigIntToHash)

/** Stores a parent beacon block's root as the call of EIP-4788 does, if the result is known without running the contract. Returns whether it did. */
export function hasStoredBeaconRoot(draft: ExecutionState, { timestamp }: Header, root: Hash): boolean {
  if (!isKnown(draft, BEACON_ROOTS)) return false
  draft.setStorage(BEACON_ROOTS, bigIntToHash(timestamp % RING), bigIntToBytes(timestamp))
  draft.setStorage(BEACON_ROOTS, bigIntToHash((timestamp % RING) + RING), hexToBytes(root))
  draft.beginTransaction()
  return true
}

/** Stores the parent's hash as the call of EIP-2935 does, if the result is known without running the contract. Returns whether it did. */
export function hasStoredParentHash(draft: ExecutionState, { number, parentHash }: Header): boolean {
  if (!isKnown(draft, HISTORY_STORAGE)) return false
  draft.setStorage(HISTORY_STORAGE, bigIntToHash((number - 1n) % RING), hexToBytes(parentHash))
  draft.beginTransaction()
  return true
}

/** Returns whether a queue of EIP-7002 or EIP-7251 is empty and has no excess or count left. Its call then returns nothing and changes nothing. */
export function isIdle(draft: ExecutionState, queue: Address): boolean {
  return isKnown(draft, queue) && QUEUE_SLOTS.every((slot) => draft.storage(queue, slot).length === 0)
}

/**
 * Returns the state after the system calls of a block without transactions and withdrawals, which is the state after the block. Undefined if some code
 * has to be run, or if the state may not be in memory.
 *
 * It does in one write what `callBeforeTransactions` and `finishBlock` do through a draft.
 */
export function stateAfterEmptyBlock(
  state: WorldState,
  { rules, timestamp, number, parentHash, parentBeaconBlockRoot: root }: SystemCallInput,
): WorldState | undefined {
  if (!rules.isMerged || state.hasOrigin) return undefined
  if (rules.isActive(7685) && ![WITHDRAWAL_REQUESTS, CONSOLIDATION_REQUESTS].every((queue) => hasNoRequests(state, queue))) return undefined
  const changes: [Address, Account][] = []
  if (rules.isActive(4788)) {
    const slot = timestamp % RING
    const isWritten = write(state, BEACON_ROOTS, changes, (storage) =>
      storage.set(bigIntToHash(slot), bigIntToBytes(timestamp)).set(bigIntToHash(slot + RING), hexToBytes(root)),
    )
    if (!isWritten) return undefined
  }
  if (rules.isActive(2935)) {
    const isWritten = write(state, HISTORY_STORAGE, changes, (storage) =>
      storage.set(bigIntToHash((number - 1n) % RING), hexToBytes(parentHash)),
    )
    if (!isWritten) return undefined
  }
  return state.apply(changes)
}

/** Adds what the call of a contract changes. Returns whether that is known: a contract that is not there changes nothing. */
function write(
  state: WorldState,
  contract: Address,
  changes: [Address, Account][],
  change: (storage: AccountStorage) => AccountStorage,
): boolean {
  const account = state.account(contract)
  if (account === undefined) return true
  const { nonce, balance, code, storage } = account
  if (code.hash !== SYSTEM_CODE_HASHES.get(contract)) return false
  changes.push([contract, { nonce, balance, code, storage: change(storage) }])
  return true
}

/** Returns whether the call of a queue of EIP-7002 or EIP-7251 returns nothing and changes nothing. */
function hasNoRequests(state: WorldState, queue: Address): boolean {
  const account = state.account(queue)
  if (account === undefined) return true
  const { code, storage } = account
  return code.hash === SYSTEM_CODE_HASHES.get(queue) && (storage.isEmpty || QUEUE_SLOTS.every((slot) => storage.get(slot).length === 0))
}

function isKnown(draft: ExecutionState, contract: Address): boolean {
  return draft.code(contract).hash === SYSTEM_CODE_HASHES.get(contract)
}
