import { type Address, equalBytes, type Hash } from '../primitives/hex.js'
import type { Account } from '../state/account.js'
import { AccountStorage } from '../state/account-storage.js'
import type { WorldState } from '../state/world-state.js'

/** Most accounts and slots of a comparison. */
const ACCOUNT_LIMIT = 1000
const SLOT_LIMIT = 10_000

/** A slot whose value differs between two states. Values are without leading zeros. */
export interface SlotDifference {
  readonly slot: Hash
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** An account that differs between two states. Undefined where it does not exist. */
export interface AccountDifference {
  readonly address: Address
  readonly before: Account | undefined
  readonly after: Account | undefined
  readonly storage: readonly SlotDifference[]
}

export interface StateComparison {
  readonly accounts: readonly AccountDifference[]
  /** False if the limits left something out. */
  readonly isComplete: boolean
}

/** Compares two states of a chain. Costs what was written in between, and the slots of a remote chain that have to be loaded. */
export function compareStates(before: WorldState, after: WorldState): StateComparison {
  const addresses = after.changedSince(before)
  let room = SLOT_LIMIT
  let isComplete = addresses.length <= ACCOUNT_LIMIT
  const accounts = addresses.slice(0, ACCOUNT_LIMIT).map((address) => {
    const [old, now] = [before.account(address), after.account(address)]
    const written = writtenSlots(old?.storage ?? AccountStorage.empty, now?.storage ?? AccountStorage.empty)
    if (written.length > room) isComplete = false
    const storage = written.slice(0, room).flatMap((slot) => differenceOf(slot, old, now))
    room -= storage.length
    return { address, before: old, after: now, storage }
  })
  return { accounts, isComplete }
}

/** Returns the slots that were written in between, some perhaps with the value that they had. */
function writtenSlots(before: AccountStorage, after: AccountStorage): readonly Hash[] {
  const slots = new Set<Hash>()
  const note = (slot: Hash | undefined) => slot !== undefined && slots.add(slot)
  after.layers.values.eachChangeSince(before.layers.values, (_, one, other) => note(one?.slot ?? other?.slot))
  after.layers.zeros.eachChangeSince(before.layers.zeros, (_, one, other) => note(one ?? other))
  return [...slots]
}

function differenceOf(slot: Hash, old: Account | undefined, now: Account | undefined): readonly SlotDifference[] {
  const before = (old?.storage ?? AccountStorage.empty).get(slot)
  const after = (now?.storage ?? AccountStorage.empty).get(slot)
  return equalBytes(before, after) ? [] : [{ slot, before, after }]
}
